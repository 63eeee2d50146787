"""The deals of the day in the store, everybody's tries at them, and those of bots."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server.daily_deals import TRY, Deal
from felicity.server.journal import Data, Entry, Header
from felicity.server.store import Store
from felicity.server.store_schema import bot_tries, dailies, finished, results, tries
from felicity.server.writer import Job


@dataclass(frozen=True)
class Try:
    """Somebody's one try, and how it ended; `score` is None while it runs or if it ended too late."""

    code: str
    name: str
    holder: str
    score: int | None
    rank: int | None
    won: bool
    rounds: int
    is_over: bool


@dataclass(frozen=True)
class BotTry:
    """What a bot made of it."""

    level: str
    score: int
    rank: int
    won: bool
    rounds: int


class DailyStore:
    """Reads directly (call it from a thread); writes through the store's writer."""

    def __init__(self, store: Store) -> None:
        self.store = store
        insertion = postgresql.insert if store.kind == "postgresql" else sqlite.insert
        self.new_deal = insertion(dailies).on_conflict_do_nothing()
        self.new_try = insertion(tries).on_conflict_do_nothing().returning(tries.c.code)
        self.new_bot = insertion(bot_tries)

    # --- deals ---

    def deals(self, day: str) -> dict[str, Deal]:
        """The deals of a day, by game."""
        with self.store.reading() as connection:
            rows = connection.execute(select(dailies).where(dailies.c.day == day)).mappings()
            return {row["game"]: Deal(**row) for row in rows}

    def keep_deals(self, deals: Sequence[Deal]) -> Future[bool]:
        """Keep deals. Of several processes that make them at once, one is right for each."""

        def run(connection: Connection) -> bool:
            for deal in deals:
                connection.execute(self.new_deal, asdict(deal))
            return True

        return self.store.writer.put(Job("", run))

    def days(self, before: str, most: int) -> list[str]:
        """The latest days before one that had deals."""
        wanted = select(dailies.c.day).where(dailies.c.day < before).distinct().order_by(dailies.c.day.desc()).limit(most)
        with self.store.reading() as connection:
            return list(connection.execute(wanted).scalars())

    # --- tries ---

    def begin(self, deal: Deal, holder: str, header: Header, entries: Sequence[Entry]) -> Future[bool]:
        """Store a new table as somebody's one try; False if they have tried already, or the code is taken."""
        row = {"day": deal.day, "game": deal.game, "holder": holder, "code": header.code, "began": header.created}

        def run(connection: Connection) -> bool:
            if connection.execute(self.new_try, row).first() is None:
                return False
            if not self.store.insert_table(connection, header, entries):
                connection.execute(delete(tries).where(tries.c.code == header.code))
                return False
            return True

        return self.store.writer.put(Job(header.code, run))

    def mine(self, day: str, holder: str, until: int) -> dict[str, Try]:
        """Somebody's tries on a day, by game."""
        wanted = outcomes(until).where(tries.c.day == day, tries.c.holder == holder)
        with self.store.reading() as connection:
            return {row["game"]: try_of(row) for row in connection.execute(wanted).mappings()}

    def try_of(self, day: str, game: str, holder: str, until: int) -> Try | None:
        """Somebody's try at a deal."""
        return self.mine(day, holder, until).get(game)

    def best(self, day: str, game: str, until: int, most: int) -> tuple[int, list[Try]]:
        """How many tries count, and the best of them: more points, then a better place at the table, then fewer rounds."""
        counting = outcomes(until).where(tries.c.day == day, tries.c.game == game, results.c.score.is_not(None))
        order = (results.c.score.desc(), results.c.rank, finished.c.rounds, finished.c.at, tries.c.code)
        with self.store.reading() as connection:
            total = connection.execute(select(func.count()).select_from(counting.subquery())).scalar_one()
            return total, [try_of(row) for row in connection.execute(counting.order_by(*order).limit(most)).mappings()]

    def better(self, day: str, game: str, until: int, than: Try) -> int:
        """How many tries were better than this one."""
        level = results.c.score == than.score
        ahead = or_(
            results.c.score > than.score,
            and_(level, results.c.rank < than.rank),
            and_(level, results.c.rank == than.rank, finished.c.rounds < than.rounds),
        )
        counting = outcomes(until).where(tries.c.day == day, tries.c.game == game, ahead)
        with self.store.reading() as connection:
            return connection.execute(select(func.count()).select_from(counting.subquery())).scalar_one()

    def all_of(self, holder: str) -> list[Data]:
        """Every try of somebody, for themselves."""
        wanted = outcomes(None).where(tries.c.holder == holder).order_by(tries.c.day, tries.c.game)
        with self.store.reading() as connection:
            rows = connection.execute(wanted).mappings().all()
        return [{name: row[name] for name in ("day", "game", "code", "began", "score", "rank")} for row in rows]

    # --- bots ---

    def bots(self, day: str) -> dict[str, list[BotTry]]:
        """What bots made of the deals of a day, by game."""
        found: dict[str, list[BotTry]] = {}
        with self.store.reading() as connection:
            for row in connection.execute(select(bot_tries).where(bot_tries.c.day == day, bot_tries.c.score.is_not(None))):
                found.setdefault(row.game, []).append(BotTry(row.level, row.score, row.rank, bool(row.won), row.rounds))
        return found

    def claim(self, deal: Deal, level: str, at: int, stale: int) -> Future[bool]:
        """Let this process play for a bot: False if another one does, and has said so since then, or if it is done."""
        again = and_(bot_tries.c.score.is_(None), bot_tries.c.claimed <= stale)
        new = self.new_bot.values(day=deal.day, game=deal.game, level=level, claimed=at)
        claiming = new.on_conflict_do_update(index_elements=["day", "game", "level"], set_={"claimed": at}, where=again)

        def run(connection: Connection) -> bool:
            return connection.execute(claiming.returning(bot_tries.c.level)).first() is not None

        return self.store.writer.put(Job("", run))

    def go_on(self, deal: Deal, level: str, at: int) -> Future[bool]:
        """Say that this process still plays for a bot."""
        return self._change(deal, level, {"claimed": at})

    def keep_bot(self, deal: Deal, found: BotTry) -> Future[bool]:
        """Keep what a bot made of the deal."""
        return self._change(deal, found.level, {"score": found.score, "rank": found.rank, "won": int(found.won), "rounds": found.rounds})

    def _change(self, deal: Deal, level: str, values: Data) -> Future[bool]:
        this = (bot_tries.c.day == deal.day, bot_tries.c.game == deal.game, bot_tries.c.level == level)

        def run(connection: Connection) -> bool:
            return connection.execute(update(bot_tries).where(*this, bot_tries.c.score.is_(None)).values(values)).rowcount == 1

        return self.store.writer.put(Job("", run))

    # --- old ones ---

    def sweep(self, before: str) -> Future[bool]:
        """Remove the deals of days before one, with all tries."""

        def run(connection: Connection) -> bool:
            for kept in (bot_tries, tries, dailies):
                connection.execute(delete(kept).where(kept.c.day < before))
            return True

        return self.store.writer.put(Job("", run))


