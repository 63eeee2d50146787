# The Game of Happiness on the page.

page-rainbow-board = The board
page-rainbow-starter = goes first
page-rainbow-mat = What lies before { $name }
page-rainbow-see-all = See all

## The wheel

page-rainbow-wheel = The rainbow wheel: { $who }
page-rainbow-beside = { $name } beside { $track }
page-rainbow-nobody = nobody is there
page-rainbow-spin = Spin
page-rainbow-stay = Stay
page-rainbow-take-holder = Get on beside { $track }

## Tracks and spaces

page-rainbow-space = { $track } { $space }
page-rainbow-start-of = Start: { $track }
page-rainbow-stands = { $name } stands here
page-rainbow-lies = the button of { $name } lies here
page-rainbow-on-space = { $name } on space { $space }
page-rainbow-put-button = Put your button here: { $space }
page-rainbow-look = Look closely at { $track }: { $who }
page-rainbow-whole = The whole board
page-rainbow-cards-left = { $number ->
    [one] 1 left
   *[other] { $number } left
}
page-rainbow-at-nowhere = not on the board yet
page-rainbow-at-wheel = on the wheel, beside { $track }
page-rainbow-read = Read
page-rainbow-before = Before that
page-rainbow-welcome = Travel the tracks, earn six keys and fill your rainbow. Tap a space to read it.

## What spaces do

page-rainbow-does-plain = Nothing happens here.
page-rainbow-does-green = Who lands here gets { $amount }, until there is enough for the money key.
page-rainbow-does-red = Who lands here draws a fate card, unless another player’s button lies here.
page-rainbow-does-blue = Who lands here goes back to the start of the track.
page-rainbow-does-orange = Who lands here draws a self-improvement card.
page-rainbow-does-last = The end of the track: here its key is earned.

page-rainbow-legend = What the colours mean
page-rainbow-legend-green = Money
page-rainbow-legend-orange = Self-improvement
page-rainbow-legend-red = Fate
page-rainbow-legend-blue = Back to the start
page-rainbow-legend-last = End of the track

## Piles

page-rainbow-fate = Fate cards
page-rainbow-improvement = Self-improvement cards

## Before a player

page-rainbow-stand = Rainbow of { $name }: { $number } of 6 keys. { $words }
page-rainbow-no-keys = No key yet.
page-rainbow-keys-of = { $number } of { $slots } keys
page-rainbow-key-missing = key still to earn
page-rainbow-key-front = { $blocked ->
    [yes] key earned, but a hang-up blocks it
   *[no] key earned
}
page-rainbow-key-safe = key on the rainbow
page-rainbow-hang-ups = { $number ->
    [one] 1 hang-up
   *[other] { $number } hang-ups
}
page-rainbow-no-hang-up = no hang-up in the way
page-rainbow-saved = { $number ->
    [one] 1 card saved
   *[other] { $number } cards saved
}
page-rainbow-money = { $money } of { $goal }

page-rainbow-counter-keys = Keys
page-rainbow-counter-hang-ups = Hang-ups
page-rainbow-counter-money = Money

page-rainbow-keys-in-order = Keys on the rainbow, in order
page-rainbow-key-in-round = { $area } in round { $round }

## Choices

page-rainbow-why-spin = Everybody on the wheel turns along.
page-rainbow-why-stay = Wait: the next spin may bring you elsewhere.
page-rainbow-why-improve = Cards against hang-ups; no key.
page-rainbow-needs-key = You still need this key.
page-rainbow-has-key = You have this key already.
page-rainbow-from-space = You stand on space { $space }.
page-rainbow-from-start = You stand at the start.
page-rainbow-move-button = Move your happiness button
    .about = once a turn, if you like
page-rainbow-button-move = Move it
page-rainbow-button-nowhere = Your button
page-rainbow-button-why = When another player lands on your button, fate spares them, and you get a self-improvement card. Pick a red space here or on the board.

page-game-rainbow = The Game of Happiness
    .sub = a rainbow of 1972
    .pitch = Spin the wheel, shed your hang-ups and collect the six keys of a happy life.

page-why-RAIN-R7 = { page-why-starter }
