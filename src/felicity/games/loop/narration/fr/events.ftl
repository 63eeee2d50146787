# LOOP : le journal, une phrase par événement.

loop-log-game-started = { $who } commence.
loop-log-goal-dealt = { $who } reçoit l’objectif { $goal }.
loop-log-career-dealt = { $who } reçoit la carrière { $career }.
loop-log-career-sealed = { $who } choisit une carrière, face cachée.
loop-log-career-revealed = { $who } révèle sa carrière : { $career }.
loop-log-initial-setup-taken = { $who } commence avec { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $reputation ->
    [one] { $reputation } point
   *[other] { $reputation } points
} de réputation.
loop-log-starting-material-drawn = { $who } pioche { $type-some } en qualité { $quality }.
loop-log-round-started = Manche { $round }
loop-log-turn-started = Tour { $who-of }
loop-log-turn-ended = { $who } finit son tour.
loop-log-favour-drawn = { $who } pioche une faveur.
loop-log-favour-seen = { $who } a maintenant { $favour } en main.
loop-log-favours-reshuffled = La pioche de faveurs est remélangée ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
loop-log-hidden-favour-revealed = Une faveur défaussée face cachée était { $favour }.
loop-log-worked = { $who } travaille : +{ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-log-coin-taken = { $who } ne peut rien faire et prend 1 pièce.
loop-log-bought = { $who } achète { $type-some } en qualité { $quality } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $reputation ->
    [0] { "" }
   *[other] { " " }et { $reputation ->
    [one] { $reputation } point
   *[other] { $reputation } points
} de réputation
}.
loop-log-salvaged = { $who } achète { $type-some } { $from-from } en qualité { $quality } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $reputation ->
    [0] { "" }
   *[other] { " " }et { $reputation ->
    [one] { $reputation } point
   *[other] { $reputation } points
} de réputation
}.
loop-log-free-material-taken = { $who } prend { $type-some } au marché en qualité { $quality }, gratuitement.
loop-log-material-used = { $who } utilise { $type-some }{ $own ->
    [yes] { "" }
   *[no] { " " }{ $owner-from }
} ; { $quality ->
    [0] il n’en reste plus rien
   *[other] qualité restante : { $quality }
}.
loop-log-broken = Usure complète { $owner-from } : { $type }, qui va à la décharge.
loop-log-activity-completed = { $who } accomplit { $activity }.
loop-log-activity-dropped = { $who } renonce à { $activity }.
loop-log-goal-achieved = { $who } réalise l’objectif { $goal } (+{ $happiness }).
loop-log-reputation-spent = { $who } dépense { $reputation ->
    [one] { $reputation } point
   *[other] { $reputation } points
} de réputation.
loop-log-reputation-gained = { $who } gagne { $reputation ->
    [one] { $reputation } point
   *[other] { $reputation } points
} de réputation.
loop-log-coins-gained = { $who } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-log-coins-paid = { $who } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-log-happiness-moved = Le bonheur { $who-of } { $way ->
    [up] monte
   *[down] baisse
} de { $by } : { $happiness } ({ $source }).
    .tail = Bonheur { $signed }, soit { $happiness }.
loop-log-material-refilled = Nouveautés au marché : { $type }{ $exhibited ->
    [0] { "" }
   *[other] { " " }{ $exhibited }
}.
    .several = Nouveautés au marché : { $list }.
    .item = { $type }{ $exhibited ->
    [0] { "" }
   *[other] { " " }{ $exhibited }
}
loop-log-activity-refilled = Nouveautés à l’affiche : { $activity }.
    .several = Nouveautés à l’affiche : { $list }.
    .item = { $activity }
loop-log-activities-reshuffled = La pioche d’activités est remélangée ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
loop-log-depleted = La pioche de matières est vide : épuisement.
loop-log-material-burnt = La première matière de la pioche est brûlée : { $type }.
loop-log-end-set-off = La fin approche ({ $ending }) : cette manche est la dernière.
loop-log-game-ended = La partie est finie : { $ending }.

## Faveurs

