"""A live table: each change is written first, then applied, then shown to everybody."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from felicity.core.errors import FelicityError
from felicity.server.async_cache import AsyncCache
from felicity.server.bot_pool import Run
from felicity.server.clock import now
from felicity.server.conditions import Draft
from felicity.server.decide import decide, follows
from felicity.server.dry_run import legal_part, show_all
from felicity.server.journal import Data, Entry, Header, mark_of
from felicity.server.live_clock import LiveClock
from felicity.server.pending_choice import PendingChoice, pending_choice
from felicity.server.prepared import Prepared
from felicity.server.refused import Refused, refused
from felicity.server.results import ending
from felicity.server.store_failed import StoreFailed
from felicity.server.stored_table import MOST_CHOICES, StoredTable
from felicity.server.table_data import Presence, Reader

if TYPE_CHECKING:
    from felicity.server.company_messages import OpeningData
    from felicity.server.curve import Curve
    from felicity.server.table_hall import TableHall

log = logging.getLogger("felicity.server")

T = TypeVar("T")

ATTEMPTS = 20  # when other processes write at the same moment
AFTER_TROUBLE = 1.0  # seconds before asking the store again
JSON_KEPT = 12  # cached texts per table: pages of its log, its replay, its charts
ADVICE_KEPT = 8  # cached hints and forecasts per table
STALE_PRESENCE = 40.0  # seconds of silence after which a process counts as gone


class Connection:
    """A client that shows a table and must be woken when it changes."""

    def __init__(self, reader: Reader, device: str = "") -> None:
        self.reader = reader
        self.device = device  # hash of the key
        self.is_doubtful = False  # the person behind the device may have changed
        self.since = 0  # the version last sent
        self.wake = asyncio.Event()
        self.watches = False  # wants a spectator's view
        self.is_visible = True  # is the table on a screen, or behind other windows?


@dataclass(frozen=True)
class Here:
    """Who is connected through one process: which seats, how many spectators, and whether the host is; and which seats see the table."""

    online: frozenset[int] = frozenset()
    watchers: int = 0
    host: bool = False
    looking: frozenset[int] = frozenset()

    def as_dict(self) -> Data:
        """As sent to other processes."""
        return {"online": sorted(self.online), "watchers": self.watchers, "host": self.host, "looking": sorted(self.looking)}


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to the same table through another process, until it falls silent."""

    here: Here
    until: float


