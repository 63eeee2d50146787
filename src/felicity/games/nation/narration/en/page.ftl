# Happy Nation on the page.

page-nation-board = The town square
page-nation-houses = The houses of the town
page-nation-house-of = { $name }, { $character }
page-nation-mat = What lies before { $name }
page-nation-see-all = See all
page-nation-no-character = no character yet
page-nation-out = out of the game
page-nation-none = none
page-nation-hidden = hidden

## Counters and goods

page-nation-counter-happiness = Happiness
page-nation-counter-money = Bucks
page-nation-counter-houses = Houses
page-nation-counter-bread = Bread
page-nation-counter-tickets = Tickets
page-nation-counter-medicine = Medicine
page-nation-counter-for_sale = For sale
page-nation-counter-price = Price
page-nation-counter-level = Level
page-nation-counter-hours = Hours
page-nation-counter-hours_left = Hours left
page-nation-good-house = Houses
page-nation-good-bread = Bread
page-nation-good-ticket = Tickets
page-nation-good-medicine = Medicine

## Characters

page-nation-role-builder = Builder: makes houses. Everybody needs them for a home and to upgrade.
page-nation-role-farmer = Farmer: makes bread. Everybody needs it for dinner, and for parties.
page-nation-role-entertainer = Entertainer: sells tickets. Each is an hour of happiness.
page-nation-role-doctor = Doctor: sells medicine, and earns abroad.
page-nation-role-banker = Banker: offers loans, lives on interest, and invests abroad.

## The square

