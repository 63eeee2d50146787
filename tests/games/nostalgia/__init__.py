"""Nostalgia: its rules as short stories."""
