"""What every «your life» promises, whatever the game."""

from __future__ import annotations

import re

from felicity.core.table import Table
from felicity.text.stories import STORIES
from felicity.text.story import LEAST, MOST

NAMES = ["Ada", "Émile", "Cleo", "Dan", "Eve", "Fay"]


def tell(table: Table, seat: int, lang: str = "en") -> list[str]:
    """The sentences of a life."""
    return [sentence for chapter in STORIES[table.setup.game](table, seat, NAMES, lang) for sentence in chapter]


def check_lives(table: Table) -> None:
    """8 to 15 sentences in both languages for every seat, no figure missing, no sentence twice."""
    for seat in range(1, table.setup.players + 1):
        for lang in ("en", "fr"):
            told = tell(table, seat, lang)
            assert LEAST <= len(told) <= MOST
            assert len(set(told)) == len(told)
            for sentence in told:
                assert re.fullmatch(r"\S[^{}]*[.!]", sentence), sentence
