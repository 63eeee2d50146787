"""Messages as JSON text: short ones are built on the event loop, long ones in threads, and recent ones are cached."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from felicity.core.errors import FelicityError
from felicity.server.table_data import Page, Reader, frame, page_since

if TYPE_CHECKING:
    from felicity.server.live_table import LiveTable
    from felicity.server.table_hall import TableHall

FEW = 30  # events put into words on the event loop: what a few choices bring


def as_json(data: object) -> str:
    """Compact JSON, as it is sent."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


async def table_json(hall: TableHall, live: LiveTable, reader: Reader, since: int) -> str:
    """The `table` message, as the table stands at the moment of the call."""
    try:
        head = as_json(frame(live.stored, reader, since, live.presence))
        page = page_since(live.stored, reader, since)
        events = await page_json(hall, live, reader, page)
    except FelicityError:
        raise
    except Exception as error:  # nobody can view the table
        raise hall.quarantine(live.code, error) from None
    return f'{head[:-1]},"events":{events}}}'


async def page_json(hall: TableHall, live: LiveTable, reader: Reader, page: Page) -> str:
    """A page of events."""
    if page.length <= FEW:
        return as_json(page.events())
    end = page.steps[-1].number
    page = page.frozen()
    return await cached_json(hall, live, reader, f"events {page.first} {page.start} {end}", page.events, quick=True)


async def cached_json(hall: TableHall, live: LiveTable, reader: Reader, what: str, make: Callable[[], object], quick: bool = False) -> str:
    """Something about a table for one reader, built in a thread; quick work doesn't wait for slow work."""
    workers = hall.views if quick else hall.replays
    question = (what, live.stored.version, reader.seat, reader.lang)
    return await live.json_cache.recall(question, lambda: workers.run(reader.person, lambda: as_json(make())))
