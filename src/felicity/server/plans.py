"""People plan ahead: they prepare answers and take them back, and tables learn of it, also where nobody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING

from felicity.server import schema
from felicity.server.clock import now
from felicity.server.conditions import need_running, need_seat
from felicity.server.journal import Entry, mark_of
from felicity.server.live_table import AFTER_TROUBLE, LiveTable
from felicity.server.prepared import Prepared, answers_to, foreseen, standing
from felicity.server.prepared_store import PreparedStore
from felicity.server.refused import Refused
from felicity.server.results import Finish
from felicity.server.store_failed import StoreFailed

if TYPE_CHECKING:
    from felicity.server.hall import Hall

log = logging.getLogger("felicity.server")

MOST = 20  # prepared answers of one seat that stand
MOST_EVER = 500  # that were ever made at a table: each stays in the store as long as the table
RECENT = 10 * 60_000  # milliseconds: how long before a server died an answer may have become due that nobody has given


class Plans:
    """The prepared answers of all tables of a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = PreparedStore(hall.store)
        self.since: int | None = None  # from when on tables are searched; None: not known yet
        self.looked: dict[str, int] = {}  # tables that were looked at, and how many entries they had

    # --- changing ---

    async def prepare(self, live: LiveTable, holder: str, command: schema.Prepare) -> None:
        """Prepare an answer. A message that is sent twice prepares one."""
        stored = live.stored
        need_seat(stored, command.seat, holder)
        need_running(stored)
        if stored.held:
            raise Refused("held", "The host of this server has paused the table.")
        new = self._read(live, holder, command)
        known = await asyncio.to_thread(self.store.count, live.code)
        if len(standing(stored, command.seat)) >= MOST or known >= MOST_EVER:
            raise Refused("not-allowed", f"{MOST} prepared answers are the most a seat can have. Take one back first.")
        await asyncio.wrap_future(self.store.add(live.code, new))
        await self.learn(live)

    async def revoke(self, live: LiveTable, holder: str, command: schema.Revoke) -> None:
        """Take a prepared answer back: from the moment of the answer on it is never given."""
        need_seat(live.stored, command.seat, holder)
        await asyncio.wrap_future(self.store.revoke(live.code, command.seat, command.prepared))
        await self.learn(live)

    def _read(self, live: LiveTable, holder: str, command: schema.Prepare) -> Prepared:
        stored = live.stored
        questions = foreseen(stored)
        question = questions.get(command.question)
        if question is None:
            raise Refused("bad-message", f"question: expected one of {', '.join(questions) or 'none at this table'}.")
        options = [option.text for option in answers_to(question, stored.playing())]
        if command.option not in options:
            raise Refused("bad-message", f"option: expected one of {', '.join(options)}.")
        if command.about and command.about not in question.kinds:
            raise Refused("bad-message", f"about: expected {' or '.join(question.kinds) or 'nothing'}.")
        if command.asker is not None:
            stored.chair(command.asker)
            if not question.asker or command.asker == command.seat:
                raise Refused("bad-message", "asker: expected the seat of somebody else who asks this question, or null.")
        id = mark_of(holder, command.id)
        return Prepared(id, command.seat, command.question, command.option, command.asker, command.about, command.times, now())

    def give(self, code: str, id: str, entries: Sequence[Entry], finish: Finish | None, is_timed: bool) -> Future[bool]:
        """Write the entry that gives a prepared answer, if it still stands."""
        return self.store.give(code, id, entries, finish, is_timed)

    # --- learning ---

    async def learn(self, live: LiveTable) -> None:
        """Read what is prepared at a table. Only those who prepared it are told: nobody else must see that anything has changed."""
        before = live.stored.prepared or []
        live.stored.prepared = await self.of(live.code)
        changed = {each.seat for each in {*before} ^ {*live.stored.prepared}}
        for connection in live.connections:
            if changed & {*live.stored.seats_of(connection.reader.holder)}:
                connection.wake.set()
        live.hall.drive(live)

    async def hear(self, live: LiveTable) -> None:
        """Another process has changed what is prepared at a table; retries until the store answers."""
        while True:
            try:
                await self.learn(live)
                return
            except StoreFailed:
                log.warning("The database does not answer; trying again")
                await asyncio.sleep(AFTER_TROUBLE)

    async def of(self, code: str) -> list[Prepared]:
        """What is prepared at a table."""
        return await asyncio.to_thread(self.store.of, code)

    async def search(self) -> None:
        """Load tables at which a prepared answer may be due though nobody looks: their process died, or everybody left."""
        if self.since is None:
            newest = await asyncio.to_thread(self.hall.store.newest)
            self.since = min(newest or now(), now()) - RECENT
        found = await asyncio.to_thread(self.store.waiting, self.since)
        for code, entries in found.items():
            if code not in self.hall.tables and self.looked.get(code) != entries:
                try:
                    await self.hall.table(code)
                except StoreFailed:
                    return  # the next round tries again
                except Refused:
                    pass  # removed, broken, or of other rules
            self.looked[code] = entries
        self.looked = {code: entries for code, entries in self.looked.items() if code in found}
        self.since = max(self.since, now() - RECENT)
