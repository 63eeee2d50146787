"""How processes that share a PostgreSQL database hear of each other's entries, and which of them moves a table's bots."""

from __future__ import annotations

import threading
from collections.abc import Callable

import psycopg
from psycopg import sql
from sqlalchemy.engine import URL

from felicity.server.engine import SERVES
from felicity.server.journal import LETTERS
from felicity.server.store import CHANNEL

DRIVES = 7204  # first half of our advisory lock keys
PATIENCE = 0.5  # seconds before reconnecting, and between checks whether to stop
# A machine that is cut off, unlike a process that dies, closes no connection: PostgreSQL must probe it, or its tables would wait for hours.
KEEPALIVES = ("SET tcp_keepalives_idle = 10", "SET tcp_keepalives_interval = 5", "SET tcp_keepalives_count = 3")


def address(url: URL) -> str:
    """The address in the form libpq reads."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


class Listener:
    """Listens in a thread. `on_message` gets every message; `lost` is called after a lost connection, when messages may be missing."""

    def __init__(self, url: URL, on_message: Callable[[str], None], lost: Callable[[], None]) -> None:
        self.address = address(url)
        self.on_message = on_message
        self.lost = lost
        self.stopping = threading.Event()
        self.joined = threading.Event()  # the server's advisory lock is held: from here on nobody can restore a backup over the database
        self.thread = threading.Thread(target=self._work, name="felicity-listener", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Stop listening, without waiting for a database that doesn't answer."""
        self.stopping.set()
        self.thread.join(2 * PATIENCE)

    def _work(self) -> None:
        while not self.stopping.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    for setting in KEEPALIVES:
                        connection.execute(setting)
                    connection.execute("SELECT pg_advisory_lock_shared(%s)", (SERVES,))
                    self.joined.set()
                    connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    self.lost()
                    self._listen(connection)
            except psycopg.OperationalError:
                self.stopping.wait(PATIENCE)

    def _listen(self, connection: psycopg.Connection) -> None:
        while not self.stopping.is_set():
            for notice in connection.notifies(timeout=PATIENCE):
                self.on_message(notice.payload)


def lock_key(code: str) -> int:
    """A distinct number for every code."""
    number = 0
    for letter in code:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return (DRIVES << 32) + number


class Leases:
    """Which process moves a table's bots: one at a time. Advisory locks end with their process, however it ends. Use it in threads."""

    def __init__(self, url: URL) -> None:
        self.address = address(url)
        self.lock = threading.Lock()
        self.connection: psycopg.Connection | None = None
        self.held: set[str] = set()

    def take(self, code: str) -> bool:
        """Take over this table's bots, unless another process has them."""
        with self.lock:
            try:
                if self.connection is None or self.connection.closed:
                    self.held.clear()
                    self.connection = psycopg.connect(self.address, autocommit=True)
                    for setting in KEEPALIVES:
                        self.connection.execute(setting)
                if code not in self.held:
                    row = self.connection.execute("SELECT pg_try_advisory_lock(%s)", (lock_key(code),)).fetchone()
                    if row and row[0]:
                        self.held.add(code)
            except psycopg.OperationalError:
                self.held.clear()
            return code in self.held

    def release(self, code: str) -> None:
        """Let another process move this table's bots."""
        with self.lock:
            if code in self.held and self.connection is not None:
                self.held.discard(code)
                try:
                    self.connection.execute("SELECT pg_advisory_unlock(%s)", (lock_key(code),))
                except psycopg.OperationalError:
                    self.held.clear()

    def close(self) -> None:
        """Release everything, without waiting for a database that doesn't answer."""
        if self.lock.acquire(timeout=PATIENCE):
            if self.connection is not None:
                self.connection.close()
            self.lock.release()
