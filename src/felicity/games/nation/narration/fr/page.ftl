# Happy Nation sur la page.

page-nation-board = La grand-place
page-nation-houses = Les maisons de la ville
page-nation-house-of = { $name }, { $character }
page-nation-mat = Devant { $name }
page-nation-see-all = Tout voir
page-nation-no-character = pas encore de personnage
page-nation-out = hors jeu
page-nation-none = aucun
page-nation-hidden = caché

## Compteurs et biens

page-nation-counter-happiness = Bonheur
    .counted = Bonheur
page-nation-counter-money = Sous
    .counted = { $number ->
        [one] Sou
       *[other] Sous
    }
page-nation-counter-houses = Maisons
    .counted = { $number ->
        [one] Maison
       *[other] Maisons
    }
page-nation-counter-bread = Pain
    .counted = Pain
page-nation-counter-tickets = Billets
    .counted = { $number ->
        [one] Billet
       *[other] Billets
    }
page-nation-counter-medicine = Médicaments
    .counted = { $number ->
        [one] Médicament
       *[other] Médicaments
    }
page-nation-counter-for_sale = En vente
page-nation-counter-price = Prix
page-nation-counter-level = Niveau
page-nation-counter-hours = Heures
page-nation-counter-hours_left = Heures restantes
    .counted = { $number ->
        [one] Heure restante
       *[other] Heures restantes
    }
page-nation-good-house = Maisons
page-nation-good-bread = Pain
page-nation-good-ticket = Billets
page-nation-good-medicine = Médicaments

## Personnages

page-nation-role-builder = Constructeur : fait des maisons. Tout le monde en a besoin, pour se loger et pour s’améliorer.
page-nation-role-farmer = Fermier : fait du pain. Tout le monde en a besoin, pour dîner et pour les fêtes.
page-nation-role-entertainer = Artiste : vend des billets. Chaque billet est une heure de bonheur.
page-nation-role-doctor = Médecin : vend des médicaments, et gagne sa vie à l’étranger.
page-nation-role-banker = Banquier : propose des prêts, vit des intérêts et place à l’étranger.

## La place

page-nation-clock = L’horloge de la ville
page-nation-hours-used = { $name } : { $hours ->
    [one] { $hours } heure sur { $day } utilisée
   *[other] { $hours } heures sur { $day } utilisées
}
page-nation-race = Bonheur ({ $target } met fin à la partie)
page-nation-last-round = Dernière manche
page-nation-sells = { $goods } en vente à { $price ->
    [one] 1 sou
   *[other] { $price } sous
}{ $level ->
    [0] { "" }
   *[other] , niveau { $level }
}
page-nation-lends = prête { $loans } sous
page-nation-or-repay = vous pouvez rembourser
page-nation-work-here = Travailler ici
page-nation-visit-here = Rendre visite
page-nation-visit = Rendre visite
page-nation-visit-of = Rendre visite à { $name }

## Les lieux de la ville

page-nation-place-market = Marché
page-nation-place-bank = Banque
page-nation-place-abroad = Étranger
page-nation-place-explore = Explorer
page-nation-place-supply = Réserve
page-nation-place-paper = Journal
page-nation-no-paper = Le premier journal paraît demain matin : ce qui a été imprimé et vendu à l’étranger pendant la nuit.
page-nation-place-accounts = Comptes

## Le marché

page-nation-market = Le marché
page-nation-seller = Vendeur
page-nation-good = Bien
page-nation-for-sale = En vente
page-nation-price = Prix
page-nation-yours = Vous avez

## À l’étranger, cartes, réserve

