# The page of The Pursuit of Happiness.

page-pursuit-board = The board
page-pursuit-life = The course of a life
page-pursuit-mat = In front of { $name }
page-pursuit-purse = Resources and counters
page-pursuit-groups = Open group projects
page-pursuit-moment = { $age ->
    [teen] Teen
    [adult] Adult { $at } of { $of }
   *[old_age] Old age { $at } of { $of }
} · { $phase }
page-pursuit-age = { $age ->
    [teen] Teen
    [adult] Adult
   *[old_age] Old age
}
page-pursuit-age-short = { $age ->
    [teen] Teen { $at }
    [adult] Adult { $at }
   *[old_age] Old { $at }
}

## What is counted: the word on a coin, and the short one in the status bar

page-pursuit-word-knowledge = Knowledge
page-pursuit-word-creativity = Creativity
page-pursuit-word-influence = Influence
page-pursuit-word-money = Money
page-pursuit-word-hourglass = Hourglasses
page-pursuit-word-stress = Stress
page-pursuit-word-sth = Short-term happiness
page-pursuit-word-lth = Long-term happiness
page-pursuit-word-relax = Relax: one space less stress
page-pursuit-word-good_health = Good health: a whole section less stress
page-pursuit-word-job = Job level
page-pursuit-word-items = Items
page-pursuit-counter-knowledge = Knowledge
page-pursuit-counter-creativity = Creativity
page-pursuit-counter-influence = Influence
page-pursuit-counter-money = Money
page-pursuit-counter-hourglass = Hourglasses
page-pursuit-counter-stress = Stress
page-pursuit-counter-sth = Short-term
page-pursuit-counter-lth = Long-term

## Action spaces

page-pursuit-space-take_project = start something new
page-pursuit-space-spend = buy and enjoy
page-pursuit-space-get_job = earn every round
page-pursuit-space-develop_relationship = date, love, family
page-pursuit-again = +1 stress for you
page-pursuit-closed = closed
page-pursuit-has-hourglasses = { $name }: { $number ->
    [one] 1 hourglass
   *[other] { $number } hourglasses
}
page-pursuit-spent = { $name } has { $number ->
    [one] 1 hourglass
   *[other] { $number } hourglasses
} on Spent Time

## Tracks

page-pursuit-stress = Stress
page-pursuit-section = { $number ->
    [one] 1 hourglass a round
   *[other] { $number } hourglasses a round
}
page-pursuit-stress-of = { $name }: stress { $space }
page-pursuit-beyond = Past the last space, you die
page-pursuit-next-stress = { $fate ->
    [ends] This is everybody’s last round.
    [dies] Next round brings { $stress } stress{ $age ->
        [0] {""}
       *[other] , { $age } of it from old age
    }: you would die. Rest, relax or good health can save you.
   *[lives] Next round brings { $stress } stress{ $age ->
        [0] {""}
       *[other] , { $age } of it from old age
    }: you would survive, on space { $space }.
}
page-pursuit-sth = Short-term happiness
page-pursuit-sth-about = Each point above 0 makes projects 1 resource cheaper. The player with the most goes first next round; then everyone returns to 0.
page-pursuit-sth-of = { $name }: short-term happiness { $sth }
page-pursuit-lth = Long-term happiness

## Rows and cards

page-pursuit-row-projects = Projects
page-pursuit-row-items = Items and activities
page-pursuit-row-jobs = Jobs
page-pursuit-row-partners = Partners
page-pursuit-row-groups = Group projects
page-pursuit-shelf = Cards on offer
page-pursuit-row-empty = { $row ->
    [jobs] No jobs on offer right now.
    [partners] Nobody to meet right now.
   *[other] No cards on offer right now.
}
page-pursuit-pile = { $number ->
    [one] 1 card
   *[other] { $number } cards
} in the pile
page-pursuit-refresh = Refresh (−1 short-term happiness)
page-pursuit-refresh-row = { $row ->
    [projects] New projects (−1 short-term happiness)
    [items] New items and activities (−1 short-term happiness)
    [jobs] New jobs (−1 short-term happiness)
   *[partners] New partners (−1 short-term happiness)
}
page-pursuit-job-kind = { $type ->
    [science] job in science
    [arts] job in the arts
   *[social] social job
}, level { $level }
page-pursuit-free = free
page-pursuit-hiring = hiring
page-pursuit-promotion = promotion
page-pursuit-every-round = every round
page-pursuit-shows = show
page-pursuit-here = You are on this level.
page-pursuit-role-of = taken by seat { $seat }
page-pursuit-ladder = At the end of the round, for each of your roles:
page-pursuit-roles = { $number ->
    [one] 1 role
   *[other] { $number } roles
}
page-pursuit-roles-left = { $number ->
    [0] You can’t take any more roles.
    [one] You can take 1 more role.
   *[other] You can take { $number } more roles.
}

