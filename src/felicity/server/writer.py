"""The thread that writes. Jobs that arrive while it writes go into the next transaction together, so that they share one disk sync."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from felicity.server.refused import Refused
from felicity.server.store_file import StoreFile, StoreLost

log = logging.getLogger("felicity.server")

MOST = 200  # jobs in one transaction
CLOSE_WITHIN = 2.0  # seconds
OF_ONE_JOB = ("40", "54")  # classes of PostgreSQL's errors: rolled back in favour of another, or beyond a limit of the database


@dataclass
class Job:
    """Something to write for a table, and the future of its caller."""

    code: str
    run: Callable[[Connection], bool]
    done: Future[bool] = field(default_factory=Future)


class Writer:
    """Takes jobs from any thread; a job's future is fulfilled when its transaction is committed."""

    def __init__(self, engine: Engine, file: StoreFile | None = None) -> None:
        self.engine = engine
        self.file = file
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="felicity-writer", daemon=True)
        self.thread.start()

    def put(self, job: Job) -> Future[bool]:
        """Write this; the future says whether it was new."""
        self.queue.put(job)
        return job.done

    def close(self) -> None:
        """Write what is waiting, then stop. What a hanging database can't take in time was acknowledged to nobody."""
        self.queue.put(None)
        self.thread.join(CLOSE_WITHIN)

    def _work(self) -> None:
        going = True
        while going:
            batch: list[Job] = []
            job = self.queue.get()
            while job is not None:
                if job.done.set_running_or_notify_cancel():  # from here on the caller can't cancel
                    batch.append(job)
                if len(batch) == MOST:
                    break
                try:
                    job = self.queue.get_nowait()
                except Empty:
                    break
            going = job is not None
            if batch:
                self._write(batch)

    def _write(self, batch: list[Job]) -> None:
        # Every process writes in the order of codes, so that no two can deadlock.
        batch.sort(key=lambda job: job.code)
        error = self._commit(batch)
        if error is None:
            return
        if len(batch) == 1 or not is_of_one_job(error):
            fail(batch, error)
            return
        for at, job in enumerate(batch):  # one by one: only the failing jobs fail
            error = self._commit([job])
            if error is not None and not is_of_one_job(error):
                fail(batch[at:], error)
                return
            if error is not None:
                fail([job], error)

    def _commit(self, batch: Sequence[Job]) -> Exception | None:
        """Write these in one transaction, or return why nothing was written."""
        try:
            if self.file:
                self.file.check()
            with self.engine.begin() as connection:
                found = [job.run(connection) for job in batch]
            if self.file:
                self.file.check()  # nothing is acknowledged that is in no file
        except Exception as error:  # the callers must hear of it
            return error
        for job, new in zip(batch, found):
            job.done.set_result(new)
        self._settle()
        return None

    def _settle(self) -> None:
        if self.file:
            try:
                self.file.settle()
            except (OSError, SQLAlchemyError, sqlite3.Error) as error:  # what was written is safe in the log
                log.warning("%s", error)


def is_of_one_job(error: Exception) -> bool:
    """Could another job succeed where this one failed? Not if the database is down, locked or full."""
    if isinstance(error, StoreLost):
        return False
    if isinstance(error, OperationalError):
        return str(getattr(error.orig, "sqlstate", None) or "").startswith(OF_ONE_JOB)
    return not isinstance(error, InterfaceError) and not (isinstance(error, DBAPIError) and error.connection_invalidated)


def fail(batch: Sequence[Job], error: Exception) -> None:
    """Tell the callers. What the database can't hold is the client's mistake."""
    if isinstance(error, DataError | ValueError):
        error = Refused("bad-message", "This contains a text or a number that can't be stored. Nothing was changed.")
    for job in batch:
        job.done.set_exception(error)
