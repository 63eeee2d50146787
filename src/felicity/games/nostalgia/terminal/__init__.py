"""Nostalgia in the terminal."""