## Before a player

page-pursuit-first = goes first
page-pursuit-died = died in round { $round }
page-pursuit-alive = alive
page-pursuit-slots = Projects, job and partner
page-pursuit-overflow = +1 stress every round
page-pursuit-free-slot = free for a project, a job or a partner
page-pursuit-possessions = Items and activities
page-pursuit-memories = The album of this life
    .of = The album of this life: { $name }
page-pursuit-goals = Life goals
page-pursuit-goal-standing = you { $mine }, best opponent { $best }
page-pursuit-goal-solo = { $has } of { $target }
page-pursuit-target = at least { $target } long-term happiness at the end
page-pursuit-goal-at-death = decided at the end
page-pursuit-nothing-yet = no cards yet
page-pursuit-lived = { $number ->
    [one] 1 photograph in the album
   *[other] { $number } photographs in the album
}
page-pursuit-open = Show all of { $name }’s cards
page-pursuit-close = Hide { $name }’s cards

## What can be done

page-pursuit-welcome = You will live from your teens to old age. Each round you have a few hourglasses, and each one lets you do one thing.
page-pursuit-welcome-together = The player with the most long-term happiness at the end wins.
page-pursuit-welcome-alone = You win if you meet all three life goals and reach { $target } long-term happiness.
page-pursuit-rest-wasted = Changes nothing: your stress can’t drop any lower in this section.
page-pursuit-start = You start with
page-pursuit-time-left = { $number ->
    [one] your last hourglass
   *[other] { $number } of { $of } hourglasses left
}
page-pursuit-on-cards = On your own cards
page-pursuit-on-board = On the board
page-pursuit-free-of-time = Costs no time
page-pursuit-free-refresh = Refresh a row
    .about = Each row costs 1 short-term happiness.
page-pursuit-free-give-up = Give up a card
    .about = Costs 1 stress and 1 short-term happiness.
page-pursuit-ways-take_project = { $number ->
    [one] 1 project to start
   *[other] { $number } projects to start
}
page-pursuit-ways-spend = { $number ->
    [one] 1 card to buy
   *[other] { $number } cards to buy
}
page-pursuit-ways-get_job = { $number ->
    [one] 1 job to take
   *[other] { $number } jobs to take
}
page-pursuit-ways-develop_relationship = { $number ->
    [one] with 1 person
   *[other] with { $number } people
}
page-pursuit-advance = Go on: { $level }
page-pursuit-date = A date with { $name }
page-pursuit-deepen = { $name }: { $relation }
page-pursuit-get = Take this job
page-pursuit-promote = Get promoted to this job
page-pursuit-give-up = Give it up

## What somebody did, in a few words on their plate

page-pursuit-deed-project-taken = began “{ $card }”
page-pursuit-deed-group-joined = joined “{ $card }”
page-pursuit-deed-level-reached = level { $level }: { $card }
page-pursuit-deed-project-finished = finished “{ $card }”
page-pursuit-deed-bought = bought { $card }
page-pursuit-deed-hired = new job: { $card }
page-pursuit-deed-promoted = promoted: { $card }

## Upkeep and payments

