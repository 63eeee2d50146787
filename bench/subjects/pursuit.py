"""The Pursuit of Happiness with 4 players, random play through the public API: list the options, play one."""

from __future__ import annotations

import json
import random
import sys
import time

import felicity
from felicity.core.table import Table


def main(mode: str, seconds: float) -> None:
    """Play random games for so long and print the figures."""
    choose = random.Random(1).choice
    felicity.new("pursuit", players=4, mode=mode, seed=0)  # reads the cards
    decisions = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        table = felicity.new("pursuit", players=4, mode=mode, seed=games)
        while not table.is_over:
            table.play(choose(table.options()))
            decisions += 1
        games += 1
    table = middle_of_a_game(mode)
    copies = 5_000
    copied = time.perf_counter()
    for _ in range(copies):
        table.game.copy(table.state)
    copy = (time.perf_counter() - copied) / copies * 1e6
    print(json.dumps({"decisions_per_second": decisions / spent, "games_per_second": games / spent, "copy_us": copy}))


def middle_of_a_game(mode: str) -> Table:
    """A position after 40 decisions, with cards in front of everybody."""
    choose = random.Random(2).choice
    table = felicity.new("pursuit", players=4, mode=mode, seed=7)
    for _ in range(40):
        options = table.options()
        table.play(choose([option for option in options if not option.text.startswith("give up")] or options))
    return table


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
