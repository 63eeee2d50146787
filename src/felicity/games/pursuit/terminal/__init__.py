"""The Pursuit of Happiness in the terminal."""
