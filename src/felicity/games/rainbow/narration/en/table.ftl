# The Game of Happiness: everything that a person reads at its table.

rainbow-title = The Game of Happiness

rainbow-mode-standard = Standard
    .about = the first player with six keys on the rainbow wins

## Areas and tracks

rainbow-area-faith = Faith
rainbow-area-health = Health
rainbow-area-friendship = Friendship
rainbow-area-knowledge = Knowledge
rainbow-area-love = Love
rainbow-area-money = Money

rainbow-track-friendship = Friendship
    .of = of Friendship
    .at = at Friendship
rainbow-track-love = Love
    .of = of Love
    .at = at Love
rainbow-track-self_improvement = Self-improvement
    .of = of Self-improvement
    .at = at Self-improvement
rainbow-track-knowledge = Knowledge
    .of = of Knowledge
    .at = at Knowledge
rainbow-track-faith = Faith
    .of = of Faith
    .at = at Faith
rainbow-track-health = Health
    .of = of Health
    .at = at Health

## Devices: the name, and what one does with it

rainbow-device-hand = the hand
    .use = Roll the ball in the hand
rainbow-device-heart = the heart
    .use = Spin the heart
rainbow-device-bookshelf = the bookshelf
    .use = Turn over a book
rainbow-device-computer = the computer wheel
    .use = Spin the computer wheel
rainbow-device-lightning = the lightning
    .use = Spin the lightning
rainbow-device-bicycle = the bicycle
    .use = Turn over a bicycle wheel

## Colours of the spaces

rainbow-colour-plain = plain
rainbow-colour-green = green: money
rainbow-colour-red = red: fate
rainbow-colour-blue = blue: back to the start
rainbow-colour-orange = orange: self-improvement
rainbow-colour-last = last space

## Fate cards

rainbow-fate-fate_hang_up_faith = a hang-up about faith
rainbow-fate-fate_hang_up_health = a hang-up about health
rainbow-fate-fate_hang_up_friendship = a hang-up about friendship
rainbow-fate-fate_hang_up_knowledge = a hang-up about knowledge
rainbow-fate-fate_hang_up_love = a hang-up about love
rainbow-fate-fate_hang_up_money = a hang-up about money
rainbow-fate-fate_self_improvement = a self-improvement card
rainbow-fate-fate_key = a key

## Options of the table

rainbow-setting-starting_player = Who goes first?
rainbow-setting-spin_ends_turn = Does a spin end the turn?
rainbow-setting-no_zero_spin = Does the wheel always stop at another place?
rainbow-setting-fate_key_money = Can Fate give the money key?
rainbow-setting-round_limit = After how many rounds does the game end at the latest? 0: no limit.

## Questions, one for each kind of choice

rainbow-ask-PlaceButton = Where do you put your happiness button?
rainbow-ask-PlaceMarker = Where do you get on the wheel?
rainbow-ask-TakeTurn = What do you do?
rainbow-ask-GetOffOrStay = The wheel has stopped. Get off here?
rainbow-ask-MoveButton = Your move is done. End your turn?
rainbow-ask-ChooseHolder = Your holder is taken. Which other one do you take?
rainbow-ask-ChooseKey = Which key do you take?

## Options

rainbow-option-spin = Spin the rainbow wheel
rainbow-option-get-off = Get off: { $track }
rainbow-option-stay = Stay on the wheel
rainbow-option-move = { $use }
rainbow-option-button = Move the button to { $track } { $space }
    .row = Move the button to { $track }
    .cell = space { $space }
rainbow-option-end-turn = End your turn
rainbow-option-holder = The holder beside { $track }
rainbow-option-key = The key of { $area }

## Groups of options

rainbow-group-turn = Your turn
rainbow-group-button = Your happiness button
    .about = on a red space it saves others from fate

## What can’t be done now

rainbow-what-spin = Spin the wheel
rainbow-what-get-off = Get off
rainbow-what-stay = Stay on the wheel
rainbow-what-move = Move
rainbow-what-button = Move the button
rainbow-what-end-turn = End your turn
rainbow-what-holder = Take a holder
rainbow-what-key = Take a key

