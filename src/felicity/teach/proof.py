"""The proof of a puzzle: its best option is played on beside each of its strongest rivals, from the same fresh guesses."""

from __future__ import annotations

from math import sqrt
from typing import Final

from felicity.bots.judge import Judge, Verdict, chance_on
from felicity.bots.search.tree import Edge
from felicity.core.state import State

AHEAD: Final = 0.02  # what the best option must be ahead by: two games in a hundred
ERRORS: Final = 4.0  # standard errors by which it must be ahead
CLEARLY: Final = 6.0  # the same, to be sure before all guesses were used
DOUBT: Final = 2.0  # standard errors between what was seen on some guesses and what all of them may show
FEWEST: Final = 12  # guesses that show whether a proof is worth the effort
FEW: Final = 24  # those on which a rival is looked at first
LOOKS: Final = (48, 96, 160)  # guesses after which it may be decided; the last number decides in any case
FAR: Final = 0.05  # behind by this on those few guesses, six standard errors aside, a rival needs no closer look
STUDIED: Final = 64  # times that a rival was tried, if the best option was, too: known less, it would be played on less well
RIVALS: Final = 4  # the options tried most ...
CHANCES: Final = 2  # ... and those with the best chances are compared with it


class Proof:
    """The best option of a search and its rivals. None of the guesses is one that the search has used: so that luck favours neither,
    and the best one isn't flattered by having been picked.
    """

    def __init__(self, found: Judge, best: Edge, luck: str) -> None:
        self.found = found
        self.best = best
        self.luck = luck
        self.guesses: list[State] = []
        self.own: list[float] = []  # the chance with the best option, by guess

    def verdicts(self, rivals: list[Edge]) -> list[Verdict]:
        """What it is ahead of each by, the strongest first; nothing if one of them may be as good."""
        few = [self.leads(rival, FEW) for rival in rivals]
        if any(mean(leads) < AHEAD / 2 for leads in few):
            return []
        found: list[Verdict] = []
        for rival, leads in sorted(zip(rivals, few, strict=True), key=lambda pair: mean(pair[1])):
            far = mean(leads) - CLEARLY * error_of(leads) >= FAR
            verdict = self.told(rival, leads) if far else self.closer(rival)
            if verdict is None:
                return []
            found.append(verdict)
        return sorted(found, key=lambda each: each.lead)

    def may_hold(self, rival: Edge) -> bool:
        """Does the best option seem to be ahead of a rival, on the fewest guesses?"""
        return mean(self.leads(rival, FEWEST)) >= AHEAD / 2

    def closer(self, rival: Edge) -> Verdict | None:
        """What it is ahead of a rival by, once that is known as well; None if it isn't clear."""
        self.found.study(rival, min(self.best.visits, STUDIED))
        leads: list[float] = []
        for count in LOOKS:
            leads += self.leads(rival, count, len(leads))
            lead, error = mean(leads), error_of(leads)
            if lead + DOUBT * error < AHEAD:
                return None
            if lead - DOUBT * error >= AHEAD and lead >= CLEARLY * error:
                return self.told(rival, leads)
        return self.told(rival, leads) if mean(leads) >= max(AHEAD, ERRORS * error_of(leads)) else None

    def told(self, rival: Edge, leads: list[float]) -> Verdict:
        """What was seen beside a rival."""
        search = self.found.search
        first = search.root.edges[0]
        return Verdict(
            self.best.option.text,
            rival.option.text,
            mean(self.own[: len(leads)]),
            mean(leads),
            error_of(leads),
            len(search.options),
            self.best is first,
        )

    def leads(self, rival: Edge, last: int, first: int = 0) -> list[float]:
        """How much better it ends than a rival, guess by guess."""
        while len(self.own) < last:
            self.own.append(self.played(self.best, len(self.own)))
        return [self.own[number] - self.played(rival, number) for number in range(first, last)]

    def played(self, edge: Edge, number: int) -> float:
        """The chance with an option on one of the guesses."""
        while len(self.guesses) <= number:
            self.guesses.append(self.found.seat.guess_from(f"{self.luck} {len(self.guesses)}").state)
        search = self.found.search
        return chance_on(search, edge, search.game.copy(self.guesses[number]))


def strongest(found: Judge, rivals: list[Edge]) -> list[Edge]:
    """The options to compare with the best one: those that were tried most, those with the best chances, and what one sees at first."""
    search = found.search
    most = [edge for edge in search.best() if edge in rivals]
    first = [edge for edge in search.root.edges[:1] if edge in rivals]
    return list(dict.fromkeys([*most[:RIVALS], *rivals[:CHANCES], *first]))


def mean(values: list[float]) -> float:
    """The average."""
    return sum(values) / len(values)


def error_of(values: list[float]) -> float:
    """The standard error of the average."""
    middle = mean(values)
    return sqrt(sum((each - middle) ** 2 for each in values) / (len(values) - 1) / len(values))
