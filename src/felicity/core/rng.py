"""Chance: a small generator whose whole state is one integer, the same on every platform, interpreted or compiled.

It is fast, for simulation and search, but not secret: its state follows from a few dozen cards. Where people play, `SecureRng` deals.
"""

from __future__ import annotations

import hashlib
from typing import Final, cast

from felicity.core.native import i64

# Multiply-with-carry. A * 2**32 - 1 is a safe prime, so that every start but 0 runs through a period of about 2**62;
# and A < 2**31 keeps each product below 2**63, where interpreted and compiled arithmetic agree.
A: Final = 2039425305
LAST: Final = A * 2**32 - 2  # the last valid state; the first is 1
LOW: Final = 0xFFFFFFFF


def start_of(seed: str) -> int:
    """The generator's initial state for a seed: any text gives a well-mixed one.

    >>> start_of("7") == start_of("7") != start_of("8")
    True
    """
    digest = hashlib.sha256(b"felicity seed " + seed.encode()).digest()
    return 1 + int.from_bytes(digest[:8], "big") % LAST


class Rng:
    """A random stream.

    >>> rng = Rng(start_of("7"))
    >>> all(0 <= rng.below(6) < 6 for _ in range(100))
    True
    """

    def __init__(self, state: int) -> None:
        self.state: i64 = state

    def copy(self) -> Rng:
        """A stream that draws the same from here on."""
        return Rng(int(self.state))

    def dump(self) -> object:
        """As it is written in saves."""
        return int(self.state)

    def bits(self) -> i64:
        """32 random bits."""
        state: i64 = self.state
        state = A * (state & LOW) + (state >> 32)
        self.state = state
        return (state & LOW) ^ (state >> 32)

    def below(self, n: i64) -> int:
        """A whole number from 0 to n - 1, each equally likely (Lemire's method, with rejection)."""
        product: i64 = self.bits() * n
        if (product & LOW) < n:
            unfair: i64 = (LOW + 1) % n
            while (product & LOW) < unfair:
                product = self.bits() * n
        return int(product >> 32)

    def another(self) -> Rng:
        """An independent stream, seeded from this one."""
        return Rng(1 + self.below(2**31 - 1) * 2**31 + self.below(2**31))

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The same cards in random order."""
        deck: list[object] = list(cards)  # not list[int]: compiled, swapping cards would unbox and box them
        state: i64 = self.state
        for last in range(len(deck) - 1, 0, -1):
            left: i64 = last + 1
            while True:  # `below` inlined: a deal spends most of its time here
                state = A * (state & LOW) + (state >> 32)
                product: i64 = ((state & LOW) ^ (state >> 32)) * left
                if (product & LOW) >= left or (product & LOW) >= (LOW + 1) % left:
                    break
            other = product >> 32
            deck[last], deck[other] = deck[other], deck[last]
        self.state = state
        return cast("tuple[int, ...]", tuple(deck))
