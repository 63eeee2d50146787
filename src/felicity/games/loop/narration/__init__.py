"""LOOP in words."""
