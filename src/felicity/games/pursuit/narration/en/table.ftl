# The Pursuit of Happiness: everything else that a person reads at its table.

pursuit-title = The Pursuit of Happiness

pursuit-mode-standard = Standard
    .about = a whole life from teenager to old age; the happiest life wins
pursuit-mode-solo = Solo
    .about = meet three life goals and reach 50 long-term happiness in one life

## Options of the table

pursuit-setting-starting_player = Who goes first? A random player, or the seat with this number.
pursuit-setting-edition = Which edition? The first, or the revised one with its own rules on short-term happiness, 10 life goals and 10 traits.
pursuit-setting-sth_malus = Do projects cost more while short-term happiness is negative?
pursuit-setting-sth_discount_scope = When does short-term happiness make projects cheaper? Whenever you pay for one, or only when you advance one.
pursuit-setting-hourglass_supply_limit = How many hourglasses can you have at most? 0: no limit.
pursuit-setting-refresh_to_full = Is a refreshed row filled up completely? Otherwise each discarded card is replaced by one new card.
pursuit-setting-partners_refill = Is a partner replaced as soon as somebody takes them?
pursuit-setting-rows_follow_living_players = Do the rows shrink when players die?
pursuit-setting-spent_time_counts_as_rest = Do hourglasses on Spent Time make Rest a repeated action?
pursuit-setting-lth_may_be_negative = Can long-term happiness fall below 0?
pursuit-setting-stress_sections = How many hourglasses does each section of the stress track add or take away? Four sections need old-age stress 3,4,5.
pursuit-setting-old_age_stress = How much stress do rounds 6, 7 and 8 start with? It must fit the stress track.
pursuit-setting-sth_limits = Where does the short-term happiness track end?
pursuit-setting-job_deck = How many jobs of each kind are there? 3, 2 and 1 by level, or 2 of each level.
pursuit-setting-retirement = Can you retire from a level 3 job?
pursuit-setting-job_swap_penalty = Does changing jobs cost 1 stress and 1 short-term happiness?
pursuit-setting-may_stop_before_death = Can you stop when every action would kill you?
pursuit-setting-five_players = Can a fifth player join? That takes the ten traits of the revised edition.
pursuit-setting-good_health_in_leftmost_section = What does good health do in the leftmost section? Nothing, or a move back to its first space.
pursuit-setting-solo_goals_score = Solo: do life goals also score their happiness?

## Words

pursuit-good-knowledge = knowledge
pursuit-good-creativity = creativity
pursuit-good-influence = influence
pursuit-good-money = coins
pursuit-amount-knowledge = { $amount } knowledge
pursuit-amount-creativity = { $amount } creativity
pursuit-amount-influence = { $amount } influence
pursuit-amount-money = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
pursuit-amount-hourglass = { $amount ->
    [one] 1 hourglass
   *[other] { $amount } hourglasses
}
pursuit-amount-sth = { $amount } short-term happiness
pursuit-amount-lth = { $amount } long-term happiness
pursuit-amount-stress = { $amount } stress
pursuit-amount-relax = { $amount ->
    [one] relax
   *[other] relax ×{ $amount }
}
pursuit-amount-good_health = { $amount ->
    [one] good health
   *[other] good health ×{ $amount }
}
pursuit-amount-job = a job of level { $amount } or higher
pursuit-amount-items = { $amount ->
    [one] an item
   *[other] { $amount } items
}
pursuit-amount-nothing = nothing
pursuit-row-projects = projects
pursuit-row-items = items and activities
pursuit-row-jobs = jobs
pursuit-row-partners = partners
pursuit-action-study = Study
pursuit-action-play = Play
pursuit-action-interact = Interact
pursuit-action-temp_job = Temp Job
pursuit-action-take_project = Take Project
pursuit-action-spend = Spend
pursuit-action-get_job = Get Job
pursuit-action-develop_relationship = Develop Relationship
pursuit-action-overtime = Overtime
pursuit-action-rest = Rest
pursuit-age-teen = teen
pursuit-age-adult = adult
pursuit-age-old_age = old age
pursuit-phase-setup = set-up
pursuit-phase-upkeep = upkeep
pursuit-phase-action = actions
pursuit-phase-end_of_round = end of round
pursuit-phase-over = the end
pursuit-kind-basic = basic project
pursuit-kind-single = single-round project
pursuit-kind-group = group project
pursuit-kind-item = item
pursuit-kind-activity = activity
pursuit-kind-job = job
pursuit-kind-partner = partner
pursuit-category-A = arts
pursuit-category-B = business
pursuit-category-C = culture
pursuit-category-H = health
pursuit-category-P = politics
pursuit-category-S = social
pursuit-category-T = technology and science
pursuit-relation-1 = date
pursuit-relation-2 = relationship
pursuit-relation-3 = family

