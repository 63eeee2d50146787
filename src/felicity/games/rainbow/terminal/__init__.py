"""The Game of Happiness in the terminal."""
