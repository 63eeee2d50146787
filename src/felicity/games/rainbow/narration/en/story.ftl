# «Your life» in The Game of Happiness. Each sentence has several wordings (b, c, d …), chosen by the table’s seed.

## The beginning

story-rainbow-birth = You came into the groovy year of 1972 as { $name }, with a hang-up about everything that matters: { $list }.
    .b = { $name }, said the doctor, is perfectly healthy and has six hang-ups: { $list }.
    .c = Everybody starts with the same baggage, and so did you, { $name }: { $list }.
story-rainbow-wheel = You got on the wheel beside { $track } and waited for it to turn.
    .b = The wheel of life picked you up beside { $track }.
story-rainbow-neighbours = On the same wheel sat { $list }.
    .b = { $list } went round and round with you.
    .c = You shared the ride with { $list }.

## What happened

story-rainbow-first-track = In round { $round } you first got off the wheel, { $track-at }, and began to walk.
    .b = Your first road was the one { $track-of }, in round { $round }.
story-rainbow-completed = In round { $round } you had gone the road { $track-of } to its end, where it says: { $saying }
    .b = The road { $track-of } ended in round { $round } with these words: { $saying }
    .c = Round { $round }, the last space { $track-of }. { $saying }
story-rainbow-sent-back = In round { $round } you landed on blue { $track-at } and began all over again, as one does.
    .b = So near and yet so blue: in round { $round } you were sent back to the start { $track-of }.
story-rainbow-wisdom = Somewhere along the way, in round { $round }, you read on the pavement: { $saying }
    .b = Of all the good advice you were given, this stayed with you from round { $round }: { $saying }
    .c = In round { $round } life told you something for free: { $saying }
story-rainbow-first-key = Your first key to happiness, in round { $round }: { $area }.
    .b = In round { $round } a lock clicked for the first time, and the key was { $area }.
    .c = { $area } was the first door that opened, in round { $round }.
story-rainbow-key = In round { $round } came another key: { $area }.
    .b = { $area }: that key was yours from round { $round } on.
    .c = Round { $round } gave you the key of { $area }.
    .d = Far out: in round { $round } you held the key of { $area }.
story-rainbow-money = In round { $round } you had seen ${ $total } go through your hands, and learnt that this is enough.
    .b = Enough money, said the bank in round { $round }, after ${ $total }; few people ever hear that sentence.
story-rainbow-hang-up = In round { $round } fate gave you a hang-up about { $area }, as if you had not had one already.
    .b = Round { $round } was a bummer: a new hang-up about { $area }.
story-rainbow-fate-key = In round { $round } fate simply handed you a key; there are days like that.
    .b = Nobody earns everything: in round { $round } fate gave you a key.
story-rainbow-cancelled = In round { $round } you got rid of a hang-up about { $area }, and walked more lightly.
    .b = A hang-up about { $area } was talked over and gone, in round { $round }.
story-rainbow-spared = In round { $round } { $who-of } happiness button lay in the right place and spared you the worst.
    .b = { $who } never knew it, but that button saved you in round { $round }.
story-rainbow-sparing = In round { $round } your button spared { $who } a card of fate; happiness is catching.
    .b = Without doing anything you did { $who } good in round { $round }: your button was there.

## Looking back

story-rainbow-spins = You spun the wheel { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}, and it never asked where you wanted to go.
    .b = { $times ->
    [one] One spin
   *[other] { $times } spins
} of the wheel, and a little dizziness, that was it.
story-rainbow-fates = Fate knocked at your door { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}.
    .b = You drew { $times ->
    [one] one card
   *[other] { $times } cards
} of fate, and lived with what they said.
story-rainbow-no-fate = Fate never found your address.
    .b = Not one card of fate was ever drawn by you; lucky, or careful.
story-rainbow-purse = Money came and went, ${ $total } in all.
    .b = ${ $total } passed through your hands; you can’t hug it.
story-rainbow-burdens = What you could not let go of to the end: { $list }.
    .b = Some hang-ups stayed: { $list }.
    .c = The couch would have had more work with you: { $list }.
story-rainbow-free = In the end there was not one hang-up left, and you could look everybody in the eye.
    .b = You let go of every hang-up; that alone is worth a song.
story-rainbow-rounds = It all took { $rounds } rounds.
    .b = { $rounds } rounds, and the sun still shines.

## The end

story-rainbow-stand = On your stand the colours of { $list } are shining.
    .b = { $count ->
    [one] One colour
   *[other] { $count } colours
} of your rainbow could be seen: { $list }.
story-rainbow-won = All { $score } keys, the whole rainbow: you won, and { $who } with { $best } clapped.
    .b = The rainbow is complete, { $score } keys out of { $score }; { $who } had { $best }. Peace.
story-rainbow-lost = { $who } completed the rainbow, and you had { $score } { $score ->
    [one] key
   *[other] keys
} of it.
    .b = { $score ->
    [one] 1 key
   *[other] { $score } keys
} for you, all { $best } for { $who }: their rainbow, your blessing.
story-rainbow-shared = When time was up, you and { $who } had the same: { $score } keys, and a shared rainbow.
    .b = { $score } keys for you, as many for { $who }: nobody needed to win any more.
story-rainbow-won-late = Time was up, and with { $score } keys you had come furthest; { $who } had { $best }.
    .b = The rainbow stayed a bow, but yours was the longest: { $score } keys, { $best } for { $who }.
story-rainbow-lost-late = Time was up, and { $who } had { $best } keys to your { $score }.
    .b = With { $score } keys you were overtaken by { $who } ({ $best }) and by the clock.
story-rainbow-unfinished = Here the record breaks off, with { $count } of six keys on the stand, and the rest is yours to live.
    .b = How it goes on is not written: { $count } of six keys so far.
story-rainbow-last-fate = You can’t argue with fate, but you can keep on spinning.
    .b = Next time fate knocks, don’t be at home.
