"""What a browser tab has of the surroundings of a server (felicity.server.surroundings): nobody else is there, and nothing is measured."""

from __future__ import annotations

from felicity.server.company_decisions import Invited
from felicity.server.journal import Entry
from felicity.server.live_table import LiveTable
from felicity.server.refused import Refused
from felicity.server.schema import Invite
from felicity.server.stored_table import StoredTable

HOLDER = "browser"  # everybody who sits here: whoever opens this page plays with these tables


class Free:
    """Whatever is done here disturbs nobody."""

    def take(self, address: str) -> None:
        """Let one more through."""


class Alone:
    """No other people."""

    def __init__(self) -> None:
        self.talking = Free()
        self.openings = Free()

    async def blocks_of(self, holder: str) -> frozenset[str]:
        """Nobody is blocked."""
        return frozenset()

    async def apart_from(self, holder: str) -> frozenset[str]:
        """Nobody needs to be kept away."""
        return frozenset()

    async def shun(self, live: LiveTable) -> None:
        """There is nobody to keep away."""

    async def invited(self, live: LiveTable, holder: str, address: str, command: Invite) -> Invited:
        """There is nobody to invite."""
        raise Refused("no-person", "There is nobody to invite: these tables are in this browser only.")


class Person:
    """Whoever uses this browser."""

    async def holder_of(self, device: str) -> str:
        """The same, whatever key a page sends."""
        return HOLDER


class Unseen:
    """Nobody waits for news of a table, and none is listed."""

    def follow(self, live: LiveTable) -> None:
        """A table has changed."""

    def changed(self, live: LiveTable) -> None:
        """A table has changed."""


class NoClocks:
    """Tables here have no clocks."""

    def pauses_of(self, stored: StoredTable, seat: int) -> list[tuple[int, int]]:
        """No clock ever stood still."""
        return []

    def away_until(self, holder: str, at: int) -> int | None:
        """Nobody is away."""
        return None

    async def need_beat(self) -> None:
        """No clock is looked at."""

    async def beat(self) -> None:
        """No clock is looked at."""

    async def learn(self) -> None:
        """There is nothing to read."""


class Uncounted:
    """A metric that nobody reads."""

    def labels(self, label: str) -> Uncounted:
        """One of several."""
        return self

    def inc(self) -> None:
        """One more."""

    def dec(self) -> None:
        """One less."""

    def set(self, value: float) -> None:
        """So many."""

    def observe(self, value: float) -> None:
        """So long."""


class Unmeasured:
    """No metrics."""

    def __init__(self) -> None:
        self.tables = self.connections = self.refused = Uncounted()
        self.write_seconds = self.answer_seconds = self.think_seconds = Uncounted()

    def count(self, entry: Entry) -> None:
        """Count one more entry."""
