# LOOP : les questions, les options et les refus.

## Questions, une par sorte de choix

loop-ask-TakeTurn = { $action ->
    [not_yet] À vous : travailler, acheter ou consommer. Les faveurs et le reste viennent en plus.
    [work] Vous avez travaillé. Autre chose avant de finir votre tour ?
    [buy] Vous avez acheté. Autre chose avant de finir votre tour ?
    [consume] Vous avez consommé. Autre chose avant de finir votre tour ?
   *[other] Autre chose avant de finir votre tour ?
}
loop-ask-PayForSalvage = { $type } : quelle qualité payez-vous ?
loop-ask-AgreeToInfluence = { $banker } propose un échange : { $reputation ->
    [1] vous recevez 1 point de réputation et payez 1 pièce
   *[other] vous donnez 1 point de réputation et recevez 1 pièce
}. D’accord ?
loop-ask-ForgeInto = Ce tour-ci, { $type } { $quality } compte comme quoi ?
loop-ask-DropActivity = On ne garde que trois activités. À laquelle renoncez-vous ?
loop-ask-UseMaterial = { $activity } : quelle matière utilisez-vous ?
loop-ask-ChooseToApply = Un événement arrive. Prendre d’abord une carte de crédit ?
loop-ask-ChooseEvent = Quel événement a lieu maintenant ?
loop-ask-AnswerFavour = { $asker } vous joue { $favour }{ $hidden ->
    [yes] , face cachée
   *[no] { "" }
}. { $deal }. { $thanks ->
    [0] Accepter ne rapporte pas de réputation.
   *[other] Accepter rapporte { $thanks ->
    [one] { $thanks } point
   *[other] { $thanks } points
} de réputation.
}
loop-ask-Object = { $asker } joue { $favour } à { $target }. { $deal }. Faites-vous objection ?
loop-ask-OfferMaterial = Que donnez-vous contre { $type } { $quality } ?
loop-ask-PlayAs = { $hidden ->
    [yes] Qu’annoncez-vous pour votre carte face cachée ?
   *[no] Recyclage joué comme Revente. Que vendez-vous, et à qui ?
}
loop-ask-ChooseOffer = Bon de réduction : quelle offre prenez-vous ?
loop-ask-ChooseRepurchase = Rachat : que rachetez-vous pour 1 pièce ?
loop-ask-ChooseWear = Obsolescence programmée : quelle matière perd 1 point de qualité ?
loop-ask-GiveMaterial = Le Père Satan : que donnez-vous, et à qui ?
loop-ask-InsureOrToss = Assurance : perdre 1 pièce, ou jouer à pile ou face ?
loop-ask-NameHappier = Responsabilité sociale : dans la main de qui piochez-vous ?
loop-ask-NameLessHappy = Course au standing : qui désignez-vous ?
loop-ask-TakeMaterial = Prenez une matière du marché, gratuite, en qualité { $quality }.
loop-ask-TakeSlot = { $type } : quelle carte prenez-vous ? Elle sera en qualité { $quality }.
loop-ask-NameRival = Accro à la mode : à qui vous comparez-vous ?
loop-ask-ChooseCareer = Quelle carrière choisissez-vous ?

## Ce qu’une faveur demande à sa cible

loop-deal-acquire = { $asker } prend { $type } { $quality } { $owner-from } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
loop-deal-barter = { $asker } donne { $given } { $given_quality } contre { $type } { $quality } { $owner-of }
loop-deal-recycle = { $asker } prend { $type-some } { $from-from } en qualité { $quality }
loop-deal-resell = { $owner } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour { $type } { $quality } { $asker-of }
loop-deal-share = { $asker } peut utiliser 1 point de qualité de { $type } { $quality } { $owner-from }

loop-deal-tail = { " " }: { $deal }

## Groupes d’options

loop-group-work = Travailler
loop-group-buy = Acheter
    .about = jusqu’à 3 matières par tour
loop-group-consume = Consommer
    .about = jusqu’à 3 activités par tour
