# Le Jeu du Bonheur sur la page.

page-rainbow-board = Le plateau
page-rainbow-starter = commence
page-rainbow-mat = Devant { $name }
page-rainbow-see-all = Tout voir

## La roue

page-rainbow-wheel = La roue arc-en-ciel : { $who }
page-rainbow-beside = { $name } à côté de la piste { $track }
page-rainbow-nobody = personne n’y est
page-rainbow-spin = Tourner
page-rainbow-stay = Rester
page-rainbow-take-holder = Monter à côté de la piste { $track }

## Pistes et cases

page-rainbow-space = { $track } { $space }
page-rainbow-start-of = Départ : { $track }
page-rainbow-stands = { $name } est ici
page-rainbow-lies = { $name } a son bouton ici
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
page-rainbow-does-green = Si vous arrivez ici, vous recevez { $amount }, jusqu’à en avoir assez pour la clé de l’argent.
page-rainbow-does-red = Si vous arrivez ici, vous tirez une carte Destin, sauf si le bouton d’un autre joueur y est posé.
page-rainbow-does-blue = Si vous arrivez ici, vous retournez au départ de la piste.
page-rainbow-does-orange = Si vous arrivez ici, vous tirez une carte Progrès.
page-rainbow-does-last = La fin de la piste : c’est ici qu’on gagne sa clé.

page-rainbow-legend = Ce que veulent dire les couleurs
page-rainbow-legend-green = Argent
    .about = Vous recevez cette somme. Avec { $goal }, vous gagnez une clé.
page-rainbow-legend-orange = Progrès
    .about = Vous tirez une carte qui efface un de vos blocages.
page-rainbow-legend-red = Destin
    .about = Vous tirez une carte Destin : souvent un nouveau blocage.
page-rainbow-legend-blue = Retour au départ
    .about = Vous refaites la piste.
page-rainbow-legend-last = Fin de la piste
    .about = Vous gagnez la clé de la piste.

## Piles

page-rainbow-fate = Cartes Destin
page-rainbow-improvement = Cartes Progrès

## Devant un joueur

page-rainbow-stand = { $name }, arc-en-ciel : { $number ->
    [one] { $number } clé
   *[other] { $number } clés
} sur 6. { $words }
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
    [one] 1 carte gardée
   *[other] { $number } cartes gardées
}
page-rainbow-money = { $money } sur { $goal }

page-rainbow-counter-keys = Clés
page-rainbow-counter-hang-ups = Blocages
page-rainbow-counter-money = Argent

page-rainbow-keys-in-order = Les clés sur l’arc-en-ciel, dans l’ordre
page-rainbow-key-in-round = { $area }, posée à la manche { $round }

## Choix

page-rainbow-why-spin = Tous ceux qui sont sur la roue tournent avec elle.
page-rainbow-why-stay = Attendre : le prochain tour de roue peut vous mener ailleurs.
page-rainbow-why-improve = Donne des cartes contre les blocages, mais pas de clé.
page-rainbow-needs-key = Il vous manque encore cette clé.
page-rainbow-has-key = Vous avez déjà cette clé.
page-rainbow-from-space = Vous êtes sur la case { $space }.
page-rainbow-from-start = Vous êtes au départ.
page-rainbow-move-button = Déplacer votre bouton du bonheur
    .about = une fois par tour, si vous voulez
page-rainbow-button-move = Le déplacer
page-rainbow-button-nowhere = Votre bouton
page-rainbow-button-why = Quand un autre joueur arrive sur votre bouton, il ne tire pas de carte Destin, et vous recevez une carte Progrès. Choisissez une case rouge ici ou sur le plateau.

page-game-rainbow = Le Jeu du Bonheur
    .sub = un arc-en-ciel de 1972
    .pitch = Faites tourner la roue, défaites-vous de vos blocages et réunissez les six clés d’une vie heureuse.

page-why-RAIN-R7 = { page-why-starter }

## Ce qui arrive à quelqu’un

page-rainbow-notice-hang-up = Il retient la clé { $area } jusqu’à ce qu’une carte Progrès { $area } l’efface.
page-rainbow-notice-carried = Elle vous emmène à la piste { $track }.

## Grands moments

page-rainbow-moment-key = La clé { $area } est à vous
page-rainbow-moment-blocked = Elle ira sur votre arc-en-ciel quand le blocage aura disparu.
page-rainbow-moment-placed = { $area } est sur votre arc-en-ciel
page-rainbow-moment-money = { $goal } : la clé de l’argent est à vous
page-rainbow-moment-completed = { $track } : vous voilà au bout
page-rainbow-moment-hang-up = Un nouveau blocage : { $area }
page-rainbow-moment-cancelled = Un blocage de moins : { $area }
page-rainbow-moment-left = { $left ->
    [0] Vous n’avez plus aucun blocage.
    [one] Il reste 1 blocage.
   *[other] Il reste { $left } blocages.
}
page-rainbow-moment-nearly = Plus qu’une clé
page-rainbow-moment-nearly-you = Cinq clés : plus qu’une !
page-rainbow-moment-won = Un arc-en-ciel de bonheur !

## Voir de près

page-rainbow-fate-card = Carte Destin
page-rainbow-improvement-card = Carte Progrès
page-rainbow-track-of = { $track } : { $device }
page-rainbow-key-of-nobody = Personne n’a encore sa clé.
page-rainbow-compare = Tout le monde
page-rainbow-compare-missing = à gagner
page-rainbow-compare-front = gagnée
page-rainbow-compare-safe = sur l’arc-en-ciel
page-rainbow-pile-fate = Celui qui arrive sur une case rouge tire l’une de ces cartes :
page-rainbow-pile-self-improvement = Celui qui arrive sur une case orange, ou dont le bouton est touché par un autre, en tire une. Elle efface un blocage de son domaine, ou se garde pour plus tard.
page-rainbow-no-button = Pas pour votre bouton maintenant : { $why }.

## Ce qu’on a fait, en quelques mots

page-rainbow-deed-spun = fait tourner la roue : +{ $holders }
page-rainbow-deed-stayed = reste sur la roue
page-rainbow-deed-back = retour au départ
page-rainbow-deed-spared = un bouton l’épargne
page-rainbow-deed-hang-up = nouveau blocage : { $area }
page-rainbow-deed-saved = carte gardée : { $area }
page-rainbow-deed-cancelled = un blocage de moins : { $area }
page-rainbow-deed-key = clé { $area }

# Tableaux de cartes dans l’atelier
page-workshop-table-wheel = La roue
page-workshop-table-device = Appareils
page-workshop-table-deck = Pioches
page-workshop-table-area_text = Domaines de la vie
page-workshop-table-fate_card = Cartes Destin
page-workshop-table-track = Pistes
