## felicity ladder: which bot is better

ladder-help-bots = Who meets, with commas: names of bots, or mcts:N for a search of N iterations.
ladder-help-games = How many deals; at every table of the ladder the same ones are played, everybody moving one seat on after each.
ladder-help-players = How many seats; as many different bots are needed. As many as bots, up to 4, if absent.
ladder-head =
    { $title }, mode { $mode }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }.
ladder-column-bot = Bot
ladder-column-rating = Rating
ladder-column-games = Games
ladder-column-won = Won
ladder-column-interval = 95 %
ladder-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-note = Ratings by OpenSkill, ± two sigma: about 95 % sure. Everybody starts from 25 ± 16.7; where intervals overlap, more games are needed.