loop-group-goal = Objectifs
loop-group-reputation = Réputation
loop-group-favours = Faveurs
    .about = jouer une carte de votre main
loop-group-favour = Faveurs
loop-group-acquire = Acquisition
    .about = prendre une matière pour sa qualité en pièces
loop-group-barter = Troc
    .about = prendre une matière contre une des vôtres
loop-group-recycle = Recyclage
    .about = tirer une matière d’une décharge
loop-group-renew = Rénovation
    .about = tirer une matière de la décharge centrale
loop-group-resell = Revente
    .about = vendre une matière pour sa qualité en pièces
loop-group-share = Partage
    .about = utiliser 1 point de qualité d’une matière pour une activité
loop-group-ability = Pouvoir
loop-group-credit = Crédit
loop-group-turn = Tour
loop-group-answer = Réponse

## Options. `cell` : la forme courte d’une rangée, `row` : son titre.

loop-option-work = Travailler : { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}, { $happiness ->
    [0] sans perte de bonheur
   *[other] −{ $happiness } de bonheur
}
loop-option-take-coin = Prendre 1 pièce ; rien d’autre n’est possible
loop-option-buy = Acheter { $type-some } en qualité { $quality } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $reputation ->
    [0] { "" }
   *[other] { " " }+ { $reputation } de réputation
}{ $half ->
    [1] , moitié prix
   *[other] { "" }
})
    .cell = qual. { $quality } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $reputation ->
    [0] { "" }
   *[other] { " " }+ { $reputation } rép.
}{ $half ->
    [1] , moitié
   *[other] { "" }
})
    .row = { $type }
loop-option-salvage = Acheter { $type-some } { $from-from }
loop-option-pay = Qualité { $quality } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $reputation ->
    [0] { "" }
   *[other] { " " }et { $reputation } de réputation
}{ $half ->
    [1] , moitié prix
   *[other] { "" }
}
loop-option-consume = { $activity } avec { $first } et { $second } ({ $properties })
loop-option-use = Utiliser { $type } { $quality }{ $mark } { $owner-from }
loop-option-drop = Renoncer à { $activity } ({ $properties })
loop-option-claim = Réaliser { $goal } : +{ $happiness } de bonheur
loop-option-reputation-coin = Échanger 1 de réputation contre 1 pièce
loop-option-reputation-happiness = Échanger 2 de réputation contre 1 de bonheur
loop-option-acquire = Acquérir { $type } { $quality } { $owner-from } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
})
    .cell = { $type } { $quality }{ $mark }
    .row = { $owner-from }
loop-option-barter = Troquer contre { $type } { $quality }{ $mark } { $owner-of }
    .cell = { $type } { $quality }{ $mark }
    .row = { $owner-from }
loop-option-recycle = { $solo ->
    [yes] Rénover
   *[no] Recycler
} { $type-some } en qualité { $quality } { $from-from } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
})
    .cell = qualité { $quality } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
})
    .row = { $type } { $from-from }
loop-option-resell = { $solo ->
    [yes] Revendre { $type } { $quality }{ $mark } à la banque
   *[no] Revendre { $type } { $quality }{ $mark } { $owner-to }
} ({ $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
})
    .cell = { $type } { $quality }{ $mark }
    .row = { $solo ->
    [yes] à la banque
   *[no] { $owner-to }
}
loop-option-share = Partager { $type } { $quality }{ $mark } { $owner-of }
    .cell = { $type } { $quality }{ $mark }
    .row = { $owner-from }
