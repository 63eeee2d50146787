# LOOP: the cards and the words on the table.

loop-title = LOOP: Life of Ordinary People

## Modes

loop-mode-basic = Basic
    .about = for your first game: everybody is an Intern, no events, no credit
loop-mode-competitive = Competitive
    .about = careers, events and credit cards; the happiest wins
loop-mode-coop = Cooperative
    .about = all win together if everybody reaches 11 happiness
loop-mode-solo = Solo
    .about = alone against the material deck, reach 11 happiness

## Materials: the name, and some of it

loop-material-food = food
    .some = food
loop-material-glass = glass
    .some = glass
loop-material-metal = metal
    .some = metal
loop-material-plastic = plastic
    .some = plastic
loop-material-utility = utility
    .some = utility

## Marks on a material

loop-mark-plain = { "" }
loop-mark-shared = { $times ->
    [one] { " " }(shared)
   *[other] { " " }(shared { $times } times)
}
loop-mark-forged = { " " }(forged)

## Properties

loop-property-house = House
    .about = family
loop-property-group = Group
    .about = community
loop-property-leaf = Leaf
    .about = nature
loop-property-book = Book
    .about = knowledge
loop-property-heart = Heart
    .about = health

## Favours. `effect` is the red card, played to another player; `solo` the blue one.

loop-favour-acquire = Acquire
    .effect = take a material from another player and pay its quality in coins
    .solo = take a material from the market for the quality it shows, in coins
loop-favour-barter = Barter
    .effect = swap one of your materials for another player’s of the same or lower quality
    .solo = swap one of your materials for one in the market of the same or lower quality
loop-favour-recycle = Recycle
    .effect = take a material (not utility) from another player’s landfill; 1 coin pays 1 quality
loop-favour-renew = Renew
    .solo = take any material from the central landfill; 2 coins pay 1 quality
loop-favour-resell = Resell
    .effect = sell one of your materials to another player for its quality in coins
    .solo = put one of your materials under the deck for its quality in coins
loop-favour-share = Share
    .effect = use 1 quality of another player’s material for an activity
    .solo = use 1 quality of a market material for an activity
loop-favour-hidden = a face-down card

## Decks

loop-deck-material = materials
loop-deck-activity = activities
loop-deck-favour = favours
loop-deck-event = events

## People and places

loop-place-market = the market
    .of = the market’s
    .from = from the market
    .to = to the market
loop-landfill-of = { $name }’s landfill
    .from = from { $name }’s landfill
loop-landfill-central = the central landfill
    .from = from the central landfill

## Zones of happiness: crossing a border draws an event

loop-zone-0 = low
loop-zone-1 = middle
loop-zone-2 = high

## Where happiness comes from and goes to

loop-source-start = Start
loop-source-activities = Activities
loop-source-goals = Goals
loop-source-reputation = Reputation
loop-source-work = Work
loop-source-events = Events
loop-source-depletion = Depletion
loop-source-debt = Debts
loop-source-landfill = Landfill
loop-penalty-depletion = { $points } for the depleted deck
loop-penalty-debt = { $points } for debts
loop-penalty-landfill = { $points } for the landfill

## Why the game ended

loop-ending-running = the game is running
loop-ending-happiness = somebody reached 12 happiness
loop-ending-depletion = the material deck ran out
loop-ending-round_limit = the limit of rounds was reached

## What separated the first from the second

loop-tie-reputation = Level on happiness; the higher reputation decided.
loop-tie-landfill = Level on happiness and reputation; the smaller landfill decided.
loop-tie-goals = Still level; the most goals achieved decided.
loop-tie-activities = Still level; the most activities completed decided.
loop-tie-shared = Level in everything: the victory is shared.

loop-winner = { $number ->
    [one] { $winners } wins with { $score } happiness.
   *[other] { $winners } win together with { $score } happiness.
}
loop-score = Happiness

## Careers: the name, the ability’s name, the ability

loop-career-artist = Artist
    .power = Create
    .ability = Work also brings 1 free market material of your choice at quality 4.
loop-career-banker = Banker
    .power = Influence
    .ability = Once a turn, trade 1 reputation for 1 coin with another player, either way round.
loop-career-chef = Chef
    .power = Supersize
    .ability = Food you buy or recycle has twice the quality you pay for.
loop-career-craftsman = Craftsman
    .power = Forge
    .ability = Once a turn, any player’s material counts as another type (not food) for the turn.
loop-career-engineer = Engineer
    .power = Repair
    .ability = Once a turn, add 1 quality to any player’s material (not utility).
