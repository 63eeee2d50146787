"""How much time a table gives for each move, and what happens when it is used up."""

from __future__ import annotations

from dataclasses import dataclass

from felicity.server.journal import Data, Header
from felicity.server.schema import DaysWish, LiveTimeWish

SECOND = 1000  # milliseconds, as all times of the server
DAY = 24 * 60 * 60 * SECOND
YEAR = 365 * DAY
GRACE = SECOND  # the first second of every move is free: a slow line costs nobody time, and nobody gains more than this by it


@dataclass(frozen=True)
class TimeControl:
    """Chosen with the table. A move lasts as long as the same seat is asked without a break."""

    kind: str  # live, days
    move: int  # milliseconds for every move
    bank: int  # milliseconds for the whole game, used when those of a move are over
    then: str  # move: a bot plays this move; bot: a bot takes over; end: the game ends

    def as_dict(self) -> Data:
        """As stored in a header, and as sent."""
        return {"kind": self.kind, "move": self.move, "bank": self.bank, "then": self.then}


def wished(wish: LiveTimeWish | DaysWish | None) -> Data | None:
    """The time control of a new table, as its header stores it; None: untimed."""
    if wish is None:
        return None
    if isinstance(wish, DaysWish):
        return TimeControl("days", wish.days * DAY, 0, wish.then).as_dict()
    return TimeControl("live", wish.move * SECOND, wish.bank * SECOND, wish.then).as_dict()


def control_of(header: Header) -> TimeControl | None:
    """A table's time control; None: untimed, as all tables were at first."""
    found = header.settings.get("time")
    return TimeControl(**found) if found else None