def outcomes(until: int | None) -> Any:
    """Tries with the results that count: played to the end by oneself, before a moment if there is one."""
    counts: list[ColumnElement[bool]] = [finished.c.code == tries.c.code, finished.c.source == TRY, finished.c.studied == 0]
    if until is not None:
        counts.append(finished.c.at < until)
    mine = and_(results.c.code == finished.c.code, results.c.holder == tries.c.holder, results.c.kind == "human", results.c.level == "")
    other = finished.alias("other")
    ended = select(other.c.code).where(other.c.code == tries.c.code).exists()
    columns = (results.c.name, results.c.score, results.c.rank, results.c.won, finished.c.rounds, ended.label("is_over"))
    return select(tries, *columns).select_from(tries.outerjoin(finished, and_(*counts)).outerjoin(results, mine))


def try_of(row: Any) -> Try:
    """A row of these."""
    name = str(row["name"] or "")
    return Try(row["code"], name, row["holder"], row["score"], row["rank"], bool(row["won"]), int(row["rounds"] or 0), bool(row["is_over"]))


def bring(connection: Connection, before: str, holder: str) -> None:
    """Somebody's tries are another holder's from now on. Where both have tried, the first one counts."""
    theirs = {(row.day, row.game): row for row in connection.execute(select(tries).where(tries.c.holder == holder))}
    for row in connection.execute(select(tries).where(tries.c.holder == before)).all():
        other = theirs.get((row.day, row.game))
        later = before if other is not None and other.began <= row.began else holder
        if other is not None:
            of_one = (tries.c.day == row.day, tries.c.game == row.game, tries.c.holder == later)
            connection.execute(delete(tries).where(*of_one))
    connection.execute(update(tries).where(tries.c.holder == before).values(holder=holder))


def forget(connection: Connection, holder: str) -> None:
    """Somebody who is deleted has tried nothing."""
    connection.execute(delete(tries).where(tries.c.holder == holder))
