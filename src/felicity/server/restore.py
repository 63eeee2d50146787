"""Replace a store by a backup, completely or not at all. Whatever happens on the way, either the old store or the new one is there."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby, islice
from pathlib import Path

from sqlalchemy import Boolean, Connection, Engine, func, insert, inspect, select, text
from sqlalchemy import column as column_of
from sqlalchemy import table as table_of
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError

from felicity.core.wording import system_reason
from felicity.server.backup import columns_of, counted, sync_folder
from felicity.server.backup_file import Backup, BadBackup, Contents, Seen, opened
from felicity.server.bad_store import BadStore, bad_store
from felicity.server.engine import LOCKED_WITHIN, SERVES, engine_of, file_of, url_of
from felicity.server.migrate import LOCK, check_shape, down, known_revisions, look_through, revision_of, up
from felicity.server.server_lock import InUse, server_lock

AT_ONCE = 1000  # rows
BESIDE = ("-wal", "-shm", "-journal")  # files that SQLite may keep beside its database


@dataclass
class Restored:
    """What is in the store now, and where a damaged one was moved to."""

    contents: Contents
    aside: list[Path] = field(default_factory=list)


def restore(file: Path, database: str, replace: bool, seen: Seen) -> Restored:
    """Restore into a new or empty store; with `replace`, everything in it is replaced. Raises `BadStore` or `BadBackup` if it can't."""
    url = url_of(database)
    path = file_of(url)
    if url.get_backend_name() == "sqlite" and path is None:
        raise BadStore("memory", url)
    with opened(file) as backup:
        if backup.revision not in known_revisions():
            raise BadBackup("newer", file)
        try:
            if path is None:
                return Restored(into_postgresql(backup, url, replace, seen))
            with server_lock(database, ""):
                return into_file(backup, url, path, replace, seen)
        except InUse:
            raise BadStore("served", url) from None
        except (DataError, IntegrityError) as error:
            raise BadBackup("rows", file, str(error.orig).strip().partition("\n")[0]) from None
        except (OverflowError, UnicodeError):  # no store has ever held such a number or text
            raise BadBackup("damaged", file) from None
        except DBAPIError as error:
            raise bad_store(url, error) from None


def refuse_tables(connection: Connection, replace: bool) -> None:
    """Refuse to replace existing tables unless told to."""
    check_shape(connection)
    if revision_of(connection) is None:
        return
    there = columns_of(connection)
    counts = [select(func.count()).select_from(table_of(each)) for each in ("tables", "profiles") if each in there]
    count = sum(connection.execute(each).scalar_one() for each in counts)
    if count and not replace:
        raise BadStore("holds", connection.engine.url, str(count))


def fill(connection: Connection, backup: Backup, seen: Seen) -> Contents:
    """Create an empty store with the backup's schema, fill it, verify the contents, and migrate it to the newest schema."""
    up(connection, backup.revision)
    shape = columns_of(connection)
    if {name: set(names) for name, names in shape.items()} != {name: set(names) for name, names in backup.columns.items()}:
        raise BadBackup("damaged", backup.path)
    for name, rows in groupby(backup.rows("copy", seen), lambda row: row[0]):
        names = backup.columns[name]
        statement = insert(table_of(name, *[column_of(each) for each in names]))
        flags = {found["name"] for found in inspect(connection).get_columns(name) if isinstance(found["type"], Boolean)}
        values = ({each: bool(value) if each in flags else value for each, value in zip(names, row[1])} for row in rows)
        while batch := list(islice(values, AT_ONCE)):
            connection.execute(statement, batch)
    kept = Contents()
    for name, row in counted(connection, backup.columns, "check", seen):
        kept.add(backup.columns, name, row)
    if kept != backup.contents:
        raise BadBackup("rows", backup.path, "it reads back differently")
    up(connection, "head")
    return kept


# --- PostgreSQL ---


def into_postgresql(backup: Backup, url: URL, replace: bool, seen: Seen) -> Contents:
    """Restore in one transaction. Servers that start meanwhile wait for it; if one is already running, nothing is done."""
    engine = engine_of(url)
    try:
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            if not connection.execute(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": SERVES}).scalar():
                raise BadStore("served", url)
            refuse_tables(connection, replace)
            if revision_of(connection) is not None:
                down(connection)
            return fill(connection, backup, seen)
    finally:
        engine.dispose()


# --- SQLite ---


def into_file(backup: Backup, url: URL, path: Path, replace: bool, seen: Seen) -> Restored:
    """Restore into a new file beside the old one, then rename it."""
    damaged = is_damaged(url, path, replace)
    fresh = path.with_name(f"{path.name}.restoring")  # only one restore at a time: the server lock is held
    engine = engine_of(url.set(database=str(fresh)))
    try:
        remove(fresh)
        os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with engine.execution_options(immediate=True).begin() as connection:
            contents = fill(connection, backup, seen)
        engine.dispose()
        aside = list(set_aside(path)) if damaged else []
        if path.exists() and not damaged:
            fold(url, path)
        like(path, fresh)
        fresh.replace(path)
        sync_folder(path.parent)
        return Restored(contents, aside)
    except OSError as error:
        raise BadStore("cannot-open", url, system_reason(error)) from None
    finally:
        engine.dispose()
        remove(fresh)


def is_damaged(url: URL, path: Path, replace: bool) -> bool:
    """Is there a file that can't be read? One that contains tables, or isn't ours, is refused."""
    if not path.exists():
        return any(path.with_name(path.name + end).exists() for end in BESIDE)  # the file was lost, and parts of it are left
    engine = engine_of(url)
    try:
        looked_at(engine, replace)
    except BadStore as error:
        if error.key != "error-store-damaged" or not replace:
            raise
        return True
    finally:
        engine.dispose()
    return False


def looked_at(engine: Engine, replace: bool) -> None:
    try:
        with engine.connect() as connection:
            look_through(connection)
            refuse_tables(connection, replace)
    except DatabaseError as error:
        raise bad_store(engine.url, error) from None


def fold(url: URL, path: Path) -> None:
    """Move the log (WAL) of the old store into its file: left beside the new one, it would destroy it."""
    connection = sqlite3.connect(path, timeout=LOCKED_WITHIN, isolation_level=None)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").close()
        connection.execute("PRAGMA journal_mode=DELETE").close()
    except sqlite3.OperationalError as error:
        raise BadStore("locked", url, str(error)) from None
    finally:
        connection.close()
    if any(path.with_name(path.name + end).exists() for end in BESIDE):
        raise BadStore("locked", url)


def set_aside(path: Path) -> Iterator[Path]:
    """Keep an unreadable file under another name. It keeps its old name too, until the new file takes it."""
    names = (path.with_name(f"{path.name}.damaged{number or ''}") for number in range(1000))
    kept = next(name for name in names if not any(name.with_name(name.name + end).exists() for end in ("", *BESIDE)))
    for end in BESIDE:
        part = path.with_name(path.name + end)
        if part.exists():
            yield part.rename(kept.with_name(kept.name + end))
    if path.exists():
        os.link(path, kept)
        yield kept


def like(path: Path, fresh: Path) -> None:
    """Give the new file the owner and mode of the old one; without an old one it is private."""
    if path.exists():
        old = path.stat()
        if hasattr(os, "chown") and os.geteuid() == 0:
            os.chown(fresh, old.st_uid, old.st_gid)
        fresh.chmod(old.st_mode & 0o777)


def remove(fresh: Path) -> None:
    """Remove an unfinished file."""
    for end in ("", *BESIDE):
        fresh.with_name(fresh.name + end).unlink(missing_ok=True)
