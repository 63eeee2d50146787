"""How far a seat may undo: back to the last choice by somebody else or the last thing that anybody learnt; shown before the click."""

from __future__ import annotations

from dataclasses import dataclass

from felicity.core.event import Event
from felicity.server.stored_table import StoredTable


@dataclass(frozen=True)
class Undo:
    """What undo would do for a seat; if nothing, why."""

    to: int | None
    why: str = ""  # nothing-done, other-seat, revealed
    blocked_by: Event | None = None

    @property
    def possible(self) -> bool:
        """Can something be undone?"""
        return self.to is not None


def undo_of(stored: StoredTable, seat: int) -> Undo:
    """The seat's own last choice with the forced choices after it, if all of that may be undone."""
    table = stored.playing()
    limit, event = table.undo_limit(seat)
    for number in range(table.number - 1, limit - 1, -1):
        if not stored.line[number].auto:
            return Undo(number)
    if event is not None:
        return Undo(None, "revealed", event)
    return Undo(None, "other-seat" if limit > 0 else "nothing-done")
