cards-rainbow-track = Le Jeu du Bonheur : pistes ({ $cards })
cards-rainbow-device = Le Jeu du Bonheur : appareils ({ $cards })
cards-rainbow-fate-card = Le Jeu du Bonheur : cartes Destin ({ $cards } sortes)
cards-rainbow-deck = Le Jeu du Bonheur : pioches ({ $cards })
cards-rainbow-area-text = Le Jeu du Bonheur : ce que disent les cartes d’un domaine ({ $cards })
cards-rainbow-wheel = Le Jeu du Bonheur : la roue arc-en-ciel
cards-rainbow-deck-hang-up = Blocages
cards-rainbow-deck-key = Clés
cards-rainbow-deck-self-improvement = Progrès
cards-rainbow-deck-fate = Destin
cards-rainbow-deck-size = { $each ->
    [0] { $total } cartes
   *[other] { $total } cartes, { $each } par domaine
}
cards-rainbow-wheel-line = { $order } ; un tour la fait avancer de { $spin } places
