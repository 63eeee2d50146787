"""How the bots judge LOOP."""
