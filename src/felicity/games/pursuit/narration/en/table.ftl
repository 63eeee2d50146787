# The Pursuit of Happiness: everything else that a person reads at its table.

pursuit-title = The Pursuit of Happiness

pursuit-mode-standard = Standard
    .about = a whole life from teen to old age; the happiest life wins
pursuit-mode-solo = Solo
    .about = reach three life goals and 50 long-term happiness in one life

## Options of the table

pursuit-setting-starting_player = Who goes first? At random, or the seat with that number.
pursuit-setting-edition = Which edition? The first, or the revised one with its own rules on short-term happiness, 10 life goals and 10 traits.
pursuit-setting-sth_malus = Do projects cost more while short-term happiness is negative?
pursuit-setting-sth_discount_scope = Where does short-term happiness make projects cheaper? In all payments, or only when you advance them.
pursuit-setting-hourglass_supply_limit = How many hourglasses can you have at most? 0: no limit.
pursuit-setting-refresh_to_full = Is a refreshed row dealt to its full size? Otherwise card for card.
pursuit-setting-partners_refill = Is a partner who is taken replaced at once?
pursuit-setting-rows_follow_living_players = Do the rows shrink when players have died?
pursuit-setting-spent_time_counts_as_rest = Do hourglasses on Spent Time make a rest a repeated action?
pursuit-setting-lth_may_be_negative = Can long-term happiness fall below 0?
pursuit-setting-stress_sections = How many hourglasses more or fewer in each section of the stress track? Four sections need old-age stress 3,4,5.
pursuit-setting-old_age_stress = How much stress do rounds 6, 7 and 8 begin with? It must fit the stress track.
pursuit-setting-sth_limits = Where does the track of short-term happiness end?
pursuit-setting-job_deck = How many jobs of each kind are there? 3, 2 and 1 by level, or 2 of each level.
pursuit-setting-retirement = Can you retire from a level 3 job?
pursuit-setting-job_swap_penalty = Does changing jobs cost 1 stress and 1 short-term happiness?
pursuit-setting-may_stop_before_death = Can you stop when every action would kill you?
pursuit-setting-five_players = Can a fifth player join? That takes the ten traits of the revised edition.
pursuit-setting-good_health_in_leftmost_section = What does good health do in the leftmost section? Nothing, or back to its first space.
pursuit-setting-solo_goals_score = Solo: do life goals also bring their happiness?

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

pursuit-ask-ChooseTrait = Which talent were you born with?
pursuit-ask-PayUpkeep = Upkeep: what do you pay for next?
pursuit-ask-TakeTurn = Your turn. What do you do with your time?
pursuit-ask-GiveUpWithoutTurn = You have no hourglass for a turn in this round. Give up a card, or leave it at that?
pursuit-ask-EndTurn = Your action is done. End your turn?
pursuit-ask-PayForProject = { $card }: which resources does your short-term happiness save or add?
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
pursuit-option-get-job = Become { $card } ({ $cost } → { $reward })
pursuit-option-date = Date { $partner } (→ { $reward })
    .row = Date someone (→ { $reward })
    .cell = { $partner }
pursuit-option-deepen = Go on with { $partner }: { $relation } (→ { $reward })
pursuit-option-overtime = Work overtime: { $gain }, { $stress }
pursuit-option-rest = Rest
pursuit-option-advance = Advance “{ $card }” to { $level-name } ({ $cost } → { $reward })
pursuit-option-promote = Be promoted to { $card } ({ $cost } → { $reward })
pursuit-option-deadly = { " " }[you would die]
pursuit-option-stress = { " " }[+{ $stress } stress]
pursuit-option-retire = Retire
pursuit-option-refresh = Refresh the { $row } (−1 short-term happiness)
pursuit-option-give-up = Give up { $name } (1 stress, −1 short-term happiness)
    .row = Give up (1 stress, −1 short-term happiness)
    .cell = { $name }
