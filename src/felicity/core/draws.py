"""Chance made explicit: every draw has equally likely outcomes, and the caller says which one comes.

For exact solving and for interfaces in which chance is a player. A shuffle is one draw per card.
"""

from __future__ import annotations

from felicity.core.game import Setup
from felicity.core.native import i64
from felicity.core.option import Option
from felicity.core.rng import Rng
from felicity.core.state import State, answer


class OutcomeNeeded(Exception):
    """A draw came up for which no outcome was given."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"a draw with {outcomes} outcomes")
        self.outcomes = outcomes  # how many outcomes the draw has


class Draws(Rng):
    """A random stream whose outcomes are given in advance.

    >>> draws = Draws((3, 0))
    >>> draws.below(6), draws.below(2)
    (3, 0)
    """

    def __init__(self, given: tuple[int, ...]) -> None:
        super().__init__(1)  # the state of an ordinary stream: never used
        self.given = given
        self.drawn = 0  # how many outcomes have been used

    def copy(self) -> Draws:
        """A stream that draws the same from here on."""
        twin = Draws(self.given)
        twin.drawn = self.drawn
        return twin

    def bits(self) -> i64:
        """Not available: raw bits don't say how many outcomes the draw has."""
        raise AssertionError("draws are made with `below`")

    def below(self, n: i64) -> int:
        """The next outcome; with only one possible outcome there is no draw."""
        if n == 1:
            return 0
        if self.drawn == len(self.given):
            raise OutcomeNeeded(n)
        found = self.given[self.drawn]
        assert 0 <= found < n, "an outcome of another draw"
        self.drawn += 1
        return found

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The same cards, in the order that the given outcomes produce."""
        deck = list(cards)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


class GivenSetup(Setup):
    """A setup whose deal is specified draw by draw."""

    def __init__(self, setup: Setup, given: tuple[int, ...]) -> None:
        super().__init__(setup.game, setup.version, setup.mode, setup.players, setup.options, setup.pack, setup.seed, setup.chance)
        self.given = given

    def stream(self) -> Rng:
        """The given outcomes."""
        return Draws(self.given)


def answered(s: State, option: Option, given: tuple[int, ...]) -> State:
    """A copy of the position after an option and these outcomes of chance; raises `OutcomeNeeded` if more are needed."""
    twin = s.copy()
    twin.rng = Draws(given)
    answer(twin, option)
    return twin
