"""An attacker who sees the first cards of a shuffled pile and looks for the generator state that dealt them.

The fast generator is a multiplicative congruential one in disguise: with b = 2**32 and p = A * b - 1, x[i] = b * x[i + 1] (mod p). A card
gives the highest bits of lo ^ hi of such an x; hi is about A / b times the previous lo, so that guesses of the highest bits of each lo
follow from each other, with few branches. From the highest bits of enough numbers, lattice reduction finds them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from heapq import heappop, heappush
from math import log

from felicity.core.rng import A, Rng

B = 2**32
P = A * B - 1
CELLS = 16  # of equal size, that a word may lie in
CELL = B // CELLS
Interval = tuple[int, int]
Path = tuple[int, ...]  # the cell of each lo


def draws_of(deck: tuple[int, ...], seen: list[int]) -> list[tuple[int, int]]:
    """What was drawn below what, if these cards came one after the other from the end of the shuffled deck."""
    cards, found = list(deck), []
    for last, card in zip(range(len(deck) - 1, 0, -1), seen):
        other = cards.index(card)
        found.append((other, last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return found


def state_before(draws: list[tuple[int, int]], tries: int) -> int | None:
    """A state from which the fast generator makes exactly these draws; None if none is found in so many of the likeliest guesses."""
    nearest = NearestPlane(lattice(len(draws) - 1))
    for guess in likeliest(draws, tries):
        last = nearest.to(guess)[-1] % P  # the state after all but one draw
        first = last * pow(B, len(draws), P) % P
        if first and draws_from(first, draws) == draws:
            return first
    return None


def draws_from(state: int, draws: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """What a state draws below the same numbers."""
    rng = Rng(state)
    return [(rng.below(below), below) for _, below in draws]


# --- guesses: from a card to the highest bits of a state ---


def likeliest(draws: list[tuple[int, int]], tries: int) -> Iterator[list[int]]:
    """Guesses of the states after the first draw, the likeliest first: the middle of where each must lie."""
    words = [((value * B) // below, ((value + 1) * B) // below) for value, below in draws]
    heap: list[tuple[float, int, Path, tuple[int, ...]]] = []
    for lo in range(CELLS):
        heappush(heap, (0.0, 0, (lo,), ()))
    while heap and tries:
        cost, _, path, middles = heappop(heap)
        if len(path) == len(draws):
            tries -= 1
            yield list(middles)
            continue
        for hi, low, high in parts_of((A * path[-1] * CELL // B, A * (path[-1] + 1) * CELL // B)):
            for word, least, most in parts_of(words[len(path)]):
                share = (high - low) * (most - least) * B / (A * CELL) / (words[len(path)][1] - words[len(path)][0])
                entry = (cost - log(share), -len(path), (*path, hi ^ word), (*middles, (low + high) // 2 * B + B // 2))
                heappush(heap, entry)


def parts_of(span: Interval) -> list[tuple[int, int, int]]:
    """The cells that an interval touches, each with the part of the interval in it."""
    low, high = span
    found = [(cell, max(low, cell * CELL), min(high, (cell + 1) * CELL)) for cell in range(low // CELL, min(high // CELL, CELLS - 1) + 1)]
    return [part for part in found if part[1] < part[2]]


# --- lattices ---


@cache
def lattice(size: int) -> list[list[int]]:
    """A short basis of all sequences of consecutive states."""
    rows = [[pow(B, size - 1 - at, P) for at in range(size)]]
    rows += [[P if at == row else 0 for at in range(size)] for row in range(size - 1)]
    return reduced(rows)


def reduced(rows: list[list[int]]) -> list[list[int]]:
    """Lenstra, Lenstra and Lovász, with floats for the orthogonal parts: the numbers have 63 bits."""
    stars: list[list[float]] = [orthogonal_to([], rows[0])]
    at = 1
    while at < len(rows):
        for other in range(at - 1, -1, -1):
            times = round(factor(rows[at], stars[other]))
            if times:
                rows[at] = [mine - times * theirs for mine, theirs in zip(rows[at], rows[other])]
        before, star = stars[at - 1], orthogonal_to(stars[:at], rows[at])
        if dot(star, star) >= (0.99 - factor(rows[at], before) ** 2) * dot(before, before):
            stars[at:] = [star]
            at += 1
        else:
            rows[at], rows[at - 1] = rows[at - 1], rows[at]
            at = max(1, at - 1)
            stars[at - 1 :] = [orthogonal_to(stars[: at - 1], rows[at - 1])]
    return rows


def orthogonal_to(stars: list[list[float]], row: list[int]) -> list[float]:
    """Gram and Schmidt: the part of a row that is orthogonal to others."""
    star = [float(value) for value in row]
    for other in stars:
        times = factor(star, other)
        star = [value - times * theirs for value, theirs in zip(star, other)]
    return star


def factor(row: list[int] | list[float], star: list[float]) -> float:
    return dot(row, star) / dot(star, star)


def dot(one: list[int] | list[float], other: list[float]) -> float:
    return sum(a * b for a, b in zip(one, other))


class NearestPlane:
    """Babai's nearest plane algorithm for a close lattice point."""

    def __init__(self, basis: list[list[int]]) -> None:
        self.basis = basis
        self.floats = [[float(value) for value in row] for row in basis]
        stars: list[list[float]] = []
        for row in basis:
            stars.append(orthogonal_to(stars, row))
        self.scaled = [[value / dot(star, star) for value in star] for star in stars]

    def to(self, target: list[int]) -> list[int]:
        """A point close to the target."""
        left = [float(value) for value in target]
        point = [0] * len(target)
        for row in range(len(self.basis) - 1, -1, -1):
            times = round(dot(left, self.scaled[row]))
            if times:
                left = [value - times * theirs for value, theirs in zip(left, self.floats[row])]
                point = [value + times * theirs for value, theirs in zip(point, self.basis[row])]
        return point
