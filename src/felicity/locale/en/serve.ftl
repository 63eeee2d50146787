help-serve = Serve tables to browsers.
help-serve-host = The address to listen on; 0.0.0.0 accepts other machines.
help-serve-port = The port to listen on; 0 picks a free one.
help-serve-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder.
help-serve-keep-days = Days to keep finished games and lobbies after their last change; 0 keeps them forever.
help-serve-vacation-days = Days of vacation from games by mail that everybody has within a year.
help-serve-ratings = Rate people and bots, if felicity[ratings] is installed? With --no-ratings nobody sees anything of it.
help-serve-keep-profile-days = Days to keep profiles without a table after the last visit; 0 keeps them forever.
help-serve-origin = Another website that may use this server, e.g. https://example.org; can be repeated.
help-serve-proxy = A proxy in front of this server, by address or network (127.0.0.1, 10.0.0.0/8): visitors are then identified by its X-Forwarded-For; can be repeated.
help-serve-connections = How many connections one address may have open.
help-serve-connections-in-total = How many connections may be open in total.
help-serve-tables-per-key = How many tables one browser may host or sit at before it can open another; 0 is no limit.
help-serve-tables = How many tables are kept in total; 0 is no limit.
help-serve-metrics = Who may read /metrics (for Prometheus), by address or network; can be repeated. Nobody by default.
help-serve-prefix = The path below which a proxy serves Felicity, e.g. /felicity.
example-serve = Examples:
      felicity serve --port 8080
      felicity serve --host 0.0.0.0 --database postgresql://felicity@localhost/felicity
play-here = Felicity is running at { $address } (stop with Ctrl-C); your tables are in { $file }.
play-there = Felicity is already running at { $address }, with the tables in { $file }.
play-open-yourself = Open { $address } in your browser.
error-in-use = Another server is already using { $file }, at { $address }. Two can’t share a file: use that one, stop it, or name another --database.
error-in-use-starting = { $file } is in use: another server is just starting, or a backup is being restored. Try again in a moment.
error-port = Can’t listen on { $host }, port { $port }: { $why }. Choose another port with --port.
error-address = “{ $text }” is not an address: write one such as 127.0.0.1, ::1 or 10.0.0.0/8.
error-prefix = “{ $text }” can’t be a path: write it like /felicity, with letters, digits and hyphens.
serve-here = Serving at { $address } (stop with Ctrl-C)

## A database that can’t be used

error-database = The database address can’t be used: expected sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-kind = { $kind } is not supported: use sqlite:///FILE or postgresql://USER@HOST/NAME.
error-store-newer = The tables in { $place } belong to a newer version of Felicity. Nothing was changed: install that version, or name another --database.
error-store-foreign = { $place } is the database of another program, or of a first start that was interrupted. Nothing was changed: name another --database.
error-store-damaged = { $place } is damaged, encrypted or not a database ({ $why }). Nothing was changed: restore a backup with felicity restore --replace, or name another --database.
error-store-read-only = { $place } can’t be written: the file, its folder or the disk is read-only.
error-store-full = The disk of { $place } is full. Make room, then start again.
error-store-locked = { $place } is locked by another program. Close it, then start again.
error-store-folder = { $place } is a folder. Name a file in it, e.g. sqlite:///{ $place }/tables.sqlite.
error-store-nowhere = The folder { $why } doesn’t exist. Create it, or name another --database.
error-store-cannot-open = { $place } can’t be opened: { $why }.
error-store-away = The database at { $place } can’t be used: { $why }.
error-store-changed = { $place } was deleted or replaced while the server was running. Nothing more is written: put the file back or restore a backup, then start the server again.

help-verify = Check the fair shuffle of a record and replay it.
help-verify-file = The record, as downloaded when the game was over.
help-verify-commitment = The commitment that you were shown before the game.
help-verify-part = The part that your browser added.
help-verify-frozen = The fingerprint of all commitments that your browser kept before it revealed its part.
example-verify = Examples:
      felicity verify { $game }-KPRTWX.txt
      felicity verify { $game }-KPRTWX.txt --commitment 9a63… --part 4f0c… --frozen 77d1…
verify-commitment = The server’s part hashes to its commitment.
verify-parts = { $count ->
    [0] Nobody added a part; the seed follows from the server’s part alone.
    [one] Seat { $seats } added a part, and the seed follows from all parts.
   *[other] Seats { $seats } added parts, and the seed follows from all parts.
}
verify-withheld = { $count ->
    [one] Seat { $seats } had committed to a part and withheld it.
   *[other] Seats { $seats } had committed to parts and withheld them.
}
verify-played = Dealt from that seed, the { $choices } choices lead to the recorded result: { $result }.
verify-unproven = Compare the commitments with those that your browser kept before the game (--commitment, --frozen): only that proves they were not made up later.
help-serve-lab = Open the laboratory (/lab): visitors have studies played on this machine, in processes that give way to the tables. It needs felicity[lab].
help-serve-lab-games = Games of one study; 0 for no limit.
help-serve-lab-minutes = Minutes that one study may be played, in total; 0 for no limit.
help-serve-lab-waiting = Studies that may wait, in total; 0 for no limit.
help-serve-lab-waiting-each = Studies of one browser or address that may wait; 0 for no limit.
help-serve-lab-studies = Studies that are kept, in total; 0 for no limit.
help-serve-lab-processes = Processes that play studies.
