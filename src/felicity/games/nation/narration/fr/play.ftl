# Happy Nation : les mots de la table, les questions, les options, les refus, et ce qui se passe.

## Biens, personnages et cartes

nation-product-house = maisons
    .items = { $items ->
        [one] { $items } maison
       *[other] { $items } maisons
    }
nation-product-bread = pain
    .items = { $items ->
        [one] { $items } pain
       *[other] { $items } pains
    }
nation-product-ticket = billets
    .items = { $items ->
        [one] { $items } billet
       *[other] { $items } billets
    }
nation-product-medicine = médicaments
    .items = { $items ->
        [one] { $items } médicament
       *[other] { $items } médicaments
    }

nation-character-builder = constructeur
nation-character-farmer = fermier
nation-character-entertainer = artiste
nation-character-doctor = médecin
nation-character-banker = banquier

nation-explorer-wedding = Mariage
    .effect = Vous vous mariez : un festin avec du pain pour tous.
nation-explorer-dinner-party = Grand dîner
    .effect = Vous vous faites des amis et les invitez à dîner.
nation-explorer-date = Rendez-vous
    .effect = Vous rencontrez quelqu’un et partagez un repas.
nation-explorer-first-aid = Premiers secours
    .effect = Vous secourez un autre joueur après un accident ; vous en êtes plus heureux tous les deux.
nation-explorer-help-from-a-friend = L’aide d’un ami
    .effect = Un autre joueur qui a cette somme vous la donne, et gagne 1 bonheur.
nation-explorer-free-lunch = Repas offert
    .effect = Du pain de la réserve, pour rien.
nation-explorer-free-housing = Logement offert
    .effect = Des maisons de la réserve, pour rien.
nation-explorer-well-travelled = Grand voyageur
    .effect = Achetez à l’étranger jusqu’à 6 billets, chacun à ce prix.
nation-explorer-holiday = Vacances
    .effect = De courtes vacances à l’étranger.
nation-explorer-to-give = Donner, c’est recevoir
    .effect = Chacun des autres reçoit un cadeau de cette somme ; chaque cadeau vous rend plus heureux.
nation-explorer-birthday = Anniversaire
    .effect = Vous fêtez votre anniversaire. Les autres peuvent offrir des sous ; qui offre gagne 1 bonheur.
nation-explorer-sickness = Maladie
    .effect = Vous tombez malade aussitôt, et avec vous tous ceux que vous avez visités aujourd’hui.
nation-explorer-vaccine = Vaccin
    .effect = Gardez-le : il écarte la prochaine maladie qui vous arrive.

nation-level-builder-1 = Outils à main
nation-level-builder-2 = Outillage moderne
nation-level-builder-3 = Équipe étrangère
nation-level-builder-4 = Usine de préfabriqués
nation-level-farmer-1 = Petit champ
nation-level-farmer-2 = Animaux de ferme
nation-level-farmer-3 = Ouvriers étrangers
nation-level-farmer-4 = Ferme automatisée
nation-level-entertainer-1 = Spectacle de rue
nation-level-entertainer-2 = Théâtre
nation-level-entertainer-3 = Artistes étrangers
nation-level-entertainer-4 = Parc d’attractions
nation-level-doctor-1 = Cabinet
nation-level-doctor-2 = Clinique
nation-level-doctor-3 = Infirmiers étrangers
nation-level-doctor-4 = Hôpital

nation-step-setup = mise en place
nation-step-loans = remboursements
nation-step-day = la journée
nation-step-home_and_dinner = maison et dîner
nation-step-prices = prix

nation-loan-50 = 50
nation-loan-100 = 100
nation-loan-200 = 200
nation-loan-300 = 300

## Questions

nation-ask-ChooseCharacter = Quel personnage êtes-vous ?
nation-ask-TakeTurn = Il reste { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}. Que faites-vous ?
nation-ask-TakeMedicine = Vous êtes malade. Prendre un médicament ?
nation-ask-UseVaccine = Une carte « Je suis malade » arrive. Utiliser un vaccin ?
nation-ask-DecideReshuffle = Remélanger les cartes d’explorateur défaussées dans la pioche ?
nation-ask-GivePresent = C’est l’anniversaire { $host-of }. Offrir 5 sous pour 1 bonheur ?
nation-ask-SetPrice = Quel est votre prix pour la prochaine manche ? Vous avez vendu { $sold } ici et { $abroad } à l’étranger, à { $price } l’unité.
nation-ask-DiscardCard = On ne garde que trois cartes d’explorateur. Laquelle part ?
nation-ask-StoreGoods = Combien de biens en vente rangez-vous dans votre réserve ?

## Groupes d’options

nation-group-work = Travailler
    .about = des biens à vendre
nation-group-visit = Rendre visite
    .about = 1 heure chacune
nation-group-bank = Chez le banquier
    .about = 1 heure chacune
nation-group-cards = Cartes d’explorateur
nation-group-office = Votre bureau
nation-group-health = Santé
    .about = sans perdre de temps
nation-group-day = La journée

## Options

nation-work-result = { $goods } à vendre, { $hours } heures{ $money ->
    [0] { "" }
   *[other] , { $money } sous de salaires
}
nation-upgrade-cost = { $money } sous, { $goods }, { $hours } heure
nation-option-character = { $character }
nation-option-upgrade = Améliorer votre production{ $houses ->
    [0] { "" }
    [one] , { $houses } maison prise à la vente
   *[other] , { $houses } maisons prises à la vente
} ({ $cost })
nation-option-work = Travailler au niveau { $level } : { $result }
nation-option-visit = Rendre visite à { $host } sans rien acheter
nation-option-buy = Acheter { $goods } chez { $host } ({ $money } sous)
    .row = Chez { $host }
    .cell = { $goods }, { $money } sous
nation-option-borrow = Emprunter { $loan } sous
nation-option-repay = Rembourser tout le prêt ({ $balance } sous)
nation-option-explore = Explorer : tirer une carte (3 heures)
nation-option-enjoy = Aller au spectacle : 1 billet pour 1 bonheur (1 heure)
nation-option-play = Jouer { $card }{ $target ->
    [none] { "" }
   *[other] { " " }– { $target }
}{ $tickets ->
    [none] { "" }
    [0] { " " }sans acheter de billets
    [one] { " " }et acheter { $tickets } billet
   *[other] { " " }et acheter { $tickets } billets
}
nation-option-invest = Placer 20 sous à l’étranger (2 heures)
nation-option-offer = Proposer un prêt de { $loan } (4 heures)
nation-option-replace = Proposer un prêt de { $by } au lieu de { $loan } (4 heures)
nation-option-withdraw = Retirer le prêt de { $loan } (4 heures)
nation-option-work-abroad = Travailler à l’étranger pour 10 sous (2 heures)
nation-option-end-day = Finir la journée
nation-option-take-medicine = Prendre un médicament{ $sale ->
    [1] { " " }de ceux en vente
   *[other] { "" }
} : une carte « Je suis malade » part, +1 bonheur
nation-option-stay-sick = Rester malade
nation-option-use-vaccine = Utiliser le vaccin
nation-option-get-sick = Tomber malade
nation-option-reshuffle = Les remélanger
nation-option-leave-discards = Les laisser
nation-option-give-present = Faire un cadeau (5 sous, +1 bonheur)
nation-option-give-nothing = Ne rien offrir
nation-option-price = { $price } sous
    .row = Prix
    .cell = { $price }
nation-option-discard = Défausser { $card }
nation-option-store = { $items ->
    [0] Aucun
   *[other] En ranger { $items }
}

## Ce qui est impossible maintenant

