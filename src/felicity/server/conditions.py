"""What a command would write, and the conditions that many commands share."""

from __future__ import annotations

from dataclasses import dataclass, field

from felicity.server import schema
from felicity.server.journal import Data
from felicity.server.refused import Refused
from felicity.server.stored_table import Chair, StoredTable


@dataclass(frozen=True)
class Draft:
    """An entry that is not written yet. None instead of a draft means that nothing changes."""

    kind: str
    seat: int | None = None
    data: Data = field(default_factory=dict)


def need_host(stored: StoredTable, holder: str) -> None:
    """Only the host may do this."""
    if not stored.is_host(holder):
        raise Refused("not-host", "Only the host can do that.")


def need_seat(stored: StoredTable, seat: int, holder: str) -> Chair:
    """Only the holder of a seat may act for it."""
    chair = stored.chair(seat)
    if chair.holder != holder:
        raise Refused("not-your-seat", f"Seat {seat} is not yours.")
    return chair


def need_lobby(stored: StoredTable) -> None:
    """This is possible only before the start."""
    if stored.table is not None:
        raise Refused("already-started", "The game has already started.")
    if stored.frozen is not None:
        raise Refused("already-started", "The cards are being dealt.")


def need_running(stored: StoredTable) -> None:
    """This is possible only while a game is running."""
    stored.playing()
    if stored.status != "playing":
        raise Refused("game-over", "The game is over: nothing more can be played.")


def need_time(stored: StoredTable, command: schema.Play | schema.Undo) -> None:
    """A choice must have come before the time of its seat was up: who is too late is told so."""
    if command.version < stored.late.get(command.seat, 0):
        raise Refused("time-up", "Your time for this move was up before your choice arrived.")


def need_present(stored: StoredTable, version: int) -> None:
    """A choice must answer the current position."""
    if not stored.touched <= version <= stored.version:
        raise Refused("stale", f"You answered version {version}, but the table changed at version {stored.touched}. Look again.")


def need_no_try(stored: StoredTable) -> None:
    """The deal of a day is played once and alone, so that results can be compared."""
    if stored.is_try:
        raise Refused("daily-alone", "The deal of the day is played once, and without help. Practise it afterwards as you like.")
