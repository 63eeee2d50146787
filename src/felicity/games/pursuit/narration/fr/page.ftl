# La page de The Pursuit of Happiness.

page-pursuit-board = Le plateau
page-pursuit-life = Le cours d’une vie
page-pursuit-mat = Devant { $name }
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
   *[old_age] Vieil. { $at }
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

page-pursuit-space-take_project = du nouveau
page-pursuit-space-spend = acheter, profiter
page-pursuit-space-get_job = un revenu par manche
page-pursuit-space-develop_relationship = flirt, amour, famille
page-pursuit-again = stress +1 pour vous
page-pursuit-closed = fermée
page-pursuit-has-hourglasses = { $name } : { $number ->
    [one] 1 sablier
   *[other] { $number } sabliers
}
page-pursuit-spent = { $name } a { $number ->
    [one] 1 sablier
   *[other] { $number } sabliers
} sur Temps écoulé

## Les pistes

page-pursuit-stress = Stress
page-pursuit-section = { $number ->
    [one] { $number } sablier par manche
   *[other] { $number } sabliers par manche
}
page-pursuit-stress-of = { $name } : stress { $space }
page-pursuit-beyond = Au-delà de la dernière case, on meurt
page-pursuit-next-stress = { $fate ->
    [ends] C’est la dernière manche pour tout le monde.
    [dies] La prochaine manche apporte { $stress } de stress{ $age ->
        [0] {""}
       *[other] , dont { $age } à cause de l’âge
    } : vous mourriez. Repos, détente ou bonne santé peuvent vous sauver.
   *[lives] La prochaine manche apporte { $stress } de stress{ $age ->
        [0] {""}
       *[other] , dont { $age } à cause de l’âge
    } : vous survivriez, case { $space }.
}
page-pursuit-sth = Bonheur à court terme
page-pursuit-sth-about = Chaque point au-dessus de 0 rend les projets moins chers de 1 ressource. Celui qui en a le plus commence la manche suivante ; puis tout le monde revient à 0.
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
    [jobs] Pas de métier en ce moment.
    [partners] Personne à rencontrer en ce moment.
   *[other] Pas de carte en ce moment.
}
page-pursuit-pile = { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} dans la pioche
page-pursuit-refresh = Renouveler (bonheur à court terme −1)
page-pursuit-refresh-row = { $row ->
    [projects] De nouveaux projets (bonheur à court terme −1)
    [items] De nouveaux objets et activités (bonheur à court terme −1)
    [jobs] De nouveaux métiers (bonheur à court terme −1)
   *[partners] De nouveaux partenaires (bonheur à court terme −1)
}
page-pursuit-job-kind = { $type ->
    [science] métier scientifique
    [arts] métier artistique
   *[social] métier social
}, niveau { $level }
page-pursuit-free = gratuit
page-pursuit-hiring = embauche
page-pursuit-promotion = promotion
page-pursuit-every-round = chaque manche
page-pursuit-shows = posséder
page-pursuit-here = Vous êtes à ce niveau.
page-pursuit-role-of = tenu par la place { $seat }
page-pursuit-ladder = En fin de manche, pour chacun de vos rôles :
page-pursuit-roles = { $number ->
    [one] 1 rôle
   *[other] { $number } rôles
}
page-pursuit-roles-left = { $number ->
    [0] Vous ne pouvez plus prendre de rôle.
    [one] Vous pouvez prendre 1 rôle de plus.
   *[other] Vous pouvez prendre { $number } rôles de plus.
}

## Devant un joueur

page-pursuit-first = joue en premier
page-pursuit-died = décès à la manche { $round }
page-pursuit-alive = en vie
page-pursuit-slots = Projets, métier et partenaire
page-pursuit-overflow = stress +1 à chaque manche
page-pursuit-free-slot = libre pour un projet, un métier ou un partenaire
page-pursuit-possessions = Objets et activités
page-pursuit-memories = L’album de cette vie
    .of = L’album de cette vie : { $name }
