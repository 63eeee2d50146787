cards-nation-explorer = Happy Nation: explorer cards ({ $cards })
cards-nation-production-level = Happy Nation: production levels ({ $cards })
cards-nation-loan = Happy Nation: loans ({ $cards })
cards-nation-roi = Happy Nation: returns on investments ({ $cards })
cards-nation-price-track = Happy Nation: prices
cards-nation-timing-action = during your day
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
cards-nation-gift-to-each-other = { $amount } bucks to every other player
cards-nation-happiness-per-gift = +{ $amount } happiness for each present
cards-nation-gift-from-each-other = { $amount } bucks from everybody who wants to give
cards-nation-happiness-per-giver = +{ $amount } happiness for everybody who gives
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
cards-nation-prices = One of { $values }; { $start } at the start