page-pursuit-upkeep-about = Your things, your job and your partners cost time, money or effort each round, and give something back. What one card brings in can pay for the next.
page-pursuit-pay-all = { $number ->
    [one] Pay for it
   *[other] Pay for all { $number } in this order
}
page-pursuit-pay-some = { $number ->
    [one] Pay for the one you can afford
   *[other] Pay for the { $number } you can afford
}
page-pursuit-afterwards = Then you have
page-pursuit-then = so far
page-pursuit-pay = Pay
page-pursuit-let-go = Let go
page-pursuit-later = Pay for the ones above first: { $why }.
page-pursuit-cannot = You can’t pay: { $why }.
page-pursuit-saves = { $number ->
    [one] Your short-term happiness makes this cheaper: choose 1 resource to keep.
   *[other] Your short-term happiness makes this cheaper: choose up to { $number } resources to keep.
}
page-pursuit-adds = { $number ->
    [one] Your short-term happiness is below 0: choose 1 more resource to pay.
   *[other] Your short-term happiness is below 0: choose { $number } more resources to pay.
}
page-pursuit-you-pay = You pay

## Asked once more

page-pursuit-sure-dying = The stress would kill you. Do it anyway?
page-pursuit-sure-give-up = You lose this card for good, and it costs you 1 stress and 1 short-term happiness. Give it up?
page-pursuit-sure-unpaid = If you don’t pay, you lose the card and get nothing for it. You also take 1 stress and lose 1 short-term happiness.
page-pursuit-sure-job = You can only have one job: if you take this one, you leave the one you have. Change jobs?
page-pursuit-sure-slots = All your slots are full: one more card costs 1 stress now and 1 more every round. Take it?

## The end

# The hyphen doesn’t break: this stands in a large title.
page-end-score-pursuit = { $points } long‑term happiness
page-end-unit-pursuit = long-term happiness
page-pursuit-condition-lth = At least { $target } long-term happiness
page-pursuit-goal-won = achieved by { $name }
page-pursuit-goal-open = nobody came first alone

## The list of cards

page-rules-kind-project = Projects
page-rules-kind-item = Items and activities
page-rules-kind-job = Jobs
page-rules-kind-partner = Partners
page-rules-kind-trait = Traits

## Values of house rules

page-value-revised = Revised
page-value-all_projects = Whenever you pay for a project
page-value-advance_only = Only when you advance one
page-value-pyramid = 3, 2 and 1 by level
page-value-even = 2 of each level
page-value-none = Nothing
page-value-first_space = Back to its first space

page-game-pursuit = The Pursuit of Happiness
    .sub = one life, from first crush to last breath
    .pitch = Jobs, partners, hobbies and follies: spend your hours well before the stress gets you.

page-why-POH-R1 = This old-age stress doesn’t fit the stress track: use 3, 4, 5 with four sections, and 4, 6, 8 or 3, 6, 9 with five.
page-why-POH-R40 = { page-why-starter }
page-why-POH-R51 = There aren’t enough traits for so many players.

## Moments and notices

page-pursuit-moment-age = { $age ->
    [teen] { $who ->
        [you] You are a teenager
       *[all] They are teenagers
    }
   *[other] { $who ->
        [you] You turn { $years }
       *[all] They turn { $years }
    }
}
page-pursuit-moment-years = Age brings you { $stress } stress.
page-pursuit-moment-time = { $number ->
    [one] You have 1 hourglass.
   *[other] You have { $number } hourglasses.
}
page-pursuit-moment-date = A first date with { $name }
page-pursuit-moment-couple = You and { $name } are a couple
page-pursuit-moment-family = You and { $name } start a family
page-pursuit-moment-job = Your new job: { $name }
page-pursuit-moment-promoted = Promoted: { $name }
page-pursuit-moment-retired = Retired: { $name }
page-pursuit-moment-finished = Finished: { $name }
page-pursuit-moment-goal = Life goal achieved: { $name } (+{ $lth })
page-pursuit-moment-death = Your life ends here
page-pursuit-moment-stress = { $way ->
    [worse] Too much stress
   *[better] Less stress
}
page-pursuit-moment-stress-time = { $number ->
    [one] 1 hourglass
   *[other] { $number } hourglasses
} { $way ->
    [worse] fewer next round
   *[better] more next round
}
page-pursuit-unpayable = You couldn’t pay for it.
page-pursuit-compare = Compare with the others beside it

## The end page

# A life may end as the next round begins.
page-end-after-pursuit = After { $rounds ->
    [one] 1 full round
   *[other] { $rounds } full rounds
}: { $why }.