page-pursuit-goals = Objectifs de vie
page-pursuit-goal-standing = vous { $mine }, meilleur adversaire { $best }
page-pursuit-goal-solo = { $has } sur { $target }
page-pursuit-target = au moins { $target } points de bonheur à long terme à la fin
page-pursuit-goal-at-death = se décide à la fin
page-pursuit-nothing-yet = pas encore de carte
page-pursuit-lived = { $number ->
    [one] 1 photo dans l’album
   *[other] { $number } photos dans l’album
}
page-pursuit-open = { $name } : voir toutes les cartes
page-pursuit-close = { $name } : cacher les cartes

## Ce qu’on peut faire

page-pursuit-welcome = Vous vivrez de l’adolescence à la vieillesse. À chaque manche, vous avez quelques sabliers ; chacun permet de faire une chose.
page-pursuit-welcome-together = Celui qui a le plus de bonheur à long terme à la fin gagne.
page-pursuit-welcome-alone = Vous gagnez si vous remplissez les trois objectifs de vie et atteignez { $target } points de bonheur à long terme.
page-pursuit-rest-wasted = Sans effet : votre stress ne peut pas baisser davantage dans cette section.
page-pursuit-start = Vous commencez avec
page-pursuit-time-left = { $number ->
    [one] votre dernier sablier
   *[other] encore { $number } sabliers sur { $of }
}
page-pursuit-on-cards = Sur vos cartes
page-pursuit-on-board = Sur le plateau
page-pursuit-free-of-time = Ne coûte pas de temps
page-pursuit-free-refresh = Renouveler une rangée
    .about = Chaque rangée coûte 1 point de bonheur à court terme.
page-pursuit-free-give-up = Abandonner une carte
    .about = Coûte 1 point de stress et 1 point de bonheur à court terme.
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
page-pursuit-promote = Obtenir la promotion
page-pursuit-give-up = L’abandonner

## Ce que quelqu’un a fait, en peu de mots sur sa plaque

page-pursuit-deed-project-taken = commence « { $card } »
page-pursuit-deed-group-joined = participe à « { $card } »
page-pursuit-deed-level-reached = niveau { $level } : { $card }
page-pursuit-deed-project-finished = achève « { $card } »
page-pursuit-deed-bought = s’offre : { $card }
page-pursuit-deed-hired = métier : { $card }
page-pursuit-deed-promoted = promotion : { $card }

## Entretien et paiements

page-pursuit-upkeep-about = Vos objets, votre métier et vos partenaires coûtent à chaque manche du temps, de l’argent ou des efforts, et rapportent quelque chose. Ce que rapporte une carte peut payer la suivante.
page-pursuit-pay-all = { $number ->
    [one] Payer
   *[other] Tout payer dans cet ordre ({ $number })
}
page-pursuit-pay-some = { $number ->
    [one] Payer la seule que vous pouvez payer
   *[other] Payer les { $number } que vous pouvez payer
}
page-pursuit-afterwards = Vous aurez alors
page-pursuit-then = jusqu’ici
page-pursuit-pay = Payer
page-pursuit-let-go = Laisser partir
page-pursuit-later = Payez d’abord celles du dessus : { $why }.
page-pursuit-cannot = Vous ne pouvez pas payer : { $why }.
page-pursuit-saves = { $number ->
    [one] Votre bonheur à court terme fait baisser le prix : choisissez 1 ressource à garder.
   *[other] Votre bonheur à court terme fait baisser le prix : choisissez jusqu’à { $number } ressources à garder.
}
page-pursuit-adds = { $number ->
    [one] Votre bonheur à court terme est négatif : choisissez 1 ressource de plus à payer.
   *[other] Votre bonheur à court terme est négatif : choisissez { $number } ressources de plus à payer.
}
page-pursuit-you-pay = Vous payez

## Demandé une fois de plus