nation-what-character = Choisir
nation-what-upgrade = Améliorer
nation-what-work = Travailler
nation-what-visit = Rendre visite
nation-what-buy = Acheter
nation-what-borrow = Emprunter
nation-what-repay = Rembourser
nation-what-explore = Explorer
nation-what-enjoy = Aller au spectacle
nation-what-play = Jouer une carte
nation-what-invest = Placer
nation-what-offer = Proposer un prêt
nation-what-replace = Remplacer un prêt
nation-what-withdraw = Retirer un prêt
nation-what-work-abroad = Travailler à l’étranger
nation-what-take-medicine = Prendre un médicament
nation-what-use-vaccine = Utiliser un vaccin
nation-what-give-present = Faire un cadeau
nation-what-end-day = Finir la journée
nation-what-stay-sick = Rester malade
nation-what-get-sick = Tomber malade
nation-what-reshuffle = Remélanger la défausse
nation-what-leave-discards = Laisser la défausse
nation-what-give-nothing = Ne rien offrir
nation-what-price = Fixer le prix
nation-what-discard = Défausser une carte
nation-what-store = Ranger des biens

## Pourquoi pas

nation-why-already-asked = vous avez déjà demandé à cet ami pendant ce tour
nation-why-bread = { $needs ->
    [one] il faut { $needs } pain et vous en avez { $has }
   *[other] il faut { $needs } pains et vous en avez { $has }
}
nation-why-builder-and-farmer-needed = il faut encore un constructeur ou un fermier
nation-why-card-not-in-hand = vous n’avez pas cette carte
nation-why-character-taken = ce personnage est pris
nation-why-eliminated = ce joueur est hors jeu
nation-why-end-of-track = le rendement ne peut plus monter
nation-why-entertainer-limit = l’artiste va au spectacle deux fois par manche
nation-why-highest-level = votre production est au plus haut niveau
nation-why-hours = { $needs ->
    [one] il faut { $needs } heure et vous en avez { $has }
   *[other] il faut { $needs } heures et vous en avez { $has }
}
nation-why-houses = { $needs ->
    [one] il faut { $needs } maison et vous en avez { $has }
   *[other] il faut { $needs } maisons et vous en avez { $has }
}
nation-why-mat-money = les pays étrangers ne peuvent pas payer maintenant
nation-why-medicine = vous n’avez pas de médicament
nation-why-money = { $needs ->
    [one] il faut { $needs } sou et vous en avez { $has }
   *[other] il faut { $needs } sous et vous en avez { $has }
}
nation-why-no-cards-left = il n’y a plus de cartes d’explorateur
nation-why-no-entertainer = il n’y a pas d’artiste dans cette partie
nation-why-no-explorer-card = vous n’avez pas de carte d’explorateur
nation-why-no-loan = vous n’avez pas de prêt
nation-why-no-production = votre personnage ne produit rien
nation-why-not-in-reserve = il n’y a pas de tel prêt en réserve
nation-why-not-on-offer = aucun prêt de ce montant n’est proposé
nation-why-not-sick = vous n’êtes pas malade
nation-why-nothing-for-sale = il n’y a rien à vendre là
nation-why-old-loan = le nouveau prêt doit couvrir les { $needs } sous encore dus, et il en apporte { $has }
nation-why-one-loan-per-round = vous avez déjà emprunté pendant cette manche
nation-why-only-against-sickness = il sert quand une carte « Je suis malade » arrive
nation-why-only-the-banker = seul le banquier fait cela
nation-why-only-the-doctor = seul le médecin fait cela
nation-why-own-level-possible = vous pouvez travailler à votre niveau
nation-why-supply = la réserve de ces biens est vide
nation-why-tickets = { $needs ->
    [one] il faut { $needs } billet et vous en avez { $has }
   *[other] il faut { $needs } billets et vous en avez { $has }
}
nation-why-for-sale = { $has ->
    [0] rien n’y est en vente
    [one] un seul est en vente
   *[other] { $has } seulement sont en vente
}
nation-why-houses-needed = { $needs ->
    [0] l’amélioration ne demande pas de maison
    [one] l’amélioration ne demande que { $needs } maison
   *[other] l’amélioration ne demande que { $needs } maisons
}
nation-why-level = votre production est au niveau { $needs }
nation-why-most-tickets = { $needs ->
    [one] cette carte permet d’acheter { $needs } billet au plus
   *[other] cette carte permet d’acheter { $needs } billets au plus
}
nation-why-no-such-price = ce prix n’est pas sur la piste
nation-why-no-such-seat = { $needs } places seulement sont occupées à cette table
nation-why-only-at-the-banker = on emprunte et on rembourse chez le banquier
nation-why-only-the-builder = seul le constructeur a des maisons en vente
nation-why-played-otherwise = cette carte ne se joue pas ainsi
nation-why-yourself = cela concerne un autre joueur, pas vous

