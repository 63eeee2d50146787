# La page : le plateau, les tapis et les cartes de LOOP.

## Les choses, toujours avec leur icône et leur nombre

page-loop-coin = Pièces
page-loop-reputation = Réputation
page-loop-happiness = Bonheur

## Le plateau

page-loop-board = Le plateau
page-loop-work = Travailler
page-loop-buy = Acheter
    .about = une pièce par point de qualité
page-loop-consume = Consommer
    .about = un point de bonheur par activité
page-loop-event = Événement
page-loop-favours = Faveurs
page-loop-central = Décharge centrale
page-loop-credit = Crédit
page-loop-deck = à piocher
page-loop-discard = défaussées
page-loop-left = en réserve
page-loop-empty-slot = une place vide
page-loop-to-depletion = avant épuisement
page-loop-no-event = Aucun événement en cours.
page-loop-piles = { $deck } à piocher, { $discarded ->
    [one] { $discarded } défaussée
   *[other] { $discarded } défaussées
}
page-loop-burnt = { $number ->
    [one] { $number } brûlée
   *[other] { $number } brûlées
}
page-loop-event-next = dès le prochain tour
page-loop-event-now = en ce moment
page-loop-happiness-of = Bonheur : { $names }.
page-loop-target = { $solo ->
    [yes] Il vous faut { $target } pour gagner.
   *[no] Il faut { $target } à chacun pour gagner.
}
page-loop-border = Franchir cette ligne fait piocher un événement.
page-loop-ends = Atteindre { $max } déclenche la dernière manche.
page-loop-in-basket = dans votre panier, qualité { $quality }
page-loop-best-quality = La qualité { $quality } est la meilleure que vous puissiez acheter.
page-loop-too-many = Vous pouvez acheter jusqu’à { $places ->
    [one] 1 matière
   *[other] { $places } matières
} par tour.
page-loop-too-dear = Le tout coûte { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}, et vous en avez { $has }.
page-loop-too-much = Vous ne pouvez pas tout acheter ensemble. Le dernier changement est annulé.
page-loop-buy-these = { $number ->
    [0] Acheter
   *[other] Acheter { $what } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
}

## Annonces et moments

page-loop-forced = Vous ne pouviez pas refuser : ni faveur identique, ni réputation.
page-loop-unasked = Impossible de refuser.
page-loop-moment-goal = { $goal } : +{ $happiness } de bonheur
page-loop-moment-last = La dernière manche
page-loop-moment-depleted = La pioche de matières est vide

## Une faveur comme échange

page-loop-trade-whole = { $material }
page-loop-trade-use = un usage : { $material }
page-loop-trade-landfill = { $material }, de la décharge
page-loop-trade-coin = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
page-loop-trade-reputation = { $number } de réputation

## Les cartes pour les lecteurs d’écran

page-loop-material = { $material }{ $mark }{ $quality ->
    [0] { "" }
   *[other] , qualité { $quality } sur 4
}
page-loop-activity = { $activity } : utilise { $materials } ; montre { $properties }
page-loop-goal = { $goal } : { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur pour { $needs }. { $state ->
    [achieved] Réalisé.
    [met] Complet.
    [missing] Il manque : { $missing }.
   *[words] { "" }
}
page-loop-goal-achieved = Réalisé
page-loop-goal-met = Complet
page-loop-goal-missing = Il manque : { $missing }
page-loop-favour = { $number ->
    [one] { $favour }
   *[other] { $number } cartes { $favour }
} : { $effect }{ $thanks ->
    [0] .
   *[other] { " " }; accepter rapporte { $thanks ->
    [one] { $thanks } point
   *[other] { $thanks } points
} de réputation.
}
page-loop-thanks = à celui qui accepte
page-loop-event-label = Événement { $event }, { $note } : { $effect }
page-loop-career-label = { $career }. { $power } : { $ability } Salaire : { $salary }.
page-loop-salary = Salaire
page-loop-salary-later = selon la carrière
page-loop-salary-words = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour { $happiness } de bonheur
page-loop-work-label = Travailler : { $salary }
page-loop-debt = Carte de crédit, { $paid ->
    [one] { $paid } pièce remboursée
   *[other] { $paid } pièces remboursées
} sur { $debt }{ $due ->
    [yes] , à rembourser ce tour
   *[no] { "" }
}
page-loop-due = à rembourser
page-loop-material-deck = Pioche de matières : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} avant l’épuisement
page-loop-discards = { $number ->
    [one] { $number } défaussée
   *[other] { $number } défaussées
}
page-loop-activity-deck = Pioche d’activités : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, { $discarded ->
    [one] { $discarded } défaussée
   *[other] { $discarded } défaussées
}
page-loop-favour-deck = Pioche de faveurs : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
page-loop-favour-discard = Faveurs défaussées : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
page-loop-credit-left = { $number ->
    [-1] Cartes de crédit sans limite
    [one] { $number } carte de crédit en réserve
   *[other] { $number } cartes de crédit en réserve
}

