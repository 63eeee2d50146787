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
    .effect = Un autre joueur qui a cette somme vous la donne, et gagne 1 point de bonheur.
nation-explorer-free-lunch = Repas offert
    .effect = Du pain gratuit, pris à la réserve.
nation-explorer-free-housing = Logement offert
    .effect = Des maisons gratuites, prises à la réserve.
nation-explorer-well-travelled = Grand voyageur
    .effect = Achetez à l’étranger jusqu’à 6 billets, chacun à ce prix.
nation-explorer-holiday = Vacances
    .effect = De courtes vacances à l’étranger.
nation-explorer-to-give = Donner, c’est recevoir
    .effect = Vous offrez cette somme à chacun des autres ; chaque cadeau vous rend plus heureux.
nation-explorer-birthday = Anniversaire
    .effect = Vous fêtez votre anniversaire. Les autres peuvent vous offrir de l’argent ; ceux qui le font gagnent 1 point de bonheur.
nation-explorer-sickness = Maladie
    .effect = Vous tombez malade aussitôt, et avec vous tous ceux à qui vous avez rendu visite aujourd’hui.
nation-explorer-vaccine = Vaccin
    .effect = Gardez-le : il vous protège de la prochaine maladie.

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

nation-ask-ChooseCharacter = Qui voulez-vous être ?
nation-ask-TakeTurn = Il vous reste { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}. Que faites-vous ?
nation-ask-TakeMedicine = Vous êtes malade. Prendre un médicament ?
nation-ask-UseVaccine = Une carte « Je suis malade » vous arrive. Utiliser un vaccin ?
nation-ask-DecideReshuffle = Remélanger les cartes d’explorateur défaussées dans la pioche ?
nation-ask-GivePresent = C’est l’anniversaire { $host-of }. Offrir 5 sous et gagner 1 point de bonheur ?
nation-ask-SetPrice = Quel prix demandez-vous désormais ? Vous avez vendu { $sold } ici et { $abroad } à l’étranger, à { $price } pièce.
nation-ask-DiscardCard = On ne garde que trois cartes d’explorateur. Laquelle part ?
nation-ask-StoreGoods = Combien de vos biens en vente rentrez-vous en stock ?

## Groupes d’options

nation-group-work = Travailler
    .about = des biens à vendre
nation-group-visit = Rendre visite
    .about = 1 heure par visite
nation-group-bank = Chez le banquier
    .about = 1 heure par visite
nation-group-cards = Cartes d’explorateur
nation-group-office = Votre bureau
nation-group-health = Santé
    .about = ne prend pas de temps
nation-group-day = La journée

## Options

