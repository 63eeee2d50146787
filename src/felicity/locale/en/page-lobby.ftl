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
page-lobby-ready = Everybody is here: you may start
page-lobby-wait-host = Everybody is here: waiting for the host to start
page-lobby-watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## Seats

page-lobby-free = Free seat
page-lobby-sit = Sit here
page-lobby-leave = Stand up
page-lobby-kick = Send away
page-lobby-free-seat = Free the seat
page-lobby-bot = Bot
page-lobby-earlier = { $name }: one seat earlier
page-lobby-later = { $name }: one seat later
page-lobby-your-name = Your name
page-lobby-state-free = whoever comes may sit here
page-lobby-state-bot = bot, { $level }
page-lobby-level-easy = easy
page-lobby-level-normal = normal
page-lobby-level-hard = hard
page-lobby-state-you = that’s you
page-lobby-state-here = here
page-lobby-hosts = , host
page-lobby-state-away = away
page-lobby-state-away-since = { $minutes ->
    [0] just gone
   *[other] away since { $minutes } min
}

## Visitors

page-lobby-sit-down = Take a seat
page-lobby-watch = Only watch
page-lobby-watching = You are watching. The game appears here when it starts.
page-lobby-full = All seats are taken. You are watching; the game appears here when it starts.

## The host

page-lobby-level = Level of the bots
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
page-lobby-invite-about = Give them the code, the link or the picture. It holds no secret.
page-lobby-invite-watch = Give them the code, the link or the picture, to play or to watch. It holds no secret.
page-lobby-code = Code { $code }
page-lobby-link = Link to this table
page-lobby-qr = The link as a QR code
page-lobby-copy = Copy the link
page-lobby-copied = The link is copied.
page-lobby-copy-by-hand = This browser doesn’t let us copy: the link is marked, copy it yourself.
page-lobby-only-here = This address works on this machine only. For other machines start the server with: felicity serve --host 0.0.0.0

## Shuffle

page-lobby-shuffle-fair = The shuffle is fair
page-lobby-shuffle-seed = The seed of this game was chosen
page-lobby-shuffle-position = This game goes on from a position
page-lobby-shuffle-about = The server has fixed its part of the seed and shows its fingerprint. Every browser fixes a part of its own and shows only the fingerprint. When the host starts, all fingerprints are frozen; only then are the parts revealed, so that nobody can choose the deal. After the game everybody can check it.
page-lobby-shuffle-not = Whoever knows it can know the deal.
page-lobby-shuffle-parts = { $count ->
    [0] No seat has added its part yet.
    [one] One seat has added its part.
   *[other] { $count } seats have added their parts.
}
page-lobby-dealing = Dealing … waiting for { $names }.
page-lobby-deal-without = Deal without them
page-lobby-commitment = Fingerprint:
