"""The sentences of The Pursuit of Happiness."""
