"""Happy Nation in the terminal."""