nation-work-result = { $goods } à vendre, { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}{ $money ->
    [0] { "" }
    [one] , { $money } sou de salaires
   *[other] , { $money } sous de salaires
}
nation-upgrade-cost = { $money } sous, { $goods }, { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
nation-option-character = { $character }
nation-option-upgrade = Améliorer votre production{ $houses ->
    [0] { "" }
    [one] , avec { $houses } de vos maisons en vente
   *[other] , avec { $houses } de vos maisons en vente
} ({ $cost })
nation-option-work = Travailler au niveau { $level } : { $result }
nation-option-visit = Rendre visite à { $host } sans rien acheter
nation-option-buy = Acheter { $goods } chez { $host } ({ $money ->
    [one] { $money } sou
   *[other] { $money } sous
})
    .row = Chez { $host }
    .cell = { $goods }, { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}
nation-option-borrow = Emprunter { $loan } sous
nation-option-repay = Rembourser tout le prêt ({ $balance } sous)
nation-option-explore = Explorer : piocher une carte (3 heures)
nation-option-enjoy = Aller au spectacle : 1 billet pour 1 point de bonheur (1 heure)
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
nation-option-end-day = Finir votre journée
nation-option-take-medicine = Prendre un médicament{ $sale ->
    [1] { " " }parmi vos biens en vente
   *[other] { "" }
} : une carte « Je suis malade » s’en va, bonheur +1
nation-option-stay-sick = Rester malade
nation-option-use-vaccine = Utiliser le vaccin
nation-option-get-sick = Tomber malade
nation-option-reshuffle = Les remélanger
nation-option-leave-discards = Les laisser
nation-option-give-present = Faire un cadeau (5 sous, bonheur +1)
nation-option-give-nothing = Ne rien offrir
nation-option-price = { $price ->
    [one] { $price } sou
   *[other] { $price } sous
}
    .row = Prix
    .cell = { $price }
nation-option-discard = Défausser { $card }
nation-option-store = { $items ->
    [0] Aucun
   *[other] En rentrer { $items }
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
nation-what-end-day = Finir votre journée
nation-what-stay-sick = Rester malade
nation-what-get-sick = Tomber malade
nation-what-reshuffle = Remélanger la défausse
nation-what-leave-discards = Laisser la défausse
nation-what-give-nothing = Ne rien offrir
nation-what-price = Fixer le prix
nation-what-discard = Défausser une carte
nation-what-store = Rentrer des biens en stock

## Pourquoi pas

nation-why-already-asked = vous avez déjà demandé à cet ami pendant ce tour
nation-why-bread = { $needs ->
    [one] il faut { $needs } pain, vous en avez { $has }
   *[other] il faut { $needs } pains, vous en avez { $has }
}
nation-why-builder-and-farmer-needed = il faut encore un constructeur ou un fermier
nation-why-card-not-in-hand = vous n’avez pas cette carte
nation-why-character-taken = ce personnage est pris
nation-why-eliminated = ce joueur est hors jeu
nation-why-end-of-track = le rendement ne peut plus monter
nation-why-entertainer-limit = l’artiste ne va au spectacle que deux fois par manche
nation-why-highest-level = votre production est déjà au plus haut niveau
nation-why-hours = { $needs ->
    [one] il faut { $needs } heure, vous en avez { $has }
   *[other] il faut { $needs } heures, vous en avez { $has }
}
nation-why-houses = { $needs ->
    [one] il faut { $needs } maison, vous en avez { $has }
   *[other] il faut { $needs } maisons, vous en avez { $has }
}
nation-why-mat-money = les pays étrangers ne peuvent pas payer maintenant
nation-why-medicine = vous n’avez pas de médicament
nation-why-money = { $needs ->
    [one] il faut { $needs } sou, vous en avez { $has }
   *[other] il faut { $needs } sous, vous en avez { $has }
}
nation-why-no-cards-left = il n’y a plus de cartes d’explorateur
nation-why-no-entertainer = il n’y a pas d’artiste dans cette partie
nation-why-no-explorer-card = vous n’avez pas de carte d’explorateur
nation-why-no-loan = vous n’avez pas de prêt
nation-why-no-production = votre personnage ne produit rien
nation-why-not-in-reserve = aucun prêt de ce montant n’est en réserve
nation-why-not-on-offer = aucun prêt de ce montant n’est proposé
nation-why-not-sick = vous n’êtes pas malade
nation-why-nothing-for-sale = il n’y a rien à vendre ici
nation-why-old-loan = le nouveau prêt doit couvrir les { $needs } sous que vous devez encore, et il n’en apporte que { $has }
nation-why-one-loan-per-round = vous avez déjà emprunté pendant cette manche
nation-why-only-against-sickness = il ne sert que quand une carte « Je suis malade » arrive
nation-why-only-the-banker = seul le banquier peut le faire
nation-why-only-the-doctor = seul le médecin peut le faire
nation-why-own-level-possible = vous pouvez travailler à votre niveau
nation-why-supply = la réserve n’a plus de ces biens
nation-why-tickets = { $needs ->
    [one] il faut { $needs } billet, vous en avez { $has }
   *[other] il faut { $needs } billets, vous en avez { $has }
}
nation-why-for-sale = { $has ->
    [0] il n’y a rien à vendre ici
    [one] il n’y en a qu’un en vente
   *[other] il n’y en a que { $has } en vente
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
nation-why-no-such-seat = cette table n’a que { $needs } joueurs
nation-why-only-at-the-banker = on emprunte et on rembourse chez le banquier
nation-why-only-the-builder = seul le constructeur a des maisons en vente
nation-why-played-otherwise = cette carte ne se joue pas ainsi
nation-why-yourself = il faut choisir un autre joueur

## Ce qui s’est passé

nation-log-character-chosen = { $who } est { $character }.
nation-log-game-started = { $who } est constructeur et commence.
nation-log-start-received = { $who } commence avec { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}, { $houses } maisons, { $bread } pains et { $for_sale } biens en vente.
nation-log-opening-loan-taken = { $who } commence avec un prêt : { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}.
nation-log-round-started = Manche { $round }
nation-log-payments-put-off = Aucun prêt n’est encore payé ; intérêts et remboursements commencent à la manche { $round }.
nation-log-loan-paid = { $who } paie { $interest } d’intérêts et rembourse { $payback } ; reste à payer : { $balance }.
nation-log-interest-paid = { $who } ne peut payer que les intérêts, { $interest } ; reste à payer : { $balance }.
nation-log-loan-cleared = { $who } a remboursé le prêt de { $amount }.
nation-log-level-lost = { $who } ne peut pas payer, tombe au niveau { $level } et récupère { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}.
nation-log-eliminated = { $who } ne peut pas payer et quitte la partie ; la réserve reçoit { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}, et { $balance } ne seront jamais remboursés.
nation-log-return-received = { $who } touche { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} pour ses placements (sur { $due } dus).
nation-log-happiness-moved = { $who } : bonheur { $signed } ({ $source }), soit { $happiness }.
nation-log-end-set-off = Cette manche est la dernière : { $ending }.
nation-log-game-ended = La partie est finie : { $ending }.
nation-log-purse-opened = { $who } montre { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}.
nation-log-mat-opened = Les pays étrangers ont { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}.
nation-log-hours-lost = { $who } était malade et perd { $hours } heures.
nation-log-upgraded = { $who } passe au niveau { $level } pour { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} et { $goods }.
nation-log-worked = { $who } travaille { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} au niveau { $level } : { $goods } à vendre{ $money ->
    [0] { "" }
   *[other] , { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} de salaires
}.
nation-log-visited = { $who } rend visite à { $host }.
nation-log-bought = { $who } achète { $goods } chez { $host } pour { $money ->
    [one] 1 sou
   *[other] { $money } sous
}.
nation-log-loan-taken = { $who } emprunte { $amount } sous{ $repaid ->
    [0] { "" }
   *[other] { " " }et rembourse { $repaid } de l’ancien prêt
}.
nation-log-loan-repaid = { $who } rembourse { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} et n’a plus de prêt.
nation-log-enjoyed-entertainment = { $who } va au spectacle.
nation-log-invested = { $who } place { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} ; le rendement est de { $return } par manche.
nation-log-loan-offered = { $who } propose un prêt de { $amount }.
nation-log-loan-replaced = { $who } propose un prêt de { $by } au lieu de { $amount }.
nation-log-loan-withdrawn = { $who } retire le prêt de { $amount }.
nation-log-worked-abroad = { $who } travaille à l’étranger pour { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}.
nation-log-mat-seen-empty = Les pays étrangers ne peuvent pas payer de médecin maintenant.
nation-log-day-ended = { $who } finit la journée{ $hours ->
    [0] { "" }
    [one] , { $hours } heure inutilisée
   *[other] , { $hours } heures inutilisées
}.
nation-log-explored = { $who } explore et pioche une carte.
nation-log-card-seen = C’est { $card }.
nation-log-discards-reshuffled = Les cartes d’explorateur sont remélangées : { $cards }.
nation-log-card-played = { $who } joue { $card }.
nation-log-card-discarded = { $who } défausse { $card }.
nation-log-card-lost = { $who } perd { $card }.
nation-log-goods-spent = { $who } dépense { $goods }.
nation-log-goods-received = { $who } reçoit { $goods }.
nation-log-paid-abroad = { $who } paie { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} aux pays étrangers.
nation-log-first-aid-given = { $who } donne les premiers secours à { $target }.
nation-log-friend-helped = { $target } dépanne { $who } de { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}.
nation-log-friend-too-poor = { $target } n’a pas assez pour aider { $who }.
nation-log-present-given = { $who } offre { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} à { $target }.
nation-log-present-declined = { $who } n’offre rien à { $target }.
nation-log-sickness-drawn = { $who } pioche la Maladie !
nation-log-fell-ill = { $who } tombe malade.
nation-log-vaccine-used = { $who } utilise un vaccin et reste en bonne santé.
nation-log-medicine-taken = { $who } prend un médicament.
nation-log-sickness-discarded = La maladie est finie.
nation-log-doctor-reshuffled = { $who } remélange la défausse : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
nation-log-doctor-left-discards = { $who } laisse la défausse telle quelle.
nation-log-goods-used-up = { $who } consomme { $houses ->
    [0] { "" }
   *[other] une maison{ $bread ->
        [0] { "" }
       *[other] { " " }et{ " " }
    }
}{ $bread ->
    [0] { "" }
   *[other] un pain
}.
nation-log-price-set = { $who } demande désormais { $price ->
    [one] 1 sou
   *[other] { $price } sous
}.
nation-log-goods-stored = { $who } rentre { $goods } en stock.
nation-log-surplus-returned = { $who } manque de place et rend { $goods } à la réserve.
nation-log-money-printed = La Banque nationale imprime { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} pour { $who }.
nation-log-mat-counted = Les pays étrangers comptent leur argent : { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}.
nation-log-foreigners-bought = Les pays étrangers achètent { $goods } chez { $who } pour { $money ->
    [one] 1 sou
   *[other] { $money } sous
}.

## Comment la partie s’est terminée

nation-tie-money = À égalité de bonheur, l’argent moins les dettes a décidé.
nation-tie-shared = Égalité sur toute la ligne : la victoire est partagée.
nation-winner = { $number ->
    [one] { $winners } gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    } de bonheur.
   *[other] { $winners } gagnent ensemble avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    } de bonheur.
}
nation-score = Bonheur

## Le terminal

nation-screen-title = Happy Nation, manche { $round } : { $step } ; fin à { $target } de bonheur
nation-screen-counters = Bonheur { $happiness }   { $money ->
    [-1] sous cachés
   *[other] { $money } sous
}   heures { $hours }/12
nation-screen-stock = maisons { $houses }, pain { $bread }, billets { $tickets }, médicaments { $medicine }
nation-screen-sale = en vente : { $goods } à { $price }, niveau { $level }
nation-screen-loan = prêt { $amount }, reste { $balance }, puis { $interest }+{ $payback }
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

## Questions whose answer can be prepared

nation-foreseen-GivePresent = Quand un autre joueur fête son anniversaire
nation-foreseen-UseVaccine = Quand une carte « Je suis malade » vous arrive
nation-foreseen-TakeMedicine = Quand vous êtes malade et pourriez prendre un médicament
nation-foreseen-DecideReshuffle = Quand vous êtes Médecin et pouvez remélanger les défausses
