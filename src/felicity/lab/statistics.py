"""Statistics with their uncertainty: exact counts in, plain summaries out."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction

Z95 = 1.959963984540054  # a normal variable lies within this many standard deviations with 95 % probability


def wilson(wins: float | Fraction, n: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval for a rate: honest also for few games and for rates near 0 or 1.

    Wins shared among rivals, and several rivals of one game in the same count, spread less than independent games would:
    there the interval is a little too wide, never too narrow.

    >>> low, high = wilson(8, 10)
    >>> round(low, 4), round(high, 4)
    (0.4902, 0.9433)
    """
    if n == 0:
        return 0.0, 1.0
    rate, z2 = float(wins) / n, z * z
    centre = (rate + z2 / (2 * n)) / (1 + z2 / n)
    half = z / (1 + z2 / n) * math.sqrt(rate * (1 - rate) / n + z2 / (4 * n * n))
    low = 0.0 if wins == 0 else max(0.0, centre - half)
    high = 1.0 if wins == n else min(1.0, centre + half)
    return low, high


class Histogram:
    """How often each whole number came; enough for every summary, however many games there are.

    >>> numbers = Histogram([1, 2, 2, 7])
    >>> numbers.mean, numbers.median, numbers.quantile(95)
    (3.0, 2.0, 7)
    """

    def __init__(self, values: list[int] | None = None) -> None:
        self.counts: Counter[int] = Counter(values or [])

    def add(self, value: int) -> None:
        """One more of this value."""
        self.counts[value] += 1

    @property
    def n(self) -> int:
        """How many values there are."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """The arithmetic mean."""
        return sum(value * count for value, count in self.counts.items()) / self.n

    @property
    def sd(self) -> float | None:
        """The standard deviation of the sample (n - 1), from exact sums; None for a single value."""
        n = self.n
        if n < 2:
            return None
        total = sum(value * count for value, count in self.counts.items())
        squares = sum(value * value * count for value, count in self.counts.items())
        return math.sqrt((n * squares - total * total) / (n * (n - 1)))

    @property
    def median(self) -> float:
        """The middle value, or the mean of the two in the middle."""
        n = self.n
        return (self._at((n + 1) // 2) + self._at(n // 2 + 1)) / 2

    def quantile(self, percent: int) -> int:
        """The smallest value that at least this percentage of all values doesn't exceed; always a value that came."""
        return self._at(max(1, -(-percent * self.n // 100)))

    def _at(self, place: int) -> int:
        """The value at a place (from 1) of the sorted values."""
        for value in sorted(self.counts):
            place -= self.counts[value]
            if place <= 0:
                return value
        raise IndexError("there are fewer values than that")

    def rows(self) -> list[dict[str, float]]:
        """How often each value came, as a part of all with its 95 % interval."""
        return [{"value": value, **Rate(Fraction(self.counts[value]), self.n).summary()} for value in sorted(self.counts)]

    def summary(self) -> dict[str, float | None]:
        """Mean, spread, median and the middle 90 %."""
        return {
            "n": self.n,
            "mean": self.mean,
            "sd": self.sd,
            "median": self.median,
            "p5": self.quantile(5),
            "p95": self.quantile(95),
            "min": min(self.counts),
            "max": max(self.counts),
        }


class Rate:
    """Wins among n; a shared win counts as an equal part for each winner.

    >>> rate = Rate()
    >>> rate.add(Fraction(1, 2)); rate.add(Fraction(0))
    >>> rate.summary()["rate"]
    0.25
    """

    def __init__(self, wins: Fraction = Fraction(0), n: int = 0) -> None:
        self.wins = wins
        self.n = n

    def add(self, win: Fraction) -> None:
        """One more trial: 0, 1 or a part."""
        self.wins += win
        self.n += 1

    def summary(self) -> dict[str, float]:
        """The rate with its 95 % interval."""
        low, high = wilson(self.wins, self.n)
        return {"wins": float(self.wins), "n": self.n, "rate": float(self.wins / self.n), "low": low, "high": high}