loop-career-freelancer = Freelancer
    .power = Freedom
    .ability = Choose one of three salaries when you work. Once a turn, discard 1 favour and draw 1.
loop-career-homemaker = Homemaker
    .power = Minimalist
    .ability = Once a turn, gain 1 reputation while you own at most 1 material.
loop-career-intern = Intern
    .power = None
    .ability = No ability, but starts at happiness 4.
loop-career-investor = Investor
    .power = Invest
    .ability = Once a turn, pay 1 coin and toss twice: a dollar side brings 2 coins.
loop-career-lawyer = Lawyer
    .power = Objection
    .ability = Discard any favour to reject a favour just played to anybody.
loop-career-nurse = Nurse
    .power = Care
    .ability = Once a turn, give another player 1 favour, without effect, and gain 1 reputation.
loop-career-clerk = Clerk
    .power = Slack Off
    .ability = In a work turn you may also buy 1 material.
loop-career-officer = Officer
    .power = Enforce
    .ability = The first favour you play each turn can’t be rejected by its target.
loop-career-politician = Politician
    .power = Bluff
    .ability = You may play a favour face down and claim what it is; the target may call it.
loop-career-salesman = Salesman
    .power = Commission
    .ability = Gain 1 coin for every accepted Acquire or Resell, played or received.
loop-career-scavenger = Scavenger
    .power = Scavenge
    .ability = Once a turn, take 1 material (not utility) from any landfill at quality 1. Recycle may be played as Resell.
loop-career-scholar = Scholar
    .power = Peek
    .ability = Once a turn, look at the top card of a deck.
loop-career-scientist = Scientist
    .power = Salvage
    .ability = One purchase of a buy turn may come from any landfill, utility too.
loop-career-soldier = Soldier
    .power = Draft
    .ability = Once a turn, take a random favour from another player’s hand.
loop-career-tycoon = Tycoon
    .power = Fortune
    .ability = Work doubles your coins, but costs 1 more happiness per credit card.
loop-career-waitress = Waitress
    .power = Service
    .ability = Draw 2 favours instead of 1 at the start of your turn.

## Events: the name, the effect

loop-event-diamond = A Diamond Is For Business
    .effect = End your turn without metal and you lose 1 happiness.
loop-event-bad-debt = Bad Debt
    .effect = Players with a credit card can’t choose to buy.
loop-event-bogof = Buy One Get One Free
    .effect = Each material you buy brings a free one at quality 1 from the market; you must take it.
loop-event-buy-more = Buy More Earn More
    .effect = 1 coin back for every 3 spent in a turn to buy, acquire or recycle.
loop-event-collector = Collector
    .effect = Own all 5 types of material in your turn: 1 happiness, once a turn.
loop-event-combustion = Combustion Energy
    .effect = The least happy put their landfill, except utility, back into the material deck.
loop-event-disposable = Disposable Culture
    .effect = Plastic can be bought and recycled at quality 1 only.
loop-event-slowdown = Economic Slowdown
    .effect = Buy at most 1, consume at most 1, and work loses you 1 coin.
loop-event-online = Everything Is Online
    .effect = Without a credit card you can’t spend coins.
loop-event-hidden-clause = Hidden Clause
    .effect = Every credit card loses 1 coin of what was paid off.
loop-event-hypebeast = Hypebeast
    .effect = At the end of your turn name a player: lacking one of their types costs 1 happiness.
loop-event-insurance = Insurance
    .effect = Everybody loses 1 coin, or tosses to win or lose 2.
loop-event-landfill-tax = Landfill Tax
    .effect = Each material that goes to your landfill costs you 1 coin.
loop-event-make-it-rain = Make It Rain
    .effect = Spend 4 coins in a turn to buy, acquire or recycle: 1 happiness.
loop-event-manners = Manners Makyth Man
    .effect = Favours can be rejected with reputation only.
loop-event-micro-plastic = Micro-Plastic
    .effect = Food counts as plastic, and not as food.
loop-event-overproduction = Overproduction
    .effect = The top 2 materials of the deck leave the game.
loop-event-overtime = Overtime
    .effect = Work costs 1 more happiness and pays 4 more coins.
loop-event-obsolescence = Planned Obsolescence
    .effect = Everybody: one of your materials loses 1 quality.
loop-event-red-gown = Red Gown
    .effect = Buy only at your current highest quality or above.
loop-event-redeem = Redeem Bonus
    .effect = Everybody may pay 1, 2 or 3 coins for a material and up to 2 favours.
loop-event-repurchase = Repurchase
    .effect = Everybody pays another player 1 coin for a material from their landfill, at quality 1.
