# LOOP: questions, options and refusals.

## Questions, one for each kind of choice

loop-ask-TakeTurn = { $action ->
    [not_yet] Your turn: work, buy or consume. Favours and the rest are free.
    [work] You have worked. Anything else before you end your turn?
    [buy] You have bought. Anything else before you end your turn?
    [consume] You have consumed. Anything else before you end your turn?
   *[other] Anything else before you end your turn?
}
loop-ask-PayForSalvage = What quality of { $type } will you pay for?
loop-ask-AgreeToInfluence = { $banker } proposes a trade: { $reputation ->
    [1] you get 1 reputation and pay 1 coin
   *[other] you give 1 reputation and get 1 coin
}. Do you agree?
loop-ask-ForgeInto = What should { $type } { $quality } count as this turn?
loop-ask-DropActivity = You can keep three activities. Which one do you give up?
loop-ask-UseMaterial = { $activity }: which material do you use?
loop-ask-ChooseToApply = An event is coming. Take a credit card first?
loop-ask-ChooseEvent = Which event happens next?
loop-ask-AnswerFavour = { $asker } plays { $favour } to you{ $hidden ->
    [yes] , face down
   *[no] { "" }
}. { $deal }. { $thanks ->
    [0] Accepting brings no reputation.
   *[other] Accepting brings { $thanks } reputation.
}
loop-ask-Object = { $asker } plays { $favour } to { $target }. { $deal }. Do you object?
loop-ask-OfferMaterial = What do you give for { $type } { $quality }?
loop-ask-PlayAs = { $hidden ->
    [yes] What do you claim your face-down card is?
   *[no] You play Recycle as Resell. What do you sell, and who to?
}
loop-ask-ChooseOffer = Redeem Bonus: which offer do you take?
loop-ask-ChooseRepurchase = Repurchase: what do you buy back for 1 coin?
loop-ask-ChooseWear = Planned Obsolescence: which material loses 1 quality?
loop-ask-GiveMaterial = Satan Santa: what do you give, and who to?
loop-ask-InsureOrToss = Insurance: lose 1 coin, or toss?
loop-ask-NameHappier = Social Responsibility: from whose hand do you draw?
loop-ask-NameLessHappy = Status Climb: who do you name?
loop-ask-TakeMaterial = Take a free material from the market at quality { $quality }.
loop-ask-TakeSlot = Which { $type } do you take? It will have quality { $quality }.
loop-ask-NameRival = Hypebeast: who do you compare yourself with?
loop-ask-ChooseCareer = Which career do you choose?

## What a favour asks of its target

loop-deal-acquire = { $asker } takes { $owner-of } { $type } { $quality } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
loop-deal-barter = { $asker } gives { $given } { $given_quality } for { $owner-of } { $type } { $quality }
loop-deal-recycle = { $asker } takes { $type } { $from-from } at quality { $quality }
loop-deal-resell = { $owner } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for { $asker-of } { $type } { $quality }
loop-deal-share = { $asker } may use 1 quality of { $owner-of } { $type } { $quality }

loop-deal-tail = : { $deal }

## Groups of options

loop-group-work = Work
loop-group-buy = Buy
    .about = up to 3 materials a turn
loop-group-consume = Consume
    .about = up to 3 activities a turn
loop-group-goal = Goals
loop-group-reputation = Reputation
loop-group-favour = Favours
loop-group-favours = Favours
    .about = play one of the cards in your hand
loop-group-acquire = Acquire
    .about = take a material for its quality in coins
loop-group-barter = Barter
    .about = take a material for one of yours
loop-group-recycle = Recycle
    .about = take a material out of a landfill
loop-group-renew = Renew
    .about = take a material out of the central landfill
loop-group-resell = Resell
    .about = sell a material for its quality in coins
loop-group-share = Share
    .about = use 1 quality of a material for an activity
loop-group-ability = Ability
loop-group-credit = Credit
loop-group-turn = Turn
loop-group-answer = Answer

## Options. `cell` is the short form in a row, `row` its heading.

