"""How many tables there may be: per key, and in total."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from felicity.server.refused import Refused

if TYPE_CHECKING:
    from felicity.server.table_hall import TableHall


async def need_room(hall: TableHall, holder: str) -> None:
    """Check that there is room for one more table of this key, or of nobody. 0 means no limit."""
    each, total = hall.settings.tables_per_key, hall.settings.tables
    held, kept = await asyncio.to_thread(hall.store.counts, holder)
    if each and holder and held >= each:
        raise Refused("too-many-tables", f"This browser already has {held} tables; the limit is {each}.")
    if total and kept >= total:
        raise Refused("too-many-tables", "This server has no room for more tables.")