pursuit-option-stop = Stop for this round: every action would kill you
pursuit-option-end-turn = End the turn
pursuit-option-pay = Keep { $name } ({ $cost } → { $reward })
pursuit-option-refuse = Let { $name } go (1 stress, −1 short-term happiness)
pursuit-option-save = Save { $amounts }
pursuit-option-add = Add { $amounts }
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
pursuit-why-hourglass = it takes { $needs } hourglasses, { $has } are left
pursuit-why-sth = there is no short-term happiness left to lose
pursuit-why-lth = there is no long-term happiness left to lose
pursuit-why-stress = you can’t take so much stress
pursuit-why-resources = it takes { $needs } fitting resources, you have { $has }
pursuit-why-two-roles = you cover two roles already
pursuit-why-role-covered = the role is taken
pursuit-why-show-knowledge = { $needs } knowledge must be shown, you have { $has }
pursuit-why-show-creativity = { $needs } creativity must be shown, you have { $has }
pursuit-why-show-influence = { $needs } influence must be shown, you have { $has }
pursuit-why-show-money = { $needs } coins must be shown, you have { $has }
pursuit-why-show-job = a job of level { $needs } must be shown
pursuit-why-show-items = { $needs ->
    [one] an item must be shown
   *[other] { $needs } items must be shown, you have { $has }
}
pursuit-why-highest-level = there is no closer relationship
pursuit-why-highest-job = there is no higher job
pursuit-why-no-higher-job = no job of this kind, one level higher, is on the board
pursuit-why-job-level = only from a job of level { $needs }
pursuit-why-teen = closed in the teen round
pursuit-why-old-age = closed in old age
pursuit-why-no-marker-left = all hourglasses of your colour are in play
pursuit-why-overtime-would-kill = its stress would kill you
pursuit-why-something-harmless = you can still act without dying
pursuit-why-no-passing = nobody passes at this table
pursuit-why-teen-row = neither jobs nor partners are dealt in the teen round
pursuit-why-empty-row = the row is empty
pursuit-why-nothing-to-lose = there is no happiness left to lose
pursuit-why-others-take-part = others take part in it
pursuit-why-activities-stay = activities stay until the end of the round
pursuit-why-after-the-action = rows are refreshed before the action
pursuit-why-act-first = take an action first
pursuit-why-action-done = you have had your action
pursuit-why-dearer-by-sth = your short-term happiness is negative: you pay more, not less
pursuit-why-discount = { $needs ->
    [0] your short-term happiness saves nothing
   *[other] your short-term happiness saves { $needs } at most
}
pursuit-why-level = this card has { $needs } levels
pursuit-why-malus = { $needs ->
    [0] nothing has to be added
   *[other] exactly { $needs } must be added
}
pursuit-why-more-than-it-costs = it doesn’t cost that much of it
pursuit-why-no-job = you have no job
pursuit-why-no-retirement = nobody retires at this table
pursuit-why-not-due = that card needs no upkeep now
pursuit-why-not-in-reward = that is not part of the reward
pursuit-why-not-on-board = that card is not on the board
pursuit-why-not-open = that group project is not open
pursuit-why-not-owned = you don’t have so much of it
pursuit-why-not-yours = that card is not in front of you
pursuit-why-other-job = only to a job of the same kind, one level higher
pursuit-why-too-little-saved = you couldn’t pay the rest
pursuit-why-trait-not-dealt = you were not dealt that talent
pursuit-what-keep = Keep a talent
pursuit-what-study = Study
pursuit-what-play = Play
pursuit-what-interact = Interact
pursuit-what-temp-job = Temp job
pursuit-what-take = Take a project
pursuit-what-join = Join a project
pursuit-what-buy = Buy
pursuit-what-get-job = Get a job
pursuit-what-date = Start a relationship
pursuit-what-deepen = Go on with a relationship
pursuit-what-overtime = Work overtime
pursuit-what-rest = Rest
pursuit-what-advance = Advance a project
pursuit-what-promote = Be promoted
pursuit-what-retire = Retire
pursuit-what-refresh = Refresh a row
pursuit-what-give-up = Give up
pursuit-what-stop = Stop for this round
pursuit-what-end-turn = End the turn
pursuit-what-pay = Keep
pursuit-what-refuse = Let go
pursuit-what-save = Save
pursuit-what-add = Add
pursuit-what-first = Choose what comes first
pursuit-detail = { $card }: { $level }

## What has happened

pursuit-told-game-started = { $who } goes first.
pursuit-told-goal-drawn = A life goal of this game: { $goal }.
pursuit-told-trait-dealt = { $who } is offered { $trait }.
pursuit-told-trait-kept = { $who } is { $trait }.
pursuit-told-gained = { $who } gained { $amounts }.
    .tail = Gains { $amounts }.
pursuit-told-paid = { $who } paid { $amounts }.
    .tail = Pays { $amounts }.
pursuit-told-hourglasses-gained = { $who } got { $hourglasses ->
    [one] an hourglass
   *[other] { $hourglasses } hourglasses
} more.
    .tail = Hourglasses +{ $hourglasses }.
pursuit-told-stress-moved = { $who-of } stress { $way ->
    [up] rose
   *[down] fell
} by { $by } to { $space }.
    .tail = Stress { $step } ({ $space }).
pursuit-told-sth-moved = { $who-of } short-term happiness { $way ->
    [up] rose
   *[down] fell
} to { $signed }.
    .tail = Short-term happiness { $signed }.
pursuit-told-lth-moved = { $way ->
    [up] { $who } gained { $by } long-term happiness and has { $lth }
   *[down] { $who } lost { $by } long-term happiness and has { $lth }
}.
    .tail = Long-term happiness { $step } ({ $lth }).
