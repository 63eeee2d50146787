"""How the bots judge The Game of Happiness."""
