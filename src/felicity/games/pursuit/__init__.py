"""The Pursuit of Happiness: a whole life, from teen to old age."""