loop-option-offer = Donner { $type } { $quality }{ $mark }
loop-option-face-down = Jouer { $favour } face cachée, avec une annonce
loop-option-as-resell = Jouer Recyclage comme Revente
loop-option-accept = Accepter
loop-option-reject-card = Refuser et défausser la même faveur
loop-option-reject-reputation = Refuser et payer 1 de réputation
loop-option-call = Exiger de voir la carte
loop-option-object = Faire objection en défaussant { $favour }
loop-option-pass = { $question ->
    [Object] Pas d’objection
    [ChooseToApply] Pas de carte de crédit
    [ChooseOffer] Aucune offre
   *[other] Rien
}
loop-option-influence = { $for ->
    [0] Donner 1 de réputation { $target-to } pour 1 pièce
   *[other] Donner 1 pièce { $target-to } pour 1 de réputation
}
loop-option-agree = D’accord
loop-option-refuse = Refuser
loop-option-forge = Forger { $type } { $quality }{ $mark } { $owner-of }
    .cell = { $type } { $quality }{ $mark }
    .row = Forger { $owner-from }
loop-option-into = En { $type }
loop-option-repair = Réparer { $type } { $quality }{ $mark } { $owner-of } (+1 de qualité)
    .cell = { $type } { $quality }{ $mark }
    .row = Réparer { $owner-from }
loop-option-swap = Défausser { $favour } et piocher une faveur
loop-option-minimalist = Minimalisme : +1 de réputation
loop-option-invest = Placement : payer 1 pièce, deux lancers pour en gagner 2
loop-option-care = Donner { $favour } { $target-to } : +1 de réputation
    .cell = { $favour }
    .row = Donner { $target-to }
