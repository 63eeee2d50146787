"""Pig: roll as often as you dare, but don't roll a 1."""