loop-option-work = Work: { $coins ->
    [one] +1 coin
   *[other] +{ $coins } coins
}, { $happiness ->
    [0] no happiness lost
   *[other] −{ $happiness } happiness
}
loop-option-take-coin = Take 1 coin; nothing else is possible
loop-option-buy = Buy { $type } at quality { $quality } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $reputation ->
    [0] { "" }
   *[other] { " " }+ { $reputation } reputation
}{ $half ->
    [1] , half price
   *[other] { "" }
})
    .cell = quality { $quality } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $reputation ->
    [0] { "" }
   *[other] { " " }+ { $reputation } rep.
}{ $half ->
    [1] , half
   *[other] { "" }
})
    .row = { $type }
loop-option-salvage = Buy { $type } { $from-from }
loop-option-pay = Quality { $quality } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $reputation ->
    [0] { "" }
   *[other] { " " }and { $reputation } reputation
}{ $half ->
    [1] , half price
   *[other] { "" }
}
loop-option-consume = { $activity } with { $first } and { $second } ({ $properties })
loop-option-use = Use { $type } { $quality }{ $mark } { $owner-from }
loop-option-drop = Give up { $activity } ({ $properties })
loop-option-claim = Claim { $goal }: +{ $happiness } happiness
loop-option-reputation-coin = Spend 1 reputation for 1 coin
loop-option-reputation-happiness = Spend 2 reputation for 1 happiness
loop-option-acquire = Acquire { $type } { $quality } { $owner-from } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
    .cell = { $type } { $quality }{ $mark }
    .row = { $owner-from }
loop-option-barter = Barter for { $owner-of } { $type } { $quality }{ $mark }
    .cell = { $type } { $quality }{ $mark }
    .row = { $owner-from }
loop-option-recycle = { $solo ->
    [yes] Renew
   *[no] Recycle
} { $type } at quality { $quality } { $from-from } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
    .cell = quality { $quality } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
    .row = { $type } { $from-from }
loop-option-resell = { $solo ->
    [yes] Resell { $type } { $quality }{ $mark } to the bank
   *[no] Resell { $type } { $quality }{ $mark } { $owner-to }
} ({ $coins ->
    [one] +1 coin
   *[other] +{ $coins } coins
})
    .cell = { $type } { $quality }{ $mark }
    .row = { $solo ->
    [yes] to the bank
   *[no] { $owner-to }
}
loop-option-share = Share { $owner-of } { $type } { $quality }{ $mark }
    .cell = { $type } { $quality }{ $mark }
    .row = { $owner-from }
loop-option-offer = Give { $type } { $quality }{ $mark }
loop-option-face-down = Play { $favour } face down, with a claim
loop-option-as-resell = Play Recycle as Resell
loop-option-accept = Accept
loop-option-reject-card = Reject, discard the same favour
loop-option-reject-reputation = Reject, pay 1 reputation
loop-option-call = Call the bluff
loop-option-object = Object by discarding { $favour }
loop-option-pass = { $question ->
    [Object] Don’t object
    [ChooseToApply] No credit card
    [ChooseOffer] No offer
   *[other] Nothing
}
loop-option-influence = { $for ->
    [0] Give { $target } 1 reputation for 1 coin
   *[other] Give { $target } 1 coin for 1 reputation
}
loop-option-agree = Agree
loop-option-refuse = Refuse
loop-option-forge = Forge { $owner-of } { $type } { $quality }{ $mark }
    .cell = { $type } { $quality }{ $mark }
    .row = Forge { $owner-of }
loop-option-into = Into { $type }
loop-option-repair = Repair { $owner-of } { $type } { $quality }{ $mark } (+1 quality)
    .cell = { $type } { $quality }{ $mark }
    .row = Repair { $owner-of }
loop-option-swap = Discard { $favour } and draw a favour
loop-option-minimalist = Minimalist: +1 reputation
loop-option-invest = Invest: pay 1 coin, toss twice for 2
loop-option-care = Give { $target } { $favour }: +1 reputation
    .cell = { $favour }
    .row = Give { $target }
