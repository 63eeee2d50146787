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
story-rainbow-completed = In round { $round } you reached the end of the road { $track-of }, where it says: { $saying }
    .b = The road { $track-of } ended in round { $round } with these words: { $saying }
    .c = Round { $round }, the last space { $track-of }. { $saying }
story-rainbow-sent-back = In round { $round } you landed on blue { $track-at } and began all over again, as people do.
    .b = So near and yet so blue: in round { $round } you were sent back to the start { $track-of }.
story-rainbow-wisdom = Somewhere along the way, in round { $round }, you read on the pavement: { $saying }
    .b = Of all the good advice you were given, this stayed with you from round { $round }: { $saying }
    .c = In round { $round } life told you something for free: { $saying }
story-rainbow-first-key = You earned your first key to happiness in round { $round }: { $area }.
    .b = In round { $round } a lock clicked for the first time, and the key you had earned was { $area }.
    .c = { $area } was the first key you earned, in round { $round }.
story-rainbow-key = In round { $round } you earned another key: { $area }.
    .b = { $area }: you earned that key in round { $round }.
    .c = Round { $round } earned you the key of { $area }.
    .d = Far out: in round { $round } you had earned the key of { $area }.
story-rainbow-money = By round { $round } you had seen ${ $total } go through your hands, and learnt that this is enough.
    .b = Enough money, said the bank in round { $round }, after ${ $total }; few people ever hear those words.
story-rainbow-hang-up = In round { $round } fate gave you a hang-up about { $area }, as if you hadn’t had one already.
    .b = Round { $round } was a bummer: a new hang-up about { $area }.
story-rainbow-fate-key = In round { $round } fate simply handed you a key; there are days like that.
    .b = Nobody earns everything: in round { $round } fate gave you a key.
story-rainbow-cancelled = In round { $round } you got rid of a hang-up about { $area }, and walked more lightly.
    .b = You talked over a hang-up about { $area }, and in round { $round } it was gone.
story-rainbow-spared = In round { $round } { $who-of } happiness button lay in the right place and spared you the worst.
    .b = { $who } never knew it, but that button saved you in round { $round }.
story-rainbow-sparing = In round { $round } your button saved { $who } from a fate card; happiness is catching.
    .b = You did { $who } some good in round { $round } without doing anything: your button was there.

## Looking back

story-rainbow-spins = You spun the wheel { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}, and it never asked where you wanted to go.
    .b = { $times ->
    [one] One spin
   *[other] { $times } spins
} of the wheel and a little dizziness, that was all.
story-rainbow-fates = Fate knocked on your door { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}.
    .b = You drew { $times ->
    [one] one fate card, and lived with what it said
   *[other] { $times } fate cards, and lived with what they said
}.
story-rainbow-no-fate = Fate never found your address.
    .b = You never drew a single fate card; lucky, or careful.
story-rainbow-purse = Money came and went, ${ $total } in all.
    .b = ${ $total } passed through your hands; you can’t hug it.
story-rainbow-burdens = What you couldn’t let go of to the end: { $list }.
    .b = Some hang-ups stayed: { $list }.
    .c = The couch would have had more work with you: { $list }.
story-rainbow-free = In the end you had no hang-ups left, and could look everybody in the eye.
    .b = You let go of every hang-up; that alone is worth a song.
story-rainbow-rounds = It all took { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
    .b = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, and the sun still shines.

## The end

story-rainbow-stand = On your rainbow the colours of { $list } are shining.
    .b = { $count ->
    [one] One colour of your rainbow is
   *[other] { $count } colours of your rainbow are
} shining: { $list }.
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
story-rainbow-shared = When time was up, you and { $who } had the same: { $score ->
    [one] 1 key
   *[other] { $score } keys
}, and a shared rainbow.
    .b = { $score ->
    [one] 1 key
   *[other] { $score } keys
} for you, as many for { $who }: nobody needed to win any more.
story-rainbow-won-late = Time was up, and with { $score ->
    [one] 1 key
   *[other] { $score } keys
} you had come furthest; { $who } had { $best }.
    .b = The rainbow wasn’t complete, but yours was the longest: { $score ->
    [one] 1 key
   *[other] { $score } keys
}, { $best } for { $who }.
story-rainbow-lost-late = Time was up, and { $who } had { $best ->
    [one] 1 key
   *[other] { $best } keys
} to your { $score }.
    .b = With { $score ->
    [one] 1 key
   *[other] { $score } keys
}, you lost to { $who } ({ $best }) and to the clock.
story-rainbow-unfinished = The record stops here, with { $count } of six keys on the rainbow, and the rest is yours to live.
    .b = Nobody has written the rest yet: { $count } of six keys so far.
story-rainbow-last-fate = You can’t argue with fate, but you can keep on spinning.
    .b = Next time fate knocks, don’t be at home.
