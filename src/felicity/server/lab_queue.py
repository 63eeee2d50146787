"""The queue of studies, in a file beside them: who asked for each, the order, and what is to be done with it.

The file is replaced atomically before anybody gets an answer; several servers that share a folder take turns writing it.
"""

from __future__ import annotations

import contextlib
import json
import logging
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from felicity.file_lock import take
from felicity.lab import pieces
from felicity.server.lab_errors import Trouble

log = logging.getLogger("felicity.server")

QUEUE, QUEUE_LOCK = "queue.json", "queue.lock"
QUEUED, PAUSED, STOPPED, FAILED, REMOVED = "queued", "paused", "stopped", "failed", "removed"
MOMENT = 0.01  # seconds between attempts to lock the file
PATIENCE = 10.0  # seconds to wait for the lock; after that its holder must have hung


@dataclass(slots=True)
class Entry:
    """A study that somebody queued here."""

    id: str
    wish: str  # QUEUED ... REMOVED
    since: int  # when it got into the queue, in nanoseconds since 1970: the order of play
    holder: str = ""  # hash of the key of the person who asked for it
    error: Trouble | None = None


Entries = dict[str, Entry]


class Queue:
    """The queue's file."""

    def __init__(self, shelf: Path) -> None:
        self.path = shelf / QUEUE
        self.seen: tuple[int, int] = (0, 0)  # identifies the version of the file that `entries` were read from
        self.entries: Entries = {}

    def read(self) -> Entries:
        """All current entries."""
        try:
            about = self.path.stat()
            if (about.st_mtime_ns, about.st_ino) != self.seen:
                self.entries = entries_in(self.path)
                self.seen = (about.st_mtime_ns, about.st_ino)
        except FileNotFoundError:
            self.entries, self.seen = {}, (0, 0)
        return self.entries

    @contextlib.contextmanager
    def changing(self) -> Iterator[Entries]:
        """Change the entries under a lock. Raises `CannotKeep` if they can't be written; then nothing has changed."""
        with pieces.kept(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            lock = self.path.with_name(QUEUE_LOCK).open("a", encoding="utf-8")
        with lock:
            deadline = time.monotonic() + PATIENCE
            while not take(lock) and time.monotonic() < deadline:
                time.sleep(MOMENT)
            before = self.read()
            entries = {id: Entry(**asdict(entry)) for id, entry in before.items()}
            yield entries
            if entries != before:
                pieces.write(self.path, json.dumps([asdict(entry) for entry in entries.values()], indent=1, ensure_ascii=False).encode())
                self.seen = (0, 0)


def entries_in(path: Path) -> Entries:
    """The entries of a file; a newer version may store more in each, and a foreign file has none."""
    known = {each.name for each in fields(Entry)}
    try:
        found = [Entry(**{name: value for name, value in each.items() if name in known}) for each in json.loads(path.read_bytes())]
    except (ValueError, TypeError, AttributeError):
        log.exception("%s can't be read: no study waits", path)
        return {}
    return {entry.id: entry for entry in found}


def in_order(entries: Entries, wish: str = QUEUED) -> list[Entry]:
    """Entries with this wish, the oldest first."""
    return sorted((entry for entry in entries.values() if entry.wish == wish), key=lambda entry: (entry.since, entry.id))