loop-option-scavenge = Take { $type } { $from-from } at quality 1
loop-option-peek = Look at the top card of the { $deck } deck
loop-option-draft = Take a random favour { $target-from }
loop-option-apply = Take a credit card: +4 coins and a material, 5 coins to pay back
loop-option-take = Take { $type }
loop-option-slot = Number { $slot } in the market (it shows { $shown })
loop-option-skip = Take nothing
loop-option-pay-off = Pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} off the credit card with { $on } of 5
loop-option-end-turn = End your turn
loop-option-name = { $target }
loop-option-lose-coin = Lose 1 coin
loop-option-toss = Toss: win 2 coins or lose 2
loop-option-wear = { $type } { $quality } { $left ->
    [0] breaks
   *[other] drops to { $left }
}
loop-option-redeem = { $offer ->
    [a] 1 coin: a market material at quality 1
    [b] 2 coins: a market material at quality 1, and 1 favour
   *[c] 3 coins: a market material at quality 3, and 2 favours
}
loop-option-repurchase = Take { $type } { $from-from }
loop-option-give = Give { $type } { $quality } { $target-to }
    .cell = { $type } { $quality }
    .row = { $target-to }
loop-option-resolve = { $event }. { $event-effect }
loop-option-career = { $career }: { $start }. { $career-ability }

## What a refusal is about, where it isn’t a single option

loop-what-work = Work
loop-what-buy = Buy
loop-what-salvage = Buy from a landfill
loop-what-pay = Pay for it
loop-what-consume = Consume
loop-what-claim = Claim a goal
loop-what-reputation-coin = Reputation for a coin
loop-what-reputation-happiness = Reputation for happiness
loop-what-favour = Play a favour
loop-what-acquire = Acquire
loop-what-barter = Barter
loop-what-recycle = Recycle
loop-what-renew = Renew
loop-what-resell = Resell
loop-what-share = Share
loop-what-offer = Give
loop-what-reject-card = Reject with the same favour
loop-what-reject-reputation = Reject with reputation
loop-what-object = Object
loop-what-influence = Influence
loop-what-forge = Forge
loop-what-into = Forge into
loop-what-repair = Repair
loop-what-swap = Exchange a favour
loop-what-minimalist = Minimalist
loop-what-invest = Invest
loop-what-care = Care
loop-what-scavenge = Scavenge
loop-what-peek = Look at a deck
loop-what-draft = Take a favour
loop-what-apply = Take a credit card
loop-what-pay-off = Pay off
loop-what-end-turn = End the turn
loop-what-redeem = Take the offer
loop-what-repurchase = Buy back
loop-what-pass = Decline
loop-what-take-coin = Take a coin
loop-what-use = Use a material
loop-what-drop = Give up an activity
loop-what-face-down = Play a favour face down
loop-what-as-resell = Play Recycle as Resell
loop-what-accept = Accept
loop-what-call = Call the bluff
loop-what-agree = Agree
loop-what-refuse = Refuse
loop-what-take = Take a material
loop-what-slot = Choose a market card
loop-what-skip = Take nothing
loop-what-name = Name a player
loop-what-lose-coin = Lose a coin
loop-what-toss = Toss a coin
loop-what-wear = Wear out a material
loop-what-give = Give a material away
loop-what-resolve = Resolve an event
loop-what-career = Choose a career


## Refusals. `needs` and `has` are the numbers that decide.

