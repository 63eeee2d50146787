"""What the host of the server has decided, as a running server follows it: paused profiles, a notice, limits.

`felicity admin` writes to the store. On PostgreSQL servers hear of it at once; on SQLite, where they share only the file, they read
its messages every second.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from felicity.server.buckets import Gate
from felicity.server.clock import now
from felicity.server.host_messages import NoticeData
from felicity.server.settings import Rate, Settings
from felicity.server.store_schema import held, orders, wishes

if TYPE_CHECKING:
    from felicity.server.hall import Hall

log = logging.getLogger("felicity.server")

EVERY = 1.0  # seconds between two looks at the messages in SQLite
NOTICE = "notice"  # names of wishes
LIMITS = "limits"
# What can be changed while servers run: rates by address or person, and counts.
RATES = ("requests", "creations", "telling", "guesses", "exports", "openings", "inviting", "reporting", "talking")
COUNTS = ("tables_per_key", "tables", "profiles")


class HostWishes:
    """The decisions, in one process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.started: Settings = hall.settings  # as the server was started
        self.gates: dict[str, Gate] = {}  # by the name of their limit
        self.held: frozenset[str] = frozenset()  # people who are paused
        self.notice: NoticeData | None = None
        self.limits: dict[str, Any] = {}
        self.heard = 0  # number of the last message

    def read(self) -> None:
        """Read everything; from a thread."""
        with self.hall.store.reading() as connection:
            self.heard = connection.execute(select(func.max(orders.c.number))).scalar() or 0
            found: dict[str, Any] = {row.name: row.value for row in connection.execute(select(wishes))}
            people = frozenset(connection.execute(select(held.c.holder)).scalars())
        self.held, self.notice, self.limits = people, found.get(NOTICE), found.get(LIMITS, {})

    async def renew(self) -> None:
        """Something was decided: follow it, also on connections that are open."""
        try:
            await asyncio.to_thread(self.read)
        except SQLAlchemyError:
            log.warning("The database does not answer; what the host has decided is read later")
            return
        self.apply()
        for live in self.hall.tables.values():
            for connection in live.connections:
                connection.is_doubtful = True
                connection.wake.set()

    def apply(self) -> None:
        """Use the limits as they are now."""
        self.hall.settings = settings = limited(self.started, self.limits)
        people, company = self.hall.people, self.hall.company
        gates = self.gates | {
            "telling": people.telling,
            "guesses": people.guesses,
            "exports": people.exports,
            "openings": company.openings,
            "inviting": company.inviting,
            "reporting": company.reporting,
            "talking": company.talking,
        }
        for name, gate in gates.items():
            gate.change(getattr(settings, name))

    def notice_now(self) -> NoticeData | None:
        """The notice, as long as it applies."""
        notice = self.notice
        return notice if notice is not None and (notice["until"] is None or notice["until"] > now()) else None

    async def watch(self) -> None:
        """On SQLite, hear what `felicity admin` has to say."""
        while self.hall.store.kind == "sqlite":
            await asyncio.sleep(EVERY)
            try:
                for message in await asyncio.to_thread(self._new):
                    self.hall.hear(message)
            except SQLAlchemyError:
                continue  # it is heard when the store answers again

    def _new(self) -> list[str]:
        wanted = select(orders.c.number, orders.c.message).where(orders.c.number > self.heard).order_by(orders.c.number)
        with self.hall.store.reading() as connection:
            rows = connection.execute(wanted).all()
        if rows:
            self.heard = rows[-1].number
        return [row.message for row in rows]


def limited(settings: Settings, limits: dict[str, Any]) -> Settings:
    """Settings with other limits."""
    changed: dict[str, Any] = {name: Rate(*value) for name, value in limits.items() if name in RATES}
    changed |= {name: int(value) for name, value in limits.items() if name in COUNTS}
    return replace(settings, **changed)
