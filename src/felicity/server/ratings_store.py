"""What ratings are reckoned from: results in the order of their ends, and whether those read before are still the same."""

from __future__ import annotations

from sqlalchemy import func, select, tuple_

from felicity.server.people_store import RATED
from felicity.server.results import Row
from felicity.server.results_store import CHANGED
from felicity.server.store import Store
from felicity.server.store_schema import facts, finished, profiles, results


def standing(store: Store, game: str, mode: str) -> tuple[int, int]:
    """How often earlier results have changed, and how many results there are."""
    with store.reading() as connection:
        changed = connection.execute(select(facts.c.value).where(facts.c.name == CHANGED)).scalar()
        here = select(func.count()).select_from(finished).where(finished.c.game == game, finished.c.mode == mode)
        return changed or 0, connection.execute(here).scalar_one()


def apart(store: Store) -> frozenset[str]:
    """People who don't want to be rated."""
    unwilling = select(profiles.c.holder).where(profiles.c.settings[RATED].as_boolean().is_(False))
    with store.reading() as connection:
        return frozenset(connection.execute(unwilling).scalars())


def results_after(store: Store, game: str, mode: str, last: tuple[int, str], most: int) -> list[tuple[Row, list[Row]]]:
    """The next results with their seats, in the order of their ends."""
    after = tuple_(finished.c.at, finished.c.code) > tuple_(*last)
    wanted = select(finished).where(finished.c.game == game, finished.c.mode == mode, after)
    with store.reading() as connection:
        games = [dict(row) for row in connection.execute(wanted.order_by(finished.c.at, finished.c.code).limit(most)).mappings()]
        there = select(results).where(results.c.code.in_([each["code"] for each in games])).order_by(results.c.code, results.c.seat)
        seats: dict[str, list[Row]] = {}
        for row in connection.execute(there).mappings():
            seats.setdefault(row["code"], []).append(dict(row))
    return [(each, seats.get(each["code"], [])) for each in games]


def rivalries(store: Store, holder: str) -> list[tuple[str, str]]:
    """The games and modes in which somebody has played against others."""
    mine = select(finished.c.game, finished.c.mode).join(results, results.c.code == finished.c.code)
    wanted = mine.where(results.c.holder == holder, finished.c.together == 0, finished.c.players > 1).distinct()
    with store.reading() as connection:
        return [(row.game, row.mode) for row in connection.execute(wanted.order_by(finished.c.game, finished.c.mode))]
