"""LOOP: Life of Ordinary People. One file per chapter of the rulebook; see README.md for the map."""
