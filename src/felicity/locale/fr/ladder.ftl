## felicity ladder : quel robot est le meilleur

ladder-help-bots = Les robots à comparer, séparés par des virgules : des noms de robots, ou mcts:N pour une recherche de N itérations.
ladder-help-games = Combien de donnes ; chaque table joue les mêmes, et chacun avance d’une place après chaque partie.
ladder-help-players = Combien de places ; il faut au moins autant de robots différents. Par défaut, autant que de robots, jusqu’à 4.
ladder-head =
    { $title }, mode { $mode }, { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    } : { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }, graine { $seed }.
ladder-column-bot = Robot
ladder-column-rating = Cote
ladder-column-games = Parties
ladder-column-won = Gagné
ladder-column-interval = 95 %
ladder-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-note = Cotes OpenSkill, ± deux sigmas (95 % environ). Chacun part de 25 ± 16,7 ; si des intervalles se chevauchent, il faut plus de parties.
ladder-kept =
    Gardé sous la forme { $tables ->
        [one] d’une étude
       *[other] de { $tables } études
    }, que montre felicity lab list.
ladder-go-on = Arrêté. Les parties finies sont gardées : relancez la même commande pour continuer.
error-ladder-bots = Une échelle compare des robots : nommez-en au moins deux différents.
error-ladder-seats = Une échelle réunit des robots différents à une table : il en faut { $players } pour { $players } joueurs, et { $bots } sont nommés.
