# The start page: the shelf, setting up a table, going on with one.

page-start-hello = Pull up a chair.
page-start-about = Board games about happiness: alone against bots, around one screen, or with friends by a link.
page-start-first-time = Board games about happiness. First time here? Choose a game and learn it by playing: it takes five minutes.
page-start-who-are-you = What should we call you?
page-start-another-name = Another name
page-start-my-name = Your name
page-start-promise = No account, no e-mail, no third parties. Your games stay on this server.
page-start-shelf = Games
page-start-modes = Modes
page-start-players = { $most ->
    [1] 1 player
   *[other] { $least } to { $most } players
}
page-start-minutes = { $bots } min against bots, { $people } with people
page-start-play-now = Play now
page-start-set-up = Set up
page-start-learn = Learn by playing

## Continue, join, open

page-start-continue = Continue
page-start-in-lobby = waiting for players
page-start-broken = Can’t be opened at the moment
page-start-your-turn = your turn
page-start-their-turn = { $name }’s turn
page-start-round = Round { $round },
page-start-more = { $count ->
    [one] One more game
   *[other] { $count } more games
}
page-start-finished = Finished
page-start-join = Join a table
page-start-join-code = The six letters somebody gave you
page-start-join-go = Join
page-start-join-wrong = A code has six letters, such as KPRTWX.
page-start-record = Open a record
page-start-record-about = Open a downloaded game to watch it again or play on from any point.
page-start-record-open = Choose a file
page-start-book = The book
page-start-book-about = A lesson for every game, guides for teaching, hosting and programming, and every rule with its code and tests.
page-start-book-open = Open the book

## Set up

page-start-back = Back to the shelf
page-start-set-up-game = Set up { $game }
page-start-mode = Which mode?
page-start-seats = Who sits down?
page-start-seat-count = Number of seats
page-start-fewer = One seat fewer
page-start-more-seats = One seat more
page-start-who = Who sits in seat { $seat }
page-start-drag = Drag to another chair
page-start-sit = Seat here: { $sitter }
page-start-tray = Who can sit down
page-start-tray-about = Drag somebody to a chair, or click on them and then on the chair.
page-start-tray-taken = Now choose a chair.
page-sitter-you = You
page-sitter-here = A person here
page-sitter-link = A friend, by link
page-sitter-easy = Bot: easy
page-sitter-normal = Bot: normal
page-sitter-hard = Bot: hard
page-sitter-expert = Bot: expert
page-sitter-alike = (same as normal for now)
page-start-name = Name, if you like
page-start-name-of = Name in seat { $seat }
page-start-player = Player { $seat }
page-start-by-link = free for whoever follows the link
page-start-role-of = What seat { $seat } plays as
page-start-role-dealt = Dealt at the table
page-start-table = At the table
page-start-speed = Bot speed
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = Instant
page-start-seed = Seed
page-start-seed-hint = Empty for a fair shuffle. The same word deals the same game.
page-start-teaching = Teaching mode
page-start-teaching-hint = Explains more and keeps money open.
page-start-auto = Do the obvious for me
page-start-auto-hint = Steps with only one answer are played for you.
page-start-watch = Others may watch
page-start-watch-hint = Anyone with the link sees what is open.
page-start-house-rules = House rules
page-start-house-changed = { $count ->
    [0] as usual
    [one] one changed
   *[other] { $count } changed
}
page-start-house-about = Where the booklet leaves room, you decide. Each choice names its rule.
page-start-house-reset = Reset
page-start-usual = { $value } (default)
page-start-begin = Begin
page-start-open-table = Open the table

## Values of house rules

page-value-true = Yes
page-value-false = No
page-value-random = At random
page-value-window = By choice, in the consume turn
page-value-auto = At once
page-value-completed = All completed
page-value-kept = Those kept
page-value-drawn = As drawn
page-value-chosen = As the player chooses
page-value-plastic_capped = Plastic at quality 1, the rest freely
page-value-plastic_only = Only plastic at quality 1
page-value-compulsory = Compulsory
page-value-optional = May be declined
page-value-discard_pile = Burnt cards, and those broken by Share
page-value-broken_by_share = Only cards broken by Share
page-value-with_own = All of these and your own landfill
page-value-every = At every immediate event
page-value-costly = Only where coins can be lost
page-value-shared = The victory is shared
page-value-money = Money decides
page-value-dud = Nothing
page-value-enjoy = You can use its tickets
page-value-removed = It is left out

## Why a table can’t be set up so

page-why-seed = A seed is a number or one word, of up to 200 letters.
page-why-starter = The house rules name a starting player who isn’t at this table.
