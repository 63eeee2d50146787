"""The engine under every game: steps, choices, options, refusals, chance, events, views, records."""
