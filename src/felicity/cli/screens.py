"""Who draws which game."""

from __future__ import annotations

from felicity.cli.screen import Screen
from felicity.cli.screen_loop import LoopScreen
from felicity.cli.screen_nation import NationScreen
from felicity.cli.screen_nostalgia import NostalgiaScreen
from felicity.cli.screen_pursuit import PursuitScreen
from felicity.cli.screen_rainbow import RainbowScreen
from felicity.core.table import Table
from felicity.text.loop import LoopTeller
from felicity.text.nation import NationTeller
from felicity.text.nostalgia import NostalgiaTeller
from felicity.text.pursuit import PursuitTeller
from felicity.text.rainbow import RainbowTeller, rainbow_cards
from felicity.text.teller import Teller


def screen_of(teller: Teller, table: Table, labels: list[str], width: int) -> Screen:
    """Who draws a table, with the figures that it is played with."""
    if isinstance(teller, LoopTeller):
        return LoopScreen(teller, labels, width, str(table.setup.options["zone_borders"]))
    if isinstance(teller, NationTeller):
        return NationScreen(teller, labels, width)
    if isinstance(teller, NostalgiaTeller):
        return NostalgiaScreen(teller, labels, width)
    if isinstance(teller, PursuitTeller):
        return PursuitScreen(teller, labels, width)
    assert isinstance(teller, RainbowTeller)
    return RainbowScreen(teller, labels, width, rainbow_cards(table.setup.pack))
