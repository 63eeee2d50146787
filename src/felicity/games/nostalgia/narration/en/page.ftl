# The page of Nostalgia: what it adds to that of The Pursuit of Happiness.

page-game-nostalgia = The Pursuit of Happiness: Nostalgia
    .sub = one life, and its childhood dreams
    .pitch = Eight secret memories wait in a drawer. Wake them by what you do, make them come true, and see where they lead.
page-expansion-nostalgia = Nostalgia
    .about = Eight secret memories for each player. Best if you know the game.

## The album

page-nostalgia-board = Nostalgia board
page-nostalgia-how = Remember a card: it lies here for all to see. Its passive trigger fires by itself when you do what it names, its active one when you pay for it. With both ticked, an hourglass realises the card.
page-nostalgia-realised = Realised memories
page-nostalgia-none-realised = No memory came true in this life.
page-nostalgia-hand = Your memories
page-nostalgia-secret = Nobody else sees them.
page-nostalgia-both = Show both sides
page-nostalgia-hand-size = { $number ->
    [0] No memories in hand
    [one] 1 secret memory in hand
   *[other] { $number } secret memories in hand
}
page-nostalgia-dropped = Forgotten: { $list }
page-nostalgia-free-place = a free place
    .own = a free place: remember something from your hand
page-nostalgia-sth-note = Each point below 0 usually makes projects cost 1 resource more.

## A card

page-nostalgia-word-partner = A partner who starts at this level
page-nostalgia-see-back = Realisation side
page-nostalgia-see-front = Reminiscence side
page-nostalgia-passive = Passive trigger
page-nostalgia-active = Active trigger
page-nostalgia-realise = Realise
page-nostalgia-pay = pay
page-nostalgia-have = have at least
page-nostalgia-no-cost = free
page-nostalgia-ticked = activated
page-nostalgia-unticked = not activated yet
page-nostalgia-level = Level { $level }
page-nostalgia-level-of = level { $level } of { $last }
page-nostalgia-chosen = choice { $choice }
page-nostalgia-first-level = realised
page-nostalgia-or = or
page-nostalgia-skill = Skill, from level 2
page-nostalgia-unlocked = Skill, unlocked
page-nostalgia-stock = On the card:
page-nostalgia-met = goal met
page-nostalgia-used = used this round
page-nostalgia-type-recurring = Recurring goal
page-nostalgia-type-mid_game = Goal, once in your life
page-nostalgia-type-end_game = Goal, at the end of the game
page-nostalgia-goal-on = What counts: { $deed }{ $level ->
    [0] {""}
   *[other] {" "}(level { $level } or higher)
}
page-nostalgia-goal-round = Start a relationship on the board and deepen it to level { $level } in one round
page-nostalgia-goal-pays = Pay at least { $amounts } for a project
page-nostalgia-goal-have = Have at least { $amounts }
page-nostalgia-goal-measure = At least { $needs }: { $measure }
page-nostalgia-skill-on = { $gain } more whenever you { $deed }
page-nostalgia-skill-upkeep = { $gain } in every upkeep
page-nostalgia-skill-use = Once a round, before your action: put 1 hourglass here and gain { $gain }
page-nostalgia-skill-stores = Keeps { $stock }. When a payment leaves you without { $good }, you may take { $portion } from here.
page-nostalgia-skill-inherits = For your inheritance: 1 long-term happiness for every { $resources } resources of any kind
page-nostalgia-skill-time = { $resources } resources of any kind replace one hourglass at level 4 of a basic project

## What one can do

page-nostalgia-in-turn = Memories
page-nostalgia-tile-place = Remember something
    .about = { $number ->
        [one] 1 memory to place, for all to see; costs nothing
       *[other] { $number } memories to choose from; placed for all to see, costs nothing
    }
page-nostalgia-tile-drop = Forget a reminiscence
    .about = Frees its place for 1 short-term happiness.
page-nostalgia-do-place = { $name }
page-nostalgia-do-activate = Active trigger: { $name }
    .about = Free, before your action.
page-nostalgia-do-realise = Realise: { $name }
    .about = Your action: 1 hourglass.
page-nostalgia-do-progress = { $name }: level { $level }
    .about = Your action: 1 hourglass, plus those in the cost.
page-nostalgia-do-choose = { $name }: choice { $choice ->
    [1] A
   *[other] B
}
    .about = Your action: 1 hourglass, plus those in the cost. You lose the other choice.
page-nostalgia-do-devote = Devote time to { $name }
    .about = Your action: 1 hourglass, plus those in the cost.
page-nostalgia-do-use = Use the skill: { $name }
    .about = Free, before your action; takes 1 hourglass until the end of the round.
page-nostalgia-do-drop = Forget { $name }
    .about = Costs 1 short-term happiness.
page-nostalgia-one-trigger = One action wakes one memory. The other can wait for next time.
page-nostalgia-stock-left = left on the card:
page-nostalgia-time = { $number ->
    [one] Choose the resource that replaces the hourglass.
   *[other] Choose the { $number } resources that replace the hourglass. Short-term happiness doesn’t change that.
}
page-nostalgia-sure-drop = The memory goes back into the box for good, and you lose 1 short-term happiness. Forget it?

## The list of cards

page-rules-kind-nostalgia = Nostalgia cards

## Values of house rules

page-value-player = The player
page-value-oldest_first = The oldest card first
page-value-any_three = Every three resources of any kind
page-value-per_kind_held = Every kind you have

## Moments

page-nostalgia-moment-realised = A memory comes true: { $name }
page-nostalgia-moment-goal = A promise kept: { $name } (+{ $lth })
page-nostalgia-moment-met = { $name } comes into your life
