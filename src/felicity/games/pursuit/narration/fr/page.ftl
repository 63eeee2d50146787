# La page de The Pursuit of Happiness.

page-pursuit-board = Le plateau
page-pursuit-life = Le cours d’une vie
page-pursuit-mat = Ce qu’il y a devant { $name }
page-pursuit-purse = Ressources et compteurs
page-pursuit-groups = Projets de groupe ouverts
page-pursuit-moment = { $age ->
    [teen] Adolescence
    [adult] Âge adulte { $at } sur { $of }
   *[old_age] Vieillesse { $at } sur { $of }
} · { $phase }
page-pursuit-age = { $age ->
    [teen] Ado
    [adult] Adulte
   *[old_age] Vieillesse
}
page-pursuit-age-short = { $age ->
    [teen] Ado { $at }
    [adult] Adulte { $at }
   *[old_age] Vieux { $at }
}

## Ce qu’on compte

page-pursuit-word-knowledge = Savoir
page-pursuit-word-creativity = Créativité
page-pursuit-word-influence = Influence
page-pursuit-word-money = Argent
page-pursuit-word-hourglass = Sabliers
page-pursuit-word-stress = Stress
page-pursuit-word-sth = Bonheur à court terme
page-pursuit-word-lth = Bonheur à long terme
page-pursuit-word-relax = Détente : une case de stress en moins
page-pursuit-word-good_health = Bonne santé : toute une section de stress en moins
page-pursuit-word-job = Niveau du métier
page-pursuit-word-items = Objets
page-pursuit-counter-knowledge = Savoir
page-pursuit-counter-creativity = Créativité
page-pursuit-counter-influence = Influence
page-pursuit-counter-money = Argent
page-pursuit-counter-hourglass = Sabliers
page-pursuit-counter-stress = Stress
page-pursuit-counter-sth = Court terme
page-pursuit-counter-lth = Long terme

## Les cases d’action

page-pursuit-space-take_project = commencer du neuf
page-pursuit-space-spend = acheter, profiter
page-pursuit-space-get_job = gagner à chaque manche
page-pursuit-space-develop_relationship = flirt, amour, famille
page-pursuit-again = +1 stress pour vous
page-pursuit-closed = fermée
page-pursuit-has-hourglasses = { $name } : { $number ->
    [one] 1 sablier
   *[other] { $number } sabliers
}
page-pursuit-spent = { $name } a { $number ->
    [one] 1 sablier
   *[other] { $number } sabliers
} sur Temps passé

## Les pistes

page-pursuit-stress = Stress
page-pursuit-section = { $number } sabliers par manche
page-pursuit-stress-of = { $name } : stress { $space }
page-pursuit-beyond = Au-delà de la dernière case, une vie s’achève
page-pursuit-next-stress = { $fate ->
    [ends] C’est la dernière manche de toutes les vies.
    [dies] La prochaine manche apporte { $stress } de stress{ $age ->
        [0] {""}
       *[other] , dont { $age } dus à l’âge
    } : vous mourriez. Repos, détente et bonne santé aident.
   *[lives] La prochaine manche apporte { $stress } de stress{ $age ->
        [0] {""}
       *[other] , dont { $age } dus à l’âge
    } : vous survivriez, case { $space }.
}
page-pursuit-sth = Bonheur à court terme
page-pursuit-sth-about = Au-dessus de 0, les projets coûtent autant de ressources en moins. Le plus heureux commence la manche suivante ; puis tous reviennent à 0.
page-pursuit-sth-of = { $name } : bonheur à court terme { $sth }
page-pursuit-lth = Bonheur à long terme

## Rangées et cartes

