# Nostalgia: everything that a person reads beside the words of The Pursuit of Happiness.

nostalgia-title = The Pursuit of Happiness: Nostalgia
nostalgia-mode-standard = { pursuit-mode-standard }
    .about = a whole life with memories that can come true; the happiest life wins
nostalgia-mode-solo = { pursuit-mode-solo }
    .about = meet three life goals and reach 55 long-term happiness in one life

## Options of the table

nostalgia-setting-starting_player = { pursuit-setting-starting_player }
nostalgia-setting-edition = { pursuit-setting-edition }
nostalgia-setting-sth_malus = { pursuit-setting-sth_malus }
nostalgia-setting-sth_discount_scope = { pursuit-setting-sth_discount_scope }
nostalgia-setting-hourglass_supply_limit = { pursuit-setting-hourglass_supply_limit }
nostalgia-setting-refresh_to_full = { pursuit-setting-refresh_to_full }
nostalgia-setting-partners_refill = { pursuit-setting-partners_refill }
nostalgia-setting-rows_follow_living_players = { pursuit-setting-rows_follow_living_players }
nostalgia-setting-spent_time_counts_as_rest = { pursuit-setting-spent_time_counts_as_rest }
nostalgia-setting-lth_may_be_negative = { pursuit-setting-lth_may_be_negative }
nostalgia-setting-stress_sections = { pursuit-setting-stress_sections }
nostalgia-setting-old_age_stress = { pursuit-setting-old_age_stress }
nostalgia-setting-sth_limits = { pursuit-setting-sth_limits }
nostalgia-setting-job_deck = { pursuit-setting-job_deck }
nostalgia-setting-retirement = { pursuit-setting-retirement }
nostalgia-setting-job_swap_penalty = { pursuit-setting-job_swap_penalty }
nostalgia-setting-may_stop_before_death = { pursuit-setting-may_stop_before_death }
nostalgia-setting-five_players = { pursuit-setting-five_players }
nostalgia-setting-good_health_in_leftmost_section = { pursuit-setting-good_health_in_leftmost_section }
nostalgia-setting-solo_goals_score = { pursuit-setting-solo_goals_score }
nostalgia-setting-board_slots = How many reminiscences fit on a Nostalgia board?
nostalgia-setting-trigger_choice = Who decides when several passive triggers are possible? The player, or the oldest card goes first.
nostalgia-setting-sth_affects_nostalgia_costs = Does short-term happiness change what Nostalgia cards cost?
nostalgia-setting-diary_inheritance = What does the diary count at the end? Every three resources of any kind, or every kind you hold.

## Words

nostalgia-category-life_goal = life goal
nostalgia-category-skill = skill
nostalgia-category-choice = choice
nostalgia-category-repeatable = repeatable
nostalgia-amount-partner = a partner at level { $amount }
nostalgia-deed-study = study
nostalgia-deed-play = play
nostalgia-deed-interact = interact
nostalgia-deed-temp_job = do a temp job
nostalgia-deed-take_project = take or join a project
nostalgia-deed-spend = spend money
nostalgia-deed-get_job = get a job
nostalgia-deed-develop_relationship = start or deepen a relationship
nostalgia-deed-overtime = work overtime
nostalgia-deed-rest = rest
nostalgia-deed-take_basic = take a basic project
nostalgia-deed-take_single = take a single-round project
nostalgia-deed-take_group = take a group project
nostalgia-deed-join_group = join a group project
nostalgia-deed-buy_item = buy an item
nostalgia-deed-buy_activity = buy an activity
nostalgia-deed-start_relationship = start a relationship
nostalgia-deed-deepen = deepen a relationship
nostalgia-deed-advance = advance a project
nostalgia-deed-finish_project = finish a project
nostalgia-deed-promotion = be promoted
nostalgia-deed-realise = realise a reminiscence
nostalgia-deed-progress = progress in a realisation
nostalgia-deed-determine = determine a choice
nostalgia-deed-devote = devote time to a passion
nostalgia-source-projects = { pursuit-source-projects }
nostalgia-source-items = { pursuit-source-items }
nostalgia-source-activities = { pursuit-source-activities }
nostalgia-source-jobs = { pursuit-source-jobs }
nostalgia-source-partners = { pursuit-source-partners }
nostalgia-source-overflow = { pursuit-source-overflow }
nostalgia-source-inheritance = { pursuit-source-inheritance }
nostalgia-source-life_goals = { pursuit-source-life_goals }
nostalgia-source-trait = { pursuit-source-trait }
nostalgia-source-nostalgia = memories
nostalgia-ending-last_death = { pursuit-ending-last_death }
nostalgia-tie-shared = { pursuit-tie-shared }
nostalgia-score = { pursuit-score }

