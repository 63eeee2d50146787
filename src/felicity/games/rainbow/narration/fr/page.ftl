# Le Jeu du Bonheur sur la page.

page-rainbow-board = Le plateau
page-rainbow-starter = commence
page-rainbow-mat = Devant { $name }
page-rainbow-see-all = Tout voir

## La roue

page-rainbow-wheel = La roue arc-en-ciel : { $who }
page-rainbow-beside = { $name } près de la piste { $track }
page-rainbow-nobody = personne n’y est
page-rainbow-spin = Tourner
page-rainbow-stay = Rester
page-rainbow-take-holder = Monter à côté de la piste { $track }

## Pistes et cases

page-rainbow-space = { $track } { $space }
page-rainbow-start-of = Départ : { $track }
page-rainbow-stands = { $name } est ici
page-rainbow-lies = le bouton de { $name } est ici
page-rainbow-on-space = { $name } sur la case { $space }
page-rainbow-put-button = Poser votre bouton ici : { $space }
page-rainbow-look = Voir de près la piste { $track } : { $who }
page-rainbow-whole = Tout le plateau
page-rainbow-cards-left = { $number ->
    [one] reste 1
   *[other] reste { $number }
}
page-rainbow-at-nowhere = pas encore sur le plateau
page-rainbow-at-wheel = sur la roue, piste { $track }
page-rainbow-read = C’est lu
page-rainbow-before = Avant cela
page-rainbow-welcome = Parcourez les pistes, gagnez six clés et remplissez votre arc-en-ciel. Touchez une case pour la lire.

## Ce que font les cases

page-rainbow-does-plain = Il ne se passe rien ici.
page-rainbow-does-green = Qui arrive ici reçoit { $amount }, jusqu’à ce qu’il en ait assez pour la clé de l’argent.
page-rainbow-does-red = Qui arrive ici tire une carte Destin, sauf si le bouton d’un autre y est posé.
page-rainbow-does-blue = Qui arrive ici retourne au départ de la piste.
page-rainbow-does-orange = Qui arrive ici tire une carte Progrès.
page-rainbow-does-last = La fin de la piste : on y gagne sa clé.

page-rainbow-legend = Ce que disent les couleurs
page-rainbow-legend-green = Argent
page-rainbow-legend-orange = Progrès
page-rainbow-legend-red = Destin
page-rainbow-legend-blue = Retour au départ
page-rainbow-legend-last = Fin de la piste

## Piles

page-rainbow-fate = Cartes Destin
page-rainbow-improvement = Cartes Progrès

## Devant un joueur

page-rainbow-stand = Arc-en-ciel de { $name } : { $number } clés sur 6. { $words }
page-rainbow-no-keys = Pas encore de clé.
page-rainbow-keys-of = { $number ->
    [0] 0 clé sur { $slots }
    [one] 1 clé sur { $slots }
   *[other] { $number } clés sur { $slots }
}
page-rainbow-key-missing = clé à gagner
page-rainbow-key-front = { $blocked ->
    [yes] clé gagnée, mais un blocage la retient
   *[no] clé gagnée
}
page-rainbow-key-safe = clé sur l’arc-en-ciel
page-rainbow-hang-ups = { $number ->
    [one] 1 blocage
   *[other] { $number } blocages
}
page-rainbow-no-hang-up = aucun blocage
page-rainbow-saved = { $number ->
    [one] 1 carte en réserve
   *[other] { $number } cartes en réserve
}
page-rainbow-money = { $money } sur { $goal }

page-rainbow-counter-keys = Clés
page-rainbow-counter-hang-ups = Blocages
page-rainbow-counter-money = Argent

page-rainbow-keys-in-order = Les clés sur l’arc-en-ciel, dans l’ordre
page-rainbow-key-in-round = { $area }, manche { $round }

## Choix

page-rainbow-why-spin = Tous ceux qui sont sur la roue tournent avec elle.
page-rainbow-why-stay = Attendre : la roue peut vous mener ailleurs.
page-rainbow-why-improve = Des cartes contre les blocages ; pas de clé.
page-rainbow-needs-key = Il vous manque encore cette clé.
page-rainbow-has-key = Vous avez déjà cette clé.
page-rainbow-from-space = Vous êtes sur la case { $space }.
page-rainbow-from-start = Vous êtes au départ.
page-rainbow-move-button = Déplacer votre bouton du bonheur
    .about = une fois par tour, si vous voulez
page-rainbow-button-move = Le déplacer
page-rainbow-button-nowhere = Votre bouton
page-rainbow-button-why = Qui arrive sur le bouton d’un autre échappe au destin, et le maître du bouton reçoit une carte Progrès. Choisissez une case rouge ici ou sur le plateau.

page-game-rainbow = Le Jeu du Bonheur
    .sub = un arc-en-ciel de 1972
    .pitch = Faites tourner la roue, défaites-vous de vos blocages et réunissez les six clés d’une vie heureuse.

page-why-RAIN-R7 = { page-why-starter }
