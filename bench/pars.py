"""What a position must be worth to a solo player for an even chance to win, round by round, and how much a lead over that says.

The expert's greedy bot plays alone; in each round a logistic curve is fitted to the values of its positions and to how the games ended.

    python -m bench.pars pursuit --games 250
"""

from __future__ import annotations

import argparse
from math import exp

import felicity
from felicity import plugins
from felicity.bots import registry
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of

EVERY = 4  # decisions from one position to the next
STEPS = 100  # of Newton's method
Found = dict[int, list[tuple[float, bool]]]  # by round: the value of a position, and whether its game was won


def positions(game: str, games: int) -> Found:
    """Positions in which no turn is pending, of that many games."""
    found: Found = {}
    evaluation = registry.expert_evaluation(game)
    bot = plugins.plugin(game).greedy_bot(evaluation)
    for number in range(games):
        table, chance = felicity.new(game, mode="solo", seed=f"pars-{number}"), Rng(start_of(f"pars {number}"))
        seen: list[tuple[int, float]] = []
        while table.to_act is not None:
            before = table.number % EVERY == 0 and table.state.round > 0 and not evaluation.turn_is_pending(table.state, 0)
            if before:
                seen.append((table.state.round, evaluation.value(table.state, 0)))
            table.play(bot.choose(Seat(table, chance)))
        for round, value in seen:
            found.setdefault(round, []).append((value, table.result.seats[0].won))
    return found


def fitted(rows: list[tuple[float, bool]]) -> tuple[float, float]:
    """The value at which the chance is even, and the lead by which the odds grow e-fold."""
    mean = sum([value for value, _ in rows]) / len(rows)
    spread = (sum([(value - mean) ** 2 for value, _ in rows]) / len(rows)) ** 0.5 or 1.0
    level, slope = 0.0, 0.0
    for _ in range(STEPS):
        by_level = by_slope = curve = cross = square = 0.0
        for value, won in rows:
            at = (value - mean) / spread
            chance = 1.0 / (1.0 + exp(-(level + slope * at)))
            weight, error = chance * (1.0 - chance), won - chance
            by_level, by_slope = by_level + error, by_slope + error * at
            curve, cross, square = curve + weight, cross + weight * at, square + weight * at * at
        size = curve * square - cross * cross
        level, slope = level + (square * by_level - cross * by_slope) / size, slope + (curve * by_slope - cross * by_level) / size
    return mean - spread * level / slope, spread / slope


def main() -> None:
    """Fit every round that enough games reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=250)
    asked = parser.parse_args()
    for round, rows in sorted(positions(asked.game, asked.games).items()):
        if 20 < sum([won for _, won in rows]) < len(rows) - 20:
            par, lead = fitted(rows)
            print(f"round {round}, {len(rows)} positions: par {par:.0f}, lead {lead:.0f}")


if __name__ == "__main__":
    main()
