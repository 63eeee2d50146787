"""Games played by bots, for tests of what follows from them."""

from __future__ import annotations

from typing import Any

import felicity
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table


def played(game: str, level: str = "greedy", moves: int = 10_000, seed: str = "bo", **wishes: Any) -> Table:
    """A game among bots of one level, to its end or for that many moves: the same one for the same seed."""
    table = felicity.new(game, seed=seed, listen=True, **wishes)
    player, chance = bot(level, game), Rng(start_of(seed))
    while not table.is_over and table.number < moves:
        table.play(player.choose(Seat(table, chance)))
    return table
