"""A single game of a study as a finished table: it can be replayed, and forked at any position."""

from __future__ import annotations

import asyncio

from felicity.core.errors import FelicityError
from felicity.server.hall import Hall
from felicity.server.new_tables import open_record
from felicity.server.pack_check import recorded_pack
from felicity.server.quotas import need_room

Place = tuple[str, int, int]  # of a game: study, design, number
MOST_KNOWN = 1_000  # games whose tables are remembered


async def known_game(hall: Hall, place: Place) -> str:
    """The code of an existing table that shows this game; "" if there is none."""
    code = hall.lab.games.get(place, "")
    return code if code and await asyncio.to_thread(hall.store.header, code) is not None else ""


async def kept_game(hall: Hall, place: Place, record: str, address: str) -> str:
    """The code of a new table that shows a record. It belongs to nobody: anyone with the code may view it."""
    await need_room(hall, "")
    try:
        pack = await recorded_pack(hall, record, address)
        header, entries = await hall.replays.run(address, lambda: open_record(record, "", pack))
    except FelicityError:
        raise
    except Exception as error:
        raise hall.failed("", "a game of a study", error) from None
    live = await hall.create(header, entries, address, pack)
    if len(hall.lab.games) >= MOST_KNOWN:
        del hall.lab.games[next(iter(hall.lab.games))]
    hall.lab.games[place] = live.code
    return live.code
