"""Notices in the store: what is sent to whom, once for each turn and channel, whichever processes send it and whenever they die.

A notice is written together with the version up to which its table was looked through; of several processes that look at once, one writes.
Sending takes two steps. Whoever claims a notice has it for a while (a lease): if that process dies, another one claims it. Just before
anything goes out the notice becomes `sending`: from then on nobody sends it again, unless the other side has said that it didn't take it.
"""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import asdict, dataclass, replace

from sqlalchemy import Connection, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server.news import TURN
from felicity.server.store import Store
from felicity.server.store_schema import channels, holders, journal, looked, notices
from felicity.server.writer import Job

WAITING, CLAIMED, SENDING, SENT, DROPPED, FAILED = "waiting", "claimed", "sending", "sent", "dropped", "failed"


@dataclass(frozen=True)
class Notice:
    """What is sent to a person on one of their channels, about one turn at a table."""

    channel: str
    code: str
    turn: int  # the version at which it began
    holder: str
    seat: int
    what: list[str]
    first: int  # positions at which something was done to the seat
    last: int
    made: int
    due: int  # when it can be claimed
    state: str = WAITING
    tries: int = 0
    claim: str = ""  # of whoever sends it


class NoticeStore:
    """Reads directly (call it from a thread); writes through the store's writer."""

    def __init__(self, store: Store) -> None:
        self.store = store
        insertion = postgresql.insert if store.kind == "postgresql" else sqlite.insert
        self.new_notice = insertion(notices).on_conflict_do_nothing()
        self.new_looked = insertion(looked).on_conflict_do_nothing().returning(looked.c.code)

    # --- looking ---

    def looked_at(self, codes: list[str]) -> dict[str, int]:
        """The versions up to which tables were looked through."""
        with self.store.reading() as connection:
            return {row.code: row.version for row in connection.execute(select(looked).where(looked.c.code.in_(codes)))}

    def overlooked(self, most: int) -> list[str]:
        """Tables at which people with channels sit, and that have changed since they were looked through."""
        entries = select(func.max(journal.c.number) + 1).where(journal.c.code == holders.c.code).scalar_subquery()
        wanted = (
            select(holders.c.code)
            .join(channels, channels.c.holder == holders.c.holder)
            .outerjoin(looked, looked.c.code == holders.c.code)
            .where(or_(looked.c.version.is_(None), looked.c.version < entries))
            .distinct()
            .limit(most)
        )
        with self.store.reading() as connection:
            return list(connection.execute(wanted).scalars())

    def note(self, code: str, before: int | None, version: int, new: list[Notice]) -> Future[bool]:
        """Keep notices, and that the table was looked through; False, and nothing kept, if another process has done so since."""

        def run(connection: Connection) -> bool:
            if before is None:
                is_first = connection.execute(self.new_looked, {"code": code, "version": version}).first() is not None
            else:
                moved = update(looked).where(looked.c.code == code, looked.c.version == before).values(version=version)
                is_first = connection.execute(moved.returning(looked.c.code)).first() is not None
            if is_first:
                for each in new:
                    with_earlier = self._with_earlier(connection, each)
                    connection.execute(self.new_notice, asdict(with_earlier))
            return is_first

        return self.store.writer.put(Job(code, run))

    def _with_earlier(self, connection: Connection, new: Notice) -> Notice:
        """What still waits to be sent about the same table goes with the new notice: nobody gets a heap of them after quiet hours."""
        same = notices.c.channel == new.channel, notices.c.code == new.code, notices.c.state == WAITING, notices.c.turn < new.turn
        for row in connection.execute(delete(notices).where(*same).returning(notices)).mappings().all():
            first = min(each for each in (row["first"], new.first or row["first"]))
            also = [each for each in row["what"] if each != TURN and each not in new.what]
            new = replace(new, what=[*also, *new.what], first=first or new.first, last=max(new.last, row["last"]))
        return new

    # --- sending ---

    def due(self, at: int, most: int) -> list[Notice]:
        """Notices that nobody is sending, the longest due first."""
        wanted = select(notices).where(notices.c.state.in_((WAITING, CLAIMED)), notices.c.due <= at).order_by(notices.c.due).limit(most)
        with self.store.reading() as connection:
            return [Notice(**row) for row in connection.execute(wanted).mappings()]

    def sent_since(self, holder: str, at: int) -> int:
        """How many notices somebody was sent since a moment."""
        recent = notices.c.holder == holder, notices.c.made >= at, notices.c.state.in_((SENDING, SENT))
        with self.store.reading() as connection:
            return connection.execute(select(func.count()).select_from(notices).where(*recent)).scalar_one()

    def claim(self, notice: Notice, claim: str, at: int, lease: int) -> Future[bool]:
        """Take a notice for a while; False if somebody else has."""
        free = and_(notices.c.state.in_((WAITING, CLAIMED)), notices.c.due <= at)
        return self._move(notice, free, state=CLAIMED, claim=claim, due=at + lease, tries=notices.c.tries + 1)

    def begin_sending(self, notice: Notice, claim: str) -> Future[bool]:
        """The last step before it goes out; False if the claim has passed to somebody else, or the notice is gone."""
        return self._move(notice, and_(notices.c.state == CLAIMED, notices.c.claim == claim), state=SENDING)

    def finish(self, notice: Notice, claim: str, state: str, due: int = 0) -> Future[bool]:
        """How it went; WAITING with a moment to try again."""
        return self._move(notice, notices.c.claim == claim, state=state, due=due)

    def _move(self, notice: Notice, condition: object, **values: object) -> Future[bool]:
        this = notices.c.channel == notice.channel, notices.c.code == notice.code, notices.c.turn == notice.turn

        def run(connection: Connection) -> bool:
            moved = update(notices).where(*this, condition).values(**values).returning(notices.c.channel)  # type: ignore[arg-type]
            return connection.execute(moved).first() is not None

        return self.store.writer.put(Job(notice.code, run))
