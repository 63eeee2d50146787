"""Statistics with their uncertainty: exact counts in, plain summaries out."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from statistics import NormalDist

from felicity.lab.sequences import mean_sequence
from felicity.lab.student import student_quantile, student_tail

Summary = dict[str, float | None]
Z95 = 1.959963984540054  # a normal variable lies within this many standard deviations with 95 % probability


def wilson(wins: float | Fraction, n: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval for a rate: accurate even for few games and for rates near 0 or 1.

    Wins shared among rivals, and several rivals of one game in the same count, vary less than independent games would:
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


class Rate:
    """Wins among n; a shared win counts as an equal share for each winner.

    >>> rate = Rate()
    >>> rate.add(Fraction(1, 2)); rate.add(Fraction(0))
    >>> rate.summary()["rate"]
    0.25
    """

    def __init__(self, wins: Fraction = Fraction(0), n: int = 0) -> None:
        self.wins = wins
        self.n = n

    def add(self, win: Fraction) -> None:
        """Add one trial: 0, 1 or a share."""
        self.wins += win
        self.n += 1

    def summary(self) -> dict[str, float]:
        """The rate with its 95 % interval."""
        low, high = wilson(self.wins, self.n)
        return {"wins": float(self.wins), "n": self.n, "rate": float(self.wins / self.n), "low": low, "high": high}


# --- means and spreads ---


class Values:
    """How often each value came, as whole numbers or exact fractions; enough for every summary, however many games there are.

    >>> values = Values({0: 2, Fraction(1, 2): 2})
    >>> values.n, values.mean, values.median, values.quantile(95)
    (4, 0.25, 0.25, Fraction(1, 2))
    """

    def __init__(self, counts: Mapping[Fraction, int] | Mapping[int, int] | None = None) -> None:
        self.counts: Counter[Fraction | int] = Counter(dict(counts or {}))

    def add(self, value: Fraction | int) -> None:
        """Add one value."""
        self.counts[value] += 1

    @property
    def n(self) -> int:
        """How many values there are."""
        return self.counts.total()

    @property
    def exact_mean(self) -> Fraction:
        """The arithmetic mean."""
        return Fraction(sum(value * count for value, count in self.counts.items())) / self.n

    @property
    def mean(self) -> float:
        """The arithmetic mean."""
        return float(self.exact_mean)

    @property
    def variance(self) -> float | None:
        """The sample variance (n - 1); None for a single value."""
        if self.n < 2:
            return None
        mean = self.exact_mean
        return float(sum(((value - mean) ** 2 * count for value, count in self.counts.items()), Fraction(0)) / (self.n - 1))

    @property
    def sd(self) -> float | None:
        """The standard deviation of the sample; None for a single value."""
        return None if self.variance is None else math.sqrt(self.variance)

    @property
    def median(self) -> float:
        """The middle value, or the mean of the two in the middle."""
        n = self.n
        return float(self._at((n + 1) // 2) + self._at(n // 2 + 1)) / 2

    def quantile(self, percent: int) -> Fraction | int:
        """The smallest value that at least this percentage of all values doesn't exceed; always a value that came."""
        return self._at(max(1, -(-percent * self.n // 100)))

    def _at(self, place: int) -> Fraction | int:
        """The value at a place (from 1) of the sorted values."""
        for value in sorted(self.counts):
            place -= self.counts[value]
            if place <= 0:
                return value
        raise IndexError("there are fewer values than that")

    def parts(self) -> list[dict[str, float]]:
        """How often each whole number came, as a share of all with its 95 % interval."""
        return [{"value": int(value), **Rate(Fraction(self.counts[value]), self.n).summary()} for value in sorted(self.counts)]

    def summary(self) -> Summary:
        """Whole numbers: mean, spread, median and the middle 90 %."""
        ends = {"p5": self.quantile(5), "p95": self.quantile(95), "min": min(self.counts), "max": max(self.counts)}
        return {"n": self.n, "mean": self.mean, "sd": self.sd, "median": self.median, **{name: int(end) for name, end in ends.items()}}

    def student(self) -> Summary:
        """The mean with Student's 95 % interval, for a sample size fixed in advance."""
        variance = self.variance
        half = None if variance is None else student_quantile(float(self.n - 1)) * math.sqrt(variance / self.n)
        mean = self.mean
        return {
            "n": self.n,
            "mean": mean,
            "sd": self.sd,
            "low": None if half is None else mean - half,
            "high": None if half is None else mean + half,
        }

    def chance(self, expected: float = 0.0) -> float:
        """The p-value: the probability that a mean lies so far from the expected one, or further, by chance alone (Student's test).

        Equal values have no spread to judge by: that all lie on one side is as likely as so many heads or tails in a row.
        """
        variance, distance = self.variance, abs(self.mean - expected)
        if not variance:
            return 1.0 if distance == 0.0 else 2.0 ** (1 - self.n)
        return student_tail(distance / math.sqrt(variance / self.n), float(self.n - 1))

    def mirrored(self) -> Values:
        """One minus each value."""
        return Values({1 - Fraction(value): count for value, count in self.counts.items()})

    def rate(self) -> Summary:
        """The mean of values from 0 to 1, with Wilson's interval for a fixed sample size and an anytime-valid one."""
        total = sum((value * count for value, count in self.counts.items()), Fraction(0))
        low, high = wilson(total, self.n)
        start, end = mean_sequence(self.counts)
        return {"n": self.n, "rate": self.mean, "low": low, "high": high, "any_low": start, "any_high": end}

    def difference(self) -> Summary:
        """The mean of values from -1 to 1, with Student's interval and an anytime-valid one."""
        start, end = mean_sequence(self.counts, -1.0, 1.0)
        return {**self.student(), "any_low": start, "any_high": end}


def welch(having: Values, lacking: Values) -> Summary | None:
    """How much higher the first mean is, with Welch's 95 % interval and the p-value of the difference.

    None if there are too few values on either side.
    """
    if having.variance is None or lacking.variance is None:
        return None
    mean = having.mean - lacking.mean
    parts = (having.variance / having.n, lacking.variance / lacking.n)
    error = math.sqrt(sum(parts))
    if error == 0.0:
        return {"mean": mean, "low": mean, "high": mean, "p": 1.0 if mean == 0.0 else 0.0}
    freedom = sum(parts) ** 2 / (parts[0] ** 2 / (having.n - 1) + parts[1] ** 2 / (lacking.n - 1))
    half = student_quantile(freedom) * error
    return {"mean": mean, "low": mean - half, "high": mean + half, "p": student_tail(mean / error, freedom)}


# --- many things looked at together ---


def chance_of_rate(rate: float, even: float, n: int) -> float:
    """The p-value of a rate against the even one: the test that matches Wilson's interval.

    >>> round(chance_of_rate(0.5, 0.25, 40), 5), chance_of_rate(0.25, 0.25, 40)
    (0.00026, 1.0)
    """
    error = math.sqrt(even * (1 - even) / n) if n else 0.0
    return 1.0 if error == 0.0 else 2 * NormalDist().cdf(-abs(rate - even) / error)


def corrected(chances: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg's correction: of those at most 0.05, no more than 5 % are expected to be due to chance.

    >>> corrected([0.01, 0.04, 0.03, 0.5])
    [0.04, 0.05333333333333334, 0.05333333333333334, 0.5]
    """
    n, lowest = len(chances), 1.0
    found = [1.0] * n
    for place, at in reversed(list(enumerate(sorted(range(n), key=lambda at: chances[at]), 1))):
        lowest = min(lowest, chances[at] * n / place)
        found[at] = lowest
    return found
