"""OpenSpiel's hearts, a C++ engine driven from Python, random play. The deal consists of chance nodes, which are played but not counted."""

from __future__ import annotations

import json
import random
import sys
import time


def main(seconds: float) -> None:
    """Play random games for so long and print the measurements."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    choose = random.Random(1).choice
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(choose(actions))
        games += 1
    state = game.new_initial_state()
    for _ in range(80):
        state.apply_action(choose(state.legal_actions()))
    copies = 20_000
    copied = time.process_time()
    for _ in range(copies):
        state.clone()
    copy = (time.process_time() - copied) / copies * 1e6
    print(json.dumps({"decisions_per_second": decisions / spent, "games_per_second": games / spent, "copy_us": copy}))


if __name__ == "__main__":
    main(float(sys.argv[2]))
