# The laboratory: composing studies, watching them, reading what they say.

page-lab-title = Laboratory
page-lab-about = Ask a question about a game: bots play it many times, and the answer says how sure it is.
page-lab-open = Open the laboratory
page-lab-to-start = To the start page
page-lab-off = This server has no laboratory. On your own machine, “felicity play” has one; whoever runs this server can open it with “felicity serve --lab”.
page-lab-missing = The laboratory needs packages that aren’t installed here. This command installs them; then start Felicity again.

## Questions

page-lab-asks = What would you like to know?
page-lab-ask-role = Is a role too strong?
    .about = Counts how often each role wins among equal bots.
page-lab-ask-seat = Does it matter who begins?
    .about = Counts how often each seat and each place in the order wins among equal bots.
page-lab-ask-option = What does a house rule change?
    .about = Plays the same deals with and without it.
page-lab-ask-bot = Which bot is better?
    .about = Lets one play against others, in every seat in turn.
page-lab-ask-card = What if a card were different?
    .about = Changes one figure and plays the same deals again.

## The composer

page-lab-compose = A study of { $game }
page-lab-players = Players
page-lab-bots = Who plays?
page-lab-same-bots = The same bot in every seat
page-lab-bot-mcts = Search, { NUMBER($iterations) } iterations
page-lab-versus = Compare with
page-lab-versus-hint = One design shows how the game plays; a second shows what a change would do.
page-lab-versus-same = Both designs play the same deals, in the same seats.
page-lab-versus-none = Nothing
page-lab-versus-option = A house rule
page-lab-versus-card = A card
page-lab-versus-bots = Other bots
page-lab-versus-pack = House cards
page-lab-other-bots = Who plays in the second design?
page-lab-choose-pack = Choose house cards
page-lab-rule = House rule
page-lab-instead = instead of { $value }
page-lab-card-kind = Kind of card
page-lab-card = Card
page-lab-figure = Figure
page-lab-how-long = How long?
page-lab-fixed = A number of games
page-lab-until = Until precise enough
page-lab-games = Games
page-lab-width = Widest interval, in points
page-lab-more = Seed, seats, house rules
page-lab-seed = Seed
page-lab-seed-hint = The same seed deals the same games again.
page-lab-rotate = Everybody moves one seat on after each game
page-lab-rotate-hint = So that no bot profits from its seat.
page-lab-will-do = What this does
page-lab-does = Plays { $games } games of { $game } ({ $mode }) with { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $bots }.
page-lab-does-until = Plays { $game } ({ $mode }) with { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $bots }, until every interval is narrower than { $width } points, or for { $games } games at most.
page-lab-does-again = Then the same deals once more with this change: { $changes }.
page-lab-all-bots = { $bot } in every seat
page-lab-change = { $what }: { $value }
page-lab-house-cards = house cards “{ $name }”
page-lab-own-cards = the game’s own cards
page-lab-takes = Takes about { $time } here.
page-lab-known = This study is already here: Run shows it, or continues it.
page-lab-text = The study in short, for links, files and the terminal:
page-lab-run = Run
page-lab-link = Copy a link
page-lab-link-copied = The link is in your clipboard. It opens the laboratory with this study filled in.
page-lab-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
page-lab-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
page-lab-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}

## The list

page-lab-studies = Studies
page-lab-no-studies = None yet. Ask a question above and run it.
page-lab-study-title = { $game }, { $mode }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
page-lab-against = Compared with: { $changes }
page-lab-state-waiting = { $place ->
    [0] Waiting.
    [1] Next in the queue.
   *[other] Number { $place } in the queue.
}
page-lab-state-running = Running.
page-lab-state-paused = Paused.
page-lab-state-stopped = Stopped.
page-lab-state-finished = Finished.
page-lab-state-failed = Failed.
page-lab-state-outdated = Played by older rules.
page-lab-deals-of = { $done } of { $deals } deals
page-lab-left = About { $time } left
page-lab-pause = Pause
page-lab-resume = Go on
page-lab-cancel = Stop
page-lab-remove = Delete

## The answer

page-lab-answer-none = The first figures come after a few games.
page-lab-answer-odd = { $kind ->
    [roles] The { $name } wins { $rate } of games ({ $low } to { $high }), where { $even } would be even: { $verdict }.
   *[other] { $name } wins { $rate } of games ({ $low } to { $high }), where { $even } would be even: { $verdict }.
}
page-lab-verdict-role-strong = too strong for these bots
page-lab-verdict-role-weak = too weak for these bots
page-lab-verdict-bot-strong = it plays better
page-lab-verdict-bot-weak = it plays worse
page-lab-verdict-turn-strong = an advantage for these bots
page-lab-verdict-turn-weak = a disadvantage for these bots
page-lab-answer-even = { $family ->
    [roles] No role
    [bots] No bot
   *[other] No place in the order
} stands out: each may well win an even { $even } % of games, as far as intervals of up to { $width } points can tell.
page-lab-answer-together = The players win { $rate } of games ({ $low } to { $high }).
page-lab-answer-together-more = With the change the players’ win rate moves by { $value } points ({ $low } to { $high }).
page-lab-answer-more = { $kind ->
    [roles] With the change the { $name } wins { $value } points { $way ->
        [more] more
       *[less] less
    } often ({ $low } to { $high }).
   *[other] With the change { $name } wins { $value } points { $way ->
        [more] more
       *[less] less
    } often ({ $low } to { $high }).
}
page-lab-answer-same = The change makes no difference that couldn’t be chance; if there is one, it is at most { $bound } points of wins.
page-lab-answer-few = After { $deals ->
    [one] one deal
   *[other] { $deals } deals
} this is a first impression.
page-lab-answer-any = The interval holds however often you look and whenever you stop.
page-lab-answer-fixed = The interval holds for this number of games, in 95 of 100 studies.
page-lab-answer-bots = These figures show how the game goes when everybody plays like these bots.
page-lab-span = { $value } ({ $low } to { $high })
page-lab-turn = { $turn ->
    [1] First to play
    [2] Second to play
    [3] Third to play
    [4] Fourth to play
    [5] Fifth to play
   *[other] Place { $turn } in the order
}

