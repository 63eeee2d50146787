# Puzzles on the page: the list, and one at its table.

page-puzzles = Find the best move
    .about = Positions from games of bots where one choice is clearly better than all others. Choose, hear what your choice brings or misses, and try again as often as you like.
page-puzzles-door = Puzzles of every game, by theme and difficulty, and one for today.
page-puzzles-open = To the puzzles
page-puzzles-title = Puzzles · Felicity
page-puzzles-one = Puzzle: { $game } · Felicity
page-puzzles-today = Today’s puzzle
page-puzzles-today-about = the same for everybody, until midnight UTC.
page-puzzles-solve = Solve it
page-puzzles-again = Look at it again
page-puzzles-game = Game
page-puzzles-theme = About
page-puzzles-level = Difficulty
page-puzzles-all = All
page-puzzles-any-level = Any
page-puzzles-found = { $number ->
        [one] { $number } puzzle
       *[other] { $number } puzzles
    }
page-puzzles-solved = Solved
page-puzzles-none = This server has no puzzles.
page-puzzles-list = All puzzles
page-puzzles-others = What the others miss
page-puzzles-next = Next puzzle
page-puzzles-done = That was the last one of these.
page-puzzles-show = Show me the answer
page-error-no-puzzle = There is no such puzzle.
