"""What commands about other people would write: who may come, whom a seat is kept for, what may be said. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from felicity.core.untrusted import is_plain
from felicity.server import schema
from felicity.server.conditions import Draft, need_host, need_lobby, need_seat
from felicity.server.refused import Refused
from felicity.server.stored_table import StoredTable

# What can always be said: marks that every page shows in its reader's language.
PHRASES = frozenset(
    [
        *(f":{emote}:" for emote in ("smile", "bravo", "wow", "hmm", "oops", "heart")),
        *(f":offer-{offer}:" for offer in ("accept", "reject", "share", "peace", "thanks", "think")),
    ]
)


@dataclass(frozen=True)
class Invited:
    """The command `invite`, after the server has found out whom it means."""

    id: str
    seat: int | None
    holder: str  # of the invited person
    name: str
    by_name: str  # of the host, for the invited person to read
    heard: bool  # False: the invited person has blocked the host, who isn't told


def talk(stored: StoredTable, command: schema.Talk, holder: str) -> Draft:
    """Phrases can always be said, anything else only where the host allows it."""
    need_seat(stored, command.seat, holder)
    text = "".join(letter for letter in command.text if is_plain(letter))
    if text not in PHRASES and not stored.talk:
        raise Refused("phrases-only", "At this table people talk in phrases: the host has not allowed anything else.")
    return Draft("talk", command.seat, {"text": text})


def allow(stored: StoredTable, command: schema.Allow, holder: str) -> Draft | None:
    """Open the table to everybody or close it; allow free talk or phrases only. A table that is opened begins with phrases only."""
    need_host(stored, holder)
    opened = stored.open if command.open is None else command.open
    if opened and not stored.open:
        need_lobby(stored)
    is_opening = opened and not stored.open
    free = (stored.talk and not is_opening) if command.talk is None else command.talk
    if (opened, free) == (stored.open, stored.talk):
        return None
    return Draft("allow", None, {"open": opened, "talk": free})


def invite(stored: StoredTable, command: Invited, holder: str) -> Draft | None:
    """Keep a seat for somebody; they read of it on their start page."""
    need_host(stored, holder)
    need_lobby(stored)
    if stored.seats_of(command.holder):
        raise Refused("not-allowed", "This person is sitting at the table already.")
    if command.seat is not None:
        seat = command.seat
        if stored.chair(seat).kind == "human":
            raise Refused("seat-taken", f"Seat {seat} is taken.")
    else:
        free = [seat for seat, chair in enumerate(stored.chairs, 1) if chair.kind == "link" and not chair.kept_for]
        if not free:
            raise Refused("table-full", "No seat is free. Free one first.")
        seat = free[0]
    if any(chair.kept_for == command.holder for chair in stored.chairs):
        raise Refused("not-allowed", "A seat is kept for this person already.")
    released = stored.chair(seat).kept_for
    data = {"for": command.holder, "name": command.name, "by": holder, "by_name": command.by_name, "heard": command.heard}
    return Draft("keep", seat, data | ({"released": released} if released else {}))


def decline(stored: StoredTable, command: schema.Decline, holder: str) -> Draft | None:
    """Somebody can't come: their seat is free for others."""
    seat = next((seat for seat, chair in enumerate(stored.chairs, 1) if holder and chair.kept_for == holder), None)
    return None if seat is None else Draft("decline", seat, {"released": holder})