page-nation-abroad = Pays étrangers
page-nation-last-count = { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} au dernier compte.
page-nation-first-count = Ils commencent avec { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}.
page-nation-abroad-buys = La nuit, ils achètent jusqu’à { $items } biens à chaque joueur dont le prix ne dépasse pas 1/{ $share } de leur argent.
page-nation-explorers = Cartes d’explorateur
page-nation-in-pile = { $number ->
    [one] { $number } dans la pioche
   *[other] { $number } dans la pioche
}
page-nation-explorers-about = { $hours } heures pour une carte : souvent une joie, parfois une maladie.
page-nation-supply = Réserve
page-nation-discards = { $number ->
    [one] { $number } carte d’explorateur défaussée
   *[other] { $number } cartes d’explorateur défaussées
}

## La banque et les prêts

page-nation-bank = Prêts proposés
page-nation-no-loans = Aucun prêt n’est proposé en ce moment.
page-nation-loan-of = Prêt de { $amount } sous
page-nation-loan-rate = 5 manches, { $rate } par manche
page-nation-loan-cost = { $money } d’intérêts en tout ({ $percent } %)
page-nation-return = { $name } reçoit { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} par manche pour ses placements à l’étranger.
page-nation-reserve = En réserve : { $loans }.
page-nation-loan = Votre prêt
page-nation-still-owed = sur { $amount } restent à rembourser
page-nation-loan-round = Manche
page-nation-interest-to = Intérêts pour { $name }
page-nation-payback-to = À la réserve
page-nation-rate = À payer
page-nation-balance-after = Reste à payer
page-nation-danger-interest = À la prochaine manche, vous devez payer { $rate ->
    [one] { $rate } sou
   *[other] { $rate } sous
} et vous en avez { $money } : vous ne pourriez payer que les intérêts, { $interest }, et devriez toujours autant.
page-nation-danger-level = À la prochaine manche, vous devez payer { $interest ->
    [one] { $interest } sou
   *[other] { $interest } sous
} d’intérêts et vous en avez { $money } : vous perdriez un niveau de production.
page-nation-danger-out = À la prochaine manche, vous devez payer { $interest ->
    [one] { $interest } sou
   *[other] { $interest } sous
} d’intérêts et vous en avez { $money } : vous seriez hors jeu ! Vendez, travaillez ou empruntez.
page-nation-owed-short = { $balance } dus sur { $amount }
page-nation-due-short = { $rate } à payer demain
page-nation-danger-interest-short = Juste de quoi payer les intérêts !
page-nation-danger-level-short = Vous perdrez un niveau !
page-nation-danger-out-short = Vous serez hors jeu !
page-nation-loan-short = doit { $balance }, { $rate } par manche

## Le journal du soir

page-nation-post = Le Journal du soir
page-nation-post-evening = Maison et dîner
page-nation-post-printed = La Banque nationale imprime { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} pour tous
page-nation-post-counted = Les pays étrangers comptent { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} et achètent
page-nation-post-no-sale = Rien : tout était trop cher, ou épuisé.
page-nation-post-morning = Au matin

## Grands moments et avis

page-nation-moment-evening = Ce soir : bonheur { $change }
page-nation-moment-night = Vous avez gagné { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} cette nuit.
page-nation-moment-level = Niveau { $level } : { $name }
page-nation-moment-free = Plus de dette
page-nation-moment-epidemic = Épidémie : { $ill } malades
page-nation-moment-ruin = En faillite
page-nation-infected = Vous avez reçu sa visite aujourd’hui et attrapé la maladie : demain vous perdez { $hours } heures, à moins de prendre un médicament.
page-nation-unasked = Vous ne pouviez pas refuser : la carte le prend.

## Devant un joueur

