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
    .effect = You marry: a feast with bread for all.
nation-explorer-dinner-party = Dinner Party
    .effect = You make friends and have them to dinner.
nation-explorer-date = Date
    .effect = You meet somebody and share a meal.
nation-explorer-first-aid = First Aid
    .effect = You help another player after an accident; both of you become happier.
nation-explorer-help-from-a-friend = Help from a Friend
    .effect = Another player who has that much gives it to you, and gains 1 happiness.
nation-explorer-free-lunch = Free Lunch
    .effect = Bread from the supply, for nothing.
nation-explorer-free-housing = Free Housing
    .effect = Houses from the supply, for nothing.
nation-explorer-well-travelled = Well-Travelled
    .effect = Buy up to 6 tickets abroad, each at this price.
nation-explorer-holiday = Holiday
    .effect = A short holiday abroad.
nation-explorer-to-give = To Give Is to Receive
    .effect = Everybody else gets a present of this much; each makes you happier.
nation-explorer-birthday = Birthday
    .effect = You celebrate. The others may bring you money; who does gains 1 happiness.
nation-explorer-sickness = Sickness
    .effect = You fall ill at once, and so does everybody you visited today.
nation-explorer-vaccine = Vaccine
    .effect = Keep it: it wards off the next sickness that comes to you.

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
nation-ask-TakeTurn = { $hours ->
    [one] 1 hour is left
   *[other] { $hours } hours are left
}. What do you do?
nation-ask-TakeMedicine = You are sick. Take medicine?
nation-ask-UseVaccine = An I-am-Sick card is coming to you. Use a vaccine?
nation-ask-DecideReshuffle = Shuffle the discarded explorer cards back into the pile?
nation-ask-GivePresent = It is { $host-of } birthday. Give a present of 5 bucks for 1 happiness?
nation-ask-SetPrice = What is your price for the next round? You sold { $sold } at home and { $abroad } abroad for { $price } each.
nation-ask-DiscardCard = You may keep three explorer cards. Which one goes?
nation-ask-StoreGoods = How many of the goods for sale do you put into your storage?

## Groups of options

nation-group-work = Work
    .about = goods for sale
nation-group-visit = Visit
    .about = 1 hour each
nation-group-bank = At the banker’s
    .about = 1 hour each
nation-group-cards = Explorer cards
nation-group-office = Your office
nation-group-health = Health
    .about = no time
nation-group-day = The day

## Options

nation-work-result = { $goods } for sale, { $hours } hours{ $money ->
    [0] { "" }
   *[other] , { $money } bucks in wages
}
nation-upgrade-cost = { $money } bucks, { $goods }, { $hours } hour
nation-option-character = { $character }
nation-option-upgrade = Upgrade your production{ $houses ->
    [0] { "" }
    [one] , 1 house from those for sale
   *[other] , { $houses } houses from those for sale
} ({ $cost })
nation-option-work = Work at level { $level }: { $result }
nation-option-visit = Visit { $host } and buy nothing
nation-option-buy = Buy { $goods } from { $host } ({ $money } bucks)
    .row = From { $host }
    .cell = { $goods }, { $money } bucks
nation-option-borrow = Borrow { $loan } bucks
nation-option-repay = Pay back your whole loan ({ $balance } bucks)
nation-option-explore = Explore: draw a card (3 hours)
nation-option-enjoy = Enjoy the show: 1 ticket for 1 happiness (1 hour)
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
nation-option-withdraw = Take the loan of { $loan } off the offer (4 hours)
nation-option-work-abroad = Work abroad for 10 bucks (2 hours)
nation-option-end-day = End your day
nation-option-take-medicine = Take medicine{ $sale ->
    [1] { " " }from those for sale
   *[other] { "" }
}: one I-am-Sick card goes, +1 happiness
nation-option-stay-sick = Stay sick
nation-option-use-vaccine = Use the vaccine
nation-option-get-sick = Get sick
nation-option-reshuffle = Shuffle them back
nation-option-leave-discards = Leave them
nation-option-give-present = Give a present (5 bucks, +1 happiness)
nation-option-give-nothing = Give nothing
nation-option-price = { $price } bucks
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
nation-what-enjoy = Enjoy the show
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