loop-why-action-done = you have already taken this turn’s action
loop-why-coins = { $needs ->
    [-1] you can’t pay for it
   *[other] not enough coins: { $needs } needed, { $has } available
}
loop-why-compulsory = the event doesn’t let you decline
loop-why-credit-card-not-paid-off = pay at least 1 coin on every credit card first
loop-why-deck-empty = that deck is empty
loop-why-goal-not-met = your kept activities don’t show what it needs
loop-why-happiness = it costs { $needs } happiness and you have { $has }
loop-why-happiness-full = your happiness is already 12
loop-why-is-that-already = it is already of that type
loop-why-landfill-empty = the landfill is empty
loop-why-market-empty = the market is empty
loop-why-materials-missing = you don’t have the materials it needs
loop-why-must-apply-to-pay-off = without coins for your credit card, take another one first
loop-why-no-action-done = work, buy or consume first: you can’t pass
loop-why-no-activity-completed = only after completing an activity this turn
loop-why-no-activity-for-it = no activity on the stage needs it
loop-why-no-credit-card = Everything Is Online: you have no credit card
loop-why-no-credit-card-left = no credit card is left
loop-why-no-favour-deck = there is no favour deck in this mode
loop-why-no-favour-in-hand = you have no favours in hand
loop-why-no-material = there is no material to trade
loop-why-no-more-to-buy = { $rule ->
    [LOOP-2_0a] you chose another action this turn
   *[other] you have bought as much as the turn allows
}
loop-why-no-more-to-consume = { $rule ->
    [LOOP-2_0a] you chose another action this turn
   *[other] you have completed as many activities as the turn allows
}
loop-why-not-in-hand = you don’t hold that favour
loop-why-once-per-turn = only once a turn
loop-why-turn-is-ending = your turn ends with that coin; you can take more credit only if a debt is still due
loop-why-only-when-consume = only in a consume turn, after an activity
loop-why-only-when-work = only in a work turn, after working
loop-why-only-with-reputation = Manners Makyth Man: you can reject only with reputation
loop-why-own-landfill = at this table you can’t take from your own landfill
loop-why-owns-credit-card = Bad Debt: you can’t buy while you have a credit card
loop-why-paid-enough-this-turn = a credit card takes at most 2 coins a turn
loop-why-quality-full = its quality is already 4
loop-why-quality-too-high = Disposable Culture allows no quality above { $needs }
loop-why-quality-too-low = { $rule ->
    [LOOP-9_red-gown] Red Gown needs quality { $needs } or more
   *[other] your best quality is { $has } and it needs { $needs }
}
loop-why-reputation = it costs { $needs } reputation and you have { $has }
loop-why-reputation-full = reputation is already 2
loop-why-shared-enough = it has no quality left to share
loop-why-target-coins = the buyer would need { $needs ->
    [one] 1 coin
   *[other] { $needs } coins
} and has { $has }
loop-why-target-reputation = the other player has no reputation
loop-why-too-many-materials = you own { $has } materials; the limit is 1
loop-why-two-materials = it needs two materials of that type; you have { $has }
loop-why-utility-stays = it doesn’t work with utility
loop-why-action-possible = only if you can neither work nor buy nor consume
loop-why-apply-first = take a credit card first: it may make an action possible
loop-why-blue-favour = in Solo you play favours with the market, not with players
loop-why-red-favour = you can play favours with the market only in Solo
loop-why-called-already = the bluff has already been called
loop-why-played-openly = the favour is face up: there is no bluff to call
loop-why-career-not-dealt = you were not dealt that career
loop-why-coin-by-work = in Basic you get that coin by working with no happiness left
loop-why-event-not-flipped = that event isn’t being resolved now
loop-why-goal-achieved = you have already achieved that goal
loop-why-goal-not-dealt = that isn’t one of your goals
loop-why-half-is-as-much = half of 1 coin rounds up to 1: you would save nothing
loop-why-must-take = you have to take one
loop-why-no-central-landfill = only Solo has a central landfill
loop-why-no-credit = there are no credit cards in Basic
loop-why-no-sales = prices are halved only during the sales
loop-why-no-such-debt = you have no credit card with that many coins on it
loop-why-no-such-material = there is no such material there
loop-why-no-such-seat = there { $needs ->
    [one] is only 1 player
   *[other] are only { $needs } players
} at this table
loop-why-not-happier = you can name only a happier player
loop-why-not-less-happy = you can name only a less happy player
loop-why-not-in-landfill = that landfill has no such material
loop-why-not-in-market = the market has no such material
loop-why-not-kept = you haven’t kept that activity
loop-why-not-on-stage = that activity isn’t on the stage
loop-why-not-usable = you can’t use that material for this activity
loop-why-nothing-to-claim = there is no favour you could claim it is
loop-why-only-as-resell = you put it down to play it as Resell
loop-why-other-career = that is another career’s ability
loop-why-other-salary = your career doesn’t have that salary
loop-why-other-slot = that market card is of another type
loop-why-would-waste = you would waste coins: each buys 2 quality
loop-why-yourself = choose another player, not yourself

## Questions whose answer can be prepared

loop-foreseen-AnswerFavour = When a favour is played to you
loop-foreseen-Object = When anybody plays a favour and you are the Lawyer
loop-foreseen-AgreeToInfluence = When the Banker proposes a trade to you