## The terminal

rainbow-screen-title = The Game of Happiness{ $round ->
    [0] , before the start
   *[other] , round { $round }
}
screen-rainbow-wheel = Wheel
rainbow-screen-legend = $ money   x fate   < back to the start   + self-improvement   * last space   (a) a button
rainbow-screen-pile-counters = fate: { $fate }, self-improvement: { $improvement }
rainbow-screen-counters = keys { $keys }/{ $slots }   ${ $money }
rainbow-screen-stand = on the rainbow: { $areas }
rainbow-screen-keys = keys in front: { $areas }
rainbow-screen-hang-ups = hang-ups: { $areas }
rainbow-screen-saved = saved: { $areas }

## Why something can’t be done now

rainbow-why-not-spun-since = the wheel has to spin with your marker on it first
rainbow-why-spun-already = you have already spun this turn
rainbow-why-on-the-wheel = your marker is on the wheel
rainbow-why-on-a-track = your marker stays on its track until the last space
rainbow-why-get-off-or-spin = get off or spin first
rainbow-why-not-moved-yet = move first
rainbow-why-turn-taken = you have already moved this turn
rainbow-why-turn-not-settled = decide first whether to get off
rainbow-why-button-moved-already = you have already moved your button this turn
rainbow-why-button-lies-there = your button is already there
rainbow-why-other-button-there = another button is there
rainbow-why-marker-there = a marker is there
rainbow-why-holder-taken = another marker is there
rainbow-why-key-earned-already = you already have that key
rainbow-why-money-has-no-track = money has no track
rainbow-why-beside-other-track = your marker is beside another track
rainbow-why-no-fate-space = that isn’t a red space

## What has happened

rainbow-log-game-started = { $who } goes first.
rainbow-log-button-placed = { $who } put the button on { $track } { $space }.
rainbow-log-marker-placed = { $who } got on the wheel beside { $track }.
rainbow-log-round-started = Round { $round }
rainbow-log-turn-started = { $who-of } turn
rainbow-log-button-moved = { $who } moved the button to { $track } { $space }.
rainbow-log-game-won = { $who } has six keys: a rainbow of happiness!
rainbow-log-game-stopped = Round { $rounds } was the last: whoever has the most keys wins.
rainbow-log-wheel-spun = { $who } spun the wheel: { $holders ->
    [0] one full turn
    [one] 1 holder on
   *[other] { $holders } holders on
}.
rainbow-log-marker-carried = { $who } is now beside { $track }.
rainbow-log-got-off = { $who } got off { $track-at }.
rainbow-log-stayed = { $who } stayed on the wheel, beside { $track }.
rainbow-log-returned-to-wheel = { $who } is back on the wheel, beside { $track }.
rainbow-log-device-used = { $who } used { $device }: { $number }.
rainbow-log-device-reshuffled = The cards of { $device } were reshuffled.
rainbow-log-moved = { $who } moved to { $track } { $space }.
rainbow-log-sent-back = { $who } went back to the start { $track-of }.
rainbow-log-completed = { $who } completed the track { $track-of }.
rainbow-log-money-collected = { $who } collected ${ $amount }, ${ $total } in all.
rainbow-log-money-enough = { $who } needs no more money.
rainbow-log-bills-returned = { $who } gave ${ $amount } back to the bank.
rainbow-log-spared = { $owner-of } button saved { $who } from a fate card.
rainbow-log-fate-drawn = { $who } drew a fate card: { $card }.
rainbow-log-fate-disregarded = The card has no effect on { $who }: { $card }.
rainbow-log-hang-up-developed = { $who } got a hang-up about { $area }.
rainbow-log-fate-pile-empty = There were no fate cards left for { $who }.
rainbow-log-self-improvement-drawn = { $who } drew a self-improvement card: { $area }.
rainbow-log-self-improvement-saved = { $who } saved the { $area } card.
rainbow-log-self-improvement-returned = { $who } put { $cards ->
    [one] a { $area } card
   *[other] { $cards } { $area } cards
} at the bottom of the pile.
rainbow-log-self-improvement-pile-empty = There were no self-improvement cards left for { $who }.
rainbow-log-hang-up-cancelled = { $who } got rid of a hang-up about { $area }.
rainbow-log-key-earned = { $who } earned the key of { $area }.
rainbow-log-key-placed = { $who } put the key of { $area } on the rainbow ({ $slot } of 6).

