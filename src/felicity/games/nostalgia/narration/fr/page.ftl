# La page de Nostalgie : ce qu’elle ajoute à celle de La Quête du Bonheur.

page-game-nostalgia = La Quête du Bonheur : Nostalgie
    .sub = une vie, et ses rêves d’enfant
    .pitch = Huit souvenirs secrets attendent dans un tiroir. Réveillez-les par vos actes, réalisez-les, et voyez où ils mènent.
page-expansion-nostalgia = Nostalgie
    .about = Huit souvenirs secrets par joueur. Mieux vaut connaître le jeu.

## L’album

page-nostalgia-board = Plateau Nostalgie
page-nostalgia-how = Souvenez-vous d’une carte : elle est posée ici, à la vue de tous. Son déclencheur passif s’active tout seul quand vous faites ce qu’il nomme, l’actif quand vous le payez. Les deux cochés, un sablier réalise la carte.
page-nostalgia-realised = Souvenirs réalisés
page-nostalgia-none-realised = Aucun souvenir ne s’est réalisé dans cette vie.
page-nostalgia-hand = Vos souvenirs
page-nostalgia-secret = Personne d’autre ne les voit.
page-nostalgia-both = Montrer les deux côtés
page-nostalgia-hand-size = { $number ->
    [0] Aucun souvenir en main
    [one] 1 souvenir secret en main
   *[other] { $number } souvenirs secrets en main
}
page-nostalgia-dropped = Oubliés : { $list }
page-nostalgia-free-place = un emplacement libre
    .own = un emplacement libre pour un souvenir de votre main
page-nostalgia-sth-note = En général, chaque point au-dessous de 0 fait coûter aux projets 1 ressource de plus.

## Une carte

page-nostalgia-word-partner = Un partenaire qui arrive à ce niveau
page-nostalgia-see-back = Côté Réalisation
page-nostalgia-see-front = Côté Réminiscence
page-nostalgia-passive = Déclencheur passif
page-nostalgia-active = Déclencheur actif
page-nostalgia-realise = Réaliser
page-nostalgia-pay = payer
page-nostalgia-have = avoir au moins
page-nostalgia-no-cost = gratuit
page-nostalgia-ticked = activé
page-nostalgia-unticked = pas encore activé
page-nostalgia-level = Niveau { $level }
page-nostalgia-level-of = niveau { $level } sur { $last }
page-nostalgia-chosen = choix { $choice }
page-nostalgia-first-level = réalisé
page-nostalgia-or = ou
page-nostalgia-skill = Compétence, dès le niveau 2
page-nostalgia-unlocked = Compétence déverrouillée
page-nostalgia-stock = Sur la carte :
page-nostalgia-met = objectif rempli
page-nostalgia-used = utilisée pendant cette manche
page-nostalgia-type-recurring = Objectif récurrent
page-nostalgia-type-mid_game = Objectif, une fois dans la vie
page-nostalgia-type-end_game = Objectif, à la fin de la partie
page-nostalgia-goal-on = Ce qui compte : { $deed }{ $level ->
    [0] {""}
   *[other] {" "}(niveau { $level } ou plus)
}
page-nostalgia-goal-round = Commencer une relation sur le plateau et l’approfondir jusqu’au niveau { $level } en une seule manche
page-nostalgia-goal-pays = Payer au moins { $amounts } pour un projet
page-nostalgia-goal-have = Avoir au moins { $amounts }
page-nostalgia-goal-measure = Au moins { $needs } : { $measure }
page-nostalgia-skill-on = { $deed } rapporte { $gain } de plus
page-nostalgia-skill-upkeep = { $gain } à chaque entretien
page-nostalgia-skill-use = Une fois par manche, avant l’action : placez 1 sablier ici et gagnez { $gain }
page-nostalgia-skill-stores = Garde { $stock }. Quand un paiement vous laisse à zéro ({ $good }), vous pouvez prendre { $portion } ici.
page-nostalgia-skill-inherits = À l’héritage, 1 point de bonheur à long terme pour { $resources } ressources quelconques
page-nostalgia-skill-time = { $resources } ressources quelconques remplacent un sablier au niveau 4 d’un projet de base

## Ce qu’on peut faire

page-nostalgia-in-turn = Souvenirs
page-nostalgia-tile-place = Se souvenir de quelque chose
    .about = { $number ->
        [one] 1 souvenir à placer à la vue de tous, gratuitement
       *[other] { $number } souvenirs au choix, à placer à la vue de tous, gratuitement
    }
page-nostalgia-tile-drop = Oublier une réminiscence
    .about = Libère son emplacement pour 1 point de bonheur à court terme.
page-nostalgia-do-place = { $name }
page-nostalgia-do-activate = Déclencheur actif : { $name }
    .about = Gratuit, avant l’action.
page-nostalgia-do-realise = Réaliser : { $name }
    .about = Votre action : 1 sablier.
page-nostalgia-do-progress = { $name } : niveau { $level }
    .about = Votre action : 1 sablier, plus ceux du coût.
page-nostalgia-do-choose = { $name } : choix { $choice ->
    [1] A
   *[other] B
}
    .about = Votre action : 1 sablier, plus ceux du coût. Vous perdez l’autre choix.
page-nostalgia-do-devote = Consacrer du temps : { $name }
    .about = Votre action : 1 sablier, plus ceux du coût.
page-nostalgia-do-use = Utiliser la compétence : { $name }
    .about = Gratuit, avant l’action ; prend 1 sablier jusqu’à la fin de la manche.
page-nostalgia-do-drop = Oublier { $name }
    .about = Coûte 1 point de bonheur à court terme.
page-nostalgia-one-trigger = Une action ne réveille qu’un souvenir. L’autre attendra la prochaine fois.
page-nostalgia-stock-left = reste sur la carte :
page-nostalgia-time = { $number ->
    [one] Choisissez la ressource qui remplace le sablier.
   *[other] Choisissez les { $number } ressources qui remplacent le sablier. Le bonheur à court terme n’y change rien.
}
page-nostalgia-sure-drop = Le souvenir retourne dans la boîte pour de bon, et vous perdez 1 point de bonheur à court terme. L’oublier ?

## La liste des cartes

page-rules-kind-nostalgia = Cartes Nostalgie

## Les valeurs des règles de la maison

page-value-player = Le joueur
page-value-oldest_first = La carte la plus ancienne d’abord
page-value-any_three = Chaque trio de ressources quelconques
page-value-per_kind_held = Chaque sorte possédée

## Moments forts

page-nostalgia-moment-realised = Un souvenir se réalise : { $name }
page-nostalgia-moment-goal = Promesse tenue : { $name } (+{ $lth })
page-nostalgia-moment-met = { $name } entre dans votre vie
