# Happy Nation: the words on the table, questions, options, refusals, and what happens.

## Goods, characters and cards

nation-product-house = houses
    .items = { $items ->
        [one] 1 house
       *[other] { $items } houses
    }
nation-product-bread = bread
    .items = { $items } bread
nation-product-ticket = tickets
    .items = { $items ->
        [one] 1 ticket
       *[other] { $items } tickets
    }
nation-product-medicine = medicine
    .items = { $items } medicine

nation-character-builder = Builder
nation-character-farmer = Farmer
nation-character-entertainer = Entertainer
nation-character-doctor = Doctor
nation-character-banker = Banker

nation-explorer-wedding = Wedding
    .effect = You get married: a feast with bread for all.
nation-explorer-dinner-party = Dinner Party
    .effect = You make friends and invite them to dinner.
nation-explorer-date = Date
    .effect = You meet somebody and share a meal.
nation-explorer-first-aid = First Aid
    .effect = You help another player after an accident; both of you become happier.
nation-explorer-help-from-a-friend = Help from a Friend
    .effect = Another player who has this much gives it to you, and gains 1 happiness.
nation-explorer-free-lunch = Free Lunch
    .effect = Free bread from the supply.
nation-explorer-free-housing = Free Housing
    .effect = Free houses from the supply.
nation-explorer-well-travelled = Well-Travelled
    .effect = Buy up to 6 tickets abroad at this price each.
nation-explorer-holiday = Holiday
    .effect = A short holiday abroad.
nation-explorer-to-give = To Give and Not to Take
    .effect = You give every other player this much; each present makes you happier.
nation-explorer-birthday = Birthday
    .effect = You celebrate. The others may give you money; each one who does gains 1 happiness.
nation-explorer-sickness = Sickness
    .effect = You fall ill at once, and so does everybody you visited today.
nation-explorer-vaccine = Vaccine
    .effect = Keep it: it protects you from the next sickness.

nation-level-builder-1 = Hand tools
nation-level-builder-2 = Advanced tools
nation-level-builder-3 = Foreign crew
nation-level-builder-4 = Prefab works
nation-level-farmer-1 = Small field
nation-level-farmer-2 = Farm animals
nation-level-farmer-3 = Foreign farmhands
nation-level-farmer-4 = Automated farm
nation-level-entertainer-1 = Street show
nation-level-entertainer-2 = Theatre
nation-level-entertainer-3 = Foreign performers
nation-level-entertainer-4 = Amusement park
nation-level-doctor-1 = Practice
nation-level-doctor-2 = Clinic
nation-level-doctor-3 = Foreign nurses
nation-level-doctor-4 = Hospital

nation-step-setup = set-up
nation-step-loans = paying loans
nation-step-day = spending the day
nation-step-home_and_dinner = home and dinner
nation-step-prices = prices

nation-loan-50 = 50
nation-loan-100 = 100
nation-loan-200 = 200
nation-loan-300 = 300

## Questions

nation-ask-ChooseCharacter = Which character are you?
nation-ask-TakeTurn = You have { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} left. What do you do?
nation-ask-TakeMedicine = You are sick. Take medicine?
nation-ask-UseVaccine = You are about to get an I-am-Sick card. Use a vaccine?
nation-ask-DecideReshuffle = Shuffle the discarded explorer cards back into the pile?
nation-ask-GivePresent = It’s { $host-of } birthday. Give 5 bucks as a present and gain 1 happiness?
nation-ask-SetPrice = What price do you ask from now on? You sold { $sold } at home and { $abroad } abroad for { $price } each.
nation-ask-DiscardCard = You can only keep three explorer cards. Which one goes?
nation-ask-StoreGoods = How many of your goods for sale do you move to storage?

## Groups of options

nation-group-work = Work
    .about = goods for sale
nation-group-visit = Visit
    .about = 1 hour each
nation-group-bank = At the Banker’s
    .about = 1 hour each
nation-group-cards = Explorer cards
nation-group-office = Your office
nation-group-health = Health
    .about = takes no time
nation-group-day = The day

## Options