nation-why-already-asked = you have asked this friend in this turn
nation-why-bread = it takes { $needs } bread and you have { $has }
nation-why-builder-and-farmer-needed = somebody still has to be builder or farmer
nation-why-card-not-in-hand = you don’t hold that card
nation-why-character-taken = somebody else is that character
nation-why-eliminated = this player is out of the game
nation-why-end-of-track = the return of investment can’t rise any more
nation-why-entertainer-limit = the entertainer enjoys a show twice a round
nation-why-highest-level = your production is at its highest level
nation-why-hours = { $needs ->
    [one] it takes 1 hour and you have { $has }
   *[other] it takes { $needs } hours and you have { $has }
}
nation-why-houses = { $needs ->
    [one] it takes 1 house and you have { $has }
   *[other] it takes { $needs } houses and you have { $has }
}
nation-why-mat-money = the foreign countries can’t pay now
nation-why-medicine = you have no medicine
nation-why-money = { $needs ->
    [one] it takes 1 buck and you have { $has }
   *[other] it takes { $needs } bucks and you have { $has }
}
nation-why-no-cards-left = there are no explorer cards left
nation-why-no-entertainer = there is no entertainer in this game
nation-why-no-explorer-card = you hold no explorer card
nation-why-no-loan = you have no loan
nation-why-no-production = your character produces nothing
nation-why-not-in-reserve = no such loan is in reserve
nation-why-not-on-offer = no such loan is on offer
nation-why-not-sick = you aren’t sick
nation-why-nothing-for-sale = nothing is for sale there
nation-why-old-loan = the new loan must cover the { $needs } bucks still owed, and it brings { $has }
nation-why-one-loan-per-round = you have taken a loan in this round
nation-why-only-against-sickness = it is used when an I-am-Sick card comes
nation-why-only-the-banker = only the banker does this
nation-why-only-the-doctor = only the doctor does this
nation-why-own-level-possible = you can work at your own level
nation-why-supply = the supply of these goods is empty
nation-why-tickets = { $needs ->
    [one] it takes 1 ticket and you have { $has }
   *[other] it takes { $needs } tickets and you have { $has }
}
nation-why-for-sale = { $has ->
    [0] nothing is for sale there
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
    [one] at most 1 ticket is bought with this card
   *[other] at most { $needs } tickets are bought with this card
}
nation-why-no-such-price = that price is not on the track
nation-why-no-such-seat = only { $needs } seats are taken at this table
nation-why-only-at-the-banker = loans are taken and paid back at the banker’s
nation-why-only-the-builder = only the builder has houses for sale
nation-why-played-otherwise = this card isn’t played like that
nation-why-yourself = that concerns another player, not you

## What has happened

