"""What was found out about choices, in the store: each is written before it is shown, and never found out twice."""

from __future__ import annotations

import hashlib
from concurrent.futures import Future

from sqlalchemy import Connection, delete, insert, select

from felicity.core.table import Table
from felicity.server.journal import Data
from felicity.server.store import Store
from felicity.server.store_schema import findings, reviews, tables
from felicity.server.writer import Job


def line_to(table: Table, number: int) -> str:
    """The choices up to a position and the one there, as a hash: a table that went back and on elsewhere has other positions."""
    texts = "; ".join(option.text for option in table.chosen[: number + 1])
    return hashlib.sha256(texts.encode()).hexdigest()[:32]


def keep(store: Store, code: str, number: int, kind: int, line: str, found: Data) -> Future[bool]:
    """Store what was found out; False if the table was removed."""

    def run(connection: Connection) -> bool:
        if not is_there(connection, code):
            return False
        connection.execute(delete(findings).where(findings.c.code == code, findings.c.number == number, findings.c.kind == kind))
        connection.execute(insert(findings), {"code": code, "number": number, "kind": kind, "line": line, "found": found})
        return True

    return store.writer.put(Job(code, run))


def want(store: Store, code: str, seat: int, wanted: bool) -> Future[bool]:
    """Note that a seat's choices are to be judged, whatever happens to this process, or no longer; False if the table was removed."""

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
    """Everything that was found out about a table's choices: number, kind, line and finding."""
    wanted = select(findings.c.number, findings.c.kind, findings.c.line, findings.c.found).where(findings.c.code == code)
    with store.reading() as connection:
        return [(number, kind, line, found) for number, kind, line, found in connection.execute(wanted.order_by(findings.c.kind))]


def wanted(store: Store, most: int) -> list[tuple[str, int]]:
    """Whose choices are to be judged."""
    with store.reading() as connection:
        return [(code, seat) for code, seat in connection.execute(select(reviews.c.code, reviews.c.seat).limit(most))]
