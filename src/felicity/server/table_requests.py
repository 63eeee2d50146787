"""What is asked about tables, over HTTP or by a page that has its tables itself: the same answers by either way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from felicity import plugins
from felicity.core.errors import FelicityError
from felicity.server import messages, schema
from felicity.server.new_tables import NewJournal, open_fork, open_record
from felicity.server.pack_check import good_pack, recorded_pack
from felicity.server.packs import StoredPack
from felicity.server.refused import Refused, refused
from felicity.server.store_failed import StoreFailed
from felicity.server.table_data import Presence, Reader, need_view, seat_data
from felicity.server.table_json import cached_json
from felicity.text.catalog import languages

if TYPE_CHECKING:
    from felicity.server.live_table import LiveTable
    from felicity.server.table_hall import TableHall

LISTED = 30  # tables in «Continue»


def need_game(game: str) -> str:
    """The name of a game that we have."""
    try:
        plugins.game(game)
    except FelicityError as error:
        raise Refused("no-table", str(error)) from None
    return game


def need_language(lang: str) -> str:
    """The code of a language that we have."""
    if lang not in languages():
        raise Refused("no-table", f"There is no language {lang[:12]!r}: choose one of {', '.join(languages())}.")
    return lang


async def looked_at(hall: TableHall, code: str, reader: Reader) -> LiveTable:
    """A table that this reader may look at."""
    live = await hall.table(code, reader.person, reader.holder)
    need_view(live.stored, reader)
    return live


async def side_json(hall: TableHall, live: LiveTable, reader: Reader, what: str, make: Callable[[], object], quick: bool = False) -> str:
    """Something optional about a table: if it fails, play goes on."""
    try:
        return await cached_json(hall, live, reader, what, make, quick)
    except (FelicityError, StoreFailed):
        raise
    except Exception as error:
        raise hall.failed(live.code, what.split(maxsplit=1)[0], error) from None


def own_reader(live: LiveTable, holder: str, seat: int | None, lang: str, address: str) -> Reader:
    """The reader, in the requested seat, or else in the lowest one they hold."""
    own = live.stored.seats_of(holder)
    reader = Reader(holder, seat if seat is not None else own[0] if own else None, lang, address)
    need_view(live.stored, reader)
    return reader


async def wished_pack(hall: TableHall, wish: schema.NewTable, address: str) -> StoredPack | None:
    """The house cards that somebody wants to play with, if any."""
    if wish.pack is None:
        return None
    return await good_pack(hall, need_game(wish.game), wish.pack.name, wish.pack.files, address)


async def listed_for(hall: TableHall, holder: str, address: str) -> list[messages.Listed]:
    """Somebody's tables. Those with other rules are left out; broken ones are marked."""
    found: list[messages.Listed] = []
    for code in await asyncio.to_thread(hall.store.held_by, holder, LISTED):
        try:
            found.append(listed(await hall.table(code, address), holder))
        except Refused as error:
            if error.code == "broken":
                found.append(await listed_broken(hall, code))
        except StoreFailed:
            raise
        except Exception as error:
            hall.quarantine(code, error)
            found.append(await listed_broken(hall, code))
    return found


async def listed_broken(hall: TableHall, code: str) -> messages.Listed:
    """A broken table in a list, from its header alone."""
    header = await asyncio.to_thread(hall.store.header, code)
    return {
        "code": code,
        "game": header.game if header else "",
        "mode": header.mode if header else "",
        "status": "broken",
        "changed": header.created if header else 0,
        "round": None,
        "to_act": None,
        "seats": [],
        "you": [],
    }


def listed(live: LiveTable, holder: str) -> messages.Listed:
    """A table in a list."""
    stored, table = live.stored, live.stored.table
    return {
        "code": live.code,
        "game": stored.header.game,
        "mode": stored.header.mode,
        "status": stored.status,
        "changed": stored.changed,
        "round": table.state.round if table else None,
        "to_act": table.to_act if table else None,
        "seats": [seat_data(stored, seat, Reader(holder), Presence()) for seat in range(1, stored.header.players + 1)],
        "you": stored.seats_of(holder),
    }


async def recorded(hall: TableHall, text: str, holder: str, address: str) -> tuple[NewJournal, StoredPack | None]:
    """A table from a record, with its house cards."""
    if "\0" in text:
        raise Refused("cannot-read", "A record must not contain NUL characters.")
    try:
        pack = await recorded_pack(hall, text, address)
        return await hall.replays.run(address, lambda: open_record(text, holder, pack)), pack
    except FelicityError:
        raise
    except Exception as error:
        raise hall.failed("", "a record", error) from None


async def forked(hall: TableHall, live: LiveTable, wish: schema.Fork, holder: str, address: str) -> NewJournal:
    """A table that goes on from a position of another."""
    try:
        return await hall.replays.run(address, lambda: open_fork(live.stored, wish, holder))
    except FelicityError as error:
        raise refused(error) from None
    except Exception as error:
        raise hall.failed(live.code, "fork", error) from None
