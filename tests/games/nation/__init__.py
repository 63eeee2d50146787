"""Tests of Happy Nation."""
