"""Student's t distribution, for intervals of means whose spread is estimated from the same values."""

from __future__ import annotations

import math
from functools import lru_cache

ITERATIONS = 300
TINY = 1e-300
PRECISE = 1e-15
HALVINGS = 100


def student_tail(t: float, freedom: float) -> float:
    """The probability that a variable with so many degrees of freedom lies further from 0 than t, on either side.

    >>> round(student_tail(2.228, 10), 4), round(student_tail(1.96, 1e6), 4)
    (0.05, 0.05)
    """
    if math.isinf(t):
        return 0.0
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@lru_cache(1_000)
def student_quantile(freedom: float, error: float = 0.05) -> float:
    """How far from 0 such a variable lies at most, except with this probability.

    >>> round(student_quantile(1), 3), round(student_quantile(10), 3), round(student_quantile(1e7), 3)
    (12.706, 2.228, 1.96)
    """
    low, high = 0.0, 1e4
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if student_tail(middle, freedom) > error:
            low = middle
        else:
            high = middle
    return high


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz's method).

    >>> round(incomplete_beta(2, 3, 0.5), 4), incomplete_beta(2, 3, 0.0), incomplete_beta(2, 3, 1.0)
    (0.6875, 0.0, 1.0)
    """
    if x in (0.0, 1.0):
        return x
    if x > (a + 1) / (a + b + 2):  # the fraction converges slowly there
        return 1 - incomplete_beta(b, a, 1 - x)
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)) / a
    c, d = 1.0, 1 / max(TINY, 1 - (a + b) * x / (a + 1))
    fraction = d
    for m in range(1, ITERATIONS):
        for term in (m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)), -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))):
            d = 1 / (1 + term * d or TINY)
            c = 1 + term / c or TINY
            fraction *= c * d
        if abs(c * d - 1) < PRECISE:
            break
    return front * fraction
