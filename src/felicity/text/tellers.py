"""Who tells about which game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from felicity.core.table import Table
from felicity.games.loop.cards import Cards as LoopCards
from felicity.text.loop import LoopTeller, loop_cards
from felicity.text.nation import NationTeller
from felicity.text.nostalgia import NostalgiaTeller
from felicity.text.pursuit import PursuitTeller, pursuit_cards
from felicity.text.rainbow import RainbowTeller
from felicity.text.teller import Teller

SHARED = 1000  # of those who may tell about several tables, if the same names are there


def loop_teller(lang: str, table: Table, names: list[str]) -> Teller:
    """LOOP, as its mode and its pack have it."""
    return _loop_teller(lang, tuple(names), table.setup.mode, loop_cards(table.setup.pack))


@lru_cache(SHARED)
def _loop_teller(lang: str, names: tuple[str, ...], mode: str, cards: LoopCards) -> Teller:
    return LoopTeller(lang, list(names), mode, cards)


def nation_teller(lang: str, table: Table, names: list[str]) -> Teller:
    """Happy Nation."""
    return _nation_teller(lang, tuple(names))


@lru_cache(SHARED)
def _nation_teller(lang: str, names: tuple[str, ...]) -> Teller:
    return NationTeller(lang, list(names))


def nostalgia_teller(lang: str, table: Table, names: list[str]) -> Teller:
    """The Pursuit of Happiness with Nostalgia, as its pack has it."""
    return NostalgiaTeller(lang, names, pursuit_cards(table.setup.pack, table.setup.game), table)


def pursuit_teller(lang: str, table: Table, names: list[str]) -> Teller:
    """The Pursuit of Happiness, as its pack has it."""
    return PursuitTeller(lang, names, pursuit_cards(table.setup.pack), table)


def rainbow_teller(lang: str, table: Table, names: list[str]) -> Teller:
    """The Game of Happiness."""
    return _rainbow_teller(lang, tuple(names))


@lru_cache(SHARED)
def _rainbow_teller(lang: str, names: tuple[str, ...]) -> Teller:
    return RainbowTeller(lang, list(names))


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