## How it ended

rainbow-ending-rainbow = six keys on the rainbow
rainbow-ending-round_limit = the last round was played

rainbow-tie-keys_in_front = Equal on the rainbow; keys in front decided.
rainbow-tie-shared = Equal in everything: they share the victory.
rainbow-winner = { $number ->
    [one] { $winners } wins with { $score ->
        [one] 1 key
       *[other] { $score } keys
    }.
   *[other] { $winners } win together with { $score ->
        [one] 1 key
       *[other] { $score } keys
    } each.
}
rainbow-score = Keys

rainbow-source-faith = key of faith
rainbow-source-health = key of health
rainbow-source-friendship = key of friendship
rainbow-source-knowledge = key of knowledge
rainbow-source-love = key of love
rainbow-source-money = key of money

## Friendship

rainbow-message-new-kid = Say hello to the new kid on the block.
rainbow-message-sandwich = You share your sandwich. That’s growing up.
rainbow-message-garage-sale = Your garage sale is a hit.
rainbow-message-unexpected-letter = An unexpected letter.
rainbow-message-be-yourself = Be yourself: nobody digs a fake.
rainbow-message-dance-contest = You and your pal win the dance contest.
rainbow-message-sorry-first = You say sorry first.
rainbow-message-midnight-phone = The phone rings at midnight.
rainbow-message-peace-sign = A peace sign for everybody.
rainbow-message-gossip = You gossiped. Back to the start.
rainbow-message-listening = You listen instead of talking.
rainbow-message-baby-sitting = Baby-sitting money.
rainbow-message-stranger = A stranger sits down beside you.
rainbow-message-true-friends = A circle of true friends.

## Love

rainbow-message-flowers = Flowers in your hair.
rainbow-message-valentines = Your valentines sell well.
rainbow-message-forgiveness = You learn to forgive.
rainbow-message-telegram = A telegram with a heart on it.
rainbow-message-hug = Hug somebody today.
rainbow-message-from-the-heart = You speak from the heart.
rainbow-message-jealousy = Jealousy got you. Back to the start.
rainbow-message-blind-date = A blind date.
rainbow-message-love-song = Your love song is on the radio.
rainbow-message-little-things = You remember the little things.
rainbow-message-soft-spot = Life has a soft spot for you.
rainbow-message-at-the-corner = Somebody is waiting at the corner.
rainbow-message-grandma = A present from Grandma.
rainbow-message-loved = You love and are loved.

## Self-improvement

rainbow-message-chapter-a-day = You read a chapter a day.
rainbow-message-books = A book never lets you down.
rainbow-message-bad-habit = You give up one bad habit.
rainbow-message-mirror = You look into the mirror.
rainbow-message-yoga = You try yoga.
rainbow-message-comics = You sell your old comics.
rainbow-message-diary = You keep a diary.
rainbow-message-tomorrow = You put it off till tomorrow. Back to the start.
rainbow-message-guitar = You learn to play the guitar.
rainbow-message-group-meeting = The group meets tonight.
rainbow-message-count-to-ten = You count to ten first.
rainbow-message-own-thing = Do your own thing.
rainbow-message-television = You turn off the television.
rainbow-message-essay-prize = You win the essay prize.
rainbow-message-inner-peace = You make peace with yourself.
rainbow-message-better-you = A better you.

## Knowledge

