# `felicity cards`: the lists of all games.

cards-copies = { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}
cards-pursuit-project = The Pursuit of Happiness: projects ({ $cards })
cards-pursuit-item = The Pursuit of Happiness: items and activities ({ $cards })
cards-pursuit-job = The Pursuit of Happiness: jobs ({ $cards })
cards-pursuit-partner = The Pursuit of Happiness: partners ({ $cards })
cards-pursuit-trait = The Pursuit of Happiness: traits ({ $cards })
cards-pursuit-goal = The Pursuit of Happiness: life goals ({ $cards })
cards-pursuit-bonus = { $roles ->
    [one] 1 role covered: { $reward }
   *[other] { $roles } roles covered: { $reward }
}
cards-pursuit-shows = show { $amounts }
cards-pursuit-upkeep = upkeep { $exchange }
cards-pursuit-science = science, level { $level }
cards-pursuit-arts = arts, level { $level }
cards-pursuit-social = social, level { $level }
cards-pursuit-hiring = hiring { $exchange }
cards-pursuit-promotion = promotion { $exchange }
cards-pursuit-start = begins with { $amounts }
cards-pursuit-pays = { $lth } long-term happiness at most
cards-pursuit-alone = alone: { $condition }
cards-pursuit-revised = revised edition only
cards-nation-explorer = Happy Nation: explorer cards ({ $cards })
cards-nation-production-level = Happy Nation: levels of production ({ $cards })
cards-nation-loan = Happy Nation: loans ({ $cards })
cards-nation-roi = Happy Nation: returns of investments ({ $cards })
cards-nation-price-track = Happy Nation: prices
cards-nation-timing-action = on your day
cards-nation-timing-draw = when drawn
cards-nation-timing-reaction = at any time
cards-nation-hours = { $amount ->
    [one] 1 hour
   *[other] { $amount } hours
}
cards-nation-bread = costs { $amount } bread
cards-nation-money-to-mat = costs { $amount } bucks
cards-nation-happiness = +{ $amount } happiness
cards-nation-target-happiness = +{ $amount } happiness for another player
cards-nation-take-money = takes { $amount } bucks from another player
cards-nation-gain-bread = gives { $amount } bread
cards-nation-gain-houses = gives { $amount } houses
cards-nation-ticket-price = tickets at { $amount } bucks
cards-nation-ticket-max = at most { $amount } tickets
cards-nation-gift-to-each-other = { $amount } bucks to each of the others
cards-nation-happiness-per-gift = +{ $amount } happiness for each present
cards-nation-gift-from-each-other = { $amount } bucks from each who wants to give
cards-nation-happiness-per-giver = +{ $amount } happiness for whoever gives
cards-nation-level = { $character }, level { $level }
cards-nation-upgrade = next level { $cost }
cards-nation-loan-line = { $amount } bucks: { $interest_percent } % interest, { $per_turn } a round, { $total_interest } interest in all; { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}
cards-nation-roi-line = Row { $row }: returns { $values }; { $happiness ->
    [0] no happiness
   *[other] +{ $happiness } happiness a round
}
cards-nation-prices = From { $values }; { $start } at the start
cards-rainbow-track = The Game of Happiness: tracks ({ $cards })
cards-rainbow-device = The Game of Happiness: devices ({ $cards })
cards-rainbow-fate-card = The Game of Happiness: fate cards ({ $cards } kinds)
cards-rainbow-deck = The Game of Happiness: decks ({ $cards })
cards-rainbow-area-text = The Game of Happiness: what the cards of an area say ({ $cards })
cards-rainbow-wheel = The Game of Happiness: the rainbow wheel
cards-rainbow-deck-hang-up = Hang-ups
cards-rainbow-deck-key = Keys
cards-rainbow-deck-self-improvement = Self-improvement
cards-rainbow-deck-fate = Fate
cards-rainbow-deck-size = { $each ->
    [0] { $total } cards
   *[other] { $total } cards, { $each } of each area
}
cards-rainbow-wheel-line = { $order }; a spin turns it by { $spin } holders
cards-nostalgia-nostalgia = Nostalgia: memories ({ $cards })
