"""Who tells about which game."""

from __future__ import annotations

from collections.abc import Callable

from felicity.core.table import Table
from felicity.text.loop import LoopTeller, loop_cards
from felicity.text.nation import NationTeller
from felicity.text.nostalgia import NostalgiaTeller
from felicity.text.pursuit import PursuitTeller, pursuit_cards
from felicity.text.rainbow import RainbowTeller
from felicity.text.teller import Teller


def loop_teller(lang: str, table: Table, names: list[str]) -> Teller:
    """LOOP, as its mode and its pack have it."""
    return LoopTeller(lang, names, table.setup.mode, loop_cards(table.setup.pack))


def nation_teller(lang: str, table: Table, names: list[str]) -> Teller:
    """Happy Nation."""
    return NationTeller(lang, names)


def nostalgia_teller(lang: str, table: Table, names: list[str]) -> Teller:
    """The Pursuit of Happiness with Nostalgia, as its pack has it."""
    return NostalgiaTeller(lang, names, pursuit_cards(table.setup.pack, table.setup.game), table)


def pursuit_teller(lang: str, table: Table, names: list[str]) -> Teller:
    """The Pursuit of Happiness, as its pack has it."""
    return PursuitTeller(lang, names, pursuit_cards(table.setup.pack), table)


def rainbow_teller(lang: str, table: Table, names: list[str]) -> Teller:
    """The Game of Happiness."""
    return RainbowTeller(lang, names)


TELLERS: dict[str, Callable[[str, Table, list[str]], Teller]] = {
    "loop": loop_teller,
    "nation": nation_teller,
    "nostalgia": nostalgia_teller,
    "pursuit": pursuit_teller,
    "rainbow": rainbow_teller,
}


def teller_of(lang: str, table: Table, names: list[str]) -> Teller:
    """Who tells about a table, with the figures that it is played with."""
    return TELLERS[table.setup.game](lang, table, names)
