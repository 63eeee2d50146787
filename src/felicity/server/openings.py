"""Open tables: what everybody on this server may join or watch. The store keeps a short description of each, so that no table is
loaded to list it; it follows the journal, which decides.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from felicity.server.clock import now
from felicity.server.company_messages import OpeningData
from felicity.server.invitations import NEW
from felicity.server.refused import Refused
from felicity.server.store_schema import journal, openings
from felicity.server.table_data import names_of
from felicity.server.writer import Job

if TYPE_CHECKING:
    from felicity.server.hall import Hall
    from felicity.server.live_table import LiveTable
    from felicity.server.stored_table import StoredTable

SHOWN = 100  # tables, the latest
READ = 400  # of which no more than these few are by one host
EACH = 3
OPEN_FOR = 24 * 60 * 60 * 1000  # milliseconds after the last change for which a table is shown
NOTED_EVERY = 60 * 60 * 1000  # milliseconds: that a game goes on is noted now and then
FRESH = 1.0  # seconds for which a list is used again
HIDDEN = ""  # the status of a table that isn't shown any more


def opening_of(stored: StoredTable) -> OpeningData | None:
    """How an open table is shown: while anybody may sit down, and afterwards if anybody may watch."""
    if not stored.open:
        return None
    header = stored.header
    free = len(stored.free_for(""))
    if stored.status == "lobby" and free and stored.frozen is None:
        status = "lobby"
    elif stored.status == "playing" and header.settings["watch"]:
        status = "playing"
    else:
        return None
    names = names_of(stored)
    return {
        "code": header.code,
        "game": header.game,
        "mode": header.mode,
        "status": status,
        "players": header.players,
        "free": free,
        "seats": [
            {"seat": seat, "kind": chair.kind, "name": names[seat - 1] if chair.kind == "human" else ""}
            for seat, chair in enumerate(stored.chairs, 1)
        ],
        "watch": bool(header.settings["watch"]),
        "talk": stored.talk,
        "yours": False,  # said to each reader
        "at": stored.changed // NOTED_EVERY * NOTED_EVERY if status == "playing" else stored.changed,
    }


class Openings:
    """The open tables of a store, as this process sees them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        insertion = postgresql.insert if hall.store.kind == "postgresql" else sqlite.insert
        new = insertion(openings)
        newer = {name: getattr(new.excluded, name) for name in ("version", "host", "status", "at", "facts")}
        self.put = new.on_conflict_do_update(index_elements=["code"], set_=newer, where=openings.c.version <= new.excluded.version)
        self.found: list[tuple[str, OpeningData]] = []
        self.asked = float("-inf")
        self.asking = asyncio.Lock()

    def follow(self, live: LiveTable) -> None:
        """A table has changed: note how it is shown now, if that is new."""
        stored = live.stored
        if not stored.open and not live.is_listed:
            return
        shown = opening_of(stored)
        if (shown, stored.host) == live.shown_as:
            return
        live.shown_as = (shown, stored.host)
        live.is_listed = shown is not None
        self.note(stored, shown)

    def note(self, stored: StoredTable, shown: OpeningData | None) -> None:
        """Store how a table is shown, unless a later version of it is there already."""
        row = {
            "code": stored.header.code,
            "version": stored.version,
            "host": stored.host,
            "status": shown["status"] if shown else HIDDEN,
            "at": shown["at"] if shown else 0,
            "facts": shown or {},
        }

        def run(connection: Connection) -> bool:
            connection.execute(self.put, row)
            self.hall.store.notify(connection, "openings")
            return True

        self.asked = float("-inf")
        self.hall.store.writer.put(Job(stored.header.code, run))

    async def listed(self) -> list[tuple[str, OpeningData]]:
        """The open tables with their hosts, the latest first; however many ask, the store is asked once a second at most."""
        async with self.asking:
            if time.monotonic() - self.asked > FRESH:
                asked = time.monotonic()
                self.found = await asyncio.to_thread(self._read)
                self.asked = asked
        return self.found

    def _read(self) -> list[tuple[str, OpeningData]]:
        wanted = select(openings.c.host, openings.c.facts).where(
            openings.c.status.in_(("lobby", "playing")), openings.c.at > now() - OPEN_FOR
        )
        with self.hall.store.reading() as connection:
            rows = connection.execute(wanted.order_by(openings.c.at.desc(), openings.c.code).limit(READ)).all()
        of_host: Counter[str] = Counter()
        found: list[tuple[str, OpeningData]] = []
        for host, facts in rows:
            of_host[host] += 1
            if of_host[host] <= EACH:
                found.append((host, facts))
        return found[:SHOWN]

    async def heal(self) -> None:
        """Load the tables that a process may have changed without noting how they are shown, because it was killed in between."""
        for code in await asyncio.to_thread(self._behind):
            if code in self.hall.tables or code in self.hall.broken:
                continue
            try:
                stored = await self.hall.replays.run("", partial(self.hall.read, code))
            except (Refused, SQLAlchemyError):
                continue
            except Exception as error:
                self.hall.quarantine(code, error)
                continue
            self.note(stored, opening_of(stored))

    def _behind(self) -> list[str]:
        newer = select(journal.c.number).where(
            journal.c.code == openings.c.code, journal.c.kind != "play", journal.c.number >= openings.c.version
        )
        behind = openings.c.status.in_((NEW, "playing")) | ((openings.c.status == "lobby") & newer.exists())
        with self.hall.store.reading() as connection:
            return list(connection.execute(select(openings.c.code).where(behind).limit(READ)).scalars())
