"""Search for any game: options are tried on many guesses of the table, and the results are kept in a tree."""
