"""The Pursuit of Happiness in words."""
