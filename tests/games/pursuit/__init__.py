"""Tests of felicity.games.pursuit."""
