# « Votre vie » dans La Quête du Bonheur. Chaque phrase a plusieurs tournures (b, c, d …), choisies par la graine de la table.

## Une manche est une décennie d’une vie

story-pursuit-when-1 = à l’adolescence
story-pursuit-when-2 = dans la vingtaine
story-pursuit-when-3 = dans la trentaine
story-pursuit-when-4 = dans la quarantaine
story-pursuit-when-5 = dans la cinquantaine
story-pursuit-when-6 = à soixante ans passés
story-pursuit-when-7 = à soixante-dix ans passés
story-pursuit-when-8 = à quatre-vingts ans passés

## Le début

story-pursuit-birth = Le monde a fait votre connaissance, { $name }, avec un don que personne n’avait commandé : { $trait } ({ $ability }).
    .b = « { $name } », disait l’acte de naissance ; « { $trait } », disait la sage-femme, qui s’y connaissait.
    .c = Toute vie commence par un talent ; le vôtre, { $name }, s’appelait { $trait } : { $ability }.
    .d = Il était une fois { $name }, et tous ceux qui se penchaient sur le berceau disaient le même mot : { $trait }.
story-pursuit-other-talent = L’autre talent proposé était { $trait } ; cette carte est retournée dans le berceau.
    .b = Vous auriez aussi pu avoir le talent { $trait }, et quelqu’un d’autre a dû l’avoir.
    .c = Dans une autre vie, votre talent est { $trait } ; ce n’est pas celle-ci.
story-pursuit-neighbours = { $list } ont grandi autour de vous, avec le même plateau et d’autres projets.
    .b = Vous avez partagé la cour de récréation, le marché du travail et presque un siècle avec { $list }.
    .c = Vos petits voisins s’appelaient { $list }.
story-pursuit-alone = Il n’y avait personne à qui se comparer, ce qui est, dit-on, le secret du bonheur.
    .b = Vous aviez tout le plateau pour vous, et personne à accuser.
story-pursuit-dreams = En ce temps-là, on rêvait de ceci : { $list }.
    .b = Ce qui compterait à la fin était écrit dès le début : { $list }.
    .c = Les rêves de votre époque : { $list } ; il y en a de pires.

## Ce qui s’est passé

story-pursuit-teen-study = Pendant votre adolescence, vous aviez le nez dans les livres : { $times ->
    [one] un sablier
   *[other] { $times } sabliers
} d’étude, et dehors il faisait beau.
    .b = Vous avez passé votre jeunesse à étudier : vos professeurs s’en souviennent avec tendresse, vos amis pas du tout.
story-pursuit-teen-play = Vous avez passé votre jeunesse à jouer, et personne ne l’a jamais regretté.
    .b = Pendant votre adolescence, vous avez joué { $times ->
    [one] une fois
    [2] deux fois
   *[other] { $times } fois
}, et vous appeliez cela de la recherche.
story-pursuit-teen-interact = Pendant votre adolescence, vous n’étiez jamais à la maison : il y avait toujours quelqu’un à voir.
    .b = Vous avez passé votre jeunesse avec les autres, { $times ->
    [one] un sablier
   *[other] { $times } sabliers
} durant, à apprendre ce qu’aucune école n’enseigne.
story-pursuit-teen-temp_job = Vous avez gagné tôt vos premières pièces, d’un petit boulot que personne n’a jamais mis sur un CV.
    .b = Pendant que d’autres rêvaient, vous distribuiez des journaux : { $times ->
    [one] un petit boulot
   *[other] { $times } petits boulots
} avant l’âge adulte.
story-pursuit-teen-take_project = Pendant votre adolescence, vous avez commencé { $times ->
    [one] quelque chose de neuf
   *[other] { $times } choses à la fois
}, parce qu’à cet âge on a le temps.
    .b = La tête pleine d’idées, vous avez pris { $times ->
    [one] un projet
   *[other] { $times } projets
} avant l’âge de voter.
story-pursuit-teen-rest = Pendant votre adolescence, vous avez beaucoup dormi, ce que la science trouve parfaitement normal.
    .b = Vous avez passé votre jeunesse à vous reposer ; on ne se repose plus jamais aussi bien.
story-pursuit-first-project = Vous avez trouvé votre première passion { $when }, « { $card } » : « { $level } ».
    .b = Tout le monde commence quelque part ; vous, c’était par « { $card } » (« { $level } »).
    .c = Ce serait « { $card } » ; les débuts furent modestes : « { $level } ».