loop-option-scavenge = Prendre { $type-some } { $from-from } en qualité 1
loop-option-peek = Regarder la première carte de la pioche ({ $deck })
loop-option-draft = Prendre une faveur au hasard { $target-from }
loop-option-apply = Prendre une carte de crédit : +4 pièces et une matière, 5 pièces à rembourser
loop-option-take = Prendre { $type-some }
loop-option-slot = Place { $slot } du marché (qualité affichée : { $shown })
loop-option-skip = Ne rien prendre
loop-option-pay-off = Rembourser { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de la carte de crédit à { $on } sur 5
loop-option-end-turn = Finir le tour
loop-option-name = { $target }
loop-option-lose-coin = Perdre 1 pièce
loop-option-toss = Pile ou face : gagner 2 pièces ou en perdre 2
loop-option-wear = { $type } { $quality } { $left ->
    [0] va à la décharge
   *[other] descend à { $left }
}
loop-option-redeem = { $offer ->
    [a] 1 pièce : une matière du marché en qualité 1
    [b] 2 pièces : une matière du marché en qualité 1, et 1 faveur
   *[c] 3 pièces : une matière du marché en qualité 3, et 2 faveurs
}
loop-option-repurchase = Prendre { $type-some } { $from-from }
loop-option-give = Donner { $type } { $quality } { $target-to }
    .cell = { $type } { $quality }
    .row = { $target-to }
loop-option-resolve = { $event }. { $event-effect }
loop-option-career = { $career } : { $start }. { $career-ability }

## L’objet d’un refus, quand ce n’est pas une seule option

loop-what-work = Travailler
loop-what-buy = Acheter
loop-what-salvage = Acheter dans une décharge
loop-what-pay = Payer
loop-what-consume = Consommer
loop-what-claim = Réaliser un objectif
loop-what-reputation-coin = Réputation contre pièce
loop-what-reputation-happiness = Réputation contre bonheur
loop-what-favour = Jouer une faveur
loop-what-acquire = Acquisition
loop-what-barter = Troc
loop-what-recycle = Recyclage
loop-what-renew = Rénovation
loop-what-resell = Revente
loop-what-share = Partage
loop-what-offer = Donner
loop-what-reject-card = Refuser avec la même faveur
loop-what-reject-reputation = Refuser avec de la réputation
loop-what-object = Faire objection
loop-what-influence = Exercer son influence
loop-what-forge = Forger
loop-what-into = Forger en
loop-what-repair = Réparer
loop-what-swap = Changer une faveur
loop-what-minimalist = Minimalisme
loop-what-invest = Placement
loop-what-care = Soins
loop-what-scavenge = Glanage
loop-what-peek = Regarder une pioche
loop-what-draft = Prendre une faveur
loop-what-apply = Prendre une carte de crédit
loop-what-pay-off = Rembourser
loop-what-end-turn = Finir le tour
loop-what-redeem = Prendre l’offre
loop-what-repurchase = Racheter
loop-what-pass = Décliner
loop-what-take-coin = Prendre une pièce
loop-what-use = Utiliser une matière
loop-what-drop = Renoncer à une activité
loop-what-face-down = Jouer une faveur face cachée
loop-what-as-resell = Jouer Recyclage comme Revente
loop-what-accept = Accepter
loop-what-call = Exiger de voir la carte
loop-what-agree = Donner son accord
loop-what-refuse = Refuser
loop-what-take = Prendre une matière
loop-what-slot = Choisir une carte du marché
loop-what-skip = Ne rien prendre
loop-what-name = Désigner un joueur
loop-what-lose-coin = Perdre une pièce
loop-what-toss = Lancer une pièce
loop-what-wear = User une matière
loop-what-give = Donner une matière
loop-what-resolve = Résoudre un événement
loop-what-career = Choisir une carrière


## Refus. `needs` et `has` : les nombres qui décident.

loop-why-action-done = l’action de ce tour est déjà faite
loop-why-coins = { $needs ->
    [-1] vous ne pouvez pas payer
   *[other] pas assez de pièces : il en faut { $needs }, il y en a { $has }
}
loop-why-compulsory = l’événement ne permet pas de décliner
loop-why-credit-card-not-paid-off = remboursez d’abord au moins 1 pièce sur chaque carte de crédit
loop-why-deck-empty = cette pioche est vide
loop-why-goal-not-met = vos activités gardées ne montrent pas ce qu’il faut
loop-why-happiness = cela coûte { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
} de bonheur et vous en avez { $has }
loop-why-happiness-full = votre bonheur est déjà à 12
loop-why-is-that-already = c’est déjà une matière de ce type
loop-why-landfill-empty = la décharge est vide
loop-why-market-empty = le marché est vide
loop-why-materials-missing = vous n’avez pas les matières nécessaires
loop-why-must-apply-to-pay-off = sans pièce pour rembourser, prenez d’abord une autre carte de crédit
loop-why-no-action-done = d’abord travailler, acheter ou consommer : on ne passe pas son tour
loop-why-no-activity-completed = seulement après une activité accomplie dans ce tour
loop-why-no-activity-for-it = aucune activité à l’affiche n’en a besoin
loop-why-no-credit-card = Tout est en ligne : vous n’avez pas de carte de crédit
loop-why-no-credit-card-left = il ne reste plus de carte de crédit
loop-why-no-favour-deck = ce mode n’a pas de pioche de faveurs
loop-why-no-favour-in-hand = vous n’avez aucune faveur en main
loop-why-no-material = aucune matière à échanger
loop-why-no-more-to-buy = { $rule ->
    [LOOP-2_0a] vous avez choisi une autre action ce tour-ci
   *[other] vous avez acheté tout ce que le tour permet
}
loop-why-no-more-to-consume = { $rule ->
    [LOOP-2_0a] vous avez choisi une autre action ce tour-ci
   *[other] vous avez accompli toutes les activités que le tour permet
}
loop-why-not-in-hand = vous n’avez pas cette faveur
loop-why-once-per-turn = une seule fois par tour
loop-why-turn-is-ending = votre tour s’achève avec cette pièce ; un nouveau crédit n’est possible que s’il reste une dette à payer
loop-why-only-when-consume = seulement dans un tour de consommation, après une activité
loop-why-only-when-work = seulement dans un tour de travail, après avoir travaillé
loop-why-only-with-reputation = Les bonnes manières : on ne refuse qu’avec de la réputation
loop-why-own-landfill = à cette table, on ne prend pas dans sa propre décharge
loop-why-owns-credit-card = Créance douteuse : avec une carte de crédit, on n’achète pas
loop-why-paid-enough-this-turn = une carte de crédit reçoit au plus 2 pièces par tour
loop-why-quality-full = sa qualité est déjà à 4
loop-why-quality-too-high = Culture du jetable : qualité { $needs } au plus
loop-why-quality-too-low = { $rule ->
    [LOOP-9_red-gown] La robe rouge demande une qualité d’au moins { $needs }
   *[other] votre meilleure qualité est { $has } et il faut { $needs }
}
loop-why-reputation = il faut { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
} de réputation et vous en avez { $has }
loop-why-reputation-full = la réputation est déjà à 2
loop-why-shared-enough = il ne lui reste plus de qualité à partager
loop-why-target-coins = l’acheteur devrait avoir { $needs ->
    [one] { $needs } pièce
   *[other] { $needs } pièces
} et en a { $has }
loop-why-target-reputation = l’autre joueur n’a pas de réputation
loop-why-too-many-materials = vous avez { $has } matières ; la limite est de 1
loop-why-two-materials = il faut deux matières de ce type ; vous en avez { $has }
loop-why-utility-stays = l’énergie ne s’y prête pas
loop-why-action-possible = seulement si vous ne pouvez ni travailler, ni acheter, ni consommer
loop-why-apply-first = prenez d’abord une carte de crédit : elle peut rendre une action possible
loop-why-blue-favour = en Solo, les faveurs se jouent avec le marché, pas avec des joueurs
loop-why-red-favour = les faveurs ne se jouent avec le marché qu’en Solo
loop-why-called-already = on a déjà exigé de voir la carte
loop-why-played-openly = la faveur est jouée face visible : il n’y a rien à vérifier
loop-why-career-not-dealt = vous n’avez pas reçu cette carrière
loop-why-coin-by-work = en Base, cette pièce se gagne en travaillant quand il ne reste plus de bonheur
loop-why-event-not-flipped = cet événement n’a pas lieu maintenant
loop-why-goal-achieved = vous avez déjà réalisé cet objectif
loop-why-goal-not-dealt = ce n’est pas un de vos objectifs
loop-why-half-is-as-much = la moitié de 1 pièce s’arrondit à 1 : vous n’y gagneriez rien
loop-why-must-take = il faut en prendre une
loop-why-no-central-landfill = il n’y a de décharge centrale qu’en Solo
loop-why-no-credit = il n’y a pas de cartes de crédit en Base
loop-why-no-sales = les prix ne sont réduits de moitié que pendant les soldes
loop-why-no-such-debt = vous n’avez pas de carte de crédit à ce niveau de remboursement
loop-why-no-such-material = cette matière ne s’y trouve pas
loop-why-no-such-seat = il n’y a que { $needs ->
    [one] { $needs } joueur
   *[other] { $needs } joueurs
} à cette table
loop-why-not-happier = vous ne pouvez désigner qu’un joueur plus heureux que vous
loop-why-not-less-happy = vous ne pouvez désigner qu’un joueur moins heureux que vous
loop-why-not-in-landfill = cette matière n’est pas dans cette décharge
loop-why-not-in-market = cette matière n’est pas au marché
loop-why-not-kept = vous n’avez pas gardé cette activité
loop-why-not-on-stage = cette activité n’est pas à l’affiche
loop-why-not-usable = cette matière ne peut pas servir à cette activité
loop-why-nothing-to-claim = vous ne pourriez la faire passer pour aucune faveur
loop-why-only-as-resell = vous l’avez posée pour la jouer comme Revente
loop-why-other-career = c’est le pouvoir d’une autre carrière
loop-why-other-salary = votre carrière n’a pas ce salaire
loop-why-other-slot = cette carte du marché est d’un autre type
loop-why-would-waste = vous gaspilleriez des pièces : chacune achète 2 points de qualité
loop-why-yourself = choisissez un autre joueur que vous

## Questions whose answer can be prepared

loop-foreseen-AnswerFavour = Quand on vous joue une faveur
loop-foreseen-Object = Quand on joue une faveur et que vous êtes Avocat
loop-foreseen-AgreeToInfluence = Quand le Banquier vous propose un échange
