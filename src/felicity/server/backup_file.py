"""The backup file format, the same for SQLite and PostgreSQL: a header, one line per row, and a last line to verify completeness.

Lines are JSON, compressed with gzip. Only a few rows are in memory at a time.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final

from felicity.core.errors import FelicityError
from felicity.core.wording import Wording, system_reason
from felicity.text.catalog import FALLBACK
from felicity.text.errors import say

FORMAT: Final = 1
NAME: Final = "felicity backup"
LONGEST: Final = 64 * 1024 * 1024  # bytes per line; the largest row that a server writes has about one million
SEEN_EVERY: Final = 1000  # rows between progress reports
MAGIC: Final = b"\x1f\x8b"  # of gzip
PACKED: Final = 1  # gzip's fastest level: a backup runs beside a server

Value = str | int | None
Columns = dict[str, list[str]]  # by table name, in an order in which rows can be inserted
Seen = Callable[[str, int, int], None]  # current stage, rows done, rows in total


class BadBackup(FelicityError):
    """A backup that can't be written or read, and why. Has a sentence in every language, under `key`."""

    def __init__(self, why: str, file: Path, detail: str | Wording = "") -> None:
        self.key = f"error-backup-{why}"
        self.arguments = {"file": str(file), "why": detail}
        super().__init__(say(FALLBACK, self.key, **self.arguments))


@dataclass
class Contents:
    """Row counts and a checksum. The checksum doesn't depend on the order of rows: no two databases sort alike."""

    rows: dict[str, int] = field(default_factory=dict)
    choices: int = 0
    sum: int = 0

    def add(self, columns: Columns, name: str, values: list[Value]) -> bytes:
        """Count a row and return the line that represents it."""
        line = json.dumps([name, *values], separators=(",", ":")).encode()
        self.rows[name] = self.rows.get(name, 0) + 1
        self.sum = (self.sum + int.from_bytes(sha256(line).digest(), "big")) % (1 << 256)
        if name == "journal" and values[columns[name].index("kind")] == "play":
            self.choices += 1
        return line

    @property
    def tables(self) -> int:
        """How many game tables there are."""
        return self.rows.get("tables", 0)

    def as_dict(self) -> dict[str, object]:
        """For the last line."""
        return {"rows": self.rows, "choices": self.choices, "sum": f"{self.sum:064x}"}


# --- writing ---


def write(path: Path, revision: str, columns: Columns, rows: Iterator[tuple[str, list[Value]]]) -> Contents:
    """Write a backup to a new file and sync it to disk."""
    contents = Contents()
    with path.open("wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=PACKED, filename="", mtime=0) as file:
            file.write(json.dumps({"is": NAME, "format": FORMAT, "revision": revision, "columns": columns}).encode() + b"\n")
            for name, values in rows:
                file.write(contents.add(columns, name, values) + b"\n")
            file.write(json.dumps(contents.as_dict()).encode() + b"\n")
        raw.flush()
        os.fsync(raw.fileno())
    return contents


# --- reading ---


class Backup:
    """A backup being read. Its `contents` are complete once all rows have been read."""

    def __init__(self, path: Path, raw: BinaryIO) -> None:
        self.path = path
        self.raw = raw
        self.size = os.fstat(raw.fileno()).st_size
        self.file = gzip.GzipFile(fileobj=raw)
        self.contents = Contents()
        head = self._head()
        self.revision: str = head["revision"]
        self.columns: Columns = head["columns"]

    def _head(self) -> dict[str, Any]:
        is_packed = self.raw.read(len(MAGIC)) == MAGIC
        self.raw.seek(0)
        try:
            head = json.loads(self._bytes()) if is_packed else {}
        except (ValueError, RecursionError):  # another program's file
            head = {}
        if not isinstance(head, dict) or head.get("is") != NAME:
            raise BadBackup("foreign", self.path)
        if head.get("format") != FORMAT:
            raise BadBackup("newer", self.path)
        if not isinstance(head.get("revision"), str) or not are_columns(head.get("columns")):
            raise BadBackup("damaged", self.path)
        return head

    def rows(self, stage: str, seen: Seen) -> Iterator[tuple[str, list[Value]]]:
        """Every row with the name of its table; raises `BadBackup`, at the latest at the end, if something is missing or changed."""
        count = 0
        while isinstance(line := self._line(), list):
            name, *values = line
            if name not in self.columns or len(values) != len(self.columns[name]):
                raise BadBackup("damaged", self.path)
            self.contents.add(self.columns, name, values)
            yield name, values
            count += 1
            if count % SEEN_EVERY == 0:
                seen(stage, self.raw.tell(), self.size)
        if line != self.contents.as_dict() or self._bytes():
            raise BadBackup("damaged", self.path)
        seen(stage, self.size, self.size)

    def _line(self) -> object:
        try:
            found: object = json.loads(self._bytes())
        except (ValueError, RecursionError):
            raise BadBackup("damaged", self.path) from None
        is_row = isinstance(found, list) and found and all(value is None or type(value) in (str, int) for value in found)
        if not is_row and not isinstance(found, dict):
            raise BadBackup("damaged", self.path)
        return found

    def _bytes(self) -> bytes:
        try:
            return self.file.readline(LONGEST)
        except (OSError, EOFError, zlib.error):  # truncated or damaged
            raise BadBackup("damaged", self.path) from None


def are_columns(found: object) -> bool:
    """Is this a dictionary of column names by table, including the columns by which choices are counted?"""
    if not isinstance(found, dict) or not all(isinstance(names, list) for names in found.values()):
        return False
    return all(isinstance(name, str) for names in found.values() for name in names) and "kind" in found.get("journal", ())


@contextmanager
def opened(path: Path) -> Iterator[Backup]:
    """Open a backup for reading, or say why it can't be read."""
    try:
        raw = path.open("rb")
    except (OSError, ValueError) as error:  # ValueError: not a valid file name
        raise BadBackup("read", path, system_reason(error)) from None
    with raw:
        yield Backup(path, raw)
