# « Votre vie » dans Happy Nation.

story-nation-birth = Vous étiez { $name }, { $character } d’une petite nation, avec cinquante sous, cinq maisons et trois pains.
    .b = C’était une petite nation, et { $name } y vivait, { $character } de métier, avec cinquante sous en poche.
story-nation-town = Autour de la place vivaient { $list }.
    .b = Les voisins s’appelaient { $list } ; chacun avait besoin de chacun.
story-nation-opening-loan = Les { $money } sous du début n’étaient pas à vous : c’était un prêt du banquier, comme presque tout l’argent.
    .b = Même vos premiers { $money } sous étaient empruntés, et personne ne s’en étonnait.
story-nation-first-work = Votre premier travail, à la manche { $round }, a donné { $goods }.
    .b = À la manche { $round }, vous avez retroussé vos manches : { $goods }.
story-nation-first-sale = Votre premier client fut { $who }, à la manche { $round } : { $goods } pour { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}.
    .b = À la manche { $round }, { $who } a frappé à votre porte, pris { $goods } et laissé { $money ->
        [one] { $money } sou
       *[other] { $money } sous
    }.
story-nation-first-purchase = À la manche { $round }, vous avez rendu visite à { $who } et rapporté { $goods }, avec { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} de moins en poche.
    .b = Manche { $round }, chez { $who } : { $goods } pour { $money ->
        [one] { $money } sou
       *[other] { $money } sous
    }.
story-nation-exported = Dès la manche { $round }, même les pays étrangers vous connaissaient : { $goods } ont passé la frontière.
story-nation-upgraded = À la manche { $round }, vous avez atteint le niveau { $level } : { $name }.
    .b = { $name }, niveau { $level } : c’était à la manche { $round }, et le travail allait plus vite.
story-nation-borrowed = À la manche { $round }, vous avez signé pour un prêt de { $amount } sous, et les matins sont devenus chers.
    .b = Manche { $round } : un prêt de { $amount } sous, cinq matins pour le rendre.
story-nation-cleared = À la manche { $round }, vous aviez remboursé le prêt, et vous dormiez mieux.
    .b = Plus de dette à la manche { $round } ; le banquier avait l’air un peu triste.
story-nation-only-interest = Un matin, à la manche { $round }, vous n’aviez de quoi payer que les intérêts, { $interest ->
    [one] { $interest } sou
   *[other] { $interest } sous
}.
story-nation-level-lost = À la manche { $round }, vous n’avez pas pu payer : retour au niveau { $level }.
story-nation-eliminated = À la manche { $round }, la banque a pris ce qui restait, et votre maison est restée vide.
story-nation-card-wedding = À la manche { $round }, ce fut votre mariage, et toute la place a mangé votre pain.
    .b = La manche { $round } fut celle de vos noces : quatre pains, et personne n’a compté les larmes.
story-nation-card-dinner-party = À la manche { $round }, vous avez reçu des amis à dîner, et ils sont restés tard.
story-nation-card-date = À la manche { $round }, vous avez rencontré quelqu’un, et partagé deux pains et un banc.
story-nation-card-first-aid = À la manche { $round }, vous avez porté secours, et deux personnes s’en sont trouvées mieux.
story-nation-card-help-from-a-friend = À la manche { $round }, un ami vous a prêté main-forte : trente sous.
story-nation-card-free-lunch = Il existe donc des repas gratuits : vous avez eu le vôtre à la manche { $round }.
story-nation-card-free-housing = À la manche { $round }, on vous a donné deux maisons, comme ça.
story-nation-card-well-travelled = À la manche { $round }, vous avez rapporté de l’étranger des billets plein les poches.
story-nation-card-holiday = À la manche { $round }, vous avez pris des vacances sans envoyer de carte postale.
story-nation-card-to-give = À la manche { $round }, vous avez fait un cadeau à chacun, et personne n’était plus heureux que vous.
story-nation-card-birthday = Vous avez fêté votre anniversaire à la manche { $round }, avec du pain pour tout le monde.
story-nation-present = { $who } vous a offert { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} à la manche { $round }, par simple gentillesse.
story-nation-fell-ill = À la manche { $round }, la maladie est venue vous trouver, comme elle trouve ceux qui voyagent et ceux qui reçoivent.
    .b = Manche { $round } : de la fièvre, de la tisane, et l’adresse du médecin sur la table.
story-nation-vaccinated = À la manche { $round }, le vaccin que vous aviez gardé a fait son travail.
story-nation-cured = À la manche { $round }, un médicament a suffi, et vous étiez de nouveau sur pied.
story-nation-no-roof = Un soir, à la manche { $round }, vous n’aviez pas de toit.
story-nation-no-dinner = À la manche { $round }, vous avez dormi sans dîner.
story-nation-worked = Vous avez travaillé { $hours } heures en tout, et vos biens ont rapporté { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}.
    .b = { $hours } heures de travail, { $money ->
        [one] { $money } sou
       *[other] { $money } sous
    } de ventes : voilà pour les affaires.
story-nation-interest = Les intérêts vous ont rapporté { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}, matin après matin.
story-nation-invested = Vous avez envoyé { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} travailler à l’étranger.
story-nation-worked-abroad = Les pays étrangers vous ont payé { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} pour votre travail.
story-nation-shows = { $times ->
    [one] Vous avez vu un spectacle.
   *[other] Vous avez vu { $times } spectacles.
}
story-nation-nights = { $homes ->
    [one] { $homes } soir
   *[other] { $homes } soirs
} dans un beau logis et { $dinners ->
    [one] { $dinners } dîner
   *[other] { $dinners } dîners
} : cela finit par compter.
    .b = Il reste les soirs : { $homes } dans un beau logis, { $dinners } avec un dîner.
story-nation-prices = Votre prix n’est jamais descendu sous { $low } ni monté au-dessus de { $high }.
story-nation-source = La plus grande part de votre bonheur vient d’une chose : { $source }, { $happiness } en tout.
    .b = Et si l’on demande d’où venait votre bonheur : surtout de là, { $source }, pour { $happiness }.
story-nation-purse = À la fin, vous aviez { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}, qui ne comptent pas.
    .b = Il restait { $money ->
        [one] { $money } sou
       *[other] { $money } sous
    } ; personne n’a demandé.
story-nation-purse-in-debt = À la fin, vous aviez { $money ->
    [one] { $money } sou
   *[other] { $money } sous
} et en deviez { $debt }, et rien de cela n’importait plus.
story-nation-rounds = Il a fallu { $rounds ->
    [one] { $rounds } manche, longue d’un jour
   *[other] { $rounds } manches, chacune longue d’un jour
}.
story-nation-ending-mine = Vous avez atteint le but avant tous, et toute la nation a fini sa journée.
story-nation-ending-other = { $who } a atteint le but, et ce jour fut le dernier.
story-nation-ending-round-limit = Puis les jours convenus étaient passés.
story-nation-ending-elimination = À la fin, une seule maison avait encore de la lumière.
story-nation-last-won = Une nation heureuse, et personne n’y était plus heureux que vous.
    .b = La plus grande fortune, peut-être pas ; le plus grand bonheur, certainement.
story-nation-last-debts = La banque se souviendra de vous, au moins elle.
    .b = Il reste quelque part une carte de prêt à votre nom.
story-nation-last-close = Un pain de plus, un spectacle de plus, et c’était vous.
story-nation-last-plain = C’était une petite nation, et vous en étiez.
    .b = Demain, l’horloge de la place repart de zéro.
