"""Who tells about which game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from felicity.core.table import Table
from felicity.text.loop import LoopTeller, loop_cards
from felicity.text.nation import NationTeller
from felicity.text.nostalgia import NostalgiaTeller
from felicity.text.pursuit import PursuitTeller, pursuit_cards
from felicity.text.rainbow import RainbowTeller
from felicity.text.teller import Teller

SHARED: Final = 1000  # tellers that are kept: one tells about all tables with the same names, mode and pack

# By language, names, mode and pack.
TELLERS: Final[dict[str, Callable[[str, list[str], str, str], Teller]]] = {
    "loop": lambda lang, names, mode, pack: LoopTeller(lang, names, mode, loop_cards(pack)),
    "nation": lambda lang, names, mode, pack: NationTeller(lang, names),
    "nostalgia": lambda lang, names, mode, pack: NostalgiaTeller(lang, names, pursuit_cards(pack, "nostalgia")),
    "pursuit": lambda lang, names, mode, pack: PursuitTeller(lang, names, pursuit_cards(pack)),
    "rainbow": lambda lang, names, mode, pack: RainbowTeller(lang, names),
}


def teller_of(lang: str, table: Table, names: list[str]) -> Teller:
    """Who tells about a table, with the figures that it is played with."""
    return shared(table.setup.game, lang, tuple(names), table.setup.mode, table.setup.pack)


@lru_cache(SHARED)
def shared(game: str, lang: str, names: tuple[str, ...], mode: str, pack: str) -> Teller:
    """The same for all tables that are told about alike."""
    return TELLERS[game](lang, list(names), mode, pack)
