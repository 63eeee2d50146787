"""The course of a game: what every seat was asked and chose, and who was ahead after each round."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise

from felicity import plugins
from felicity.core.option import Option
from felicity.core.table import Table


@dataclass(frozen=True, slots=True)
class SeatCourse:
    """What one seat was asked and chose. Plain data."""

    decisions: int = 0
    options: int = 0  # on offer, over all its decisions
    forced: int = 0  # decisions with a single option
    interactions: int | None = None  # choices that involve another player; None if the game doesn't say which those are
    offered: tuple[tuple[str, int], ...] = ()  # kinds of option, with the number of decisions in which they were on offer
    chosen: tuple[tuple[str, int], ...] = ()  # ... and in which one of them was chosen
    standing: tuple[int, ...] = ()  # the counter that shows who is ahead, after each round but the last
    led: tuple[bool, ...] = ()  # was it ahead then, alone or with others?


@dataclass(frozen=True, slots=True)
class Course:
    """The course of one game, seat by seat."""

    seats: tuple[SeatCourse, ...] = ()
    lead_changes: int | None = None  # rounds after which none of the previous leaders was ahead; None where nobody can be
    decided_in: int | None = None  # the round from which on the winner was always ahead


NOBODY_FOLLOWED = Course()


class Follower:
    """Follows a table from its first choice to its last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.plugin = plugins.plugin(table.setup.game)
        self.round = table.state.round
        self.has_lead = self.plugin.ahead(table.view(None)) is not None
        players = range(table.setup.players)
        self.decisions, self.options, self.forced = [0 for _ in players], [0 for _ in players], [0 for _ in players]
        self.offered: list[Counter[str]] = [Counter() for _ in players]
        self.chosen: list[Counter[str]] = [Counter() for _ in players]
        self.standings: list[list[int]] = []  # after each round, by seat

    def before(self, seat: int, chosen: Option) -> None:
        """A seat (from 1) is about to choose."""
        at, options = seat - 1, self.table.options()
        self.decisions[at] += 1
        self.options[at] += len(options)
        self.forced[at] += len(options) == 1
        self.offered[at].update({option.kind.name for option in options})
        self.chosen[at][chosen.kind.name] += 1

    def after(self) -> None:
        """The seat has chosen."""
        if self.table.state.round != self.round and not self.table.is_over:
            ended, self.round = self.round, self.table.state.round
            ahead = self.plugin.ahead(self.table.view(None))
            if ahead is not None and ended > 0:  # choices before the first round are the set-up
                self.standings.append(ahead)

    def course(self) -> Course:
        """The whole course, when the game is over."""
        result = self.table.result
        alone = result.together or len(result.seats) == 1
        rivals = self.has_lead and not alone
        leads = [leaders(each) for each in self.standings] if rivals else []
        winners = set(result.winners)
        return Course(
            seats=tuple(self.seat(at, [at + 1 in each for each in leads]) for at in range(len(result.seats))),
            lead_changes=changes([*leads, winners]) if rivals else None,
            decided_in=decided_in(leads, winners) if rivals else None,
        )

    def seat(self, at: int, led: list[bool]) -> SeatCourse:
        """What one seat (from 0) was asked and chose."""
        kinds = self.plugin.interactions
        return SeatCourse(
            decisions=self.decisions[at],
            options=self.options[at],
            forced=self.forced[at],
            interactions=None if kinds is None else sum(times for kind, times in self.chosen[at].items() if kind in kinds),
            offered=tuple(sorted(self.offered[at].items())),
            chosen=tuple(sorted(self.chosen[at].items())),
            standing=tuple(each[at] for each in self.standings),
            led=tuple(led),
        )


def leaders(standing: list[int]) -> set[int]:
    """The seats that are ahead, from 1.

    >>> leaders([3, 5, 5])
    {2, 3}
    """
    best = max(standing)
    return {seat for seat, value in enumerate(standing, 1) if value == best}


def changes(leads: list[set[int]]) -> int:
    """How often the leaders were replaced completely.

    >>> changes([{1, 2}, {2}, {3}, {1}])
    2
    """
    return sum(not before & after for before, after in pairwise(leads))


def decided_in(leads: list[set[int]], winners: set[int]) -> int:
    """The round from whose end on a winner was always ahead.

    >>> decided_in([{1}, {2}, {1}], {1}), decided_in([{1}, {2}], {1}), decided_in([{1}], {1})
    (3, 3, 1)
    """
    behind = [round for round, ahead in enumerate(leads, 1) if not ahead & winners]
    return behind[-1] + 1 if behind else 1
