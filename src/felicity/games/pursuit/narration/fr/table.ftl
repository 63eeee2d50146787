# La Quête du Bonheur : tout le reste de ce qu’on lit à sa table.

pursuit-title = La Quête du Bonheur

pursuit-mode-standard = Normal
    .about = toute une vie, de l’adolescence à la vieillesse ; la vie la plus heureuse gagne
pursuit-mode-solo = En solo
    .about = atteindre trois objectifs de vie et 50 de bonheur à long terme en une vie

## Options de la table

pursuit-setting-starting_player = Qui commence ? Au hasard, ou la place de ce numéro.
pursuit-setting-edition = Quelle édition ? La première, ou la révisée avec ses règles sur le bonheur à court terme, 10 objectifs de vie et 10 talents.
pursuit-setting-sth_malus = Les projets coûtent-ils plus quand le bonheur à court terme est négatif ?
pursuit-setting-sth_discount_scope = Où le bonheur à court terme allège-t-il les projets ? Dans tous les paiements, ou seulement quand on les fait progresser.
pursuit-setting-hourglass_supply_limit = Combien de sabliers peut-on avoir au plus ? 0 : sans limite.
pursuit-setting-refresh_to_full = Une rangée renouvelée est-elle complétée ? Sinon, carte pour carte.
pursuit-setting-partners_refill = Un partenaire pris est-il remplacé aussitôt ?
pursuit-setting-rows_follow_living_players = Les rangées rétrécissent-elles quand des joueurs sont morts ?
pursuit-setting-spent_time_counts_as_rest = Les sabliers du temps écoulé font-ils d’un repos une action répétée ?
pursuit-setting-lth_may_be_negative = Le bonheur à long terme peut-il descendre sous 0 ?
pursuit-setting-stress_sections = Combien de sabliers en plus ou en moins dans chaque zone de la piste de stress ? Quatre zones vont avec un stress de vieillesse 3,4,5.
pursuit-setting-old_age_stress = Par combien de stress commencent les manches 6, 7 et 8 ? Il doit convenir à la piste.
pursuit-setting-sth_limits = Où finit la piste du bonheur à court terme ?
pursuit-setting-job_deck = Combien y a-t-il d’emplois de chaque genre ? 3, 2 et 1 selon le niveau, ou 2 de chaque niveau.
pursuit-setting-retirement = Peut-on prendre sa retraite d’un emploi de niveau 3 ?
pursuit-setting-job_swap_penalty = Changer d’emploi coûte-t-il 1 stress et 1 bonheur à court terme ?
pursuit-setting-may_stop_before_death = Peut-on s’arrêter quand toute action vous tuerait ?
pursuit-setting-five_players = Un cinquième joueur peut-il jouer ? Il faut les dix talents de l’édition révisée.
pursuit-setting-good_health_in_leftmost_section = Que fait la bonne santé dans la zone de gauche ? Rien, ou retour à sa première case.
pursuit-setting-solo_goals_score = Solo : les objectifs de vie rapportent-ils aussi leur bonheur ?

## Les mots

