"""Who tells about which game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from felicity import plugins
from felicity.core.table import Table
from felicity.text.teller import Teller

SHARED: Final = 1000  # tellers that are kept: one tells about all tables with the same names, mode and pack


def teller_of(lang: str, table: Table, names: list[str]) -> Teller:
    """Who tells about a table, with the figures that it is played with."""
    return shared(table.setup.game, lang, tuple(names), table.setup.mode, table.setup.pack)


@lru_cache(SHARED)
def shared(game: str, lang: str, names: tuple[str, ...], mode: str, pack: str) -> Teller:
    """The same for all tables that are told about alike."""
    return plugins.plugin(game).narrator(lang, list(names), mode, pack)
