"""The sentences of Nostalgia."""
