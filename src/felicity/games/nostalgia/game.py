"""The Pursuit of Happiness with Nostalgia, as the rest of Felicity sees it."""

from __future__ import annotations

from typing import Final

from felicity.games.nostalgia import alphabet
from felicity.games.nostalgia.catalog import CATALOG
from felicity.games.nostalgia.nostalgia import BOX
from felicity.games.pursuit.game import PursuitGame

VERSION: Final = "4"
EARLIER: Final = ("2", "3")


class NostalgiaGame(PursuitGame):
    """The rules of the base game and of its expansion, whose catalog sets other defaults for some options (NOS-R14)."""

    def __init__(self) -> None:
        super().__init__("nostalgia", "The Pursuit of Happiness: Nostalgia", VERSION, EARLIER, CATALOG, alphabet.OPTIONS, [BOX])