## Le tapis

page-loop-mat = Tapis : { $name }
page-loop-starter = premier joueur
page-loop-track = Bonheur { $happiness } sur { $max }{ $zones ->
    [yes] , zone { $zone }
   *[no] { "" }
}
page-loop-reputation-label = Réputation { $reputation } sur { $max }
page-loop-materials = Matières
page-loop-activities = Activités
page-loop-goals = Objectifs
page-loop-goals-hidden = face cachée
page-loop-goals-hidden-label = { $number ->
    [one] { $number } objectif face cachée
   *[other] { $number } objectifs face cachée
}
page-loop-hand = Faveurs en main
page-loop-hand-hidden = cachées
page-loop-hand-hidden-label = { $number ->
    [one] { $number } faveur cachée
   *[other] { $number } faveurs cachées
}
page-loop-played = { $number ->
    [one] { $number } jouée
   *[other] { $number } jouées
}
page-loop-waiting = Événements à venir
page-loop-career = Carrière
page-loop-landfill = Décharge
page-loop-landfill-label = { $number ->
    [0] Décharge, vide
   *[other] Décharge : { $materials }
}{ $penalty ->
    [0] { "" }
   *[other] { " " }; coûte { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} de bonheur à la fin
}
page-loop-debts = Dettes
page-loop-debts-label = { $number ->
    [one] { $number } carte de crédit à rembourser
   *[other] { $number } cartes de crédit à rembourser
}{ $penalty ->
    [0] { "" }
   *[other] { " " }; coûte { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} de bonheur à la fin
}
page-loop-free-place = libre
page-loop-penalty = −{ $number } de bonheur à la fin
page-loop-none = aucune
page-loop-empty = vide

## Les autres

page-loop-open = Tout voir : { $name }
page-loop-close = Refermer : { $name }
page-loop-choose = Choisir { $name }

page-end-score-loop = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de bonheur
page-end-unit-loop = bonheur

page-game-loop = LOOP
    .sub = la vie des gens ordinaires
    .pitch = Gagner sa vie, acheter, user, se rendre des services, tandis que les matières de la Terre s’épuisent. Qui finira le plus heureux ?
page-setting-loop-goal_claim = Quand réalise-t-on ses objectifs ?

page-why-LOOP-5_1g = Une des carrières choisies ne sert pas dans ce mode.
page-why-LOOP-R64 = Deux places veulent la même carrière, mais cette carte est unique.
page-why-LOOP-1_0_7 = En Base, tout le monde est stagiaire : on ne choisit pas sa carrière.
page-why-LOOP-R1 = { page-why-starter }
page-why-LOOP-R96 = Ce mode ne se joue pas à autant de joueurs.

## In the laboratory

page-loop-lab-careers = Une carrière est-elle trop forte ?
    .about = Compte combien de fois chaque carrière gagne entre robots égaux.
page-loop-lab-repurchase = Et si l’on pouvait refuser le Rachat ?
    .about = Joue les mêmes donnes avec cet événement facultatif.
