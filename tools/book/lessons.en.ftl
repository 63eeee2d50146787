# The lessons of the book, one page for each game.

book-learn = Learn the games
book-learn-short = Learn
book-learn-about = Five games about happiness. Each page tells what you need for your first round; in the app, «Rules» has a tutorial on a real table, and every refusal names its rule.
book-facts = { $players ->
    [1] 1 player
   *[other] { $players } players
}, { $fast } to { $slow } minutes
book-modes = Modes
book-summary = The game on one page
book-first = Your first round
book-first-about = The tutorial plays this with you: press «Learn by playing» on the game’s rules page, or read it here.
book-house-rules = House rules
book-house-rules-about = What a table may decide before it begins. The first value is what is played otherwise.
book-play = Play it in the browser with <code>felicity play</code>, or in the terminal:
book-picture = A table of { $game } in mid-game
book-all-rules = All rules of { $game }
