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
        [one] a debt more
       *[other] { $amount } debts more
    }
    .less = { $amount ->
        [one] a debt less
       *[other] { $amount } debts less
    }
figure-reputation = Reputation
    .some = { $sign }{ $amount } reputation
figure-activities = Activities
    .some = { $sign }{ $amount } { $amount ->
        [one] activity completed
       *[other] activities completed
    }
figure-goals = Goals
    .some = { $sign }{ $amount } { $amount ->
        [one] goal achieved
       *[other] goals achieved
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
figure-money = Money
    .some = { $sign }{ $amount } money
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
    .some = { $sign }{ $amount } for sale
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
        [one] a hang-up more
       *[other] { $amount } hang-ups more
    }
    .less = { $amount ->
        [one] a hang-up less
       *[other] { $amount } hang-ups less
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
    .more = { $amount } stress
    .less = { $amount } stress less
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
        [one] project begun
       *[other] projects begun
    }
figure-finished = Projects finished
    .some = { $sign }{ $amount } { $amount ->
        [one] project finished
       *[other] projects finished
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
        [one] step of a relationship
       *[other] steps of a relationship
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
        [one] memory realised
       *[other] memories realised
    }

## Changes

figure-becomes = { $figure } { $before } → { $after }

## Hints

hint-both = { $gains } for { $costs }.
hint-gains = { $gains } for nothing.
hint-costs = It costs { $costs }.
hint-hoped = If others answer as the bot expects: { $exchange }
hint-by = { $reason } [{ $rules }].
hint-nothing = None of your figures changes at once; others or chance come next.
hint-only = It is all that can be done.
hint-alike = Others are as good in the bot’s eyes.
hint-ahead = Its chance to win is { $points ->
        [one] one point
       *[other] { $points } points
    } of a hundred ahead of the next best.
hint-behind = Its chance to win is { $points ->
        [one] one point
       *[other] { $points } points
    } of a hundred behind the best.
hint-chance = Chance to win: { $percent } %.
hint-odds = Chance to win: { $percent } %, place { NUMBER($place, minimumFractionDigits: 1) } on average.
figure-chance = Chance to win, %
chart-turned = The game turned in round { $round }: { $name }’s chance to win rose from { $before } to { $after } %.
