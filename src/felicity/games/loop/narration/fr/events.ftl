# LOOP : le journal, une phrase par événement.

loop-told-game-started = { $who } commence.
loop-told-goal-dealt = { $who } reçoit l’objectif { $goal }.
loop-told-career-dealt = { $who } reçoit la carrière { $career }.
loop-told-career-sealed = { $who } choisit une carrière, face cachée.
loop-told-career-revealed = { $who } révèle sa carrière : { $career }.
loop-told-initial-setup-taken = { $who } commence avec { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $reputation ->
    [one] { $reputation } point
   *[other] { $reputation } points
} de réputation.
loop-told-starting-material-drawn = { $who } pioche { $type-some } en qualité { $quality }.
loop-told-round-started = Manche { $round }
loop-told-turn-started = Tour { $who-of }
loop-told-turn-ended = { $who } finit son tour.
loop-told-favour-drawn = { $who } pioche une faveur.
loop-told-favour-seen = { $who } a maintenant { $favour } en main.
loop-told-favours-reshuffled = La pioche de faveurs est remélangée ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
loop-told-hidden-favour-revealed = Une faveur défaussée face cachée était { $favour }.
loop-told-worked = { $who } travaille : +{ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-told-coin-taken = { $who } ne peut rien faire et prend 1 pièce.
loop-told-bought = { $who } achète { $type-some } en qualité { $quality } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $reputation ->
    [0] { "" }
   *[other] { " " }et { $reputation ->
    [one] { $reputation } point
   *[other] { $reputation } points
} de réputation
}.
loop-told-salvaged = { $who } achète { $type-some } { $from-from } en qualité { $quality } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $reputation ->
    [0] { "" }
   *[other] { " " }et { $reputation ->
    [one] { $reputation } point
   *[other] { $reputation } points
} de réputation
}.
loop-told-free-material-taken = { $who } prend { $type-some } au marché en qualité { $quality }, gratuitement.
loop-told-material-used = { $who } utilise { $type-some }{ $own ->
    [yes] { "" }
   *[no] { " " }{ $owner-from }
} ; { $quality ->
    [0] plus rien n’en reste
   *[other] qualité restante : { $quality }
}.
loop-told-broken = Usure { $owner-from } : { $type }, à la décharge.
loop-told-activity-completed = { $who } accomplit { $activity }.
loop-told-activity-dropped = { $who } renonce à { $activity }.
loop-told-goal-achieved = { $who } réalise l’objectif { $goal } (+{ $happiness }).
loop-told-reputation-spent = { $who } dépense { $reputation ->
    [one] { $reputation } point
   *[other] { $reputation } points
} de réputation.
loop-told-reputation-gained = { $who } gagne { $reputation ->
    [one] { $reputation } point
   *[other] { $reputation } points
} de réputation.
loop-told-coins-gained = { $who } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-told-coins-paid = { $who } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-told-happiness-moved = Le bonheur { $who-of } { $way ->
    [up] monte
   *[down] baisse
} de { $by } : { $happiness } ({ $source }).
    .tail = Bonheur { $signed }, soit { $happiness }.
loop-told-material-refilled = Nouveau au marché : { $type }{ $exhibited ->
    [0] { "" }
   *[other] { " " }{ $exhibited }
}.
    .several = Nouveau au marché : { $list }.
    .item = { $type }{ $exhibited ->
    [0] { "" }
   *[other] { " " }{ $exhibited }
}
loop-told-activity-refilled = Nouveau à l’affiche : { $activity }.
    .several = Nouveau à l’affiche : { $list }.
    .item = { $activity }
loop-told-activities-reshuffled = La pioche d’activités est remélangée ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
loop-told-depleted = La pioche de matières est vide : épuisement.
loop-told-material-burnt = La première matière de la pioche est brûlée : { $type }.
loop-told-end-set-off = La fin approche ({ $ending }) : cette manche est la dernière.
loop-told-game-ended = La partie est finie : { $ending }.

## Faveurs

