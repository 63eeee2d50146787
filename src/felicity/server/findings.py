"""What was found out about choices, in the database of a server."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

from sqlalchemy import Connection, delete, insert, select

from felicity.server.journal import Data
from felicity.server.store import Store
from felicity.server.store_schema import findings, reviews, tables
from felicity.server.writer import Job


class StoredFindings:
    """The findings of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_table(self, code: str) -> list[tuple[int, int, str, Data]]:
        """Everything that was found out about a table's choices: number, kind, line and finding."""
        return await asyncio.to_thread(of_table, self.store, code)

    async def keep(self, code: str, number: int, kind: int, line: str, found: Data) -> bool:
        """Store what was found out; False if the table was removed."""
        return await asyncio.wrap_future(keep(self.store, code, number, kind, line, found))

    async def want(self, code: str, seat: int, wanted: bool) -> bool:
        """Note that a seat's choices are to be judged, whatever happens to this process, or no longer; False if the table was removed."""
        return await asyncio.wrap_future(want(self.store, code, seat, wanted))

    async def wanted(self, most: int) -> list[tuple[str, int]]:
        """Whose choices are to be judged."""
        return await asyncio.to_thread(wanted_in, self.store, most)


def keep(store: Store, code: str, number: int, kind: int, line: str, found: Data) -> Future[bool]:
    """Put a finding in place of one about the same choice."""

    def run(connection: Connection) -> bool:
        if not is_there(connection, code):
            return False
        connection.execute(delete(findings).where(findings.c.code == code, findings.c.number == number, findings.c.kind == kind))
        connection.execute(insert(findings), {"code": code, "number": number, "kind": kind, "line": line, "found": found})
        return True

    return store.writer.put(Job(code, run))


def want(store: Store, code: str, seat: int, wanted: bool) -> Future[bool]:
    """Note a wish, or forget it."""

    def run(connection: Connection) -> bool:
        connection.execute(delete(reviews).where(reviews.c.code == code, reviews.c.seat == seat))
        if wanted and is_there(connection, code):
            connection.execute(insert(reviews), {"code": code, "seat": seat})
            return True
        return not wanted

    return store.writer.put(Job(code, run))


def is_there(connection: Connection, code: str) -> bool:
    """Is the table still there? Then nobody removes it before this is written."""
    return connection.execute(select(tables.c.code).where(tables.c.code == code).with_for_update()).first() is not None


def of_table(store: Store, code: str) -> list[tuple[int, int, str, Data]]:
    """The findings about a table, by kind."""
    wanted = select(findings.c.number, findings.c.kind, findings.c.line, findings.c.found).where(findings.c.code == code)
    with store.reading() as connection:
        return [(number, kind, line, found) for number, kind, line, found in connection.execute(wanted.order_by(findings.c.kind))]


def wanted_in(store: Store, most: int) -> list[tuple[str, int]]:
    """Tables and seats."""
    with store.reading() as connection:
        return [(code, seat) for code, seat in connection.execute(select(reviews.c.code, reviews.c.seat).limit(most))]
