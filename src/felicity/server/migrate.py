"""Migrate a database to the newest schema, completely or not at all. If several processes start at once, one does it and the rest wait."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from felicity.server.bad_store import BadStore, bad_store
from felicity.server.engine import file_of, use_wal

FOLDER = Path(__file__).parent / "migrations"
LOCK = 7203  # any number that no other lock of ours uses
OURS = {"tables", "journal", "holders"}  # since the first schema
VERSION = "alembic_version"
LOOKED_THROUGH = 256 * 1024 * 1024  # bytes of a file up to which every page of it is checked


def migrate(engine: Engine) -> None:
    """Run the missing migrations; raises `BadStore`, and leaves the database unchanged, if it can't be used."""
    try:
        with engine.execution_options(immediate=True).begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            else:
                look_through(connection)
            check_shape(connection)
            up(connection, "head")
        if engine.dialect.name == "sqlite":
            use_wal(engine)
    except DBAPIError as error:
        raise bad_store(engine.url, error) from None


def look_through(connection: Connection) -> None:
    """Find damage before anybody plays, not when a table is loaded; of a very large file only the beginning is checked."""
    file = file_of(connection.engine.url)
    if file is None or file.stat().st_size > LOOKED_THROUGH:
        return
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise BadStore("damaged", connection.engine.url, " ".join(str(found).split()))


def check_shape(connection: Connection) -> None:
    """Is it empty, or ours and not of a newer version?"""
    names = set(inspect(connection).get_table_names())
    revision = revision_of(connection) if VERSION in names else None
    known = known_revisions()
    if revision in known and names >= OURS:
        return
    others = names - {VERSION} if connection.dialect.name == "sqlite" else names & OURS  # a PostgreSQL may be shared with other programs
    if revision is None and not others:
        return
    is_newer = revision is not None and revision not in known and names >= OURS
    raise BadStore("newer" if is_newer else "foreign", connection.engine.url)


def revision_of(connection: Connection) -> str | None:
    """The schema version that a database claims to have."""
    try:
        return MigrationContext.configure(connection).get_current_revision()
    except CommandError:  # several: another program's
        return "several"


def known_revisions() -> set[str]:
    """Every schema version that a store has ever had."""
    return {script.revision for script in ScriptDirectory.from_config(config_on(None)).walk_revisions()}


def newest_revision() -> str | None:
    """The schema version of this Felicity."""
    return ScriptDirectory.from_config(config_on(None)).get_current_head()


def up(connection: Connection, revision: str) -> None:
    """Migrate a store to a later schema, within a transaction."""
    command.upgrade(config_on(connection), revision)


def down(connection: Connection) -> None:
    """Remove everything of ours, within a transaction."""
    command.downgrade(config_on(connection), "base")


def config_on(connection: Connection | None) -> Config:
    """Where the migrations are, and the connection they run on."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER))
    return config
