"""The store: headers and journals in SQLite or PostgreSQL. An entry is written, keyed (table, number), before anybody is told."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Connection,
    Engine,
    Executable,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from felicity.core.errors import BadOptions
from felicity.server.journal import Entry, Header
from felicity.server.migrate import migrate
from felicity.server.writer import Job, Writer

CHANNEL = "felicity"  # on which processes tell each other of new entries

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", String(40), nullable=False),
    Column("seed", String(200), nullable=False),
    Column("server_part", String(64), nullable=False),
    Column("origin", JSON(none_as_null=True)),
    Column("host", String(64), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("source", JSON(none_as_null=True)),
    Column("created", BigInteger, nullable=False),
)
journal = Table(
    "journal",
    metadata,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("data", JSON, nullable=False),
    Column("mark", String(40)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("code", "mark", name="one_entry_per_message"),
)
holders = Table(
    "holders",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
)


def url_of(database: str) -> URL:
    """The address of a database, or a clear refusal. A plain `postgresql:` is spoken with psycopg."""
    try:
        url = make_url(database)
        url.get_dialect()
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError):
        # The address may hold a password: it is not repeated.
        raise BadOptions("The database address can't be used: expected sqlite:///FILE or postgresql://USER@HOST/NAME.") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadOptions(f"{url.get_backend_name()} is not spoken here: use sqlite:///FILE or postgresql://USER@HOST/NAME.")
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def engine_of(url: URL) -> Engine:
    """The engine of an address."""
    if url.get_backend_name() == "postgresql":
        return create_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=10)
    engine = create_engine(url)
    event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: object) -> None:
    """Readers don't wait for the writer; what was committed survives even a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def insertion(kind: str, table: Table) -> Executable:
    """Insert a row unless its key is taken. Made once: making it takes longer than carrying it out."""
    made = postgresql.insert(table) if kind == "postgresql" else sqlite.insert(table)
    return made.on_conflict_do_nothing().returning(table.c.code)


class Store:
    """Reads directly (call it from a thread); writes through one writer, which gathers what waits into one transaction."""

    def __init__(self, database: str) -> None:
        self.url = url_of(database)
        self.engine = engine_of(self.url)
        self.kind = self.url.get_backend_name()
        self.inserts = {table.name: insertion(self.kind, table) for table in (tables, journal, holders)}
        self.more = insert(journal)
        migrate(self.engine)
        self.writer = Writer(self.engine)

    def close(self) -> None:
        """Write what waits, then let go of the database."""
        self.writer.close()
        self.engine.dispose()

    def answers(self) -> bool:
        """Is the database there?"""
        with self.engine.connect() as connection:
            return connection.execute(select(1)).scalar() == 1

    # --- writing ---

    def create(self, header: Header, entries: Sequence[Entry]) -> Future[bool]:
        """Keep a new table; False if its code is taken."""
        return self.writer.put(Job(header.code, lambda connection: self._create(connection, header, entries)))

    def follow(self, code: str, entry: Entry, header: Header, entries: Sequence[Entry]) -> Future[bool]:
        """Keep a new table together with the entry of an older one that leads to it; both or neither."""

        def run(connection: Connection) -> bool:
            if not self._insert(connection, journal, _row(code, entry)):
                return False
            if not self._create(connection, header, entries):
                connection.execute(delete(journal).where(journal.c.code == code, journal.c.number == entry.number))
                return False
            self._notify(connection, f"entry {code}")
            return True

        return self.writer.put(Job(code, run))

    def _create(self, connection: Connection, header: Header, entries: Sequence[Entry]) -> bool:
        row = {column.name: getattr(header, column.name) for column in tables.columns}
        if not self._insert(connection, tables, row):
            return False
        rows = [_row(header.code, entry) for entry in entries]
        if rows:
            connection.execute(self.more, rows)
        self._hold(connection, header.code, [header.host, *holders_in(entries)])
        return True

    def append(self, code: str, entries: Sequence[Entry]) -> Future[bool]:
        """Keep more entries, all or none; False if another process has written the first one's number, or this message, before."""

        def run(connection: Connection) -> bool:
            first, *others = [_row(code, entry) for entry in entries]
            if not self._insert(connection, journal, first):
                return False
            if others:  # nobody writes a number before the one below it is there
                connection.execute(self.more, others)
            self._hold(connection, code, holders_in(entries))
            self._notify(connection, f"entry {code}")
            return True

        return self.writer.put(Job(code, run))

    def remove(self, code: str, entries: int) -> Future[bool]:
        """Remove a table that has that many entries; False if it has others by now."""

        def run(connection: Connection) -> bool:
            counted = select(func.count()).select_from(journal).where(journal.c.code == code)
            if connection.execute(counted).scalar() != entries:
                return False
            for kept in (holders, journal, tables):
                connection.execute(delete(kept).where(kept.c.code == code))
            self._notify(connection, f"gone {code}")
            return True

        return self.writer.put(Job(code, run))

    def tell(self, message: str) -> Future[bool]:
        """Tell the other processes something that isn't kept."""

        def run(connection: Connection) -> bool:
            self._notify(connection, message)
            return True

        return self.writer.put(Job("", run))

    def _insert(self, connection: Connection, table: Table, row: dict[str, object]) -> bool:
        """Insert a row unless its key is taken."""
        return connection.execute(self.inserts[table.name], row).first() is not None

    def _hold(self, connection: Connection, code: str, keys: list[str]) -> None:
        for key in dict.fromkeys(keys):
            self._insert(connection, holders, {"holder": key, "code": code})

    def _notify(self, connection: Connection, message: str) -> None:
        """Delivered when the transaction is committed, never before."""
        if self.kind == "postgresql":
            connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message})

    # --- reading ---

    def header(self, code: str) -> Header | None:
        """The header of a table, if there is such a table."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.code == code)).mappings().first()
        return Header(**row) if row else None

    def entries(self, code: str, since: int = 0) -> list[Entry]:
        """The journal of a table from a number on."""
        wanted = select(journal).where(journal.c.code == code, journal.c.number >= since).order_by(journal.c.number)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).mappings().all()
        return [Entry(row["number"], row["kind"], row["seat"], row["data"], row["mark"], row["at"]) for row in rows]

    def untouched(self, before: int, after: str, most: int) -> list[tuple[str, int, int]]:
        """Tables of which nothing is newer than a moment, from a code on: code, last change and number of entries."""
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
        with self.engine.connect() as connection:
            return [(code, at, entries) for code, at, entries in connection.execute(wanted)]

    def held_by(self, holder: str, most: int) -> list[str]:
        """The codes of the tables that a key hosts or sits at, the last touched first."""
        last = func.max(journal.c.at)
        wanted = (
            select(holders.c.code)
            .join(journal, journal.c.code == holders.c.code)
            .where(holders.c.holder == holder)
            .group_by(holders.c.code)
            .order_by(last.desc(), holders.c.code)
            .limit(most)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(wanted).scalars())


def holders_in(entries: Sequence[Entry]) -> list[str]:
    """The keys that entries give a seat to."""
    return [str(entry.data["holder"]) for entry in entries if entry.data.get("holder")]


def _row(code: str, entry: Entry) -> dict[str, object]:
    return {
        "code": code,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": entry.data,
        "mark": entry.mark,
        "at": entry.at,
    }
