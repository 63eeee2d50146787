"""Prepared answers in the store. One is given in the same transaction that makes sure that it still stands."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server.journal import Entry
from felicity.server.prepared import Prepared
from felicity.server.results import Finish
from felicity.server.store import Store
from felicity.server.store_schema import journal, prepared
from felicity.server.writer import Job

MESSAGE = "prepared"  # what other processes hear when the prepared answers of a table have changed


class PreparedStore:
    """Reads directly (call it from a thread); writes through the store's writer."""

    def __init__(self, store: Store) -> None:
        self.store = store
        made = postgresql.insert(prepared) if store.kind == "postgresql" else sqlite.insert(prepared)
        self.adding = made.on_conflict_do_nothing()

    def of(self, code: str) -> list[Prepared]:
        """The prepared answers of all seats of a table, the first ones first."""
        wanted = select(prepared).where(prepared.c.code == code, ~prepared.c.is_revoked).order_by(prepared.c.at, prepared.c.id)
        with self.store.reading() as connection:
            rows = connection.execute(wanted).mappings().all()
        return [Prepared(**{name: value for name, value in row.items() if name not in ("code", "is_revoked")}) for row in rows]

    def count(self, code: str) -> int:
        """How many were ever prepared at a table."""
        with self.store.reading() as connection:
            return connection.execute(select(func.count()).select_from(prepared).where(prepared.c.code == code)).scalar_one()

    def waiting(self, since: int) -> dict[str, int]:
        """The tables with prepared answers at which something has happened since a moment, and how many entries they have."""
        last = func.max(journal.c.at)
        wanted = (
            select(journal.c.code, func.max(journal.c.number))
            .where(journal.c.code.in_(select(prepared.c.code).where(~prepared.c.is_revoked)))
            .group_by(journal.c.code)
            .having(last >= since)
        )
        with self.store.reading() as connection:
            return {code: number + 1 for code, number in connection.execute(wanted)}

    def add(self, code: str, new: Prepared) -> Future[bool]:
        """Keep a prepared answer; does nothing if it is there, or was revoked since."""

        def run(connection: Connection) -> bool:
            connection.execute(self.adding, {**vars(new), "code": code, "is_revoked": False})
            self.store.notify(connection, f"{MESSAGE} {code}")
            return True

        return self.store.writer.put(Job(code, run))

    def revoke(self, code: str, seat: int, id: str) -> Future[bool]:
        """Take one back: from here on it is never given."""

        def run(connection: Connection) -> bool:
            this = (prepared.c.code == code, prepared.c.seat == seat, prepared.c.id == id)
            connection.execute(update(prepared).where(*this).values(is_revoked=True))
            self.store.notify(connection, f"{MESSAGE} {code}")
            return True

        return self.store.writer.put(Job(code, run))

    def give(self, code: str, id: str, entries: Sequence[Entry], finish: Finish | None, is_timed: bool) -> Future[bool]:
        """Append the entry that gives a prepared answer, if it still stands; False if not, or if another process was faster."""

        def run(connection: Connection) -> bool:
            stands = select(prepared.c.id).where(prepared.c.code == code, prepared.c.id == id, ~prepared.c.is_revoked)
            if connection.execute(stands.with_for_update()).first() is None:
                return False
            return self.store.insert_entries(connection, code, entries, finish, is_timed)

        return self.store.writer.put(Job(code, run))


def forget_prepared(connection: Connection, code: str, seats: Sequence[int]) -> None:
    """Forget what somebody has prepared who was deleted."""
    connection.execute(delete(prepared).where(prepared.c.code == code, prepared.c.seat.in_(seats)))