loop-told-favour-played = { $solo ->
    [yes] { $who } joue { $favour }.
   *[no] { $who } joue { $favour } { $target-to }{ $deal }.
}
loop-told-favour-played-face-down = { $who } joue une carte face cachée { $target-to } et annonce { $favour }{ $deal }.
loop-told-favour-accepted = { $who } accepte { $favour }.
loop-told-favour-rejected = { $who } refuse { $favour }.
loop-told-favour-discarded = { $who } défausse { $favour }.
loop-told-objected = { $who } fait objection.
loop-told-not-objected = { $who } ne fait pas objection.
loop-told-called = { $who } exige de voir la carte.
loop-told-claim-was-true = { $who } disait vrai : c’était { $favour }.
loop-told-claim-was-false = { $who } mentait : c’était { $favour }, qui est défaussée.
loop-told-favours-returned = { $who } reprend en main { $cards ->
    [one] { $cards } faveur jouée
   *[other] { $cards } faveurs jouées
}.
loop-told-acquired = { $who } prend { $type } { $quality } { $owner-from } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-told-bartered = { $who } donne { $given } { $given_quality } contre { $type } { $quality } { $owner-of }.
loop-told-recycled = { $who } prend { $type-some } { $from-from } en qualité { $quality } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-told-resold = { $solo ->
    [yes] { $who } glisse { $type } { $quality } sous la pioche pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[no] { $who } vend { $type } { $quality } { $buyer-to } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
loop-told-share-granted = { $who } peut utiliser { $type } { $quality } { $owner-from } ce tour-ci.

## Pouvoirs

loop-told-influenced = { $reputation ->
    [1] { $who } donne 1 point de réputation { $target-to } pour 1 pièce.
   *[other] { $who } donne 1 pièce { $target-to } pour 1 point de réputation.
}
loop-told-influence-proposed = { $reputation ->
    [1] { $who } propose 1 point de réputation { $target-to } pour 1 pièce.
   *[other] { $who } propose 1 pièce { $target-to } pour 1 point de réputation.
}
loop-told-influence-refused = { $who } refuse l’échange.
loop-told-forged-into = { $who } forge { $type } { $quality } { $owner-of } en { $into } pour ce tour.
loop-told-repaired = { $who } répare { $type } { $owner-from } : qualité { $quality }.
loop-told-invested = { $who } place 1 pièce et { $coins ->
    [0] ne gagne rien
   *[other] en gagne { $coins }
}.
loop-told-favour-given = { $who } donne une faveur { $target-to }.
loop-told-favour-drafted = { $who } prend une faveur dans la main { $target-of }.
loop-told-scavenged = { $who } prend { $type-some } { $from-from } en qualité 1.
loop-told-peeked = { $who } regarde la première carte de la pioche ({ $deck }).
loop-told-saw-material = { $who } a vu sur la pioche de matières : { $type }.
loop-told-saw-activity = { $who } a vu sur la pioche d’activités : { $activity }.
loop-told-saw-favour = { $who } a vu sur la pioche de faveurs : { $favour }.
loop-told-saw-event = { $who } a vu sur la pioche d’événements : { $card }.

## Cartes de crédit

loop-told-applied = { $who } prend une carte de crédit : +{ $coins } pièces.
loop-told-paid-off = { $who } rembourse { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} sur une carte de crédit ({ $on_card } sur 5).
loop-told-debt-cleared = { $who } finit de rembourser une carte de crédit.
loop-told-payment-waived = { $who } ne peut pas payer { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, et il ne reste plus de carte de crédit.

## Événements

loop-told-event-drawn = { $who } pioche un événement, face cachée.
loop-told-events-reshuffled = La pioche d’événements est remélangée ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
loop-told-event-triggered = { $who } déclenche { $card }. { $card-effect }
loop-told-event-started = En vigueur : { $card }. { $card-effect }
loop-told-tossed = { $who } lance une pièce : { $dollar ->
    [1] le côté dollar
   *[other] l’autre côté
}.
loop-told-named = { $who } désigne { $target }.
loop-told-material-worn = Usure { $who-from } : { $type }, −1 qualité{ $quality ->
    [0] { "" }
   *[other] { " " }(reste { $quality })
}.
loop-told-material-given = { $who } donne { $type } { $quality } { $target-to }.
loop-told-redeemed = { $who } prend l’offre à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
loop-told-repurchased = { $who } rachète { $type-some } dans la décharge { $target-of }.
loop-told-materials-removed = Une matière quitte le jeu : { $type }.
loop-told-landfill-returned = { $cards ->
    [0] { $who } n’a rien à remettre dans la pioche.
    [one] { $cards } carte de la décharge { $who-of } retourne dans la pioche.
   *[other] { $cards } cartes de la décharge { $who-of } retournent dans la pioche.
}
loop-told-credit-lost = Les cartes de crédit { $who-of } perdent { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} déjà { $coins ->
    [one] remboursée
   *[other] remboursées
}.
loop-told-gap-measured = Écart entre le plus riche et le plus pauvre : { $gap }.