## Ce qui s’est passé

nation-told-character-chosen = { $who } : { $character }.
nation-told-game-started = { $who } commence, étant constructeur.
nation-told-start-received = { $who } commence avec { $money } sous, { $houses } maisons, { $bread } pains et { $for_sale } biens en vente.
nation-told-opening-loan-taken = { $who } commence avec un prêt : { $money } sous.
nation-told-round-started = Manche { $round }
nation-told-loan-paid = { $who } paie { $interest } d’intérêts et rembourse { $payback } ; { $balance } restent dus.
nation-told-interest-paid = { $who } ne peut payer que les intérêts, { $interest } ; { $balance } restent dus.
nation-told-loan-cleared = { $who } a remboursé le prêt de { $amount }.
nation-told-level-lost = { $who } ne peut pas payer, tombe au niveau { $level } et récupère { $money } sous.
nation-told-eliminated = { $who } ne peut pas payer et quitte la partie ; { $money } sous vont à la réserve, { $balance } ne seront jamais remboursés.
nation-told-return-received = { $who } touche { $money } sous de rendement ({ $due } étaient dus).
nation-told-happiness-moved = { $who } : { $signed } bonheur ({ $source }), { $happiness } maintenant.
nation-told-end-set-off = Cette manche est la dernière : { $ending }.
nation-told-game-ended = La partie est finie : { $ending }.
nation-told-purse-opened = { $who } montre { $money } sous.
nation-told-mat-opened = Les pays étrangers ont { $money } sous.
nation-told-hours-lost = { $who } était malade et perd { $hours } heures de la journée.
nation-told-upgraded = { $who } passe au niveau { $level } pour { $money } sous et { $goods }.
nation-told-worked = { $who } travaille { $hours } heures au niveau { $level } : { $goods } à vendre{ $money ->
    [0] { "" }
   *[other] , { $money } sous de salaires
}.
nation-told-visited = { $who } rend visite à { $host }.
nation-told-bought = { $who } achète { $goods } chez { $host } pour { $money } sous.
nation-told-loan-taken = { $who } emprunte { $amount } sous{ $repaid ->
    [0] { "" }
   *[other] { " " }et rembourse { $repaid } de l’ancien prêt
}.
nation-told-loan-repaid = { $who } rembourse { $money } sous : plus de prêt.
nation-told-enjoyed-entertainment = { $who } va au spectacle.
nation-told-invested = { $who } place { $money } sous ; le rendement est de { $return } par manche.
nation-told-loan-offered = { $who } propose un prêt de { $amount }.
nation-told-loan-replaced = { $who } propose un prêt de { $by } au lieu de { $amount }.
nation-told-loan-withdrawn = { $who } retire le prêt de { $amount }.
nation-told-worked-abroad = { $who } travaille à l’étranger pour { $money } sous.
nation-told-mat-seen-empty = Les pays étrangers ne peuvent pas payer de médecin maintenant.
nation-told-day-ended = { $who } finit la journée{ $hours ->
    [0] { "" }
    [one] , { $hours } heure inutilisée
   *[other] , { $hours } heures inutilisées
}.
nation-told-explored = { $who } explore et tire une carte.
nation-told-card-seen = C’est la carte { $card }.
nation-told-discards-reshuffled = Les cartes d’explorateur sont remélangées : { $cards }.
nation-told-card-played = { $who } joue { $card }.
nation-told-card-discarded = { $who } défausse { $card }.
nation-told-card-lost = { $who } perd { $card }.
nation-told-goods-spent = { $who } dépense { $goods }.
nation-told-goods-received = { $who } reçoit { $goods }.
nation-told-paid-abroad = { $who } paie { $money } sous aux pays étrangers.
nation-told-first-aid-given = { $who } donne les premiers secours à { $target }.
nation-told-friend-helped = { $target } aide { $who } avec { $money } sous.
nation-told-friend-too-poor = { $target } a trop peu pour aider { $who }.
nation-told-present-given = { $who } offre { $money } sous à { $target }.
nation-told-present-declined = { $who } n’offre rien à { $target }.
nation-told-sickness-drawn = { $who } a tiré une maladie !
nation-told-fell-ill = { $who } tombe malade.
nation-told-vaccine-used = { $who } est protégé par un vaccin.
nation-told-medicine-taken = { $who } prend un médicament.
nation-told-sickness-discarded = La maladie est passée.
nation-told-doctor-reshuffled = { $who } fait remélanger la défausse : { $cards } cartes.
nation-told-doctor-left-discards = { $who } laisse la défausse.
nation-told-goods-used-up = { $who } consomme { $houses ->
    [0] { "" }
   *[other] une maison{ $bread ->
        [0] { "" }
       *[other] { " " }et{ " " }
    }
}{ $bread ->
    [0] { "" }
   *[other] un pain
}.
nation-told-price-set = { $who } demande désormais { $price } sous.
nation-told-goods-stored = { $who } range { $goods }.
nation-told-surplus-returned = { $who } manque de place : { $goods } retournent à la réserve.
nation-told-money-printed = La banque nationale imprime { $money } sous pour { $who }.
nation-told-mat-counted = L’argent des pays étrangers est compté : { $money } sous.
nation-told-foreigners-bought = Les pays étrangers achètent { $goods } chez { $who } pour { $money } sous.

