"""Random input, much of it wrong: nothing of it may break a game, a table or a server."""