nation-told-character-chosen = { $who } is the { $character }.
nation-told-game-started = { $who } begins, being the builder.
nation-told-start-received = { $who } starts with { $money } bucks, { $houses } houses, { $bread } bread and { $for_sale } goods for sale.
nation-told-opening-loan-taken = { $who } starts with a loan: { $money } bucks.
nation-told-round-started = Round { $round }
nation-told-loan-paid = { $who } paid { $interest } interest and { $payback } back; { $balance } are still owed.
nation-told-interest-paid = { $who } could pay the interest of { $interest } only; { $balance } are still owed.
nation-told-loan-cleared = { $who } has repaid the loan of { $amount }.
nation-told-level-lost = { $who } couldn’t pay, fell to level { $level } and got { $money } bucks back.
nation-told-eliminated = { $who } couldn’t pay and is out of the game; { $money } bucks go to the supply, { $balance } will never be repaid.
nation-told-return-received = { $who } received a return of { $money } bucks on the investments ({ $due } were due).
nation-told-happiness-moved = { $who }: { $signed } happiness ({ $source }), { $happiness } now.
nation-told-end-set-off = This round is the last one: { $ending }.
nation-told-game-ended = The game is over: { $ending }.
nation-told-purse-opened = { $who } shows { $money } bucks.
nation-told-mat-opened = The foreign countries have { $money } bucks.
nation-told-hours-lost = { $who } was sick and loses { $hours } hours of the day.
nation-told-upgraded = { $who } upgraded to level { $level } for { $money } bucks and { $goods }.
nation-told-worked = { $who } worked { $hours } hours at level { $level }: { $goods } for sale{ $money ->
    [0] { "" }
   *[other] , { $money } bucks in wages
}.
nation-told-visited = { $who } visited { $host }.
nation-told-bought = { $who } bought { $goods } from { $host } for { $money } bucks.
nation-told-loan-taken = { $who } borrowed { $amount } bucks{ $repaid ->
    [0] { "" }
   *[other] { " " }and repaid { $repaid } of the old loan
}.
nation-told-loan-repaid = { $who } paid back { $money } bucks: no more loan.
nation-told-enjoyed-entertainment = { $who } enjoyed a show.
nation-told-invested = { $who } invested { $money } bucks; the return is { $return } a round now.
nation-told-loan-offered = { $who } offers a loan of { $amount }.
nation-told-loan-replaced = { $who } offers a loan of { $by } instead of { $amount }.
nation-told-loan-withdrawn = { $who } took the loan of { $amount } off the offer.
nation-told-worked-abroad = { $who } worked abroad for { $money } bucks.
nation-told-mat-seen-empty = The foreign countries can’t pay a doctor now.
nation-told-day-ended = { $who } ended the day{ $hours ->
    [0] { "" }
    [one] , 1 hour unused
   *[other] , { $hours } hours unused
}.
nation-told-explored = { $who } explored and drew a card.
nation-told-card-seen = The card is { $card }.
nation-told-discards-reshuffled = The explorer cards were shuffled anew: { $cards }.
nation-told-card-played = { $who } played { $card }.
nation-told-card-discarded = { $who } discarded { $card }.
nation-told-card-lost = { $who } lost { $card }.
nation-told-goods-spent = { $who } spent { $goods }.
nation-told-goods-received = { $who } received { $goods }.
nation-told-paid-abroad = { $who } paid { $money } bucks to the foreign countries.
nation-told-first-aid-given = { $who } gave first aid to { $target }.
nation-told-friend-helped = { $target } helped { $who } with { $money } bucks.
nation-told-friend-too-poor = { $target } has too little to help { $who }.
nation-told-present-given = { $who } gave { $target } a present of { $money } bucks.
nation-told-present-declined = { $who } gave { $target } no present.
nation-told-sickness-drawn = { $who } drew a sickness!
nation-told-fell-ill = { $who } fell ill.
nation-told-vaccine-used = { $who } was vaccinated and stays well.
nation-told-medicine-taken = { $who } took medicine.
nation-told-sickness-discarded = The sickness is over.
nation-told-doctor-reshuffled = { $who } had the discards shuffled back: { $cards } cards.
nation-told-doctor-left-discards = { $who } left the discards.
nation-told-goods-used-up = { $who } used up { $houses ->
    [0] { "" }
   *[other] a house{ $bread ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }
}{ $bread ->
    [0] { "" }
   *[other] a bread
}.
nation-told-price-set = { $who } asks { $price } bucks from now on.
nation-told-goods-stored = { $who } stored { $goods }.
nation-told-surplus-returned = { $who } had no room: { $goods } went back to the supply.
nation-told-money-printed = The national bank printed { $money } bucks for { $who }.
nation-told-mat-counted = The foreign countries’ money was counted: { $money } bucks.
nation-told-foreigners-bought = The foreign countries bought { $goods } from { $who } for { $money } bucks.

## How it ended

nation-tie-money = Level on happiness; money less debts decided.
nation-tie-shared = Level in everything: the victory is shared.
nation-winner = { $number ->
    [one] { $winners } wins with { $score } happiness.
   *[other] { $winners } win together with { $score } happiness.
}
nation-score = Happiness

## The terminal

nation-screen-title = Happy Nation, round { $round }: { $step }; to { $target } happiness
nation-screen-figures = Happiness { $happiness }   { $money ->
    [-1] bucks hidden
   *[other] { $money } bucks
}   hours used { $hours }/12
nation-screen-stock = houses { $houses }, bread { $bread }, tickets { $tickets }, medicine { $medicine }
nation-screen-sale = for sale: { $goods } at { $price }, level { $level }
nation-screen-loan = loan { $amount }, { $balance } owed, next { $interest }+{ $payback }
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
