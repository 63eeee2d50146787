# The terminal: commands, pages, and what can go wrong.

## felicity --help

help-felicity = A table where people play, simulate and study board games about happiness.
help-version = Show the version and which build of the engine is running.
help-lang = The language, en or fr; the terminal’s by default.
help-game = The game.
help-pack = A folder of corrected card data.
help-play = Play in the browser, on this machine only: against bots or with others on one screen. With --terminal: in the terminal.
help-play-terminal = Play in the terminal; the options from --mode to --resume need it.
help-play-port = The port of the page; by default 8321, or any free one.
help-play-browser = Open the browser, or only show the address.
help-play-mode = The mode; asked if not given.
help-play-players = How many seats; you sit at the first, bots at the others.
help-play-seats = Who sits where: you, a person’s name, or a bot’s level, separated by commas.
help-play-bots = The level of the bots that fill empty seats.
help-play-seed = A number or word that decides all random draws; the same seed deals the same game.
help-play-option = An option of the game, see `felicity games`; can be repeated.
help-play-load = Continue the game of a record.
help-play-resume = Continue the game you saved last.
example-play = Examples:
      felicity play
      felicity play --no-browser --port 8080
      felicity play { $game } --terminal
      felicity play { $game } --terminal --seats you,greedy,random
      felicity play { $game } --terminal --resume
help-replay = Step through the record of a game, or read it as a story.
help-replay-file = The record.
help-replay-all = Show the whole game at once.
help-replay-seat = Watch from this seat; as a spectator by default.
example-replay = Examples:
      felicity replay game.txt
      felicity replay game.txt --all --seat 1
help-review = Tell what a coach would say about a finished game: which choices cost most, what was better and why, and what was luck.
help-review-file = The record.
help-review-seat = Whose choices; by default those of the first person at the table.
help-puzzles = Find the best move: puzzles from games of bots and people.
help-puzzles-list = List the puzzles that come with the games, by game, difficulty and theme.
help-puzzles-play = Solve puzzles: choose, and hear what your choice brings or misses.
help-puzzles-make = Make more puzzles of a game: bots play, and every position is sifted by a long search. Stop with Ctrl-C; run it again to go on.
help-puzzles-mine = Look for puzzles in games that were played: every position with a choice is sifted by a long search. At most three from each game.
help-puzzles-records = Records of games, finished or not: one file each.
help-puzzles-game = A game; by default any.
help-puzzles-theme = Only puzzles about this; `puzzles list` names the themes.
help-puzzles-level = Only easy (1), medium (2) or hard ones (3).
help-puzzles-today = The puzzle of the day, the same for everybody.
help-puzzles-file = Those of a file that `puzzles make` or `puzzles mine` has made.
help-puzzles-to = Where they are written.
help-puzzles-number = How many the file shall have.
error-puzzle-game = No bot can judge positions of { $game }, so no puzzles can be made from its games.
error-puzzles-record = { $file }: { $why }
error-puzzles-pack = { $file }: this game was played with house cards; puzzles are made from games with the usual cards.
error-no-theme = There is no theme { $theme } in { $game }: choose one of { $themes }.
example-puzzles = Examples:
      felicity puzzles list
      felicity puzzles play { $game }
      felicity puzzles play --today
example-puzzles-list = Examples:
      felicity puzzles list
      felicity puzzles list { $game }
example-puzzles-play = Examples:
      felicity puzzles play { $game } --level 1
      felicity puzzles play --today
      felicity puzzles play --file puzzles.jsonl
example-puzzles-make = Examples:
      felicity puzzles make { $game } --file puzzles.jsonl
      felicity puzzles make { $game } --file puzzles.jsonl --number 500 --seed 7
