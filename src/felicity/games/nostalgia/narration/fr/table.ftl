# Nostalgie : tout ce qu’on lit en plus des mots de La Quête du Bonheur.

nostalgia-title = La Quête du Bonheur : Nostalgie
nostalgia-mode-standard = { pursuit-mode-standard }
    .about = toute une vie, avec des souvenirs à réaliser ; la vie la plus heureuse gagne
nostalgia-mode-solo = { pursuit-mode-solo }
    .about = remplir trois objectifs de vie et atteindre 55 points de bonheur à long terme en une vie

## Les options de la table

nostalgia-setting-starting_player = { pursuit-setting-starting_player }
nostalgia-setting-edition = { pursuit-setting-edition }
nostalgia-setting-sth_malus = { pursuit-setting-sth_malus }
nostalgia-setting-sth_discount_scope = { pursuit-setting-sth_discount_scope }
nostalgia-setting-hourglass_supply_limit = { pursuit-setting-hourglass_supply_limit }
nostalgia-setting-refresh_to_full = { pursuit-setting-refresh_to_full }
nostalgia-setting-partners_refill = { pursuit-setting-partners_refill }
nostalgia-setting-rows_follow_living_players = { pursuit-setting-rows_follow_living_players }
nostalgia-setting-spent_time_counts_as_rest = { pursuit-setting-spent_time_counts_as_rest }
nostalgia-setting-lth_may_be_negative = { pursuit-setting-lth_may_be_negative }
nostalgia-setting-stress_sections = { pursuit-setting-stress_sections }
nostalgia-setting-old_age_stress = { pursuit-setting-old_age_stress }
nostalgia-setting-sth_limits = { pursuit-setting-sth_limits }
nostalgia-setting-job_deck = { pursuit-setting-job_deck }
nostalgia-setting-retirement = { pursuit-setting-retirement }
nostalgia-setting-job_swap_penalty = { pursuit-setting-job_swap_penalty }
nostalgia-setting-may_stop_before_death = { pursuit-setting-may_stop_before_death }
nostalgia-setting-five_players = { pursuit-setting-five_players }
nostalgia-setting-good_health_in_leftmost_section = { pursuit-setting-good_health_in_leftmost_section }
nostalgia-setting-solo_goals_score = { pursuit-setting-solo_goals_score }
nostalgia-setting-board_slots = Combien de réminiscences tiennent sur un plateau Nostalgie ?
nostalgia-setting-trigger_choice = Qui décide quand plusieurs déclencheurs passifs sont possibles ? Le joueur, ou la carte la plus ancienne passe d’abord.
nostalgia-setting-sth_affects_nostalgia_costs = Le bonheur à court terme change-t-il ce que coûtent les cartes Nostalgie ?
nostalgia-setting-diary_inheritance = Que compte le journal intime à la fin ? Chaque trio de ressources quelconques, ou chaque sorte possédée.

## Les mots

nostalgia-category-life_goal = objectif de vie
nostalgia-category-skill = compétence
nostalgia-category-choice = choix
nostalgia-category-repeatable = répétable
nostalgia-amount-partner = un partenaire de niveau { $amount }
nostalgia-deed-study = étudier
nostalgia-deed-play = jouer
nostalgia-deed-interact = interagir
nostalgia-deed-temp_job = faire un petit boulot
nostalgia-deed-take_project = prendre un projet ou y participer
nostalgia-deed-spend = dépenser
nostalgia-deed-get_job = trouver un métier
nostalgia-deed-develop_relationship = commencer ou approfondir une relation
nostalgia-deed-overtime = faire des heures supplémentaires
nostalgia-deed-rest = se reposer
nostalgia-deed-take_basic = prendre un projet de base
nostalgia-deed-take_single = prendre un projet d’une manche
nostalgia-deed-take_group = prendre un projet de groupe
nostalgia-deed-join_group = participer à un projet de groupe
nostalgia-deed-buy_item = acheter un objet
nostalgia-deed-buy_activity = acheter une activité
nostalgia-deed-start_relationship = commencer une relation
nostalgia-deed-deepen = approfondir une relation
nostalgia-deed-advance = progresser dans un projet
nostalgia-deed-finish_project = achever un projet
nostalgia-deed-promotion = obtenir une promotion
nostalgia-deed-realise = réaliser une réminiscence
nostalgia-deed-progress = progresser dans une réalisation
nostalgia-deed-determine = déterminer un choix
nostalgia-deed-devote = consacrer du temps à une passion
nostalgia-source-projects = { pursuit-source-projects }
nostalgia-source-items = { pursuit-source-items }
nostalgia-source-activities = { pursuit-source-activities }
nostalgia-source-jobs = { pursuit-source-jobs }
nostalgia-source-partners = { pursuit-source-partners }
nostalgia-source-overflow = { pursuit-source-overflow }
nostalgia-source-inheritance = { pursuit-source-inheritance }
nostalgia-source-life_goals = { pursuit-source-life_goals }
nostalgia-source-trait = { pursuit-source-trait }
nostalgia-source-nostalgia = souvenirs
nostalgia-ending-last_death = { pursuit-ending-last_death }
nostalgia-tie-shared = { pursuit-tie-shared }
nostalgia-score = { pursuit-score }

## Les questions

nostalgia-ask-EndTurn = Placer ou abandonner une carte, ou finir votre tour ?
nostalgia-ask-ChooseTrigger = Quel souvenir cela réveille-t-il ?
nostalgia-ask-PayForMemory = « { $nostalgia } » : que payez-vous en plus ou en moins ?
nostalgia-ask-DrawFromStock = Il ne vous en reste plus. En prendre sur « { $nostalgia } » ?
nostalgia-ask-PayForTime = « { $card } » : quelles ressources remplacent le sablier ?
nostalgia-ask-ChoosePartner = Qui entre dans votre vie ?

## Les options

nostalgia-group-memory = Souvenirs
nostalgia-option-place = Se souvenir de « { $nostalgia } » ({ $category })
nostalgia-option-activate = Activer « { $nostalgia } » ({ $cost } → { $reward })
nostalgia-option-realise = Réaliser « { $nostalgia } » ({ $cost } → { $reward })
nostalgia-option-progress = Progresser dans « { $nostalgia } » : niveau { $level } ({ $cost } → { $reward })
nostalgia-option-choose = « { $nostalgia } », choix { $choice } ({ $cost } → { $reward })
nostalgia-option-devote = Consacrer du temps à « { $nostalgia } » ({ $cost } → { $reward })
nostalgia-option-focus = Achever « { $card } » avec un sablier de moins
nostalgia-option-use = Utiliser « { $nostalgia } » ({ $cost } → { $reward })
nostalgia-option-drop = Oublier « { $nostalgia } » (bonheur à court terme −1)
nostalgia-option-tick = « { $nostalgia } » (→ { $reward })
nostalgia-option-draw = Prendre { $reward }
nostalgia-option-leave = Tout laisser sur la carte
nostalgia-option-meet = Vivre avec { $partner } (→ { $reward })

## Pourquoi quelque chose est impossible maintenant

nostalgia-why-no-free-place = votre plateau Nostalgie n’a pas d’emplacement libre
nostalgia-why-has-check = ce déclencheur est déjà coché
nostalgia-why-trigger-missing = activez d’abord les deux déclencheurs
nostalgia-why-choice-made = vous avez déjà fait ce choix
nostalgia-why-not-yet = la carte n’a pas encore atteint ce niveau
nostalgia-why-top-level = la carte n’a pas de niveau plus haut
nostalgia-why-used = vous l’avez déjà utilisée pendant cette manche
nostalgia-why-project-level = seulement pour le dernier niveau d’un projet
nostalgia-why-time-resources = vous n’avez pas assez de ressources pour le niveau et pour le sablier
nostalgia-why-drop-after-action = on n’oublie une réminiscence qu’avant son action
nostalgia-why-trigger-after-action = on n’active un déclencheur qu’avant son action
nostalgia-why-no-time-skill = vous n’avez pas de compétence qui remplace un sablier
nostalgia-why-not-in-hand = vous n’avez pas cette carte en main
nostalgia-why-not-on-own-board = cette carte n’est pas sur votre plateau Nostalgie
nostalgia-why-still-in-hand = placez d’abord la carte sur votre plateau Nostalgie
nostalgia-why-realised-already = vous avez déjà réalisé cette carte
nostalgia-why-not-realised = vous n’avez pas réalisé cette carte
nostalgia-why-other-card = il ne s’agit pas de cette carte
nostalgia-why-other-category = les cartes de cette catégorie n’ont pas cela
nostalgia-why-resources-for-time = { $needs ->
    [one] il faut exactement { $needs } ressource pour remplacer le sablier
   *[other] il faut exactement { $needs } ressources pour remplacer le sablier
}
nostalgia-why-skill-after-action = on n’utilise une compétence qu’avant son action
nostalgia-why-skill-locked = la compétence se déverrouille au niveau 2
nostalgia-why-trigger-not-met = votre action n’active pas ce déclencheur
nostalgia-what-place = Se souvenir
nostalgia-what-activate = Activer un déclencheur
nostalgia-what-realise = Réaliser une réminiscence
nostalgia-what-progress = Progresser dans une réalisation
nostalgia-what-choose = Déterminer un choix
nostalgia-what-devote = Consacrer du temps à une passion
nostalgia-what-focus = Achever un projet avec un sablier de moins
nostalgia-what-use = Utiliser une compétence
nostalgia-what-drop = Oublier une réminiscence
nostalgia-what-tick = Activer
nostalgia-what-draw = Prendre sur une carte
nostalgia-what-leave = Laisser là
nostalgia-what-meet = Vivre avec quelqu’un

## Ce qui s’est passé

nostalgia-log-hand-dealt = { $who } reçoit { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} Nostalgie.
nostalgia-log-nostalgia-dealt = { $who } peut rêver de « { $nostalgia } ».
    .item = { $nostalgia }
    .several = En main : { $list }.
nostalgia-log-placed = { $who } se souvient de « { $nostalgia } ».
nostalgia-log-dropped = { $who } oublie « { $nostalgia } ».
nostalgia-log-passive-triggered = Cela rappelle « { $nostalgia } » à { $who }.
nostalgia-log-active-triggered = { $who } paie le déclencheur actif de « { $nostalgia } ».
nostalgia-log-realised = { $who } réalise « { $nostalgia } ».
nostalgia-log-progressed = { $who } passe au niveau { $level } de « { $nostalgia } ».
nostalgia-log-choice-made = { $who } fait le choix { $choice } de « { $nostalgia } ».
nostalgia-log-time-devoted = { $who } consacre du temps à « { $nostalgia } ».
nostalgia-log-skill-used = { $who } utilise « { $nostalgia } ».
nostalgia-log-skill-helped = « { $nostalgia } » aide { $who }.
nostalgia-log-time-replaced = { $who } gagne du temps sur « { $card } ».
nostalgia-log-stocked = « { $nostalgia } » met de côté pour { $who } : { $good } { $amount }.
nostalgia-log-drawn = { $who } se sert sur « { $nostalgia } » : { $good } { $amount }, reste { $left }.
nostalgia-log-partner-met = { $partner } vient vivre avec { $who }.
nostalgia-log-nobody-met = { $who } n’avait personne à rencontrer.
nostalgia-log-personal-goal-met = { $who } remplit l’objectif de « { $nostalgia } » (+{ $lth }).
nostalgia-log-diary-read = Le journal intime { $who-of } compte { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
} (+{ $lth }).

## Les deux côtés d’une carte

nostalgia-side-passive = passif, { $deed } : { $reward }
nostalgia-side-active = actif : { $cost } → { $reward }
nostalgia-side-realise = réaliser : { $cost } → { $reward }
nostalgia-side-shown = réaliser : avoir { $cost } → { $reward }
nostalgia-side-level = niveau { $level } : { $cost } → { $reward }
nostalgia-side-choice = choix { $choice } : { $cost } → { $reward }
nostalgia-type-recurring = chaque fois
nostalgia-type-mid_game = une fois
nostalgia-type-end_game = à la fin
nostalgia-side-goal-on = { $type }, { $deed }{ $level ->
    [0] { "" }
   *[other] , niveau { $level }
} : +{ $lth }
nostalgia-side-goal-round = { $type }, commencer une relation et la mener au niveau { $level } en une manche : +{ $lth }
nostalgia-side-goal-pays = { $type }, payer au moins { $amounts } pour un projet : +{ $lth }
nostalgia-side-goal-have = { $type }, avoir { $amounts } : +{ $lth }
nostalgia-side-goal-measure = { $type }, { $measure }, au moins { $needs } : +{ $lth }
nostalgia-measure-money = pièces
nostalgia-measure-items = objets
nostalgia-measure-lived_longest = années vécues
nostalgia-measure-died_first = mort précoce
nostalgia-measure-finished_projects = projets achevés
nostalgia-measure-activities = activités
nostalgia-measure-highest_job = niveau du plus haut métier
nostalgia-measure-relationship_levels = niveaux de relation
nostalgia-measure-one_resource = d’une ressource
nostalgia-measure-all_resources = ressources
nostalgia-measure-realised = cartes réalisées
nostalgia-measure-realised_levels = niveaux de cartes réalisées
nostalgia-side-skill-on = compétence, { $deed } : { $gain } de plus
nostalgia-side-skill-upkeep = compétence, chaque manche : { $gain }
nostalgia-side-skill-use = compétence, une fois par manche : 1 sablier → { $gain }
nostalgia-side-skill-stores = compétence : garde { $stock } ; en prendre { $portion } quand un paiement n’en laisse aucun
nostalgia-side-skill-inherits_by = compétence : à la fin, 1 point de bonheur pour { $resources } ressources quelconques
nostalgia-side-skill-replaces_time = compétence : { $resources } ressources remplacent un sablier au dernier niveau d’un projet de base

## Le terminal

nostalgia-screen-title = Nostalgie{ $round ->
    [0] { "" }
   *[other] , manche { $round } : { $age }, { $phase }
}
nostalgia-screen-memory = { $name } ({ $text })
nostalgia-screen-realised = { $name } niveau { $level }
screen-nostalgia-board = Souvenirs
screen-nostalgia-hand = Main

## « Votre vie »

story-nostalgia-realised = { $when }, un souvenir s’est réalisé : « { $memory } ».
    .b = Un rêve d’enfance s’est accompli { $when } : « { $memory } ».
story-nostalgia-memories = { $count } souvenirs se sont réalisés dans votre vie : { $list }.
story-nostalgia-promise = { $when }, vous avez tenu une promesse faite à vous-même : « { $memory } ».
story-nostalgia-forgotten = { $when }, vous avez laissé partir « { $memory } ». On ne peut pas tout garder.

hint-when-nostalgia = d’ici quelques sabliers
