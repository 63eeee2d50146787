"""Happy Nation in words."""