class LiveTable:
    """One table in memory."""

    def __init__(self, hall: TableHall, stored: StoredTable, opened_by: str = "") -> None:
        self.hall = hall
        self.stored = stored
        self.opened_by = opened_by  # the address that caused it to be loaded
        self.code = stored.header.code
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.away: dict[int, int] = {}
        self.glanced: dict[int, int] = {}  # the versions that seats saw last before they looked away
        self.turn_since = hall.clock.now()  # when the current turn began, as far as this process knows
        self.host_away = hall.clock.now()  # since when the host has been away, unless present
        self.driver: asyncio.Task[None] | None = None
        self.used = hall.clock.now()
        self.curve: Curve | None = None  # of a finished game
        self.json_cache = AsyncCache(JSON_KEPT)  # recent messages as text, by version
        self.advice_cache = AsyncCache(ADVICE_KEPT)  # hints and forecasts
        self.shown_as: tuple[OpeningData | None, str] = (None, "")  # in the list of open tables, and whose it is there
        self.is_listed = False
        self.is_gone = False  # it was removed
        self.is_broken = False  # something in it failed: nobody can view it, and nothing more happens
        self.clock = LiveClock(self)

    @property
    def is_attended(self) -> bool:
        """Is anybody watching, through this process?"""
        return bool(self.connections) or self.hall.clock.now() - self.used < self.hall.settings.idle_after / 5

    def must_go_on(self, pending: PendingChoice) -> bool:
        """Is this choice to be made now? Bots wait until somebody looks; what a person has prepared doesn't."""
        return pending.prepared is not None or self.is_attended

    @property
    def person(self) -> str:
        """The person for whom its bots queue: a hundred tables from one address, each with another key, share one place in the queue."""
        people = [each.reader for each in self.connections if self.stored.seats_of(each.reader.holder)]
        people.sort(key=lambda reader: (not self.stored.is_host(reader.holder), reader.person))
        return people[0].person if people else self.opened_by or self.stored.host

    # --- changing ---

    async def change(self, command: Any, holder: str) -> tuple[int, bool]:
        """Carry out a command: the version it made, and whether it had been carried out before. The table is at that version on return.

        Callers must shield this: it must finish even if the client disconnects.
        """
        mark = mark_of(holder, command.id)
        if self.stored.is_host(holder):
            self.host_away = self.hall.clock.now()  # a sign of life

        async def attempt() -> tuple[int, bool] | None:
            done = self.stored.marks.get(mark)
            if done is not None:
                return done, True
            if self.stored.is_timed:
                await self.clock.keeper.need_beat()
            draft = decide(self.stored, command, holder)
            if draft is not None and draft.kind in ("play", "undo") and draft.seat:
                self.clock.need_time(draft.seat)
            if draft is not None:
                self._try_out(draft)
            if draft is not None and draft.kind == "host" and not self.stored.is_host(holder):
                self.need_host_away()
            if draft is not None and draft.kind == "start" and self.stored.unrevealed:
                self.need_reveal_over()
            if draft is None or await self.write([draft, *follows(self.stored, draft)], mark):
                return self.stored.version, False
            return None

        return await self.in_turn(attempt)

    def _try_out(self, draft: Draft) -> None:
        """Carry out a draft on a copy. A bug costs this choice, not the table."""
        try:
            if draft.kind == "play":
                assert draft.seat is not None
                legal_part(self.stored.playing(), [(draft.seat, draft.data["option"])])
            elif draft.kind == "start":
                show_all(self.stored.dealt(draft.data))
            elif follow := follows(self.stored, draft):
                assert draft.seat is not None
                show_all(self.stored.dealt(follow[0].data, {draft.seat: draft.data["part"]}))
        except FelicityError:
            raise
        except Exception as error:
            raise self.hall.failed(self.code, draft.kind, error) from None

    async def play_for(self, pending: PendingChoice, run: Run) -> None:
        """Choose for bots and for forced moves; does nothing if somebody has paused, undone or taken over the seat meanwhile."""
        by: Data = {"by": "bot"} if pending.bot else {"by": "rules", "auto": True}
        if pending.prepared is not None:
            by = {"by": "prepared", "prepared": pending.prepared.id}

        async def attempt() -> bool:
            if pending_choice(self.stored) == pending:
                table = self.stored.playing()
                lawful = legal_part(table, run[: MOST_CHOICES - table.number])
                drafts = [Draft("play", seat, {"option": option, **by}) for seat, option in lawful]
                is_written = await self.write(drafts, None, pending.prepared)
                if not is_written and self.hall.plans is not None and pending.prepared is not None:
                    await self.hall.plans.learn(self)  # it may have been revoked through another process
            return True

        await asyncio.shield(asyncio.create_task(self.in_turn(attempt)))

    async def follow(self, opening: Callable[[], tuple[Header, list[Entry]]]) -> None:
        """Create the next table, unless somebody has: two clicks, in whatever processes, make one table."""

        async def attempt() -> bool | None:
            if self.stored.next:
                return True
            header, entries = opening()
            entry = Entry(self.stored.version, "rematch", None, {"code": header.code}, None, now())
            if not await asyncio.wrap_future(self.hall.store.follow(self.code, entry, header, entries, self.stored.pack)):
                await self._read_on()
                return None
            self._apply([entry])
            return True

        await asyncio.shield(asyncio.create_task(self.in_turn(attempt)))

    async def in_turn(self, attempt: Callable[[], Awaitable[T | None]]) -> T:
        """Try until no other process was faster. A command refused here may be fine after reading what others wrote: then try again."""
        try:
            async with self.lock:
                for _ in range(ATTEMPTS):
                    try:
                        found = await attempt()
                    except FelicityError as error:
                        if self.is_broken or not self.hall.has_company or not await self._read_on():
                            raise refused(error) from None
                        continue
                    if found is not None:
                        return found
        except StoreFailed:
            # If the connection broke during a transaction, only the journal can tell whether it was committed.
            self.hall.keep(self.refresh())
            raise Refused("busy", "The database isn't responding. Send this again with the same id.") from None
        raise Refused("busy", "Too many changes at this table at once. Nothing was changed; try again.")

    async def write(self, drafts: list[Draft], mark: str | None, prepared: Prepared | None = None) -> bool:
        """Write the next entries, then apply them. False: another process was faster, and its entries have been read, or what they give
        isn't prepared any more.
        """
        at, first = now(), self.stored.version
        marks = [mark, *[None] * len(drafts)]  # the message id goes to the first entry only
        entries = [
            Entry(number, draft.kind, draft.seat, draft.data, marks[number - first], at) for number, draft in enumerate(drafts, first)
        ]
        began = time.perf_counter()
        store = self.hall.store
        finish = ending(self.stored, drafts, at)
        if prepared is not None and self.hall.plans is not None:
            kept = self.hall.plans.give(self.code, prepared.id, entries, finish, self.stored.is_timed)
        else:
            kept = (store.append_timed if self.stored.is_timed else store.append)(self.code, entries, finish)
        new = await asyncio.wrap_future(kept)
        self.hall.metrics.write_seconds.observe(time.perf_counter() - began)
        if not new:
            await self._read_on()
            return False
        self._apply(entries)
        return True

    async def _read_on(self) -> bool:
        entries = await asyncio.to_thread(self.hall.store.entries, self.code, self.stored.version)
        self._apply(entries)
        return bool(entries)

    def _apply(self, entries: list[Entry]) -> None:
        host, touched = self.stored.host, self.stored.touched
        try:
            for entry in entries:
                self.stored.apply(entry)
                self.hall.metrics.count(entry)
        except Exception as error:  # it is already written: nobody can go on from here
            raise self.hall.quarantine(self.code, error) from None
        if self.stored.host != host:
            self.host_away = self.hall.clock.now()
            self.hall.keep(self.hall.company.shun(self))
        self.hall.openings.follow(self)
        if self.stored.touched != touched and is_new_turn(self.stored):
            self.turn_since = self.hall.clock.now()
        if entries:
            self.clock.set()
            self.tell()
            self.hall.notifier.changed(self)

    async def refresh(self) -> None:
        """Read what others may have written; retry until the store answers."""
        while True:
            try:
                async with self.lock:
                    await self._read_on()
                return
            except Refused:  # the table is broken, and its players were told
                return
            except StoreFailed:
                log.warning("The database does not answer; trying again")
                await asyncio.sleep(AFTER_TROUBLE)

    def tell(self) -> None:
        """Wake everybody who is watching, and the bots."""
        for connection in self.connections:
            connection.wake.set()
        self.hall.drive(self)

    # --- who is here ---

    @property
    def presence(self) -> Presence:
        """Who is connected, through any process."""
        known = [self.here, *(other.here for other in self.elsewhere.values() if other.until > self.hall.clock.now())]
        online = {seat for here in known for seat in here.online}
        found = Presence(online, {seat: at for seat, at in self.away.items() if seat not in online}, sum(here.watchers for here in known))
        if not any(here.host for here in known):
            found.host_away_since = now() - round((self.hall.clock.now() - self.host_away) * 1000)
            found.host_passes_at = found.host_away_since + round(self.hall.settings.host_after * 1000)
        if self.stored.unrevealed:
            found.reveal_by = self.stored.frozen_at + round(self.hall.settings.reveal_within * 1000)
        found.clock = self.clock.data()
        return found

    @property
    def here(self) -> Here:
        """Who is connected through this process."""
        online: set[int] = set()
        looking: set[int] = set()
        watchers = 0
        for connection in self.connections:
            seats = self.stored.seats_of(connection.reader.holder)
            online.update(seats)
            looking.update(seats if connection.is_visible else ())
            watchers += not seats
        is_host = any(self.stored.is_host(connection.reader.holder) for connection in self.connections)
        return Here(frozenset(online), watchers, is_host, frozenset(looking))

    @property
    def looking(self) -> frozenset[int]:
        """The seats whose players have the table on a screen, through any process."""
        others = (other.here.looking for other in self.elsewhere.values() if other.until > self.hall.clock.now())
        return self.here.looking.union(*others)

    def show(self, connection: Connection, is_visible: bool) -> None:
        """Somebody's page comes to the front, or goes behind other windows."""
        before = self.here.looking
        connection.is_visible = is_visible
        if self.here.looking != before:
            self.look_away(before - self.here.looking)
            self.announce()

    def look_away(self, seats: frozenset[int]) -> None:
        """Note what they have seen."""
        for seat in seats:
            self.glanced[seat] = self.stored.version

    def need_host_away(self) -> None:
        """Refuse to replace a host who is here, or was a moment ago."""
        is_here = self.presence.host_away_since is None
        if is_here or self.hall.clock.now() - self.host_away < self.hall.settings.host_after:
            raise Refused("not-host", "The host is still here or has only just left. You can't take over yet.")

    def need_reveal_over(self) -> None:
        """Refuse to start without the missing parts until everybody has had time to reveal theirs."""
        if now() < (self.presence.reveal_by or 0):
            raise Refused("not-allowed", "Some seats have not revealed their part of the shuffle yet. Wait a moment.")

    def join(self, connection: Connection) -> None:
        """Somebody has connected."""
        self.connections.add(connection)
        for seat in self.stored.seats_of(connection.reader.holder):
            self.away.pop(seat, None)
        self.say_presence()

    def part(self, connection: Connection) -> None:
        """Somebody has disconnected."""
        before = self.here.looking
        self.connections.discard(connection)
        self.look_away(before - self.here.looking)
        self.used = self.hall.clock.now()
        if self.stored.is_host(connection.reader.holder):
            self.host_away = self.hall.clock.now()
        online = self.here.online
        for seat in self.stored.seats_of(connection.reader.holder):
            if seat not in online:
                self.away[seat] = now()
        self.say_presence()

    def say_presence(self) -> None:
        """Tell everybody who is here, including other processes."""
        self.tell()
        self.announce()

    def announce(self) -> None:
        """Tell the other processes who is connected through this one."""
        self.hall.announce(self.code, self.here.as_dict())

    def forget_silent(self) -> None:
        """Forget processes that have been silent for too long, and whoever was connected through them."""
        gone = [process for process, other in self.elsewhere.items() if other.until <= self.hall.clock.now()]
        for process in gone:
            self.forget(self.elsewhere.pop(process).here, Here())
        if gone:
            self.tell()

    def hear_presence(self, process: str, data: Data) -> None:
        """Another process says who is connected through it."""
        seats = [frozenset(int(seat) for seat in data[name]) for name in ("online", "looking")]
        here = Here(seats[0], int(data["watchers"]), bool(data["host"]), seats[1])
        before = self.elsewhere.get(process)
        if before:
            self.forget(before.here, here)
        self.elsewhere[process] = Elsewhere(here, self.hall.clock.now() + STALE_PRESENCE)
        self.tell()

    def forget(self, before: Here, after: Here) -> None:
        """Note when the seats that are gone left."""
        for seat in before.online - after.online:
            self.away[seat] = now()
        self.look_away(before.looking - after.looking)
        if before.host and not after.host:
            self.host_away = self.hall.clock.now()


def is_new_turn(stored: StoredTable) -> bool:
    """Is another seat asked than the one that chose last?"""
    return stored.table is None or not stored.line or stored.line[-1].seat != stored.table.to_act


def presence_message(process: str, code: str, data: Data) -> str:
    """The message for other processes."""
    return f"here {process} {code} {json.dumps(data, separators=(',', ':'))}"
