# The figures by which a seat is followed: names for charts, and amounts for hints.

figure-happiness = Happiness
    .some = { $sign }{ $amount } happiness
figure-coins = Coins
    .some = { $sign }{ $amount } { $amount ->
        [one] coin
       *[other] coins
    }
figure-landfill = Landfill
    .more = { $amount } more in your landfill
    .less = { $amount } less in your landfill
figure-debts = Debts
    .more = { $amount ->
        [one] 1 more debt
       *[other] { $amount } more debts
    }
    .less = { $amount ->
        [one] 1 debt fewer
       *[other] { $amount } debts fewer
    }
figure-owed = To pay back
    .more = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } more to pay back
    .less = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } less to pay back
figure-reputation = Reputation
    .some = { $sign }{ $amount } reputation
figure-activities = Activities
    .some = { $sign }{ $amount } { $amount ->
        [one] activity
       *[other] activities
    }
figure-goals = Goals
    .some = { $sign }{ $amount } { $amount ->
        [one] goal
       *[other] goals
    }
figure-materials = Materials
    .some = { $sign }{ $amount } { $amount ->
        [one] material
       *[other] materials
    }
figure-quality = Quality
    .some = { $sign }{ $amount } quality
figure-favours = Favours
    .some = { $sign }{ $amount } { $amount ->
        [one] favour card
       *[other] favour cards
    }
figure-keys = Keys
    .some = { $sign }{ $amount } { $amount ->
        [one] key
       *[other] keys
    }
figure-keys-waiting = Keys waiting
    .some = { $sign }{ $amount } { $amount ->
        [one] key waiting
       *[other] keys waiting
    }
figure-money = Money
    .some = { $sign }{ $amount } { $amount ->
        [one] coin
       *[other] coins
    }
figure-price = Price
    .some = price { $sign }{ $amount }
figure-houses = Houses
    .some = { $sign }{ $amount } { $amount ->
        [one] house
       *[other] houses
    }
figure-bread = Bread
    .some = { $sign }{ $amount } bread
figure-tickets = Tickets
    .some = { $sign }{ $amount } { $amount ->
        [one] ticket
       *[other] tickets
    }
figure-medicine = Medicine
    .some = { $sign }{ $amount } medicine
figure-level = Level
    .some = { $sign }{ $amount } { $amount ->
        [one] level
       *[other] levels
    }
figure-for-sale = For sale
    .some = { $sign }{ $amount } { $amount ->
        [one] good for sale
       *[other] goods for sale
    }
figure-debt = Debt
    .more = { $amount } more debt
    .less = { $amount } less debt
figure-explorers = Explorer cards
    .some = { $sign }{ $amount } { $amount ->
        [one] explorer card
       *[other] explorer cards
    }
figure-hours = Hours used
    .more = { $amount ->
        [one] 1 hour
       *[other] { $amount } hours
    }
    .less = { $amount ->
        [one] 1 hour less
       *[other] { $amount } hours less
    }
figure-hang-ups = Hang-ups
    .more = { $amount ->
        [one] 1 more hang-up
       *[other] { $amount } more hang-ups
    }
    .less = { $amount ->
        [one] 1 hang-up fewer
       *[other] { $amount } hang-ups fewer
    }
figure-saved = Saved cards
    .some = { $sign }{ $amount } { $amount ->
        [one] saved card
       *[other] saved cards
    }
figure-lth = Long-term happiness
    .some = { $sign }{ $amount } long-term happiness
figure-sth = Short-term happiness
    .some = { $sign }{ $amount } short-term happiness
figure-stress = Stress
    .more = { $amount } more stress
    .less = { $amount } less stress
figure-knowledge = Knowledge
    .some = { $sign }{ $amount } knowledge
figure-creativity = Creativity
    .some = { $sign }{ $amount } creativity
figure-influence = Influence
    .some = { $sign }{ $amount } influence
figure-hourglasses = Hourglasses
    .some = { $sign }{ $amount } { $amount ->
        [one] hourglass
       *[other] hourglasses
    }
figure-projects = Projects begun
    .some = { $sign }{ $amount } { $amount ->
        [one] project
       *[other] projects
    }
figure-finished = Projects finished
    .some = { $sign }{ $amount } { $amount ->
        [one] finished project
       *[other] finished projects
    }
figure-items = Items
    .some = { $sign }{ $amount } { $amount ->
        [one] item
       *[other] items
    }
figure-days-out = Activities
    .some = { $sign }{ $amount } { $amount ->
        [one] activity
       *[other] activities
    }
figure-closeness = Closeness
    .some = { $sign }{ $amount } { $amount ->
        [one] relationship step
       *[other] relationship steps
    }
figure-jobs = Jobs
    .some = { $sign }{ $amount } { $amount ->
        [one] job
       *[other] jobs
    }
figure-memories = Memories
    .some = { $sign }{ $amount } { $amount ->
        [one] memory
       *[other] memories
    }
figure-realised = Memories realised
    .some = { $sign }{ $amount } { $amount ->
        [one] realised memory
       *[other] realised memories
    }

## Changes

figure-becomes = { $figure } { $before } → { $after }

## What decides about the rest of a move that was tried
left-to-you = The rest depends on your next answer.
left-to-others = The rest depends on the other players’ answers.
left-to-chance = The rest is left to chance.
left-to-hidden = The rest depends on what is hidden from you.

## Hints

hint-both = { $gains } now for { $costs }.
hint-gains = { $gains } now, for free.
hint-costs = costs { $costs }.
hint-hoped = if the others answer as expected: { $exchange }
hint-swayed = { $reason }; depending on luck and the others, usually { $margin }.
hint-depends = depends on luck and the others: usually { $margin }.
hint-then = { $reason }, but usually leaves you { $margin } { $when }.
hint-later = usually leaves you { $margin } { $when }.
hint-nothing = changes nothing { $when }.
hint-by = { $reason } [{ $rules }].
hint-more = { $what } more
hint-less = { $what } less
# Why not to wait for the next turn.
hint-now-wins = it wins the game.
hint-now-last = there may be no next turn: the game is about to end.
hint-now-gone = don’t wait: by your next turn you usually can’t do it any more.
hint-now-perhaps = don’t wait: by your next turn you may not be able to do it any more.
hint-now-less = don’t wait: next turn it would leave you { $missed }.
hint-now-stays = it could wait, but right now nothing is better.
hint-now-rest = nothing else you could still do pays off.

hint-only = it’s your only option.
hint-alike = { $waits ->
        [yes] it could wait: the next best is just as good.
       *[no] the next best is just as good.
    }
hint-ahead = { $margin ->
        [little] slightly better
        [much] much better
       *[some] better
    } than the next best{ $why }.
hint-behind = { $margin ->
        [little] slightly worse
        [much] much worse
       *[some] worse
    } than the first{ $why }.
hint-by-then = : usually { $margin } { $when }
hint-average = : usually { $margin }
hint-chance = Chance to win: { $percent } %.
hint-odds = Chance to win: { $percent } %, place { NUMBER($place, minimumFractionDigits: 1) } of { $players } on average.
figure-chance = Chance to win, %
chart-turned = The game turned in round { $round }: { $name-of } chance to win rose from { $before } to { $after } %.
chart-turned-together = The game turned in round { $round }: the chance to win { $way ->
        [up] rose
       *[down] fell
    } from { $before } to { $after } %.
chart-step = The biggest step was { $name-of } choice: “{ $option }”.
chart-step-happened = The biggest step: { $happened }
