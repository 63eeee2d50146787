"""Happy Nation. One file per chapter of the rulebook."""