example-puzzles-mine = Examples:
      felicity puzzles mine game.txt --file puzzles.jsonl
      felicity puzzles mine evening/*.txt --file puzzles.jsonl --lang fr
example-review = Examples:
      felicity review game.txt
      felicity review game.txt --seat 2 --lang fr
error-review-game = No bot can judge positions of { $game }, so its games can’t be reviewed.
help-simulate = Play many games among bots and report who wins, how often and how.
example-simulate = Example:
      felicity simulate { $game } --players 4 --bots greedy,random --games 1000 --seed 1
help-ladder = Let bots play the same deals and rate them, with the uncertainty of each rating.
example-ladder = Examples:
      felicity ladder { $game } --bots random,easy,greedy,normal --games 40 --seed 1
      felicity ladder { $game } --mode solo --bots greedy,mcts:20 --json ladder.json
help-games = List the games with their modes and options.
example-games = Example:
      felicity games
help-rules = Show a rule, all rules of a game, or those that mention something.
help-rules-what = A game, or a rule’s id or its beginning.
help-rules-search = Only rules that contain all these words.
help-rules-coverage = List each rule with the tests that prove it; exit code 1 if one has none.
help-rules-tests = The folder of the tests.
example-rules = Examples:
      felicity rules { $game }
      felicity rules { $game } --search cards
      felicity rules { $game } --coverage
help-cards = List the cards with their data and how certain it is, or check a pack.
help-cards-game = A game; without one, the cards of all games.
help-cards-kind = Only cards of one kind, e.g. career, goal, project, explorer, track.
help-cards-check = Check a folder of corrected card data: every mistake with file, card and key.
example-cards = Examples:
      felicity cards { $game }
      felicity cards { $game } --check my-figures

version-pure = felicity { $version } (pure Python engine)
version-compiled = felicity { $version } (compiled engine)

## Before a game

welcome-mode-line = { $number }  { $mode }
welcome-mode = Which mode? [{ $usual }]
welcome-again = Type a number from 1 to { $last }, or Enter; “{ $quit }” stops.
welcome-players = How many players, { $fewest } to { $most }? [{ $usual }]
welcome-number = Type a number from { $fewest } to { $most }, or Enter; “{ $quit }” stops.
welcome-seats = Who sits where? Names are people on this screen; bots are { $bots }.
welcome-who = Seats, separated by commas [{ $usual }]
welcome-too-many = That makes { $seats } seats for { $players } players.
welcome-filled = { $number ->
    [one] The last seat: { $level }.
   *[other] The other { $number } seats: { $level }.
}

## While playing

play-mode = { $mode }.
play-seats = At the table: { $seats }.
play-seed = Seed: { $seed }.
play-help = Answer with a number. Type “{ $help }” for more or “{ $quit }” to stop; the game is saved.
play-resumed = Going on with { $file } after { $number ->
    [one] 1 choice
   *[other] { $number } choices
}.
play-only = There is only one option: { $option }.
play-curtain = { $name } is next. Pass the screen on, and no peeking.
play-curtain-prompt = Press Enter when you are ready.
play-prompt = { $name } >
play-no-number = There is no number { $number }: the options run from 1 to { $last }.
play-unreadable = “{ $text }” is neither an option nor a command.{ $hint ->
    [none] { " " }Type a number, or “help”.
   *[other] { " " }Did you mean: { $hint }?
}
play-not-allowed = You can’t do that now.
play-kept = The game is saved in { $file }. To continue it:

## Commands while playing: what to type, and what it does

command-why = why
    .about = { $command } or { $command } OPTION: what you can’t do now, or why you can’t choose an option, and by which rule
command-try = try
    .about = { $command } NUMBER: what an option would change, without choosing it
command-hint = hint
    .about = { $command }: what a bot would choose, and the next best options, with chances and reasons
command-undo = undo
    .about = { $command }: undo your last choice, unless something has been revealed since
command-card = card
    .about = { $command } NAME: every card whose name contains this, with all its levels
command-rules = rules
    .about = { $command } ID: show a rule, e.g. { $command } { $rule }
command-save = save
    .about = { $command } FILE: write the game so far to a file
command-load = load
    .about = { $command } FILE: continue the game of a file
command-log = log
    .about = { $command }: everything that has happened, as far as you know
command-help = help
    .about = { $command }: this page
command-quit = quit
    .about = { $command }: save and leave; `felicity play { $game } --terminal --resume` continues
command-answer = Answer with the number of an option, or with its text as in records (e.g. { $option }). Enter shows the table again.

card-name = Which card? For example: { $command } dance
card-none = No card of this game is called “{ $name }”.
card-more = { $number ->
    [one] One more card has a name like that
   *[other] { $number } more cards have names like that
}: type more of it.
why-nothing = Nothing is ruled out: you can choose any answer to this question.
why-head = Not now:
why-line = { $what }: { $why } [{ $rule }]
why-allowed = You can do that now: { $option }.
try-changes = { $option }. Then: { $figures }.
try-nothing = { $option }. Nothing is certain to change.
hint-line = { $number }. { $option }
undo-done = Undone.
undo-nothing = Nothing to undo: another player has moved.
undo-event = Too late to undo, because something was revealed: { $event }
undo-secret = Too late to undo: another player has learnt something.
save-name = Which file? For example: save game.txt
save-done = Saved in { $file }.
load-name = Which file? For example: load game.txt
load-done = Continuing { $file }.
load-finished = The game in { $file } is over. Watch it with `felicity replay`.

## The table

screen-blank = { "" }
screen-event = Event
screen-decks = Decks
screen-you-label = { $name } (you)
screen-debt = credit card { $on }/5
screen-happiness = Happiness
screen-track = { $track } { $happiness } of 12
screen-hand = Favours
screen-goals = Goals
screen-activities = Kept
screen-power = { $power }: { $ability }
screen-you = You
screen-nothing = none
screen-goal = { $goal } (+{ $happiness }): { $needs }

## The end

end-title = The end
end-why = After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: { $why }.
end-won = { $seats ->
    [one] You win: { $lowest } happiness; you needed { $target }.
   *[other] You all win: everybody has { $target } happiness or more.
}
end-lost = { $seats ->
    [one] You lose: { $lowest } happiness; you needed { $target }.
   *[other] You all lose: everybody needed { $target } happiness, and the lowest is { $lowest }.
}
end-rank = Rank
end-life = { $number ->
    [one] Your life
   *[other] { $name }’s life
}
end-score = Score
end-seed = Seed: { $seed }.

## Replay

replay-title = { $title } · { $number } of { $last }
replay-prompt = { $number }/{ $last }: Enter for next, a number to jump, a for all, q to quit >
replay-help = Enter continues, a number from 0 to { $last } jumps there, a shows the rest, q quits.
replay-unfinished = The record ends here; the game is not over.

## Rules

rules-total = { $rules } rules.
rules-example = Example:
rules-why = Why:
rules-source = Source:
rules-option = Option:
rules-modes = Modes:
rules-see = See:
coverage-none = no test
coverage-total = { $proven } of { $rules } rules are covered by { $tests } tests.
coverage-missing = Without a test:

## Games and cards

games-name = Name: { $name }. Rules: version { $version }. Bots: { $bots }.
games-minutes = About { $bots } minutes against bots, { $people } with people.
games-modes = Modes
games-mode = { $mode }, { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $fewest } to { $most } players
}
games-options = Options (* is the default): --option NAME=VALUE
games-option = { $name } = { $values }  [{ $rule }]
games-free = any text
cards-line = { $name }: { $text }
cards-level = ; level { $level }
cards-legend = { $mark }: { $about }
cards-not-for = ; not in { $modes }
cards-activity-line = { $name } ({ $id }): { $needs }; { $shows }
cards-red = { $name }: red, { $thanks } reputation for accepting
cards-blue = { $name }: blue, for Solo
cards-pack-good = { $folder } is a valid pack: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. Play with it: felicity play { $game } --terminal --pack { $folder }
cards-pack-bad = { $folder }: { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}.

## What was asked wrongly

error-no-game = There is no game { $game }: choose one of { $games }.
error-no-mode = { $game } has no mode { $mode }: choose one of { $modes }.
error-no-seats = { $fixed ->
        [yes] { $game } in { $mode } mode is for { $most ->
            [one] 1 player
           *[other] { $most } players
        }, not { $players }.
       *[no] { $game } in { $mode } mode is for { $fewest } to { $most } players, not { $players }.
    }
error-no-option = { $game } has no option { $option }: choose from { $options }.
error-option-value = { $option }={ $value } can’t be used: { $option } is one of { $values } ({ $rule }).
error-option-number = { $option }={ $value } can’t be used: { $option } is one of { $values } or a whole number from { $least } to { $most } ({ $rule }).
error-no-bot = There is no bot { $bot } for { $game }: choose one of { $bots }, or mcts:N for N iterations of search.
error-seed = seed={ $seed } can’t be used: a seed is a whole number or a word without blanks, of up to { $most } letters.
error-option = “{ $text }” is not an option of the game: write --option name=value.
error-option-twice = The option { $name } is given twice. Give it once.
error-seats-players = --seats names { $seats } seats, but --players says { $players }. Use one of the two.
error-no-mode-for = { $game } has no mode for { $players } players: { $spans }.
error-name = “{ $name }” can’t be a player’s name: use up to { $longest } letters without , ; : ( ) [ ].
error-other-game = { $file } is a game of { $found }, not of { $game }.
error-none-kept = There is no unfinished game of { $game } in { $folder }. Start one with `felicity play { $game } --terminal`.
error-read = { $file } can’t be read: { $why }.
error-not-ours-read = { $file } is not a record: it isn’t a UTF-8 text.
error-write = { $file } can’t be written: { $why }.
error-not-ours = { $file } is not a Felicity record, so it was left alone. Choose another name.
error-seat = There is no seat { $seat }: seats are numbered 1 to { $last }.
error-finished = The game in { $file } is over. Watch it with `felicity replay { $file }`.
error-terminal-only = { $option } works in the terminal only: add --terminal, or leave it out and choose on the page.
error-kind = There is no kind of card “{ $kind }”: choose one of { $kinds }.
error-no-such-rule = There is no rule “{ $rule }” in { $game }: `felicity rules { $game } --search WORDS` finds rules by their words. Close to it: { $close }.
error-broken-game = The game { $name } of the package { $package } can’t be used: { $why }.
error-not-a-rule = “{ $what }” is neither a game nor the id of a rule: name a game ({ $games }) or a rule such as { $rule }.
error-no-rule-speaks = No rule of { $game } mentions “{ $words }”. Try fewer or other words.
error-no-tests = { $folder }: there is no such folder. Name the folder of tests with --tests DIR.
error-not-python = { $file } can’t be read as Python: { $why }.
error-mark = { $file }, line { $line }: the rule ids of a marker must be plain strings in quotation marks.
error-unknown-rules = Tests are marked with rules that aren’t in the catalog: { $rules }.
error-missing-extra = This needs the package { $package }, which isn’t installed: pip install 'felicity[{ $extra }]'
