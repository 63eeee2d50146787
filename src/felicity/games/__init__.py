"""The games, one folder per rulebook."""
