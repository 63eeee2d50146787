"""Removes old tables: finished games, lobbies and records that nobody has touched for months. One at a time, so that nobody notices."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from felicity.server import results_store
from felicity.server.clock import by_the_wall, now
from felicity.server.daily_deals import day_of
from felicity.server.refused import Refused
from felicity.server.store import Store
from felicity.server.stored_table import StoredTable

if TYPE_CHECKING:
    from felicity.server.hall import Hall

log = logging.getLogger("felicity.server")

DAY = 24 * 60 * 60 * 1000  # milliseconds
AT_ONCE = 50  # tables fetched at a time
PAUSE = 0.2  # seconds between two tables
TICK = 10 * 60.0  # seconds between updates of the date
EVERY = 36  # ticks between two sweeps: six hours
REPORTS_KEPT = 90  # days after they were settled
REMEMBERED = 30 * DAY  # how long it is known what was sent to whom
DATE = "date"  # the name of the fact that holds the date
GAIN = 1.1  # how much faster than real time the date may catch up after a server was off


async def sweeps(hall: Hall) -> None:
    """Sweep now and then, as long as the server runs. If the store doesn't answer, try again next time."""
    date = StoreDate(hall.store, hall.date)
    ticks = 0
    while True:
        await asyncio.sleep(TICK)
        ticks += 1
        try:
            at = await asyncio.to_thread(date.tick)
            if hall.settings.keep_days and ticks % EVERY == 0:
                await sweep(hall, at)
                await sweep_studies(hall, at)
            await hall.openings.heal()
            if ticks % EVERY == 0:
                await sweep_reports(hall, at)
                await sweep_notices(hall, at)
            if hall.settings.keep_profile_days and ticks % EVERY == 0:
                await sweep_people(hall, at)
        except SQLAlchemyError:
            log.warning("The database does not answer; old tables are removed later")


class StoreDate:
    """The date by which tables age. It advances only while a server runs, hardly faster than real time.

    It is never later than the machine's clock. So a clock that jumps, forwards or back, makes no table old; at worst tables are kept
    longer than necessary.
    """

    def __init__(self, store: Store, known: int) -> None:
        self.store = store
        self.known = known
        self.at = time.monotonic()

    def tick(self) -> int:
        """The date now. Several servers on one store don't make it run faster: each adds only the time it has run itself."""
        at, others = time.monotonic(), self.store.fact(DATE) or 0
        known = max(others, self.known, min(by_the_wall(), self.known + round((at - self.at) * 1000 * GAIN)))
        self.store.note(DATE, known).result()
        self.known, self.at = known, at
        return min(known, by_the_wall())


def first_date(store: Store) -> int:
    """The date in the store; without one, the date of its newest entry."""
    known = store.fact(DATE)
    if known is None:
        known = min(store.newest() or by_the_wall(), by_the_wall())
        store.note(DATE, known).result()
    return known


async def sweep(hall: Hall, at: int) -> None:
    """Remove what is old at a moment."""
    before = at - hall.settings.keep_days * DAY
    abandoned = at - hall.settings.keep_unfinished_days * DAY if hall.settings.keep_unfinished_days else 0
    after = ""
    while found := await asyncio.to_thread(hall.store.untouched, before, after, AT_ONCE):
        for code, touched, entries in found:
            after = code
            if code not in hall.tables and (touched < abandoned or await settled(hall, code)):
                await remove(hall, code, entries)
            await hall.clock.sleep(PAUSE)


async def sweep_studies(hall: Hall, at: int) -> None:
    """Remove old studies, if there is a laboratory."""
    if not hall.lab.why_not:
        await asyncio.to_thread(hall.lab.sweep, at - hall.settings.keep_days * DAY)


async def sweep_reports(hall: Hall, at: int) -> None:
    """Remove reports that were settled long ago."""
    await asyncio.wrap_future(hall.company.reports.sweep(at - REPORTS_KEPT * DAY))


async def sweep_people(hall: Hall, at: int) -> None:
    """Remove profiles of people who have not been here for years and hold no table, old deals of the day, and old results that no profile
    is left for.
    """
    before = at - hall.settings.keep_profile_days * DAY
    await asyncio.wrap_future(hall.people.store.sweep(before, now()))
    await asyncio.wrap_future(hall.dailies.store.sweep(day_of(before)))
    while await asyncio.wrap_future(results_store.sweep(hall.store, before)):
        await hall.clock.sleep(PAUSE)


async def sweep_notices(hall: Hall, at: int) -> None:
    """Forget what was sent long ago, and how to reach people who have gone."""
    await asyncio.wrap_future(hall.notifier.channels.sweep(at - REMEMBERED))


async def settled(hall: Hall, code: str) -> bool:
    """Is no game running at the table? A table that fails is kept, and the sweep goes on."""
    if code in hall.broken:
        return False
    try:
        return await asyncio.to_thread(is_settled, hall.store, code)
    except SQLAlchemyError:
        raise
    except Exception as error:
        hall.quarantine(code, error)
        return False


def is_settled(store: Store, code: str) -> bool:
    """Is no game running at the table? A game with other rules can't be judged here, so it counts as running."""
    header = store.header(code)
    if header is None:
        return False
    entries = store.entries(code)
    try:
        pack = store.pack(header.game, header.pack) if header.pack else None
        return StoredTable(header, entries, pack).status != "playing"
    except Refused as error:
        if error.code != "other-rules":
            raise
        return all(entry.kind != "start" for entry in entries)


async def remove(hall: Hall, code: str, entries: int) -> None:
    """Remove a table, unless somebody came back to it at the last moment."""
    if await asyncio.wrap_future(hall.store.remove(code, entries)):
        hall.tables.pop(code, None)
        hall.metrics.removed.inc()
