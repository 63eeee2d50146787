"""Results in the store. They are written with the entry that ends the game, and follow whatever is written to its table afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server.journal import Entry
from felicity.server.results import Finish, named
from felicity.server.store_schema import facts, finished, journal, profiles, results, tables
from felicity.server.writer import Job

if TYPE_CHECKING:
    from felicity.server.store import Store

SWEPT = 500  # results removed in one transaction
CHANGED = "results changed"  # the fact that counts how often results changed that had been there before


def note(connection: Connection, code: str, entries: Sequence[Entry], finish: Finish | None) -> None:
    """Keep results in step with entries that were just written."""
    for entry in entries:
        if entry.kind == "rewind":  # the game goes on
            remove(connection, code)
        elif entry.kind == "name":
            mine = (results.c.code == code, results.c.seat == entry.seat, results.c.holder != "")
            connection.execute(update(results).where(*mine).values(named(entry.data["name"])))
    if finish is not None:
        keep(connection, finish)


def keep(connection: Connection, finish: Finish) -> None:
    """Keep a result."""
    connection.execute(insert(finished), finish.game)
    connection.execute(insert(results), list(finish.seats))


def remove(connection: Connection, code: str) -> None:
    """Remove a result."""
    for kept in (results, finished):
        connection.execute(delete(kept).where(kept.c.code == code))
    stir(connection)


def stir(connection: Connection) -> None:
    """Note that what follows from earlier results, such as ratings, is to be reckoned anew."""
    insertion = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    more = insertion(facts).values(name=CHANGED, value=1)
    connection.execute(more.on_conflict_do_update(index_elements=["name"], set_={"value": facts.c.value + 1}))


def is_kept(connection: Connection, code: str) -> bool:
    """Is there a result of a table with this code, even if the table is gone?"""
    return connection.execute(select(finished.c.code).where(finished.c.code == code)).first() is not None


def bring(connection: Connection, before: str, holder: str) -> None:
    """Somebody's results are another holder's from now on: they are the same person."""
    connection.execute(update(results).where(results.c.holder == before).values(holder=holder))
    stir(connection)


def forget(connection: Connection, holder: str) -> None:
    """Nobody's name and key are left in the results of somebody who is deleted; scores stay, for the others."""
    connection.execute(update(results).where(results.c.holder == holder).values(holder="", **named("")))
    stir(connection)


def fill_in(store: Store, finish: Finish, entries: int) -> Future[bool]:
    """Keep the result of a game that ended before there were results; False if it is known, or the table has changed meanwhile."""

    def run(connection: Connection) -> bool:
        # Nobody can write to a table whose row is locked: an entry refers to it.
        connection.execute(select(tables.c.code).where(tables.c.code == finish.code).with_for_update())
        counted = select(func.count()).select_from(journal).where(journal.c.code == finish.code)
        if connection.execute(counted).scalar() != entries or is_kept(connection, finish.code):
            return False
        keep(connection, finish)
        return True

    return store.writer.put(Job(finish.code, run))


def unfilled(store: Store, after: str, most: int) -> list[str]:
    """Games without a result, from a code on. Uploaded records and tables at which nothing was played are none."""
    begun = select(journal.c.code).where(journal.c.code == tables.c.code, journal.c.kind == "start")
    wanted = (
        select(tables.c.code)
        .outerjoin(finished, finished.c.code == tables.c.code)
        .where(tables.c.code > after, finished.c.code.is_(None), begun.exists())
        .order_by(tables.c.code)
        .limit(most)
    )
    with store.reading() as connection:
        return list(connection.execute(wanted).scalars())


def sweep(store: Store, before: int) -> Future[bool]:
    """Remove results from before then that are of no use: their table is gone, and no player has a profile here. True if there are more."""
    known = select(results.c.code).join(profiles, profiles.c.holder == results.c.holder).where(results.c.code == finished.c.code)
    there = select(tables.c.code).where(tables.c.code == finished.c.code)
    old = select(finished.c.code).where(finished.c.at < before, ~known.exists(), ~there.exists()).limit(SWEPT)

    def run(connection: Connection) -> bool:
        codes = list(connection.execute(old).scalars())
        for kept in (results, finished):
            connection.execute(delete(kept).where(kept.c.code.in_(codes)))
        if codes:
            stir(connection)
        return len(codes) == SWEPT

    return store.writer.put(Job("", run))
