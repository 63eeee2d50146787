"""Other people: whom somebody has met or blocked, invitations, reports."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from felicity.server import people_schema, schema
from felicity.server.acquaintances import Met, met_at, person_id
from felicity.server.buckets import Gate
from felicity.server.clock import now
from felicity.server.company_decisions import Invited
from felicity.server.company_messages import CompanyData, PeopleData
from felicity.server.company_store import CompanyStore
from felicity.server.conditions import need_host
from felicity.server.refused import Refused
from felicity.server.reports import ReportStore, lines_of
from felicity.server.table_data import names_of

if TYPE_CHECKING:
    from felicity.server.hall import Hall
    from felicity.server.live_table import LiveTable

MOST_BLOCKED = 500  # by one person
DAY = 24 * 60 * 60 * 1000  # milliseconds
INVITED_A_DAY = 10  # times one person may invite another
REMEMBERED = 10_000  # people whose blocks are kept in memory
NOBODY: frozenset[str] = frozenset()


class Company:
    """What this process knows about people among each other."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = CompanyStore(hall.store)
        self.reports = ReportStore(hall.store)
        self.openings = Gate(hall.settings.openings)
        self.inviting = Gate(hall.settings.inviting)
        self.reporting = Gate(hall.settings.reporting)
        self.talking = Gate(hall.settings.talking)
        self.blocks: dict[str, frozenset[str]] = {}  # whom somebody has blocked
        self.blockers: dict[str, frozenset[str]] = {}  # who has blocked somebody

    # --- blocked people ---

    async def blocks_of(self, holder: str) -> frozenset[str]:
        """Whom somebody has blocked."""
        if not holder:
            return NOBODY
        if holder not in self.blocks:
            found = await asyncio.to_thread(self.store.blocked_by, holder)
            remember(self.blocks, holder, frozenset(each.other for each in found))
        return self.blocks.get(holder, NOBODY)

    async def blockers_of(self, holder: str) -> frozenset[str]:
        """Who has blocked somebody."""
        if not holder:
            return NOBODY
        if holder not in self.blockers:
            remember(self.blockers, holder, frozenset(await asyncio.to_thread(self.store.blockers_of, holder)))
        return self.blockers.get(holder, NOBODY)

    async def apart_from(self, holder: str) -> frozenset[str]:
        """Everybody whom somebody has blocked, or who has blocked them."""
        return await self.blocks_of(holder) | await self.blockers_of(holder)

    def doubt(self, holder: str, other: str) -> None:
        """Somebody has blocked somebody, or hears them again: read it anew, and show the tables accordingly."""
        self.blocks.pop(holder, None)
        self.blockers.pop(other, None)
        for live in self.hall.tables.values():
            if live.stored.host == holder:
                self.hall.keep(self.shun(live))
            for connection in live.connections:
                if connection.reader.holder == holder:
                    connection.is_doubtful = True
                    connection.wake.set()

    def doubt_all(self) -> None:
        """Messages of other processes may have been missed."""
        self.blocks.clear()
        self.blockers.clear()
        for live in self.hall.tables.values():
            self.hall.keep(self.shun(live))

    async def shun(self, live: LiveTable) -> None:
        """Let a table know whom its host has blocked."""
        live.stored.shunned = await self.blocks_of(live.stored.host)
        live.tell()

    async def whom(self, holder: str, named: people_schema.PersonNamed) -> tuple[str, str]:
        """Whom somebody means: a person they have met, or one at a table where they sit; with the name."""
        if named.person is not None:
            met = next((met for met in await self.met(holder) if person_id(holder, met.holder) == named.person), None)
            if met is not None:
                return met.holder, met.name
            for blocked in await asyncio.to_thread(self.store.blocked_by, holder):
                if person_id(holder, blocked.other) == named.person:
                    return blocked.other, blocked.name
        elif named.code is not None and named.seat is not None:
            live = await self.hall.table(named.code)
            other = live.stored.chair(named.seat).holder
            if live.stored.seats_of(holder) and other and other != holder:
                return other, names_of(live.stored)[named.seat - 1]
        raise no_person()

    async def block(self, holder: str, named: people_schema.PersonNamed) -> None:
        """Block somebody."""
        other, name = await self.whom(holder, named)
        if not await asyncio.wrap_future(self.store.block(holder, other, name, now(), MOST_BLOCKED)):
            raise Refused("not-allowed", f"You have blocked {MOST_BLOCKED} people, as many as there can be. Unblock somebody first.")
        self.doubt(holder, other)

    async def unblock(self, holder: str, named: people_schema.PersonNamed) -> None:
        """Hear somebody again."""
        other, _ = await self.whom(holder, named)
        await asyncio.wrap_future(self.store.unblock(holder, other))
        self.doubt(holder, other)

    # --- people met before ---

    async def met(self, holder: str) -> list[Met]:
        """Everybody with whom somebody has begun a game."""
        return met_at(holder, await asyncio.to_thread(self.store.shared, holder))

    async def people(self, holder: str) -> PeopleData:
        """Whom somebody has met, and whom they have blocked."""
        blocked = await asyncio.to_thread(self.store.blocked_by, holder)
        apart = {each.other for each in blocked}
        return {
            "people": [
                {"person": person_id(holder, met.holder), "name": met.name, "games": met.games, "last": met.last, "game": met.game}
                for met in await self.met(holder)
                if met.holder not in apart
            ],
            "blocked": [{"person": person_id(holder, each.other), "name": each.name, "at": each.at} for each in blocked],
        }

    # --- open tables and invitations ---

    async def going_on(self, holder: str) -> CompanyData:
        """The open tables and the invitations that concern somebody."""
        if not self.hall.settings.shared:
            return {"shared": False, "tables": [], "invitations": []}
        apart = await self.apart_from(holder)
        waiting = await asyncio.to_thread(self.store.waiting, holder) if holder else []
        return {
            "shared": True,
            "tables": [
                {**opening, "yours": holder != "" and host == holder}
                for host, opening in await self.hall.openings.listed()
                if host not in apart
            ],
            "invitations": [
                {"code": each.code, "game": each.game, "mode": each.mode, "players": each.players, "by": each.by_name, "at": each.at}
                for each in waiting
                if each.by not in apart
            ],
        }

    async def invited(self, live: LiveTable, holder: str, address: str, command: schema.Invite) -> Invited:
        """Find out whom an invitation means. Whether they have blocked the host isn't said."""
        need_host(live.stored, holder)
        self.inviting.take(address)
        other, name = await self.whom(holder, people_schema.PersonNamed(person=command.person))
        if await asyncio.to_thread(self.store.invited_since, holder, other, now() - DAY) >= INVITED_A_DAY:
            raise Refused("too-fast", f"You have invited this person {INVITED_A_DAY} times since yesterday. Wait a day.")
        seat = live.stored.host_seat
        by_name = live.stored.chair(seat).name if seat else ""
        by_name = by_name or await asyncio.to_thread(self.store.name_of, holder)
        heard = holder not in await self.blocks_of(other)
        return Invited(command.id, command.seat, other, name, by_name, heard)

    # --- reports ---

    async def report(self, live: LiveTable, holder: str, address: str, report: people_schema.Report) -> None:
        """Tell the host of the server about somebody at a table, with what was said last."""
        stored = live.stored
        if not stored.seats_of(holder) and not stored.is_host(holder):
            raise Refused("not-your-seat", "Only people at the table can report somebody.")
        chair = stored.chair(report.seat)
        if chair.kind != "human" or chair.holder in ("", holder):
            raise Refused("not-allowed", f"Nobody else sits in seat {report.seat}.")
        self.reporting.take(address)
        names = names_of(stored)
        await asyncio.wrap_future(
            self.reports.add(
                code=live.code,
                seat=report.seat,
                name=names[report.seat - 1],
                holder=chair.holder,
                by=holder,
                why=report.why,
                text=report.text.strip(),
                lines=lines_of(stored, names),
                at=now(),
            )
        )


def remember(known: dict[str, frozenset[str]], holder: str, found: frozenset[str]) -> None:
    """Keep an answer; the oldest is dropped first."""
    if len(known) >= REMEMBERED:
        del known[next(iter(known))]
    known[holder] = found


def no_person() -> Refused:
    """The error for somebody who isn't there, or whom one has never met."""
    return Refused("no-person", "You have met nobody by this id.")