page-pursuit-row-projects = Projets
page-pursuit-row-items = Objets et activités
page-pursuit-row-jobs = Métiers
page-pursuit-row-partners = Partenaires
page-pursuit-row-groups = Projets de groupe
page-pursuit-shelf = Cartes proposées
page-pursuit-row-empty = { $row ->
    [jobs] Aucun métier n’est proposé.
    [partners] Il n’y a personne à rencontrer.
   *[other] Aucune carte n’est proposée.
}
page-pursuit-pile = { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} dans la pioche
page-pursuit-refresh = Renouveler (−1 bonheur à court terme)
page-pursuit-refresh-row = { $row ->
    [projects] De nouveaux projets (−1 bonheur à court terme)
    [items] De nouveaux objets et activités (−1 bonheur à court terme)
    [jobs] De nouveaux métiers (−1 bonheur à court terme)
   *[partners] De nouveaux partenaires (−1 bonheur à court terme)
}
page-pursuit-job-kind = { $type ->
    [science] métier de la science
    [arts] métier des arts
   *[social] métier du contact
}, niveau { $level }
page-pursuit-free = gratuit
page-pursuit-hiring = embauche
page-pursuit-promotion = promotion
page-pursuit-every-round = chaque tour
page-pursuit-shows = montrer
page-pursuit-here = Vous êtes à ce niveau.
page-pursuit-role-of = tenu par la place { $seat }
page-pursuit-ladder = En fin de manche, pour chacun de vos rôles :
page-pursuit-roles = { $number ->
    [one] 1 rôle
   *[other] { $number } rôles
}
page-pursuit-roles-left = { $number ->
    [0] Vous tenez tous les rôles permis.
    [one] Vous pouvez prendre 1 rôle de plus.
   *[other] Vous pouvez prendre { $number } rôles de plus.
}

## Devant un joueur

page-pursuit-first = joue en premier
page-pursuit-died = mort à la manche { $round }
page-pursuit-alive = en vie
page-pursuit-slots = Projets, métier et partenaire
page-pursuit-overflow = +1 stress à chaque manche
page-pursuit-free-slot = un emplacement libre
page-pursuit-possessions = Objets et activités
page-pursuit-memories = L’album de cette vie
    .of = L’album de cette vie : { $name }
page-pursuit-goals = Objectifs de vie
page-pursuit-goal-standing = vous { $mine }, meilleur des autres { $best }
page-pursuit-goal-solo = { $has } sur { $target }
page-pursuit-target = au moins { $target } points de bonheur à long terme à la fin
page-pursuit-goal-at-death = se décide à la fin des vies
page-pursuit-nothing-yet = pas encore de carte
page-pursuit-lived = { $number ->
    [one] 1 photo dans l’album
   *[other] { $number } photos dans l’album
}
page-pursuit-open = Tout voir de { $name }
page-pursuit-close = Replier { $name }

## Ce qu’on peut faire

page-pursuit-welcome = Vous vivrez de l’adolescence à la vieillesse. À chaque manche vous avez quelques sabliers ; chacun permet de faire une chose.
page-pursuit-welcome-together = À la fin, le plus de bonheur à long terme l’emporte.
page-pursuit-welcome-alone = Vous gagnez avec les trois objectifs de vie et au moins { $target } points de bonheur à long terme.
page-pursuit-rest-wasted = Sans effet : votre stress est déjà au plus bas de cette section.
page-pursuit-start = Vous commencez avec
page-pursuit-time-left = { $number ->
    [one] votre dernier sablier
   *[other] encore { $number } sabliers sur { $of }
}
page-pursuit-on-cards = Sur vos propres cartes
page-pursuit-on-board = Sur le plateau
page-pursuit-free-of-time = Ne coûte pas de temps
page-pursuit-free-refresh = De nouvelles cartes dans une rangée
    .about = Chaque fois 1 bonheur à court terme en moins.
page-pursuit-free-give-up = Abandonner une carte
    .about = Coûte 1 stress et 1 bonheur à court terme.