story-pursuit-finished = { $when }, vous avez mené « { $card } » à son terme, et ce terme s’appelait « { $level } ».
    .b = Demandez à n’importe qui ce que vous avez fait { $when } : « { $card } », et cela voulait dire « { $level } » !
    .c = « { $card } », jusqu’au bout, { $when } : « { $level } », et cela valait la peine.
    .d = La plupart renoncent avant « { $level } » ; vous y étiez { $when }, avec « { $card } ».
story-pursuit-single = Il fut un temps, { $when }, où vous ne viviez que pour cela : { $card }, « { $level } ».
    .b = { $card }, « { $level } » : on parle encore de cette soirée, { $when }.
    .c = Un grand soir, { $when } : { $card }, et pour vous « { $level } ».
story-pursuit-abandoned = Vous avez abandonné « { $card } » { $when } ; on ne peut pas tout faire, comme on dit quand on ne peut pas.
    .b = { $when }, « { $card } » est entré dans un tiroir, et le tiroir est resté fermé.
story-pursuit-founded = { $when }, vous avez lancé quelque chose à plusieurs, « { $card } », et pris le rôle « { $level } ».
    .b = « { $card } », c’était votre idée, { $when } ; votre part à vous : « { $level } ».
story-pursuit-joined = { $when }, vous avez rejoint « { $card } » avec { $who } : { $role }.
    .b = { $who } avait une idée, « { $card } », et il manquait un rôle, { $role } : le vôtre.
    .c = Avec { $who } et « { $card } », vous avez appris un rôle : { $role }.
story-pursuit-joined-by = « { $card } » était à vous, et { $who } a suivi, { $when }.
    .b = { $who } a cru en « { $card } » et vous a tendu la main ; les amis servent à cela.
story-pursuit-first-job = { $when }, votre premier vrai métier : { $job }.
    .b = Votre premier contrat est venu { $when }, et il disait { $job }.
    .c = « Que faites-vous dans la vie ? » { $when }, vous aviez la réponse : { $job }.
story-pursuit-promoted = { $before }, puis { $job } : la promotion, { $when }, était méritée, et vous l’avez dit à tout le monde.
    .b = { $when }, la plaque de la porte a changé : { $job }, et non plus { $before }.
    .c = Vous avez gravi un échelon { $when } : { $job }, hier encore { $before }.
story-pursuit-job-lost = { $when }, votre métier et vous avez pris des chemins différents ; { $job }, c’était avant.
    .b = { $when }, vous avez perdu votre place ({ $job }) et quelques nuits de sommeil.
story-pursuit-retired = { $when }, la retraite : { $job } jusqu’au dernier jour, une pension et un discours.
    .b = On vous a offert une pendule { $when }, comme on fait quand un métier ({ $job }) devient un souvenir.
story-pursuit-first-date = Puis, { $when }, il y eut { $partner }.
    .b = Vous avez rencontré { $partner } { $when }, et le sablier semblait couler plus vite.
    .c = Le premier rendez-vous de votre vie, { $when } : { $partner }.
story-pursuit-more-dates = { $partner } n’était pas le premier nom : vous avez donné votre cœur { $times } fois.
    .b = L’amour est venu plus d’une fois, { $times } en tout, la dernière avec { $partner }.
story-pursuit-couple = { $when }, c’est devenu sérieux : { $partner } et vous.
    .b = { $when }, il y eut soudain deux brosses à dents dans le verre : { $partner } avait la sienne.
    .c = { $when }, vous avez cessé de dire « moi » pour dire « { $partner } et moi ».
story-pursuit-family = { $when }, { $partner } et vous, ce fut une famille, et plus rien ne fut jamais calme.
    .b = { $when }, vous avez fondé une famille avec { $partner }, le plus grand des projets de groupe.
    .c = { $partner }, vous et, { $when }, de petites chaussures dans l’entrée.
story-pursuit-parted = { $partner } et vous, ce fut fini { $when } ; l’amour demande du temps, et il n’en restait plus.
    .b = { $when }, { $partner } a fait sa valise, et l’appartement parut soudain très grand.
