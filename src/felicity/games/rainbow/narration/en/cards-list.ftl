cards-rainbow-track = The Game of Happiness: tracks ({ $cards })
cards-rainbow-device = The Game of Happiness: devices ({ $cards })
cards-rainbow-fate-card = The Game of Happiness: fate cards ({ $cards } kinds)
cards-rainbow-deck = The Game of Happiness: decks ({ $cards })
cards-rainbow-area-text = The Game of Happiness: what the cards of an area say ({ $cards })
cards-rainbow-wheel = The Game of Happiness: the rainbow wheel
cards-rainbow-deck-hang-up = Hang-ups
cards-rainbow-deck-key = Keys
cards-rainbow-deck-self-improvement = Self-improvement
cards-rainbow-deck-fate = Fate
cards-rainbow-deck-size = { $each ->
    [0] { $total } cards
   *[other] { $total } cards, { $each } of each area
}
cards-rainbow-wheel-line = { $order }; a spin turns it by { $spin } holders
