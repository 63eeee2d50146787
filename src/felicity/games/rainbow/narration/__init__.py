"""The Game of Happiness in words."""
