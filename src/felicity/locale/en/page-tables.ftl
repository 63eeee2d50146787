# Other people: open tables, invitations, people met before, blocking, reports.

page-tables-title = Play with others
page-tables-about = Sit down at an open table, watch a game, or play again with somebody you know. Nobody can search for you: your name is shown at the open tables where you sit, and to people you have begun a game with.
page-tables-open = Open tables and people
page-tables-door = { $free ->
    [0] No table has a free seat right now.
    [one] One table has a free seat.
   *[other] { $free } tables have a free seat.
}{ $live ->
    [0] {""}
    [one] {" "}One game can be watched.
   *[other] {" "}{ $live } games can be watched.
}
page-tables-filter = Game
page-tables-all-games = All games
page-tables-free = Free seats
page-tables-none = No table is open right now. Open one yourself: set up a game with a seat for “A friend, by link” and switch on “Open to everybody”.
page-tables-not-shared = This server is on your own machine, so nobody else comes by. To play with others, run felicity serve.
page-tables-open-one = Set up a game
page-tables-live = Games to watch
page-tables-seats = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
page-tables-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
page-tables-talk-free = free talk
page-tables-talk-phrases = talk in phrases
page-tables-yours = To your table
page-tables-join = Join
page-tables-join-at = Join { $names } at { $game }
page-tables-watch = Watch
page-tables-watch-at = Watch { $names } at { $game }

## Invitations

page-tables-invitations = Invitations
page-tables-invited = { $known ->
    [yes] { $name } keeps a seat for you: { $game }
   *[no] A seat is kept for you: { $game }
}
page-tables-decline = I can’t come
page-tables-go = To the table

## People

page-tables-people = People you know
page-tables-people-about = You have begun a game together. To invite one of them, open a table with a free seat.
page-tables-no-people = Nobody yet. Whoever begins a game with you appears here.
page-tables-all-people = Show everybody
page-tables-nameless = Somebody without a name
page-tables-games = { $count ->
    [one] one game
   *[other] { $count } games
}
page-tables-block = Block
page-tables-block-sure = Block { $name }?
page-tables-block-means = They can’t come to your tables, invite you or talk to you any more. They aren’t told. You can change your mind at any time.
page-tables-blocked = Blocked
page-tables-unblock = Unblock
page-tables-cancel = Cancel

## Setting up, and in the lobby

page-tables-open-to-all = Open to everybody
page-tables-open-to-all-hint = Anyone on this server sees the table and can sit down. People talk in phrases, unless you allow more.
page-tables-talk = Free talk
page-tables-talk-hint = People may write to each other. Otherwise there are only ready-made phrases.
page-tables-keep = Keep a seat for …
page-tables-keep-about = You can invite people you have played with: they see it on their start page.
page-tables-keep-for = Keep a seat for { $name }
page-tables-kept = Kept seat
page-tables-kept-for = Kept for { $name }
page-tables-kept-for-you = Kept for you
page-tables-kept-state = waiting for an answer
page-tables-kept-state-other = for somebody the host has invited
page-tables-kept-waits = { $count ->
    [one] One seat is kept for somebody.
   *[other] { $count } seats are kept for somebody.
}

## At the table

page-tables-neighbours = People at the table
page-tables-mute = Mute
page-tables-unmute = Unmute
page-tables-report = Report
page-tables-report-title = Report { $name } to the host of this server
page-tables-report-about = They get what you write here and the last lines said at this table. { $name } isn’t told.
page-tables-report-why = What is it about?
page-tables-report-words = What was said
page-tables-report-behaviour = How they play or behave
page-tables-report-name = The name
page-tables-report-other = Something else
page-tables-report-text = What happened? (optional)
page-tables-report-send = Send the report
page-tables-reported = Thank you. The host of this server will see it.
page-tables-phrases-only = At this table people talk in phrases.
page-table-note-allowed = { $talk ->
    [yes] The host allows free talk.
   *[no] The host allows phrases only.
}

page-table-held = The host of this server has paused this table. Nothing is lost.
page-table-note-held = { $held ->
    [yes] The host of this server has paused the table.
   *[no] The host of this server lets the table go on.
}
page-table-closed-profile-held = The host of this server has paused your profile.

## What the server refused

page-error-held = The host of this server has paused this table.
page-error-profile-held = The host of this server has paused your profile.

page-error-phrases-only = At this table people talk in phrases: the host hasn’t allowed anything else.
page-error-seat-kept = That seat is kept for somebody else.
page-error-no-person = That person can’t be found any more.
