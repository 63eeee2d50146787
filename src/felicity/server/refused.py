"""What the server refuses, by the code under which a page finds its sentence."""

from __future__ import annotations

from felicity.core.ask import Refusal
from felicity.core.errors import BadOptions, CannotRead, FelicityError, GameOver, NotAllowed, NotYourTurn, StalePosition
from felicity.server.journal import Data

STATUS = {
    "cannot-read": 400,
    "bad-options": 400,
    "key-missing": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "not-watchable": 403,
    "wrong-origin": 403,
    "no-table": 404,
    "no-page": 404,
    "no-seat": 404,
    "other-rules": 410,
    "too-large": 413,
    "bad-message": 422,
    "too-fast": 429,
    "busy": 503,
}  # all others: 409, not now
KINDS: list[tuple[type[FelicityError], str]] = [
    (NotAllowed, "not-allowed"),
    (NotYourTurn, "not-your-turn"),
    (GameOver, "game-over"),
    (StalePosition, "stale"),
    (BadOptions, "bad-options"),
    (CannotRead, "cannot-read"),
]


class Refused(FelicityError):
    """A request that isn't carried out; the table is exactly what it was."""

    def __init__(self, code: str, message: str, refusals: list[Data] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.refusals = refusals or []

    @property
    def status(self) -> int:
        """As HTTP says it."""
        return STATUS.get(self.code, 409)

    def as_dict(self) -> Data:
        """For messages."""
        found: Data = {"code": self.code, "message": str(self)}
        if self.refusals:
            found["refusals"] = self.refusals
        return found


def refused(error: FelicityError) -> Refused:
    """An error of the engine, as the server says it."""
    if isinstance(error, Refused):
        return error
    code = next((code for kind, code in KINDS if isinstance(error, kind)), "not-allowed")
    reasons = error.reasons if isinstance(error, NotAllowed) else []
    return Refused(code, str(error), [reason.as_dict() for reason in reasons if isinstance(reason, Refusal)])
