"""Intervals for a mean that are valid whenever one looks: confidence sequences.

Somebody bets that the mean of values between 0 and 1 is higher than m: a share b of a capital of 1 is bet before each value x,
which multiplies it by (1 - b + b x/m). If the mean is m, the capital can't be expected to grow, so (Ville's inequality) it ever
reaches 40 in at most one of 40 cases. The means m against which it has reached 40, and those that a bet on a lower mean refutes in the
same way, are outside the interval. As the best b isn't known, the capital is split among many. The result depends only on how often
each value came, not on the order: the interval is the same for any number of processes, and can be computed from counts at any time.

The construction is from Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting (2024); splitting the capital
among fixed bets is Cover's universal portfolio.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from fractions import Fraction

ERROR = 0.05  # the probability that an interval ever misses its mean, at most

# Large bets detect large differences after few values, small ones detect small differences after many; each gets an equal share.
BETS = tuple(1 / (1 + 2.0**step) for step in range(-3, 14))
STEPS = 60  # halvings in the search for an end of the interval
Counts = Mapping[Fraction, int] | Mapping[int, int] | Mapping[Fraction | int, int]  # how often each value came


def mean_sequence(counts: Counts, low: float = 0.0, high: float = 1.0, error: float = ERROR) -> tuple[float, float]:
    """The interval for the mean of values between `low` and `high`, from how often each came.

    >>> start, end = mean_sequence({0: 75, 1: 25})
    >>> round(start, 3), round(end, 3)
    (0.122, 0.415)
    """
    width = high - low
    exact = {Fraction(value): count for value, count in counts.items() if count}
    values = [((float(value) - low) / width, count) for value, count in sorted(exact.items())]
    threshold = math.log(2 / error)  # half of the error for each end
    start = lower_end(values, threshold)
    end = 1 - lower_end([(1 - value, count) for value, count in values], threshold)
    return low + width * start, low + width * max(start, end)


def lower_end(values: list[tuple[float, int]], threshold: float) -> float:
    """The lowest mean that the bets on a higher one haven't refuted."""
    if not values or log_capital(values, 1.0) >= threshold:
        return 1.0 if values else 0.0
    refuted, possible = 0.0, 1.0
    for _ in range(STEPS):
        middle = (refuted + possible) / 2
        if log_capital(values, middle) >= threshold:
            refuted = middle
        else:
            possible = middle
    return refuted


def log_capital(values: list[tuple[float, int]], mean: float) -> float:
    """The logarithm of the capital bet against this mean; the higher the mean, the smaller."""
    return log_sum(log_product(values, bet, mean) for bet in BETS) - math.log(len(BETS))


def log_product(values: list[tuple[float, int]], bet: float, mean: float) -> float:
    """The logarithm of the capital of a single bet."""
    return sum(count * math.log(1 - bet + bet * value / mean) for value, count in values)


def log_sum(logarithms: Iterable[float]) -> float:
    """The logarithm of a sum, from the logarithms of its terms."""
    each = list(logarithms)
    largest = max(each)
    return largest + math.log(sum(math.exp(one - largest) for one in each))
