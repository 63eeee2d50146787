"""catanatron with 4 players, random play."""

from __future__ import annotations

import json
import random
import sys
import time


def main(seconds: float) -> None:
    """Play random games for so long and print the measurements."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    choose = random.Random(1).choice
    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=games + 1)
        while game.winning_color() is None and game.state.num_turns < 1000:
            # The legal actions of the next decision are listed inside `execute`.
            game.execute(choose(game.state.playable_actions), validate_action=False)
            decisions += 1
        games += 1
    game = Game([RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(200):
        game.play_tick()
    copies = 500
    copied = time.process_time()
    for _ in range(copies):
        game.copy()
    copy = (time.process_time() - copied) / copies * 1e6
    print(json.dumps({"decisions_per_second": decisions / spent, "games_per_second": games / spent, "copy_us": copy}))


if __name__ == "__main__":
    main(float(sys.argv[2]))
