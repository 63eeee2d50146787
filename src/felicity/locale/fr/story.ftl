# « Votre vie » : ce que fut une partie, raconté à qui l’a vécue. Chaque phrase a plusieurs tournures (b, c, d …), choisies par la graine de la table.

story-and = { $first } et { $last }

## Ce qui s’est passé

story-first-purchase = Votre premier achat, à la manche { $round } : { $thing }, pour { $price }.
    .b = À la manche { $round }, vous avez fait le marché : au retour, { $thing } en plus et { $price } de moins.
    .c = Le marché a fait votre connaissance à la manche { $round } : { $thing }, { $price }, sans emballage.
story-goal = À la manche { $round }, un rêve s’est réalisé, { $goal }, et le bonheur est monté de { $happiness }.
    .b = Vous avez pu cocher { $goal } à la manche { $round } : { $happiness } points de bonheur en plus.
    .c = { $goal } : vœu exaucé à la manche { $round }, pour { $happiness } points de bonheur.
    .d = La manche { $round } a apporté { $goal }, { $happiness } points de bonheur et un sourire un peu fier.

## En se retournant

story-worked = Vous avez travaillé { $times ->
    [one] une fois
    [2] deux fois
   *[other] { $times } fois
} : { $purse } de plus, { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de bonheur de moins.
    .b = Le travail a pris { $times ->
    [one] un tour
   *[other] { $times } tours
} de votre vie, rapporté { $purse } et coûté { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de bonheur.
    .c = { $times ->
    [one] Une journée
   *[other] { $times } journées
} de travail, { $purse }, { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de bonheur en moins : il faut bien que quelqu’un le fasse.
story-activities = { $count ->
    [one] Une activité remplit votre album
   *[other] { $count } activités remplissent votre album
} : { $list }.
    .b = Ce que vous raconteriez à vos petits-enfants : { $list }.
    .c = Au bout du compte, voilà ce qui a fait la valeur des jours : { $list }.
story-purse = À la fin, { $purse ->
    [0] votre bourse était vide, ce qui la rend au moins légère
    [one] il restait { $purse } pièce dans votre bourse
   *[other] il restait { $purse } pièces dans votre bourse
}.
    .b = Quand tout fut fini, vous avez compté votre argent : { $purse ->
    [0] il n’y en avait pas
    [one] { $purse } pièce
   *[other] { $purse } pièces
}.
story-rounds = Le tout a duré { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}.
    .b = { $rounds ->
    [one] Une manche, et voilà.
   *[other] { $rounds } manches, et voilà.
}

## La fin

story-unfinished = Le récit s’arrête ici, à { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur, et la suite est à vivre.
    .b = La suite n’est pas encore écrite : { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur jusqu’ici.
story-won = Avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} de bonheur, personne n’en avait plus que vous{ $gap ->
    [0] {""}
    [one] , et { $who } est à { $gap } point derrière
   *[other] , et { $who } est à { $gap } points derrière
}.
    .b = { $score ->
    [one] { $score } point
   *[other] { $score } points
} de bonheur, et personne n’en avait davantage : cette vie est une victoire{ $gap ->
    [0] {""}
   *[other] {" "}({ $who } : { $gap } de moins)
}.
story-shared = Avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} de bonheur, vous partagez la victoire avec { $who }, ce qui la double.
    .b = { $score ->
    [one] { $score } point
   *[other] { $score } points
} de bonheur pour vous comme pour { $who } : une victoire à plusieurs, et personne ne s’en plaint.
story-lost = Vous finissez avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} de bonheur ; { $who } en avait { $best }, et gagne.
    .b = { $score ->
    [one] { $score } point
   *[other] { $score } points
} de bonheur pour vous, { $best } pour { $who } : la victoire est allée chez les voisins.
    .c = Le plus grand bonheur fut celui { $who-of }, { $best } ; vous prenez la { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} place avec { $score }.
story-lost-tie = { $who } et vous finissez avec le même bonheur, { $score }, et seules les petites lignes donnent la victoire { $who-to }.
    .b = { $score ->
    [one] { $score } point
   *[other] { $score } points
} de bonheur pour vous, autant pour { $who }, qui gagne d’un cheveu.
story-together-won = Chacun a atteint { $target } points de bonheur ou plus, vous { $score }, et tout le monde gagne.
    .b = { $score } points de bonheur pour vous, au moins { $target } pour chacun : vous l’avez fait ensemble.
story-together-lost = Il fallait { $target } points de bonheur à chacun ; vous en aviez { $score }, et ensemble cela n’a pas suffi.
    .b = Vous finissez avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} de bonheur ; il en fallait { $target } à chacun, et l’on gagne ensemble ou pas du tout.
story-solo-won = Il en fallait { $target }, vous en avez eu { $score } : vous gagnez, sans l’aide de personne.
    .b = Avec { $score } points de bonheur, vous avez les { $target } qu’il fallait, et personne n’est là pour en discuter.
story-solo-lost = Il fallait { $target } points de bonheur et vous en avez { $score } : il en manque { $missing }.
    .b = { $score } sur { $target } : il manquait { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
} de bonheur, et le marché n’a rien dit.

## Une dernière phrase

story-last-won = Une vie ordinaire, donc, et une très belle.
    .b = Pas mal, pour une personne ordinaire.
    .c = On recommencerait volontiers.
story-last-close = De si peu que cela fera une bonne histoire.
    .b = Un rien de plus, et c’était vous.
story-last-plain = Une vie ordinaire, comme le sont les vies, et personne d’autre n’aurait pu la vivre.
    .b = Et voilà, tout bien considéré.
    .c = Ce n’était pas tout, mais c’était à vous.
