"""Search for any game: what an option leads to is tried on many guesses of the table, and what was found there is remembered in a tree."""
