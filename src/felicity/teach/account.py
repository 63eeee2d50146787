"""Luck apart from skill: where the difference between the chance at the start and the result came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from felicity.bots.judge import Verdict


@dataclass(frozen=True)
class Account:
    """One seat's game, in chances from 0 to 1: `end` is `start` and everything that came in between.

    `luck` is what the deal and the others changed before its first choice, between any two, and after its last one; `skill` what each
    of its choices cost.
    """

    start: float
    end: float
    luck: tuple[float, ...]
    skill: tuple[float, ...]

    def points(self) -> tuple[int, int, int, int]:
        """Start, luck, skill and end in percent: whole numbers that add up, too."""
        start, skill, end = round(100 * self.start), round(100 * sum(self.skill)), round(100 * self.end)
        return start, end - start - skill, skill, end


def account(start: float, verdicts: Sequence[Verdict], end: float) -> Account:
    """The chance changes at a choice by what that one cost, and between two choices by everything else.

    >>> from felicity.bots.judge import Verdict
    >>> choices = [Verdict("work", "buy", 0.2, -0.1, 0.01, 5, True), Verdict("buy", "work", 0.6, 0.1, 0.01, 5, True)]
    >>> found = account(0.25, choices, 0.0)
    >>> found.points()
    (25, -15, -10, 0)
    """
    luck, here = [], start
    for verdict in verdicts:
        luck.append(verdict.best - here)
        here = verdict.chance
    return Account(start, end, (*luck, end - here), tuple(-verdict.cost for verdict in verdicts))


def luck_by_round(account: Account, rounds: Sequence[int], last: int) -> Mapping[int, float]:
    """What the deal and the others changed, by the round of the choice before which it showed; the end belongs to the last round."""
    found: dict[int, float] = {}
    for round, change in zip((*rounds, last), account.luck, strict=True):
        found[round] = found.get(round, 0.0) + change
    return found
