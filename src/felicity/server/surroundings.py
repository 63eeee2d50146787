"""What tables ask of whatever they are played in: a server has all of it, a browser tab very little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from felicity.server.company_decisions import Invited
    from felicity.server.journal import Data, Entry, Header
    from felicity.server.live_table import LiveTable
    from felicity.server.packs import StoredPack
    from felicity.server.prepared import Prepared
    from felicity.server.results import Finish
    from felicity.server.schema import Invite, Prepare, Revoke
    from felicity.server.stored_table import StoredTable

T = TypeVar("T")


class TableStore(Protocol):
    """Where headers and journals are kept. What it promises by a future is on the disk when the future is done."""

    def header(self, code: str) -> Header | None:
        """The header of a table, if it exists."""

    def entries(self, code: str, since: int = 0) -> list[Entry]:
        """The journal of a table from a number on."""

    def pack(self, game: str, fingerprint: str) -> StoredPack | None:
        """House cards, if they are known."""

    def held_by(self, holder: str, most: int) -> list[str]:
        """The codes of somebody's tables, the most recently changed first."""

    def counts(self, holder: str) -> tuple[int, int]:
        """How many tables somebody has, and how many there are."""

    def create(self, header: Header, entries: Sequence[Entry], pack: StoredPack | None = None) -> Future[bool]:
        """Store a new table; False if its code is taken."""

    def follow(self, code: str, entry: Entry, header: Header, entries: Sequence[Entry], pack: StoredPack | None = None) -> Future[bool]:
        """Store a new table together with the entry of an older one that leads to it; both or neither."""

    def append(self, code: str, entries: Sequence[Entry], finish: Finish | None = None) -> Future[bool]:
        """Append entries, all or none; False if somebody else has already written the first."""

    def append_timed(self, code: str, entries: Sequence[Entry], finish: Finish | None = None) -> Future[bool]:
        """The same at a table with a clock."""

    def look_at(self, code: str, due: int | None) -> Future[bool]:
        """Look at a table's clock at that moment; None: never again."""


class Findings(Protocol):
    """What was found out about choices: each is stored before it is shown, and never found out twice."""

    async def of_table(self, code: str) -> list[tuple[int, int, str, Data]]:
        """Everything that was found out about a table's choices: number, kind, line and finding."""

    async def keep(self, code: str, number: int, kind: int, line: str, found: Data) -> bool:
        """Store what was found out; False if the table was removed."""

    async def want(self, code: str, seat: int, wanted: bool) -> bool:
        """Note that a seat's choices are to be judged, even after a crash, or no longer; False if the table was removed."""

    async def wanted(self, most: int) -> list[tuple[str, int]]:
        """Whose choices are to be judged."""


class Timekeeping(Protocol):
    """When clocks stand still."""

    def pauses_of(self, stored: StoredTable, seat: int) -> list[tuple[int, int]]:
        """When the clock of a seat stood still."""

    def away_until(self, holder: str, at: int) -> int | None:
        """Until when somebody is away from games by mail, if they are."""

    async def need_beat(self) -> None:
        """Note that somebody looks at clocks."""

    async def beat(self) -> None:
        """The same, if it is due."""

    async def learn(self) -> None:
        """Read when clocks stood still."""


class Allowance(Protocol):
    """How often something may be done."""

    def take(self, address: str) -> None:
        """Let one more through, or refuse it."""


class Society(Protocol):
    """Other people."""

    @property
    def talking(self) -> Allowance:
        """What is said at tables."""

    @property
    def openings(self) -> Allowance:
        """Tables opened to everybody."""

    async def blocks_of(self, holder: str) -> frozenset[str]:
        """Whom somebody has blocked."""

    async def apart_from(self, holder: str) -> frozenset[str]:
        """With whom somebody is not to be brought together."""

    async def shun(self, live: LiveTable) -> None:
        """Let a table know whom its host has blocked."""

    async def invited(self, live: LiveTable, holder: str, address: str, command: Invite) -> Invited:
        """Find out whom an invitation means."""


class Planning(Protocol):
    """What people have prepared."""

    async def prepare(self, live: LiveTable, holder: str, command: Prepare) -> None:
        """Prepare an answer."""

    async def revoke(self, live: LiveTable, holder: str, command: Revoke) -> None:
        """Take a prepared answer back."""

    async def of(self, code: str) -> list[Prepared]:
        """What is prepared at a table."""

    async def learn(self, live: LiveTable) -> None:
        """Read it anew."""

    async def hear(self, live: LiveTable) -> None:
        """The same, as soon as the store answers."""

    def give(self, code: str, id: str, entries: Sequence[Entry], finish: Finish | None, is_timed: bool) -> Future[bool]:
        """Write the entry that gives a prepared answer, if it still stands."""


class Devices(Protocol):
    """Who stands behind a device."""

    async def holder_of(self, device: str) -> str:
        """The person a device stands for."""


class Follower(Protocol):
    """Lists a table as it changes."""

    def follow(self, live: LiveTable) -> None:
        """A table has changed."""


class Listener(Protocol):
    """Tells others that a table has changed."""

    def changed(self, live: LiveTable) -> None:
        """A table has changed."""


class Measures(Protocol):
    """What is counted and measured."""

    @property
    def tables(self) -> Any:
        """Tables in memory."""

    @property
    def connections(self) -> Any:
        """Who shows a table."""

    @property
    def refused(self) -> Any:
        """Refusals, by code."""

    @property
    def write_seconds(self) -> Any:
        """Until an entry is stored."""

    @property
    def answer_seconds(self) -> Any:
        """Until an answer."""

    @property
    def think_seconds(self) -> Any:
        """Until a bot has chosen."""

    def count(self, entry: Entry) -> None:
        """Count one more entry."""


class WorkerPool(Protocol):
    """Where slow work is done: other processes, or another worker of a page."""

    async def think(self, person: str, rank: int, think: Callable[..., T], *arguments: object) -> T:
        """Compute something when it is this person's turn."""

    def crowd(self) -> float:
        """How many wait for each that is at work."""

    def restart(self) -> None:
        """Give up what is being computed."""

    def close(self) -> None:
        """Stop."""
