"""Nostalgia in words."""
