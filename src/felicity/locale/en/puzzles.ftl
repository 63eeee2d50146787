## Puzzles: find the best move

puzzle = Puzzle
puzzle-task = One of these choices is clearly better than all others. Which one?
puzzle-right = Right! Nothing else comes close.
puzzle-wrong = Not this one.
puzzle-idle = That decides nothing yet: your turn is still to be taken. How do you take it?
puzzle-shown = The best choice is: { $option }.
puzzle-misses = { $when } it usually leaves you { $lacks } than the best choice.
puzzle-misses-though = { $when } it usually leaves you { $lacks } than the best choice, though { $has }.
puzzle-misses-later = Your counters hardly show it, but the best choice leaves you better placed for what comes next.
puzzle-cost = It costs about { $points } in a hundred.
puzzle-other = { $option }: { $sentence }
puzzle-prompt = Your choice (a number; nothing to see the answer; quit):
puzzle-no-option = Type one of the numbers up to { $last }.
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzles-of = { $game }: { $number ->
        [one] { $number } puzzle
       *[other] { $number } puzzles
    }
puzzles-none = There is no such puzzle. `felicity puzzles list` shows which there are; `felicity puzzles make` makes more.
puzzles-solved = Solved at the first attempt: { $number }.
puzzles-mining = Looking for puzzles
puzzles-made = { $file } has { $number ->
        [one] { $number } puzzle
       *[other] { $number } puzzles
    } now.
puzzles-stopped = Stopped. { $file } has { $number ->
        [one] { $number } puzzle
       *[other] { $number } puzzles
    } so far; the same command goes on from there.
puzzles-mined = { $number ->
        [0] No clear puzzle
        [one] { $number } new puzzle
       *[other] { $number } new puzzles
    } in { $games ->
        [one] this game.
       *[other] these { $games } games.
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $file } has them.
    }
puzzles-stopped-mining = Stopped. { $number ->
        [one] { $number } puzzle was
       *[other] { $number } puzzles were
    } added to { $file }.
theme-credit = Credit and debts
theme-favours = Favours
theme-prices = Prices and money
theme-goals = Goals
theme-waste = Waste
theme-stress = Stress and rest
theme-time = Time
theme-work = Work
theme-love = Love
theme-memories = Memories
theme-explorers = Explorers
