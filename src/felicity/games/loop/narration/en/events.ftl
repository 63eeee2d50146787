# LOOP: the log, one sentence for each event.

loop-log-game-started = { $who } starts.
loop-log-goal-dealt = { $who } was dealt the goal { $goal }.
loop-log-career-dealt = { $who } was dealt the career { $career }.
loop-log-career-sealed = { $who } chose a career, face down.
loop-log-career-revealed = { $who } is the { $career }.
loop-log-initial-setup-taken = { $who } begins with { $happiness } happiness, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $reputation } reputation.
loop-log-starting-material-drawn = { $who } drew { $type } at quality { $quality }.
loop-log-round-started = Round { $round }
loop-log-turn-started = { $who-of } turn
loop-log-turn-ended = { $who } ended their turn.
loop-log-favour-drawn = { $who } drew a favour.
loop-log-favour-seen = { $who } now holds { $favour }.
loop-log-favours-reshuffled = The favour deck was reshuffled ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
loop-log-hidden-favour-revealed = A favour discarded face down was { $favour }.
loop-log-worked = { $who } worked: +{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-log-coin-taken = { $who } couldn’t do anything else and took 1 coin.
loop-log-bought = { $who } bought { $type } at quality { $quality } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $reputation ->
    [0] { "" }
   *[other] { " " }and { $reputation } reputation
}.
loop-log-salvaged = { $who } bought { $type } { $from-from } at quality { $quality } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $reputation ->
    [0] { "" }
   *[other] { " " }and { $reputation } reputation
}.
loop-log-free-material-taken = { $who } took { $type } at quality { $quality } from the market for free.
loop-log-material-used = { $who } used { $own ->
    [yes] { $type }
   *[no] { $owner-of } { $type }
}; { $quality ->
    [0] it is used up
   *[other] it is now at quality { $quality }
}.
loop-log-broken = { $owner-of } { $type } broke and went to the landfill.
loop-log-activity-completed = { $who } completed { $activity }.
loop-log-activity-dropped = { $who } gave up { $activity }.
loop-log-goal-achieved = { $who } achieved the goal { $goal } (+{ $happiness }).
loop-log-reputation-spent = { $who } spent { $reputation } reputation.
loop-log-reputation-gained = { $who } gained { $reputation } reputation.
loop-log-coins-gained = { $who } gained { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-log-coins-paid = { $who } paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-log-happiness-moved = { $who-of } happiness { $way ->
    [up] rose
   *[down] fell
} by { $by } to { $happiness } ({ $source }).
    .tail = Happiness { $signed }, now { $happiness }.
loop-log-material-refilled = New in the market: { $type }{ $exhibited ->
    [0] { "" }
   *[other] { " " }{ $exhibited }
}.
    .several = New in the market: { $list }.
    .item = { $type }{ $exhibited ->
    [0] { "" }
   *[other] { " " }{ $exhibited }
}
loop-log-activity-refilled = New on the stage: { $activity }.
    .several = New on the stage: { $list }.
    .item = { $activity }
loop-log-activities-reshuffled = The activity deck was reshuffled ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
loop-log-depleted = The material deck is empty: depletion.
loop-log-material-burnt = The top material of the deck was burnt: { $type }.
loop-log-end-set-off = The end is near ({ $ending }): this round is the last.
loop-log-game-ended = The game is over: { $ending }.

## Favours

loop-log-favour-played = { $solo ->
    [yes] { $who } played { $favour }.
   *[no] { $who } played { $favour } to { $target }{ $deal }.
}
loop-log-favour-played-face-down = { $who } played a face-down card to { $target } and called it { $favour }{ $deal }.
loop-log-favour-accepted = { $who } accepted { $favour }.
loop-log-favour-rejected = { $who } rejected { $favour }.
loop-log-favour-discarded = { $who } discarded { $favour }.
loop-log-objected = { $who } objected.
loop-log-not-objected = { $who } didn’t object.
loop-log-called = { $who } called the bluff.
loop-log-claim-was-true = { $who } told the truth: it was { $favour }.
loop-log-claim-was-false = { $who } lied: it was { $favour }, which is discarded.
loop-log-favours-returned = { $who } took { $cards ->
    [one] 1 played favour
   *[other] { $cards } played favours
} back in hand.
loop-log-acquired = { $who } took { $type } { $quality } { $owner-from } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-log-bartered = { $who } gave { $given } { $given_quality } for { $owner-of } { $type } { $quality }.
loop-log-recycled = { $who } took { $type } { $from-from } at quality { $quality } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-log-resold = { $solo ->
    [yes] { $who } put { $type } { $quality } under the deck for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[no] { $who } sold { $type } { $quality } to { $buyer } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
loop-log-share-granted = { $who } may use { $owner-of } { $type } { $quality } this turn.

## Abilities

loop-log-influenced = { $reputation ->
    [1] { $who } gave { $target } 1 reputation for 1 coin.
   *[other] { $who } gave { $target } 1 coin for 1 reputation.
}
loop-log-influence-proposed = { $reputation ->
    [1] { $who } offered { $target } 1 reputation for 1 coin.
   *[other] { $who } offered { $target } 1 coin for 1 reputation.
}
loop-log-influence-refused = { $who } refused the trade.
loop-log-forged-into = { $who } forged { $owner-of } { $type } { $quality } into { $into } for this turn.
loop-log-repaired = { $who } repaired { $owner-of } { $type }: quality { $quality }.
loop-log-invested = { $who } invested 1 coin and { $coins ->
    [0] won nothing
   *[other] won { $coins }
}.
loop-log-favour-given = { $who } gave { $target } a favour.
loop-log-favour-drafted = { $who } took a favour from { $target-of } hand.
loop-log-scavenged = { $who } took { $type } { $from-from } at quality 1.
loop-log-peeked = { $who } looked at the top card of the { $deck } deck.
loop-log-saw-material = { $who } saw { $type } on top of the material deck.
loop-log-saw-activity = { $who } saw { $activity } on top of the activity deck.
loop-log-saw-favour = { $who } saw { $favour } on top of the favour deck.
loop-log-saw-event = { $who } saw { $card } on top of the event deck.

## Credit cards

loop-log-applied = { $who } took a credit card: +{ $coins } coins.
loop-log-paid-off = { $who } paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} off a credit card ({ $on_card } of 5).
loop-log-debt-cleared = { $who } cleared a credit card.
loop-log-payment-waived = { $who } couldn’t pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, and no credit card was left.

## Events

loop-log-event-drawn = { $who } drew an event, face down.
loop-log-events-reshuffled = The event deck was reshuffled ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
loop-log-event-triggered = { $who } set off { $card }. { $card-effect }
loop-log-event-started = Now in force: { $card }. { $card-effect }
loop-log-tossed = { $who } tossed: { $dollar ->
    [1] the dollar side
   *[other] the other side
}.
loop-log-named = { $who } named { $target }.
loop-log-material-worn = { $who-of } { $type } lost 1 quality{ $quality ->
    [0] { "" }
   *[other] { " " }({ $quality } left)
}.
loop-log-material-given = { $who } gave { $target } { $type } { $quality }.
loop-log-redeemed = { $who } took the offer for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-log-repurchased = { $who } bought { $type } back from { $target-of } landfill.
loop-log-materials-removed = A material left the game: { $type }.
loop-log-landfill-returned = { $cards ->
    [0] { $who } had nothing in the landfill to return to the deck.
    [one] 1 card went from { $who-of } landfill back into the deck.
   *[other] { $cards } cards went from { $who-of } landfill back into the deck.
}
loop-log-credit-lost = { $who-of } credit cards lost { $coins ->
    [one] 1 coin that was
   *[other] { $coins } coins that were
} already paid off.
loop-log-gap-measured = Wealth gap between the richest and the poorest: { $gap }.