page-pursuit-sure-dying = Ce stress vous tuerait. Le faire quand même ?
page-pursuit-sure-give-up = Vous perdez cette carte pour de bon, et cela vous coûte 1 point de stress et 1 point de bonheur à court terme. L’abandonner ?
page-pursuit-sure-unpaid = Sans entretien, vous perdez la carte et elle ne rapporte rien. Vous prenez aussi 1 point de stress et perdez 1 point de bonheur à court terme.
page-pursuit-sure-job = On n’a qu’un métier à la fois : si vous prenez celui-ci, vous quittez le vôtre. Changer ?
page-pursuit-sure-slots = Tous vos emplacements sont pris : une carte de plus coûte 1 point de stress maintenant, et 1 de plus à chaque manche. La prendre ?

## La fin

page-end-score-pursuit = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de bonheur à long terme
page-end-unit-pursuit = points de bonheur à long terme
page-pursuit-condition-lth = Au moins { $target } points de bonheur à long terme
page-pursuit-goal-won = rempli par { $name }
page-pursuit-goal-open = personne n’est seul en tête

## La liste des cartes

page-rules-kind-project = Projets
page-rules-kind-item = Objets et activités
page-rules-kind-job = Métiers
page-rules-kind-partner = Partenaires
page-rules-kind-trait = Talents nés

## Les valeurs des règles de la maison

page-value-revised = Révisée
page-value-all_projects = Chaque fois qu’on paie un projet
page-value-advance_only = Seulement quand on y progresse
page-value-pyramid = 3, 2 et 1 selon le niveau
page-value-even = 2 de chaque niveau
page-value-none = Rien
page-value-first_space = Retour à sa première case

page-game-pursuit = La Quête du Bonheur
    .sub = une vie, du premier béguin au dernier souffle
    .pitch = Métiers, partenaires, passions et folies : employez bien vos heures avant que le stress ne vous rattrape.

page-why-POH-R1 = Ce stress de vieillesse ne va pas avec la piste : prenez 3, 4, 5 avec quatre sections, et 4, 6, 8 ou 3, 6, 9 avec cinq.
page-why-POH-R40 = { page-why-starter }
page-why-POH-R51 = Il n’y a pas assez de talents nés pour autant de joueurs.

## Moments forts et avis

page-pursuit-moment-age = { $age ->
    [teen] { $who ->
        [you] Vous êtes ado
       *[all] Tout le monde est ado
    }
   *[other] { $who ->
        [you] Vous avez { $years } ans
       *[all] Tout le monde a { $years } ans
    }
}
page-pursuit-moment-years = L’âge vous apporte { $stress } de stress.
page-pursuit-moment-time = { $number ->
    [one] Vous avez 1 sablier.
   *[other] Vous avez { $number } sabliers.
}
page-pursuit-moment-date = Premier rendez-vous avec { $name }
page-pursuit-moment-couple = { $name } et vous êtes en couple
page-pursuit-moment-family = { $name } et vous fondez une famille
page-pursuit-moment-job = Nouveau métier : { $name }
page-pursuit-moment-promoted = Promotion : { $name }
page-pursuit-moment-retired = Retraite : { $name }
page-pursuit-moment-finished = Terminé : { $name }
page-pursuit-moment-goal = Objectif de vie rempli : { $name } (+{ $lth })
page-pursuit-moment-death = Votre vie s’achève ici
page-pursuit-moment-stress = { $way ->
    [worse] Trop de stress
   *[better] Moins de stress
}
page-pursuit-moment-stress-time = { $number ->
    [one] 1 sablier
   *[other] { $number } sabliers
} de { $way ->
    [worse] moins à la prochaine manche
   *[better] plus à la prochaine manche
}
page-pursuit-unpayable = Vous n’aviez pas de quoi payer.
page-pursuit-compare = Comparer avec ses voisines

## The end page

# A life may end as the next round begins.
page-end-after-pursuit = Après { $rounds ->
    [one] { $rounds } manche complète
   *[other] { $rounds } manches complètes
} : { $why }.
