"""All tables in this process, with its connections to the store, to other processes and to the bots."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from felicity.core.errors import FelicityError
from felicity.server.backfill import fill_in_results
from felicity.server.bot_pool import ADVICE_NICENESS, BotPool
from felicity.server.channels import Channels
from felicity.server.clock import Clock, calendar
from felicity.server.company import Company
from felicity.server.driver import drive
from felicity.server.dry_run import show_all
from felicity.server.health import Health
from felicity.server.host_wishes import HostWishes
from felicity.server.journal import CODE_LENGTH, LETTERS, Data, Entry, Header
from felicity.server.lab import Lab
from felicity.server.live_table import AFTER_TROUBLE, LiveTable, presence_message
from felicity.server.metrics import Metrics
from felicity.server.notifier import Notifier
from felicity.server.openings import Openings
from felicity.server.packs import StoredPack, no_pack
from felicity.server.pending_choice import pending_choice
from felicity.server.people import People
from felicity.server.pools import Pool
from felicity.server.refused import Refused, refused
from felicity.server.settings import Settings
from felicity.server.store import PAUSES, Store
from felicity.server.stored_table import StoredTable
from felicity.server.sweep import first_date, sweeps
from felicity.server.timekeeper import Timekeeper
from felicity.server.workers import Workers
from felicity.text.catalog import learn

if TYPE_CHECKING:
    from felicity.server.bus import Leases, Listener

log = logging.getLogger("felicity.server")

HOUSEKEEPING_EVERY = 15.0  # seconds
MOST_COMPLAINTS = 1000  # log messages that are remembered
PACKS_EACH = 4  # house card checks that may wait for one person
MOST_PACKS = 60  # and in total
MEMORY = 256 * 1024 * 1024  # bytes of memory for checking house cards


class Hall:
    """One server process."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.metrics = Metrics()
        self.bot_pool = BotPool(settings.bot_processes)
        self.pack_pool = Pool(1, ADVICE_NICENESS, each=PACKS_EACH, most=MOST_PACKS, memory=MEMORY)  # where house cards are checked
        self.lab = Lab(settings)
        self.views = Workers("views", 1)  # for work that takes milliseconds
        self.replays = Workers("replays", 2)  # for work that replays a whole game
        self.process = secrets.token_hex(6)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.broken: set[str] = set()  # tables that failed; they are tried again when the server restarts
        self.complained: set[tuple[str, str]] = set()  # what was logged: once is enough
        self.closing = False
        self.wishes = HostWishes(self)
        self.health = Health(self)

    async def open(self, store: Store | None = None) -> None:
        """Connect to the store, and to other processes if there may be any."""
        self.store = store if store is not None else await asyncio.to_thread(Store, self.settings.database)
        await asyncio.to_thread(self.wishes.read)
        self.people = People(self)
        self.company = Company(self)
        self.openings = Openings(self)
        self.timekeeper = Timekeeper(self)
        self.notifier = Notifier(self)
        self.channels = Channels(self)
        self.date = await asyncio.to_thread(first_date, self.store)
        calendar.learn(self.date)
        self.has_company = self.store.kind == "postgresql"
        self.loop = asyncio.get_running_loop()
        self.listener: Listener | None = None
        self.leases: Leases | None = None
        if self.has_company:
            from felicity.server.bus import Leases, Listener  # needs psycopg

            self.listener = Listener(self.store.url, self._on_message_in_thread, self._lost_in_thread)
            self.leases = Leases(self.store.url)
            while not self.listener.joined.is_set():
                await asyncio.sleep(0.02)
        await self.timekeeper.open()
        self.keep(self._learn())
        self.keep(self._rounds())
        self.keep(self.timekeeper.rounds())
        self.keep(sweeps(self))
        self.keep(fill_in_results(self))
        self.keep(self.people.go_on_forgetting())
        self.wishes.apply()
        self.keep(self.wishes.watch())
        self.keep(self.openings.heal())
        self.keep(self.lab.watch())
        await self.notifier.open()

    async def _learn(self) -> None:
        """Load the texts now, so that the first visitor doesn't wait for them."""
        await asyncio.to_thread(learn)
        gc.freeze()  # these objects stay: scanning them at every garbage collection would block everybody

    async def close(self) -> None:
        """Finish writing, then disconnect."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.listener:
            await asyncio.to_thread(self.listener.close)
        if self.leases:
            await asyncio.to_thread(self.leases.close)
        self.notifier.close()
        self.views.close()
        self.replays.close()
        await asyncio.to_thread(self.lab.close)
        await asyncio.to_thread(self.bot_pool.close)
        await asyncio.to_thread(self.pack_pool.close)
        await asyncio.to_thread(self.store.close)

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

    async def table(self, code: str, person: str = "") -> LiveTable:
        """The table with this code, loaded if it isn't in memory."""
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
        self.drive(live)
        return live

    async def _load(self, code: str, person: str) -> LiveTable:
        try:
            try:
                stored = await self.replays.run(person, lambda: self.read(code))
            except SQLAlchemyError:
                raise
            except Exception as error:
                if isinstance(error, Refused) and error.code in ("no-table", "other-rules", "busy"):
                    raise
                raise self.quarantine(code, error) from None
            stored.shunned = await self.company.blocks_of(stored.host)
            live = self._bring(stored, person)
            # This process has missed what was written while loading, and who was present before.
            if self.has_company:
                self.store.tell(f"who {self.process} {code}")
                await live.refresh()
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

    async def create(self, header: Header, entries: list[Entry], person: str = "", pack: StoredPack | None = None) -> LiveTable:
        """Store a new table. Its position is tried first, so that no unplayable table is stored."""
        try:
            stored = await self.replays.run(person, lambda: tried(header, entries, pack))
        except FelicityError as error:
            raise refused(error) from None
        except Exception as error:
            raise self.failed(header.code, "a new table", error) from None
        if not await asyncio.wrap_future(self.store.create(header, entries, pack)):
            raise Refused("busy", "That code is taken. Try again.")
        stored.shunned = await self.company.blocks_of(stored.host)
        live = self.tables.get(header.code) or self._bring(stored, person)
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
            is_pending = pending_choice(live.stored) is not None
        except Exception as error:
            self.quarantine(live.code, error)
            return
        if is_pending and live.is_attended:
            live.driver = self.keep(self._drive(live))
            live.driver.add_done_callback(lambda task: self._drive_again(live, task))

    async def _drive(self, live: LiveTable) -> None:
        try:
            await drive(self, live)
        except (Refused, SQLAlchemyError) as error:
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
        return self.leases is None or await asyncio.to_thread(self.leases.take, code)

    async def release_lease(self, code: str) -> None:
        """Let another process move the table's bots."""
        if self.leases:
            await asyncio.to_thread(self.leases.release, code)

    # --- other processes ---

    def announce(self, code: str, data: Data) -> None:
        """Tell other processes who is connected here."""
        if self.has_company and not self.closing:
            self.store.tell(presence_message(self.process, code, data))

    def _on_message_in_thread(self, message: str) -> None:
        with contextlib.suppress(RuntimeError):  # the loop may be closed
            self.loop.call_soon_threadsafe(self.hear, message)

    def _lost_in_thread(self) -> None:
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._refresh_all)

    def hear(self, message: str) -> None:
        """A message of another process."""
        what, _, rest = message.partition(" ")
        if what == "entry" and rest in self.tables:
            self.keep(self.tables[rest].refresh())
        elif what == "gone":
            self.drop(rest)
        elif what == "wishes":
            self.keep(self.wishes.renew())
        elif what == PAUSES:
            self.keep(self.timekeeper.learn())
        elif what == "doubt":
            self.doubt(rest)
        elif what == "blocks":
            self.company.doubt(*rest.split(" "))
        elif what == "openings":
            self.openings.asked = float("-inf")
        elif what == "channels":
            self.notifier.hear()
        elif what == "here":
            process, code, data = rest.split(" ", 2)
            if code in self.tables and process != self.process:
                self.tables[code].hear_presence(process, json.loads(data))
        elif what == "who":
            process, code = rest.split(" ")
            if code in self.tables and process != self.process:
                self.tables[code].announce()

    def drop(self, code: str) -> None:
        """A table was removed: whoever is connected to it is told."""
        live = self.tables.pop(code, None)
        if live is not None:
            live.is_gone = True
            for connection in live.connections:
                connection.wake.set()
        self.metrics.tables.set(len(self.tables))

    def _refresh_all(self) -> None:
        self.keep(self.wishes.renew())
        self.company.doubt_all()
        self.keep(self.timekeeper.learn())
        for live in list(self.tables.values()):
            for connection in live.connections:
                self.doubt(connection.device)
            self.keep(live.refresh())

    def doubt(self, device: str) -> None:
        """Check again which person a device's connections belong to."""
        for live in self.tables.values():
            for connection in live.connections:
                if connection.device == device:
                    connection.is_doubtful = True
                    connection.wake.set()

    # --- rounds ---

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(min(HOUSEKEEPING_EVERY, self.settings.idle_after))
            self.round()

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