## Questions, one for each kind of choice

pursuit-ask-ChooseTrait = Which trait were you born with?
pursuit-ask-PayUpkeep = Upkeep: what do you pay for next?
pursuit-ask-TakeTurn = Your turn. What do you do with your time?
pursuit-ask-GiveUpWithoutTurn = You have no hourglass left for a turn this round. Give up a card, or leave things as they are?
pursuit-ask-EndTurn = Your action is done. End your turn?
pursuit-ask-PayForProject = { $card }: what do you pay more or less of?
pursuit-ask-OrderReward = What comes first?

## Groups of options

pursuit-group-board = On the board
pursuit-group-project = Projects
pursuit-group-spend = Items and activities
pursuit-group-job = Work
pursuit-group-love = Love
pursuit-group-row = Before the action
    .about = no hourglass

## Options

pursuit-option-keep = { $trait }: { $trait-ability }
pursuit-option-study = Study: { $gain }
pursuit-option-play = Play: { $gain }
pursuit-option-interact = Interact: { $gain }
pursuit-option-temp-job = Temp job: { $gain }
pursuit-option-take = Take “{ $card }”, { $level-name } ({ $cost } → { $reward })
pursuit-option-join = Join “{ $card }” as { $level-name } ({ $cost } → { $reward })
pursuit-option-buy = Buy { $card }, { $level-name } ({ $cost } → { $reward })
pursuit-option-get-job = Get a job as { $card } ({ $cost } → { $reward })
pursuit-option-date = Date { $partner } (→ { $reward })
    .row = Date someone (→ { $reward })
    .cell = { $partner }
pursuit-option-deepen = Get closer to { $partner }: { $relation } (→ { $reward })
pursuit-option-overtime = Work overtime: { $gain }, { $stress }
pursuit-option-rest = Rest
pursuit-option-advance = Advance “{ $card }” to { $level-name } ({ $cost } → { $reward })
pursuit-option-promote = Get promoted to { $card } ({ $cost } → { $reward })
pursuit-option-deadly = { " " }[you would die]
pursuit-option-stress = { " " }[+{ $stress } stress]
pursuit-option-retire = Retire
pursuit-option-refresh = Refresh the { $row } (−1 short-term happiness)
pursuit-option-give-up = Give up { $name } (+1 stress, −1 short-term happiness)
    .row = Give up (+1 stress, −1 short-term happiness)
    .cell = { $name }
pursuit-option-stop = Stop for this round: every action would kill you
pursuit-option-end-turn = End turn
pursuit-option-pay = Keep { $name } ({ $cost } → { $reward })
pursuit-option-refuse = Let { $name } go (+1 stress, −1 short-term happiness)
pursuit-option-save = Pay { $amounts } less
pursuit-option-add = Pay { $amounts } more
pursuit-option-first = { $part ->
    [0] Relax first
    [1] Good health first
   *[2] Stress first
}

## Why something can’t be done now

