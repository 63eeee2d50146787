"""One of our games with 4 players, random play inside the engine: no Python code between the choices."""

from __future__ import annotations

import json
import sys
import time

import felicity
from felicity.core.rng import Rng, start_of
from felicity.core.state import playout

GAMES = 20  # dealt at a time; the deal isn't counted


def main(game: str, mode: str, seconds: float) -> None:
    """Play random games for so long and print the measurements."""
    rng = Rng(start_of("1"))
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        dealt = [felicity.new(game, players=4, mode=mode, seed=games + at).state for at in range(GAMES)]
        start = time.process_time()
        decisions += sum([playout(state, rng) for state in dealt])
        spent += time.process_time() - start
        games += GAMES
    print(json.dumps({"decisions_per_second": decisions / spent, "games_per_second": games / spent}))


if __name__ == "__main__":
    game, mode = sys.argv[1].split()
    main(game, mode, float(sys.argv[2]))
