# The end page: result, points, charts, your life, replay.

## The result

page-end-wins = { $name } wins with { $points }.
page-end-you-win = You win with { $points }!
page-end-shared = { $names } share the victory with { $points } each.
page-end-solo-won = You did it: { $points }. You needed { $target }.
page-end-solo-lost = Not this time: { $points }. You needed { $target }.
page-end-together-won = You win together: everybody has { $target } or more.
page-end-together-lost = Not this time: everybody needed { $target }.
page-end-record = A record that stops before the end
page-end-stopped = The game has ended.
page-end-penalties = { $name } had { $before } before the penalties: { $penalties }.
page-end-after = After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: { $why }.
# Why it ended, where nobody else was there
page-end-alone-happiness = you reached 12 happiness
page-end-alone-last_death = your life is over
page-end-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-end-unit = points
page-end-you = you
page-end-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

## Once more

page-end-rematch = Rematch
page-end-same-seed = The same deal again
page-end-try-seed = Play this deal yourself
page-end-to-rematch = Go to the rematch
page-end-home = Back to the games

## Points

page-end-points = Where the points came from
    .about = Each column adds up to the score.
page-end-source = Source
page-end-other = Other
page-end-total = Score
page-end-conditions = What was needed
page-end-condition = { $score } of { $target }
page-end-met = { $by ->
    [0] met exactly
   *[other] met, { $by } to spare
}
page-end-missed = missed by { $by }

## Charts

page-end-accounts = What the figures are made of
page-end-charts = Round by round
page-end-chart-title = { $what } of every seat, round by round
page-end-chart-choice = What the second chart shows
page-end-chart-round = Round
page-end-chart-start = Start

## Your life

page-end-story = Your life
page-end-story-of = { $name }’s life, as { $name } saw it
page-end-story-whose = Whose life
page-end-copy = Copy as text
page-end-copied = Story copied.
page-end-not-copied = This browser won’t let the page copy. Select the text and copy it yourself.

## Files

page-end-files = Take it along
    .about = The record opens again on the start page of any Felicity server and plays to the same end.
page-end-record-file = Record (text)
page-end-json-file = Whole game (JSON)
page-end-csv-file = Chart figures (CSV)

## Was it fair?

page-end-shuffle = Was the deal fair?
page-end-shuffle-seed = The seed of this deal was chosen, as everybody could see from the start. You can play it again and again, but it proves nothing.
page-end-shuffle-position = This game started from a position of another game, so it had no deal of its own.
page-end-shuffle-fair = Yes: checked just now, in this browser.
    .why = The fingerprints and options are the ones this browser kept before it revealed your part, and your part is in the seed. So neither the server nor any player could choose the deal. The command below deals the cards again, to check that they came from this seed. Nothing can prove that the server never looked at hidden cards.
page-end-shuffle-fits = What the server shows fits together.
    .why = But this browser kept nothing from before the game to compare it with. Only players who added a part can tell that the deal wasn’t chosen.
page-end-shuffle-broken = No: don’t trust this deal.
page-end-shuffle-wrong-promise = The server’s part isn’t the one it fixed before the game.
page-end-shuffle-wrong-list = The parts aren’t the ones that were fixed before your browser revealed yours.
page-end-shuffle-wrong-agreed = The game or its options aren’t the ones shown before your browser revealed its part.
page-end-shuffle-wrong-ours = Your browser revealed its part and the server got it, but it isn’t in the deal.
page-end-shuffle-wrong-sum = The seed of this deal doesn’t follow from the parts.
page-end-shuffle-withheld = Fixed but never revealed, so left out of the deal: { $names }.
page-end-shuffle-cannot-check = This deal can’t be checked.
    .why = The game began before browsers fixed their parts in advance, so its numbers prove nothing.
page-end-shuffle-parts = Show the numbers
page-end-shuffle-kept = Fingerprint this browser kept
page-end-shuffle-commitment = Fingerprint the server shows
page-end-shuffle-server = The server’s part
page-end-shuffle-part = { $name }’s part
page-end-shuffle-gives = The seed that follows
page-end-shuffle-command = To deal it again yourself

## Replay

page-end-share-link = Copy the link
page-end-share-picture = Share as a picture
page-end-link-copied = Link copied. Anybody who has it can look at this game.
page-end-no-picture = The picture couldn’t be made.
page-end-replay = Watch it again
page-end-replay-open = Open the replay
page-end-replay-about = Every choice in order, from any seat. Stop anywhere and play on from there.
page-end-replay-first = Go to the start
page-end-replay-back = One step back
page-end-replay-play = Play
page-end-replay-pause = Pause
page-end-replay-on = One step forward
page-end-replay-last = Go to the end
page-end-replay-at = Choice { $number } of { $last }{ $round ->
    [0] , set-up
   *[other] , round { $round }
}
page-end-replay-jump = Jump to
page-end-replay-round = Round { $round }
page-end-replay-setup = Set-up
page-end-replay-pace = Speed
page-end-replay-slow = Slow
page-end-replay-normal = Normal
page-end-replay-fast = Fast
page-end-replay-seat = As seen by
page-end-replay-public = Everybody
page-end-curve = Chances to win
page-end-curve-go = Chances to win: go to a choice
page-end-curve-of = { $name } { $percent } %
page-end-curve-percent = { $percent } %
page-end-curve-all = All together
page-end-curve-working = The bots are working out the chances…
page-end-curve-turn = Go there
page-end-replay-slider = Position in the game
page-end-replay-more = Curve, rounds and more
page-end-replay-leave = Result
page-end-replay-title = Replay: { $game } · Felicity
page-end-replay-log = What happened
page-end-fork = Play on from here
page-end-fork-about = A new table starts at exactly this point. You take a seat, bots take the others, and this game stays as it was.
page-end-fork-seat = Whose life will you take over?
page-end-fork-hidden = What was hidden
page-end-fork-anew = Deal again
    .about = Everything this seat couldn’t know, and everything still to be drawn, is dealt again.
page-end-fork-same = Leave as it was
    .about = The same cards come in the same order: can you do better?
page-end-fork-go = Play on
