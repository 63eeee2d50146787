"""One server at a time per SQLite file, since tables live in its memory. A second server is told the address of the first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from felicity.core.errors import FelicityError
from felicity.file_lock import take
from felicity.server.bad_store import BadStore
from felicity.server.engine import file_of, url_of


class InUse(FelicityError):
    """Another server has the tables."""

    def __init__(self, file: Path, address: str) -> None:
        super().__init__(f"Another server already uses {file}: {address or 'it is just starting'}")
        self.file = file
        self.address = address


@contextmanager
def server_lock(database: str, address: str) -> Iterator[None]:
    """Lock the tables of a database while serving at an address."""
    url = url_of(database)
    path = file_of(url)
    if path is None:  # PostgreSQL serves many
        yield
        return
    if not path.parent.is_dir():
        raise BadStore("nowhere", url, str(path.parent))
    try:
        lock = path.with_name(f"{path.name}.lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise BadStore("cannot-open", url, f"{error.filename}: {error.strerror}") from None
    with lock as file:
        if not take(file):
            file.seek(0)
            raise InUse(path, file.read().strip())
        write(file, address)
        try:
            yield
        finally:
            write(file, "")


def write(file: TextIO, address: str) -> None:
    """Write down the server's address."""
    file.truncate(0)
    file.write(address)
    file.flush()
