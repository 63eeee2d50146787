"""Old tables go: finished games, lobbies and records that nobody has touched for months. One at a time, so that nobody notices."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from felicity.server.live import now
from felicity.server.refused import Refused
from felicity.server.room import Room
from felicity.server.store import Store

if TYPE_CHECKING:
    from felicity.server.house import House

log = logging.getLogger("felicity.server")

DAY = 24 * 60 * 60 * 1000  # milliseconds
AT_ONCE = 50  # tables asked for at a time
PAUSE = 0.2  # seconds between two tables
EVERY = 6 * 60 * 60.0  # seconds between two sweeps


async def sweeps(house: House) -> None:
    """Sweep now and then, as long as the server runs. A store that doesn't answer is asked again next time."""
    while house.settings.keep_days:
        await asyncio.sleep(EVERY)
        try:
            await sweep(house, now())
        except SQLAlchemyError:
            log.warning("The store does not answer; old tables wait")


async def sweep(house: House, at: int) -> None:
    """Remove what is old at a moment."""
    before = at - house.settings.keep_days * DAY
    abandoned = at - house.settings.keep_unfinished_days * DAY if house.settings.keep_unfinished_days else 0
    after = ""
    while found := await asyncio.to_thread(house.store.untouched, before, after, AT_ONCE):
        for code, touched, entries in found:
            after = code
            if code not in house.tables and (touched < abandoned or await asyncio.to_thread(is_settled, house.store, code)):
                await remove(house, code, entries)
            await house.clock.sleep(PAUSE)


def is_settled(store: Store, code: str) -> bool:
    """Is nothing being played at a table? A game of other rules can't be judged here, so it is being played."""
    header = store.header(code)
    if header is None:
        return False
    entries = store.entries(code)
    try:
        return Room(header, entries).status != "playing"
    except Refused:
        return all(entry.kind != "start" for entry in entries)


async def remove(house: House, code: str, entries: int) -> None:
    """Remove a table, unless somebody has come back to it at the last moment."""
    if await asyncio.wrap_future(house.store.remove(code, entries)):
        house.tables.pop(code, None)
        house.metrics.removed.inc()
