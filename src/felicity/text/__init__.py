"""Sentences: everything that a person reads, in every language of `locale/`, made of keys and figures."""

from felicity.text.catalog import Value, forms, has, keys, languages, say

__all__ = ["Value", "forms", "has", "keys", "languages", "say"]
