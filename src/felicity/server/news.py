"""What a table has to tell the people at it who aren't looking. Pure; only facts that every spectator may know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from felicity.core.event import Event
from felicity.server.pending_choice import pending_choice
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import events_at

TURN, BEGINS, OVER, DONE = "turn", "begins", "over", "done"
WISHES = {TURN: "turn", BEGINS: "game", OVER: "game", DONE: "done"}  # by the choice that a person makes for a channel


@dataclass(frozen=True)
class News:
    """What there is to tell one seat; `first` to `last` are positions in which something was done to it."""

    seat: int
    what: tuple[str, ...]
    first: int = 0
    last: int = 0


def turn_of(stored: StoredTable) -> int:
    """The version at which the current turn began: since then the same seat has been asked, and has chosen. At the end, that of the end.

    What is undone within a turn leaves it the same turn.
    """
    if stored.status == "over":
        return stored.touched
    seat = waited_for(stored)
    at = len(stored.line)
    while at and stored.line[at - 1].seat == seat:
        at -= 1
    return stored.line[at - 1].version if at else stored.started


def waited_for(stored: StoredTable) -> int | None:
    """The seat that is asked, whoever holds it."""
    return stored.table.to_act if stored.table is not None and stored.status == "playing" else None


def asked(stored: StoredTable) -> int | None:
    """The seat of the person for whom the table waits, if it waits for anybody."""
    seat = waited_for(stored)
    if seat is None or pending_choice(stored) is not None:
        return None
    chair = stored.chair(seat)
    return seat if chair.kind == "human" and not chair.is_bot and not stored.is_full else None


def news_for(stored: StoredTable, seat: int, since: int) -> News | None:
    """What a seat should be told of a table that it has seen as it was at a version."""
    if stored.status not in ("playing", "over"):
        return None
    what = [OVER] if stored.status == "over" and stored.touched > since else []
    if stored.status == "playing" and stored.started > since:
        what.append(BEGINS)
    if asked(stored) == seat and turn_of(stored) > since:
        what.append(TURN)
    deeds = deeds_to(stored, seat, stored.known_at(since))
    if deeds:
        what.append(DONE)
    return News(seat, tuple(what), deeds[0][0] if deeds else 0, deeds[-1][0] if deeds else 0) if what else None


def deeds_to(stored: StoredTable, seat: int, after: int, until: int | None = None) -> list[tuple[int, Event]]:
    """What others did to a seat, by position: public events that another player caused and that name the seat as the one concerned."""
    table = stored.table
    if table is None:
        return []
    last = table.number if until is None else min(until, table.number)
    return [
        (number, event)
        for number in range(max(after, 0) + 1, last + 1)
        if stored.line[number - 1].seat != seat
        for event in events_at(table, number)
        if event.is_for(-1) and concerns(table.event_data(event), seat)
    ]


def concerns(event: dict[str, object], seat: int) -> bool:
    """Does an event name somebody as the one who acts, and the seat as another?"""
    name = f"seat{seat}"
    return event.get("who") not in (None, name) and any(value == name for key, value in event.items() if key != "who")


def wished(what: Iterable[str], wishes: dict[str, bool]) -> tuple[str, ...]:
    """As much of the news as somebody wants on a channel."""
    return tuple(each for each in what if wishes.get(WISHES[each], False))
