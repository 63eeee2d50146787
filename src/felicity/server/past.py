"""Looking back at a long game step by step: positions that were looked at are the start of the way to the next one."""

from __future__ import annotations

from collections import deque
from threading import Lock

from felicity.core.table import Table

MARKS = 24  # positions that are kept along the whole game, evenly
LEAST_STEP = 8  # choices between two of them
RECENT = 4  # positions that were looked at last


class Past:
    """Some positions of one table, whole: what somebody may see of them is decided when they are looked at."""

    def __init__(self) -> None:
        self.marks: dict[int, Table] = {}
        self.recent: deque[Table] = deque(maxlen=RECENT)
        self.lock = Lock()  # positions are looked at in threads

    def at(self, table: Table, number: int) -> Table:
        """The table as it stood after that many choices, with the events of the last of them."""
        with self.lock:
            then = self.before(table, number)
            step = max(LEAST_STEP, -(-table.number // MARKS))
            for option in table.chosen[then.number : number]:
                if then.number % step == 0 and then.number not in self.marks:
                    self.marks[then.number] = then.copy()
                then.play(option)
            self.recent.append(then.copy())
            return then

    def before(self, table: Table, number: int) -> Table:
        """A table of one's own, at the last position kept before that number: its last choice must still be played, to hear its events."""
        kept = [each for each in (*self.marks.values(), *self.recent) if each.chosen == table.chosen[: each.number]]
        if len(kept) < len(self.marks) + len(self.recent):  # choices were taken back
            self.marks.clear()
            self.recent.clear()
        nearest = max((each for each in kept if each.number < number), key=lambda each: each.number, default=None)
        if nearest is None:
            return table.at(0)
        then = nearest.copy()
        then.listen()
        return then