page-pursuit-ways-take_project = { $number ->
    [one] 1 projet à commencer
   *[other] { $number } projets à commencer
}
page-pursuit-ways-spend = { $number ->
    [one] 1 carte à acheter
   *[other] { $number } cartes à acheter
}
page-pursuit-ways-get_job = { $number ->
    [one] 1 métier possible
   *[other] { $number } métiers possibles
}
page-pursuit-ways-develop_relationship = { $number ->
    [one] avec 1 personne
   *[other] avec { $number } personnes
}
page-pursuit-advance = Continuer : { $level }
page-pursuit-date = Un rendez-vous avec { $name }
page-pursuit-deepen = { $name } : { $relation }
page-pursuit-get = Prendre ce métier
page-pursuit-promote = Être promu à ce métier
page-pursuit-give-up = L’abandonner

## Entretien et paiements

page-pursuit-upkeep-about = Vos objets, votre métier et la personne aimée demandent à chaque manche du temps, de l’argent ou des efforts, et vous le rendent. Ce qu’une carte rapporte peut payer la suivante.
page-pursuit-pay-all = { $number ->
    [one] Payer
   *[other] Tout payer dans cet ordre ({ $number })
}
page-pursuit-pay-some = { $number ->
    [one] Payer la seule qui peut l’être
   *[other] Payer les { $number } qui peuvent l’être
}
page-pursuit-afterwards = Vous aurez alors
page-pursuit-then = jusqu’ici
page-pursuit-pay = Payer
page-pursuit-let-go = Laisser partir
page-pursuit-later = Seulement après celles du dessus : { $why }.
page-pursuit-cannot = Impossible à payer : { $why }.
page-pursuit-saves = { $number ->
    [one] Votre bonheur à court terme rend cela moins cher : choisissez 1 ressource à garder.
   *[other] Votre bonheur à court terme rend cela moins cher : choisissez jusqu’à { $number } ressources à garder.
}
page-pursuit-adds = { $number ->
    [one] Votre bonheur à court terme est négatif : choisissez 1 ressource de plus à payer.
   *[other] Votre bonheur à court terme est négatif : choisissez { $number } ressources de plus à payer.
}
page-pursuit-you-pay = Vous payez

## Demandé une fois de plus

page-pursuit-sure-dying = Ce stress mettrait fin à votre vie. Le faire quand même ?
page-pursuit-sure-give-up = La carte quitte votre vie pour de bon, au prix de 1 stress et de 1 bonheur à court terme. L’abandonner ?
page-pursuit-sure-unpaid = Sans entretien, la carte est perdue et ne rapporte rien ; vous prenez 1 stress et perdez 1 bonheur à court terme.
page-pursuit-sure-job = On n’a qu’un seul métier : vous quittez l’actuel. Changer ?
page-pursuit-sure-slots = Tous vos emplacements sont pris : celui-ci donne 1 stress maintenant, et encore à chaque manche. Le prendre ?

## La fin

page-end-score-pursuit = { $points } de bonheur à long terme
page-end-unit-pursuit = de bonheur à long terme
page-pursuit-condition-lth = Au moins { $target } de bonheur à long terme
page-pursuit-goal-won = atteint par { $name }
page-pursuit-goal-open = atteint par personne seul

## La liste des cartes

page-rules-kind-project = Projets
page-rules-kind-item = Objets et activités
page-rules-kind-job = Métiers
page-rules-kind-partner = Partenaires
page-rules-kind-trait = Talents nés

## Les valeurs des règles de la maison

page-value-revised = Révisée
page-value-all_projects = Tous les paiements de projets
page-value-advance_only = Seulement la progression
page-value-pyramid = 3, 2 et 1 selon le niveau
page-value-even = 2 de chaque niveau
page-value-none = Rien
page-value-first_space = Retour à sa première case

page-game-pursuit = La Quête du Bonheur
    .sub = une vie, du premier béguin au dernier souffle
    .pitch = Emplois, partenaires, passions et folies : employez bien vos heures avant que le stress ne vous rattrape.

page-why-POH-R1 = Le stress de la vieillesse ne va pas avec les sections de la piste : 3, 4, 5 va avec quatre, 4, 6, 8 et 3, 6, 9 avec cinq.
page-why-POH-R40 = { page-why-starter }
page-why-POH-R51 = Il n’y a pas assez de talents pour autant de joueurs.
