"""How fast the search is: iterations and options tried per second, and response times, at positions along one game of every kind.

python -m bench.search                       the build that PYTHONPATH or the environment offers
FELICITY_PURE=1 pip install . ; ...          interpreted
"""

from __future__ import annotations

import argparse
import time

import felicity
from felicity.bots import registry
from felicity.bots.search.search import Budget, Search
from felicity.bots.seat import Seat
from felicity.core import table as engine
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table

TABLES = [
    ("loop", "competitive", 4), ("loop", "coop", 2), ("loop", "solo", 1), ("nation", "standard", 4),
    ("pursuit", "standard", 4), ("pursuit", "solo", 1), ("nostalgia", "standard", 4), ("nostalgia", "solo", 1), ("rainbow", "standard", 4),
]  # fmt: skip


def positions(game: str, mode: str, players: int, count: int) -> list[Table]:
    """Positions of a game among greedy bots, evenly spaced, each with a real choice."""
    table, chance = felicity.new(game, players=players, mode=mode, seed=3), Rng(start_of("bench"))
    greedy = registry.bot("greedy", game)
    found: list[Table] = []
    while table.to_act is not None:
        if len(table.options()) > 1:
            found.append(table.copy())
        table.play(greedy.choose(Seat(table, chance)))
    return found[:: max(1, len(found) // count)][:count]


def measure(game: str, mode: str, players: int, iterations: int, count: int) -> str:
    """One row of the table; the time is that of the thread, so that other work on the machine counts little."""
    seconds, done, tries = 0.0, 0, 0
    answers: dict[str, list[float]] = {"normal": [], "hard": []}
    for table in positions(game, mode, players, count):
        began = time.thread_time()
        search = Search(registry.search_evaluation(game), Seat(table, Rng(start_of("search"))), registry.search_settings(game))
        search.run(Budget(iterations=iterations))
        seconds += time.thread_time() - began
        done, tries = done + search.iterations, tries + search.lookahead.tries
        for level, took in answers.items():
            began = time.thread_time()
            registry.bot(level, game).choose(Seat(table, Rng(start_of("answer"))))
            took.append(time.thread_time() - began)
    summary = " | ".join(f"{most_of(took):.2f} | {max(took):.2f}" for took in answers.values())
    return f"| {game} {mode}, {players} | {done / seconds:,.0f} | {tries / seconds:,.0f} | {summary} |"


def most_of(took: list[float]) -> float:
    """The 95th percentile of the response times."""
    return sorted(took)[-1 - len(took) // 20]


def main() -> None:
    """The whole table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=10)
    parser.add_argument("--positions", type=int, default=8)
    parser.add_argument("--only", default="", help="only tables in whose name this occurs, e.g. 'loop coop'")
    asked = parser.parse_args()
    print("interpreted" if str(engine.__file__).endswith(".py") else "compiled")
    print(
        "| game | iterations/s | options tried/s | 95 % of normal answers within, s | slowest | 95 % of hard answers within, s | slowest |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|")
    for game, mode, players in [table for table in TABLES if asked.only in " ".join(map(str, table))]:
        print(measure(game, mode, players, asked.iterations, asked.positions), flush=True)


if __name__ == "__main__":
    main()
