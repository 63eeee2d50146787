"""The server's refusals, by the code under which the page finds their sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from felicity.core.ask import Refusal
from felicity.core.errors import BadOptions, CannotRead, FelicityError, GameOver, NotAllowed, NotYourTurn, StalePosition
from felicity.core.untrusted import visible
from felicity.server.messages import ErrorData

if TYPE_CHECKING:
    from felicity.server.sentences import Sentences

LONGEST = 2000  # characters of a sentence: it may repeat what was sent
STATUS = {
    "cannot-read": 400,
    "bad-options": 400,
    "bad-pack": 400,
    "key-missing": 401,
    "signed-out": 401,
    "bad-phrase": 400,
    "not-a-way-in": 404,
    "no-device": 404,
    "no-channel": 404,
    "bad-passkey": 400,
    "no-passkey": 404,
    "no-passkeys": 404,
    "no-notices": 404,
    "bad-address": 400,
    "bad-code": 400,
    "not-shared": 404,
    "not-your-seat": 403,
    "not-host": 403,
    "seat-kept": 403,
    "held": 403,
    "profile-held": 403,
    "phrases-only": 403,
    "no-person": 404,
    "not-watchable": 403,
    "wrong-origin": 403,
    "no-table": 404,
    "no-page": 404,
    "no-seat": 404,
    "no-pack": 404,
    "no-lab": 404,
    "no-study": 404,
    "no-daily": 404,
    "no-puzzle": 404,
    "not-your-study": 403,
    "other-rules": 410,
    "broken": 410,
    "too-large": 413,
    "bad-message": 422,
    "too-fast": 429,
    "busy": 503,
    "cannot-keep": 507,
}  # all others: 409, conflict
KINDS: list[tuple[type[FelicityError], str]] = [
    (NotAllowed, "not-allowed"),
    (NotYourTurn, "not-your-turn"),
    (GameOver, "game-over"),
    (StalePosition, "stale"),
    (BadOptions, "bad-options"),
    (CannotRead, "cannot-read"),
]


class Refused(FelicityError):
    """A request that isn't carried out; the table is unchanged."""

    def __init__(self, code: str, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.refusal = refusal  # why an option can't be chosen now

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.code, 409)

    def as_dict(self) -> ErrorData:
        """The data for messages."""
        found: ErrorData = {"code": self.code, "message": visible(str(self)[:LONGEST])}
        if self.refusal is not None:
            found["refusals"] = [{**self.refusal.as_dict(), "title": "", "detail": "", "sentence": ""}]
        return found

    def as_data(self, sentences: Sentences) -> ErrorData:
        """The same, with the reason in the reader's language."""
        found = self.as_dict()
        if self.refusal is not None:
            found["refusals"] = [sentences.why(self.refusal)]
        return found


def private() -> Refused:
    """The error for somebody who may not look: whether the table is private or the host has blocked them isn't said."""
    return Refused("not-watchable", "This table is private.")


def refused(error: FelicityError) -> Refused:
    """An engine error as a refusal."""
    if isinstance(error, Refused):
        return error
    code = next((code for kind, code in KINDS if isinstance(error, kind)), "not-allowed")
    return Refused(code, str(error), error.refusal if isinstance(error, NotAllowed) else None)
