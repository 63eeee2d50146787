"""A database that can't be used, and why, in a sentence for the operator."""

from __future__ import annotations

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from felicity.core.errors import FelicityError
from felicity.core.wording import Wording
from felicity.server.engine import file_of
from felicity.text.catalog import FALLBACK
from felicity.text.errors import say

SQLITE = {
    5: "locked",
    6: "locked",
    8: "read-only",
    11: "damaged",
    13: "full",
    26: "damaged",
}  # by SQLite's primary result codes
LONGEST = 300  # characters of a reason


class BadStore(FelicityError):
    """Has a sentence in every language, under `key`."""

    def __init__(self, why: str, url: URL, detail: str | Wording = "") -> None:
        self.key = f"error-store-{why}"
        self.arguments = {"place": place_of(url), "why": detail}
        super().__init__(say(FALLBACK, self.key, **self.arguments))


def place_of(url: URL) -> str:
    """The database's name or address, without a password."""
    return str(file_of(url) or url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True))


def bad_store(url: URL, error: DBAPIError) -> BadStore:
    """What a database error means, for the operator."""
    detail = " ".join(str(error.orig).split())[:LONGEST].rstrip(".")
    if url.get_backend_name() == "postgresql":
        return BadStore("away", url, detail)
    file = file_of(url)
    if file and file.is_dir():
        return BadStore("folder", url)
    if file and not file.parent.is_dir():
        return BadStore("nowhere", url, str(file.parent))
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    return BadStore(SQLITE.get(code, "cannot-open"), url, detail)
