"""Games between bots, repeatable by their seed."""

from __future__ import annotations

from typing import Any

import felicity
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.result import Result
from felicity.core.rng import Rng, start_of


def play(mode: str, bots: list[str], seed: str, **options: Any) -> Result:
    """One game to its end."""
    table = felicity.new("loop", players=len(bots), mode=mode, seed=seed, **options)
    players = [bot(name, "loop") for name in bots]
    chance = [Rng(start_of(f"{seed} {seat}")) for seat in range(len(bots))]
    while table.to_act is not None:
        at = table.to_act - 1
        table.play(players[at].choose(Seat(table, chance[at])))
    return table.result


def wins_of_one(mode: str, games: int) -> int:
    """How often one greedy bot, in changing seats, wins against three random ones."""
    won = 0
    for game in range(games):
        bots = ["random"] * 4
        bots[game % 4] = "greedy"
        won += game % 4 + 1 in play(mode, bots, f"one-{game}").winners
    return won


def wins_together(mode: str, bots: list[str], games: int) -> int:
    """How often all of them win."""
    return sum(len(play(mode, bots, f"together-{game}").winners) == len(bots) for game in range(games))
