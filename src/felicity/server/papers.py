"""What is sent of a table, written out as JSON: a little on the event loop, much in threads; what was asked for a moment ago is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from felicity.core.errors import FelicityError
from felicity.server.journal import Data
from felicity.server.shows import Page, Reader, frame, page_since

if TYPE_CHECKING:
    from felicity.server.house import House
    from felicity.server.live import Live

FEW = 30  # events that are put into words on the event loop: what a few choices bring


def written(data: object) -> str:
    """As it is sent."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


async def table_paper(house: House, live: Live, reader: Reader, since: int) -> str:
    """The `table` message, as the table stands at the moment of the call."""
    try:
        head = written(frame(live.room, reader, since, live.presence))
        page = page_since(live.room, reader, since)
        events = await page_paper(house, live, reader, page)
    except FelicityError:
        raise
    except Exception as error:  # nobody can be shown how it stands
        raise house.quarantine(live.code, error) from None
    return f'{head[:-1]},"events":{events}}}'


async def page_paper(house: House, live: Live, reader: Reader, page: Page) -> str:
    """A page of events."""
    if page.length <= FEW:
        return written({**page.head, "items": page.items()})
    end = page.steps[-1].number
    page = page.frozen()
    return await paper(
        house, live, reader, f"events {page.first} {page.start} {end}", lambda: {**page.head, "items": page.items()}, quick=True
    )


async def paper(house: House, live: Live, reader: Reader, what: str, make: Callable[[], Data], quick: bool = False) -> str:
    """Something about a table for one reader, made in a thread; what is quick doesn't wait for what isn't."""
    workers = house.views if quick else house.replays
    question = (what, live.room.version, reader.seat, reader.lang)
    return await live.papers.recall(question, lambda: workers.run(reader.person, lambda: written(make())))
