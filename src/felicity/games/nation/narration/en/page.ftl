# Happy Nation on the page.

page-nation-board = The town square
page-nation-houses = The houses of the town
page-nation-house-of = { $name }, { $character }
page-nation-mat = In front of { $name }
page-nation-see-all = See all
page-nation-no-character = no character yet
page-nation-out = out of the game
page-nation-none = none
page-nation-hidden = hidden

## Counters and goods

page-nation-counter-happiness = Happiness
    .counted = Happiness
page-nation-counter-money = Bucks
    .counted = { $number ->
        [one] Buck
       *[other] Bucks
    }
page-nation-counter-houses = Houses
    .counted = { $number ->
        [one] House
       *[other] Houses
    }
page-nation-counter-bread = Bread
    .counted = Bread
page-nation-counter-tickets = Tickets
    .counted = { $number ->
        [one] Ticket
       *[other] Tickets
    }
page-nation-counter-medicine = Medicine
    .counted = Medicine
page-nation-counter-for_sale = For sale
page-nation-counter-price = Price
page-nation-counter-level = Level
page-nation-counter-hours = Hours
page-nation-counter-hours_left = Hours left
    .counted = { $number ->
        [one] Hour left
       *[other] Hours left
    }
page-nation-good-house = Houses
page-nation-good-bread = Bread
page-nation-good-ticket = Tickets
page-nation-good-medicine = Medicine

## Characters

page-nation-role-builder = Builder: makes houses. Everybody needs them, to live in and to upgrade.
page-nation-role-farmer = Farmer: makes bread. Everybody needs it, for dinner and for parties.
page-nation-role-entertainer = Entertainer: sells tickets. Each one is an hour of happiness.
page-nation-role-doctor = Doctor: sells medicine, and earns money abroad.
page-nation-role-banker = Banker: offers loans, lives on interest, and invests abroad.

## The square

page-nation-clock = The town clock
page-nation-hours-used = { $name }: { $hours } of { $day } hours used
page-nation-race = Happiness ({ $target } ends the game)
page-nation-last-round = Last round
page-nation-sells = { $goods } for sale at { $price ->
    [one] 1 buck
   *[other] { $price } bucks
}{ $level ->
    [0] { "" }
   *[other] , level { $level }
}
page-nation-lends = lends { $loans } bucks
page-nation-or-repay = you can pay back
page-nation-work-here = Work here
page-nation-visit-here = Visit
page-nation-visit = Visit
page-nation-visit-of = Visit { $name }

## Places of the town

page-nation-place-market = Market
page-nation-place-bank = Bank
page-nation-place-abroad = Abroad
page-nation-place-explore = Explorers
page-nation-place-supply = Supply
page-nation-place-paper = Paper
page-nation-no-paper = The first paper comes in the morning: what was printed and what was sold abroad at night.
page-nation-place-accounts = Accounts

## The market

page-nation-market = The market
page-nation-seller = Seller
page-nation-good = Good
page-nation-for-sale = For sale
page-nation-price = Price
page-nation-yours = You have

## Abroad, cards, supply

page-nation-abroad = Foreign Countries
page-nation-last-count = { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} at the last count.
page-nation-first-count = They start with { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}.
page-nation-abroad-buys = At night they buy up to { $items } goods from every player whose price is no more than 1/{ $share } of their money.
page-nation-explorers = Explorer cards
page-nation-in-pile = { $number ->
    [one] 1 in the pile
   *[other] { $number } in the pile
}
page-nation-explorers-about = { $hours } hours for a card: usually something nice, sometimes a sickness.
page-nation-supply = Supply
page-nation-discards = { $number ->
    [one] 1 explorer card discarded
   *[other] { $number } explorer cards discarded
}

## The bank and loans

