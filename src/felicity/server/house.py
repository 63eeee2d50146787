"""All tables that people are at in this process, and the doors to the store, to other processes and to the bots."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import secrets
from collections.abc import Coroutine

from felicity.core.errors import FelicityError
from felicity.server.bus import Leases, Listener
from felicity.server.clock import Clock
from felicity.server.driver import drive
from felicity.server.due import due_of
from felicity.server.journal import CODE_LENGTH, LETTERS, Data, Entry, Header
from felicity.server.live import AFTER_TROUBLE, Live, presence_message
from felicity.server.metrics import Metrics
from felicity.server.refused import Refused, refused
from felicity.server.room import Room
from felicity.server.settings import Settings
from felicity.server.store import Store
from felicity.server.sweep import sweeps
from felicity.server.thinking import Thinkers
from felicity.text.catalog import learn

log = logging.getLogger("felicity.server")

ROUND_OF_THE_HOUSE = 15.0  # seconds


class House:
    """One server process."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers)
        self.process = secrets.token_hex(6)
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def open(self) -> None:
        """Connect to the store, and to other processes where there may be some."""
        self.store = await asyncio.to_thread(Store, self.settings.database)
        self.has_company = self.store.kind == "postgresql"
        self.loop = asyncio.get_running_loop()
        self.listener = Listener(self.store.url, self._told_in_thread, self._lost_in_thread) if self.has_company else None
        self.leases = Leases(self.store.url) if self.has_company else None
        self.keep(self._learn())
        self.keep(self._rounds())
        self.keep(sweeps(self))

    async def _learn(self) -> None:
        """Who comes first shall not wait for the sentences to be read."""
        await asyncio.to_thread(learn)
        gc.freeze()  # what is here by now stays: to look through all of it for rubbish, again and again, would hold everybody up

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.listener:
            await asyncio.to_thread(self.listener.close)
        if self.leases:
            await asyncio.to_thread(self.leases.close)
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.store.close)

    def keep(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Let something run beside the requests; a mistake in it is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("A task of the house failed", exc_info=task.exception())

    # --- tables ---

    async def table(self, code: str) -> Live:
        """The table of a code, brought into memory if it isn't there."""
        code = code.upper()
        if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
            raise no_table(code)
        live = self.tables.get(code)
        if live is None:
            if code not in self.loading:
                self.loading[code] = asyncio.create_task(self._load(code))
            live = await asyncio.shield(self.loading[code])
        live.used = self.clock.now()
        self.drive(live)
        return live

    async def _load(self, code: str) -> Live:
        try:
            room = await asyncio.to_thread(self._read, code)
            live = self.tables[code] = Live(self, room)
            self.metrics.tables.set(len(self.tables))
            # What was written while it was being read, and who came before, has been announced to nobody here.
            if self.has_company:
                self.store.tell(f"who {self.process} {code}")
                await live.refresh()
            return live
        finally:
            del self.loading[code]

    def _read(self, code: str) -> Room:
        header = self.store.header(code)
        if header is None:
            raise no_table(code)
        try:
            return Room(header, self.store.entries(code))
        except FelicityError as error:
            raise refused(error) from None

    async def create(self, header: Header, entries: list[Entry]) -> Live:
        """Keep a new table. Its position is tried out first, so that nothing is kept that can't be played."""
        try:
            Room(header, entries)
        except FelicityError as error:
            raise refused(error) from None
        if not await asyncio.wrap_future(self.store.create(header, entries)):
            raise Refused("busy", "That code is taken: try again.")
        return await self.table(header.code)

    # --- bots ---

    def drive(self, live: Live) -> None:
        """See to it that a driver is at work if there is something to do."""
        if self.closing or (live.driver is not None and not live.driver.done()):
            return
        if due_of(live.room) is not None and live.is_attended:
            live.driver = self.keep(self._drive(live))
            live.driver.add_done_callback(lambda task: self._drive_again(live, task))

    async def _drive(self, live: Live) -> None:
        try:
            await drive(self, live)
        except Refused as error:
            log.warning("The bots of a table wait: %s", error)
            await asyncio.sleep(AFTER_TROUBLE)

    def _drive_again(self, live: Live, task: asyncio.Task[None]) -> None:
        """Something may have come up while the driver was leaving."""
        if not task.cancelled() and not task.exception():
            self.drive(live)

    async def take_lease(self, code: str) -> bool:
        """May this process drive the table?"""
        return self.leases is None or await asyncio.to_thread(self.leases.take, code)

    async def release_lease(self, code: str) -> None:
        """Another process may drive it now."""
        if self.leases:
            await asyncio.to_thread(self.leases.release, code)

    # --- other processes ---

    def announce(self, code: str, data: Data) -> None:
        """Tell other processes who is here."""
        if self.has_company and not self.closing:
            self.store.tell(presence_message(self.process, code, data))

    def _told_in_thread(self, message: str) -> None:
        with contextlib.suppress(RuntimeError):  # the loop may be closed
            self.loop.call_soon_threadsafe(self._told, message)

    def _lost_in_thread(self) -> None:
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._refresh_all)

    def _told(self, message: str) -> None:
        what, _, rest = message.partition(" ")
        if what == "entry" and rest in self.tables:
            self.keep(self.tables[rest].refresh())
        elif what == "gone":
            self.tables.pop(rest, None)
        elif what == "here":
            process, code, data = rest.split(" ", 2)
            if code in self.tables and process != self.process:
                self.tables[code].hear_presence(process, json.loads(data))
        elif what == "who":
            process, code = rest.split(" ")
            if code in self.tables and process != self.process:
                self.tables[code].announce()

    def _refresh_all(self) -> None:
        for live in list(self.tables.values()):
            self.keep(live.refresh())

    # --- rounds ---

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(min(ROUND_OF_THE_HOUSE, self.settings.idle_after))
            self.round()

    def round(self) -> None:
        """Put away what nobody looks at, say again who is here, and see to it that bots that wait for something are not forgotten."""
        for live in list(self.tables.values()):
            idle = not live.connections and self.clock.now() - live.used > self.settings.idle_after
            if idle and not live.lock.locked() and (live.driver is None or live.driver.done()):
                del self.tables[live.code]
            elif live.connections and self.has_company:
                live.forget_silent()
                live.announce()
                self.drive(live)
        self.metrics.tables.set(len(self.tables))


def no_table(code: str) -> Refused:
    """There is no such table."""
    return Refused("no-table", f"There is no table {code[:12]!r} here.")