story-pursuit-first-item = La première chose vraiment à vous, { $when } : { $card }, « { $level } ».
    .b = { $when }, vous vous êtes fait un cadeau : { $card }, « { $level } », à n’en pas dormir de joie.
    .c = { $card } (« { $level } ») : toute collection commence par une chose, la vôtre { $when }.
story-pursuit-finest-item = { $when }, vous n’avez pas demandé le prix : { $card }, « { $level } ».
    .b = Les voisins regardaient par-dessus la haie { $when } : { $card }, « { $level } » !
    .c = Rien que le meilleur, { $when } : { $card }, « { $level } ».
story-pursuit-outing = Le jour à retenir : { $card }, « { $level } », { $when }.
    .b = { $when }, vous vous êtes donné du bon temps : { $card }, « { $level } ».
    .c = S’il existe une photo où vous riez, elle fut prise { $when } : { $card }, « { $level } ».
story-pursuit-item-lost = Il a fallu s’en séparer { $when } : { $card } ; les choses coûtent, même quand on ne s’en sert pas.
    .b = { $when }, l’entretien était trop cher : adieu, { $card }.
story-pursuit-overtime = Vous avez fait des heures supplémentaires { $times ->
    [2] deux fois
   *[other] { $times } fois
}, et la lumière brûlait tard à votre fenêtre.
    .b = { $times ->
    [2] Deux fois
   *[other] { $times } fois
}, vous avez travaillé tard, et personne n’a jamais rendu ces soirées.
    .c = Pour les heures supplémentaires, on pouvait compter sur vous, { $times ->
    [2] deux fois
   *[other] { $times } fois
} en tout ; votre médecin comptait aussi.
story-pursuit-breakdown = { $when }, votre stress était à { $space } sur { $last }, et même le chat marchait sur la pointe des pattes.
    .b = Ce fut presque trop, { $when } : { $space } de stress, et à { $last } tout s’arrête.
    .c = L’odeur du surmenage, vous l’avez connue { $when } : { $space } sur { $last }.
story-pursuit-old-age = La vieillesse est venue { $when }, comme elle vient, et vous aviez alors { $lth ->
    [one] { $lth } point
   *[other] { $lth } points
} de bonheur derrière vous.
    .b = Un matin, { $when }, la vieillesse était là ; vous aviez cueilli { $lth ->
    [one] { $lth } point
   *[other] { $lth } points
} de bonheur en chemin.
    .c = Vos genoux l’ont annoncée { $when } : la vieillesse, avec { $lth ->
    [one] { $lth } point
   *[other] { $lth } points
} de bonheur dans l’album.

## En se retournant

story-pursuit-habit = Ce que vous avez fait le plus, toutes ces années : { $action }, { $times } fois.
    .b = Si votre vie tenait en un mot, ce serait celui-ci, dit { $times } fois : { $action }.
story-pursuit-nothing-finished = Vous avez commencé ceci et cela, et rien fini, ce qui laisse de quoi faire pour la prochaine vie.
    .b = Pas un projet n’a vu sa fin ; les débuts étaient charmants.
story-pursuit-projects = Vous avez achevé { $count } projets : { $list }.
    .b = Sur l’étagère, ce que vous avez mené à son terme, { $count } en tout : { $list }.
story-pursuit-no-job = Vous n’avez jamais eu de vrai métier, et les factures trouvaient quand même leur chemin.
    .b = Aucun patron ne peut se vanter de vous avoir commandé quoi que ce soit.
    .c = Le travail, c’était pour les autres.
story-pursuit-no-love = L’amour est passé sous la fenêtre ; vous aviez à faire.
    .b = Vous n’avez jamais eu le moindre rendez-vous, et avez dormi en diagonale toute votre vie.
    .c = De l’amour, vous ne connaissiez que les chansons.
story-pursuit-home = Voici ce qu’il y avait chez vous : { $list }.
    .b = En vidant la maison, on a trouvé ceci : { $list }.
    .c = Vous laissez { $count } choses qui ont chacune leur histoire : { $list }.
story-pursuit-album = L’album est plein : { $list }.
    .b = Vous avez vu du pays : { $list }.
    .c = Ce que vous referiez tout de suite : { $list }.
