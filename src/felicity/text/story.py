"""«Your life»: a game told as a story. The game finds the facts; here they are chosen, ordered and put into words."""

from __future__ import annotations

import hashlib
from typing import Final

from felicity.text.catalog import Value, forms, say

LEAST: Final = 8  # sentences of a story (UI-E3)
MOST: Final = 15

# Chapters of a life: the beginning, events in order, looking back, and the end.
BEGINNING, DAYS, LOOKING_BACK, ENDING = range(4)


class Fact:
    """A fact about a life: the key of its sentence (`story-<key>`), its arguments, its time and its weight."""

    def __init__(self, key: str, chapter: int, at: int, weight: int, **arguments: Value) -> None:
        self.key = f"story-{key}"
        self.order = (chapter, at)
        self.weight = weight
        self.arguments = arguments


def chosen(facts: list[Fact]) -> list[Fact]:
    """The facts that matter most, as many as a story holds, in the order of a life."""
    kept = sorted(facts, key=lambda fact: -fact.weight)[:MOST]
    return sorted(kept, key=lambda fact: fact.order)


def wordings(lang: str, fact: Fact) -> list[str]:
    """All sentences for a fact."""
    return list(forms(lang, fact.key, **fact.arguments).values())


def written(lang: str, facts: list[Fact], seed: str) -> list[list[str]]:
    """The story by chapters, without empty ones.

    The seed chooses the wordings, so that two games differ and one game is always told the same way.
    """
    used: dict[str, int] = {}
    chapters: dict[int, list[str]] = {}
    for fact in chosen(facts):
        ways = wordings(lang, fact)
        again = used.get(fact.key, 0)
        used[fact.key] = again + 1
        sentence = ways[(number_of(f"{seed} {fact.key}") + again) % len(ways)]
        chapters.setdefault(fact.order[0], []).append(sentence[:1].upper() + sentence[1:])
    return list(chapters.values())


def number_of(text: str) -> int:
    """A pseudo-random number that is always the same for a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def listed(lang: str, items: list[str]) -> str:
    """A list in words: one, two and three.

    >>> listed("en", ["Ada", "Bo", "Cleo"])
    'Ada, Bo and Cleo'
    """
    if len(items) < 2:
        return "".join(items)
    return say(lang, "story-and", first=", ".join(items[:-1]), last=items[-1])