pursuit-why-knowledge = it takes { $needs } knowledge, you have { $has }
pursuit-why-creativity = it takes { $needs } creativity, you have { $has }
pursuit-why-influence = it takes { $needs } influence, you have { $has }
pursuit-why-money = it takes { $needs ->
    [one] 1 coin
   *[other] { $needs } coins
}, you have { $has }
pursuit-why-hourglass = it takes { $needs ->
    [one] 1 hourglass
   *[other] { $needs } hourglasses
}, you have { $has } left
pursuit-why-sth = you have no short-term happiness left to lose
pursuit-why-lth = you have no long-term happiness left to lose
pursuit-why-stress = that is more stress than you can take
pursuit-why-resources = it takes { $needs ->
    [one] 1 matching resource
   *[other] { $needs } matching resources
}, you have { $has }
pursuit-why-two-roles = you already have two roles in it
pursuit-why-role-covered = this role is taken
pursuit-why-show-knowledge = you need to own { $needs } knowledge, you have { $has }
pursuit-why-show-creativity = you need to own { $needs } creativity, you have { $has }
pursuit-why-show-influence = you need to own { $needs } influence, you have { $has }
pursuit-why-show-money = you need to own { $needs ->
    [one] 1 coin
   *[other] { $needs } coins
}, you have { $has }
pursuit-why-show-job = you need a job of level { $needs } or higher
pursuit-why-show-items = { $needs ->
    [one] you need to own an item
   *[other] you need to own { $needs } items, you have { $has }
}
pursuit-why-highest-level = this relationship can’t get any closer
pursuit-why-highest-job = you already have the highest job there is
pursuit-why-no-higher-job = the next job of this kind isn’t on the board
pursuit-why-job-level = only possible with a level { $needs } job
pursuit-why-teen = closed in the teen round
pursuit-why-old-age = closed in old age
pursuit-why-no-marker-left = all your hourglasses are in play
pursuit-why-overtime-would-kill = the stress would kill you
pursuit-why-something-harmless = you can still act without dying
pursuit-why-no-passing = passing is switched off at this table
pursuit-why-teen-row = there are no jobs and partners in the teen round
pursuit-why-empty-row = the row is empty
pursuit-why-nothing-to-lose = you have no happiness left to lose
pursuit-why-others-take-part = other players have joined it
pursuit-why-activities-stay = activities stay until the end of the round
pursuit-why-after-the-action = you can only refresh a row before your action
pursuit-why-act-first = take an action first
pursuit-why-action-done = you have already taken your action
pursuit-why-dearer-by-sth = your short-term happiness is negative: you pay more, not less
pursuit-why-discount = { $needs ->
    [0] your short-term happiness saves nothing
   *[other] your short-term happiness saves { $needs } at most
}
pursuit-why-level = this card only has { $needs } levels
pursuit-why-malus = { $needs ->
    [0] you don’t have to pay more
   *[other] you have to pay exactly { $needs } more
}
pursuit-why-more-than-it-costs = it doesn’t cost that much
pursuit-why-no-job = you have no job
pursuit-why-no-retirement = retirement is switched off at this table
pursuit-why-not-due = that card needs no upkeep right now
pursuit-why-not-in-reward = that isn’t part of the reward
pursuit-why-not-on-board = that card isn’t on the board
pursuit-why-not-open = that group project isn’t open
pursuit-why-not-owned = you don’t have that much
pursuit-why-not-yours = you don’t have that card
pursuit-why-other-job = only to a job of the same kind, one level higher
pursuit-why-too-little-saved = you couldn’t pay the rest
pursuit-why-trait-not-dealt = you weren’t dealt that trait
pursuit-what-keep = Keep a trait
pursuit-what-study = Study
pursuit-what-play = Play
pursuit-what-interact = Interact
pursuit-what-temp-job = Temp job
pursuit-what-take = Take a project
pursuit-what-join = Join a project
pursuit-what-buy = Buy
pursuit-what-get-job = Get a job
pursuit-what-date = Start a relationship
pursuit-what-deepen = Get closer to a partner
pursuit-what-overtime = Work overtime
pursuit-what-rest = Rest
pursuit-what-advance = Advance a project
pursuit-what-promote = Get promoted
pursuit-what-retire = Retire
pursuit-what-refresh = Refresh a row
pursuit-what-give-up = Give up
pursuit-what-stop = Stop for this round
pursuit-what-end-turn = End turn
pursuit-what-pay = Keep
pursuit-what-refuse = Let go
pursuit-what-save = Pay less
pursuit-what-add = Pay more
pursuit-what-first = Choose what comes first
pursuit-detail = { $card }: { $level }

