"""Sentences: everything people read, in every language of `locale/`, made from keys and arguments."""

from felicity.text.catalog import Value, forms, has, keys, languages, say

__all__ = ["Value", "forms", "has", "keys", "languages", "say"]