page-nation-bank = Loans on offer
page-nation-no-loans = No loans on offer right now.
page-nation-loan-of = Loan of { $amount } bucks
page-nation-loan-rate = 5 rounds, { $rate } a round
page-nation-loan-cost = { $money } interest in all ({ $percent } %)
page-nation-return = { $name } gets { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} a round from investments abroad.
page-nation-reserve = In reserve: { $loans }.
page-nation-loan = Your loan
page-nation-still-owed = of { $amount } still to pay back
page-nation-loan-round = Round
page-nation-interest-to = Interest to { $name }
page-nation-payback-to = Back to the supply
page-nation-rate = Due
page-nation-balance-after = Left to pay
page-nation-danger-interest = Next round you have to pay { $rate ->
    [one] { $rate } buck
   *[other] { $rate } bucks
} and you have { $money }: you could only pay the interest of { $interest }, and would owe as much as before.
page-nation-danger-level = Next round you have to pay { $interest ->
    [one] { $interest } buck
   *[other] { $interest } bucks
} of interest and you have { $money }: you would lose a production level.
page-nation-danger-out = Next round you have to pay { $interest ->
    [one] { $interest } buck
   *[other] { $interest } bucks
} of interest and you have { $money }: you would be out of the game! Sell, work or borrow.
page-nation-owed-short = { $balance } of { $amount } owed
page-nation-due-short = { $rate } due tomorrow
page-nation-danger-interest-short = Only enough for the interest!
page-nation-danger-level-short = You will lose a level!
page-nation-danger-out-short = You will be out!
page-nation-loan-short = owes { $balance }, { $rate } a round

## The evening paper

page-nation-post = The Evening Paper
page-nation-post-evening = Home and dinner
page-nation-post-printed = The National Bank prints { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} for everybody
page-nation-post-counted = The Foreign Countries count { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} and buy
page-nation-post-no-sale = Nothing: everything was too expensive, or sold out.
page-nation-post-morning = In the morning

## Moments and notices

page-nation-moment-evening = Tonight: { $change } happiness
page-nation-moment-night = You earned { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} overnight.
page-nation-moment-level = Level { $level }: { $name }
page-nation-moment-free = Free of debt
page-nation-moment-epidemic = Epidemic: { $ill } players are ill
page-nation-moment-ruin = Bankrupt
page-nation-infected = They visited you today, and you caught it: tomorrow you lose { $hours } hours unless you take medicine.
page-nation-unasked = You couldn’t refuse: the card takes it.

## Before a player

page-nation-evening-houses-good = a good home tonight
page-nation-evening-houses-even = a simple home tonight
page-nation-evening-houses-bad = no roof tonight!
page-nation-evening-bread-good = dinner tonight
page-nation-evening-bread-even = dinner tonight
page-nation-evening-bread-bad = no dinner tonight!
page-nation-production = How you work
page-nation-level-spoken = Level { $level }, { $name }: { $hours ->
    [one] 1 hour makes
   *[other] { $hours } hours make
} { $items }{ $pay ->
    [0] { "" }
    [one] , 1 buck in wages
   *[other] , { $pay } bucks in wages
}
page-nation-cards-short = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
page-nation-level-short = level { $level }
page-nation-upgrade = Upgrade
page-nation-upgrade-to = Upgrade to level { $level }
page-nation-upgrade-houses = How many of the houses do you take from those for sale? The rest come from your storage.
page-nation-how-many-houses = From those for sale
page-nation-upgrade-cost = Level { $level } costs { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} and { $houses }.
page-nation-for-sale-short = { $number } for sale at { $price }
page-nation-upgrade-short = Level { $level }: { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}, { $houses }
page-nation-no-explorer-card = No explorer cards
page-nation-for-sale-at = { $goods } for sale at { $price ->
    [one] 1 buck
   *[other] { $price } bucks
}
page-nation-enjoy = Enjoy
page-nation-take = Take
page-nation-sick = { $cards ->
    [one] You are sick: tomorrow you lose { $hours } hours unless you take medicine.
   *[other] You are sick { $cards } times: tomorrow you lose { $hours } hours unless you take medicine.
}
page-nation-sick-note = Sick: { $hours } hours lost tomorrow
page-nation-sick-short = { $cards ->
    [one] sick
   *[other] sick ×{ $cards }
}
page-nation-hand = Explorer cards ({ $number }; you can keep { $limit } overnight)
page-nation-hidden-cards = { $number ->
    [one] 1 card face down
   *[other] { $number } cards face down
}

## Money

page-nation-accounts = All the money of the nation
    .about = Who made it, and who has it: both add up to the same total.
page-nation-by-origin = Where it comes from
page-nation-by-holder = Who has it
page-nation-origin-start = Starting money
page-nation-origin-printing = Printed by the National Bank
page-nation-origin-loans = Loans not yet paid back
page-nation-origin-supply = Upgrades paid, levels lost
page-nation-all-money = All the money

## What one can do

