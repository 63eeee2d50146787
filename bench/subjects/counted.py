"""A fixed number of our random games, counted by `callgrind`: through the public API with the deal, or inside the engine without it."""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys

import felicity
from felicity.core.rng import Rng, start_of
from felicity.core.state import playout


def play(game: str, mode: str, seed: int) -> int:
    """One game; the number of its decisions."""
    choose = random.Random(seed).choice
    table = felicity.new(game, players=4, mode=mode, seed=seed)
    while not table.is_over:
        table.play(choose(table.options()))
    return table.number


def playouts(game: str, mode: str, games: int) -> int:
    """Play games inside the engine, counted from the first decision on; the number of their decisions."""
    dealt = [felicity.new(game, players=4, mode=mode, seed=seed).state for seed in range(1, games + 1)]
    rng = Rng(start_of("1"))
    gc.collect()
    count("on")
    return sum([playout(state, rng) for state in dealt])


def count(state: str) -> None:
    """Switch counting instructions on or off."""
    subprocess.run(["callgrind_control", "-i", state, str(os.getpid())], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    game, mode, games, how = sys.argv[1:]
    play(game, mode, 0)  # reads the cards
    if how == "playouts":
        decisions = playouts(game, mode, int(games))
    else:
        gc.collect()  # so that Python's next garbage collection doesn't depend on what was imported
        count("on")
        decisions = sum([play(game, mode, seed) for seed in range(1, int(games) + 1)])
    count("off")
    print(decisions)
