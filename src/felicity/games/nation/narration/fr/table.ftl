# Happy Nation : ce qu’une personne en lit.

nation-title = Happy Nation

nation-mode-standard = Normal
    .about = constructeur, fermier et jusqu’à trois autres ; dès que quelqu’un atteint le but, le plus heureux gagne

## Options de la table

nation-setting-target = À combien de bonheur la partie finit-elle ? 32, 16 pour une première partie, ou un autre nombre.
nation-setting-free_work_level = Peut-on travailler sous son niveau même si l’on peut payer le sien ?
nation-setting-use_goods_for_sale = Les producteurs peuvent-ils utiliser leurs propres biens mis en vente ?
nation-setting-unlimited_goods = La réserve de biens est-elle illimitée ?
nation-setting-negative_happiness = Le bonheur peut-il descendre sous 0 ?
nation-setting-interest = Quand paie-t-on son prêt pour la première fois ? at_once : à la première manche ; later : à la deuxième.
nation-setting-refinance_with_cash = L’argent en poche peut-il aider à rembourser l’ancien prêt quand on en prend un nouveau ?
nation-setting-roi_from_supply = La réserve paie-t-elle en entier le rendement du banquier ?
nation-setting-roi_third_row = Combien de bonheur par manche apporte un rendement de 44 ou plus ?
nation-setting-limited_sick_cards = Quatre joueurs au plus peuvent-ils être malades à la fois ?
nation-setting-tie_break = Et si plusieurs joueurs sont à égalité de bonheur ? Ils se partagent la victoire, ou l’argent moins les dettes décide.
nation-setting-well_travelled_alone = Que vaut Grand voyageur sans l’artiste ? Rien ; ses billets peuvent servir ; ou elle est retirée.
nation-setting-happy_work = Le travail au niveau 3 ou 4 apporte-t-il du bonheur ?
nation-setting-open_mat_money = Tout le monde voit-il l’argent des pays étrangers ?
nation-setting-open_money = Tout le monde voit-il l’argent des autres ?
nation-setting-characters = Personnages par place, avec des virgules, p. ex. builder,-,banker ; une place avec - choisit, « choose » laisse choisir tout le monde.
nation-setting-round_limit = Après combien de manches la partie finit-elle au plus tard ? 0 : sans limite.

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
nation-ending-round_limit = la dernière manche est jouée
nation-ending-elimination = il ne restait qu’un joueur

hint-when-nation = d’ici quelques heures
figure-nation-money = Argent
    .some = { $sign }{ $amount } { $amount ->
        [one] sou
       *[other] sous
    }
