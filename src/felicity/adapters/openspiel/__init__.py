"""OpenSpiel: importing this registers `felicity_<game>` for every game.

`pyspiel.load_game("felicity_loop", {"players": 4, "mode": "competitive"})`. Parameters are `players` (0: as many as `felicity.new` takes),
`mode`, `horizon` (stops a game after so many choices, worth 0 to everybody; 0: never), `chance` with `deals`, and every option of the game.
OpenSpiel separates parameters by commas and parses what looks like a number as one. So a slash stands for a comma, and `#` precedes a
number that is a word: `{"zone_borders": "5/9", "starting_player": "#1"}`. In a dictionary both can be written as they are.

Chance is a player, in one of two ways:

- `deal`: at the root one of `deals` seeds is drawn, and decides all chance of the game. No observation or information state reveals it.
- `draws`: every single draw is a chance node, as in the game itself; a shuffle takes one for each card. For small trees and exact answers.

An information state is everything that a seat was told since the beginning and what it sees now, as text. There is no tensor of it, since
games have no maximum length. `resample_from_infostate` draws a position that the seat can't tell from this one; it has no history, since
that would reveal what others keep hidden.
"""

from __future__ import annotations

from felicity import extras

extras.need("research", "pyspiel", "open_spiel")

import pyspiel  # noqa: E402

from felicity import plugins  # noqa: E402
from felicity.adapters.openspiel.game import FelicityGame, name_of, type_of  # noqa: E402

__all__ = ["FelicityGame", "name_of", "register"]


def register(game: str) -> None:
    """Register a game with OpenSpiel."""
    pyspiel.register_game(type_of(game), type(f"{game.title()}Game", (FelicityGame,), {"name": game}))


for _game in plugins.names():
    if name_of(_game) not in pyspiel.registered_names():
        register(_game)
