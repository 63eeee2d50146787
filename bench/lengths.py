"""How many decisions games take, for the table in docs/research.md: `python -m bench.lengths`.

First everybody plays at random, then everybody plays greedily; the median of so many games, with the fewest and the most.
"""

from __future__ import annotations

import argparse
import statistics

import felicity
from felicity import plugins
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of


def length(game: str, mode: str, players: int, name: str, seed: int) -> int:
    """The number of decisions in a game."""
    table, luck, player = felicity.new(game, players=players, mode=mode, seed=seed), Rng(start_of(f"lengths {seed}")), bot(name, game)
    while not table.is_over:
        table.play(player.choose(Seat(table, luck)))
    return table.number


def main() -> None:
    """Measure every game and mode with the fewest and the most players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    asked = parser.parse_args()
    print("| game | mode | players | random | greedy |\n|---|---|--:|--:|--:|")
    for game in plugins.names():
        for mode, span in plugins.game(game).facts.modes.items():
            for players in sorted(set(span)):
                found = []
                for name in ("random", "greedy"):
                    lengths = [length(game, mode, players, name, seed) for seed in range(asked.games)]
                    found.append(f"{statistics.median(lengths):,.0f} ({min(lengths):,} to {max(lengths):,})")
                print(f"| `{game}` | {mode} | {players} | {' | '.join(found)} |", flush=True)


if __name__ == "__main__":
    main()
