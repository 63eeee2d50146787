"""Checkpoints of a long game: every other position is a few choices away from one of them."""

from __future__ import annotations

from threading import Lock

from felicity.core.state import State
from felicity.core.table import Table

MARKS = 48  # checkpoints along the whole game, evenly spaced
LEAST_STEP = 32  # choices between two of them; doubles whenever there are too many
NEAR_STEP = 8  # choices between checkpoints of the last moves, for undo and for stepping through a game
NEAR = 6  # how many of these


class Checkpoints:
    """Some full positions of one table; what a reader may see of them is decided when they are read."""

    def __init__(self) -> None:
        self.marks: dict[int, State] = {}
        self.near: dict[int, State] = {}  # in the order in which they were made
        self.step = LEAST_STEP
        self.undone = 0  # how often choices were taken back
        self.lock = Lock()  # positions are read in threads

    def keep(self, table: Table) -> None:
        """Save the current position if a checkpoint is due."""
        self._keep(table, self.undone)

    def _keep(self, table: Table, undone: int) -> None:
        if table.number % NEAR_STEP == 0:
            with self.lock:
                if undone == self.undone:  # else this position may have been undone
                    self._keep_state(table)

    def _keep_state(self, table: Table) -> None:
        number = table.number
        if number not in self.near and number not in self.marks:
            state = table.game.copy(table.state)
            self.near[number] = state
            while len(self.near) > NEAR:
                del self.near[next(iter(self.near))]
            if number % self.step == 0:
                self.marks[number] = state
        if len(self.marks) > MARKS:
            self.step *= 2
            self.marks = {at: state for at, state in self.marks.items() if at % self.step == 0}

    def forget_after(self, number: int) -> None:
        """Choices were undone: drop the checkpoints after them."""
        with self.lock:
            self.undone += 1
            self.marks = {at: state for at, state in self.marks.items() if at <= number}
            self.near = {at: state for at, state in self.near.items() if at <= number}

    def at(self, table: Table, number: int) -> Table:
        """The table after that many choices, with all events that led there."""
        with self.lock:
            undone = self.undone
            start = max((at for at in (*self.marks, *self.near) if at <= number), default=None)
            kept = None if start is None else self.marks.get(start) or self.near.get(start)
            then = table.at(0) if kept is None or start is None else table.resumed(start, table.game.copy(kept))
        for option in table.chosen[then.number : number]:
            then.play(option)
            self._keep(then, undone)
        return then
