"""The tables in memory, wherever they are played: they are loaded, driven, unloaded, and put out of use if they fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import TYPE_CHECKING

from felicity.core.errors import FelicityError
from felicity.server.clock import Clock
from felicity.server.driver import drive
from felicity.server.dry_run import show_all
from felicity.server.journal import CODE_LENGTH, LETTERS, Data, Entry, Header
from felicity.server.live_table import AFTER_TROUBLE, LiveTable
from felicity.server.packs import StoredPack, no_pack
from felicity.server.pending_choice import pending_choice
from felicity.server.refused import Refused, refused
from felicity.server.reviews import Reviews
from felicity.server.settings import Settings
from felicity.server.store_failed import StoreFailed
from felicity.server.stored_table import StoredTable
from felicity.server.workers import Workers

if TYPE_CHECKING:
    from felicity.server.bot_pool import BotPool
    from felicity.server.surroundings import (
        Devices,
        Findings,
        Follower,
        Listener,
        Measures,
        Planning,
        Society,
        TableStore,
        Timekeeping,
        WorkerPool,
    )

log = logging.getLogger("felicity.server")

MOST_COMPLAINTS = 1000  # log messages that are remembered


class TableHall:
    """All tables of one process. What surrounds them is set by whoever runs it (see surroundings.py)."""

    store: TableStore
    findings: Findings
    company: Society
    openings: Follower
    timekeeper: Timekeeping
    notifier: Listener
    people: Devices
    metrics: Measures
    bot_pool: BotPool
    pack_pool: WorkerPool
    plans: Planning | None = None  # None: nothing can be prepared here
    has_company = False  # are the same tables also open in other processes?

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.views = Workers("views", 1)  # for work that takes milliseconds
        self.replays = Workers("replays", 2)  # for work that replays a whole game
        self.reviews = Reviews(self)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.broken: set[str] = set()  # tables that failed; they are tried again when the server restarts
        self.complained: set[tuple[str, str]] = set()  # what was logged: once is enough
        self.closing = False

    def keep(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Run a background task; an error in it is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("A background task failed", exc_info=task.exception())

    # --- tables ---

    async def table(self, code: str, person: str = "", holder: str = "") -> LiveTable:
        """The table with this code, loaded if it isn't in memory; the holder of a key may want to look at it."""
        code = code.upper()
        if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
            raise no_table(code)
        if code in self.broken:
            raise broken_table(code)
        live = self.tables.get(code)
        if live is None:
            if code not in self.loading:
                self.loading[code] = asyncio.create_task(self._load(code, person))
            live = await asyncio.shield(self.loading[code])
        live.used = self.clock.now()
        if live.stored.day:
            await self.admit(live, holder)
        self.drive(live)
        return live

    async def admit(self, live: LiveTable, holder: str) -> None:
        """Let somebody look at a table with the deal of a day, if they may know that by now."""

    async def _load(self, code: str, person: str) -> LiveTable:
        try:
            try:
                stored = await self.replays.run(person, lambda: self.read(code))
            except StoreFailed:
                raise
            except Exception as error:
                if isinstance(error, Refused) and error.code in ("no-table", "other-rules", "busy"):
                    raise
                raise self.quarantine(code, error) from None
            stored.shunned = await self.company.blocks_of(stored.host)
            if self.plans is not None:
                stored.prepared = await self.plans.of(code)
            live = self._bring(stored, person)
            if self.has_company:  # this process has missed what was written while loading
                self.ask_who(code)
                await live.refresh()
                if self.plans is not None:
                    await self.plans.hear(live)
            return live
        finally:
            del self.loading[code]

    def _bring(self, stored: StoredTable, person: str) -> LiveTable:
        live = self.tables[stored.header.code] = LiveTable(self, stored, person)
        self.metrics.tables.set(len(self.tables))
        self.openings.follow(live)
        return live

    def read(self, code: str) -> StoredTable:
        """A table as it is stored."""
        header = self.store.header(code)
        if header is None:
            raise no_table(code)
        pack = self.known_pack(header.game, header.pack) if header.pack else None
        return StoredTable(header, self.store.entries(code), pack)

    def known_pack(self, game: str, fingerprint: str) -> StoredPack:
        """House cards from this server's store."""
        found = self.store.pack(game, fingerprint)
        if found is None:
            raise no_pack(fingerprint)
        return found

    # --- tables that fail ---

    def quarantine(self, code: str, error: Exception) -> Refused:
        """Put a failing table aside: its players are told, nobody else is affected. Returns the error to raise."""
        if code not in self.broken:
            self.broken.add(code)
            log.error("Table %s failed and is out of use until the server restarts", code, exc_info=error)
        live = self.tables.pop(code, None)
        if live is not None:
            live.is_broken = True
            for connection in live.connections:
                connection.wake.set()
        self.metrics.tables.set(len(self.tables))
        return broken_table(code)

    def failed(self, code: str, what: str, error: Exception) -> Refused:
        """Something optional about a table failed, and play can go on. Returns the error to raise; logged once per table."""
        if (code, what) not in self.complained and len(self.complained) < MOST_COMPLAINTS:
            self.complained.add((code, what))
            log.error("Table %s: %s failed", code, what, exc_info=error)
        return Refused("failed", "A bug in the program prevents this. Nothing was changed.")

    async def create(
        self,
        header: Header,
        entries: list[Entry],
        person: str = "",
        pack: StoredPack | None = None,
        kept: Callable[[], Future[bool]] | None = None,
    ) -> LiveTable:
        """Store a new table, or let `kept` store it. Its position is tried first, so that no unplayable table is stored."""
        try:
            stored = await self.replays.run(person, lambda: tried(header, entries, pack))
        except FelicityError as error:
            raise refused(error) from None
        except Exception as error:
            raise self.failed(header.code, "a new table", error) from None
        if not await asyncio.wrap_future(kept() if kept else self.store.create(header, entries, pack)):
            raise Refused("busy", "That code is taken. Try again.")
        stored.shunned = await self.company.blocks_of(stored.host)
        live = self.tables.get(header.code) or self._bring(stored, person)
        if self.plans is not None and stored.prepared is None:
            stored.prepared = []
        live.used = self.clock.now()
        self.notifier.changed(live)
        self.drive(live)
        return live

    # --- bots ---

    def drive(self, live: LiveTable) -> None:
        """Make sure that a driver is running if there is something to do."""
        if self.closing or live.is_broken or (live.driver is not None and not live.driver.done()):
            return
        try:
            pending = pending_choice(live.stored)
        except Exception as error:
            self.quarantine(live.code, error)
            return
        if pending is not None and live.must_go_on(pending):
            live.driver = self.keep(self._drive(live))
            live.driver.add_done_callback(lambda task: self._drive_again(live, task))

    async def _drive(self, live: LiveTable) -> None:
        try:
            await drive(self, live)
        except (Refused, StoreFailed) as error:
            if not live.is_broken:
                log.warning("The bots of a table are waiting: %s", error if isinstance(error, Refused) else type(error).__name__)
                await asyncio.sleep(AFTER_TROUBLE)
        except Exception as error:
            self.quarantine(live.code, error)

    def _drive_again(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        """Something may have come up while the driver was stopping."""
        if not task.cancelled() and not task.exception():
            self.drive(live)

    async def take_lease(self, code: str) -> bool:
        """Try to become the process that moves the table's bots."""
        return True

    async def release_lease(self, code: str) -> None:
        """Let another process move the table's bots."""

    # --- other processes ---

    def announce(self, code: str, data: Data) -> None:
        """Tell other processes who is connected here."""

    def ask_who(self, code: str) -> None:
        """Ask other processes who is connected there."""

    def drop(self, code: str) -> None:
        """A table was removed: whoever is connected to it is told."""
        live = self.tables.pop(code, None)
        if live is not None:
            live.is_gone = True
            for connection in live.connections:
                connection.wake.set()
        self.metrics.tables.set(len(self.tables))

    # --- rounds ---

    def round(self) -> None:
        """Unload idle tables, repeat who is here, and make sure that waiting bots are not forgotten."""
        for live in list(self.tables.values()):
            idle = not live.connections and self.clock.now() - live.used > self.settings.idle_after
            if idle and not live.lock.locked() and (live.driver is None or live.driver.done()):
                del self.tables[live.code]
            elif live.connections and self.has_company:
                live.forget_silent()
                live.announce()
                self.drive(live)
        self.metrics.tables.set(len(self.tables))


def tried(header: Header, entries: list[Entry], pack: StoredPack | None) -> StoredTable:
    """A new table, with everything built that people will be shown first."""
    stored = StoredTable(header, entries, pack)
    if stored.table is not None:
        show_all(stored.table)
    return stored


def broken_table(code: str) -> Refused:
    """The error for a table that fails."""
    return Refused("broken", f"Table {code} can't be read. It is kept as it is; the server tries again when it restarts.")


def no_table(code: str) -> Refused:
    """The error for a code that has no table."""
    return Refused("no-table", f"There is no table {code[:12]!r} on this server.")
