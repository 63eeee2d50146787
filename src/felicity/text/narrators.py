"""The narrator of each table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from felicity import plugins
from felicity.core.table import Table
from felicity.text.narrator import Narrator

SHARED: Final = 1000  # cached narrators: one serves all tables with the same names, mode and cards


def narrator_of(lang: str, table: Table, names: list[str]) -> Narrator:
    """The narrator of a table, with its card data."""
    return shared(table.setup.game, lang, tuple(names), table.setup.mode, table.game.cards_at(table.setup))


@lru_cache(SHARED)
def shared(game: str, lang: str, names: tuple[str, ...], mode: str, pack: str) -> Narrator:
    """Shared by all tables with the same arguments."""
    return plugins.plugin(game).narrator(lang, list(names), mode, pack)
