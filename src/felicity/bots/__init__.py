"""Bots: they sit in ordinary seats and get only what their seat may know."""
