# « Votre vie » dans Le Jeu du Bonheur. Chaque phrase a plusieurs tournures (b, c, d …), choisies par la graine de la table.

## Le début

story-rainbow-birth = L’an 1972 a fait votre connaissance, { $name }, avec un blocage sur tout ce qui compte : { $list }.
    .b = « { $name } », dit le médecin, est en parfaite santé, avec six blocages : { $list }.
    .c = Tout le monde part avec les mêmes bagages, et vous aussi, { $name } : { $list }.
story-rainbow-wheel = Vous avez pris place sur la roue à côté { $track-of }, en attendant qu’elle tourne.
    .b = La roue de la vie vous a fait une place à côté { $track-of }.
story-rainbow-neighbours = Sur la même roue tournaient { $list }.
    .b = Vous avez fait le voyage avec { $list }.
    .c = Avec vous tournaient, encore et encore, { $list }.

## Ce qui s’est passé

story-rainbow-first-track = À la manche { $round }, vous avez quitté la roue pour la première fois, { $track-at }, et commencé à marcher.
    .b = Votre premier chemin, à la manche { $round }, fut celui { $track-of }.
story-rainbow-completed = À la manche { $round }, vous étiez au bout du chemin { $track-of }, où il est écrit : { $saying }
    .b = Le chemin { $track-of } a pris fin à la manche { $round } sur ces mots : { $saying }
    .c = Manche { $round }, la dernière case { $track-of }. { $saying }
story-rainbow-sent-back = À la manche { $round }, une case bleue, { $track-at }, et tout était à recommencer, comme souvent.
    .b = Si près du but, et pourtant si bleu : à la manche { $round }, retour au départ { $track-of }.
story-rainbow-wisdom = En chemin, à la manche { $round }, vous avez lu sur le trottoir : { $saying }
    .b = De tous les bons conseils reçus, il vous reste celui-ci, de la manche { $round } : { $saying }
    .c = À la manche { $round }, la vie vous a dit quelque chose gratuitement : { $saying }
story-rainbow-first-key = Vous avez gagné votre première clé du bonheur à la manche { $round } : { $area }.
    .b = À la manche { $round }, une serrure a fait clic pour la première fois, et la clé gagnée s’appelait { $area }.
    .c = { $area } : ce fut la première clé gagnée, à la manche { $round }.
story-rainbow-key = À la manche { $round }, vous avez gagné une clé de plus : { $area }.
    .b = { $area } : vous avez gagné cette clé à la manche { $round }.
    .c = La manche { $round } vous a valu une clé : { $area }.
    .d = Le pied : à la manche { $round }, vous aviez gagné une clé, { $area }.
story-rainbow-money = À la manche { $round }, vous aviez vu passer { $total } $, et appris que cela suffit.
    .b = « Assez d’argent », a dit la banque à la manche { $round }, après { $total } $ ; peu de gens entendent ces mots.
story-rainbow-hang-up = À la manche { $round }, le destin vous a donné un blocage ({ $area }), comme si vous n’en aviez pas déjà un.
    .b = La manche { $round } fut une galère : un nouveau blocage, { $area }.
story-rainbow-fate-key = À la manche { $round }, le destin vous a simplement tendu une clé ; il y a des jours comme ça.
    .b = On ne mérite pas tout : à la manche { $round }, le destin vous a donné une clé.
story-rainbow-cancelled = À la manche { $round }, vous aviez un blocage de moins ({ $area }), et la démarche plus légère.
    .b = Vous en avez parlé, et à la manche { $round } le blocage ({ $area }) s’était envolé.
story-rainbow-spared = À la manche { $round }, le bouton du bonheur { $who-of } était au bon endroit et vous a épargné le pire.
    .b = { $who } ne l’a jamais su, mais ce bouton a tout changé pour vous à la manche { $round }.
story-rainbow-sparing = À la manche { $round }, votre bouton a épargné une carte Destin { $who-to } ; le bonheur est contagieux.
    .b = Sans rien faire, vous avez fait du bien { $who-to } à la manche { $round } : votre bouton était là.