story-pursuit-rested = Vous avez pris du repos { $times ->
    [one] une fois
    [2] deux fois
   *[other] { $times } fois
}, sans jamais vous en excuser.
    .b = { $times ->
    [one] Une fois
    [2] Deux fois
   *[other] { $times } fois
}, vous avez fermé les yeux et rien fait du tout, et le monde a continué de tourner.
story-pursuit-restless = Jamais de repos, pas une seule fois ; il y avait toujours quelque chose.
    .b = Le repos, c’était pour plus tard, et plus tard n’est jamais venu.
story-pursuit-purse = À la fin, { $money ->
    [0] il ne restait pas une pièce : le compte était juste
    [one] il restait { $money } pièce
   *[other] il restait { $money } pièces
}.
    .b = La bourse, quand on l’a ouverte : { $money ->
    [0] vide
    [one] { $money } pièce
   *[other] { $money } pièces
}.
story-pursuit-source = Et le bonheur ? La plus grande part venait d’un seul endroit : { $source } ({ $points }).
    .b = Si l’on veut savoir où pousse le bonheur, chez vous c’était surtout là : { $source }, pour { $points }.

## La fin

story-pursuit-death-old = Le dernier sablier s’est vidé { $when }, tout doucement, après une longue vie.
    .b = Vous avez fermé les yeux { $when }, et le sable avait bien servi.
    .c = C’est { $when } que tout s’est arrêté ; à cet âge, on a le droit de partir.
story-pursuit-death-young = { $when }, c’en était trop, et la mort est venue bien avant la vieillesse.
    .b = Le stress tue vraiment : tout s’est arrêté { $when }, quand cela commençait à peine.
story-pursuit-inheritance = Ce que vous laissiez valait encore { $lth ->
    [one] { $lth } point
   *[other] { $lth } points
} de bonheur.
    .b = Les héritiers ont trouvé dans les tiroirs de quoi faire encore { $lth ->
    [one] { $lth } point
   *[other] { $lth } points
} de bonheur.
story-pursuit-goals = Et ce dont vous rêviez s’est réalisé : { $list }.
    .b = Des rêves de votre époque, { $count ->
    [one] un fut à vous
   *[other] { $count } furent à vous
} : { $list }.
    .c = À la dernière page, on lit : { $list }, mission accomplie.
story-pursuit-no-goal = Les rêves de votre époque se sont réalisés pour d’autres, ou pour personne.
    .b = Aucun des grands rêves ne s’est réalisé, et ce fut une vie quand même.
story-pursuit-unfinished = Le récit s’arrête ici, à { $lth ->
    [one] { $lth } point
   *[other] { $lth } points
} de bonheur, et la suite est à vivre.
    .b = La suite n’est pas encore écrite : { $lth ->
    [one] { $lth } point
   *[other] { $lth } points
} de bonheur jusqu’ici.
story-pursuit-solo-won = Tous les rêves, et { $score } points de bonheur quand { $target } suffisaient : vous avez gagné, et la vie avec vous.
    .b = { $score } points de bonheur et tous les rêves réalisés ; { $target } auraient suffi.
story-pursuit-solo-lost = Il fallait { $target } points de bonheur, vous en avez eu { $score } : pas tout à fait ce que promettait la brochure.
    .b = Vous avez cueilli { $score } points de bonheur, et il en fallait { $target }.
story-pursuit-solo-goals = { $score } points de bonheur, c’était bien assez, mais tous les rêves ne se sont pas réalisés.
    .b = Il fallait { $target } points de bonheur, vous en aviez { $score } ; il ne manquait qu’un rêve ou deux.

## Une dernière phrase

story-pursuit-last-family = Il y avait beaucoup de monde à l’enterrement, et certains étaient tout petits.
    .b = Quelqu’un met encore un couvert de trop à table.
story-pursuit-last-overtime = Votre bureau, au moins, vous regrettera.
    .b = Personne n’a jamais réclamé d’heures supplémentaires à la fin. Vous aviez trop sommeil pour réclamer quoi que ce soit.
story-pursuit-last-rich = On ne l’emporte pas avec soi, mais c’était bien agréable de l’avoir sous la main.
    .b = La plus grande couronne venait du fisc.
story-pursuit-last-collector = Jamais la brocante n’avait connu un si beau samedi.
    .b = Il a fallu trois camionnettes, et chaque pièce avait son histoire.
story-pursuit-last-late = Vous avez survécu à deux médecins qui vous prédisaient le pire.
    .b = Tant de bougies sur le gâteau, et vous les avez toutes soufflées.