page-nation-clock = The town clock
page-nation-hours-used = { $name }: { $hours } of { $day } hours used
page-nation-race = Happiness, to { $target }
page-nation-last-round = Last round
page-nation-sells = { $goods } for sale at { $price } { $level ->
    [0] bucks
   *[other] bucks, level { $level }
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
page-nation-last-count = { $money } bucks at the last count.
page-nation-first-count = They begin with { $money } bucks.
page-nation-abroad-buys = At night they buy up to { $items } goods of everybody who asks no more than 1/{ $share } of their money.
page-nation-explorers = Explorer cards
page-nation-in-pile = { $number ->
    [one] 1 in the pile
   *[other] { $number } in the pile
}
page-nation-explorers-about = { $hours } hours for a card: mostly joy, sometimes sickness.
page-nation-supply = Supply
page-nation-discards = { $number ->
    [one] 1 explorer card discarded
   *[other] { $number } explorer cards discarded
}

## The bank and loans

page-nation-bank = Loans on offer
page-nation-no-loans = Nothing is on offer now.
page-nation-loan-of = Loan of { $amount } bucks
page-nation-loan-rate = 5 rounds, { $rate } each
page-nation-loan-cost = { $money } interest in all ({ $percent } %)
page-nation-return = { $name } receives { $money } bucks a round for investments abroad.
page-nation-reserve = In reserve: { $loans }.
page-nation-loan = Your loan
page-nation-still-owed = of { $amount } still to pay back
page-nation-loan-round = Round
page-nation-interest-to = Interest to { $name }
page-nation-payback-to = Back to the supply
page-nation-rate = Due
page-nation-balance-after = Owed then
page-nation-danger-interest = Next round { $rate } bucks are due and you have { $money }: only the interest of { $interest } would be paid, and you would owe as much as before.
page-nation-danger-level = Next round the interest of { $interest } is due and you have { $money }: you would lose a production level.
page-nation-danger-out = Next round the interest of { $interest } is due and you have { $money }: you would be out of the game! Sell, work or borrow.
page-nation-owed-short = { $balance } of { $amount } owed
page-nation-due-short = { $rate } due tomorrow
page-nation-danger-interest-short = Only the interest can be paid!
page-nation-danger-level-short = A level will be lost!
page-nation-danger-out-short = You will be out!
page-nation-loan-short = owes { $balance }, { $rate } a round

## The evening paper

page-nation-post = The Evening Paper
page-nation-post-evening = Home and dinner
page-nation-post-printed = The National Bank prints { $money } bucks for everybody
page-nation-post-counted = The Foreign Countries count { $money } bucks and buy
page-nation-post-no-sale = Nothing: everything was too dear, or sold out.
page-nation-post-morning = In the morning

## Moments and notices

page-nation-moment-evening = Tonight: { $change } happiness
page-nation-moment-night = The night brought you { $money } bucks.
page-nation-moment-level = Level { $level }: { $name }
page-nation-moment-free = Free of debt
page-nation-moment-epidemic = An epidemic: { $ill } are ill
page-nation-moment-ruin = Bankrupt
page-nation-infected = They visited you today, and you caught it: tomorrow you lose { $hours } hours unless you take medicine.
page-nation-unasked = Nobody asked you: the card takes it.

## Before a player

page-nation-evening-houses-good = a good home tonight
page-nation-evening-houses-even = a plain home tonight
page-nation-evening-houses-bad = no roof tonight!
page-nation-evening-bread-good = dinner tonight
page-nation-evening-bread-even = dinner tonight
page-nation-evening-bread-bad = no dinner tonight!
page-nation-production = How you work
page-nation-level-told = Level { $level }, { $name }: { $hours } hours make { $items }{ $pay ->
    [0] { "" }
   *[other] , { $pay } bucks in wages
}
page-nation-cards-short = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
page-nation-level-short = level { $level }
page-nation-upgrade = Upgrade
page-nation-upgrade-to = Upgrade to level { $level }
page-nation-upgrade-houses = How many of the houses do you take from those for sale? The others come from your home.
page-nation-how-many-houses = From those for sale
page-nation-upgrade-cost = Level { $level } costs { $money } bucks and { $houses }.
page-nation-for-sale-short = { $number } for sale at { $price }
page-nation-upgrade-short = Level { $level }: { $money } bucks, { $houses }
page-nation-no-explorer-card = No explorer card
page-nation-for-sale-at = { $goods } for sale at { $price } bucks
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
page-nation-hand = Explorer cards ({ $number }; { $limit } may be kept overnight)
page-nation-hidden-cards = { $number ->
    [one] 1 card face down
   *[other] { $number } cards face down
}

## Money

page-nation-accounts = All the money of the nation
    .about = Who made it, and who has it: the parts add up to the same total.
page-nation-by-origin = Where it comes from
page-nation-by-holder = Who has it
page-nation-origin-start = Money of the start
page-nation-origin-printing = Printed by the National Bank
page-nation-origin-loans = Loans not yet paid back
page-nation-origin-supply = Upgrades paid, levels lost
page-nation-all-money = All the money

## What one can do

page-nation-tab-work = Work
page-nation-tab-visit = Visit
page-nation-tab-enjoy = World
page-nation-do-work = Work
page-nation-do-visit = Go and see somebody
page-nation-do-enjoy = See the world
page-nation-hello = A visit without buying
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
}; tonight they buy what costs no more than 1/{ $share } of what they have. The price holds until tomorrow evening.
page-nation-keep-price = Keep { $price } bucks
page-nation-set-price = Ask { $price } bucks
page-nation-sure-borrow = A loan costs its rate every morning for five rounds. Whoever can’t pay even the interest loses a level or the game. Take it?
page-nation-sure-end = You could still do something: { $left }. End your day all the same?
page-nation-sure-interest = Then you have less left than the interest of tomorrow morning. Do it all the same?
page-nation-about-use-vaccine = You stay well and gain happiness; the card is discarded.
page-nation-about-get-sick = You lose hours tomorrow, unless you take medicine.
page-nation-about-stay-sick = You lose hours tomorrow.
page-nation-about-reshuffle = The pile gets them all back, the sickness too.
page-nation-about-leave-discards = The sickness stays out of the pile.
page-nation-why-UseVaccine = Somebody who visited you today fell ill, or you drew a sickness yourself.
page-nation-why-GivePresent = A present is free to give; it makes both of you richer, in money or in joy.
page-nation-why-TakeMedicine = A medicine cures one sickness, and makes you and the doctor happier.

## How a round goes

page-nation-guide = How a round goes
page-nation-step-setup = Set-up
    .about = Everybody chooses a character.
page-nation-step-loans = Loans
    .about = In the morning everybody pays the rate of the loan: interest to the banker, the rest back to the supply.
page-nation-step-day = The day
    .about = In turn everybody does one thing after the other until twelve hours are used. Work makes goods for sale; visits buy what others make; tickets and explorer cards bring happiness. Keep four houses and a bread for the evening. Whoever reaches { $target } happiness ends the game with that round.
page-nation-step-home_and_dinner = Home and dinner
    .about = Four houses are a good home and bring happiness, and so does a bread for dinner. One of each is used up every evening.
page-nation-step-prices = Prices
    .about = Only now can prices change. The new price holds tonight for the Foreign Countries and tomorrow for visitors. Five houses and five bread may be kept.
page-nation-step-night = Night
    .about = The National Bank prints money for all, and the Foreign Countries buy.

page-end-score-nation = { $points } happiness
page-end-unit-nation = happiness

page-game-nation = Happy Nation
    .sub = a small economy
    .pitch = Builder, farmer, banker and co. set prices, lend money and try to be happy within their means.

page-why-NATION-0_2 = Two seats want the same role, and everybody plays another one.
page-why-NATION-S_1b = The Builder and the Farmer are always in play: one of them is missing above.
page-why-NATION-R52 = The happiness that ends the game is a whole number, at least 1.
