"""Bots: they sit in ordinary seats and are given what their seat may know, nothing more."""
