"""Exact values of small positions: every choice and every outcome of chance is searched to the end of the game.

Everybody plays best for themselves with all cards open: the value is what a player who knows all cards could reach
against others who know them too. Where nothing hidden matters any more, this is the best play.
"""

from __future__ import annotations

from typing import Final

from felicity.core.batch import worth
from felicity.core.draws import OutcomeNeeded, answered
from felicity.core.errors import FelicityError
from felicity.core.game import Game
from felicity.core.option import Option
from felicity.core.state import State, options_of

MOST: Final = 100_000  # positions, unless another limit is given
DEEPEST: Final = 150  # choices and draws in a row: more would exceed Python's recursion limit


class TooLarge(FelicityError):
    """The tree has more positions than allowed, or is too deep."""


class Solver:
    """Searches the tree below a position."""

    def __init__(self, game: Game, most: int) -> None:
        self.game = game
        self.most = most
        self.seen = 0  # positions so far
        self.depth = 0  # choices and draws that led to the current one

    def value(self, s: State) -> list[float]:
        """The value of a position for each seat, if everybody plays best for themselves."""
        self.seen += 1
        if self.seen > self.most:
            raise TooLarge(
                f"This can't be solved exactly: there are more than {self.most} positions to look at. "
                "Solve a later position, or allow more (most=...)."
            )
        if not s.agenda:
            return worth(self.game.result(s))
        return self.best(s, self.answers(s))

    def answers(self, s: State) -> list[tuple[Option, list[float]]]:
        """The value of each option for each seat."""
        return [(option, self.after(s, option, ())) for option in options_of(s)]

    def best(self, s: State, answers: list[tuple[Option, list[float]]]) -> list[float]:
        """The option that the seat to act chooses: the first of its best ones."""
        seat = s.agenda[-1].seat()
        found = answers[0][1]
        for _, worths in answers:
            if worths[seat] > found[seat]:
                found = worths
        return found

    def after(self, s: State, option: Option, given: tuple[int, ...]) -> list[float]:
        """The value of an option after these outcomes of chance: the average over the outcomes still to come."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise TooLarge(
                f"This can't be solved exactly: the game can go on for more than {DEEPEST} choices and draws. Solve a later position."
            )
        total: list[float] = []
        outcomes = 0
        try:
            total = self.value(answered(s, option, given))
        except OutcomeNeeded as needed:
            outcomes = needed.outcomes
        for outcome in range(outcomes):
            worths = self.after(s, option, given + (outcome,))
            total = worths if not total else [one + other for one, other in zip(total, worths)]
        self.depth -= 1
        return [each / outcomes for each in total] if outcomes else total
