"""What `felicity admin` can find out and do.

Nothing here shows a key, a hash of one, a hidden card, a seed, or talk that wasn't reported.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, union, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.core.errors import FelicityError
from felicity.server.clock import by_the_wall
from felicity.server.host_messages import NoticeData
from felicity.server.host_store import HostStore
from felicity.server.host_wishes import LIMITS, NOTICE
from felicity.server.journal import Entry
from felicity.server.people_store import PeopleStore
from felicity.server.reports import Reported
from felicity.server.store_schema import devices, held, holders, journal, openings, profiles, reports, tables, wishes
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import names_of
from felicity.server.writer import Job

ATTEMPTS = 20  # when servers write to the same table at the same moment
HELD = {"held": True}


@dataclass(frozen=True)
class TableRow:
    """A table in the list."""

    code: str
    game: str
    mode: str
    players: int
    people: int
    entries: int
    began: bool
    open: bool
    created: int
    changed: int


@dataclass(frozen=True)
class PersonRow:
    """A person in the list. `id` is made for this list: nothing leads from it to a key."""

    id: str
    name: str
    devices: int
    tables: int
    created: int
    seen: int
    held: bool


def person_id(holder: str) -> str:
    """How the host of the server names a person."""
    return sha256(f"felicity host {holder}".encode()).hexdigest()[:12]


class Desk:
    """A store, for its host."""

    def __init__(self, store: HostStore) -> None:
        self.store = store
        self.people_store = PeopleStore(store)

    # --- tables ---

    def tables(self, game: str, most: int) -> list[TableRow]:
        """The tables changed last."""
        changed = func.coalesce(func.max(journal.c.at), tables.c.created)
        counted = select(func.count()).select_from(holders).where(holders.c.code == tables.c.code).correlate(tables).scalar_subquery()
        began = select(journal.c.number).where(journal.c.code == tables.c.code, journal.c.kind == "start").correlate(tables).exists()
        shown = (
            select(openings.c.code)
            .where(openings.c.code == tables.c.code, openings.c.status.in_(("lobby", "playing")))
            .correlate(tables)
            .exists()
        )
        columns = tables.c.code, tables.c.game, tables.c.mode, tables.c.players, tables.c.created
        wanted = (
            select(*columns, counted.label("people"), func.count(journal.c.number).label("entries"), changed.label("changed"))
            .add_columns(began.label("began"), shown.label("open"))
            .outerjoin(journal, journal.c.code == tables.c.code)
            .group_by(*columns)
            .order_by(changed.desc(), tables.c.code)
            .limit(most)
        )
        if game:
            wanted = wanted.where(tables.c.game == game)
        with self.store.reading() as connection:
            rows = connection.execute(wanted).mappings().all()
        return [TableRow(**{**row, "began": bool(row["began"]), "open": bool(row["open"])}) for row in rows]

    def table(self, code: str) -> StoredTable | None:
        """A table, if there is one; `Refused` if it can't be read by this version."""
        header = self.store.header(code)
        if header is None:
            return None
        pack = self.store.pack(header.game, header.pack) if header.pack else None
        return StoredTable(header, self.store.entries(code), pack)

    def seats(self, stored: StoredTable) -> list[tuple[int, str, str, str, str]]:
        """Who sits where: number, kind, name, level of a bot, and the person's id."""
        names = names_of(stored)
        return [
            (
                seat,
                chair.kind,
                names[seat - 1] if chair.kind != "link" else chair.name,
                chair.level,
                person_id(chair.holder) if chair.holder else "",
            )
            for seat, chair in enumerate(stored.chairs, 1)
        ]

    def hold(self, code: str, is_held: bool) -> bool | None:
        """Pause a table or let it go on; None if there is no such table, False if nothing changes."""
        header = self.store.header(code)
        if header is None:
            return None
        for _ in range(ATTEMPTS):
            entries = self.store.entries(code)
            last = next((entry for entry in reversed(entries) if entry.kind == "hold"), None)
            if (last is not None and last.data == HELD) == is_held:
                return False
            at = max([by_the_wall(), *(entry.at for entry in entries[-1:])])  # no clock at the table runs backwards
            if self.store.append(code, [Entry(len(entries), "hold", None, {"held": is_held}, None, at)]).result():
                return True
        raise Busy

    def _length(self, code: str) -> int:
        with self.store.reading() as connection:
            return connection.execute(select(func.count()).select_from(journal).where(journal.c.code == code)).scalar_one()

    def remove(self, code: str) -> bool:
        """Remove a table with everything in it; False if there is none."""
        for _ in range(ATTEMPTS):
            if self.store.header(code) is None:
                return False
            if self.store.remove(code, self._length(code)).result():
                return True
        raise Busy

    # --- people ---

    def people(self, most: int) -> list[PersonRow]:
        """Everybody with a profile, seen last first."""
        with_devices = (
            select(func.count()).select_from(devices).where(devices.c.holder == profiles.c.holder, devices.c.signed_out.is_(None))
        )
        with_tables = select(func.count()).select_from(holders).where(holders.c.holder == profiles.c.holder)
        is_held = select(held.c.holder).where(held.c.holder == profiles.c.holder).exists()
        wanted = (
            select(profiles.c.holder, profiles.c.name, profiles.c.created, profiles.c.seen)
            .add_columns(
                with_devices.scalar_subquery().label("devices"), with_tables.scalar_subquery().label("tables"), is_held.label("held")
            )
            .where(profiles.c.leaving.is_(None))
            .order_by(profiles.c.seen.desc(), profiles.c.holder)
            .limit(most)
        )
        with self.store.reading() as connection:
            rows = connection.execute(wanted).all()
        return [PersonRow(person_id(row.holder), row.name, row.devices, row.tables, row.created, row.seen, bool(row.held)) for row in rows]

    def whom(self, id: str) -> str | None:
        """The holder behind an id: with a profile, or known by a seat alone."""
        with self.store.reading() as connection:
            known = connection.execute(union(select(profiles.c.holder), select(holders.c.holder), select(held.c.holder))).scalars()
            return next((holder for holder in known if person_id(holder) == id), None)

    def person(self, holder: str) -> tuple[PersonRow, list[str], list[str], int]:
        """A person: facts, labels of devices, codes of tables, and how many reports there are about them."""
        profile = self.people_store.profile(holder)
        labels = [each.label for each in self.people_store.devices(holder) if each.signed_out is None]
        codes = self.people_store.codes(holder)
        with self.store.reading() as connection:
            about = connection.execute(select(func.count()).select_from(reports).where(reports.c.holder == holder)).scalar_one()
            is_held = connection.execute(select(held.c.holder).where(held.c.holder == holder)).first() is not None
        row = PersonRow(
            person_id(holder),
            profile.name if profile else "",
            len(labels),
            len(codes),
            profile.created if profile else 0,
            profile.seen if profile else 0,
            is_held,
        )
        return row, labels, codes, about

    def hold_person(self, holder: str, is_held: bool) -> bool:
        """Refuse everything that a person asks for, or let them come back; False if nothing changes."""

        def run(connection: Connection) -> bool:
            was = connection.execute(delete(held).where(held.c.holder == holder).returning(held.c.holder)).first() is not None
            if is_held:
                connection.execute(insert(held).values(holder=holder, at=by_the_wall()))
            self.store.notify(connection, "wishes")
            return was != is_held

        return self.store.writer.put(Job(holder, run)).result()

    def remove_person(self, holder: str) -> None:
        """Delete everything about somebody, as they could themselves. Interrupted, it goes on when a server starts, or asked again."""
        hand = secrets.token_hex(32)  # a device that nobody has: the person's own may be signed out
        self.people_store.leave(holder, hand, by_the_wall()).result()
        while codes := self.people_store.traces(holder):
            for code in codes:
                if not any(self.people_store.forget_at(code, holder, by_the_wall()).result() for _ in range(ATTEMPTS)):
                    raise Busy
        self.people_store.left(holder).result()
        self.hold_person(holder, False)

    # --- reports ---

    def reports(self, settled: bool, most: int) -> list[Reported]:
        """Reports that wait, or all, the latest first."""
        wanted = select(reports).order_by(reports.c.at.desc(), reports.c.id).limit(most)
        if not settled:
            wanted = wanted.where(reports.c.settled.is_(None))
        with self.store.reading() as connection:
            return [Reported(**row) for row in connection.execute(wanted).mappings()]

    def report(self, id: str) -> Reported | None:
        """One report."""
        with self.store.reading() as connection:
            row = connection.execute(select(reports).where(reports.c.id == id)).mappings().first()
        return Reported(**row) if row else None

    def settle(self, id: str) -> bool:
        """A report needs nothing more; False if it was settled before."""

        def run(connection: Connection) -> bool:
            now = update(reports).where(reports.c.id == id, reports.c.settled.is_(None)).values(settled=by_the_wall())
            return connection.execute(now.returning(reports.c.id)).first() is not None

        return self.store.writer.put(Job("", run)).result()

    # --- what everybody is told, and limits ---

    def announce(self, notice: NoticeData | None) -> None:
        """Show a notice on every page, or take it away."""
        self._wish(NOTICE, notice)

    def notice(self) -> NoticeData | None:
        """The notice, if there is one."""
        found: NoticeData | None = self._wished(NOTICE)
        return found

    def limits(self) -> dict[str, Any]:
        """The limits that were changed."""
        return self._wished(LIMITS) or {}

    def limit(self, name: str, value: list[float] | int | None) -> None:
        """Change a limit; None: as the servers were started."""
        found = {key: kept for key, kept in self.limits().items() if key != name}
        self._wish(LIMITS, found if value is None else {**found, name: value})

    def _wished(self, name: str) -> Any:
        with self.store.reading() as connection:
            return connection.execute(select(wishes.c.value).where(wishes.c.name == name)).scalar()

    def _wish(self, name: str, value: Any) -> None:
        new = (postgresql.insert if self.store.kind == "postgresql" else sqlite.insert)(wishes)

        def run(connection: Connection) -> bool:
            if value is None:
                connection.execute(delete(wishes).where(wishes.c.name == name))
            else:
                put = new.values(name=name, value=value).on_conflict_do_update(index_elements=["name"], set_={"value": value})
                connection.execute(put)
            self.store.notify(connection, "wishes")
            return True

        self.store.writer.put(Job("", run)).result()


class Busy(FelicityError):
    """Servers wrote to the same table again and again."""

    def __init__(self) -> None:
        super().__init__("Too many changes at once. Try again.")
