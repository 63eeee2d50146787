cards-nation-explorer = Happy Nation : cartes d’explorateur ({ $cards })
cards-nation-production-level = Happy Nation : niveaux de production ({ $cards })
cards-nation-loan = Happy Nation : prêts ({ $cards })
cards-nation-roi = Happy Nation : rendements des placements ({ $cards })
cards-nation-price-track = Happy Nation : prix
cards-nation-timing-action = pendant votre journée
cards-nation-timing-draw = dès la pioche
cards-nation-timing-reaction = à tout moment
cards-nation-hours = { $amount ->
    [one] { $amount } heure
   *[other] { $amount } heures
}
cards-nation-bread = { $amount ->
    [one] coûte { $amount } pain
   *[other] coûte { $amount } pains
}
cards-nation-money-to-mat = coûte { $amount } sous
cards-nation-happiness = bonheur +{ $amount }
cards-nation-target-happiness = bonheur +{ $amount } pour un autre joueur
cards-nation-take-money = prend { $amount } sous à un autre joueur
cards-nation-gain-bread = donne { $amount } pains
cards-nation-gain-houses = donne { $amount } maisons
cards-nation-ticket-price = billets à { $amount } sous
cards-nation-ticket-max = { $amount } billets au plus
cards-nation-gift-to-each-other = { $amount } sous à chacun des autres
cards-nation-happiness-per-gift = bonheur +{ $amount } par cadeau
cards-nation-gift-from-each-other = { $amount } sous de chaque joueur qui veut donner
cards-nation-happiness-per-giver = bonheur +{ $amount } pour ceux qui donnent
cards-nation-level = { $character }, niveau { $level }
cards-nation-upgrade = niveau suivant { $cost }
cards-nation-loan-line = { $amount } sous : { $interest_percent } % d’intérêt, { $per_turn } par manche, { $total_interest } d’intérêts en tout ; { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
}
cards-nation-roi-line = Ligne { $row } : rendements { $values } ; { $happiness ->
    [0] pas de bonheur
   *[other] bonheur +{ $happiness } par manche
}
cards-nation-prices = Au choix { $values } ; { $start } au début
