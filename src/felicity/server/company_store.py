"""What the store knows about people among each other: invitations, blocked people, and the tables they have shared."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server.acquaintances import KINDS
from felicity.server.journal import Entry
from felicity.server.store import Store
from felicity.server.store_schema import blocks, holders, invitations, journal, profiles, tables
from felicity.server.writer import Job

SHARED = 200  # tables looked through for people met before, the latest
WAITING = 20  # invitations shown to somebody, the latest


@dataclass(frozen=True)
class Invitation:
    """A seat is kept for somebody."""

    code: str
    game: str
    mode: str
    players: int
    by: str  # the host's holder
    by_name: str
    at: int


@dataclass(frozen=True)
class Blocked:
    """Somebody has blocked somebody."""

    holder: str
    other: str
    name: str
    at: int


class CompanyStore:
    """Reads directly (call it from a thread); writes through the store's writer."""

    def __init__(self, store: Store) -> None:
        self.store = store
        insertion = postgresql.insert if store.kind == "postgresql" else sqlite.insert
        self.new_block = insertion(blocks).on_conflict_do_nothing()

    # --- reading ---

    def shared(self, holder: str) -> list[tuple[str, list[Entry]]]:
        """The tables that somebody shares with others: the game, and who came and went. The latest ones only."""
        mine = select(holders.c.code).where(holders.c.holder == holder)
        alone = select(holders.c.code).where(holders.c.code.in_(mine)).group_by(holders.c.code).having(func.count() > 1)
        wanted = select(tables.c.code, tables.c.game).where(tables.c.code.in_(alone)).order_by(tables.c.created.desc()).limit(SHARED)
        with self.store.reading() as connection:
            games = {row.code: row.game for row in connection.execute(wanted)}
            rows = connection.execute(
                select(journal).where(journal.c.code.in_(list(games)), journal.c.kind.in_(KINDS)).order_by(journal.c.code, journal.c.number)
            ).mappings()
            found: dict[str, list[Entry]] = {code: [] for code in games}
            for row in rows:
                found[row["code"]].append(Entry(row["number"], row["kind"], row["seat"], row["data"], row["mark"], row["at"]))
        return [(games[code], entries) for code, entries in found.items()]

    def waiting(self, holder: str) -> list[Invitation]:
        """Invitations that somebody has not answered, the latest first."""
        columns = tables.c.code, tables.c.game, tables.c.mode, tables.c.players
        wanted = (
            select(*columns, invitations.c.by, invitations.c.by_name, invitations.c.at)
            .join(tables, tables.c.code == invitations.c.code)
            .where(invitations.c.holder == holder, invitations.c.waits == 1)
            .order_by(invitations.c.at.desc(), tables.c.code)
            .limit(WAITING)
        )
        with self.store.reading() as connection:
            return [Invitation(**row) for row in connection.execute(wanted).mappings()]

    def invited_since(self, by: str, holder: str, at: int) -> int:
        """How often somebody has invited somebody since a moment, heard or not."""
        wanted = select(func.count()).select_from(invitations)
        with self.store.reading() as connection:
            return connection.execute(
                wanted.where(invitations.c.by == by, invitations.c.holder == holder, invitations.c.at > at)
            ).scalar_one()

    def blocked_by(self, holder: str) -> list[Blocked]:
        """Whom somebody has blocked, the latest first."""
        with self.store.reading() as connection:
            wanted = select(blocks).where(blocks.c.holder == holder).order_by(blocks.c.at.desc(), blocks.c.other)
            return [Blocked(**row) for row in connection.execute(wanted).mappings()]

    def blockers_of(self, holder: str) -> list[str]:
        """Who has blocked somebody."""
        with self.store.reading() as connection:
            return list(connection.execute(select(blocks.c.holder).where(blocks.c.other == holder)).scalars())

    def name_of(self, holder: str) -> str:
        """The name in somebody's profile."""
        with self.store.reading() as connection:
            return connection.execute(select(profiles.c.name).where(profiles.c.holder == holder)).scalar() or ""

    # --- writing ---

    def block(self, holder: str, other: str, name: str, at: int, most: int) -> Future[bool]:
        """Block somebody; False if that are too many. Their invitations are withdrawn."""

        def run(connection: Connection) -> bool:
            count = select(func.count()).select_from(blocks).where(blocks.c.holder == holder)
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(self.new_block, {"holder": holder, "other": other, "name": name, "at": at})
            mine = invitations.c.holder == holder, invitations.c.by == other
            connection.execute(update(invitations).where(*mine).values(waits=0))
            self.store.notify(connection, f"blocks {holder} {other}")
            return True

        return self.store.writer.put(Job(holder, run))

    def unblock(self, holder: str, other: str) -> Future[bool]:
        """Hear somebody again."""

        def run(connection: Connection) -> bool:
            connection.execute(delete(blocks).where(blocks.c.holder == holder, blocks.c.other == other))
            self.store.notify(connection, f"blocks {holder} {other}")
            return True

        return self.store.writer.put(Job(holder, run))
