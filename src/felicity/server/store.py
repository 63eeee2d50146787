"""The store: headers and journals in SQLite or PostgreSQL. An entry is written, keyed (table, number), before anybody is told of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager

from sqlalchemy import (
    Connection,
    Executable,
    Table,
    delete,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server import results_store
from felicity.server.engine import engine_of, file_of, url_of
from felicity.server.invitations import index_company, index_opening
from felicity.server.journal import Entry, Header
from felicity.server.migrate import migrate
from felicity.server.packs import StoredPack
from felicity.server.results import Finish
from felicity.server.store_errors import watch
from felicity.server.store_file import StoreFile
from felicity.server.store_schema import (
    facts,
    findings,
    holders,
    invitations,
    journal,
    looked,
    mutes,
    notices,
    openings,
    packs,
    prepared,
    reviews,
    shares,
    tables,
    timed,
)
from felicity.server.writer import Job, Writer

CHANNEL = "felicity"  # the NOTIFY channel on which processes hear of new entries
PAUSES = "pauses"  # what they hear when an outage or a vacation was written
# What goes with a table, in this order.
OF_A_TABLE = (prepared, timed, notices, mutes, looked, holders, openings, invitations, shares, reviews, findings, journal, tables)
LOOK_AFTER = 60_000  # milliseconds after an entry to look at a table's clock, in case nobody lives to say when exactly


def insertion(kind: str, table: Table) -> Executable:
    """Insert a row unless its key is taken. Built once: building it takes longer than executing it."""
    made = postgresql.insert(table) if kind == "postgresql" else sqlite.insert(table)
    return made.on_conflict_do_nothing().returning(table.c.code)


def looking(kind: str) -> Executable:
    """Note when to look at a table's clock."""
    made = postgresql.insert(timed) if kind == "postgresql" else sqlite.insert(timed)
    return made.on_conflict_do_update(index_elements=["code"], set_={"due": made.excluded.due})


def noting(kind: str) -> Executable:
    """Store a fact, new or not."""
    if kind == "postgresql":
        new = postgresql.insert(facts)
        return new.on_conflict_do_update(index_elements=["name"], set_={"value": new.excluded.value})
    made = sqlite.insert(facts)
    return made.on_conflict_do_update(index_elements=["name"], set_={"value": made.excluded.value})


def giving(kind: str) -> Executable:
    """Store a pack, or note that it is used once more; does nothing if another pack has its fingerprint.

    This locks its row until the table that uses it is there: nobody can find it unused in between.
    """
    made = postgresql.insert(packs) if kind == "postgresql" else sqlite.insert(packs)
    return made.on_conflict_do_update(
        index_elements=["game", "fingerprint"], set_={"used": made.excluded.used}, where=packs.c.digest == made.excluded.digest
    ).returning(packs.c.fingerprint)


