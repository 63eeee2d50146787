# La Quête du Bonheur : tout le reste de ce qu’on lit à sa table.

pursuit-title = La Quête du Bonheur

pursuit-mode-standard = Normal
    .about = toute une vie, de l’adolescence à la vieillesse ; la vie la plus heureuse gagne
pursuit-mode-solo = En solo
    .about = remplir trois objectifs de vie et atteindre 50 points de bonheur à long terme en une vie

## Options de la table

pursuit-setting-starting_player = Qui commence ? Quelqu’un au hasard, ou la place de ce numéro.
pursuit-setting-edition = Quelle édition ? La première, ou la révisée avec ses règles sur le bonheur à court terme, 10 objectifs de vie et 10 talents nés.
pursuit-setting-sth_malus = Les projets coûtent-ils plus quand le bonheur à court terme est négatif ?
pursuit-setting-sth_discount_scope = Quand le bonheur à court terme rend-il les projets moins chers ? Chaque fois qu’on en paie un, ou seulement quand on y progresse.
pursuit-setting-hourglass_supply_limit = Combien de sabliers peut-on avoir au plus ? 0 : sans limite.
pursuit-setting-refresh_to_full = Une rangée renouvelée est-elle entièrement regarnie ? Sinon, chaque carte défaussée est remplacée par une nouvelle.
pursuit-setting-partners_refill = Un partenaire est-il remplacé dès que quelqu’un le prend ?
pursuit-setting-rows_follow_living_players = Les rangées rétrécissent-elles quand des joueurs meurent ?
pursuit-setting-spent_time_counts_as_rest = Les sabliers sur Temps écoulé font-ils de Se reposer une action répétée ?
pursuit-setting-lth_may_be_negative = Le bonheur à long terme peut-il descendre sous 0 ?
pursuit-setting-stress_sections = Combien de sabliers chaque section de la piste de stress ajoute-t-elle ou retire-t-elle ? Quatre sections vont avec un stress de vieillesse de 3,4,5.
pursuit-setting-old_age_stress = Combien de stress au début des manches 6, 7 et 8 ? Cela doit convenir à la piste de stress.
pursuit-setting-sth_limits = Où finit la piste du bonheur à court terme ?
pursuit-setting-job_deck = Combien y a-t-il de métiers de chaque genre ? 3, 2 et 1 selon le niveau, ou 2 de chaque niveau.
pursuit-setting-retirement = Peut-on prendre sa retraite d’un métier de niveau 3 ?
pursuit-setting-job_swap_penalty = Changer de métier coûte-t-il 1 point de stress et 1 point de bonheur à court terme ?
pursuit-setting-may_stop_before_death = Peut-on s’arrêter quand toute action vous tuerait ?
pursuit-setting-five_players = Un cinquième joueur peut-il jouer ? Il faut les dix talents nés de l’édition révisée.
pursuit-setting-good_health_in_leftmost_section = Que fait la bonne santé dans la section de gauche ? Rien, ou un retour à sa première case.
pursuit-setting-solo_goals_score = En solo, les objectifs de vie rapportent-ils aussi leur bonheur ?

## Les mots

pursuit-good-knowledge = savoir
pursuit-good-creativity = créativité
pursuit-good-influence = influence
pursuit-good-money = pièces
pursuit-amount-knowledge = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de savoir
pursuit-amount-creativity = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de créativité
pursuit-amount-influence = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} d’influence
pursuit-amount-money = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
pursuit-amount-hourglass = { $amount ->
    [one] { $amount } sablier
   *[other] { $amount } sabliers
}
pursuit-amount-sth = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de bonheur à court terme
pursuit-amount-lth = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de bonheur à long terme
pursuit-amount-stress = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de stress
pursuit-amount-relax = { $amount ->
    [one] détente
   *[other] détente ×{ $amount }
}
pursuit-amount-good_health = { $amount ->
    [one] bonne santé
   *[other] bonne santé ×{ $amount }
}
pursuit-amount-job = un métier de niveau { $amount } au moins
pursuit-amount-items = { $amount ->
    [one] un objet
   *[other] { $amount } objets
}
pursuit-amount-nothing = rien
pursuit-row-projects = projets
pursuit-row-items = objets et activités
pursuit-row-jobs = métiers
pursuit-row-partners = partenaires
pursuit-action-study = Étudier
pursuit-action-play = Jouer
pursuit-action-interact = Interagir
pursuit-action-temp_job = Petit boulot
pursuit-action-take_project = Prendre un projet
pursuit-action-spend = Dépenser
pursuit-action-get_job = Trouver un métier
pursuit-action-develop_relationship = Développer une relation
pursuit-action-overtime = Heures supplémentaires
pursuit-action-rest = Se reposer
pursuit-age-teen = adolescence
pursuit-age-adult = âge adulte
pursuit-age-old_age = vieillesse
pursuit-phase-setup = mise en place
pursuit-phase-upkeep = entretien
pursuit-phase-action = actions
pursuit-phase-end_of_round = fin de manche
pursuit-phase-over = la fin
pursuit-kind-basic = projet de base
pursuit-kind-single = projet d’une manche
pursuit-kind-group = projet de groupe
pursuit-kind-item = objet
pursuit-kind-activity = activité
pursuit-kind-job = métier
pursuit-kind-partner = partenaire
pursuit-category-A = arts
pursuit-category-B = affaires
pursuit-category-C = culture
pursuit-category-H = santé
pursuit-category-P = politique
pursuit-category-S = vie sociale
pursuit-category-T = technique et sciences
pursuit-relation-1 = rendez-vous
pursuit-relation-2 = relation
pursuit-relation-3 = famille