## Comment la partie s’est terminée

nation-tie-money = Bonheur égal ; l’argent moins les dettes l’emporte.
nation-tie-shared = Égalité en tout : la victoire est partagée.
nation-winner = { $number ->
    [one] { $winners } gagne avec { $score } de bonheur.
   *[other] { $winners } gagnent ensemble avec { $score } de bonheur.
}
nation-score = Bonheur

## Le terminal

nation-screen-title = Happy Nation, manche { $round } : { $step } ; jusqu’à { $target } de bonheur
nation-screen-figures = Bonheur { $happiness }   { $money ->
    [-1] sous cachés
   *[other] { $money } sous
}   heures passées { $hours }/12
nation-screen-stock = maisons { $houses }, pain { $bread }, billets { $tickets }, médicaments { $medicine }
nation-screen-sale = en vente : { $goods } à { $price }, niveau { $level }
nation-screen-loan = prêt { $amount }, { $balance } dus, ensuite { $interest }+{ $payback }
nation-screen-sick = malade ×{ $cards }
nation-screen-hand = cartes d’explorateur : { $cards }
nation-screen-out = hors jeu
nation-screen-no-character = pas encore de personnage
screen-nation-bank = Banque
nation-screen-bank = proposés : { $offer } ; en réserve : { $reserve } ; rendement { $return }
screen-nation-supply = Réserve
nation-screen-supply = maisons { $houses }, pain { $bread }, billets { $tickets }, médicaments { $medicine } ; cartes { $deck }
screen-nation-hand = Vos cartes
nation-screen-none = aucune
