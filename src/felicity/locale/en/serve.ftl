help-serve = Serve tables to browsers.
help-serve-host = The address to listen on; 0.0.0.0 lets other machines in.
help-serve-port = The port to listen on; 0 is any that is free.
help-serve-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder.
help-serve-keep-days = Days that finished games and lobbies are kept after their last change; 0 keeps all for ever.
help-serve-origin = Another host whose pages may use this server, e.g. https://example.org; may be repeated.
example-serve = Examples:
      felicity serve --port 8080
      felicity serve --host 0.0.0.0 --database postgresql://felicity@localhost/felicity
play-here = Felicity is at { $address } (stop with Ctrl-C); your tables are kept in { $file }.
play-there = Felicity is running already, at { $address }, with the tables in { $file }.
play-open-yourself = Open { $address } in your browser.
error-in-use = Another server keeps its tables in { $file } already, at { $address }. Two can’t share a file: use that one, stop it, or name another --database.
error-in-use-starting = Another server that is just starting keeps its tables in { $file } already. Two can’t share a file: try again in a moment.
error-port = { $host }, port { $port }, can’t be listened on: { $why }. Choose another with --port.
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