## Les questions, une par genre de choix

pursuit-ask-ChooseTrait = Quel est votre talent né ?
pursuit-ask-PayUpkeep = Entretien : que payez-vous maintenant ?
pursuit-ask-TakeTurn = À vous. Que faites-vous de votre temps ?
pursuit-ask-GiveUpWithoutTurn = Il ne vous reste pas de sablier pour jouer cette manche. Abandonner une carte, ou en rester là ?
pursuit-ask-EndTurn = Votre action est faite. Finir votre tour ?
pursuit-ask-PayForProject = { $card } : que payez-vous en plus ou en moins ?
pursuit-ask-OrderReward = Par quoi commencez-vous ?

## Les groupes d’options

pursuit-group-board = Sur le plateau
pursuit-group-project = Projets
pursuit-group-spend = Objets et activités
pursuit-group-job = Travail
pursuit-group-love = Amour
pursuit-group-row = Avant l’action
    .about = sans sablier

## Les options

pursuit-option-keep = { $trait } : { $trait-ability }
pursuit-option-study = Étudier : { $gain }
pursuit-option-play = Jouer : { $gain }
pursuit-option-interact = Interagir : { $gain }
pursuit-option-temp-job = Petit boulot : { $gain }
pursuit-option-take = Prendre « { $card } », { $level-name } ({ $cost } → { $reward })
pursuit-option-join = Participer à « { $card } », { $level-name } ({ $cost } → { $reward })
pursuit-option-buy = Acheter : { $card }, { $level-name } ({ $cost } → { $reward })
pursuit-option-get-job = Prendre le métier { $card } ({ $cost } → { $reward })
pursuit-option-date = Sortir avec { $partner } (→ { $reward })
    .row = Sortir avec (→ { $reward })
    .cell = { $partner }
pursuit-option-deepen = Aller plus loin avec { $partner } : { $relation } (→ { $reward })
pursuit-option-overtime = Faire des heures supplémentaires : { $gain }, { $stress }
pursuit-option-rest = Se reposer
pursuit-option-advance = Progresser dans « { $card } » : { $level-name } ({ $cost } → { $reward })
pursuit-option-promote = Obtenir une promotion : { $card } ({ $cost } → { $reward })
pursuit-option-deadly = { " " }[vous en mourriez]
pursuit-option-stress = { " " }[stress +{ $stress }]
pursuit-option-retire = Prendre sa retraite
pursuit-option-refresh = Renouveler les { $row } (bonheur à court terme −1)
pursuit-option-give-up = Abandonner { $name } (stress +1, bonheur à court terme −1)
    .row = Abandonner (stress +1, bonheur à court terme −1)
    .cell = { $name }
pursuit-option-stop = S’arrêter pour cette manche : toute action vous tuerait
pursuit-option-end-turn = Finir votre tour
pursuit-option-pay = Garder { $name } ({ $cost } → { $reward })
pursuit-option-refuse = Laisser partir { $name } (stress +1, bonheur à court terme −1)
pursuit-option-save = Payer { $amounts } de moins
pursuit-option-add = Payer { $amounts } de plus
pursuit-option-first = { $part ->
    [0] La détente d’abord
    [1] La bonne santé d’abord
   *[2] Le stress d’abord
}

## Pourquoi quelque chose est impossible maintenant

