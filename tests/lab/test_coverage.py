"""Every interval that is shown holds the truth as often as it says: exactly where that can be added up, else in a simulation."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from felicity.lab.sequences import mean_sequence
from felicity.lab.statistics import Summary, Values, chance_of_rate, welch, wilson

RUNS = 1_500  # one standard deviation of the part that is found is 0.6 points


def binomial(n: int, wins: int, rate: float) -> float:
    """How likely so many wins are."""
    return math.comb(n, wins) * rate**wins * (1 - rate) ** (n - wins)


def covered(n: int, rate: float) -> float:
    """How likely Wilson's interval holds the true rate."""
    return sum(binomial(n, wins, rate) for wins in range(n + 1) if wilson(wins, n)[0] <= rate <= wilson(wins, n)[1])


def holds(found: Summary | None, truth: float) -> bool:
    """Is the truth in the interval?"""
    assert found is not None
    assert found["low"] is not None
    assert found["high"] is not None
    return found["low"] <= truth <= found["high"]


def drawn(chance: Random, n: int, mean: float, sd: float) -> Values:
    """Values from a normal distribution, as whole numbers."""
    return Values(Counter(round(chance.gauss(mean, sd)) for _ in range(n)))


@pytest.mark.parametrize("n", [12, 40, 200])
def test_wilson_holds_the_rate(n: int) -> None:
    """Exactly, averaged over all rates from 5 to 95 %; and never much less often."""
    parts = [covered(n, rate / 100) for rate in range(5, 96)]
    assert 0.945 <= sum(parts) / len(parts) <= 0.965
    assert min(parts) > 0.83


@pytest.mark.parametrize("n", [3, 6, 40])
def test_student_holds_the_mean(n: int) -> None:
    """Also of very few values, where a normal interval would miss it in one of eight."""
    chance = Random(n)
    assert 0.935 <= sum(holds(drawn(chance, n, 200, 300).student(), 200) for _ in range(RUNS)) / RUNS <= 0.965


@pytest.mark.parametrize(("first", "second"), [((4, 100), (12, 400)), ((12, 100), (4, 400)), ((30, 200), (30, 200))])
def test_welch_holds_the_difference(first: tuple[int, int], second: tuple[int, int]) -> None:
    """Of two groups that differ in number and spread, where a common spread would be wrong in either direction."""
    chance, inside, alarms, runs = Random(7), 0, 0, 500
    for _ in range(runs):
        found = welch(drawn(chance, first[0], 500, first[1]), drawn(chance, second[0], 300, second[1]))
        inside += holds(found, 200)
        same = welch(drawn(chance, first[0], 300, first[1]), drawn(chance, second[0], 300, second[1]))
        assert same is not None
        alarms += (same["p"] or 0.0) <= 0.05
    assert 0.93 <= inside / runs <= 0.97
    assert 0.03 <= alarms / runs <= 0.07, "the chance that is told belongs to the interval"


def test_a_chance_of_5_percent_comes_in_5_of_100_studies() -> None:
    """Exactly: bots that win a quarter of 200 games, and pairs of deals that differ by nothing on average."""
    rare = sum(binomial(200, wins, 0.25) for wins in range(201) if chance_of_rate(wins / 200, 0.25, 200) <= 0.05)
    assert 0.035 <= rare <= 0.065
    chance = Random(2)
    assert 0.035 <= sum(drawn(chance, 10, 0, 200).chance() <= 0.05 for _ in range(RUNS)) / RUNS <= 0.065


def test_what_is_shown_are_these_intervals() -> None:
    """A rate has Wilson's and one for any time, a difference Student's and one for any time; parts of wins count as parts."""
    wins = Values({Fraction(0): 30, Fraction(1, 2): 4, Fraction(1): 16})
    rate = wins.rate()
    assert rate["n"] == 50
    assert rate["rate"] == pytest.approx(0.36)
    assert (rate["low"], rate["high"]) == wilson(18, 50)
    assert (rate["any_low"], rate["any_high"]) == mean_sequence({Fraction(0): 30, Fraction(1, 2): 4, Fraction(1): 16})
    more = Values({Fraction(-1): 6, Fraction(0): 30, Fraction(1): 14})
    found = more.difference()
    assert {name: found[name] for name in ("n", "mean", "sd", "low", "high")} == more.student()
    low, high = mean_sequence({Fraction(0): 6, Fraction(1, 2): 30, Fraction(1): 14})
    assert (found["any_low"], found["any_high"]) == pytest.approx((2 * low - 1, 2 * high - 1)), "differences lie between -1 and 1"
    mirrored = wins.mirrored().rate()
    for end, other in (("low", "high"), ("any_low", "any_high")):
        assert mirrored[end] == pytest.approx(1 - (rate[other] or 0.0))
