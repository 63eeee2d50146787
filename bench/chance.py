"""The cost of a random generator: games of random play, counted by `valgrind --tool=callgrind` (docs/chance.md).

python bench/chance.py loop 9 secure
"""

from __future__ import annotations

import random
import sys

import felicity
from felicity.core.rng import Rng
from felicity.core.state import playout


def main(game: str, rounds: int, chance: str) -> None:
    """Deal, copy and play so many times: through the public API, and as the search does."""
    choose = random.Random(1).choice
    for seed in range(rounds):
        table = felicity.new(game, players=4, seed=seed, chance=chance)
        for _ in range(10):
            table.copy()
        while not table.is_over:
            table.play(choose(table.options()))
        felicity.new(game, players=4, seed=seed, chance=chance)
        again = felicity.new(game, players=4, seed=seed, chance=chance)
        playout(again.game.copy(again.state), Rng(5 + seed))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "fast")