page-nation-tab-work = Work
page-nation-tab-visit = Visit
page-nation-tab-enjoy = World
page-nation-do-work = Work
page-nation-do-visit = Visit somebody
page-nation-do-enjoy = See the world
page-nation-hello = Visit without buying
page-nation-play-card = Play { $card }
page-nation-for-whom = For whom?
page-nation-takes-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
page-nation-you-have = { $money ->
    [one] you have 1 buck
   *[other] you have { $money } bucks
}
page-nation-how-many-items = How many?
page-nation-how-many-tickets = How many tickets?
page-nation-all-of-it = All { $number }
page-nation-sold-home = Sold at home today
page-nation-sold-abroad = Sold abroad last night
page-nation-still-for-sale = Still for sale
page-nation-price-advice = { $counted ->
    [yes] The Foreign Countries have { $money } bucks
   *[no] The Foreign Countries had { $money } bucks at the last count
}; tonight they buy whatever costs no more than 1/{ $share } of their money. Your price stays until tomorrow evening.
page-nation-keep-price = Keep { $price ->
    [one] 1 buck
   *[other] { $price } bucks
}
page-nation-set-price = Ask { $price ->
    [one] 1 buck
   *[other] { $price } bucks
}
page-nation-sure-borrow = You pay for a loan every morning for five rounds. If you can’t even pay the interest, you lose a level or the game. Take it?
page-nation-sure-end = You could still do something: { $left }. End your day anyway?
page-nation-sure-interest = That leaves you less than tomorrow morning’s interest. Do it anyway?
page-nation-about-use-vaccine = You stay well and gain happiness; the card is discarded.
page-nation-about-get-sick = You lose hours tomorrow, unless you take medicine.
page-nation-about-stay-sick = You lose hours tomorrow.
page-nation-about-reshuffle = They all go back into the pile, Sickness too.
page-nation-about-leave-discards = Sickness stays out of the pile.
page-nation-why-UseVaccine = Somebody who visited you today fell ill, or you drew a Sickness yourself.
page-nation-why-GivePresent = You don’t have to give anything; a present makes one of you richer and the other happier.
page-nation-why-TakeMedicine = Medicine cures one sickness, and makes you and the Doctor happier.

## How a round goes

page-nation-guide = How a round goes
page-nation-step-setup = Set-up
    .about = Everybody chooses a character.
page-nation-step-loans = Loans
    .about = In the morning everybody with a loan makes a payment: interest to the Banker, the rest back to the supply.
page-nation-step-day = The day
    .about = Players take turns doing one thing each until their twelve hours are used up. Work makes goods for sale; visit others to buy theirs; tickets and explorer cards bring happiness. Keep four houses and a bread for the evening. When somebody reaches { $target } happiness, that round is the last.
page-nation-step-home_and_dinner = Home and dinner
    .about = Four houses make a good home and bring happiness, and so does a bread for dinner. One of each is used up every evening.
page-nation-step-prices = Prices
    .about = This is the only time prices change. The new price counts tonight for the Foreign Countries and tomorrow for visitors. You can keep five houses and five bread.
page-nation-step-night = Night
    .about = The National Bank prints money for all, and the Foreign Countries buy.

page-end-score-nation = { $points } happiness
page-end-unit-nation = happiness

page-game-nation = Happy Nation
    .sub = a small economy
    .pitch = Builder, Farmer, Banker and co. set prices, lend money and try to be happy within their means.

page-why-NATION-0_2 = Two seats have the same character. Everybody plays a different one.
page-why-NATION-S_1b = Every game needs a Builder and a Farmer: one of them is missing.
page-why-NATION-R52 = The happiness that ends the game must be a whole number, 1 or more.

## Looking closely

page-nation-compare = Everybody
page-nation-loan-amount = Loan
page-nation-loan-interest = Interest in all
page-nation-loan-danger = It is paid back in five rounds. Whoever can’t even pay the interest loses a level, and at level 1 is out of the game.

## Where there is little room

page-nation-work-at = Work at level { $level }

# A house rule
page-setting-nation-interest = When is the first payment on a loan due?
page-value-at_once = In the first round
page-value-later = In the second round

# Tables of cards in the workshop
page-workshop-table-loan = Loans
page-workshop-table-roi = Returns on investments
page-workshop-table-price_track = Prices

## In the laboratory

page-nation-lab-banker = Is the Banker too strong?
    .about = Counts how often each character wins among equal bots.
page-nation-lab-interest = What if interest started a round later?
    .about = Plays the same deals with the first payment of loans put off by a round.
