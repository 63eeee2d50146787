"""The manifest of Pig: an engine and a catalog. Everything else is Felicity's."""

from __future__ import annotations

from felicity.core.game import Game
from felicity.plugin import Plugin


class PigPlugin(Plugin):
    """What Pig provides."""

    name = "pig"

    def game(self) -> Game:
        from felicity_pig.game import Pig

        return Pig()


PLUGIN = PigPlugin()