## What has happened

pursuit-log-game-started = { $who } goes first.
pursuit-log-goal-drawn = Life goal: { $goal }.
pursuit-log-trait-dealt = { $who } is offered { $trait }.
pursuit-log-trait-kept = { $who-of } trait is { $trait }.
pursuit-log-gained = { $who } gained { $amounts }.
    .tail = Gains { $amounts }.
pursuit-log-paid = { $who } paid { $amounts }.
    .tail = Pays { $amounts }.
pursuit-log-hourglasses-gained = { $who } got { $hourglasses ->
    [one] 1 extra hourglass
   *[other] { $hourglasses } extra hourglasses
}.
    .tail = Hourglasses +{ $hourglasses }.
pursuit-log-stress-moved = { $who-of } stress { $way ->
    [up] rose
   *[down] fell
} by { $by } to { $space }.
    .tail = Stress { $step } ({ $space }).
pursuit-log-sth-moved = { $who-of } short-term happiness { $way ->
    [up] rose
   *[down] fell
} to { $signed }.
    .tail = Short-term happiness { $signed }.
pursuit-log-lth-moved = { $way ->
    [up] { $who } gained { $by } long-term happiness and now has { $lth }
   *[down] { $who } lost { $by } long-term happiness and now has { $lth }
}.
    .tail = Long-term happiness { $step } ({ $lth }).
pursuit-log-died = { $who } died in round { $round }. What a life!
pursuit-log-card-dealt = New among the { $row }: { $card }.
    .item = { $card }
    .several = New on the board: { $list }.
pursuit-log-pile-reshuffled = The discarded { $row } were shuffled into a new pile ({ $cards }).
pursuit-log-row-refreshed = { $who } refreshed the { $row }.
pursuit-log-round-started = Round { $round }: { $age }
pursuit-log-old-age-came = Old age brings everybody { $stress } stress.
pursuit-log-hourglasses-set = { $who } has { $hourglasses ->
    [one] 1 hourglass
   *[other] { $hourglasses } hourglasses
}.
    .item = { $who } { $hourglasses }
    .several = Hourglasses: { $list }.