page-nation-evening-houses-good = une belle maison ce soir
page-nation-evening-houses-even = une maison simple ce soir
page-nation-evening-houses-bad = pas de toit ce soir !
page-nation-evening-bread-good = un dîner ce soir
page-nation-evening-bread-even = un dîner ce soir
page-nation-evening-bread-bad = pas de dîner ce soir !
page-nation-production = Production
page-nation-level-spoken = Niveau { $level }, { $name } : { $hours ->
    [one] { $hours } heure fait
   *[other] { $hours } heures font
} { $items }{ $pay ->
    [0] { "" }
    [one] , { $pay } sou de salaires
   *[other] , { $pay } sous de salaires
}
page-nation-cards-short = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
page-nation-level-short = niveau { $level }
page-nation-upgrade = Améliorer
page-nation-upgrade-to = Passer au niveau { $level }
page-nation-upgrade-houses = Combien de maisons prenez-vous parmi celles en vente ? Les autres viennent de votre stock.
page-nation-how-many-houses = Parmi celles en vente
page-nation-upgrade-cost = Le niveau { $level } coûte { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} et { $houses }.
page-nation-for-sale-short = { $number } en vente à { $price }
page-nation-upgrade-short = Niveau { $level } : { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}, { $houses }
page-nation-no-explorer-card = Pas de carte d’explorateur
page-nation-for-sale-at = { $goods } en vente à { $price ->
    [one] 1 sou
   *[other] { $price } sous
}
page-nation-enjoy = Spectacle
page-nation-take = Prendre
page-nation-sick = { $cards ->
    [one] Vous êtes malade : demain vous perdez { $hours } heures, à moins de prendre un médicament.
   *[other] Vous êtes malade { $cards } fois : demain vous perdez { $hours } heures, à moins de prendre un médicament.
}
page-nation-sick-note = Malade : { $hours } heures perdues demain
page-nation-sick-short = { $cards ->
    [one] malade
   *[other] malade ×{ $cards }
}
page-nation-hand = Cartes d’explorateur ({ $number } ; vous pouvez en garder { $limit } pour la nuit)
page-nation-hidden-cards = { $number ->
    [one] { $number } carte face cachée
   *[other] { $number } cartes face cachée
}

## L’argent

page-nation-accounts = Tout l’argent de la nation
    .about = Qui l’a créé, et qui l’a : les deux font le même total.
page-nation-by-origin = D’où il vient
page-nation-by-holder = Qui l’a
page-nation-origin-start = Argent de départ
page-nation-origin-printing = Imprimé par la Banque nationale
page-nation-origin-loans = Prêts non remboursés
page-nation-origin-supply = Améliorations payées, niveaux perdus
page-nation-all-money = Tout l’argent

## Ce qu’on peut faire

page-nation-tab-work = Travail
page-nation-tab-visit = Visites
page-nation-tab-enjoy = Monde
page-nation-do-work = Travailler
page-nation-do-visit = Rendre visite à quelqu’un
page-nation-do-enjoy = Voir le monde
page-nation-hello = Rendre visite sans rien acheter
page-nation-play-card = Jouer { $card }
page-nation-for-whom = Pour qui ?
page-nation-takes-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
page-nation-you-have = { $money ->
    [one] vous avez { $money } sou
   *[other] vous avez { $money } sous
}
page-nation-how-many-items = Combien ?
page-nation-how-many-tickets = Combien de billets ?
page-nation-all-of-it = Les { $number }
page-nation-sold-home = Vendu ici aujourd’hui
page-nation-sold-abroad = Vendu à l’étranger la nuit dernière
page-nation-still-for-sale = Encore en vente
page-nation-price-advice = { $counted ->
    [yes] Les pays étrangers ont { $money } sous
   *[no] Les pays étrangers avaient { $money } sous au dernier compte
} ; cette nuit, ils achètent ce qui ne coûte pas plus de 1/{ $share } de leur argent. Votre prix vaut jusqu’à demain soir.
page-nation-keep-price = Garder { $price ->
    [one] 1 sou
   *[other] { $price } sous
}
page-nation-set-price = Demander { $price ->
    [one] 1 sou
   *[other] { $price } sous
}
page-nation-sure-borrow = Un prêt se paie chaque matin pendant cinq manches. Si vous ne pouvez même pas payer les intérêts, vous perdez un niveau, ou la partie. Le prendre ?
page-nation-sure-end = Vous pourriez encore faire quelque chose : { $left }. Finir quand même votre journée ?
page-nation-sure-interest = Il vous resterait moins que les intérêts de demain matin. Le faire quand même ?
page-nation-about-use-vaccine = Vous restez en bonne santé et gagnez du bonheur ; la carte est défaussée.
page-nation-about-get-sick = Vous perdez des heures demain, à moins de prendre un médicament.
page-nation-about-stay-sick = Vous perdez des heures demain.
page-nation-about-reshuffle = Elles retournent toutes dans la pioche, la maladie aussi.
page-nation-about-leave-discards = La maladie reste hors de la pioche.
page-nation-why-UseVaccine = Quelqu’un qui vous a rendu visite aujourd’hui est tombé malade, ou vous avez pioché une maladie.
page-nation-why-GivePresent = Rien n’oblige à offrir ; un cadeau rend l’un plus riche et l’autre plus heureux.
page-nation-why-TakeMedicine = Un médicament guérit une maladie, et vous rend plus heureux, vous et le médecin.