## Questions

nostalgia-ask-EndTurn = Place or give up a card, or end your turn?
nostalgia-ask-ChooseTrigger = Which memory does that wake?
nostalgia-ask-PayForMemory = “{ $nostalgia }”: what do you pay more or less of?
nostalgia-ask-DrawFromStock = You have none left. Take some from “{ $nostalgia }”?
nostalgia-ask-PayForTime = “{ $card }”: which resources replace the hourglass?
nostalgia-ask-ChoosePartner = Who comes into your life?

## Options

nostalgia-group-memory = Memories
nostalgia-option-place = Remember “{ $nostalgia }” ({ $category })
nostalgia-option-activate = Activate “{ $nostalgia }” ({ $cost } → { $reward })
nostalgia-option-realise = Realise “{ $nostalgia }” ({ $cost } → { $reward })
nostalgia-option-progress = Progress in “{ $nostalgia }”: level { $level } ({ $cost } → { $reward })
nostalgia-option-choose = “{ $nostalgia }”, choice { $choice } ({ $cost } → { $reward })
nostalgia-option-devote = Devote time to “{ $nostalgia }” ({ $cost } → { $reward })
nostalgia-option-focus = Finish “{ $card }” with one hourglass fewer
nostalgia-option-use = Use “{ $nostalgia }” ({ $cost } → { $reward })
nostalgia-option-drop = Forget “{ $nostalgia }” (−1 short-term happiness)
nostalgia-option-tick = “{ $nostalgia }” (→ { $reward })
nostalgia-option-draw = Take { $reward }
nostalgia-option-leave = Leave everything on the card
nostalgia-option-meet = Live with { $partner } (→ { $reward })

## Why something can’t be done now

nostalgia-why-no-free-place = there is no free place on your Nostalgia board
nostalgia-why-has-check = this trigger is already ticked
nostalgia-why-trigger-missing = activate both triggers first
nostalgia-why-choice-made = you have already made this choice
nostalgia-why-not-yet = the card hasn’t reached that level yet
nostalgia-why-top-level = the card has no higher level
nostalgia-why-used = you have already used it this round
nostalgia-why-project-level = only possible for the last level of a project
nostalgia-why-time-resources = you don’t have enough resources for both the level and the hourglass
nostalgia-why-drop-after-action = you can only forget a reminiscence before your action
nostalgia-why-trigger-after-action = you can only activate triggers before your action
nostalgia-why-no-time-skill = you have no skill that replaces an hourglass
nostalgia-why-not-in-hand = you don’t have that card in hand
nostalgia-why-not-on-own-board = that card isn’t on your Nostalgia board
nostalgia-why-still-in-hand = put the card on your Nostalgia board first
nostalgia-why-realised-already = you have already realised that card
nostalgia-why-not-realised = you haven’t realised that card
nostalgia-why-other-card = this isn’t about that card
nostalgia-why-other-category = cards of this category don’t have that
nostalgia-why-resources-for-time = { $needs ->
    [one] it takes exactly 1 resource to replace the hourglass
   *[other] it takes exactly { $needs } resources to replace the hourglass
}
nostalgia-why-skill-after-action = you can only use skills before your action
nostalgia-why-skill-locked = the skill is unlocked at level 2
nostalgia-why-trigger-not-met = your action doesn’t activate that trigger
nostalgia-what-place = Remember
nostalgia-what-activate = Activate a trigger
nostalgia-what-realise = Realise a reminiscence
nostalgia-what-progress = Progress in a realisation
nostalgia-what-choose = Determine a choice
nostalgia-what-devote = Devote time to a passion
nostalgia-what-focus = Finish a project with one hourglass fewer
nostalgia-what-use = Use a skill
nostalgia-what-drop = Forget a reminiscence
nostalgia-what-tick = Activate
nostalgia-what-draw = Take from a card
nostalgia-what-leave = Leave it there
nostalgia-what-meet = Live with somebody

## What has happened

nostalgia-log-hand-dealt = { $who } got { $cards ->
    [one] 1 Nostalgia card
   *[other] { $cards } Nostalgia cards
}.
nostalgia-log-nostalgia-dealt = { $who } can dream of “{ $nostalgia }”.
    .item = { $nostalgia }
    .several = In hand: { $list }.