## En se retournant

story-rainbow-spins = Vous avez fait tourner la roue { $times ->
    [one] une fois
    [2] deux fois
   *[other] { $times } fois
}, et jamais elle n’a demandé où vous vouliez aller.
    .b = { $times ->
    [one] Un tour de roue
   *[other] { $times } tours de roue
} et un peu de vertige, voilà tout.
story-rainbow-fates = Le destin a frappé à votre porte { $times ->
    [one] une fois
    [2] deux fois
   *[other] { $times } fois
}.
    .b = Vous avez tiré { $times ->
    [one] une carte Destin, et vécu avec ce qu’elle disait
   *[other] { $times } cartes Destin, et vécu avec ce qu’elles disaient
}.
story-rainbow-no-fate = Le destin n’a jamais trouvé votre adresse.
    .b = Vous n’avez jamais tiré de carte Destin : chance ou prudence.
story-rainbow-purse = L’argent est venu et reparti, { $total } $ en tout.
    .b = { $total } $ vous sont passés entre les mains ; cela ne se serre pas dans les bras.
story-rainbow-burdens = Ce dont vous n’avez pu vous défaire jusqu’à la fin : { $list }.
    .b = Quelques blocages sont restés : { $list }.
    .c = Le divan aurait eu encore du travail avec vous : { $list }.
story-rainbow-free = À la fin, il ne restait pas un blocage, et vous pouviez regarder chacun dans les yeux.
    .b = Tous les blocages se sont envolés ; cela seul vaut une chanson.
story-rainbow-rounds = Le tout a pris { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
    .b = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, et le soleil brille toujours.

## La fin

story-rainbow-stand = Sur votre arc-en-ciel brillent ces couleurs : { $list }.
    .b = { $count ->
    [one] Une couleur
   *[other] { $count } couleurs
} de votre arc-en-ciel : { $list }.
story-rainbow-won = Les { $score } clés, tout l’arc-en-ciel : vous avez gagné, et { $who }, à { $best }, a applaudi.
    .b = L’arc-en-ciel est complet, { $score } clés sur { $score } ; { $who } en avait { $best }. Paix à tous.
story-rainbow-lost = { $who } a complété son arc-en-ciel, et vous en aviez { $score } { $score ->
    [one] clé
   *[other] clés
}.
    .b = { $score ->
    [one] { $score } clé
   *[other] { $score } clés
} pour vous, les { $best } pour { $who } : son arc-en-ciel, votre bénédiction.
story-rainbow-shared = À l’heure dite, { $who } et vous aviez autant : { $score ->
    [one] { $score } clé
   *[other] { $score } clés
}, et un arc-en-ciel partagé.
    .b = { $score ->
    [one] { $score } clé
   *[other] { $score } clés
} pour vous, autant pour { $who } : plus personne n’avait besoin de gagner.
story-rainbow-won-late = L’heure était passée, et avec { $score ->
    [one] { $score } clé
   *[other] { $score } clés
} vous étiez en tête ; { $who } en avait { $best }.
    .b = L’arc n’était pas complet, mais le vôtre était le plus long : { $score ->
    [one] { $score } clé
   *[other] { $score } clés
}, { $best } pour { $who }.
story-rainbow-lost-late = L’heure était passée, et { $who } avait { $best ->
    [one] { $best } clé
   *[other] { $best } clés
} contre { $score } pour vous.
    .b = { $score ->
    [one] { $score } clé
   *[other] { $score } clés
} pour vous, { $best } pour { $who }, et l’horloge n’a pas attendu.
story-rainbow-unfinished = Le récit s’arrête ici, avec { $count ->
    [one] { $count } clé
   *[other] { $count } clés
} sur six, et la suite est à vivre.
    .b = La suite n’est pas encore écrite : { $count ->
    [one] { $count } clé
   *[other] { $count } clés
} sur six jusqu’ici.
story-rainbow-last-fate = On ne discute pas avec le destin, mais on peut continuer à tourner.
    .b = La prochaine fois que le destin frappe, ne soyez pas à la maison.
