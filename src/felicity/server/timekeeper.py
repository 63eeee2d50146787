"""Keeps time in one process: says that a server runs, and calls the time of tables, whether anybody looks at them or not."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from felicity.server.clock import now
from felicity.server.clock_store import ClockStore
from felicity.server.refused import Refused
from felicity.server.time_control import DAY, SECOND, YEAR
from felicity.server.time_sheet import merged

if TYPE_CHECKING:
    from felicity.server.hall import Hall
    from felicity.server.stored_table import StoredTable

log = logging.getLogger("felicity.server")

TICK = 0.2  # seconds between two looks at the clocks in memory
BEAT = 3 * SECOND  # between two signs of life in the store, as long as there is a table with a clock
AT_ONCE = 50  # tables brought into memory because their time may be up
LATER = 60 * 60 * SECOND  # until a table is looked at again that can't be read now


class Timekeeper:
    """The pauses as this process knows them, and its rounds."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = ClockStore(hall.store)
        self.outages: list[tuple[int, int]] = []
        self.vacations: dict[str, list[tuple[int, int]]] = {}  # by holder
        self.beaten = 0  # the latest sign of life

    async def open(self) -> None:
        """Note how long no server ran, before anybody can be asked anything."""
        if await asyncio.to_thread(self.store.is_needed):
            # Only one process at a time uses a file: nobody else can have been there in between.
            await self.beat(0 if self.hall.store.kind == "sqlite" else None)
        await self.learn()

    async def learn(self) -> None:
        """Read the pauses, as others may have written some."""
        self.outages = merged(await asyncio.to_thread(self.store.outages))
        found: dict[str, list[tuple[int, int]]] = {}
        for holder, begins, ends in await asyncio.to_thread(self.store.vacations, now() - YEAR):
            found.setdefault(holder, []).append((begins, ends))
        changed = found != self.vacations
        self.vacations = found
        if changed:
            for live in list(self.hall.tables.values()):
                live.clock.set()
                live.tell()

    async def beat(self, longest: int | None = None) -> None:
        """Say that a server runs. A machine that slept, or whose clock was set, finds out here."""
        at = now()
        outage = round(self.hall.settings.outage_after * SECOND) if longest is None else longest
        if await asyncio.wrap_future(self.store.beat(at, outage)):
            await self.learn()
        self.beaten = at

    async def need_beat(self) -> None:
        """Make sure that what is about to be judged isn't an outage that nobody has noticed yet."""
        if not 0 <= now() - self.beaten < 2 * BEAT:
            await self.beat()

    def pauses_of(self, stored: StoredTable, seat: int) -> list[tuple[int, int]]:
        """When the clock of a seat stood still whoever was asked."""
        away = self.vacations.get(stored.chair(seat).holder) if stored.control and stored.control.kind == "days" else None
        return merged([*self.outages, *away]) if away else self.outages

    def away_until(self, holder: str, at: int) -> int | None:
        """When somebody who is on vacation will be back."""
        return next((ends for begins, ends in self.vacations.get(holder, []) if begins <= at < ends), None)

    async def go_away(self, holder: str, days: int) -> None:
        """Somebody goes on vacation, or comes back: the clocks of all their games by mail stand still, or go on."""
        at = now()
        codes = await asyncio.to_thread(self.hall.people.store.codes, holder)
        most = self.hall.settings.vacation_days * DAY
        await asyncio.wrap_future(self.store.go_away(holder, at, at + days * DAY, most, codes))
        await self.learn()

    # --- rounds ---

    async def rounds(self) -> None:
        """As long as the server runs."""
        looked = 0
        while True:
            await asyncio.sleep(TICK)
            try:
                if not 0 <= now() - looked < BEAT:
                    looked = now()
                    await self.look_around()
                for live in list(self.hall.tables.values()):
                    if live.clock.due is not None and live.clock.due <= now():
                        await live.clock.call()
            except SQLAlchemyError:
                log.warning("The database does not answer; clocks wait")
            except Refused as error:
                log.warning("A clock waits: %s", error)

    async def look_around(self) -> None:
        """Say that a server runs, and bring tables into memory whose time may be up."""
        if not await asyncio.to_thread(self.store.is_needed):
            return
        await self.beat()
        for code in await asyncio.to_thread(self.store.due, now(), AT_ONCE):
            try:
                await (await self.hall.table(code)).clock.call()
            except Refused:  # it can't be read
                await asyncio.wrap_future(self.hall.store.look_at(code, now() + LATER))