pursuit-good-knowledge = savoir
pursuit-good-creativity = créativité
pursuit-good-influence = influence
pursuit-good-money = pièces
pursuit-amount-knowledge = { $amount } savoir
pursuit-amount-creativity = { $amount } créativité
pursuit-amount-influence = { $amount } influence
pursuit-amount-money = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
pursuit-amount-hourglass = { $amount ->
    [one] { $amount } sablier
   *[other] { $amount } sabliers
}
pursuit-amount-sth = { $amount } bonheur à court terme
pursuit-amount-lth = { $amount } bonheur à long terme
pursuit-amount-stress = { $amount } de stress
pursuit-amount-relax = { $amount ->
    [one] détente
   *[other] détente ×{ $amount }
}
pursuit-amount-good_health = { $amount ->
    [one] bonne santé
   *[other] bonne santé ×{ $amount }
}
pursuit-amount-job = un emploi de niveau { $amount } au moins
pursuit-amount-items = { $amount ->
    [one] un objet
   *[other] { $amount } objets
}
pursuit-amount-nothing = rien
pursuit-row-projects = projets
pursuit-row-items = objets et activités
pursuit-row-jobs = emplois
pursuit-row-partners = partenaires
pursuit-action-study = Étudier
pursuit-action-play = Jouer
pursuit-action-interact = Interagir
pursuit-action-temp_job = Petit boulot
pursuit-action-take_project = Prendre un projet
pursuit-action-spend = Dépenser
pursuit-action-get_job = Trouver un emploi
pursuit-action-develop_relationship = Développer une relation
pursuit-action-overtime = Heures supplémentaires
pursuit-action-rest = Se reposer
pursuit-age-teen = adolescence
pursuit-age-adult = âge adulte
pursuit-age-old_age = vieillesse
pursuit-phase-setup = mise en place
pursuit-phase-upkeep = entretien
pursuit-phase-action = les actions
pursuit-phase-end_of_round = fin de manche
pursuit-phase-over = la fin
pursuit-kind-basic = projet de base
pursuit-kind-single = projet d’une manche
pursuit-kind-group = projet de groupe
pursuit-kind-item = objet
pursuit-kind-activity = activité
pursuit-kind-job = emploi
pursuit-kind-partner = partenaire
pursuit-category-A = les arts
pursuit-category-B = affaires
pursuit-category-C = la culture
pursuit-category-H = santé
pursuit-category-P = politique
pursuit-category-S = vie sociale
pursuit-category-T = technique et sciences
pursuit-relation-1 = rendez-vous
pursuit-relation-2 = relation
pursuit-relation-3 = famille

## Les questions, une par genre de choix

pursuit-ask-ChooseTrait = Quel talent avez-vous reçu à la naissance ?
pursuit-ask-PayUpkeep = Entretien : que payez-vous maintenant ?
pursuit-ask-TakeTurn = À vous. Que faites-vous de votre temps ?
pursuit-ask-GiveUpWithoutTurn = Vous n’avez pas de sablier pour jouer cette manche. Abandonner une carte, ou en rester là ?
pursuit-ask-EndTurn = Votre action est faite. Finir le tour ?
pursuit-ask-PayForProject = { $card } : quelles ressources votre bonheur à court terme épargne-t-il ou ajoute-t-il ?
pursuit-ask-OrderReward = Qu’est-ce qui vient d’abord ?

## Les groupes d’options

pursuit-group-board = Sur le plateau
pursuit-group-project = Les projets
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
pursuit-option-get-job = Devenir { $card } ({ $cost } → { $reward })
pursuit-option-date = Sortir avec { $partner } (→ { $reward })
    .row = Sortir avec (→ { $reward })
    .cell = { $partner }
pursuit-option-deepen = Aller plus loin avec { $partner } : { $relation } (→ { $reward })
pursuit-option-overtime = Faire des heures supplémentaires : { $gain }, { $stress }
pursuit-option-rest = Se reposer
pursuit-option-advance = Progresser dans « { $card } » : { $level-name } ({ $cost } → { $reward })
pursuit-option-promote = Obtenir une promotion : { $card } ({ $cost } → { $reward })
pursuit-option-deadly = { " " }[vous en mourriez]
pursuit-option-stress = { " " }[+{ $stress } stress]
pursuit-option-retire = Prendre sa retraite
pursuit-option-refresh = Renouveler les { $row } (−1 bonheur à court terme)
pursuit-option-give-up = Abandonner { $name } (1 de stress, −1 bonheur à court terme)
    .row = Abandonner (1 de stress, −1 bonheur à court terme)
    .cell = { $name }
pursuit-option-stop = S’arrêter pour cette manche : toute action vous tuerait
pursuit-option-end-turn = Finir le tour
pursuit-option-pay = Garder { $name } ({ $cost } → { $reward })
pursuit-option-refuse = Laisser partir { $name } (1 de stress, −1 bonheur à court terme)
pursuit-option-save = Épargner { $amounts }
pursuit-option-add = Ajouter { $amounts }
pursuit-option-first = { $part ->
    [0] La détente d’abord
    [1] La bonne santé d’abord
   *[2] Le stress d’abord
}

## Pourquoi quelque chose est impossible maintenant

pursuit-why-knowledge = il faut { $needs } savoir, vous en avez { $has }
pursuit-why-creativity = il faut { $needs } créativité, vous en avez { $has }
pursuit-why-influence = il faut { $needs } influence, vous en avez { $has }
pursuit-why-money = il faut { $needs ->
    [one] { $needs } pièce
   *[other] { $needs } pièces
}, vous en avez { $has }
pursuit-why-hourglass = il faut { $needs } sabliers, il en reste { $has }
pursuit-why-sth = il ne reste plus de bonheur à court terme à perdre
pursuit-why-lth = il ne reste plus de bonheur à long terme à perdre
pursuit-why-stress = vous ne supportez pas tant de stress
pursuit-why-resources = il faut { $needs } ressources qui conviennent, vous en avez { $has }
pursuit-why-two-roles = vous tenez déjà deux rôles
pursuit-why-role-covered = le rôle est pris
pursuit-why-show-knowledge = il faut montrer { $needs } savoir, vous en avez { $has }
pursuit-why-show-creativity = il faut montrer { $needs } créativité, vous en avez { $has }
pursuit-why-show-influence = il faut montrer { $needs } influence, vous en avez { $has }
pursuit-why-show-money = il faut montrer { $needs } pièces, vous en avez { $has }
pursuit-why-show-job = il faut montrer un emploi de niveau { $needs }
pursuit-why-show-items = { $needs ->
    [one] il faut montrer un objet
   *[other] il faut montrer { $needs } objets, vous en avez { $has }
}
pursuit-why-highest-level = il n’y a pas de relation plus proche
pursuit-why-highest-job = il n’y a pas d’emploi plus élevé
pursuit-why-no-higher-job = aucun emploi du même genre, un niveau plus haut, n’est sur le plateau
pursuit-why-job-level = seulement d’un emploi de niveau { $needs }
pursuit-why-teen = fermé pendant l’adolescence
pursuit-why-old-age = fermé pendant la vieillesse
pursuit-why-no-marker-left = tous les sabliers de votre couleur sont en jeu
pursuit-why-overtime-would-kill = son stress vous tuerait
pursuit-why-something-harmless = vous pouvez encore agir sans mourir
pursuit-why-no-passing = personne ne passe à cette table
pursuit-why-teen-row = ni emplois ni partenaires pendant l’adolescence
pursuit-why-empty-row = la rangée est vide
pursuit-why-nothing-to-lose = il ne reste plus de bonheur à perdre
pursuit-why-others-take-part = d’autres y participent
pursuit-why-activities-stay = les activités restent jusqu’à la fin de la manche
pursuit-why-after-the-action = les rangées se renouvellent avant l’action
pursuit-why-act-first = faites d’abord une action
pursuit-why-action-done = vous avez fait votre action
pursuit-why-dearer-by-sth = votre bonheur à court terme est négatif : vous payez plus, pas moins
pursuit-why-discount = { $needs ->
    [0] votre bonheur à court terme n’épargne rien
   *[other] votre bonheur à court terme épargne { $needs } au plus
}
pursuit-why-level = cette carte a { $needs } niveaux
pursuit-why-malus = { $needs ->
    [0] il n’y a rien à ajouter
   *[other] il faut ajouter exactement { $needs }
}
pursuit-why-more-than-it-costs = cela n’en coûte pas autant
pursuit-why-no-job = vous n’avez pas d’emploi
pursuit-why-no-retirement = personne ne prend sa retraite à cette table
pursuit-why-not-due = cette carte n’a pas besoin d’entretien maintenant
pursuit-why-not-in-reward = cela ne fait pas partie de la récompense
pursuit-why-not-on-board = cette carte n’est pas sur le plateau
pursuit-why-not-open = ce projet de groupe n’est pas ouvert
pursuit-why-not-owned = vous n’en avez pas autant
pursuit-why-not-yours = cette carte n’est pas devant vous
pursuit-why-other-job = seulement pour un emploi du même genre, un niveau plus haut
pursuit-why-too-little-saved = vous ne pourriez pas payer le reste
pursuit-why-trait-not-dealt = vous n’avez pas reçu ce talent
pursuit-what-keep = Garder un talent
pursuit-what-study = Étudier
pursuit-what-play = Jouer
pursuit-what-interact = Interagir
pursuit-what-temp-job = Petit boulot
pursuit-what-take = Prendre un projet
pursuit-what-join = Participer à un projet
pursuit-what-buy = Acheter
pursuit-what-get-job = Trouver un emploi
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
pursuit-what-end-turn = Finir le tour
pursuit-what-pay = Garder
pursuit-what-refuse = Laisser partir
pursuit-what-save = Épargner
pursuit-what-add = Ajouter
pursuit-what-first = Choisir ce qui vient d’abord
pursuit-detail = { $card } : { $level }

## Ce qui s’est passé

pursuit-told-game-started = { $who } commence.
pursuit-told-goal-drawn = Un objectif de vie de cette partie : { $goal }.
pursuit-told-trait-dealt = { $who } peut choisir le talent { $trait }.
pursuit-told-trait-kept = { $who } a le talent { $trait }.
pursuit-told-gained = { $who } gagne { $amounts }.
    .tail = Gagne { $amounts }.
pursuit-told-paid = { $who } paie { $amounts }.
    .tail = Paie { $amounts }.
pursuit-told-hourglasses-gained = { $who } reçoit { $hourglasses ->
    [one] { $hourglasses } sablier
   *[other] { $hourglasses } sabliers
} de plus.
    .tail = Sabliers +{ $hourglasses }.
pursuit-told-stress-moved = Le stress { $who-of } { $way ->
    [up] monte
   *[down] baisse
} de { $by }, case { $space }.
    .tail = Stress { $step } (case { $space }).
pursuit-told-sth-moved = Le bonheur à court terme { $who-of } { $way ->
    [up] monte
   *[down] baisse
} à { $signed }.
    .tail = Bonheur à court terme { $signed }.
pursuit-told-lth-moved = { $way ->
    [up] { $who } gagne { $by } bonheur à long terme et en a { $lth }
   *[down] { $who } perd { $by } bonheur à long terme et en a { $lth }
}.
    .tail = Bonheur à long terme { $step } ({ $lth }).
pursuit-told-died = { $who } meurt dans la manche { $round }. Quelle vie !
pursuit-told-card-dealt = Nouveau parmi les { $row } : { $card }.
    .item = { $card }
    .several = Nouveau sur le plateau : { $list }.
pursuit-told-pile-reshuffled = La défausse des { $row } est mélangée ({ $cards }).
pursuit-told-row-refreshed = { $who } fait distribuer de nouveaux { $row }.
pursuit-told-round-started = Manche { $round } : { $age }
pursuit-told-old-age-came = Les années apportent { $stress } de stress à chacun.
pursuit-told-hourglasses-set = { $who } a { $hourglasses } sabliers.
    .item = { $who } { $hourglasses }
    .several = Sabliers : { $list }.
pursuit-told-slots-stressed = { $who } fait { $cards } choses à la fois : { $stress } de stress.
pursuit-told-partners-stressed = { $who } a { $cards } partenaires : { $stress } de stress.
pursuit-told-pension-paid = { $who } reçoit une retraite de { $money } pièces.
pursuit-told-upkeep-paid = { $who } garde { $card }.
pursuit-told-upkeep-unpaid = { $who } ne peut ou ne veut pas garder { $card }.
pursuit-told-action-taken = { $who } : { $action }.
pursuit-told-repeat-spared = Question d’organisation : { $who } répète sans stress.
pursuit-told-project-taken = { $who } se lance dans « { $card } » : { $level-name }.
pursuit-told-group-joined = { $who } participe au projet « { $card } » { $owner-of } : { $role-name }.
pursuit-told-level-reached = { $who } progresse dans « { $card } » : { $level-name }.
pursuit-told-project-finished = { $who } achève « { $card } ».
pursuit-told-bought = { $who } s’offre : { $card }, { $level-name }.
pursuit-told-hired = { $who } devient { $card }.
pursuit-told-job-left = { $who } cesse d’être { $card }.
pursuit-told-promoted = Promotion { $who-of } : { $from }, puis { $card }.
pursuit-told-retired = { $who } prend sa retraite ({ $card }).
pursuit-told-dated = { $who } sort avec { $partner }.
pursuit-told-deepened = { $who } et { $partner } : { $relation }.
pursuit-told-rested = { $who } se repose.
pursuit-told-card-given-up = { $who } abandonne { $card }.
pursuit-told-stopped = { $who } s’arrête pour cette manche.
pursuit-told-group-rewarded = « { $card } » : { $roles ->
    [one] { $roles } rôle tenu
   *[other] { $roles } rôles tenus
}, dont { $own } par { $who }.
pursuit-told-set-aside = { $who } garde un beau souvenir : { $card }.
pursuit-told-first-player-found = { $who } commence la prochaine manche.
pursuit-told-sth-reset = Le bonheur à court terme de chacun revient à 0.
pursuit-told-action-opened = { $action } est ouvert maintenant.
pursuit-told-action-closed = { $action } est fermé maintenant.
pursuit-told-inherited = { $who } laisse quelque chose derrière soi.
pursuit-told-goal-achieved = { $who } atteint « { $goal } » (+{ $lth }).
pursuit-told-goal-missed = Personne n’atteint « { $goal } ».
pursuit-told-game-ended = Tous sont morts. C’était une belle époque.

## Comment la partie s’est terminée

pursuit-ending-last_death = le dernier est mort
pursuit-source-projects = projets
pursuit-source-items = objets
pursuit-source-activities = activités
pursuit-source-jobs = emplois
pursuit-source-partners = partenaires
pursuit-source-overflow = bonheur à court terme hors piste
pursuit-source-inheritance = héritage
pursuit-source-life_goals = objectifs de vie
pursuit-source-trait = talent
pursuit-tie-shared = Même bonheur : la victoire est partagée.
pursuit-winner = { $number ->
    [one] { $winners } a eu la vie la plus heureuse : { $score } de bonheur à long terme.
   *[other] { $winners } ont eu les vies les plus heureuses : { $score } de bonheur à long terme pour chacun.
}
pursuit-score = Bonheur
pursuit-won = Vous gagnez : { $met } objectifs de vie sur { $goals } et { $lth } de bonheur à long terme ; il en fallait { $target }.
pursuit-lost = Vous perdez : { $met } objectifs de vie sur { $goals } et { $lth } de bonheur à long terme ; il fallait tous les objectifs et { $target }.

## Le terminal

pursuit-screen-title = La Quête du Bonheur{ $round ->
    [0] { "" }
   *[other] , manche { $round } : { $age }, { $phase }
}
screen-pursuit-years = Années
screen-pursuit-board = Plateau
screen-pursuit-projects = Projets
screen-pursuit-items = À acheter
screen-pursuit-jobs = Emplois
screen-pursuit-partners = Partenaires
screen-pursuit-groups = Ensemble
screen-pursuit-stress = Stress
screen-pursuit-sth = Court terme
screen-pursuit-talent = Talent
screen-pursuit-next = Ensuite
screen-pursuit-upkeep = Entretien
screen-pursuit-warning = Vieillesse
pursuit-screen-closed = { $action } (fermé)
pursuit-screen-card = { $card } ({ $kind })
pursuit-screen-job = { $card } (niveau { $level })
pursuit-screen-goal = { $goal } : { $condition } ({ $standing })
pursuit-screen-figures = bonheur { $lth }, court terme { $sth }  stress { $stress }/{ $last }  sabliers { $hourglasses }
pursuit-screen-dead = bonheur { $lth }   décès : manche { $round }
pursuit-screen-behind = souvenirs : projets { $projects }, activités { $activities }
pursuit-screen-stress = { $track }   prochaine manche : { $hourglasses } sabliers
pursuit-screen-sth = { $track }   au-dessus de 0, les projets coûtent moins
pursuit-screen-priced = { $name } ({ $cost } → { $reward })
pursuit-screen-warning = la prochaine manche apporte { $stress } de stress à chacun

hint-when-pursuit = d’ici quelques sabliers
