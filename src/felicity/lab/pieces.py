"""A study is stored in pieces of whole deals. Small ones come first, so that a study can be viewed and stopped early; they grow, so that a
million games are a thousand files. Which deals are in which piece depends on the study alone.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from felicity.core.errors import FelicityError
from felicity.core.wording import system_reason

SMALLEST = 10  # deals
LARGEST = 1_000
GROWTH = 10  # a piece is at most this fraction of what came before, so that a stop loses little

HEAD, TAIL = "piece-", ".parquet"


class CannotKeep(FelicityError):
    """A file of a study can't be written: the disk is full, or there is no permission."""

    key = "lab-cannot-keep"

    def __init__(self, path: Path, error: OSError) -> None:
        why = system_reason(error)
        self.arguments = {"file": path, "why": why}
        super().__init__(f"{path} can't be written: {why}. Whatever was finished before is kept; run the study again to go on.")


def pieces(deals: int, players: int) -> Iterator[range]:
    """The numbers of the deals, piece by piece: complete rotations of the seats, as long as there are enough.

    >>> list(pieces(50, players=4))
    [range(1, 13), range(13, 25), range(25, 37), range(37, 49), range(49, 51)]
    >>> sum(1 for _ in pieces(1_000_000, players=4))
    1046
    """
    first = 1
    while first <= deals:
        size = min(LARGEST, max(SMALLEST, (first - 1) // GROWTH))
        size += -size % players
        yield range(first, min(first + size, deals + 1))
        first += size


def name_of(piece: range) -> str:
    """The file name of a piece; sorting by name gives their order.

    >>> name_of(range(1, 11))
    'piece-000000001-000000010.parquet'
    """
    return f"{HEAD}{piece[0]:09}-{piece[-1]:09}{TAIL}"


def piece_of(path: Path) -> range:
    """The deals of a file."""
    first, last = path.name.removeprefix(HEAD).removesuffix(TAIL).split("-")
    return range(int(first), int(last) + 1)


def files_in(folder: Path) -> list[Path]:
    """All finished pieces, in order."""
    return sorted(folder.glob(f"{HEAD}*{TAIL}"))


@contextlib.contextmanager
def kept(path: Path) -> Iterator[None]:
    """Report a file that can't be written in one line."""
    try:
        yield
    except OSError as error:
        raise CannotKeep(path, error) from None


def write(path: Path, data: bytes) -> None:
    """Write a file atomically: it exists completely, even after a crash, or not at all."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    with kept(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with fresh.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                fresh.unlink()
            raise
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder survive a crash too, if the system can."""
    with contextlib.suppress(PermissionError):  # Windows can't open folders
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