## Comment va une manche

page-nation-guide = Déroulement d’une manche
page-nation-step-setup = Mise en place
    .about = Chacun choisit un personnage.
page-nation-step-loans = Prêts
    .about = Le matin, tous ceux qui ont un prêt font un paiement : les intérêts au banquier, le reste à la réserve.
page-nation-step-day = La journée
    .about = À tour de rôle, chacun fait une chose, jusqu’à épuiser ses douze heures. Le travail donne des biens à vendre ; en visite, on achète ceux des autres ; les billets et les cartes d’explorateur donnent du bonheur. Gardez quatre maisons et un pain pour le soir. Quand quelqu’un atteint { $target } points de bonheur, cette manche est la dernière.
page-nation-step-home_and_dinner = Maison et dîner
    .about = Quatre maisons font un beau logis et donnent du bonheur, de même qu’un pain au dîner. Chaque soir, on consomme une maison et un pain.
page-nation-step-prices = Prix
    .about = C’est le seul moment où les prix changent. Le nouveau prix vaut cette nuit pour les pays étrangers et demain pour les visiteurs. On peut garder cinq maisons et cinq pains.
page-nation-step-night = Nuit
    .about = La Banque nationale imprime de l’argent pour tous, et les pays étrangers achètent.

page-end-score-nation = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de bonheur
page-end-unit-nation = points de bonheur

page-game-nation = Happy Nation
    .sub = une petite économie
    .pitch = Constructeur, fermier, banquier et les autres fixent les prix, prêtent et tâchent d’être heureux selon leurs moyens.

page-why-NATION-0_2 = Deux places ont le même personnage. Chacun joue un personnage différent.
page-why-NATION-S_1b = Il faut toujours un constructeur et un fermier : il en manque un.
page-why-NATION-R52 = Le bonheur qui met fin à la partie doit être un nombre entier, 1 ou plus.

## Voir de près

page-nation-compare = Tout le monde
page-nation-loan-amount = Prêt
page-nation-loan-interest = Intérêts en tout
page-nation-loan-danger = Il se rembourse en cinq manches. Celui qui ne peut même pas payer les intérêts perd un niveau et, au niveau 1, quitte la partie.

## Quand la place manque

page-nation-work-at = Travailler au niveau { $level }

# Une règle de la maison
page-setting-nation-interest = Quand paie-t-on son prêt pour la première fois ?
page-value-at_once = À la première manche
page-value-later = À la deuxième manche

# Tableaux de cartes dans l’atelier
page-workshop-table-loan = Prêts
page-workshop-table-roi = Rendements
page-workshop-table-price_track = Prix

## In the laboratory

page-nation-lab-banker = Le banquier est-il trop fort ?
    .about = Compte combien de fois chaque personnage gagne entre robots égaux.
page-nation-lab-interest = Et si les intérêts commençaient une manche plus tard ?
    .about = Rejoue les mêmes donnes en repoussant d’une manche le premier remboursement.
