"""Figures with their uncertainty."""

from __future__ import annotations

import statistics
from fractions import Fraction

import pytest

from felicity.lab.statistics import Z95, Rate, Values, wilson

VALUES = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8]


def counted(*values: int) -> Values:
    """These values, one by one."""
    found = Values()
    for value in values:
        found.add(value)
    return found


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(wins: int, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("wins", "n"), [(1, 3), (8, 10), (712.5, 1000), (3, 4000)])
def test_the_ends_are_the_rates_that_a_test_would_just_not_reject(wins: float, n: int) -> None:
    for rate in wilson(wins, n):
        assert abs(wins / n - rate) == pytest.approx(Z95 * (rate * (1 - rate) / n) ** 0.5)


def test_winning_all_mirrors_winning_none() -> None:
    low, high = wilson(20, 20)
    assert (1 - high, 1 - low) == pytest.approx(wilson(0, 20))
    assert high == 1


def test_wilson_knows_nothing_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_wilson_takes_parts_of_wins() -> None:
    low, high = wilson(Fraction(5, 2), 10)
    assert wilson(2, 10)[0] < low < 0.25 < high < wilson(3, 10)[1]


def test_means_and_spreads_agree_with_the_standard_library() -> None:
    numbers = counted(*VALUES)
    assert numbers.n == len(VALUES)
    assert numbers.mean == pytest.approx(statistics.mean(VALUES))
    assert numbers.sd == pytest.approx(statistics.stdev(VALUES))
    assert numbers.median == statistics.median(VALUES) == 4.5
    assert counted(*VALUES[:-1]).median == statistics.median(VALUES[:-1])


def test_quantiles_are_values_that_came() -> None:
    hundred = counted(*range(1, 101))
    assert (hundred.quantile(5), hundred.quantile(50), hundred.quantile(95), hundred.quantile(100)) == (5, 50, 95, 100)
    assert (counted(7).quantile(5), counted(7).quantile(95)) == (7, 7)


def test_one_value_has_no_spread() -> None:
    assert counted(4).summary() == {"n": 1, "mean": 4, "sd": None, "median": 4, "p5": 4, "p95": 4, "min": 4, "max": 4}


def test_equal_values_have_a_spread_of_nothing() -> None:
    assert counted(4, 4, 4).sd == 0


def test_thirds_of_wins_add_up_exactly() -> None:
    rate = Rate()
    for _ in range(3):
        rate.add(Fraction(1, 3))
    assert rate.wins == 1
    assert rate.summary()["rate"] == pytest.approx(1 / 3)


def test_a_few_equal_values_are_no_proof() -> None:
    """Two deals in which somebody won once and then lost happen by chance in every second case; twenty don't."""
    assert Values({-1: 1}).chance() == 1.0
    assert Values({-1: 2}).chance() == 0.5
    assert Values({-1: 20}).chance() < 0.000_01
    assert Values({0: 20}).chance() == 1.0
