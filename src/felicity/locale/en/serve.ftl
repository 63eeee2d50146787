help-serve = Serve tables to browsers.
help-serve-host = The address to listen on; 0.0.0.0 lets other machines in.
help-serve-port = The port to listen on.
help-serve-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder.
help-serve-origin = Another host whose pages may use this server, e.g. https://example.org; may be repeated.
example-serve = Examples:
      felicity serve --port 8080
      felicity serve --host 0.0.0.0 --database postgresql://felicity@localhost/felicity
serve-here = Serving at { $address } (stop with Ctrl-C)

help-verify = Check the fair shuffle of a record and play it again.
help-verify-file = The record, as downloaded when the game was over.
help-verify-commitment = The commitment that you were shown before the game.
help-verify-part = The part that your browser added.
example-verify = Examples:
      felicity verify loop-KPRTWX.txt
      felicity verify loop-KPRTWX.txt --commitment 9a63… --part 4f0c…
verify-commitment = The server's part hashes to its commitment.
verify-parts = { $count ->
    [0] Nobody added a part; the seed follows from the server's part alone.
    [one] Seat { $seats } added a part, and the seed follows from all parts.
   *[other] Seats { $seats } added parts, and the seed follows from all parts.
}
verify-played = Dealt from that seed, the { $choices } choices lead to the recorded result: { $result }.
verify-unproven = Compare the commitment with the one that you were shown before the game (--commitment): only that proves it was not made up later.
