# Happy Nation : ce qu’une personne en lit.

nation-title = Happy Nation, la nation heureuse

nation-mode-standard = Normal
    .about = constructeur, fermier et jusqu’à trois autres ; le plus heureux gagne quand quelqu’un a atteint le but

## Options de la table

nation-setting-target = Le bonheur qui fait de la manche la dernière : 32, 16 pour une première partie, ou un autre nombre.
nation-setting-free_work_level = Si l’on peut travailler sous son niveau bien qu’on puisse payer le sien.
nation-setting-use_goods_for_sale = Si les producteurs peuvent utiliser leurs propres biens mis en vente.
nation-setting-unlimited_goods = Si la réserve de biens ne s’épuise jamais.
nation-setting-negative_happiness = Si le bonheur peut descendre sous 0.
nation-setting-refinance_with_cash = Si l’argent en poche peut aider à rembourser l’ancien prêt quand on en prend un nouveau.
nation-setting-roi_from_supply = Si la réserve paie en entier le rendement du banquier.
nation-setting-roi_third_row = Bonheur par manche pour un rendement de 44 ou plus.
nation-setting-limited_sick_cards = Si quatre joueurs au plus peuvent être malades à la fois.
nation-setting-tie_break = Ce qui départage les plus heureux : ils partagent la victoire, ou l’argent moins les dettes décide.
nation-setting-well_travelled_alone = Ce que vaut Grand voyageur sans l’artiste : rien, ses billets peuvent servir, ou il est retiré.
nation-setting-happy_work = Si le travail au niveau 3 ou 4 apporte du bonheur.
nation-setting-open_mat_money = Si tous voient à tout moment l’argent des pays étrangers.
nation-setting-open_money = Si tous voient l’argent de chacun.
nation-setting-characters = Personnages par place, avec des virgules, p. ex. builder,-,banker ; une place avec - choisit, « choose » laisse choisir tout le monde.
nation-setting-round_limit = La partie se termine au plus tard après ce nombre de manches ; 0 : sans limite.

## D’où vient le bonheur, et comment la partie s’est terminée

nation-source-home = maison
nation-source-dinner = dîner
nation-source-entertainment = spectacles
nation-source-cards = cartes d’explorateur
nation-source-work = travail
nation-source-medicine = médicaments
nation-source-investment = placements
nation-source-gifts = cadeaux
nation-source-losses = pertes
nation-ending-target = quelqu’un a atteint le but
nation-ending-round_limit = la limite de manches
nation-ending-elimination = il ne restait qu’un joueur

hint-when-nation = d’ici quelques heures
figure-nation-money = Argent
    .some = { $sign }{ $amount } { $amount ->
        [one] sou
       *[other] sous
    }
