"""How the bots judge Nostalgia."""
