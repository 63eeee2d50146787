"""Back up a store while servers use it: reads one snapshot row by row, changes nothing and blocks nobody."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import JSON, Connection, Text, cast, column, func, inspect, select, table, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from felicity.core.wording import system_reason
from felicity.server.backup_file import SEEN_EVERY, BadBackup, Columns, Contents, Seen, Value, opened, write
from felicity.server.bad_store import BadStore, bad_store
from felicity.server.engine import engine_of, file_of, url_of
from felicity.server.migrate import check_shape, look_through, revision_of
from felicity.server.store_schema import metadata


def back_up(database: str, file: Path, replace: bool, seen: Seen) -> Contents:
    """Write a backup and verify it by reading it back; on failure leave no file. Replaces an earlier backup only if `replace` is set."""
    may_write(file, replace)
    url = url_of(database)
    with new_file(file) as fresh:
        with snapshot(url) as connection:
            columns = columns_of(connection)
            written = write(fresh, str(revision_of(connection)), columns, counted(connection, columns, "copy", seen))
        with opened(fresh) as backup:
            for _ in backup.rows("check", seen):
                pass
        if backup.contents != written:
            raise BadBackup("damaged", file)
        may_write(file, replace)  # check first: copying takes a while
        fresh.replace(file)
        sync_folder(file.parent)
    return written


# --- the store ---


@contextmanager
def snapshot(url: URL) -> Iterator[Connection]:
    """A consistent snapshot of the store, however long it is read."""
    path = file_of(url)
    if url.get_backend_name() == "sqlite" and not (path and path.is_file()):
        raise BadStore("none", url)
    engine = engine_of(url)
    try:
        with engine.connect() as connection:
            if not path:
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                lock_shape(connection)
            else:
                look_through(connection)
            check_shape(connection)
            if revision_of(connection) is None:
                raise BadStore("none", url)
            yield connection
    except DBAPIError as error:
        raise bad_store(url, error) from None
    finally:
        engine.dispose()


def lock_shape(connection: Connection) -> None:
    """Keep a newer server from migrating the store while it is read. Lock first: the snapshot begins with the first query."""
    with connection.begin():
        names = ", ".join(columns_of(connection))
    if names:
        connection.execute(text(f"LOCK TABLE {names} IN ACCESS SHARE MODE"))


def columns_of(connection: Connection) -> Columns:
    """The tables of the store and their columns, whichever version created them."""
    inspector = inspect(connection)
    there = set(inspector.get_table_names())
    return {
        each.name: [found["name"] for found in inspector.get_columns(each.name)] for each in metadata.sorted_tables if each.name in there
    }


def rows_of(connection: Connection, columns: Columns) -> Iterator[tuple[str, list[Value]]]:
    """Every row of the store. JSON columns are read as the text that was written, and flags as 0 or 1, whatever the database says."""
    inspector = inspect(connection)
    for name, names in columns.items():
        packed = {found["name"] for found in inspector.get_columns(name) if isinstance(found["type"], JSON)}
        wanted = [cast(column(each), Text) if each in packed else column(each) for each in names]
        found = select(*wanted).select_from(table(name)).execution_options(yield_per=SEEN_EVERY)
        for row in connection.execute(found):
            yield name, [int(value) if isinstance(value, bool) else value for value in row]


def counted(connection: Connection, columns: Columns, stage: str, seen: Seen) -> Iterator[tuple[str, list[Value]]]:
    """The same rows, with progress reports."""
    counts = [select(func.count()).select_from(table(name)) for name in columns]
    total = sum(connection.execute(each).scalar_one() for each in counts)
    for count, row in enumerate(rows_of(connection, columns)):
        if count % SEEN_EVERY == 0:
            seen(stage, count, total)
        yield row


# --- the file ---


def may_write(file: Path, replace: bool) -> None:
    """Check that the name is free, or belongs to an earlier backup that may be replaced. Nothing else is ever replaced."""
    try:
        if not file.exists() and not file.is_symlink():
            return
    except (OSError, ValueError) as error:  # ValueError: not a valid file name
        raise BadBackup("write", file, system_reason(error)) from None
    if not replace:
        raise BadBackup("exists", file)
    try:
        with opened(file):
            pass
    except BadBackup as error:
        if error.key == "error-backup-foreign":
            raise BadBackup("other", file) from None
        if error.key == "error-backup-read":
            raise


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A temporary file beside another, readable by its owner only: it contains seeds and key hashes. Removed afterwards unless renamed."""
    try:
        number, name = tempfile.mkstemp(prefix=f"{file.name}.", suffix=".part", dir=file.parent)
        os.close(number)
    except (OSError, ValueError) as error:
        raise BadBackup("write", file, system_reason(error)) from None
    try:
        yield Path(name)
    except OSError as error:
        raise BadBackup("write", file, system_reason(error)) from None
    finally:
        Path(name).unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Make the new name survive a power cut. Windows does this by itself."""
    if sys.platform != "win32":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
