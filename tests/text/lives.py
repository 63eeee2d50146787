"""What every «your life» promises, whatever the game."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

from felicity import plugins
from felicity.core.table import Table
from felicity.text.catalog import keys
from felicity.text.story import LEAST, MOST

NAMES = ["Ada", "Émile", "Cleo", "Dan", "Eve", "Fay"]


def tell(table: Table, seat: int, lang: str = "en") -> list[str]:
    """The sentences of a life."""
    tell = plugins.plugin(table.setup.game).story()
    assert tell is not None
    return [sentence for chapter in tell(table, seat, NAMES, lang) for sentence in chapter]


def check_lives(table: Table) -> None:
    """8 to 15 sentences in both languages for every seat, no figure missing, no sentence twice."""
    for seat in range(1, table.setup.players + 1):
        for lang in ("en", "fr"):
            sentences = tell(table, seat, lang)
            assert LEAST <= len(sentences) <= MOST
            assert len(set(sentences)) == len(sentences)
            for sentence in sentences:
                assert re.fullmatch(r"\S[^{}]*[.!]", sentence), sentence


def check_keys(game: str, modules: list[ModuleType], more: set[str]) -> None:
    """Every fact that the modules can find has a sentence, in every language, and every sentence a fact."""
    text = "".join(Path(str(module.__file__)).read_text("utf-8") for module in modules)
    found = {f"story-{game}-{key}" for key in re.findall(r'(?:happened|step)\(\s*"([a-z-]+)"', text)}
    found |= {f"story-{key}" for key in re.findall(rf'"({game}-[a-z-]+[a-z])"', text)}
    found |= {f"story-{game}-{key}" for key in more}
    for lang in ("en", "fr"):
        assert {key.partition(".")[0] for key in keys(lang) if key.startswith(f"story-{game}-")} == found
