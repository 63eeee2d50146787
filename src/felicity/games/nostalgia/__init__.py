"""Nostalgia, the expansion of The Pursuit of Happiness."""
