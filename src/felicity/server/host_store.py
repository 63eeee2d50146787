"""The store as `felicity admin` uses it, beside running servers: it writes at once, and tells them.

It never migrates and never moves SQLite's log into the file: both belong to the server.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, delete, func, insert, select
from sqlalchemy.exc import DBAPIError

from felicity.server.bad_store import BadStore, bad_store
from felicity.server.clock import by_the_wall
from felicity.server.engine import file_of, url_of
from felicity.server.migrate import check_shape, newest_revision, revision_of
from felicity.server.store import Store
from felicity.server.store_schema import orders
from felicity.server.writer import Job, Writer

KEPT = 60 * 60 * 1000  # milliseconds for which messages stay: servers read them every second


class AtOnce(Writer):
    """Writes each job itself."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def put(self, job: Job) -> Future[bool]:
        """Write this now."""
        try:
            with self.engine.begin() as connection:
                done = job.run(connection)
            job.done.set_result(done)
        except Exception as error:  # the caller must hear of it
            job.done.set_exception(error)
        return job.done

    def close(self) -> None:
        """Nothing waits."""


class HostStore(Store):
    """A store that exists and has the newest schema."""

    def __init__(self, database: str) -> None:
        self.prepare(database)
        path = file_of(self.url)
        if self.kind == "sqlite" and not (path and path.is_file()):
            raise BadStore("none", self.url)
        self.file = None
        self.writer = AtOnce(self.engine.execution_options(immediate=True))
        try:
            with self.engine.connect() as connection:
                check_shape(connection)
                revision = revision_of(connection)
            if revision != newest_revision():
                raise BadStore("none" if revision is None else "older", self.url)
        except BaseException:
            self.engine.dispose()
            raise

    def notify(self, connection: Connection, message: str) -> None:
        """Tell running servers when the transaction is committed."""
        if self.kind == "postgresql":
            super().notify(connection, message)
            return
        last = connection.execute(select(func.max(orders.c.number))).scalar() or 0
        connection.execute(insert(orders).values(number=last + 1, message=message, at=by_the_wall()))
        connection.execute(delete(orders).where(orders.c.at < by_the_wall() - KEPT, orders.c.number <= last))


@contextmanager
def host_store(database: str) -> Iterator[HostStore]:
    """The store of a database, or why it can't be used."""
    try:
        store = HostStore(database)
    except DBAPIError as error:
        raise bad_store(url_of(database), error) from None
    try:
        yield store
    except DBAPIError as error:
        raise bad_store(store.url, error) from None
    finally:
        store.engine.dispose()
