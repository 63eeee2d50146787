# LOOP: the log, one sentence for each event.

loop-told-game-started = { $who } starts.
loop-told-goal-dealt = { $who } was dealt the goal { $goal }.
loop-told-career-dealt = { $who } was dealt the career { $career }.
loop-told-career-sealed = { $who } chose a career, face down.
loop-told-career-revealed = { $who } plays the { $career }.
loop-told-initial-setup-taken = { $who } begins with { $happiness } happiness, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $reputation } reputation.
loop-told-starting-material-drawn = { $who } drew { $type } at quality { $quality }.
loop-told-round-started = Round { $round }
loop-told-turn-started = { $who-of } turn
loop-told-turn-ended = { $who } ended their turn.
loop-told-favour-drawn = { $who } drew a favour.
loop-told-favour-seen = { $who } now holds { $favour }.
loop-told-favours-reshuffled = The favour deck was reshuffled ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
loop-told-hidden-favour-revealed = A favour discarded face down was { $favour }.
loop-told-worked = { $who } worked: +{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-told-coin-taken = { $who } couldn’t do anything else and took 1 coin.
loop-told-bought = { $who } bought { $type } at quality { $quality } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $reputation ->
    [0] { "" }
   *[other] { " " }and { $reputation } reputation
}.
loop-told-salvaged = { $who } bought { $type } { $from-from } at quality { $quality } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $reputation ->
    [0] { "" }
   *[other] { " " }and { $reputation } reputation
}.
loop-told-free-material-taken = { $who } took { $type } at quality { $quality } from the market for free.
loop-told-material-used = { $who } used { $own ->
    [yes] { $type }
   *[no] { $owner-of } { $type }
}; { $quality ->
    [0] it is used up
   *[other] it is now at quality { $quality }
}.
loop-told-broken = { $owner-of } { $type } broke and went to the landfill.
loop-told-activity-completed = { $who } completed { $activity }.
loop-told-activity-dropped = { $who } gave up { $activity }.
loop-told-goal-achieved = { $who } achieved the goal { $goal } (+{ $happiness }).
loop-told-reputation-spent = { $who } spent { $reputation } reputation.
loop-told-reputation-gained = { $who } gained { $reputation } reputation.
loop-told-coins-gained = { $who } gained { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-told-coins-paid = { $who } paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-told-happiness-moved = { $who-of } happiness { $way ->
    [up] rose
   *[down] fell
} by { $by } to { $happiness } ({ $source }).
    .tail = Happiness { $signed }, now { $happiness }.
loop-told-material-refilled = New in the market: { $type }{ $exhibited ->
    [0] { "" }
   *[other] { " " }{ $exhibited }
}.
    .several = New in the market: { $list }.
    .item = { $type }{ $exhibited ->
    [0] { "" }
   *[other] { " " }{ $exhibited }
}
loop-told-activity-refilled = New on the stage: { $activity }.
    .several = New on the stage: { $list }.
    .item = { $activity }
loop-told-activities-reshuffled = The activity deck was reshuffled ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
loop-told-depleted = The material deck is empty: depletion.
loop-told-material-burnt = The top material of the deck was burnt: { $type }.
loop-told-end-set-off = The end is near ({ $ending }): this round is the last.
loop-told-game-ended = The game is over: { $ending }.

## Favours

loop-told-favour-played = { $solo ->
    [yes] { $who } played { $favour }.
   *[no] { $who } played { $favour } to { $target }{ $deal }.
}
loop-told-favour-played-face-down = { $who } played a face-down card to { $target } and called it { $favour }{ $deal }.
loop-told-favour-accepted = { $who } accepted { $favour }.
loop-told-favour-rejected = { $who } rejected { $favour }.
loop-told-favour-discarded = { $who } discarded { $favour }.
loop-told-objected = { $who } objected.
loop-told-not-objected = { $who } didn’t object.
loop-told-called = { $who } called the bluff.
loop-told-claim-was-true = { $who } told the truth: it was { $favour }.
loop-told-claim-was-false = { $who } lied: it was { $favour }, which is discarded.
loop-told-favours-returned = { $who } took { $cards ->
    [one] 1 played favour
   *[other] { $cards } played favours
} back in hand.
loop-told-acquired = { $who } took { $type } { $quality } { $owner-from } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-told-bartered = { $who } gave { $given } { $given_quality } for { $owner-of } { $type } { $quality }.
loop-told-recycled = { $who } took { $type } { $from-from } at quality { $quality } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-told-resold = { $solo ->
    [yes] { $who } put { $type } { $quality } under the deck for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[no] { $who } sold { $type } { $quality } to { $buyer } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
loop-told-share-granted = { $who } may use { $owner-of } { $type } { $quality } this turn.

## Abilities

loop-told-influenced = { $reputation ->
    [1] { $who } gave { $target } 1 reputation for 1 coin.
   *[other] { $who } gave { $target } 1 coin for 1 reputation.
}
loop-told-influence-proposed = { $reputation ->
    [1] { $who } offered { $target } 1 reputation for 1 coin.
   *[other] { $who } offered { $target } 1 coin for 1 reputation.
}
loop-told-influence-refused = { $who } refused the trade.
loop-told-forged-into = { $who } forged { $owner-of } { $type } { $quality } into { $into } for this turn.
loop-told-repaired = { $who } repaired { $owner-of } { $type }: quality { $quality }.
loop-told-invested = { $who } invested 1 coin and { $coins ->
    [0] won nothing
   *[other] won { $coins }
}.
loop-told-favour-given = { $who } gave { $target } a favour.
loop-told-favour-drafted = { $who } took a favour from { $target-of } hand.
loop-told-scavenged = { $who } took { $type } { $from-from } at quality 1.
loop-told-peeked = { $who } looked at the top card of the { $deck } deck.
loop-told-saw-material = { $who } saw { $type } on top of the materials deck.
loop-told-saw-activity = { $who } saw { $activity } on top of the activities deck.
loop-told-saw-favour = { $who } saw { $favour } on top of the favours deck.
loop-told-saw-event = { $who } saw { $card } on top of the events deck.

## Credit cards

loop-told-applied = { $who } took a credit card: +{ $coins } coins.
loop-told-paid-off = { $who } paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} off a credit card ({ $on_card } of 5).
loop-told-debt-cleared = { $who } cleared a credit card.
loop-told-payment-waived = { $who } couldn’t pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, and no credit card was left.

## Events

loop-told-event-drawn = { $who } drew an event, face down.
loop-told-events-reshuffled = The event deck was reshuffled ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
loop-told-event-triggered = { $who } set off { $card }. { $card-effect }
loop-told-event-started = Now in force: { $card }. { $card-effect }
loop-told-tossed = { $who } tossed: { $dollar ->
    [1] the dollar side
   *[other] the other side
}.
loop-told-named = { $who } named { $target }.
loop-told-material-worn = { $who-of } { $type } lost 1 quality{ $quality ->
    [0] { "" }
   *[other] { " " }({ $quality } left)
}.
loop-told-material-given = { $who } gave { $target } { $type } { $quality }.
loop-told-redeemed = { $who } took the offer for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
loop-told-repurchased = { $who } bought { $type } back from { $target-of } landfill.
loop-told-materials-removed = A material left the game: { $type }.
loop-told-landfill-returned = { $cards ->
    [0] { $who } had nothing in the landfill to return to the deck.
    [one] 1 card went from { $who-of } landfill back into the deck.
   *[other] { $cards } cards went from { $who-of } landfill back into the deck.
}
loop-told-credit-lost = { $who-of } credit cards lost { $coins ->
    [one] 1 coin that was
   *[other] { $coins } coins that were
} already paid off.
loop-told-gap-measured = Wealth gap between the richest and the poorest: { $gap }.
