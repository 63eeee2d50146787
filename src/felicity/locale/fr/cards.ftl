# `felicity cards` : les listes de tous les jeux.

cards-copies = { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
}
cards-pursuit-project = La Quête du Bonheur : projets ({ $cards })
cards-pursuit-item = La Quête du Bonheur : objets et activités ({ $cards })
cards-pursuit-job = La Quête du Bonheur : emplois ({ $cards })
cards-pursuit-partner = La Quête du Bonheur : partenaires ({ $cards })
cards-pursuit-trait = La Quête du Bonheur : talents ({ $cards })
cards-pursuit-goal = La Quête du Bonheur : objectifs de vie ({ $cards })
cards-pursuit-bonus = { $roles ->
    [one] { $roles } rôle tenu : { $reward }
   *[other] { $roles } rôles tenus : { $reward }
}
cards-pursuit-shows = montrer { $amounts }
cards-pursuit-upkeep = entretien { $exchange }
cards-pursuit-science = sciences, niveau { $level }
cards-pursuit-arts = arts, niveau { $level }
cards-pursuit-social = social, niveau { $level }
cards-pursuit-hiring = embauche { $exchange }
cards-pursuit-promotion = promotion : { $exchange }
cards-pursuit-start = commence avec { $amounts }
cards-pursuit-pays = { $lth } de bonheur à long terme au plus
cards-pursuit-alone = en solo : { $condition }
cards-pursuit-revised = édition révisée seulement
cards-nation-explorer = Happy Nation : cartes d’explorateur ({ $cards })
cards-nation-production-level = Happy Nation : niveaux de production ({ $cards })
cards-nation-loan = Happy Nation : prêts ({ $cards })
cards-nation-roi = Happy Nation : rendements des investissements ({ $cards })
cards-nation-price-track = Happy Nation : les prix
cards-nation-timing-action = pendant votre journée
cards-nation-timing-draw = dès la pioche
cards-nation-timing-reaction = à tout moment
cards-nation-hours = { $amount ->
    [one] { $amount } heure
   *[other] { $amount } heures
}
cards-nation-bread = coûte { $amount } pains
cards-nation-money-to-mat = coûte { $amount } sous
cards-nation-happiness = +{ $amount } bonheur
cards-nation-target-happiness = +{ $amount } bonheur pour un autre joueur
cards-nation-take-money = prend { $amount } sous à un autre joueur
cards-nation-gain-bread = donne { $amount } pains
cards-nation-gain-houses = donne { $amount } maisons
cards-nation-ticket-price = billets à { $amount } sous
cards-nation-ticket-max = { $amount } billets au plus
cards-nation-gift-to-each-other = { $amount } sous à chacun des autres
cards-nation-happiness-per-gift = +{ $amount } bonheur par cadeau
cards-nation-gift-from-each-other = { $amount } sous de chacun qui veut donner
cards-nation-happiness-per-giver = +{ $amount } bonheur pour qui donne
cards-nation-level = { $character }, niveau { $level }
cards-nation-upgrade = niveau suivant { $cost }
cards-nation-loan-line = { $amount } sous : { $interest_percent } % d’intérêt, { $per_turn } par manche, { $total_interest } d’intérêts en tout ; { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
}
cards-nation-roi-line = Ligne { $row } : rendements { $values } ; { $happiness ->
    [0] aucun bonheur
   *[other] +{ $happiness } bonheur par manche
}
cards-nation-prices = Au choix { $values } ; { $start } au début
cards-rainbow-track = Le Jeu du Bonheur : pistes ({ $cards })
cards-rainbow-device = Le Jeu du Bonheur : appareils ({ $cards })
cards-rainbow-fate-card = Le Jeu du Bonheur : cartes du destin ({ $cards } sortes)
cards-rainbow-deck = Le Jeu du Bonheur : paquets ({ $cards })
cards-rainbow-area-text = Le Jeu du Bonheur : ce que disent les cartes d’un domaine ({ $cards })
cards-rainbow-wheel = Le Jeu du Bonheur : la roue
cards-rainbow-deck-hang-up = Blocages
cards-rainbow-deck-key = Clés
cards-rainbow-deck-self-improvement = Progrès
cards-rainbow-deck-fate = Destin
cards-rainbow-deck-size = { $each ->
    [0] { $total } cartes
   *[other] { $total } cartes, { $each } par domaine
}
cards-rainbow-wheel-line = { $order } ; un tour l’avance de { $spin } places
cards-nostalgia-nostalgia = Nostalgie : souvenirs ({ $cards })