nostalgia-log-placed = { $who } remembers “{ $nostalgia }”.
nostalgia-log-dropped = { $who } forgot “{ $nostalgia }”.
nostalgia-log-passive-triggered = That reminds { $who } of “{ $nostalgia }”.
nostalgia-log-active-triggered = { $who } paid the active trigger of “{ $nostalgia }”.
nostalgia-log-realised = { $who } realised “{ $nostalgia }”.
nostalgia-log-progressed = { $who } took “{ $nostalgia }” to level { $level }.
nostalgia-log-choice-made = { $who } made a choice: “{ $nostalgia }”, choice { $choice }.
nostalgia-log-time-devoted = { $who } devoted time to “{ $nostalgia }”.
nostalgia-log-skill-used = { $who } used “{ $nostalgia }”.
nostalgia-log-skill-helped = “{ $nostalgia }” helped { $who }.
nostalgia-log-time-replaced = { $who } saved time on “{ $card }”.
nostalgia-log-stocked = “{ $nostalgia }” holds { $amount } { $good } for { $who }.
nostalgia-log-drawn = { $who } took { $amount } { $good } from “{ $nostalgia }”; { $left } left.
nostalgia-log-partner-met = { $partner } came to live with { $who }.
nostalgia-log-nobody-met = There was nobody for { $who } to meet.
nostalgia-log-personal-goal-met = { $who } met the goal of “{ $nostalgia }” (+{ $lth }).
nostalgia-log-diary-read = { $who-of } diary counts { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} (+{ $lth }).

## The two sides of a card

nostalgia-side-passive = passive, { $deed }: { $reward }
nostalgia-side-active = active: { $cost } → { $reward }
nostalgia-side-realise = realise: { $cost } → { $reward }
nostalgia-side-shown = realise: have { $cost } → { $reward }
nostalgia-side-level = level { $level }: { $cost } → { $reward }
nostalgia-side-choice = choice { $choice }: { $cost } → { $reward }
nostalgia-type-recurring = each time
nostalgia-type-mid_game = once
nostalgia-type-end_game = at the end
nostalgia-side-goal-on = { $type }, { $deed }{ $level ->
    [0] { "" }
   *[other] , level { $level }
}: +{ $lth }
nostalgia-side-goal-round = { $type }, start a relationship and take it to level { $level } in one round: +{ $lth }
nostalgia-side-goal-pays = { $type }, pay { $amounts } or more for a project: +{ $lth }
nostalgia-side-goal-have = { $type }, have { $amounts }: +{ $lth }
nostalgia-side-goal-measure = { $type }, { $measure }, at least { $needs }: +{ $lth }
nostalgia-measure-money = coins
nostalgia-measure-items = items
nostalgia-measure-lived_longest = years lived
nostalgia-measure-died_first = an early death
nostalgia-measure-finished_projects = finished projects
nostalgia-measure-activities = activities
nostalgia-measure-highest_job = highest job level
nostalgia-measure-relationship_levels = relationship levels
nostalgia-measure-one_resource = of one resource
nostalgia-measure-all_resources = resources
nostalgia-measure-realised = realised cards
nostalgia-measure-realised_levels = levels of realised cards
nostalgia-side-skill-on = skill, { $deed }: { $gain } more
nostalgia-side-skill-upkeep = skill, each round: { $gain }
nostalgia-side-skill-use = skill, once a round: 1 hourglass → { $gain }
nostalgia-side-skill-stores = skill: holds { $stock }; take { $portion } when a payment leaves none
nostalgia-side-skill-inherits_by = skill: at the end 1 happiness for every { $resources } resources of any kind
nostalgia-side-skill-replaces_time = skill: { $resources } resources replace an hourglass at the last level of a basic project

## The terminal

nostalgia-screen-title = Nostalgia{ $round ->
    [0] { "" }
   *[other] , round { $round }: { $age }, { $phase }
}
nostalgia-screen-memory = { $name } ({ $text })
nostalgia-screen-realised = { $name } level { $level }
screen-nostalgia-board = Memories
screen-nostalgia-hand = Hand

## «Your life»

story-nostalgia-realised = { $when } a memory came true: “{ $memory }”.
    .b = What you had dreamt of as a child happened { $when }: “{ $memory }”.
story-nostalgia-memories = { $count } memories came true in your life: { $list }.
story-nostalgia-promise = { $when } you kept a promise to yourself: “{ $memory }”.
story-nostalgia-forgotten = { $when } you let go of “{ $memory }”. You can’t keep everything.

hint-when-nostalgia = within a few hourglasses
