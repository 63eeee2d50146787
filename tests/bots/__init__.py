"""Tests of felicity.bots."""
