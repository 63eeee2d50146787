"""Who tells about which game."""

from __future__ import annotations

from felicity.core.table import Table
from felicity.text.loop import LoopTeller, loop_cards
from felicity.text.nation import NationTeller
from felicity.text.rainbow import RainbowTeller
from felicity.text.teller import Teller

TOLD = ("loop", "nation", "rainbow")  # games that have words
TELLERS: dict[str, type[NationTeller] | type[RainbowTeller]] = {"nation": NationTeller, "rainbow": RainbowTeller}


def teller_of(lang: str, table: Table, names: list[str]) -> Teller:
    """Who tells about a table, with the figures that it is played with."""
    if table.setup.game == "loop":
        return LoopTeller(lang, names, table.setup.mode, loop_cards(table.setup.pack))
    return TELLERS[table.setup.game](lang, names)
