"""All tables in this process, with its connections to the store, to other processes and to the bots."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import secrets
from typing import TYPE_CHECKING

from felicity.server.backfill import fill_in_results
from felicity.server.bot_pool import ADVICE_NICENESS, BotPool
from felicity.server.channels import Channels
from felicity.server.clock import Clock, calendar
from felicity.server.company import Company
from felicity.server.daily import Dailies
from felicity.server.findings import StoredFindings
from felicity.server.health import Health
from felicity.server.host_wishes import HostWishes
from felicity.server.journal import Data
from felicity.server.lab import Lab
from felicity.server.live_table import LiveTable, presence_message
from felicity.server.metrics import Metrics
from felicity.server.notifier import Notifier
from felicity.server.openings import Openings
from felicity.server.passkeys import Passkeys
from felicity.server.people import People
from felicity.server.plans import Plans
from felicity.server.pools import Pool
from felicity.server.prepared_store import MESSAGE as PREPARED
from felicity.server.rater import Rater
from felicity.server.settings import Settings
from felicity.server.store import PAUSES, Store
from felicity.server.store_failed import StoreFailed
from felicity.server.sweep import first_date, sweeps
from felicity.server.table_hall import TableHall
from felicity.server.timekeeper import Timekeeper
from felicity.text.catalog import learn

if TYPE_CHECKING:
    from felicity.server.bus import Leases, Listener

log = logging.getLogger("felicity.server")

HOUSEKEEPING_EVERY = 15.0  # seconds
MOST_COMPLAINTS = 1000  # log messages that are remembered
PACKS_EACH = 4  # house card checks that may wait for one person
MOST_PACKS = 60  # and in total
MEMORY = 256 * 1024 * 1024  # bytes of memory for checking house cards


class Hall(TableHall):
    """One server process."""

    store: Store
    people: People
    passkeys: Passkeys
    company: Company
    openings: Openings
    timekeeper: Timekeeper
    notifier: Notifier
    dailies: Dailies
    metrics: Metrics
    pack_pool: Pool

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        super().__init__(settings, clock)
        self.metrics = Metrics()
        self.bot_pool = BotPool.of_processes(settings.bot_processes)
        self.pack_pool = Pool(1, ADVICE_NICENESS, each=PACKS_EACH, most=MOST_PACKS, memory=MEMORY)  # where house cards are checked
        self.lab = Lab(settings)
        self.process = secrets.token_hex(6)
        self.rater = Rater(self)
        self.wishes = HostWishes(self)
        self.health = Health(self)

    async def open(self, store: Store | None = None) -> None:
        """Connect to the store, and to other processes if there may be any."""
        self.store = store if store is not None else await asyncio.to_thread(Store, self.settings.database)
        self.findings = StoredFindings(self.store)
        await asyncio.to_thread(self.wishes.read)
        self.people = People(self)
        self.passkeys = Passkeys(self.people)
        self.company = Company(self)
        self.openings = Openings(self)
        self.plans: Plans = Plans(self)
        self.dailies = Dailies(self)
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
        self.keep(self.reviews.go_on())

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

    async def admit(self, live: LiveTable, holder: str) -> None:
        """Let somebody look at a table with the deal of a day, if they may know that by now."""
        await self.dailies.admit(live, holder)

    # --- other processes ---

    async def take_lease(self, code: str) -> bool:
        """Try to become the process that moves the table's bots."""
        return self.leases is None or await asyncio.to_thread(self.leases.take, code)

    async def release_lease(self, code: str) -> None:
        """Let another process move the table's bots."""
        if self.leases:
            await asyncio.to_thread(self.leases.release, code)

    def announce(self, code: str, data: Data) -> None:
        """Tell other processes who is connected here."""
        if self.has_company and not self.closing:
            self.store.tell(presence_message(self.process, code, data))

    def ask_who(self, code: str) -> None:
        """Ask other processes who is connected there."""
        self.store.tell(f"who {self.process} {code}")

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
        elif what == PREPARED and rest in self.tables:
            self.keep(self.plans.hear(self.tables[rest]))
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

    def _refresh_all(self) -> None:
        self.keep(self.wishes.renew())
        self.company.doubt_all()
        self.keep(self.timekeeper.learn())
        for live in list(self.tables.values()):
            for connection in live.connections:
                self.doubt(connection.device)
            self.keep(live.refresh())
            self.keep(self.plans.hear(live))

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
            await self._search()
            await asyncio.sleep(min(HOUSEKEEPING_EVERY, self.settings.idle_after))
            self.round()

    async def _search(self) -> None:
        """Give prepared answers at tables that nobody looks at."""
        try:
            await self.plans.search()
        except StoreFailed:
            log.warning("The database does not answer; prepared answers are given later")
