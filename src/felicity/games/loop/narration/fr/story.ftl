# « Votre vie » dans LOOP. Chaque phrase a plusieurs formes (b, c, d …), choisies par la graine de la table.

story-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
story-thing = { $type-some } de qualité { $quality }
story-birth = La vie vous a donné, { $name }, une carrière ({ $career }), { $happiness } de bonheur et { $purse } en poche.
    .b = Tout a commencé très ordinairement : { $name }, { $career }, { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur, { $purse }.
    .c = Il était une fois { $name }, une personne ordinaire : métier, { $career } ; bonheur, { $happiness } ; fortune, { $purse }.
    .d = « { $career } », disait la carte, et voilà { $name } à table avec { $purse } et { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur.
story-turned-down = L’autre carte disait { $other } ; vous n’avez jamais regardé en arrière, du moins personne ne l’a vu.
    .b = Vous auriez pu choisir { $other }, et la carte est restée sur la table.
    .c = Quelque part existe une vie où vous êtes { $other } ; celle-ci est l’autre.
story-intern-by-choice = Deux carrières s’offraient à vous, { $first } et { $last }, et vous avez choisi un stage, ce qui est aussi une façon de garder toutes les portes ouvertes.
    .b = On vous proposait { $first } et { $last } ; vous avez dit merci, et gardé votre stage.
story-belongings = Tous vos biens : { $list }.
    .b = Votre ménage se composait de ceci : { $list }.
    .c = Vous avez emménagé avec peu de choses ({ $list }), et tout tenait dans un sac.
story-dreams = Dans le tiroir, vos rêves : { $list }.
    .b = Si l’on vous avait demandé ce que vous attendiez de la vie, vous auriez dit : { $list }.
    .c = Vos projets, vous les gardiez pour vous : { $list }.
story-finest-purchase = Pour une fois, vous n’avez pas regardé le prix : { $type-some } de qualité { $quality }, à la manche { $round }.
    .b = À la manche { $round }, vous vous êtes offert { $type-some } de la plus belle qualité, { $quality }.
    .c = La manche { $round } a fait entrer dans la maison { $type-some } de qualité { $quality }, rien que ça.
story-first-debt = À la manche { $round }, vous avez signé pour une carte de crédit, et { $purse } tombaient comme un cadeau.
    .b = Manche { $round } : une carte de crédit, { $purse } tout de suite, et quelques petites lignes pour plus tard.
    .c = Vous avez emprunté pour la première fois à la manche { $round } ; { $purse }, c’est vite compté.
story-more-debts = Cette carte de crédit n’est pas restée la seule : { $cards } en tout.
    .b = Une carte en appelle une autre, et vous avez fini par signer { $cards } fois.
    .c = Peu à peu, { $cards } cartes de crédit ont trouvé le chemin de votre portefeuille.
story-debt-cleared = À la manche { $round }, vous avez remboursé une carte de crédit jusqu’à la dernière pièce, ce que personne n’encadre au mur, et c’est dommage.
    .b = La manche { $round } fut un beau jour : une dette remboursée en entier.
    .c = À la manche { $round }, une dette en moins et de bonnes nuits en plus.
story-first-activity = Le bonheur a commencé à la manche { $round }, avec ceci : { $activity }.
    .b = À la manche { $round }, vous avez découvert une activité ({ $activity }) qui ne coûte que du temps et deux matières.
    .c = La première chose que vous ayez faite pour le seul plaisir : { $activity }, à la manche { $round }.
story-loved = { $activity } : vous avez tellement aimé que vous avez recommencé, { $times ->
    [2] deux fois
   *[other] { $times } fois
} en tout.
    .b = S’il fallait faire votre portrait, il y aurait une activité, { $activity }, faite { $times ->
    [2] deux fois
   *[other] { $times } fois
}.
    .c = Rien ne valait cela, { $activity }, et vous l’avez vérifié { $times ->
    [2] deux fois
   *[other] { $times } fois
}.
story-full-day = La manche { $round } fut bien remplie : { $count } activités, { $list }.
    .b = À la manche { $round }, tout est entré dans un seul tour : { $list }.
    .c = { $list }, le tout à la manche { $round } : certains appellent cela du stress, vous appeliez cela vivre.
story-favour-granted = Vous avez demandé une faveur { $who-to } ({ $favour }), et la réponse fut oui.
    .b = Quand il vous a fallu un coup de main ({ $favour }), { $who } était là.
    .c = « { $favour } ? », avez-vous demandé, et { $who } a dit oui.
story-favour-denied = { $who } vous a refusé une faveur ({ $favour }) à la manche { $round } ; on se souvient de ces choses-là.
    .b = « { $favour } ? », avez-vous demandé à la manche { $round }, et { $who } a dit non.
    .c = À la manche { $round }, vous avez demandé une faveur { $who-to } ({ $favour }) et appris à vivre avec la réponse.
story-favour-given = Quand { $who } vous a demandé une faveur ({ $favour }), vous avez dit oui.
    .b = { $who } avait une demande ({ $favour }), et vous avez accepté sans façon.
    .c = Vous avez rendu un service { $who-to } ({ $favour }), et cela s’est su.
story-favour-refused = { $who } demandait une faveur ({ $favour }) à la manche { $round }, et vous avez dit non, avec tout le charme nécessaire.
    .b = À la manche { $round }, vous avez dit non { $who-to } ({ $favour }) ; l’amitié survit à pire.
    .c = « { $favour } ? », demandait { $who } à la manche { $round } ; « pas aujourd’hui », avez-vous dit.
story-objected = { $who } a fait objection à l’une de vos faveurs, comme le font les avocats.
    .b = Un jour { $who } a crié « objection », et c’en était fini de cette faveur.
story-crisis = À la manche { $round }, vous avez déclenché { $event }, et toute la table l’a su.
    .b = Votre bonheur a franchi une frontière, et la manche { $round } a apporté { $event }.
    .c = { $event } : celui-là venait de vous, à la manche { $round }.
story-crisis-solo = À la manche { $round }, vous avez déclenché { $event }, sans personne d’autre à accuser.
    .b = Votre bonheur a franchi une frontière, et la manche { $round } a apporté { $event }.
    .c = { $event } : celui-là venait de vous, à la manche { $round }.
story-blow = Le monde vous a pris { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de bonheur à la manche { $round }.
    .b = La manche { $round } a fait mal : { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de bonheur en moins, sans que ce soit votre choix.
    .c = À la manche { $round }, les événements vous ont coûté { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de bonheur.
story-bottom = À la manche { $round }, le bonheur était à 0, d’où l’on ne peut que remonter.
    .b = La manche { $round } fut le creux : plus un seul point de bonheur.
story-gift-given = Vous avez fait un cadeau { $who-to } ({ $thing }), puisque la saison l’exigeait.
    .b = Un cadeau est parti chez { $who } : { $thing }, et ne demandons pas si c’était de bon cœur.
story-gift-taken = { $who } vous a donné { $thing }, et à cheval donné on ne regarde pas la bride.
    .b = Un cadeau est venu de chez { $who } : { $thing }.
story-ability = Personne ne dira que vous ne connaissiez pas votre métier : { $times ->
    [one] « { $power } » a servi une fois
    [2] « { $power } » a servi deux fois
   *[other] « { $power } » a servi { $times } fois
}.
    .b = { $times ->
    [one] Une fois, vous avez montré à quoi sert votre carrière : « { $power } ».
    [2] Deux fois, vous avez montré à quoi sert votre carrière : « { $power } ».
   *[other] { $times } fois, vous avez montré à quoi sert votre carrière : « { $power } ».
}
story-depleted = Puis la pioche fut vide, et il ne resta plus rien au monde à acheter.
    .b = Un jour la dernière matière fut piochée, et le marché resta comme il était.
story-worked-gladly = Vous avez travaillé { $times ->
    [one] une fois
    [2] deux fois
   *[other] { $times } fois
}, gagné { $purse }, et le bonheur n’y a rien perdu.
    .b = Le travail vous a donné { $purse } sans rien prendre au bonheur, ce qu’il vaut mieux ne dire à personne.
story-never-worked = Vous n’avez pas travaillé un seul jour, ce qui demande de l’organisation.
    .b = Quant au travail, vous alliez justement commencer.
    .c = Pas une fois vous n’avez travaillé ; le réveil est comme neuf.
story-no-activity = Pour les activités, comme on dit, le temps a manqué.
    .b = Vous vouliez toujours faire quelque chose de beau, et vous n’avez pas accompli une seule activité.
story-wear = { $count ->
    [one] Une chose à vous s’est usée et a fini à la décharge.
   *[other] { $count } choses à vous se sont usées et ont fini à la décharge.
}
    .b = Vous avez vécu avec vos affaires jusqu’à ce qu’il n’en reste rien : { $count ->
    [one] une
   *[other] { $count }
} à la décharge.
story-landfill-empty = Votre décharge est restée vide, on aurait pu y pique-niquer.
    .b = Vous n’avez rien laissé à la décharge, pas une carte.
story-reputation = Votre réputation valait quelque chose : vous en avez tiré { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur.
    .b = L’estime des gens vous a valu, à elle seule, { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur.
story-always-yes = Vous avez dit oui à toutes les faveurs qu’on vous demandait : { $times ->
    [one] une seule
   *[other] { $times } en tout
}.
    .b = On vous a demandé { $times ->
    [one] une faveur
   *[other] { $times } faveurs
}, et vous n’avez jamais dit non.
story-never-in-debt = Vous n’avez jamais dû une pièce à une banque.
    .b = Les cartes de crédit, c’était pour les autres.
story-peak = Votre moment le plus heureux : la manche { $round }, avec { $happiness } sur l’échelle.
    .b = Au plus haut, à la manche { $round }, votre bonheur était à { $happiness }.
    .c = S’il ne fallait garder qu’un jour, ce serait un jour de la manche { $round } : { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur.
story-neighbours = Autour de vous vivaient { $list }.
    .b = Avec vous à table : { $list }, des gens ordinaires comme vous.
    .c = Vous avez partagé le monde avec { $list }, et ses décharges aussi.
story-alone = Face à vous, le marché : un compagnon patient, qui ne parle guère.
    .b = Il n’y avait personne d’autre à table : tout le bonheur était pour vous, et le reste aussi.
story-debt-penalty = { $cards ->
    [one] La carte de crédit non remboursée vous a coûté
   *[other] Les { $cards } cartes de crédit non remboursées vous ont coûté
} { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de bonheur à la fin.
    .b = Puis la banque est venue chercher { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de bonheur : { $cards ->
    [one] il restait une carte à rembourser
   *[other] il restait { $cards } cartes à rembourser
}.
story-landfill-penalty = Ce que vous aviez jeté est revenu : { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de bonheur en moins.
    .b = Votre décharge a envoyé sa facture : { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de bonheur.
story-ending-mine = C’est vous qui avez atteint 12 et sonné la cloche.
    .b = Puis vous avez atteint 12, le haut de l’échelle, et c’était la dernière manche.
story-ending-other = Puis { $who } a atteint 12, et c’était la dernière manche.
    .b = C’est { $who } qui a atteint 12, et voilà la fin.
story-ending-depletion = Le monde n’avait plus de matières, et ce fut la fin de la partie.
    .b = Tout s’est arrêté parce qu’il n’y avait plus rien à prendre.
story-ending-rounds = Les manches convenues étaient passées, et ce fut la fin.
    .b = Le temps était écoulé, comme convenu.
story-last-debts = Dans une prochaine vie, peut-être, lire d’abord les petites lignes.
    .b = L’argent n’est pas tout, comme aiment à le dire les gens à crédit.
story-last-green = Vous avez laissé l’endroit aussi propre que vous l’aviez trouvé, et cela compte aussi.
    .b = Le monde remarquera à peine votre passage, et c’est un compliment.
story-last-work = Si quelqu’un demande, vous n’avez pas ménagé votre peine.
    .b = Votre bureau, au moins, vous regrettera.
story-last-kind = Demandez aux voisins : vous étiez quelqu’un de bien.
    .b = On dira qu’il était facile de vous demander un service, et il y a de pires épitaphes.
