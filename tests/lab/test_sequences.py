"""Intervals that hold whenever one looks, held against games of chance whose truth is known."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from felicity.lab.sequences import log_capital, mean_sequence
from felicity.lab.statistics import wilson

RUNS = 400
LOOKS = sorted({*range(2, 40, 2), *(2 * round(20 * 1.06**step) for step in range(80))})  # even: both of two seats have been sat in
LIMIT = math.log(40)


def misses(counts: Counter[float], mean: float) -> bool:
    """Is the mean outside of the interval? The same as asking for its ends, but quicker."""
    values = sorted(counts.items())
    flipped = [(1 - value, count) for value, count in values]
    return log_capital(values, mean) >= LIMIT or log_capital(flipped, 1 - mean) >= LIMIT


def ever_missed(draw: Callable[[Random, int], float], mean: float, missed: Callable[[Counter[float], float], bool]) -> float:
    """In what part of all runs somebody who looks again and again sees, at some time, an interval without the true mean."""
    bad = 0
    for run in range(RUNS):
        chance, counts, looks = Random(run), Counter[float](), set(LOOKS)
        for number in range(1, LOOKS[-1] + 1):
            counts[draw(chance, number)] += 1
            if number in looks and missed(counts, mean):
                bad += 1
                break
    return bad / RUNS


DRAWS: dict[str, tuple[Callable[[Random, int], float], float]] = {
    "a quarter": (lambda chance, _: float(chance.random() < 0.25), 0.25),
    "rare": (lambda chance, _: float(chance.random() < 0.02), 0.02),
    "shared wins": (lambda chance, _: chance.choice([0.0, 0.0, 0.5, 1.0]), 0.375),
    "a small difference": (lambda chance, _: chance.choices([0.0, 0.5, 1.0], [1, 18, 1])[0], 0.5),
    "two seats in turn": (lambda chance, number: float(chance.random() < (0.9 if number % 2 else 0.1)), 0.5),
}


@pytest.mark.parametrize("name", DRAWS)
def test_the_true_mean_stays_inside_all_the_time(name: str) -> None:
    """In at least 95 % of all runs, at every look; seats that are sat in in turn count too."""
    draw, mean = DRAWS[name]
    assert ever_missed(draw, mean, misses) <= 0.05


def test_an_ordinary_interval_that_is_watched_does_not_hold() -> None:
    """Which is why there are others: somebody who may stop at any time finds what isn't there."""
    draw, mean = DRAWS["a quarter"]

    def outside(counts: Counter[float], mean: float) -> bool:
        low, high = wilson(counts[1.0], counts.total())
        return not low <= mean <= high

    assert ever_missed(draw, mean, outside) > 0.2


@pytest.mark.parametrize("n", [50, 1_000, 100_000])
def test_the_price_is_less_than_twice_the_width(n: int) -> None:
    low, high = wilson(n // 4, n)
    start, end = mean_sequence({0: n - n // 4, 1: n // 4})
    assert start < low < high < end
    assert end - start < 2 * (high - low)


def test_the_ends_are_where_the_bets_refute() -> None:
    counts = Counter({0.0: 30, 0.5: 5, 1.0: 15})
    start, end = mean_sequence({Fraction(value): count for value, count in counts.items()})
    assert not misses(counts, start + 1e-6)
    assert misses(counts, start - 1e-6)
    assert not misses(counts, end - 1e-6)
    assert misses(counts, end + 1e-6)


def test_few_and_extreme_values() -> None:
    """Nothing known, nothing said; what never came stays possible."""
    assert mean_sequence({}) == (0.0, 1.0)
    assert mean_sequence({1: 1})[1] == 1.0
    assert mean_sequence({1: 1})[0] < 0.05
    low, high = mean_sequence({0: 10_000})
    assert low == 0.0
    assert 0 < high < 0.001
    assert mean_sequence({-1: 50}, -1, 1)[0] == -1.0


def test_differences_lie_between_minus_one_and_one() -> None:
    """Pairs that are mostly equal say more than independent games would."""
    low, high = mean_sequence({-1: 20, 0: 940, 1: 40}, -1, 1)
    assert low < 0.02 < high
    assert high - low < 0.06
    assert mean_sequence({-1: 40, 0: 940, 1: 20}, -1, 1) == pytest.approx((-high, -low))
