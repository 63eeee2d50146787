# Time: clocks, games by mail, vacation.

## Set-up

page-time = Time to think
page-time-pace-none = No clock
page-time-pace-quick = Quick
page-time-pace-steady = Steady
page-time-pace-relaxed = Relaxed
page-time-pace-days = By mail
page-time-days = For every move
page-time-days-count = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-time-then = When time is up
page-time-then-move = A bot plays the move
    .about = When time is up, a bot plays that move.
page-time-then-bot = A bot takes over
    .about = When time is up, a bot takes over until the player comes back.
page-time-then-end = The game ends
    .about = When time is up, the game ends: whoever ran out of time loses.

## What was chosen

page-time-live = { $move } for every move, and { $bank } to spare for the whole game.
page-time-live-no-bank = { $move } for every move.
page-time-by-mail = { $days ->
    [one] { $days } day
   *[other] { $days } days
} for every move.

## At the table

page-time-days-hours = { $days } d { $hours } h
page-time-runs = { $name } has { $left } left
page-time-stands = { $name } will have { $left } for the next move
page-time-away = { $name } is on vacation and back on { $date }
page-time-short = Your time is short: { $left } left.
page-time-up-yours = Your time is up: a bot is finishing this move.
page-time-up = { $name } ran out of time: a bot is finishing this move.
page-time-pause = Pause bots and clocks
page-time-go-on = Let bots and clocks go on
page-table-note-timed-out = { $name } ran out of time.
page-table-error-time-up = Your time was up just before that arrived. Nothing was done.

## At the end

page-end-time-you-win = You win on time!
page-end-time-wins = { $count ->
    [one] { $names } wins on time.
   *[other] { $names } share the win on time.
}
page-end-time-all = { $count ->
    [one] Out of time: you lose.
   *[other] Out of time: you all lose.
}
page-end-time-late = { $name } ran out of time, so the game ended there. Points don’t count.
page-end-time-you-late = You ran out of time, so the game ended there. Points don’t count.

## Vacation

page-time-vacation = Vacation
page-time-vacation-about = While you’re away, your clocks in games by mail stand still. Everybody at these tables sees when you’ll be back.
page-time-vacation-until = You’re away and back on { $date }.
page-time-vacation-back = I’m back
page-time-vacation-length = How long?
page-time-vacation-go = Go on vacation
page-time-vacation-left = { $left ->
    [one] { $left } day
   *[other] { $left } days
} of { $all } left within a year.
page-time-back-on = back on { $date }
page-error-no-vacation-left = That’s more vacation than you have left.