pursuit-log-slots-stressed = { $who } is juggling { $cards } things at once: { $stress } stress.
pursuit-log-partners-stressed = { $who } has { $cards } partners: { $stress } stress.
pursuit-log-pension-paid = { $who } got a pension of { $money ->
    [one] 1 coin
   *[other] { $money } coins
}.
pursuit-log-upkeep-paid = { $who } kept { $card }.
pursuit-log-upkeep-unpaid = { $who } didn’t pay for { $card }.
pursuit-log-action-taken = { $who }: { $action }.
pursuit-log-repeat-spared = { $who } is organised: no stress for repeating an action.
pursuit-log-project-taken = { $who } took up “{ $card }”: { $level-name }.
pursuit-log-group-joined = { $who } joined { $owner-of } “{ $card }” as { $role-name }.
pursuit-log-level-reached = { $who } advanced “{ $card }”: { $level-name }.
pursuit-log-project-finished = { $who } finished “{ $card }”.
pursuit-log-bought = { $who } bought { $card }: { $level-name }.
pursuit-log-hired = { $who } got a job: { $card }.
pursuit-log-job-left = { $who } left a job: { $card }.
pursuit-log-promoted = { $who } was promoted from { $from } to { $card }.
pursuit-log-retired = { $who } retired from a job: { $card }.
pursuit-log-dated = { $who } went out with { $partner }.
pursuit-log-deepened = { $who } and { $partner }: { $relation }.
pursuit-log-rested = { $who } rested.
pursuit-log-card-given-up = { $who } gave up { $card }.
pursuit-log-stopped = { $who } stopped for this round.
pursuit-log-group-rewarded = “{ $card }” has { $roles ->
    [one] 1 role
   *[other] { $roles } roles
} filled, { $own } of them by { $who }.
pursuit-log-set-aside = { $who } keeps a fond memory: { $card }.
pursuit-log-first-player-found = { $who } goes first in the next round.
pursuit-log-sth-reset = Everybody’s short-term happiness is back at 0.
pursuit-log-action-opened = { $action } is open now.
pursuit-log-action-closed = { $action } is closed now.
pursuit-log-inherited = { $who } leaves an inheritance.
pursuit-log-goal-achieved = { $who } achieved “{ $goal }” (+{ $lth }).
pursuit-log-goal-missed = Nobody achieved “{ $goal }”.
pursuit-log-game-ended = Everybody has died. Those were good lives.

## How it ended

pursuit-ending-last_death = the last player died
pursuit-source-projects = projects
pursuit-source-items = items
pursuit-source-activities = activities
pursuit-source-jobs = jobs
pursuit-source-partners = partners
pursuit-source-overflow = short-term happiness beyond the track
pursuit-source-inheritance = inheritance
pursuit-source-life_goals = life goals
pursuit-source-trait = trait
pursuit-tie-shared = Equally happy: the victory is shared.
pursuit-winner = { $number ->
    [one] { $winners } had the happiest life: { $score } long-term happiness.
   *[other] { $winners } had the happiest lives: { $score } long-term happiness each.
}
pursuit-score = Happiness
pursuit-won = You win: { $met } of { $goals } life goals and { $lth } long-term happiness. You needed { $target }.
pursuit-lost = You lose: { $met } of { $goals } life goals and { $lth } long-term happiness. You needed all of them and { $target }.

## The terminal

pursuit-screen-title = The Pursuit of Happiness{ $round ->
    [0] { "" }
   *[other] , round { $round }: { $age }, { $phase }
}
screen-pursuit-years = Years
screen-pursuit-board = Board
screen-pursuit-projects = Projects
screen-pursuit-items = To buy
screen-pursuit-jobs = Jobs
screen-pursuit-partners = Partners
screen-pursuit-groups = Together
screen-pursuit-stress = Stress
screen-pursuit-sth = Short-term
screen-pursuit-talent = Trait
screen-pursuit-next = Next
screen-pursuit-upkeep = Upkeep
screen-pursuit-warning = Old age
pursuit-screen-closed = { $action } (closed)
pursuit-screen-card = { $card } ({ $kind })
pursuit-screen-job = { $card } (level { $level })
pursuit-screen-goal = { $goal }: { $condition } ({ $standing })
pursuit-screen-counters = happiness { $lth }, short-term { $sth }  stress { $stress }/{ $last }  hourglasses { $hourglasses }
pursuit-screen-dead = happiness { $lth }   died in round { $round }
pursuit-screen-behind = completed: projects { $projects }, activities { $activities }
pursuit-screen-stress = { $track }   next round: { $hourglasses ->
    [one] 1 hourglass
   *[other] { $hourglasses } hourglasses
}
pursuit-screen-sth = { $track }   above 0, projects cost less
pursuit-screen-priced = { $name } ({ $cost } → { $reward })
pursuit-screen-warning = the next round brings { $stress } stress to everybody

hint-when-pursuit = within a few hourglasses
