"""The engine that every game stands on: steps, choices, options, refusals, chance, events, views, records."""
