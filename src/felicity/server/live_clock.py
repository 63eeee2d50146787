"""The clock of a table in memory: what it shows, when its time is up, and the entry that says so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from felicity.server.clock import now
from felicity.server.conditions import Draft
from felicity.server.messages import ClockData, SeatClock
from felicity.server.pending_choice import pending_choice
from felicity.server.refused import Refused
from felicity.server.time_control import SECOND
from felicity.server.time_over import result_by_time
from felicity.server.time_sheet import Left, due_of, left_of

if TYPE_CHECKING:
    from felicity.server.live_table import LiveTable

BOTS_WITHIN = 30 * SECOND  # after which a table is looked at again whose bots have to move though nobody watches


class LiveClock:
    """The clock of one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.keeper = live.hall.timekeeper
        self.due: int | None = None  # when to look at it next
        self.written: int | None = 0  # the same, as the store knows it
        self.set()

    def set(self) -> None:
        """Something has changed: compute anew when to look."""
        stored = self.live.stored
        if stored.control is None:
            return
        self.due = self._next()
        if self.due != self.written and not self.live.is_broken:
            self.written = self.due
            self.live.hall.store.look_at(self.live.code, self.due)

    def _next(self) -> int | None:
        stored, at = self.live.stored, now()
        if stored.control is None or stored.status != "playing" or stored.studied:
            return None
        seat = stored.sheet.running
        if seat is not None:
            return due_of(stored.sheet, stored.control, at, self.keeper.pauses_of(stored, seat))
        has_people = any((chair.kind == "human" and not chair.is_bot) or stored.standing for chair in stored.chairs)
        return at + BOTS_WITHIN if has_people and pending_choice(stored) is not None else None

    def left(self, seat: int) -> Left | None:
        """What the clock of a seat shows now."""
        stored = self.live.stored
        if stored.control is None:
            return None
        return left_of(stored.sheet, stored.control, seat, now(), self.keeper.pauses_of(stored, seat))

    def need_time(self, seat: int) -> None:
        """Refuse a choice that comes too late, even if nobody has called the time yet."""
        stored = self.live.stored
        if stored.sheet.running == seat and (left := self.left(seat)) is not None and left.is_up:
            raise time_up()

    async def call(self) -> None:
        """Write that the time is up, if it is. Of several processes one is first."""
        await self.keeper.beat()
        await self.keeper.learn()
        self.set()
        if self.live.stored.sheet.running is None:  # bots have to move: as if somebody watched
            self.live.used = self.live.hall.clock.now()
            self.live.hall.drive(self.live)
            return
        await asyncio.shield(asyncio.create_task(self.live.in_turn(self._attempt)))

    async def _attempt(self) -> bool | None:
        stored = self.live.stored
        seat = stored.sheet.running
        left = self.left(seat) if seat is not None else None
        if stored.control is None or left is None or not left.is_up:
            self.set()
            return True
        return await self.live.write([Draft("timeout", seat, {"then": stored.control.then})], None) or None

    def data(self) -> ClockData | None:
        """What everybody is shown. It follows from what everybody knows: who was asked, and when they answered."""
        stored = self.live.stored
        if stored.control is None or stored.status not in ("playing", "over"):
            return None
        at = now()
        seats: list[SeatClock] = []
        for seat, chair in enumerate(stored.chairs, 1):
            left = self.left(seat)
            if chair.kind == "human" and left is not None:
                away = stored.control.kind == "days" and self.keeper.away_until(chair.holder, at)
                up = stored.is_up(seat)
                seats.append({"seat": seat, "move": left.move, "bank": left.bank, "is_up": up, "away_until": away or None})
        running = stored.sheet.running
        is_away = any(each["seat"] == running and each["away_until"] for each in seats)
        winners = result_by_time(stored, stored.lost).winners if stored.lost is not None else []
        return {"running": None if is_away or stored.studied else running, "seats": seats, "lost": stored.lost, "winners": winners}


def time_up() -> Refused:
    """The error for a choice that came too late."""
    return Refused("time-up", "Your time for this move was up before your choice arrived.")