pursuit-why-knowledge = il faut { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
} de savoir, vous en avez { $has }
pursuit-why-creativity = il faut { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
} de créativité, vous en avez { $has }
pursuit-why-influence = il faut { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
} d’influence, vous en avez { $has }
pursuit-why-money = il faut { $needs ->
    [one] { $needs } pièce
   *[other] { $needs } pièces
}, vous en avez { $has }
pursuit-why-hourglass = il faut { $needs ->
    [one] { $needs } sablier
   *[other] { $needs } sabliers
}, il vous en reste { $has }
pursuit-why-sth = vous n’avez plus de bonheur à court terme à perdre
pursuit-why-lth = vous n’avez plus de bonheur à long terme à perdre
pursuit-why-stress = c’est plus de stress que vous n’en supportez
pursuit-why-resources = il faut { $needs ->
    [one] { $needs } ressource qui convient
   *[other] { $needs } ressources qui conviennent
}, vous en avez { $has }
pursuit-why-two-roles = vous y tenez déjà deux rôles
pursuit-why-role-covered = ce rôle est pris
pursuit-why-show-knowledge = il faut posséder { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
} de savoir, vous en avez { $has }
pursuit-why-show-creativity = il faut posséder { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
} de créativité, vous en avez { $has }
pursuit-why-show-influence = il faut posséder { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
} d’influence, vous en avez { $has }
pursuit-why-show-money = il faut posséder { $needs ->
    [one] { $needs } pièce
   *[other] { $needs } pièces
}, vous en avez { $has }
pursuit-why-show-job = il faut un métier de niveau { $needs } au moins
pursuit-why-show-items = { $needs ->
    [one] il faut posséder un objet
   *[other] il faut posséder { $needs } objets, vous en avez { $has }
}
pursuit-why-highest-level = cette relation ne peut pas aller plus loin
pursuit-why-highest-job = vous avez déjà le métier le plus élevé
pursuit-why-no-higher-job = le métier suivant du même genre n’est pas sur le plateau
pursuit-why-job-level = seulement avec un métier de niveau { $needs }
pursuit-why-teen = fermé pendant l’adolescence
pursuit-why-old-age = fermé pendant la vieillesse
pursuit-why-no-marker-left = tous vos sabliers sont en jeu
pursuit-why-overtime-would-kill = ce stress vous tuerait
pursuit-why-something-harmless = vous pouvez encore agir sans mourir
pursuit-why-no-passing = à cette table, on ne passe pas
pursuit-why-teen-row = pas de métiers ni de partenaires pendant l’adolescence
pursuit-why-empty-row = la rangée est vide
pursuit-why-nothing-to-lose = vous n’avez plus de bonheur à perdre
pursuit-why-others-take-part = d’autres joueurs y participent
pursuit-why-activities-stay = les activités restent jusqu’à la fin de la manche
pursuit-why-after-the-action = on ne renouvelle une rangée qu’avant son action
pursuit-why-act-first = faites d’abord une action
pursuit-why-action-done = vous avez déjà fait votre action
pursuit-why-dearer-by-sth = votre bonheur à court terme est négatif : vous payez plus, pas moins
pursuit-why-discount = { $needs ->
    [0] votre bonheur à court terme ne vous fait rien économiser
   *[other] votre bonheur à court terme vous fait économiser { $needs } au plus
}
pursuit-why-level = cette carte n’a que { $needs } niveaux
pursuit-why-malus = { $needs ->
    [0] il n’y a rien de plus à payer
   *[other] il faut payer exactement { $needs } de plus
}
pursuit-why-more-than-it-costs = cela ne coûte pas autant
pursuit-why-no-job = vous n’avez pas de métier
pursuit-why-no-retirement = à cette table, on ne prend pas sa retraite
pursuit-why-not-due = cette carte n’a pas besoin d’entretien maintenant
pursuit-why-not-in-reward = cela ne fait pas partie de la récompense
pursuit-why-not-on-board = cette carte n’est pas sur le plateau
pursuit-why-not-open = ce projet de groupe n’est pas ouvert
pursuit-why-not-owned = vous n’en avez pas autant
pursuit-why-not-yours = vous n’avez pas cette carte
pursuit-why-other-job = seulement pour un métier du même genre, un niveau plus haut
pursuit-why-too-little-saved = vous ne pourriez pas payer le reste
pursuit-why-trait-not-dealt = vous n’avez pas reçu ce talent né
pursuit-what-keep = Garder un talent né
pursuit-what-study = Étudier
pursuit-what-play = Jouer
pursuit-what-interact = Interagir
pursuit-what-temp-job = Petit boulot
pursuit-what-take = Prendre un projet
pursuit-what-join = Participer à un projet
pursuit-what-buy = Acheter
pursuit-what-get-job = Trouver un métier
pursuit-what-date = Commencer une relation
pursuit-what-deepen = Aller plus loin dans une relation
pursuit-what-overtime = Faire des heures supplémentaires
pursuit-what-rest = Se reposer
pursuit-what-advance = Progresser dans un projet
pursuit-what-promote = Obtenir une promotion
pursuit-what-retire = Prendre sa retraite
pursuit-what-refresh = Renouveler une rangée
pursuit-what-give-up = Abandonner
pursuit-what-stop = S’arrêter pour cette manche
pursuit-what-end-turn = Finir votre tour
pursuit-what-pay = Garder
pursuit-what-refuse = Laisser partir
pursuit-what-save = Payer moins
pursuit-what-add = Payer plus
pursuit-what-first = Choisir l’ordre
pursuit-detail = { $card } : { $level }

