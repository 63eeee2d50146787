"""One of our games with 4 players, random play through the public API: list the options, play one."""

from __future__ import annotations

import json
import random
import sys
import time

import felicity
from felicity.core.table import Table


def main(game: str, mode: str, seconds: float) -> None:
    """Play random games for so long and print the measurements."""
    choose = random.Random(1).choice
    felicity.new(game, players=4, mode=mode, seed=0)  # loads the cards
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        table = felicity.new(game, players=4, mode=mode, seed=games)
        while not table.is_over:
            table.play(choose(table.options()))
            decisions += 1
        games += 1
    table = middle_of_a_game(game, mode)
    copies = 5_000
    copied = time.process_time()
    for _ in range(copies):
        table.game.copy(table.state)
    copy = (time.process_time() - copied) / copies * 1e6
    values = {"decisions_per_second": decisions / spent, "games_per_second": games / spent, "copy_us": copy}
    values["state_bytes"] = memory_of(table)
    print(json.dumps(values))


def middle_of_a_game(game: str, mode: str) -> Table:
    """A position after 60 decisions."""
    choose = random.Random(2).choice
    table = felicity.new(game, players=4, mode=mode, seed=7)
    for _ in range(60):
        table.play(choose(table.options()))
    return table


def memory_of(table: Table) -> float:
    """Bytes per additional independent position, sharing nothing with the original: loaded dumps."""
    import tracemalloc

    data = table.dump()
    felicity.load(data)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [felicity.load(data).state for _ in range(50)]
    each = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    return each


if __name__ == "__main__":
    game, mode = sys.argv[1].split()
    main(game, mode, float(sys.argv[2]))