nation-work-result = { $goods } for sale, { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}{ $money ->
    [0] { "" }
    [one] , 1 buck in wages
   *[other] , { $money } bucks in wages
}
nation-upgrade-cost = { $money } bucks, { $goods }, { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
nation-option-character = { $character }
nation-option-upgrade = Upgrade your production{ $houses ->
    [0] { "" }
    [one] , using 1 of your houses for sale
   *[other] , using { $houses } of your houses for sale
} ({ $cost })
nation-option-work = Work at level { $level }: { $result }
nation-option-visit = Visit { $host } and buy nothing
nation-option-buy = Buy { $goods } from { $host } ({ $money ->
    [one] 1 buck
   *[other] { $money } bucks
})
    .row = From { $host }
    .cell = { $goods }, { $money ->
    [one] 1 buck
   *[other] { $money } bucks
}
nation-option-borrow = Borrow { $loan } bucks
nation-option-repay = Pay back your whole loan ({ $balance } bucks)
nation-option-explore = Explore: draw a card (3 hours)
nation-option-enjoy = Go to a show: 1 ticket for 1 happiness (1 hour)
nation-option-play = Play { $card }{ $target ->
    [none] { "" }
   *[other] { " " }– { $target }
}{ $tickets ->
    [none] { "" }
    [0] { " " }without buying tickets
    [one] { " " }and buy 1 ticket
   *[other] { " " }and buy { $tickets } tickets
}
nation-option-invest = Invest 20 bucks abroad (2 hours)
nation-option-offer = Offer a loan of { $loan } (4 hours)
nation-option-replace = Offer a loan of { $by } instead of { $loan } (4 hours)
nation-option-withdraw = Withdraw the loan of { $loan } (4 hours)
nation-option-work-abroad = Work abroad for 10 bucks (2 hours)
nation-option-end-day = End your day
nation-option-take-medicine = Take medicine{ $sale ->
    [1] { " " }from your goods for sale
   *[other] { "" }
}: get rid of one I-am-Sick card, +1 happiness
nation-option-stay-sick = Stay sick
nation-option-use-vaccine = Use the vaccine
nation-option-get-sick = Get sick
nation-option-reshuffle = Shuffle them back
nation-option-leave-discards = Leave them
nation-option-give-present = Give a present (5 bucks, +1 happiness)
nation-option-give-nothing = Give nothing
nation-option-price = { $price ->
    [one] 1 buck
   *[other] { $price } bucks
}
    .row = Price
    .cell = { $price }
nation-option-discard = Discard { $card }
nation-option-store = { $items ->
    [0] None
    [one] Store 1
   *[other] Store { $items }
}

## What can’t be done now

nation-what-character = Choose
nation-what-upgrade = Upgrade
nation-what-work = Work
nation-what-visit = Visit
nation-what-buy = Buy
nation-what-borrow = Borrow
nation-what-repay = Pay back
nation-what-explore = Explore
nation-what-enjoy = Go to a show
nation-what-play = Play a card
nation-what-invest = Invest
nation-what-offer = Offer a loan
nation-what-replace = Replace a loan
nation-what-withdraw = Withdraw a loan
nation-what-work-abroad = Work abroad
nation-what-take-medicine = Take medicine
nation-what-use-vaccine = Use a vaccine
nation-what-give-present = Give a present
nation-what-end-day = End your day
nation-what-stay-sick = Stay sick
nation-what-get-sick = Get sick
nation-what-reshuffle = Shuffle the discards back
nation-what-leave-discards = Leave the discards
nation-what-give-nothing = Give nothing
nation-what-price = Set the price
nation-what-discard = Discard a card
nation-what-store = Store goods

## Why not

nation-why-already-asked = you have already asked this friend this turn
nation-why-bread = it takes { $needs } bread, you have { $has }
nation-why-builder-and-farmer-needed = somebody still has to be the Builder or the Farmer
nation-why-card-not-in-hand = you don’t have that card
nation-why-character-taken = somebody else has this character
nation-why-eliminated = this player is out of the game
nation-why-end-of-track = the return can’t rise any further
nation-why-entertainer-limit = the Entertainer can only go to two shows a round
nation-why-highest-level = your production is already at its highest level
nation-why-hours = { $needs ->
    [one] it takes 1 hour, you have { $has }
   *[other] it takes { $needs } hours, you have { $has }
}
nation-why-houses = { $needs ->
    [one] it takes 1 house, you have { $has }
   *[other] it takes { $needs } houses, you have { $has }
}
nation-why-mat-money = the Foreign Countries can’t pay right now
nation-why-medicine = you have no medicine
nation-why-money = { $needs ->
    [one] it takes 1 buck, you have { $has }
   *[other] it takes { $needs } bucks, you have { $has }
}
nation-why-no-cards-left = there are no explorer cards left
nation-why-no-entertainer = there is no Entertainer in this game
nation-why-no-explorer-card = you have no explorer cards
nation-why-no-loan = you have no loan
nation-why-no-production = your character produces nothing
nation-why-not-in-reserve = there is no such loan in reserve
nation-why-not-on-offer = there is no such loan on offer
nation-why-not-sick = you aren’t sick
nation-why-nothing-for-sale = there is nothing for sale here
nation-why-old-loan = the new loan must cover the { $needs } bucks you still owe, and it only brings { $has }
nation-why-one-loan-per-round = you have already taken a loan this round
nation-why-only-against-sickness = you can only use it when an I-am-Sick card comes
nation-why-only-the-banker = only the Banker can do this
nation-why-only-the-doctor = only the Doctor can do this
nation-why-own-level-possible = you can work at your own level
nation-why-supply = the supply has no more of these goods
nation-why-tickets = { $needs ->
    [one] it takes 1 ticket, you have { $has }
   *[other] it takes { $needs } tickets, you have { $has }
}
nation-why-for-sale = { $has ->
    [0] there is nothing for sale here
    [one] only 1 is for sale
   *[other] only { $has } are for sale
}
nation-why-houses-needed = { $needs ->
    [0] the upgrade takes no houses
    [one] the upgrade takes only 1 house
   *[other] the upgrade takes only { $needs } houses
}
nation-why-level = your production is at level { $needs }
nation-why-most-tickets = { $needs ->
    [one] this card lets you buy 1 ticket at most
   *[other] this card lets you buy { $needs } tickets at most
}
nation-why-no-such-price = that price isn’t on the track
nation-why-no-such-seat = this table only has { $needs } players
nation-why-only-at-the-banker = you can only take or pay back a loan at the Banker’s
nation-why-only-the-builder = only the Builder has houses for sale
nation-why-played-otherwise = you can’t play this card like that
nation-why-yourself = you have to choose another player

## What has happened

nation-log-character-chosen = { $who } is the { $character }.
nation-log-game-started = { $who } is the Builder and goes first.
nation-log-start-received = { $who } starts with { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}, { $houses } houses, { $bread } bread and { $for_sale } goods for sale.
nation-log-opening-loan-taken = { $who } starts with a loan: { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}.
nation-log-round-started = Round { $round }
nation-log-payments-put-off = No loan is paid yet; interest and payback begin in round { $round }.
nation-log-loan-paid = { $who } paid { $interest } interest and paid back { $payback }; { $balance } still to pay.
nation-log-interest-paid = { $who } could only pay the interest of { $interest }; { $balance } still to pay.
nation-log-loan-cleared = { $who } has paid back the loan of { $amount }.
nation-log-level-lost = { $who } couldn’t pay, fell to level { $level } and got { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} back.
nation-log-eliminated = { $who } couldn’t pay and is out of the game; the supply gets { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}, and { $balance } will never be paid back.
nation-log-return-received = { $who } got a return of { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} on investments ({ $due } were due).
nation-log-happiness-moved = { $who }: { $signed } happiness ({ $source }), now { $happiness }.
nation-log-end-set-off = This round is the last one: { $ending }.
nation-log-game-ended = The game is over: { $ending }.
nation-log-purse-opened = { $who } shows { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}.
nation-log-mat-opened = The Foreign Countries have { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}.
nation-log-hours-lost = { $who } was sick and lost { $hours } hours.
nation-log-upgraded = { $who } upgraded to level { $level } for { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} and { $goods }.
nation-log-worked = { $who } worked { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} at level { $level }: { $goods } for sale{ $money ->
    [0] { "" }
   *[other] , { $money ->
    [one] 1 buck
   *[other] { $money } bucks
} in wages
}.
nation-log-visited = { $who } visited { $host }.
nation-log-bought = { $who } bought { $goods } from { $host } for { $money ->
    [one] 1 buck
   *[other] { $money } bucks
}.
nation-log-loan-taken = { $who } borrowed { $amount } bucks{ $repaid ->
    [0] { "" }
   *[other] { " " }and paid back { $repaid } of the old loan
}.
nation-log-loan-repaid = { $who } paid back { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}: no more loan.
nation-log-enjoyed-entertainment = { $who } went to a show.
nation-log-invested = { $who } invested { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}; the return is now { $return } a round.
nation-log-loan-offered = { $who } offers a loan of { $amount }.
nation-log-loan-replaced = { $who } offers a loan of { $by } instead of { $amount }.
nation-log-loan-withdrawn = { $who } withdrew the loan of { $amount }.
nation-log-worked-abroad = { $who } worked abroad for { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}.
nation-log-mat-seen-empty = The Foreign Countries can’t pay a Doctor right now.
nation-log-day-ended = { $who } ended the day{ $hours ->
    [0] { "" }
    [one] , 1 hour unused
   *[other] , { $hours } hours unused
}.
nation-log-explored = { $who } explored and drew a card.
nation-log-card-seen = The card is { $card }.
nation-log-discards-reshuffled = The explorer cards were reshuffled: { $cards }.
nation-log-card-played = { $who } played { $card }.
nation-log-card-discarded = { $who } discarded { $card }.
nation-log-card-lost = { $who } lost { $card }.
nation-log-goods-spent = { $who } spent { $goods }.
nation-log-goods-received = { $who } got { $goods }.
nation-log-paid-abroad = { $who } paid { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} to the Foreign Countries.
nation-log-first-aid-given = { $who } gave first aid to { $target }.
nation-log-friend-helped = { $target } helped { $who } out with { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}.
nation-log-friend-too-poor = { $target } doesn’t have enough to help { $who }.
nation-log-present-given = { $who } gave { $target } a present of { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}.
nation-log-present-declined = { $who } gave { $target } no present.
nation-log-sickness-drawn = { $who } drew Sickness!
nation-log-fell-ill = { $who } fell ill.
nation-log-vaccine-used = { $who } was vaccinated and stays well.
nation-log-medicine-taken = { $who } took medicine.
nation-log-sickness-discarded = The sickness is over.
nation-log-doctor-reshuffled = { $who } shuffled the discards back: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
nation-log-doctor-left-discards = { $who } left the discards where they are.
nation-log-goods-used-up = { $who } used up { $houses ->
    [0] { "" }
   *[other] a house{ $bread ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }
}{ $bread ->
    [0] { "" }
   *[other] a bread
}.
nation-log-price-set = { $who } asks { $price ->
    [one] 1 buck
   *[other] { $price } bucks
} from now on.
nation-log-goods-stored = { $who } moved { $goods } to storage.
nation-log-surplus-returned = { $who } had no room: { $goods } went back to the supply.
nation-log-money-printed = The National Bank printed { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} for { $who }.
nation-log-mat-counted = The Foreign Countries counted their money: { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}.
nation-log-foreigners-bought = The Foreign Countries bought { $goods } from { $who } for { $money ->
    [one] 1 buck
   *[other] { $money } bucks
}.

## How it ended

nation-tie-money = Equally happy; money minus debts decided.
nation-tie-shared = Equal in everything: they share the victory.
nation-winner = { $number ->
    [one] { $winners } wins with { $score } happiness.
   *[other] { $winners } win together with { $score } happiness.
}
nation-score = Happiness

## The terminal

nation-screen-title = Happy Nation, round { $round }: { $step }; { $target } happiness ends the game
nation-screen-counters = Happiness { $happiness }   { $money ->
    [-1] bucks hidden
   *[other] { $money } bucks
}   hours used { $hours }/12
nation-screen-stock = houses { $houses }, bread { $bread }, tickets { $tickets }, medicine { $medicine }
nation-screen-sale = for sale: { $goods } at { $price }, level { $level }
nation-screen-loan = loan { $amount }, { $balance } to pay back, next { $interest }+{ $payback }
nation-screen-sick = sick ×{ $cards }
nation-screen-hand = explorer cards: { $cards }
nation-screen-out = out of the game
nation-screen-no-character = no character yet
screen-nation-bank = Bank
nation-screen-bank = on offer: { $offer }; in reserve: { $reserve }; return on investments { $return }
screen-nation-supply = Supply
nation-screen-supply = houses { $houses }, bread { $bread }, tickets { $tickets }, medicine { $medicine }; explorer cards { $deck }
screen-nation-hand = Your cards
nation-screen-none = none

## Questions whose answer can be prepared

nation-foreseen-GivePresent = When another player has a birthday
nation-foreseen-UseVaccine = When an I-am-Sick card comes to you
nation-foreseen-TakeMedicine = When you are sick and could take medicine
nation-foreseen-DecideReshuffle = When you are the Doctor and may shuffle the discards back