pursuit-told-died = { $who } died in round { $round }. What a life!
pursuit-told-card-dealt = New among the { $row }: { $card }.
    .item = { $card }
    .several = New on the board: { $list }.
pursuit-told-pile-reshuffled = The discarded { $row } were shuffled ({ $cards }).
pursuit-told-row-refreshed = { $who } had new { $row } dealt.
pursuit-told-round-started = Round { $round }: { $age }
pursuit-told-old-age-came = The years bring everybody { $stress } stress.
pursuit-told-hourglasses-set = { $who } has { $hourglasses } hourglasses.
    .item = { $who } { $hourglasses }
    .several = Hourglasses: { $list }.
pursuit-told-slots-stressed = { $who } does { $cards } things at a time: { $stress } stress.
pursuit-told-partners-stressed = { $who } has { $cards } partners: { $stress } stress.
pursuit-told-pension-paid = { $who } received a pension of { $money } coins.
pursuit-told-upkeep-paid = { $who } kept { $card }.
pursuit-told-upkeep-unpaid = { $who } could not or would not keep { $card }.
pursuit-told-action-taken = { $who }: { $action }.
pursuit-told-repeat-spared = { $who } is organised: no stress for repeating.
pursuit-told-project-taken = { $who } took up “{ $card }”: { $level-name }.
pursuit-told-group-joined = { $who } joined { $owner-of } “{ $card }” as { $role-name }.
pursuit-told-level-reached = { $who } advanced “{ $card }”: { $level-name }.
pursuit-told-project-finished = { $who } finished “{ $card }”.
pursuit-told-bought = { $who } bought { $card }: { $level-name }.
pursuit-told-hired = { $who } became { $card }.
pursuit-told-job-left = { $who } stopped being { $card }.
pursuit-told-promoted = { $who } was promoted from { $from } to { $card }.
pursuit-told-retired = { $who } retired as { $card }.
pursuit-told-dated = { $who } went out with { $partner }.
pursuit-told-deepened = { $who } and { $partner }: { $relation }.
pursuit-told-rested = { $who } rested.
pursuit-told-card-given-up = { $who } gave up { $card }.
pursuit-told-stopped = { $who } stopped for this round.
pursuit-told-group-rewarded = “{ $card }” had { $roles ->
    [one] 1 role
   *[other] { $roles } roles
} covered, { $own } by { $who }.
pursuit-told-set-aside = { $who } looks back on { $card }.
pursuit-told-first-player-found = { $who } goes first in the next round.
pursuit-told-sth-reset = Everybody’s short-term happiness is back at 0.
pursuit-told-action-opened = { $action } is open now.
pursuit-told-action-closed = { $action } is closed now.
pursuit-told-inherited = { $who } leaves something behind.
pursuit-told-goal-achieved = { $who } achieved “{ $goal }” (+{ $lth }).
pursuit-told-goal-missed = Nobody achieved “{ $goal }”.
pursuit-told-game-ended = All have died. It was a good time.

## How it ended

pursuit-ending-last_death = the last one has died
pursuit-source-projects = projects
pursuit-source-items = items
pursuit-source-activities = activities
pursuit-source-jobs = jobs
pursuit-source-partners = partners
pursuit-source-overflow = short-term happiness off the track
pursuit-source-inheritance = inheritance
pursuit-source-life_goals = life goals
pursuit-source-trait = trait
pursuit-tie-shared = Equally happy: the victory is shared.
pursuit-winner = { $number ->
    [one] { $winners } has had the happiest life: { $score } long-term happiness.
   *[other] { $winners } have had the happiest lives: { $score } long-term happiness each.
}
pursuit-score = Happiness
pursuit-won = You win: { $met } of { $goals } life goals and { $lth } long-term happiness; { $target } were needed.
pursuit-lost = You lose: { $met } of { $goals } life goals and { $lth } long-term happiness; all goals and { $target } were needed.

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
screen-pursuit-talent = Talent
screen-pursuit-next = Next
screen-pursuit-upkeep = Upkeep
screen-pursuit-warning = Old age
pursuit-screen-closed = { $action } (closed)
pursuit-screen-card = { $card } ({ $kind })
pursuit-screen-job = { $card } (level { $level })
pursuit-screen-goal = { $goal }: { $condition } ({ $standing })
pursuit-screen-figures = happiness { $lth }, short-term { $sth }  stress { $stress }/{ $last }  hourglasses { $hourglasses }
pursuit-screen-dead = happiness { $lth }   died in round { $round }
pursuit-screen-behind = behind: projects { $projects }, activities { $activities }
pursuit-screen-stress = { $track }   next round { $hourglasses } hourglasses
pursuit-screen-sth = { $track }   above 0 projects cost less
pursuit-screen-priced = { $name } ({ $cost } → { $reward })
pursuit-screen-warning = the next round brings { $stress } stress to everybody

hint-when-pursuit = within a few hourglasses