rainbow-message-ask-why = Ask why.
rainbow-message-library = You go to the library on Saturday.
rainbow-message-surprise-test = A surprise test.
rainbow-message-tutor = You tutor the neighbours.
rainbow-message-blinking-computer = The computer blinks at you.
rainbow-message-word-a-day = You learn a word a day.
rainbow-message-quiz-show = You win the quiz show.
rainbow-message-copied-answers = You copied the answers. Back to the start.
rainbow-message-teacher-calls = The teacher calls your name.
rainbow-message-not-knowing = You admit that you don’t know.
rainbow-message-planetarium = Visit the planetarium.
rainbow-message-scholarship = A small scholarship.
rainbow-message-lights-out = The lights go out in the lab.
rainbow-message-graduation = You graduate.

## Faith

rainbow-message-stars = Look at the stars.
rainbow-message-river-meditation = You meditate by the river.
rainbow-message-thunder = Thunder in the distance.
rainbow-message-candle = A candle in the window.
rainbow-message-old-debt = A kind soul repays an old debt.
rainbow-message-promise = You keep a promise.
rainbow-message-fork-in-the-road = A fork in the road.
rainbow-message-doubt = Doubt creeps in. Back to the start.
rainbow-message-sing-along = Sing along.
rainbow-message-unasked-help = You help without being asked.
rainbow-message-wind-changes = The wind changes.
rainbow-message-doorstep-gift = A gift left on the doorstep.
rainbow-message-sunrise = The sun comes up again.
rainbow-message-belief = You believe.

## Health

rainbow-message-touch-toes = Touch your toes.
rainbow-message-swim-meet = You win the swim meet.
rainbow-message-check-up = A check-up.
rainbow-message-carrots = You eat your carrots.
rainbow-message-stairs = Take the stairs.
rainbow-message-cereal = You advertise a breakfast cereal.
rainbow-message-road-bump = A bump in the road.
rainbow-message-bad-teeth = Bad teeth. Back to the start.
rainbow-message-eight-hours = You sleep eight hours.
rainbow-message-fresh-air = Fresh air.
rainbow-message-sneeze = A sneeze on the bus.
rainbow-message-bike-to-work = You ride your bike to work.
rainbow-message-milk = Drink your milk.
rainbow-message-fiddle = Fit as a fiddle.

## Fate cards

rainbow-message-bad-news = The news gets you down: you get a hang-up about faith.
rainbow-message-doughnuts = Too many doughnuts: you get a hang-up about health.
rainbow-message-told-secret = You told a secret: you get a hang-up about friendship.
rainbow-message-slept-in-class = You slept through class: you get a hang-up about knowledge.
rainbow-message-anniversary = You forgot the anniversary: you get a hang-up about love.
rainbow-message-credit = You bought it on credit: you get a hang-up about money.
rainbow-message-quiet-talk = A quiet talk does you good: draw a Self-improvement card.
rainbow-message-all-together = It all comes together: take a key you need, no travelling required.

## Hang-up, Self-improvement and Key cards

rainbow-message-faith-hang-up = You don’t believe in anything you can’t count.
rainbow-message-faith-self-improvement = You sit still for an hour and learn to trust again.
rainbow-message-faith-key = Key of Faith
rainbow-message-health-hang-up = You live on soda pop and the late, late show.
rainbow-message-health-self-improvement = You jog around the block before breakfast.
rainbow-message-health-key = Key of Health
rainbow-message-friendship-hang-up = You only call people when you need a ride.
rainbow-message-friendship-self-improvement = You listen to a friend all evening.
rainbow-message-friendship-key = Key of Friendship
rainbow-message-knowledge-hang-up = You think you know it all already.
rainbow-message-knowledge-self-improvement = You take a night class and ask questions.
rainbow-message-knowledge-key = Key of Knowledge
rainbow-message-love-hang-up = You are afraid to say what you feel.
rainbow-message-love-self-improvement = You open your heart and mean it.
rainbow-message-love-key = Key of Love
rainbow-message-money-hang-up = You spend it before you have earned it.
rainbow-message-money-self-improvement = You start a savings book and stick to it.
rainbow-message-money-key = Key of Money

hint-when-rainbow = within four rounds
figure-rainbow-money = Money
    .some = { $sign }${ $amount }
