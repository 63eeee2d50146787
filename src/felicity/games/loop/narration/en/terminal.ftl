# The table in the terminal.

loop-screen-title = LOOP, { $mode }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}
screen-event-now = { $event }. { $effect }
screen-event-next = { $event } (from the next turn). { $effect }
screen-market = Market
screen-material-deck = { $cards ->
    [0] materials: empty
    [one] materials: 1 left
   *[other] materials: { $cards } left
}
screen-favour-deck = favours: { $cards }
screen-event-deck = events: { $cards }
screen-credit-cards = credit cards: { $cards }
screen-central = Landfill
screen-top = You know
screen-top-card = on top of the { $deck } deck: { $card }
screen-stage = Stage
screen-empty = (empty)
screen-column-happiness = Happiness
screen-column-reputation = Rep.
screen-column-coins = Coins
screen-column-favours = Favours
screen-column-goals = Goals
screen-column-landfill = Landfill
screen-no-material = no materials
screen-kept = kept: { $cards }
screen-face-down = { $cards ->
    [one] 1 event face down
   *[other] { $cards } events face down
}
screen-played = played: { $cards }
screen-landfill = landfill: { $cards }
screen-open-hand = holds: { $cards }
screen-surely = certainly holds: { $cards }
screen-track-zones = { $track } { $happiness } of 12, { $zone } zone; crossing | draws an event
screen-ability = Ability
screen-counters = happiness { $happiness }, reputation { $reputation }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
screen-goal-met = { " " }– met
screen-goal-missing = { " " }– missing { $missing }
