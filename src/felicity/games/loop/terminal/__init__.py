"""LOOP in the terminal."""
