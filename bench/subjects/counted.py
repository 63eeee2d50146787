"""A fixed number of random games of ours through the public API, counted by `callgrind` from the first deal to the last decision."""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys

import felicity


def play(game: str, mode: str, seed: int) -> int:
    """One game; the number of its decisions."""
    choose = random.Random(seed).choice
    table = felicity.new(game, players=4, mode=mode, seed=seed)
    while not table.is_over:
        table.play(choose(table.options()))
    return table.number


def count(state: str) -> None:
    """Have the instructions counted from here on, or no longer."""
    subprocess.run(["callgrind_control", "-i", state, str(os.getpid())], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    game, mode, games = sys.argv[1:]
    play(game, mode, 0)  # reads the cards
    gc.collect()  # so that Python's next look for rubbish doesn't depend on what was imported
    count("on")
    decisions = sum([play(game, mode, seed) for seed in range(1, int(games) + 1)])
    count("off")
    print(decisions)