## Ce qui s’est passé

pursuit-log-game-started = { $who } commence.
pursuit-log-goal-drawn = Objectif de vie : { $goal }.
pursuit-log-trait-dealt = { $who } peut choisir le talent né { $trait }.
pursuit-log-trait-kept = Talent né { $who-of } : { $trait }.
pursuit-log-gained = { $who } gagne { $amounts }.
    .tail = Gagne { $amounts }.
pursuit-log-paid = { $who } paie { $amounts }.
    .tail = Paie { $amounts }.
pursuit-log-hourglasses-gained = { $who } reçoit { $hourglasses ->
    [one] { $hourglasses } sablier
   *[other] { $hourglasses } sabliers
} de plus.
    .tail = Sabliers +{ $hourglasses }.
pursuit-log-stress-moved = Le stress { $who-of } { $way ->
    [up] monte
   *[down] baisse
} de { $by } : case { $space }.
    .tail = Stress { $step } (case { $space }).
pursuit-log-sth-moved = Le bonheur à court terme { $who-of } { $way ->
    [up] monte
   *[down] descend
} à { $signed }.
    .tail = Bonheur à court terme { $signed }.
pursuit-log-lth-moved = { $way ->
    [up] { $who } gagne { $by ->
        [one] { $by } point
       *[other] { $by } points
    } de bonheur à long terme et en a { $lth }
   *[down] { $who } perd { $by ->
        [one] { $by } point
       *[other] { $by } points
    } de bonheur à long terme et en a { $lth }
}.
    .tail = Bonheur à long terme { $step } ({ $lth }).
pursuit-log-died = { $who } meurt à la manche { $round }. Quelle vie !
pursuit-log-card-dealt = Nouveau parmi les { $row } : { $card }.
    .item = { $card }
    .several = Nouveau sur le plateau : { $list }.
pursuit-log-pile-reshuffled = La défausse des { $row } est mélangée et forme une nouvelle pioche ({ $cards }).
pursuit-log-row-refreshed = { $who } renouvelle les { $row }.
pursuit-log-round-started = Manche { $round } : { $age }
pursuit-log-old-age-came = La vieillesse apporte { $stress ->
    [one] { $stress } point
   *[other] { $stress } points
} de stress à tout le monde.
pursuit-log-hourglasses-set = { $who } a { $hourglasses ->
    [one] { $hourglasses } sablier
   *[other] { $hourglasses } sabliers
}.
    .item = { $who } { $hourglasses }
    .several = Sabliers : { $list }.
