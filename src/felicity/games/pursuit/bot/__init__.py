"""How the bots judge The Pursuit of Happiness."""
