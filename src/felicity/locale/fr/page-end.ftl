# La page de fin : résultat, points, courbes, votre vie, relecture.

## Le résultat

page-end-wins = { $name } gagne avec { $points }.
page-end-you-win = Vous gagnez avec { $points } !
page-end-shared = { $names } se partagent la victoire avec { $points } chacun.
page-end-solo-won = Réussi : { $points }. Il en fallait { $target }.
page-end-solo-lost = Pas cette fois : { $points }. Il en fallait { $target }.
page-end-together-won = Vous gagnez ensemble : chacun a { $target } ou plus.
page-end-together-lost = Pas cette fois : il fallait { $target } à chacun.
page-end-record = Une partie enregistrée qui s’arrête avant la fin
page-end-stopped = La partie est finie.
page-end-penalties = { $name } avait { $before } avant les pénalités : { $penalties }.
page-end-after = Après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : { $why }.
# Pourquoi c’est fini, quand il n’y avait personne d’autre
page-end-alone-happiness = vous avez atteint 12 points de bonheur
page-end-alone-last_death = votre vie est finie
page-end-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-end-unit = pts
page-end-you = vous
page-end-rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}

## Encore une fois

page-end-rematch = Revanche
page-end-same-seed = La même donne
page-end-try-seed = Jouer cette donne
page-end-to-rematch = Aller à la revanche
page-end-home = Retour aux jeux

## Points

page-end-points = D’où viennent les points
    .about = Chaque colonne s’additionne pour donner le score.
page-end-source = Origine
page-end-other = Autre
page-end-total = Score final
page-end-conditions = Ce qu’il fallait
page-end-condition = { $score } sur { $target }
page-end-met = { $by ->
    [0] atteint tout juste
   *[other] atteint, avec { $by } de reste
}
page-end-missed = manqué de { $by }

## Courbes

page-end-accounts = De quoi sont faits les chiffres
page-end-charts = Manche par manche
page-end-chart-title = { $what } de chaque place, manche par manche
page-end-chart-choice = Ce que montre la seconde courbe
page-end-chart-round = Manche
page-end-chart-start = Début

## Votre vie

page-end-story = Votre vie
page-end-story-of = { $name } : sa vie, vue de sa place
page-end-story-whose = La vie de qui
page-end-copy = Copier le texte
page-end-copied = Récit copié.
page-end-not-copied = Ce navigateur empêche la page de copier. Sélectionnez le texte et copiez-le vous-même.

## Fichiers

page-end-files = À emporter
    .about = La partie enregistrée s’ouvre sur l’accueil de n’importe quel serveur Felicity et mène à la même fin.
page-end-record-file = Partie (texte)
page-end-json-file = Partie entière (JSON)
page-end-csv-file = Chiffres des courbes (CSV)

## Était-ce honnête ?

page-end-shuffle = La donne était-elle équitable ?
page-end-shuffle-seed = La graine de cette donne a été choisie, et tout le monde pouvait le voir dès le début. On peut la rejouer autant qu’on veut, mais elle ne prouve rien.
page-end-shuffle-position = Cette partie a repris une position d’une autre partie : elle n’a pas eu de donne à elle.
page-end-shuffle-fair = Oui : vérifié à l’instant, dans ce navigateur.
    .why = Les empreintes et les options sont celles que ce navigateur a gardées avant de révéler votre part, et votre part est dans la graine. Ni le serveur ni personne à table n’a donc pu choisir la donne. La commande ci-dessous redistribue les cartes, pour vérifier qu’elles viennent de cette graine. Rien ne peut prouver que le serveur n’a jamais regardé les cartes cachées.
page-end-shuffle-fits = Ce que montre le serveur concorde.
    .why = Mais ce navigateur n’a rien gardé d’avant la partie pour le comparer : seuls ceux qui ont ajouté une part peuvent dire que la donne n’a pas été choisie.
page-end-shuffle-broken = Non : ne vous fiez pas à cette donne.
page-end-shuffle-wrong-promise = La part du serveur n’est pas celle qu’il avait fixée avant la partie.
page-end-shuffle-wrong-list = Les parts ne sont pas celles qui étaient fixées avant que votre navigateur révèle la vôtre.
page-end-shuffle-wrong-agreed = Le jeu ou ses options ne sont pas ceux qui étaient affichés avant que votre navigateur révèle sa part.
page-end-shuffle-wrong-ours = Votre navigateur a révélé sa part et le serveur l’a reçue, mais elle n’est pas dans la donne.
page-end-shuffle-wrong-sum = La graine de la donne ne découle pas des parts.
page-end-shuffle-withheld = Part fixée mais jamais révélée, donc laissée hors de la donne : { $names }.
page-end-shuffle-cannot-check = Cette donne ne peut pas être vérifiée.
    .why = La partie a commencé avant que les navigateurs ne fixent leurs parts d’avance : ses nombres ne prouvent rien.
page-end-shuffle-parts = Montrer les nombres
page-end-shuffle-kept = Empreinte gardée par ce navigateur
page-end-shuffle-commitment = Empreinte montrée par le serveur
page-end-shuffle-server = Part du serveur
page-end-shuffle-part = Part : { $name }
page-end-shuffle-gives = La graine qui en découle
page-end-shuffle-command = Pour redistribuer vous-même

## Relecture

page-end-share-link = Copier le lien
page-end-share-picture = Partager en image
page-end-link-copied = Lien copié. Toute personne qui l’a peut regarder cette partie.
page-end-no-picture = L’image n’a pas pu être créée.
page-end-replay = Revoir la partie
page-end-replay-open = Ouvrir la relecture
page-end-replay-about = Chaque choix dans l’ordre, vu de n’importe quelle place. Arrêtez-vous où vous voulez et reprenez de là.
page-end-replay-first = Aller au début
page-end-replay-back = Un pas en arrière
page-end-replay-play = Lecture
page-end-replay-pause = Mettre en pause
page-end-replay-on = Un pas en avant
page-end-replay-last = Aller à la fin
page-end-replay-at = Choix { $number } sur { $last }{ $round ->
    [0] , mise en place
   *[other] , manche { $round }
}
page-end-replay-jump = Aller à
page-end-replay-round = Manche { $round }
page-end-replay-setup = Mise en place
page-end-replay-pace = Vitesse
page-end-replay-slow = Lente
page-end-replay-normal = Normale
page-end-replay-fast = Rapide
page-end-replay-seat = Vu par
page-end-replay-public = Tout le monde
page-end-curve = Chances de gagner
page-end-curve-go = Chances de gagner : aller à un choix
page-end-curve-of = { $name } { $percent } %
page-end-curve-percent = { $percent } %
page-end-curve-all = Tous ensemble
page-end-curve-working = Les robots évaluent les chances…
page-end-curve-turn = Y aller
page-end-replay-slider = Position dans la partie
page-end-replay-more = Courbe, manches et plus
page-end-replay-leave = Résultat
page-end-replay-title = Relecture : { $game } · Felicity
page-end-replay-log = Ce qui s’est passé
page-end-fork = Reprendre d’ici
page-end-fork-about = Une nouvelle table commence en ce point précis. Vous prenez une place, des robots prennent les autres, et ce qui s’est passé ici reste tel quel.
page-end-fork-seat = Quelle vie reprenez-vous ?
page-end-fork-hidden = Ce qui était caché
page-end-fork-anew = Redistribuer
    .about = Tout ce que cette place ne pouvait pas savoir, et tout ce qui reste à piocher, est redistribué.
page-end-fork-same = Garder tel quel
    .about = Les mêmes cartes viendront dans le même ordre : ferez-vous mieux ?
page-end-fork-go = Reprendre