pursuit-log-slots-stressed = { $who } fait { $cards } choses à la fois : stress +{ $stress }.
pursuit-log-partners-stressed = { $who } a { $cards } partenaires : stress +{ $stress }.
pursuit-log-pension-paid = { $who } touche une retraite de { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}.
pursuit-log-upkeep-paid = { $who } garde { $card }.
pursuit-log-upkeep-unpaid = { $who } ne paie pas l’entretien : { $card } s’en va.
pursuit-log-action-taken = { $who } : { $action }.
pursuit-log-repeat-spared = Question d’organisation : { $who } répète une action sans stress.
pursuit-log-project-taken = { $who } se lance dans « { $card } » : { $level-name }.
pursuit-log-group-joined = { $who } participe au projet « { $card } » { $owner-of } : { $role-name }.
pursuit-log-level-reached = { $who } progresse dans « { $card } » : { $level-name }.
pursuit-log-project-finished = { $who } achève « { $card } ».
pursuit-log-bought = { $who } s’offre : { $card }, { $level-name }.
pursuit-log-hired = { $who } trouve un métier : { $card }.
pursuit-log-job-left = { $who } quitte son métier : { $card }.
pursuit-log-promoted = Promotion { $who-of } : { $card }, après { $from }.
pursuit-log-retired = { $who } prend sa retraite : { $card }.
pursuit-log-dated = { $who } sort avec { $partner }.
pursuit-log-deepened = { $who } et { $partner } : { $relation }.
pursuit-log-rested = { $who } se repose.
pursuit-log-card-given-up = { $who } abandonne { $card }.
pursuit-log-stopped = { $who } s’arrête pour cette manche.
pursuit-log-group-rewarded = « { $card } » : { $roles ->
    [one] { $roles } rôle tenu
   *[other] { $roles } rôles tenus
}, dont { $own } par { $who }.
pursuit-log-set-aside = { $who } garde un beau souvenir : { $card }.
pursuit-log-first-player-found = { $who } commence la prochaine manche.
pursuit-log-sth-reset = Le bonheur à court terme de tous revient à 0.
pursuit-log-action-opened = { $action } est maintenant possible.
pursuit-log-action-closed = { $action } n’est plus possible.
pursuit-log-inherited = { $who } laisse un héritage.
pursuit-log-goal-achieved = { $who } remplit « { $goal } » (+{ $lth }).
pursuit-log-goal-missed = Personne ne remplit « { $goal } ».
pursuit-log-game-ended = Tout le monde est mort. C’étaient de belles vies.

## Comment la partie s’est terminée

pursuit-ending-last_death = le dernier joueur est mort
pursuit-source-projects = projets
pursuit-source-items = objets
pursuit-source-activities = activités
pursuit-source-jobs = métiers
pursuit-source-partners = partenaires
pursuit-source-overflow = bonheur à court terme au-delà de la piste
pursuit-source-inheritance = héritage
pursuit-source-life_goals = objectifs de vie
pursuit-source-trait = talent né
pursuit-tie-shared = Même bonheur : la victoire est partagée.
pursuit-winner = { $number ->
    [one] { $winners } a eu la vie la plus heureuse : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } de bonheur à long terme.
   *[other] { $winners } ont eu les vies les plus heureuses : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } de bonheur à long terme chacun.
}
pursuit-score = Bonheur
pursuit-won = Vous gagnez : { $met } objectifs de vie sur { $goals } et { $lth } points de bonheur à long terme. Il en fallait { $target }.
pursuit-lost = Vous perdez : { $met ->
    [one] { $met } objectif de vie
   *[other] { $met } objectifs de vie
} sur { $goals } et { $lth ->
    [one] { $lth } point
   *[other] { $lth } points
} de bonheur à long terme. Il fallait tous les objectifs et { $target } points.

## Le terminal

pursuit-screen-title = La Quête du Bonheur{ $round ->
    [0] { "" }
   *[other] , manche { $round } : { $age }, { $phase }
}
screen-pursuit-years = Années
screen-pursuit-board = Plateau
screen-pursuit-projects = Projets
screen-pursuit-items = À acheter
screen-pursuit-jobs = Métiers
screen-pursuit-partners = Partenaires
screen-pursuit-groups = Ensemble
screen-pursuit-stress = Stress
screen-pursuit-sth = Court terme
screen-pursuit-talent = Talent né
screen-pursuit-next = Ensuite
screen-pursuit-upkeep = Entretien
screen-pursuit-warning = Vieillesse
pursuit-screen-closed = { $action } (fermé)
pursuit-screen-card = { $card } ({ $kind })
pursuit-screen-job = { $card } (niveau { $level })
pursuit-screen-goal = { $goal } : { $condition } ({ $standing })
pursuit-screen-counters = bonheur { $lth }, court terme { $sth }  stress { $stress }/{ $last }  sabliers { $hourglasses }
pursuit-screen-dead = bonheur { $lth }   décès : manche { $round }
pursuit-screen-behind = achevés : projets { $projects }, activités { $activities }
pursuit-screen-stress = { $track }   prochaine manche : { $hourglasses ->
    [one] { $hourglasses } sablier
   *[other] { $hourglasses } sabliers
}
pursuit-screen-sth = { $track }   au-dessus de 0, les projets coûtent moins
pursuit-screen-priced = { $name } ({ $cost } → { $reward })
pursuit-screen-warning = la prochaine manche apporte { $stress } points de stress à tout le monde

hint-when-pursuit = d’ici quelques sabliers