## Charts and tables

page-lab-without = Without the change
page-lab-with = With the change
page-lab-this = This study
page-lab-first = First study
page-lab-second = Second study
page-lab-balance = Who wins
    .about = The share of games that each wins. A shared win is divided.
page-lab-wins-roles = Wins by role
page-lab-wins-bots = Wins by bot
page-lab-wins-seats = Wins by seat
page-lab-wins-turns = Wins by order of play
page-lab-more-roles = Change of wins by role, in points
page-lab-more-bots = Change of wins by bot, in points
page-lab-more-seats = Change of wins by seat, in points
page-lab-more-turns = Change of wins by order of play, in points
page-lab-one-roles = Role
page-lab-one-bots = Bot
page-lab-one-seats = Seat
page-lab-one-turns = Order
page-lab-even = even: { $even } %
page-lab-no-change = no change
page-lab-column-more = Change
page-lab-column-surprising = Surprising
page-lab-yes = yes
page-lab-key-fixed = 95 %, for a number of games fixed beforehand
page-lab-key-any = whenever you stop looking
page-lab-key-surprising = surprising, also corrected for how many are looked at
page-lab-key-plain = may be chance
page-lab-difference = What the change does
    .about = The second design minus the first, deal by deal: what chance would add is gone.
page-lab-effects = Effect and association
    .about = What changing a card does, next to how its owners fared without the change.
page-lab-effect-title = { $card }: points
page-lab-association = had it or not
page-lab-effect = same deals, changed
page-lab-course = How the answer became clear
    .about = The intervals that hold whenever you stop looking, after so many deals. The dashed line marks equal chances, or no change.
page-lab-course-wins = Share of wins, by number of deals
page-lab-course-more = Change of wins in points, by number of deals
page-lab-deals = Deals
page-lab-spread = Length and points
page-lab-spread-rounds = How many rounds games take
page-lab-spread-scores = How many points players end with
page-lab-axis-rounds = Rounds
page-lab-axis-scores = Points
page-lab-mean = mean { $mean }
page-lab-sources = Where points come from
    .about = The average of each player and game.
page-lab-sources-chart = Points by source
page-lab-who = Who
page-lab-skill-about = How often one bot finishes ahead of the other at the same table. Half would be luck alone, always would be skill alone.
page-lab-luck = luck alone
page-lab-per-game = What a game is like
page-lab-per-game-head = Per game, on average
page-lab-ended = Ended: { $how }

## Games, files, comparisons

page-lab-games-list = Games, one by one
    .about = Every game of the study can be watched move by move.
page-lab-design = Design
page-lab-with-role = With the role
page-lab-with-bot = With the bot
page-lab-any = any
page-lab-sort = Order
page-lab-sort-number = As played
page-lab-sort-rounds = Longest first
page-lab-sort-margin = Clearest win first
page-lab-sort-score = Highest score first
page-lab-game = Game
page-lab-seats = Players and points
page-lab-won = (won)
page-lab-watch = Watch
page-lab-back = Back
page-lab-next = Next
page-lab-page = { $first } to { $last } of { $count }
page-lab-sql-title = Ask the rows something else
    .about = Every figure here is counted from the study’s rows, one for each game and seat. Whoever knows SQL can count something else.
page-lab-sql-open = Ask in SQL
page-lab-sql = A SELECT from the table rows
page-lab-sql-rows = What a row looks like
page-lab-sql-seats = Wins by order of play and bot
page-lab-sql-rounds = Points by length
page-lab-sql-go = Ask
page-lab-sql-answer = The answer
page-lab-sql-more = These are the first { $rows } rows of the answer.
page-lab-take = Take it along
    .about = Every chart can be saved too, below its table.
page-lab-file-csv = Rows as CSV
page-lab-file-parquet = Rows as Parquet
page-lab-file-json = Figures as JSON
page-lab-file-toml = Study as TOML
page-lab-file-py = Python program
page-lab-vary = Change this study
page-lab-compare = Compare with another study
    .about = Two studies of the same deals (game, mode, players and seed) are compared deal by deal.
page-lab-other-study = The other study
page-lab-compare-go = Compare
page-lab-none-alike = There is no other study of the same deals yet. “Change this study” begins one.
