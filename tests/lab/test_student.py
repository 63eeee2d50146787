"""Means with Student's and Welch's intervals, and many things looked at together."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from felicity.lab.statistics import Values, chance_of_rate, corrected, welch
from felicity.lab.student import incomplete_beta, student_quantile, student_tail


@pytest.mark.parametrize(
    ("freedom", "error", "quantile"),
    [(1, 0.05, 12.7062), (2, 0.05, 4.3027), (5, 0.01, 4.0321), (10, 0.05, 2.2281), (30, 0.1, 1.6973), (120, 0.05, 1.9799)],
)
def test_student_agrees_with_the_printed_tables(freedom: float, error: float, quantile: float) -> None:
    assert student_quantile(freedom, error) == pytest.approx(quantile, abs=1e-4)
    assert student_tail(quantile, freedom) == pytest.approx(error, abs=1e-4)


def test_the_incomplete_beta_function_is_a_binomial_tail() -> None:
    """Of 7 tosses of a coin, at least 3 heads: 99 of 128."""
    assert incomplete_beta(3, 5, 0.5) == pytest.approx(99 / 128)
    assert incomplete_beta(30, 5, 0.9) == pytest.approx(1 - incomplete_beta(5, 30, 0.1))


def values(*numbers: float) -> Values:
    return Values(Counter(Fraction(number) for number in numbers))


def test_means_are_exact() -> None:
    found = values(1, 2, 3, 4)
    assert (found.n, found.mean) == (4, 2.5)
    assert found.variance == pytest.approx(5 / 3)
    student = found.student()
    assert student["low"] == pytest.approx(2.5 - 3.1824 * (5 / 3 / 4) ** 0.5, abs=1e-3)
    assert values(3).student()["low"] is None


def test_equal_values_leave_no_doubt() -> None:
    assert values(1, 1, 1).chance() == 0.25  # as likely as three heads or three tails
    assert values(0, 0, 0).chance() == 1.0
    assert values(1).chance() == 1.0
    assert values(-1, 1).chance() == pytest.approx(1.0)


def test_welch_against_a_worked_example() -> None:
    """Unequal numbers and spreads: variances 2.567 and 13.2, so that t is 2.645 with 5.29 degrees of freedom."""
    found = welch(values(20, 22, 19, 20, 22, 18), values(24, 24, 26, 20, 30))
    assert found is not None
    assert found["mean"] == pytest.approx(20.1667 - 24.8, abs=1e-3)
    assert found["p"] == pytest.approx(student_tail(2.6454, 5.290), abs=1e-4)
    assert found["low"] is not None
    assert found["high"] is not None
    assert found["low"] < -4.6 < found["high"] < 0
    assert welch(values(1), values(1, 2)) is None
    assert welch(values(1, 1), values(1, 1)) == {"mean": 0.0, "low": 0.0, "high": 0.0, "p": 1.0}


def test_intervals_of_differences_hold_the_truth_in_95_of_100() -> None:
    """For a number of pairs that was fixed before."""
    chance, inside, runs = Random(5), 0, 600
    for _ in range(runs):
        found = values(*(chance.choices([-1, 0, 1], [1, 6, 2])[0] for _ in range(80))).student()
        assert found["low"] is not None
        assert found["high"] is not None
        inside += found["low"] <= 1 / 9 <= found["high"]
    assert 0.93 <= inside / runs <= 0.97


def test_correction_of_many_chances() -> None:
    """Benjamini and Hochberg's own example: four of fifteen."""
    printed = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]
    assert sum(q <= 0.05 for q in corrected(printed)) == 4
    assert corrected([]) == []
    assert corrected([0.5, 0.01]) == [0.5, 0.02]


def found_by_chance(correct: bool) -> tuple[float, float]:
    """Twenty roles, four of them really better: how often one of the equal ones is called surprising, and their part of all that are."""
    chance, alarms, parts = Random(3), 0, 0.0
    for _ in range(200):
        rates = [0.25] * 16 + [0.4] * 4
        seen = [sum(chance.random() < rate for _ in range(300)) / 300 for rate in rates]
        chances = [chance_of_rate(rate, 0.25, 300) for rate in seen]
        called = [q <= 0.05 for q in (corrected(chances) if correct else chances)]
        alarms += any(called[:16])
        parts += sum(called[:16]) / max(1, sum(called))
    return alarms / 200, parts / 200


def test_what_is_surprising_after_correction_rarely_is_chance() -> None:
    """Of those called surprising at most 5 % are equal ones, on average; without correction every other table has a false alarm."""
    assert found_by_chance(correct=True)[1] <= 0.05
    assert found_by_chance(correct=False)[0] > 0.4
