"""The Game of Happiness (1972). One file per chapter of the rulebook; see README.md for the map."""
