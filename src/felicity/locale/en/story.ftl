# «Your life»: what a game was, told to whoever lived it. Each sentence has several wordings (b, c, d …), chosen by the table’s seed.

story-and = { $first } and { $last }

## What happened

story-first-purchase = Your first purchase, in round { $round }, was { $thing } for { $price }.
    .b = In round { $round } you went to the market and came home with { $thing }, { $price } lighter.
    .c = The market saw you first in round { $round }: { $thing }, { $price }, no bag needed.
story-goal = In round { $round } a dream came true, { $goal }, and happiness rose by { $happiness }.
    .b = You could tick off { $goal } in round { $round }: { $happiness } more happiness.
    .c = { $goal }, wished for all along, was yours in round { $round } and worth { $happiness } happiness.
    .d = Round { $round } brought { $goal }, { $happiness } happiness, and a rather smug smile.

## Looking back

story-worked = You went to work { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}: you earned { $purse } and paid for it with { $loss } happiness.
    .b = Work took { $times ->
    [one] one turn
   *[other] { $times } turns
} of your life, earned you { $purse }, and cost { $loss } happiness.
    .c = { $times ->
    [one] One working day
   *[other] { $times } working days
}, { $purse }, { $loss } happiness gone: somebody has to.
story-activities = { $count ->
    [one] One activity fills your album
   *[other] { $count } activities fill your album
}: { $list }.
    .b = What you would tell your grandchildren about: { $list }.
    .c = In the end it was { $list } that made the days worth it.
story-purse = At the end { $purse ->
    [0] your purse was empty, which at least makes it light
    [one] 1 coin was left in your purse
   *[other] { $purse } coins were left in your purse
}.
    .b = When it was over you counted your money: { $purse ->
    [0] there was none
    [one] 1 coin
   *[other] { $purse } coins
}.
story-rounds = It all took { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
    .b = { $rounds ->
    [one] One round, and that was it.
   *[other] { $rounds } rounds, and that was it.
}

## The end

story-unfinished = The record stops here, at { $happiness } happiness, and the rest is yours to live.
    .b = Nobody has written the rest yet: { $happiness } happiness so far.
story-won = With { $score } happiness you were the happiest of all{ $gap ->
    [0] {""}
   *[other] , { $gap } ahead of { $who }
}.
    .b = { $score } happiness, and nobody had more: this life goes down as a victory{ $gap ->
    [0] {""}
   *[other] {" "}({ $gap } ahead of { $who })
}.
story-shared = With { $score } happiness you share the victory with { $who }, which doubles it.
    .b = { $score } happiness for you and for { $who }: a shared victory, and no one minds.
story-lost = You ended with { $score } happiness; { $who } had { $best } and won.
    .b = { $score } happiness for you, { $best } for { $who }: the victory went next door.
    .c = { $who } was happiest, with { $best }, and you came { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} with { $score }.
story-lost-tie = You and { $who } both ended with { $score } happiness, and only the small print made { $who } the winner.
    .b = { $score } happiness for you, as much for { $who }, who won by a hair.
story-together-won = Everybody reached { $target } happiness or more, you { $score }, and so everybody won.
    .b = { $score } happiness for you, at least { $target } for everybody: you did it together.
story-together-lost = Everybody needed { $target } happiness; you had { $score }, and together it wasn’t enough.
    .b = You ended with { $score } happiness; everybody needed { $target }, and you win together or not at all.
story-solo-won = You needed { $target } and reached { $score }: you won, all by yourself.
    .b = With { $score } happiness you made the { $target } you needed, and there was nobody to argue.
story-solo-lost = You needed { $target } happiness and got to { $score }, { $missing } short.
    .b = { $score } of { $target }: { $missing } happiness was missing, and the market didn’t comment.

## A last sentence

story-last-won = An ordinary life, then, and a very good one.
    .b = Not bad for an ordinary person.
    .c = You could do this again.
story-last-close = So close that it will make a good story.
    .b = A little more, and it would have been you.
story-last-plain = An ordinary life, as lives go, and nobody else could have lived it.
    .b = And that, all things considered, was that.
    .c = It wasn’t everything, but it was yours.