loop-event-santa = Satan Santa
    .effect = Everybody gives one of their materials to another player.
loop-event-skinner = Skinner Box
    .effect = Empty places of the market and the stage are refilled at once.
loop-event-social = Social Responsibility
    .effect = Everybody draws a random favour from the hand of a happier player.
loop-event-status = Status Climb
    .effect = Everybody names a less happy player, and loses 1 happiness if that player is richer.
loop-event-sales = Mid-Season Sales
    .effect = One material a turn is bought at half price.
loop-event-gap = The Gap
    .effect = If the richest and the poorest are more than 7 apart, all lose 1 happiness.
loop-event-treat = Treat Yo Self
    .effect = The first credit card you take in your turn gives 1 happiness.
loop-event-vulgarian = Vulgarian
    .effect = With fewer than 4 coins you can’t consume.

loop-kind-continuous = continuous
loop-kind-immediate = immediate

## Activities: two cards of each name

loop-activity-dance = Dance
loop-activity-picnic = Picnic
loop-activity-cooking = Cooking
loop-activity-diy = DIY
loop-activity-music = Music
loop-activity-games = Games
loop-activity-reading = Reading
loop-activity-gardening = Gardening
loop-activity-sports = Sports
loop-activity-hiking = Hiking
loop-activity-painting = Painting
loop-activity-yoga = Yoga
loop-activity-movie = Movie
loop-activity-travel = Travel
loop-activity-volunteering = Volunteering

## Goals

loop-goal-hobby = Hobby
    .needs = two kept activities of the same name
loop-goal-curiosity = Curiosity
    .needs = three kept activities that show all 5 materials
loop-goal-family = Family
loop-goal-community-spirit = Community Spirit
loop-goal-love-of-nature = Love of Nature
loop-goal-wisdom = Wisdom
loop-goal-physical-wellbeing = Physical Wellbeing
loop-goal-sense-of-belonging = Sense of Belonging
loop-goal-green-community = Green Community
loop-goal-enlightenment = Enlightenment
loop-goal-self-esteem = Self-Esteem
loop-goal-emotional-wellbeing = Emotional Wellbeing
loop-goal-roots = Roots
loop-goal-mentorship = Mentorship
loop-goal-vitality = Vitality
loop-goal-heritage = Heritage
loop-goal-social-wellbeing = Social Wellbeing
loop-goal-all-round = All-Round

## What a table may decide before the game

loop-setting-starting_player = Who starts? At random, or the seat with that number.
loop-setting-zone_borders = Where do the low and the middle zone of happiness end?
loop-setting-goal_claim = When are goals claimed? window: when you choose to in your consume turn; auto: as soon as they are met.
loop-setting-resolve_events_after_last_turn = Do the last player’s face-down events still happen after the last turn?
loop-setting-tiebreak_activity = What does the fourth tie-break count? All activities completed, or those kept.
loop-setting-event_order = In what order do events flipped together happen? As drawn, or as the player chooses.
loop-setting-disposable_culture = What can be bought under Disposable Culture? Plastic at quality 1 and everything else freely, or only plastic at quality 1.
loop-setting-repurchase = Can you decline Repurchase?
loop-setting-credit_card_supply = How many credit cards are there? 0: no limit.
loop-setting-payoff_new_card_same_turn = Must you pay on a new credit card in the turn you take it?
loop-setting-banker_consent = Must the other player agree to the Banker’s trade?
loop-setting-scavenger_own_landfill = Can the Scavenger take from their own landfill?
loop-setting-coop_reputation = Cooperative: does the target of a favour gain reputation?
loop-setting-solo_central_landfill = Solo: what lies in the central landfill? Burnt cards and market cards broken by Share; only the latter; or all of these and your own landfill.
loop-setting-solo_exhibited_quality = Solo: what quality does a new market material show? 1 to 4 at random, or always this one.
loop-setting-apply_at_events = When can you take a credit card before an immediate event? Always, or only if it can cost coins.
loop-setting-coop_open_hands = Cooperative: do all players see all hands and goals?
loop-setting-round_limit = After how many rounds must the game end? 0: no limit.
loop-setting-careers = Careers by seat, separated by commas, e.g. chef,-,intern; a seat with - is dealt two and chooses one.

## What a career begins with and earns

loop-career-start = { $happiness } happiness, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $reputation ->
    [0] { "" }
   *[other] { $reputation } reputation,{ " " }
}materials { $materials }; salary { $salary }
loop-salary = { $coins ->
    [-1] coins ×2
   *[other] +{ $coins }
} −{ $loss }
