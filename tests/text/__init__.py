"""Tests of felicity.text."""
