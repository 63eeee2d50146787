"""Tests of The Game of Happiness."""