class Store:
    """Reads directly (call it from a thread); writes through one writer thread, which groups waiting jobs into one transaction."""

    def __init__(self, database: str) -> None:
        self.prepare(database)
        migrate(self.engine)
        watch(self.engine)  # from here on, errors are explained to the caller
        path = file_of(self.url)
        self.file: StoreFile | None = StoreFile(self.engine, path) if path else None
        self.writer = Writer(self.engine.execution_options(immediate=True), self.file)

    def prepare(self, database: str) -> None:
        """Everything but the connection and the writer."""
        self.url = url_of(database)
        self.engine = engine_of(self.url)
        self.kind = self.url.get_backend_name()
        self.inserts = {table.name: insertion(self.kind, table) for table in (tables, journal, holders)}
        self.more = insert(journal)
        self.noting = noting(self.kind)
        self.looking = looking(self.kind)
        self.giving = giving(self.kind)

    def close(self) -> None:
        """Write what is waiting, then close the database."""
        self.writer.close()
        if self.file:
            self.file.close()
        self.engine.dispose()

    def answers(self) -> bool:
        """Does the database answer?"""
        with self.reading() as connection:
            return connection.execute(select(1)).scalar() == 1

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection, after checking that the file is still the store: what anybody is shown must be there tomorrow."""
        if self.file:
            self.file.check()
        with self.engine.connect() as connection:
            yield connection

    # --- writing ---

    def create(self, header: Header, entries: Sequence[Entry], pack: StoredPack | None = None) -> Future[bool]:
        """Store a new table with its house cards; False if its code is taken, or other cards have the same fingerprint."""
        return self.writer.put(Job(header.code, lambda connection: self.insert_table(connection, header, entries, pack)))

    def follow(self, code: str, entry: Entry, header: Header, entries: Sequence[Entry], pack: StoredPack | None = None) -> Future[bool]:
        """Store a new table together with the entry of an older one that leads to it; both or neither."""

        def run(connection: Connection) -> bool:
            if not self._insert(connection, journal, row_of(code, entry)):
                return False
            if not self.insert_table(connection, header, entries, pack):
                connection.execute(delete(journal).where(journal.c.code == code, journal.c.number == entry.number))
                return False
            self.notify(connection, f"entry {code}")
            return True

        return self.writer.put(Job(code, run))

    def insert_table(self, connection: Connection, header: Header, entries: Sequence[Entry], pack: StoredPack | None = None) -> bool:
        """Insert a new table, as part of a transaction."""
        if pack is not None:
            given = {column.name: getattr(pack, column.name) for column in packs.columns} | {"used": header.created}
            if connection.execute(self.giving, given).first() is None:
                return False
        row = {column.name: getattr(header, column.name) for column in tables.columns}
        if results_store.is_kept(connection, header.code) or not self._insert(connection, tables, row):
            if pack is not None:
                self._tidy_pack(connection, pack.game, pack.fingerprint)
            return False
        rows = [row_of(header.code, entry) for entry in entries]
        if rows:
            connection.execute(self.more, rows)
        self._hold(connection, header.code, [header.host, *holders_in(entries)])
        if header.settings.get("open"):
            index_opening(connection, self.kind, header.code, header.host, header.created)
        if header.settings.get("time"):
            connection.execute(self.looking, {"code": header.code, "due": header.created + LOOK_AFTER})
        return True

    def append(self, code: str, entries: Sequence[Entry], finish: Finish | None = None) -> Future[bool]:
        """Append entries, all or none, with the result if they end the game; False if another process has already written the first
        number, or this message.
        """
        return self.writer.put(Job(code, lambda connection: self.insert_entries(connection, code, entries, finish, is_timed=False)))

    def append_timed(self, code: str, entries: Sequence[Entry], finish: Finish | None = None) -> Future[bool]:
        """The same at a table with a clock: look at it in a minute, even if this process dies before it can say when exactly."""
        return self.writer.put(Job(code, lambda connection: self.insert_entries(connection, code, entries, finish, is_timed=True)))

    def insert_entries(self, connection: Connection, code: str, entries: Sequence[Entry], finish: Finish | None, is_timed: bool) -> bool:
        """Append entries, as part of a transaction."""
        first, *others = [row_of(code, entry) for entry in entries]
        if not self._insert(connection, journal, first):
            return False
        if others:  # nobody writes a number before the one below it is there
            connection.execute(self.more, others)
        self._hold(connection, code, holders_in(entries))
        index_company(connection, self.kind, code, entries)
        results_store.note(connection, code, entries, finish)
        if is_timed:
            connection.execute(self.looking, {"code": code, "due": entries[-1].at + LOOK_AFTER})
        self.notify(connection, f"entry {code}")
        return True

    def look_at(self, code: str, due: int | None) -> Future[bool]:
        """Look at a table's clock at that moment; None: never again."""

        def run(connection: Connection) -> bool:
            if due is None:
                connection.execute(delete(timed).where(timed.c.code == code))
            else:
                connection.execute(self.looking, {"code": code, "due": due})
            return True

        return self.writer.put(Job(code, run))

    def remove(self, code: str, entries: int) -> Future[bool]:
        """Remove a table with that many entries; False if it has more by now."""

        def run(connection: Connection) -> bool:
            counted = select(func.count()).select_from(journal).where(journal.c.code == code)
            if connection.execute(counted).scalar() != entries:
                return False
            used = connection.execute(select(tables.c.game, tables.c.pack).where(tables.c.code == code, tables.c.pack != "")).first()
            for kept in OF_A_TABLE:
                connection.execute(delete(kept).where(kept.c.code == code))
            if used:
                self._tidy_pack(connection, *used)
            self.notify(connection, f"gone {code}")
            return True

        return self.writer.put(Job(code, run))

    def _tidy_pack(self, connection: Connection, game: str, fingerprint: str) -> None:
        """Remove house cards with the last table that uses them. A table being created locks their row: wait for it, then check."""
        this = (packs.c.game == game, packs.c.fingerprint == fingerprint)
        connection.execute(select(packs.c.game).where(*this).with_for_update())
        using = select(tables.c.code).where(tables.c.game == game, tables.c.pack == fingerprint)
        connection.execute(delete(packs).where(*this, ~using.exists()))

    def note(self, name: str, value: int) -> Future[bool]:
        """Store a fact about the store itself."""

        def run(connection: Connection) -> bool:
            connection.execute(self.noting, {"name": name, "value": value})
            return True

        return self.writer.put(Job("", run))

    def tell(self, message: str) -> Future[bool]:
        """Send the other processes a message that isn't stored."""

        def run(connection: Connection) -> bool:
            self.notify(connection, message)
            return True

        return self.writer.put(Job("", run))

    def _insert(self, connection: Connection, table: Table, row: dict[str, object]) -> bool:
        """Insert a row unless its key is taken."""
        return connection.execute(self.inserts[table.name], row).first() is not None

    def _hold(self, connection: Connection, code: str, keys: list[str]) -> None:
        for key in dict.fromkeys(keys):
            self._insert(connection, holders, {"holder": key, "code": code})

    def notify(self, connection: Connection, message: str) -> None:
        """Send a message when the transaction is committed, never before."""
        if self.kind == "postgresql":
            connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message})

    # --- reading ---

    def header(self, code: str) -> Header | None:
        """The header of a table, if it exists."""
        with self.reading() as connection:
            row = connection.execute(select(tables).where(tables.c.code == code)).mappings().first()
        return Header(**row) if row else None

    def pack(self, game: str, fingerprint: str) -> StoredPack | None:
        """House cards, if they are known."""
        wanted = select(packs).where(packs.c.game == game, packs.c.fingerprint == fingerprint)
        with self.reading() as connection:
            row = connection.execute(wanted).mappings().first()
        return StoredPack(**row) if row else None

    def entries(self, code: str, since: int = 0) -> list[Entry]:
        """The journal of a table from a number on."""
        wanted = select(journal).where(journal.c.code == code, journal.c.number >= since).order_by(journal.c.number)
        with self.reading() as connection:
            rows = connection.execute(wanted).mappings().all()
        return [Entry(row["number"], row["kind"], row["seat"], row["data"], row["mark"], row["at"]) for row in rows]

    def fact(self, name: str) -> int | None:
        """A fact about the store itself, if there is one."""
        with self.reading() as connection:
            return connection.execute(select(facts.c.value).where(facts.c.name == name)).scalar()

    def newest(self) -> int | None:
        """When the newest entry was written, if there is any."""
        with self.reading() as connection:
            return connection.execute(select(func.max(journal.c.at))).scalar()

    def untouched(self, before: int, after: str, most: int) -> list[tuple[str, int, int]]:
        """Tables without changes since a moment, from a code on: code, last change and number of entries."""
        touched = func.coalesce(func.max(journal.c.at), tables.c.created)
        wanted = (
            select(tables.c.code, touched, func.count(journal.c.number))
            .outerjoin(journal, journal.c.code == tables.c.code)
            .where(tables.c.created < before, tables.c.code > after)
            .group_by(tables.c.code)
            .having(touched < before)
            .order_by(tables.c.code)
            .limit(most)
        )
        with self.reading() as connection:
            return [(code, at, entries) for code, at, entries in connection.execute(wanted)]

    def counts(self, holder: str) -> tuple[int, int]:
        """How many tables a key hosts or sits at, and how many there are."""
        held = select(func.count()).select_from(holders).where(holders.c.holder == holder).scalar_subquery()
        kept = select(func.count()).select_from(tables).scalar_subquery()
        with self.engine.connect() as connection:
            row = connection.execute(select(held, kept)).one()
        return int(row[0]), int(row[1])

    def held_by(self, holder: str, most: int) -> list[str]:
        """The codes of the tables that a key hosts or sits at, the most recently changed first."""
        last = func.max(journal.c.at)
        wanted = (
            select(holders.c.code)
            .join(journal, journal.c.code == holders.c.code)
            .where(holders.c.holder == holder)
            .group_by(holders.c.code)
            .order_by(last.desc(), holders.c.code)
            .limit(most)
        )
        with self.reading() as connection:
            return list(connection.execute(wanted).scalars())


def holders_in(entries: Sequence[Entry]) -> list[str]:
    """The keys that entries give a seat to."""
    return [str(entry.data["holder"]) for entry in entries if entry.data.get("holder")]


def row_of(code: str, entry: Entry) -> dict[str, object]:
    """An entry as a row of the journal."""
    return {
        "code": code,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": entry.data,
        "mark": entry.mark,
        "at": entry.at,
    }