loop-log-favour-played = { $solo ->
    [yes] { $who } joue { $favour }.
   *[no] { $who } joue { $favour } { $target-to }{ $deal }.
}
loop-log-favour-played-face-down = { $who } joue une carte face cachée { $target-to } et annonce { $favour }{ $deal }.
loop-log-favour-accepted = { $who } accepte { $favour }.
loop-log-favour-rejected = { $who } refuse { $favour }.
loop-log-favour-discarded = { $who } défausse { $favour }.
loop-log-objected = { $who } fait objection.
loop-log-not-objected = { $who } ne fait pas objection.
loop-log-called = { $who } exige de voir la carte.
loop-log-claim-was-true = { $who } disait vrai : c’était { $favour }.
loop-log-claim-was-false = { $who } mentait : c’était { $favour }, qui est défaussée.
loop-log-favours-returned = { $who } reprend en main { $cards ->
    [one] { $cards } faveur jouée
   *[other] { $cards } faveurs jouées
}.
loop-log-acquired = { $who } prend { $type } { $quality } { $owner-from } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-log-bartered = { $who } donne { $given } { $given_quality } contre { $type } { $quality } { $owner-of }.
loop-log-recycled = { $who } prend { $type-some } { $from-from } en qualité { $quality } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-log-resold = { $solo ->
    [yes] { $who } glisse { $type } { $quality } sous la pioche pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[no] { $who } vend { $type } { $quality } { $buyer-to } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
loop-log-share-granted = { $who } peut utiliser { $type } { $quality } { $owner-from } ce tour-ci.

## Pouvoirs

loop-log-influenced = { $reputation ->
    [1] { $who } donne 1 point de réputation { $target-to } pour 1 pièce.
   *[other] { $who } donne 1 pièce { $target-to } pour 1 point de réputation.
}
loop-log-influence-proposed = { $reputation ->
    [1] { $who } propose 1 point de réputation { $target-to } pour 1 pièce.
   *[other] { $who } propose 1 pièce { $target-to } pour 1 point de réputation.
}
loop-log-influence-refused = { $who } refuse l’échange.
loop-log-forged-into = { $who } forge { $type } { $quality } { $owner-of } en { $into } pour ce tour.
loop-log-repaired = { $who } répare { $type } { $owner-from } : qualité { $quality }.
loop-log-invested = { $who } place 1 pièce et { $coins ->
    [0] ne gagne rien
   *[other] en gagne { $coins }
}.
loop-log-favour-given = { $who } donne une faveur { $target-to }.
loop-log-favour-drafted = { $who } prend une faveur dans la main { $target-of }.
loop-log-scavenged = { $who } prend { $type-some } { $from-from } en qualité 1.
loop-log-peeked = { $who } regarde la première carte de la pioche ({ $deck }).
loop-log-saw-material = { $who } a vu sur la pioche de matières : { $type }.
loop-log-saw-activity = { $who } a vu sur la pioche d’activités : { $activity }.
loop-log-saw-favour = { $who } a vu sur la pioche de faveurs : { $favour }.
loop-log-saw-event = { $who } a vu sur la pioche d’événements : { $card }.

## Cartes de crédit

loop-log-applied = { $who } prend une carte de crédit : +{ $coins } pièces.
loop-log-paid-off = { $who } rembourse { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} sur une carte de crédit ({ $on_card } sur 5).
loop-log-debt-cleared = { $who } finit de rembourser une carte de crédit.
loop-log-payment-waived = { $who } ne peut pas payer { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, et il ne reste plus de carte de crédit.

## Événements

loop-log-event-drawn = { $who } pioche un événement, face cachée.
loop-log-events-reshuffled = La pioche d’événements est remélangée ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
loop-log-event-triggered = { $who } déclenche { $card }. { $card-effect }
loop-log-event-started = En vigueur : { $card }. { $card-effect }
loop-log-tossed = { $who } joue à pile ou face : { $dollar ->
    [1] le côté dollar
   *[other] l’autre côté
}.
loop-log-named = { $who } désigne { $target }.
loop-log-material-worn = Usure { $who-from } : { $type }, −1 de qualité{ $quality ->
    [0] { "" }
   *[other] { " " }(reste { $quality })
}.
loop-log-material-given = { $who } donne { $type } { $quality } { $target-to }.
loop-log-redeemed = { $who } prend l’offre à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-log-repurchased = { $who } rachète { $type-some } dans la décharge { $target-of }.
loop-log-materials-removed = Une matière quitte le jeu : { $type }.
loop-log-landfill-returned = { $cards ->
    [0] { $who } n’a rien à remettre dans la pioche.
    [one] { $cards } carte de la décharge { $who-of } retourne dans la pioche.
   *[other] { $cards } cartes de la décharge { $who-of } retournent dans la pioche.
}
loop-log-credit-lost = Les cartes de crédit { $who-of } perdent { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} déjà { $coins ->
    [one] remboursée
   *[other] remboursées
}.
loop-log-gap-measured = Écart entre le plus riche et le plus pauvre : { $gap }.
