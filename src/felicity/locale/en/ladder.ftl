## felicity ladder: which bot is better

ladder-help-bots = The bots to compare, separated by commas: names of bots, or mcts:N for a search of N iterations.
ladder-help-games = How many deals; every table plays the same ones, and everybody moves one seat on after each.
ladder-help-players = How many seats; you need at least as many different bots. By default as many as there are bots, up to 4.
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
ladder-note = OpenSkill ratings ± two sigma (about 95 %). Everybody starts at 25 ± 16.7; where intervals overlap, play more games.
ladder-kept =
    Kept as { $tables ->
        [one] a study
       *[other] { $tables } studies
    }, which felicity lab list shows.
ladder-go-on = Stopped. Finished games are kept: run the same command again to go on.
error-ladder-bots = A ladder compares bots: name at least two different ones.
error-ladder-seats = A ladder seats different bots at a table: { $players } players need as many, and { $bots } were named.
