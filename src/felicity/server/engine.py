"""Connects to a database: its address, its connections, and the settings that SQLite and PostgreSQL need."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from felicity.core.errors import BadOptions
from felicity.extras import need

CONNECT_WITHIN = 5  # seconds
SERVES = 7205  # the advisory lock that all servers share, so that nobody restores a backup while one runs
LOCKED_WITHIN = 10  # seconds to wait for another program's lock


def url_of(database: str) -> URL:
    """The address of a database, or a clear refusal. A plain `postgresql:` uses psycopg."""
    try:
        url = make_url(database)
        if url.drivername != "postgresql":  # the plain name would select a driver that we don't use
            url.get_dialect()
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError):
        # The address may contain a password: don't repeat it.
        text = "The database address can't be used: expected sqlite:///FILE or postgresql://USER@HOST/NAME."
        raise BadOptions(text, "error-database") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        kind = url.get_backend_name()
        text = f"{kind} is not supported: use sqlite:///FILE or postgresql://USER@HOST/NAME."
        raise BadOptions(text, "error-database-kind", kind=kind)
    if url.get_backend_name() == "postgresql":
        need("postgresql")
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def file_of(url: URL) -> Path | None:
    """The file of a database, if it has one."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database).resolve()


def engine_of(url: URL) -> Engine:
    """The engine of an address. Transactions that write begin with `execution_options(immediate=True)`."""
    if url.get_backend_name() == "postgresql":
        patience = {} if "connect_timeout" in url.query else {"connect_timeout": CONNECT_WITHIN}
        engine = create_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=10, connect_args=patience)
        event.listen(engine, "connect", prepare_postgresql)
        return engine
    engine = create_engine(url)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def prepare_postgresql(connection: Any, _: object) -> None:
    """Limit how long to wait for another program's lock."""
    connection.execute(f"SET lock_timeout = '{LOCKED_WITHIN}s'")
    connection.commit()


def prepare_sqlite(connection: Any, _: object) -> None:
    """Make commits survive even a power cut."""
    connection.isolation_level = None  # Python's own mode begins no transaction before a CREATE TABLE; `begin_sqlite` does
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", f"busy_timeout={LOCKED_WITHIN}000", "foreign_keys=ON", "wal_autocheckpoint=0"):  # see store_file.py
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Begin a transaction; a writer takes the lock at once, so that what it reads stays true until it writes."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("immediate") else "BEGIN")


def use_wal(engine: Engine) -> None:
    """Let SQLite's readers go on beside the writer. The file remembers the setting."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA journal_mode=WAL").close()
    finally:
        connection.close()
