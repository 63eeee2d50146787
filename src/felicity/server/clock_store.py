"""What the store knows about time beside the journals: when to look at a table's clock, when no server ran, and who is on vacation."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server.refused import Refused
from felicity.server.store import PAUSES, Store
from felicity.server.store_schema import facts, outages, timed, vacations
from felicity.server.time_control import YEAR
from felicity.server.writer import Job

ALIVE = "alive"  # the name of the fact that says when a server last ran


class ClockStore:
    """Reads directly (call it from a thread); writes through the store's writer."""

    def __init__(self, store: Store) -> None:
        self.store = store
        insertion = postgresql.insert if store.kind == "postgresql" else sqlite.insert
        self.new_fact = insertion(facts).on_conflict_do_nothing()

    # --- when to look at a table ---

    def due(self, at: int, most: int) -> list[str]:
        """Tables whose clocks are to be looked at now, the longest due first."""
        wanted = select(timed.c.code).where(timed.c.due <= at).order_by(timed.c.due, timed.c.code).limit(most)
        with self.store.reading() as connection:
            return list(connection.execute(wanted).scalars())

    def is_needed(self) -> bool:
        """Is there any table with a clock?"""
        with self.store.reading() as connection:
            return connection.execute(select(timed.c.code).limit(1)).first() is not None

    # --- outages ---

    def beat(self, at: int, longest: int) -> Future[bool]:
        """A server runs. If none has said so for longer than that, the time in between was an outage: True."""

        def run(connection: Connection) -> bool:
            connection.execute(self.new_fact, {"name": ALIVE, "value": at})
            known = connection.execute(select(facts.c.value).where(facts.c.name == ALIVE).with_for_update()).scalar_one()
            connection.execute(update(facts).where(facts.c.name == ALIVE, facts.c.value < at).values(value=at))
            if at - known <= longest:
                return False
            connection.execute(insert(outages).values(begins=known, ends=at))
            self.store.notify(connection, PAUSES)
            return True

        return self.store.writer.put(Job("", run))

    def outages(self) -> list[tuple[int, int]]:
        """When no server ran."""
        with self.store.reading() as connection:
            found = connection.execute(select(outages.c.begins, outages.c.ends).order_by(outages.c.begins))
            return [(begins, ends) for begins, ends in found]

    # --- vacations ---

    def vacations(self, since: int) -> list[tuple[str, int, int]]:
        """Everybody's vacations that ended after a moment, or haven't yet: whose, from when, until when."""
        wanted = select(vacations.c.holder, vacations.c.begins, vacations.c.ends).where(vacations.c.ends > since)
        with self.store.reading() as connection:
            return [(holder, begins, ends) for holder, begins, ends in connection.execute(wanted.order_by(vacations.c.begins))]

    def go_away(self, holder: str, at: int, until: int, most: int, codes: Sequence[str]) -> Future[bool]:
        """Begin a vacation, or change the end of the one that lasts; `until` now: end it. Only so many milliseconds within a year."""

        def run(connection: Connection) -> bool:
            mine = vacations.c.holder == holder
            lasting = connection.execute(select(vacations.c.begins).where(mine, vacations.c.ends > at).with_for_update()).scalar()
            begins = at if lasting is None else lasting
            spent = connection.execute(select(vacations.c.begins, vacations.c.ends).where(mine, vacations.c.ends <= at)).all()
            if until > at and taken_within(at - YEAR, [(one.begins, one.ends) for one in spent]) + until - begins > most:
                raise Refused("no-vacation-left", "That is more vacation than is left for this year.")
            connection.execute(delete(vacations).where(mine, or_(vacations.c.ends > at, vacations.c.ends <= at - YEAR)))
            if until > begins:
                connection.execute(insert(vacations).values(holder=holder, begins=begins, ends=until))
            if codes:  # their clocks have to be looked at again
                connection.execute(update(timed).where(timed.c.code.in_(codes), timed.c.due > at).values(due=at))
            self.store.notify(connection, PAUSES)
            return True

        return self.store.writer.put(Job(holder, run))


def taken_within(since: int, vacations: Sequence[tuple[int, int]]) -> int:
    """How many milliseconds of vacation there were since a moment."""
    return sum(max(0, ends - max(begins, since)) for begins, ends in vacations)
