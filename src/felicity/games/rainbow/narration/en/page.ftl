# The Game of Happiness on the page.

page-rainbow-board = The board
page-rainbow-starter = goes first
page-rainbow-mat = In front of { $name }
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
page-rainbow-stands = { $name } is here
page-rainbow-lies = { $name }’s button is here
page-rainbow-on-space = { $name } on space { $space }
page-rainbow-put-button = Put your button here: { $space }
page-rainbow-look = Look at { $track } up close: { $who }
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
page-rainbow-does-green = If you land here, you get { $amount }, until you have enough for the money key.
page-rainbow-does-red = If you land here, you draw a fate card, unless another player’s button is here.
page-rainbow-does-blue = If you land here, you go back to the start of the track.
page-rainbow-does-orange = If you land here, you draw a self-improvement card.
page-rainbow-does-last = The end of the track: this is where you earn its key.

page-rainbow-legend = What the colours mean
page-rainbow-legend-green = Money
    .about = You get that much. { $goal } earn you a key.
page-rainbow-legend-orange = Self-improvement
    .about = You draw a card that cancels one of your hang-ups.
page-rainbow-legend-red = Fate
    .about = You draw a fate card: often a new hang-up.
page-rainbow-legend-blue = Back to the start
    .about = You travel the track once more.
page-rainbow-legend-last = End of the track
    .about = You earn the key of the track.

## Piles

page-rainbow-fate = Fate cards
page-rainbow-improvement = Self-improvement cards

## Before a player

page-rainbow-stand = { $name }’s rainbow: { $number } of 6 keys. { $words }
page-rainbow-no-keys = No keys yet.
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
page-rainbow-no-hang-up = no hang-ups in the way
page-rainbow-saved = { $number ->
    [one] 1 card saved
   *[other] { $number } cards saved
}
page-rainbow-money = { $money } of { $goal }

page-rainbow-counter-keys = Keys
page-rainbow-counter-hang-ups = Hang-ups
page-rainbow-counter-money = Money

page-rainbow-keys-in-order = Keys on the rainbow, in order
page-rainbow-key-in-round = { $area }, placed in round { $round }

## Choices

page-rainbow-why-spin = Everybody on the wheel turns with it.
page-rainbow-why-stay = Wait: the next spin may take you somewhere else.
page-rainbow-why-improve = Gives cards against hang-ups, but no key.
page-rainbow-needs-key = You still need this key.
page-rainbow-has-key = You already have this key.
page-rainbow-from-space = You are on space { $space }.
page-rainbow-from-start = You are at the start.
page-rainbow-move-button = Move your happiness button
    .about = once a turn, if you like
page-rainbow-button-move = Move it
page-rainbow-button-nowhere = Your button
page-rainbow-button-why = When another player lands on your button, they draw no fate card, and you get a self-improvement card. Pick a red space here or on the board.

page-game-rainbow = The Game of Happiness
    .sub = a rainbow from 1972
    .pitch = Spin the wheel, shed your hang-ups and collect the six keys to a happy life.

page-why-RAIN-R7 = { page-why-starter }

## What is done to somebody

page-rainbow-notice-hang-up = It blocks the key of { $area } until a self-improvement card of { $area } cancels it.
page-rainbow-notice-carried = It carried you to { $track }.

## Moments

page-rainbow-moment-key = The key of { $area } is yours
page-rainbow-moment-blocked = It goes on your rainbow when the hang-up is gone.
page-rainbow-moment-placed = { $area } is on your rainbow
page-rainbow-moment-money = { $goal }: the key of money is yours
page-rainbow-moment-completed = { $track }: you made it to the end
page-rainbow-moment-hang-up = A new hang-up: { $area }
page-rainbow-moment-cancelled = One hang-up less: { $area }
page-rainbow-moment-left = { $left ->
    [0] You have no hang-ups left.
    [one] 1 hang-up left
   *[other] { $left } hang-ups left
}
page-rainbow-moment-nearly = Only one key to go
page-rainbow-moment-nearly-you = Five keys: only one to go!
page-rainbow-moment-won = A rainbow of happiness!

## Looking closely

page-rainbow-fate-card = Fate card
page-rainbow-improvement-card = Self-improvement card
page-rainbow-track-of = { $track }: { $device }
page-rainbow-key-of-nobody = Nobody has its key yet.
page-rainbow-compare = Everybody
page-rainbow-compare-missing = to earn
page-rainbow-compare-front = earned
page-rainbow-compare-safe = on the rainbow
page-rainbow-pile-fate = Whoever lands on a red space draws one of these:
page-rainbow-pile-self-improvement = You draw one when you land on an orange space, or when somebody lands on your button. It cancels a hang-up of its area, or is saved for later.
page-rainbow-no-button = Not for your button now: { $why }.

## What somebody did, in a few words

page-rainbow-deed-spun = spun the wheel: +{ $holders }
page-rainbow-deed-stayed = stayed on the wheel
page-rainbow-deed-back = back to the start
page-rainbow-deed-spared = spared by a button
page-rainbow-deed-hang-up = new hang-up: { $area }
page-rainbow-deed-saved = saved a card: { $area }
page-rainbow-deed-cancelled = hang-up gone: { $area }
page-rainbow-deed-key = key of { $area }

# Tables of cards in the workshop
page-workshop-table-wheel = The wheel
page-workshop-table-device = Devices
page-workshop-table-deck = Decks
page-workshop-table-area_text = Areas of life
page-workshop-table-fate_card = Fate cards
page-workshop-table-track = Tracks
