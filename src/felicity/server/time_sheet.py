"""Whose clock ran when, and what it shows: from the journal of a table and the pauses that the store knows. Pure.

Every process and every restart reads the same from the same journal, because only the times written in its entries count.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from felicity.server.time_control import GRACE, TimeControl

# Times from one moment to another, sorted and apart from each other, in which no clock ran.
Pauses = Sequence[tuple[int, int]]


@dataclass
class Stretch:
    """One move: as long as the same seat is asked without a break. An undo doesn't begin another one."""

    spans: list[tuple[int, int]] = field(default_factory=list)  # from when to when its clock ran
    free: list[tuple[int, int]] = field(default_factory=list)  # in which a prepared answer was on its way: the bank doesn't pay for that
    is_up: bool = False  # its time was used up


class TimeSheet:
    """The clocks of a table, entry by entry."""

    def __init__(self) -> None:
        self.moves: dict[int, list[Stretch]] = {}  # by seat
        self.current: dict[int, Stretch] = {}  # the latest move of each seat, unless another one is about to begin
        self.asked: int | None = None
        self.running: int | None = None  # the seat whose clock runs
        self.since = 0  # from when on
        self.at = 0  # the latest entry
        self.number = -1  # the position
        self.came = 0  # when it came about
        self.reached = -1  # the highest number of a position so far
        self.round = -1

    def note(self, at: int, asked: int | None, number: int, round: int, runs: bool, is_free: bool = False) -> None:
        """An entry was written: from now on this seat is asked, in this position, and its clock runs or stands still.

        `is_free`: it gave an answer that somebody had prepared.
        """
        at = self.at = max(at, self.at)  # the clocks of two machines may differ a little
        if self.running is not None:
            self._stop(self.running, at)
            if is_free:
                self.current[self.running].free.append((self.came, at))
        if number != self.number:
            self.number, self.came = number, at
        if asked is not None and not self.continues(asked, number, round):
            self.current.pop(asked, None)
        self.reached, self.round, self.asked = max(number, self.reached), max(round, self.round), asked
        self.running, self.since = (asked if runs else None), at
        if self.running is not None and self.running not in self.current:
            begun = self.current[self.running] = Stretch()
            self.moves.setdefault(self.running, []).append(begun)

    def continues(self, asked: int | None, number: int, round: int) -> bool:
        """Is it still the same move, in the position that the next entry leads to?"""
        return number <= self.reached or (asked == self.asked and round <= self.round)

    def call(self, seat: int) -> None:
        """The time of this seat's move was used up."""
        if seat in self.current:
            self.current[seat].is_up = True

    def is_up(self, seat: int) -> bool:
        """Is the seat asked, and has it used up the time of this move?"""
        return seat == self.asked and seat in self.current and self.current[seat].is_up

    def _stop(self, seat: int, at: int) -> None:
        spans = self.current[seat].spans
        if spans and spans[-1][1] == self.since:
            spans[-1] = (spans[-1][0], at)
        elif at > self.since:
            spans.append((self.since, at))


@dataclass(frozen=True)
class Left:
    """What a clock shows: milliseconds of this move (of the next one, if the seat isn't asked), and of the bank."""

    move: int
    bank: int

    @property
    def is_up(self) -> bool:
        """Is there nothing left?"""
        return self.move == self.bank == 0


def left_of(sheet: TimeSheet, control: TimeControl, seat: int, at: int, pauses: Pauses) -> Left:
    """What the clock of a seat shows at a moment."""
    bank, move = control.bank, control.move
    for stretch in sheet.moves.get(seat, []):
        over = max(0, used(sheet, seat, stretch, at, pauses) - GRACE)
        bank -= max(0, over - control.move - free_time(stretch, pauses))
        if stretch is sheet.current.get(seat) and seat == sheet.asked:
            move = max(0, control.move - over)
    return Left(move, max(0, bank))


def due_of(sheet: TimeSheet, control: TimeControl, at: int, pauses: Pauses) -> int | None:
    """When the time of the seat whose clock runs will be used up, as far as pauses are known; None: no clock runs."""
    seat = sheet.running
    if seat is None:
        return None
    left = left_of(sheet, control, seat, at, pauses)
    rest = left.move + left.bank + max(0, GRACE - used(sheet, seat, sheet.current[seat], at, pauses))
    for begins, ends in pauses[bisect_right(pauses, at, key=lambda pause: pause[1]) :]:
        if begins - at >= rest:
            break
        rest -= max(0, begins - at)
        at = max(at, ends)
    return at + rest


def used(sheet: TimeSheet, seat: int, stretch: Stretch, at: int, pauses: Pauses) -> int:
    """How long the clock of a move has run."""
    total = sum(running_time(begins, ends, pauses) for begins, ends in stretch.spans)
    if seat == sheet.running and stretch is sheet.current.get(seat):
        total += running_time(sheet.since, at, pauses)
    return total


def free_time(stretch: Stretch, pauses: Pauses) -> int:
    """How long the clock of a move has run while a prepared answer was on its way."""
    both = ((max(begins, free[0]), min(ends, free[1])) for begins, ends in stretch.spans for free in stretch.free)
    return sum(running_time(begins, ends, pauses) for begins, ends in both if begins < ends)


def running_time(begins: int, ends: int, pauses: Pauses) -> int:
    """The time between two moments without the pauses in it."""
    total = max(0, ends - begins)
    for pause in pauses[bisect_right(pauses, begins, key=lambda pause: pause[1]) :]:
        if pause[0] >= ends:
            break
        total -= min(ends, pause[1]) - max(begins, pause[0])
    return total


def merged(pauses: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same pauses, sorted and apart from each other."""
    found: list[tuple[int, int]] = []
    for begins, ends in sorted(pauses):
        if found and begins <= found[-1][1]:
            found[-1] = (found[-1][0], max(ends, found[-1][1]))
        else:
            found.append((begins, ends))
    return found
