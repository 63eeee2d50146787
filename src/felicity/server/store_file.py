"""SQLite's file under a running server: nothing is acknowledged that was written to a file which is no longer there."""

from __future__ import annotations

import logging
import shutil
import threading
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from felicity.server.bad_store import BadStore

log = logging.getLogger("felicity.server")

TRANSACTIONS = 200  # after which the log (WAL) is moved into the file
GROWTH = 4 * 1024 * 1024  # bytes of the log after which it is moved earlier
Mark = tuple[int, ...]


class StoreLost(SQLAlchemyError):
    """The file was deleted, moved, replaced or overwritten."""


class StoreFile:
    """Recognises the file, its log and its index by inode, size and time.

    Only this process changes the file, and only in `settle`: any other change of size or time is somebody else's.
    """

    def __init__(self, engine: Engine, path: Path) -> None:
        self.path = path
        self.log = path.with_name(f"{path.name}-wal")
        self.index = path.with_name(f"{path.name}-shm")
        self.sentence = str(BadStore("changed", engine.url))
        self.keeper = engine.raw_connection()  # as long as a connection is open, the log and the index stay the same files
        self.keeper.cursor().execute("SELECT count(*) FROM sqlite_master").close()
        self.lost = False
        self.marking = threading.Lock()  # held while the file changes: a reader must not compare with old values
        self.transactions = 0
        self.settled = 0  # bytes of the log when it was last moved into the file
        self.marks = self._marks()

    def close(self) -> None:
        """Release the log."""
        self.keeper.close()

    def check(self) -> None:
        """Check that everything is still where it was."""
        with self.marking:
            self._check()

    def _check(self) -> None:
        try:
            found = self._marks()
        except OSError:
            found = None
        if found == self.marks:
            self.lost = False
            return
        if not self.lost:
            log.error("%s", self.sentence)
        self.lost = True
        raise StoreLost(self.sentence)

    def settle(self) -> None:
        """After a transaction: now and then move the log into the file."""
        self.transactions += 1
        size = self.log.stat().st_size
        if self.transactions < TRANSACTIONS and size < self.settled + GROWTH:
            return
        with self.marking:
            self._check()
            self.keeper.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").close()
            self.transactions, self.settled, self.marks = 0, size, self._marks()

    @property
    def stored(self) -> int:
        """Bytes that are free on the disk."""
        return shutil.disk_usage(self.path.parent).free

    def _marks(self) -> tuple[Mark, Mark, Mark]:
        file, log, index = self.path.stat(), self.log.stat(), self.index.stat()
        whole = (file.st_dev, file.st_ino, file.st_size, file.st_mtime_ns)
        return whole, (log.st_dev, log.st_ino), (index.st_dev, index.st_ino)
