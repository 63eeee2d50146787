"""The sentences of The Game of Happiness."""
