"""How many tables there may be: of one key, and in total."""

from __future__ import annotations

import asyncio

from felicity.server.house import House
from felicity.server.refused import Refused


async def need_room(house: House, holder: str) -> None:
    """Is there room for one more table of this key? 0 is no limit."""
    each, total = house.settings.tables_per_key, house.settings.tables
    held, kept = await asyncio.to_thread(house.store.counts, holder)
    if each and held >= each:
        raise Refused("too-many-tables", f"This browser has {held} tables, and no more than {each} are kept for one.")
    if total and kept >= total:
        raise Refused("too-many-tables", "This server keeps no more tables.")
