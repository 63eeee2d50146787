# The lobby: who comes, who sits where, before the game begins.

page-lobby-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
page-lobby-who = Around the table
page-lobby-waiting = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
page-lobby-ready = Everybody is here. You can start.
page-lobby-wait-host = Everybody is here. Waiting for the host to start.
page-lobby-watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## Seats

page-lobby-free = Free seat
page-lobby-sit = Sit here
page-lobby-leave = Stand up
page-lobby-kick = Remove
page-lobby-free-seat = Free the seat
page-lobby-bot = Bot
page-lobby-earlier = Move { $name } one seat up
page-lobby-later = Move { $name } one seat down
page-lobby-your-name = Your name
page-lobby-state-free = free for whoever comes
page-lobby-state-bot = bot, { $level }
page-lobby-level-easy = easy
page-lobby-level-normal = normal
page-lobby-level-hard = hard
page-lobby-level-expert = expert
page-lobby-state-you = that’s you
page-lobby-state-here = here
page-lobby-hosts = , host
page-lobby-state-away = away
page-lobby-state-away-since = { $minutes ->
    [0] just gone
   *[other] left { $minutes } min ago
}

## Visitors

page-lobby-sit-down = Take a seat
page-lobby-watch = Just watch
page-lobby-watching = You are watching. The game will appear here when it starts.
page-lobby-full = All seats are taken. You are watching: the game will appear here when it starts.

## The host

page-lobby-level = Bot level
page-lobby-fill = { $count ->
    [one] Give the free seat to a bot
   *[other] Give the { $count } free seats to bots
}
page-lobby-start = Start the game
page-lobby-start-why = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}

page-lobby-host-away = { $known ->
    [yes] { $name }, the host, is away.
   *[no] The host is away.
}{ $may ->
    [yes] {""}
   *[no] {" "}In a moment you may take over.
}
page-lobby-take-host = Take over as host

## Invitation

page-lobby-invite = Invite friends
page-lobby-invite-about = Send them the code, the link or the QR code. None of them is secret.
page-lobby-invite-watch = Send them the code, the link or the QR code, to play or to watch. None of them is secret.
page-lobby-code = Code { $code }
page-lobby-link = Link to this table
page-lobby-qr = The link as a QR code
page-lobby-copy = Copy the link
page-lobby-copied = Link copied.
page-lobby-copy-by-hand = This browser won’t let us copy. The link is selected: copy it yourself.
page-lobby-only-here = This address works only on this computer. To let others in, start the server with: felicity serve --host 0.0.0.0

## Shuffle

page-lobby-shuffle-fair = The shuffle is fair
page-lobby-shuffle-seed = The seed of this game was chosen
page-lobby-shuffle-position = This game goes on from a position
page-lobby-shuffle-about = The server has fixed its part of the seed and shows its fingerprint. Every browser fixes a part of its own and shows only the fingerprint. When the host starts, all fingerprints are frozen; only then are the parts revealed, so that nobody can choose the deal. After the game everybody can check it.
page-lobby-shuffle-not = Anybody who knows it can work out the deal.
page-lobby-shuffle-parts = { $count ->
    [0] No seat has added its part yet.
    [one] One seat has added its part.
   *[other] { $count } seats have added their parts.
}
page-lobby-dealing = Dealing … waiting for { $names }.
page-lobby-deal-without = Deal without them
page-lobby-commitment = Fingerprint:
