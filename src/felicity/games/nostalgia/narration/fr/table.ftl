# Nostalgie : tout ce qu’on lit en plus des mots de La Quête du Bonheur.

nostalgia-title = La Quête du Bonheur : Nostalgie
nostalgia-mode-standard = { pursuit-mode-standard }
    .about = une vie entière avec des souvenirs à réaliser ; la vie la plus heureuse gagne
nostalgia-mode-solo = { pursuit-mode-solo }
    .about = atteindre trois objectifs de vie et 55 de bonheur à long terme en une vie

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
nostalgia-setting-trigger_choice = Qui décide entre plusieurs déclencheurs passifs ? Le joueur, ou la carte la plus ancienne passe d’abord.
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
nostalgia-deed-get_job = trouver un emploi
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
nostalgia-deed-promotion = être promu
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

nostalgia-ask-EndTurn = Placer ou abandonner une carte, ou finir le tour ?
nostalgia-ask-ChooseTrigger = Quel souvenir cela réveille-t-il ?
nostalgia-ask-PayForMemory = « { $nostalgia } » : quelles ressources votre bonheur à court terme épargne-t-il ou ajoute-t-il ?
nostalgia-ask-DrawFromStock = Il ne reste rien. Prenez-vous quelque chose sur « { $nostalgia } » ?
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
nostalgia-option-drop = Oublier « { $nostalgia } » (−1 bonheur à court terme)
nostalgia-option-tick = « { $nostalgia } » (→ { $reward })
nostalgia-option-draw = Prendre { $reward }
nostalgia-option-leave = Tout laisser sur la carte
nostalgia-option-meet = Vivre avec { $partner } (→ { $reward })

## Pourquoi quelque chose est impossible maintenant

nostalgia-why-no-free-place = votre plateau Nostalgie n’a pas d’emplacement libre
nostalgia-why-has-check = ce déclencheur a déjà sa coche
nostalgia-why-trigger-missing = il faut d’abord activer les deux déclencheurs
nostalgia-why-choice-made = le choix est fait
nostalgia-why-not-yet = la carte n’a pas encore atteint ce niveau
nostalgia-why-top-level = la carte n’a pas d’autre niveau
nostalgia-why-used = elle a servi pendant cette manche
nostalgia-why-project-level = seulement pour le dernier niveau d’un projet
nostalgia-why-time-resources = il n’y a pas assez de ressources pour le niveau et pour le sablier
nostalgia-why-drop-after-action = les réminiscences s’abandonnent avant l’action
nostalgia-why-trigger-after-action = les déclencheurs s’activent avant l’action
nostalgia-why-no-time-skill = vous n’avez pas de compétence qui remplace un sablier
nostalgia-why-not-in-hand = vous n’avez pas cette carte en main
nostalgia-why-not-on-own-board = cette carte n’est pas sur votre plateau Nostalgie
nostalgia-why-still-in-hand = placez d’abord la carte sur votre plateau Nostalgie
nostalgia-why-realised-already = vous avez déjà réalisé cette carte
nostalgia-why-not-realised = vous n’avez pas réalisé cette carte
nostalgia-why-other-card = c’est une autre carte que celle dont il s’agit
nostalgia-why-other-category = les cartes de cette catégorie n’ont rien de tel
nostalgia-why-resources-for-time = { $needs ->
    [one] { $needs } ressource exactement remplace le sablier
   *[other] { $needs } ressources exactement remplacent le sablier
}
nostalgia-why-skill-after-action = les compétences s’utilisent avant l’action
nostalgia-why-skill-locked = la compétence se débloque au niveau 2
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

nostalgia-told-hand-dealt = { $who } reçoit { $cards } cartes Nostalgie.
nostalgia-told-nostalgia-dealt = { $who } peut rêver de « { $nostalgia } ».
    .item = { $nostalgia }
    .several = En main : { $list }.
nostalgia-told-placed = { $who } se souvient de « { $nostalgia } ».
nostalgia-told-dropped = { $who } oublie « { $nostalgia } ».
nostalgia-told-passive-triggered = Cela rappelle « { $nostalgia } » à { $who }.
nostalgia-told-active-triggered = { $who } fait quelque chose pour « { $nostalgia } ».
nostalgia-told-realised = { $who } réalise « { $nostalgia } ».
nostalgia-told-progressed = { $who } porte « { $nostalgia } » au niveau { $level }.
nostalgia-told-choice-made = { $who } fait le choix { $choice } de « { $nostalgia } ».
nostalgia-told-time-devoted = { $who } consacre du temps à « { $nostalgia } ».
nostalgia-told-skill-used = { $who } utilise « { $nostalgia } ».
nostalgia-told-skill-helped = « { $nostalgia } » aide { $who }.
nostalgia-told-time-replaced = { $who } gagne du temps sur « { $card } ».
nostalgia-told-stocked = « { $nostalgia } » garde { $amount } { $good } pour { $who }.
nostalgia-told-drawn = { $who } prend { $amount } { $good } sur « { $nostalgia } » ; reste { $left }.
nostalgia-told-partner-met = { $partner } vient vivre avec { $who }.
nostalgia-told-nobody-met = Il n’y avait personne à rencontrer pour { $who }.
nostalgia-told-personal-goal-met = { $who } atteint l’objectif de « { $nostalgia } » (+{ $lth }).
nostalgia-told-diary-read = Le journal { $who-of } compte { $resources } ressources (+{ $lth }).

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
nostalgia-side-goal-round = { $type }, commencer une relation et la porter au niveau { $level } en une manche : +{ $lth }
nostalgia-side-goal-pays = { $type }, payer au moins { $amounts } pour un projet : +{ $lth }
nostalgia-side-goal-have = { $type }, avoir { $amounts } : +{ $lth }
nostalgia-side-goal-measure = { $type }, { $measure }, au moins { $needs } : +{ $lth }
nostalgia-measure-money = pièces
nostalgia-measure-items = objets
nostalgia-measure-lived_longest = années vécues
nostalgia-measure-died_first = mort précoce
nostalgia-measure-finished_projects = projets achevés
nostalgia-measure-activities = activités
nostalgia-measure-highest_job = niveau du plus haut emploi
nostalgia-measure-relationship_levels = niveaux de relation
nostalgia-measure-one_resource = d’une ressource
nostalgia-measure-all_resources = ressources
nostalgia-measure-realised = cartes réalisées
nostalgia-measure-realised_levels = niveaux de cartes réalisées
nostalgia-side-skill-on = compétence, { $deed } : { $gain } de plus
nostalgia-side-skill-upkeep = compétence, chaque manche : { $gain }
nostalgia-side-skill-use = compétence, une fois par manche : 1 sablier → { $gain }
nostalgia-side-skill-stores = compétence : garde { $stock } ; en prendre { $portion } quand un paiement n’en laisse aucun
nostalgia-side-skill-inherits_by = compétence : à la fin 1 bonheur par { $resources } ressources quelconques
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

story-nostalgia-realised = { $when }, un souvenir se réalisait : « { $memory } ».
    .b = Un rêve d’enfance s’accomplissait { $when } : « { $memory } ».
story-nostalgia-memories = { $count } souvenirs se sont réalisés dans votre vie : { $list }.
story-nostalgia-promise = { $when }, vous teniez une promesse faite à vous-même : « { $memory } ».
story-nostalgia-forgotten = { $when }, vous laissiez partir « { $memory } ». On ne peut pas tout garder.

hint-when-nostalgia = d’ici quelques sabliers
