"""How fast the search is: iterations and options tried per second, at positions along one game of every kind.

python -m bench.search                       the build that PYTHONPATH or the environment offers
FELICITY_PURE=1 pip install . ; ...          interpreted
"""

from __future__ import annotations

import argparse
import time

import felicity
from felicity.bots import registry
from felicity.bots.search.search import Budget, Search
from felicity.bots.search.tree import Manner
from felicity.bots.seat import Seat
from felicity.core import table as engine
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table

TABLES = [
    ("loop", "competitive", 4), ("loop", "coop", 2), ("loop", "solo", 1), ("nation", "standard", 4),
    ("pursuit", "standard", 4), ("pursuit", "solo", 1), ("rainbow", "standard", 4),
]  # fmt: skip


def positions(game: str, mode: str, players: int, count: int) -> list[Table]:
    """Positions of a game among greedy bots, evenly spread, each with something to choose."""
    table, chance = felicity.new(game, players=players, mode=mode, seed=3), Rng(start_of("bench"))
    greedy = registry.bot("greedy", game)
    found: list[Table] = []
    while table.to_act is not None:
        if len(table.options()) > 1:
            found.append(table.copy())
        table.play(greedy.choose(Seat(table, chance)))
    return found[:: max(1, len(found) // count)][:count]


def measure(game: str, mode: str, players: int, iterations: int, count: int) -> str:
    """One line of the table; the time is that of the thread, so that other work on the machine counts little."""
    seconds, done, tries, answers = 0.0, 0, 0, []
    evaluation = registry.evaluation(game)
    for table in positions(game, mode, players, count):
        began = time.thread_time()
        search = Search(evaluation, Seat(table, Rng(start_of("search"))), Manner())
        search.run(Budget(iterations=iterations))
        seconds += time.thread_time() - began
        done, tries = done + search.iterations, tries + search.ahead.tries
        for level in ("normal", "hard"):
            began = time.thread_time()
            registry.bot(level, game).choose(Seat(table, Rng(start_of("answer"))))
            answers.append((level, time.thread_time() - began))
    slowest = [max(took for name, took in answers if name == level) for level in ("normal", "hard")]
    return f"| {game} {mode}, {players} | {done / seconds:,.0f} | {tries / seconds:,.0f} | {slowest[0]:.2f} | {slowest[1]:.2f} |"


def main() -> None:
    """The whole table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=10)
    parser.add_argument("--positions", type=int, default=8)
    asked = parser.parse_args()
    print("interpreted" if str(engine.__file__).endswith(".py") else "compiled")
    print("| game | iterations/s | options tried/s | slowest normal answer, s | slowest hard answer, s |")
    print("|---|--:|--:|--:|--:|")
    for game, mode, players in TABLES:
        print(measure(game, mode, players, asked.iterations, asked.positions), flush=True)


if __name__ == "__main__":
    main()
