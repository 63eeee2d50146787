# The page: LOOP’s board, mats and cards.

## Things, always with their icon and number

page-loop-coin = Coins
page-loop-reputation = Reputation
page-loop-happiness = Happiness

## The board

page-loop-board = The board
page-loop-work = Work
page-loop-buy = Buy
    .about = one coin for each quality
page-loop-consume = Consume
    .about = one happiness for each activity
page-loop-event = Event
page-loop-favours = Favours
page-loop-central = Central landfill
page-loop-credit = Credit
page-loop-deck = in the deck
page-loop-discard = discarded
page-loop-left = left
page-loop-empty-slot = an empty place
page-loop-to-depletion = to depletion
page-loop-no-event = No event is in force.
page-loop-piles = { $deck } in the deck, { $discarded } discarded
page-loop-burnt = { $number } burnt
page-loop-event-next = begins next turn
page-loop-event-now = happening now
page-loop-happiness-of = Happiness: { $names }.
page-loop-target = { $solo ->
    [yes] You need { $target } to win.
   *[no] Everybody needs { $target } to win.
}
page-loop-border = Crossing this line draws an event.
page-loop-ends = Reaching { $max } brings on the last round.
page-loop-in-basket = in your basket at quality { $quality }
page-loop-best-quality = Quality { $quality } is the best you can buy.
page-loop-too-many = You can buy up to { $places ->
    [one] 1 material
   *[other] { $places } materials
} a turn.
page-loop-too-dear = Together that costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; you have { $has }.
page-loop-too-much = You can’t buy all of that together. The last change was taken back.
page-loop-buy-these = { $number ->
    [0] Buy
   *[other] Buy { $what } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
}

## Notices and moments

page-loop-forced = You couldn’t refuse: no matching favour, no reputation.
page-loop-unasked = It couldn’t be refused.
page-loop-moment-goal = { $goal }: +{ $happiness } happiness
page-loop-moment-last = The last round
page-loop-moment-depleted = The material deck has run out

## A favour as a trade

page-loop-trade-whole = { $material }
page-loop-trade-use = one use of { $material }
page-loop-trade-landfill = { $material } from the landfill
page-loop-trade-coin = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
page-loop-trade-reputation = { $number } reputation

## The cards for screen readers

page-loop-material = { $material }{ $mark }{ $quality ->
    [0] { "" }
   *[other] , quality { $quality } of 4
}
page-loop-activity = { $activity }: uses { $materials }; shows { $properties }
page-loop-goal = { $goal }: { $happiness } happiness for { $needs }. { $state ->
    [achieved] Achieved.
    [met] Complete.
    [missing] Missing: { $missing }.
   *[words] { "" }
}
page-loop-goal-achieved = Achieved
page-loop-goal-met = Complete
page-loop-goal-missing = Missing: { $missing }
page-loop-favour = { $number ->
    [one] { $favour }
   *[other] { $number } { $favour } cards
}: { $effect }{ $thanks ->
    [0] .
   *[other] ; accepting earns { $thanks } reputation.
}
page-loop-thanks = to whoever accepts
page-loop-event-label = Event { $event }, { $note }: { $effect }
page-loop-career-label = { $career }. { $power }: { $ability } Salary: { $salary }.
page-loop-salary = Salary
page-loop-salary-later = depends on the career
page-loop-salary-words = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for { $happiness } happiness
page-loop-work-label = Work: { $salary }
page-loop-debt = Credit card, { $paid } of { $debt } coins paid off{ $due ->
    [yes] , due this turn
   *[no] { "" }
}
page-loop-due = due
page-loop-material-deck = Material deck: { $number ->
    [one] 1 card
   *[other] { $number } cards
} to depletion
page-loop-discards = { $number } discarded
page-loop-activity-deck = Activity deck: { $number ->
    [one] 1 card
   *[other] { $number } cards
}, { $discarded } discarded
page-loop-favour-deck = Favour deck: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
page-loop-favour-discard = Discarded favours: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
page-loop-credit-left = { $number ->
    [-1] Credit cards without limit
    [one] 1 credit card left
   *[other] { $number } credit cards left
}

## The mat

page-loop-mat = { $name }’s mat
page-loop-starter = starting player
page-loop-track = Happiness { $happiness } of { $max }{ $zones ->
    [yes] , { $zone } zone
   *[no] { "" }
}
page-loop-reputation-label = Reputation { $reputation } of { $max }
page-loop-materials = Materials
page-loop-activities = Activities
page-loop-goals = Goals
page-loop-goals-hidden = face down
page-loop-goals-hidden-label = { $number ->
    [one] 1 goal face down
   *[other] { $number } goals face down
}
page-loop-hand = Favours in hand
page-loop-hand-hidden = hidden
page-loop-hand-hidden-label = { $number ->
    [one] 1 hidden favour
   *[other] { $number } hidden favours
}
page-loop-played = { $number } played
page-loop-waiting = Coming events
page-loop-career = Career
page-loop-landfill = Landfill
page-loop-landfill-label = { $number ->
    [0] Landfill, empty
   *[other] Landfill: { $materials }
}{ $penalty ->
    [0] { "" }
   *[other] ; costs { $penalty } happiness at the end
}
page-loop-debts = Debts
page-loop-debts-label = { $number ->
    [one] 1 credit card to pay off
   *[other] { $number } credit cards to pay off
}{ $penalty ->
    [0] { "" }
   *[other] ; costs { $penalty } happiness at the end
}
page-loop-free-place = free
page-loop-penalty = −{ $number } happiness at the end
page-loop-none = none
page-loop-empty = empty

## The others

page-loop-open = See all of { $name }
page-loop-close = Close { $name }
page-loop-choose = Choose { $name }

page-end-score-loop = { $points } happiness
page-end-unit-loop = happiness

page-game-loop = LOOP
    .sub = Life of Ordinary People
    .pitch = Earn, buy, wear things out and do each other favours, while the earth’s materials run low. Who ends up happiest?
page-setting-loop-goal_claim = When are goals claimed?

page-why-LOOP-5_1g = This mode doesn’t use one of the careers you chose.
page-why-LOOP-R64 = Two seats want the same career, but there is only one such card.
page-why-LOOP-1_0_7 = In Basic everybody is an Intern: you can’t choose careers.
page-why-LOOP-R1 = { page-why-starter }
page-why-LOOP-R96 = This mode can’t be played by that many players.

## In the laboratory

page-loop-lab-careers = Is a career too strong?
    .about = Counts how often each career wins among equal bots.
page-loop-lab-repurchase = What if Repurchase could be declined?
    .about = Plays the same deals with that event optional.
