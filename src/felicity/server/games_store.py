"""Somebody's games in the store: found by what they ask for, and counted. A result is read once by an index, however many there are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import ColumnElement, Executable, Integer, Select, and_, case, func, or_, select
from sqlalchemy.engine import RowMapping

from felicity.server.journal import CODE_LENGTH
from felicity.server.results import Row, sought
from felicity.server.store import Store
from felicity.server.store_schema import finished, holders, journal, results, tables
from felicity.server.time_over import ENDED_BY

AT_ONCE = 200  # results read at a time
MOST_RIVALS = 50  # people in the statistics of a game
MOST_SCORES = 200  # the latest
TRIED_OUT = ("fork", "practice")  # games in which the deal, or the position, was known
NAMING = ("sit", "name", "set")  # entries that give a seat a name
LOOKED_THROUGH = 200  # running games in which a name is looked for, the latest


@dataclass(frozen=True)
class Wish:
    """Which games somebody wants to see; "" for all."""

    game: str = ""
    mode: str = ""
    company: str = ""  # people: with other people; bots: without
    outcome: str = ""  # won, lost
    text: str = ""  # a part of a name, or a table's code


def contains(column: ColumnElement[str], text: str) -> ColumnElement[bool]:
    """Is this text in the column, letter by letter?"""
    return column.contains(text, autoescape=True)


# --- finished games ---


def finished_games(store: Store, holder: str, wish: Wish, first: int, count: int) -> tuple[int, list[tuple[Row, list[Row]]]]:
    """How many finished games there are, and a page of them with their seats, the latest first."""
    mine = select(results.c.code).where(results.c.holder == holder)
    if wish.outcome:
        mine = mine.where(results.c.won == int(wish.outcome == "won"))
    wanted = select(finished).where(finished.c.code.in_(mine), *conditions(wish, finished.c.game, finished.c.mode))
    if wish.company:
        wanted = wanted.where(finished.c.people > 1 if wish.company == "people" else finished.c.people <= 1)
    if wish.text:
        named = select(results.c.code).where(results.c.code == finished.c.code, contains(results.c.sought, sought(wish.text)))
        wanted = wanted.where(or_(finished.c.code == code_in(wish.text), named.exists()))
    page = wanted.order_by(finished.c.at.desc(), finished.c.code).offset(first).limit(count)
    with store.reading() as connection:
        total = connection.execute(select(func.count()).select_from(wanted.subquery())).scalar_one()
        games = [dict(row) for row in connection.execute(page).mappings()]
        wanted_seats = select(results).where(results.c.code.in_([game["code"] for game in games])).order_by(results.c.seat)
        seats = [dict(row) for row in connection.execute(wanted_seats).mappings()]
    return total, [(game, [seat for seat in seats if seat["code"] == game["code"]]) for game in games]


def everything(store: Store, holder: str) -> Iterator[tuple[Row, list[Row]]]:
    """All of somebody's results, a few at a time."""
    first = 0
    while page := finished_games(store, holder, Wish(), first, AT_ONCE)[1]:
        yield from page
        first += AT_ONCE


def there(store: Store, codes: list[str]) -> set[str]:
    """Which of these tables are still kept."""
    with store.reading() as connection:
        return set(connection.execute(select(tables.c.code).where(tables.c.code.in_(codes))).scalars())


def conditions(wish: Wish, game: ColumnElement[str], mode: ColumnElement[str]) -> list[ColumnElement[bool]]:
    """The game and mode that are wanted."""
    return [column == wanted for column, wanted in ((game, wish.game), (mode, wish.mode)) if wanted]


def code_in(text: str) -> str:
    """The code that somebody may have typed."""
    return text.strip().upper()[:CODE_LENGTH]


# --- running games ---


def running_games(store: Store, holder: str, wish: Wish, first: int, count: int) -> tuple[int, list[str]]:
    """How many lobbies and running games somebody sits at or hosts, and the codes of a page of them, the latest first."""
    how = tables.c.source["how"].as_string()
    last = select(journal.c.at).where(journal.c.code == tables.c.code).order_by(journal.c.number.desc()).limit(1).scalar_subquery()
    wanted = (
        select(tables.c.code, func.coalesce(last, tables.c.created).label("last"))
        .join(holders, and_(holders.c.code == tables.c.code, holders.c.holder == holder))
        .outerjoin(finished, finished.c.code == tables.c.code)
        .where(finished.c.code.is_(None), or_(tables.c.source.is_(None), how != "record"))
        .where(*conditions(wish, tables.c.game, tables.c.mode))
    )
    if wish.text or wish.company:
        wanted = wanted.where(tables.c.code.in_(matching(store, wanted, wish)))
    page = wanted.order_by(wanted.selected_columns.last.desc(), tables.c.code).offset(first).limit(count)
    with store.reading() as connection:
        total = connection.execute(select(func.count()).select_from(wanted.subquery())).scalar_one()
        return total, [str(row.code) for row in connection.execute(page)]


def matching(store: Store, wanted: Select[Any], wish: Wish) -> list[str]:
    """Those of the latest running games at which such people sit. Their names are in the journals only."""
    codes = wanted.order_by(wanted.selected_columns.last.desc(), tables.c.code).limit(LOOKED_THROUGH)
    with store.reading() as connection:
        among = [str(row.code) for row in connection.execute(codes)]
        entries = select(journal.c.code, journal.c.seat, journal.c.kind, journal.c.data).where(
            journal.c.code.in_(among), journal.c.kind.in_(NAMING)
        )
        rows = list(connection.execute(entries.order_by(journal.c.code, journal.c.number)))
    names: dict[str, dict[int, str]] = {code: {} for code in among}
    people: dict[str, set[str]] = {code: set() for code in among}
    for code, seat, kind, data in rows:
        names[code][seat] = sought(str(data.get("name") or ""))
        if kind == "sit":
            people[code].add(str(data["holder"]))
    text, typed = sought(wish.text), code_in(wish.text)
    return [
        code
        for code in among
        if (not text or code == typed or any(text in name for name in names[code].values()))
        and (not wish.company or (len(people[code]) > 1) == (wish.company == "people"))
    ]


# --- statistics ---


def counted(holder: str, game: str = "", mode: str = "") -> Select[Any]:
    """The games that count: played by oneself in one seat, from the deal to the end, nothing tried out."""
    other = results.alias("other")
    twice = select(other.c.code).where(other.c.code == results.c.code, other.c.holder == holder, other.c.seat != results.c.seat)
    return (
        select(results, finished.c.game, finished.c.mode, finished.c.at, finished.c.together, finished.c.target, finished.c.players)
        .join(finished, finished.c.code == results.c.code)
        .where(results.c.holder == holder, results.c.kind == "human", results.c.level == "")
        .where(finished.c.studied == 0, finished.c.ended_by != ENDED_BY, finished.c.source.not_in(TRIED_OUT), ~twice.exists())
        .where(*conditions(Wish(game, mode), finished.c.game, finished.c.mode))
    )


def summaries(store: Store, holder: str) -> list[Row]:
    """Games, wins and points, by game and mode; what is played most comes first."""
    mine = counted(holder).subquery()
    played = func.count().label("played")
    wanted = (
        select(
            mine.c.game,
            mine.c.mode,
            played,
            func.sum(mine.c.won).label("won"),
            *points(mine.c),
            func.max(mine.c.together).label("together"),
        )
        .group_by(mine.c.game, mine.c.mode)
        .order_by(played.desc(), mine.c.game, mine.c.mode)
    )
    return rows_of(store, wanted)


def points(columns: Any) -> list[ColumnElement[Any]]:
    """The best and the mean score."""
    mean = func.avg(columns.score)
    return [func.max(columns.score).label("best"), func.min(columns.score).label("least"), func.coalesce(mean, 0).label("mean")]


def rivals(store: Store, holder: str, game: str, mode: str, kind: str) -> list[Row]:
    """Against each level of bots, or against people by their names: meetings, and how often one was ahead or level.

    People are told apart by name only: two names of one person stay two.
    """
    mine, other = counted(holder, game, mode).subquery(), results.alias("rival")
    of = other.c.level if kind == "bot" else other.c.sought
    fits = [other.c.kind == kind, other.c.holder != holder]
    fits.append(other.c.level != "" if kind == "bot" else and_(other.c.level == "", other.c.sought != ""))
    met = func.count().label("met")
    wanted = (
        select(
            func.max(other.c.level if kind == "bot" else other.c.name).label("name"),
            met,
            total(mine.c.rank < other.c.rank).label("ahead"),
            total(mine.c.rank == other.c.rank).label("level"),
        )
        .select_from(mine)
        .join(other, and_(other.c.code == mine.c.code, other.c.seat != mine.c.seat))
        .where(*fits)
        .group_by(of)
        .order_by(met.desc(), of)
        .limit(MOST_RIVALS)
    )
    return rows_of(store, wanted)


def total(condition: ColumnElement[bool]) -> ColumnElement[int]:
    """In how many rows it holds."""
    return func.sum(case((condition, 1), else_=0), type_=Integer())


def roles(store: Store, holder: str, game: str, mode: str) -> list[Row]:
    """The roles that somebody played, favourites first."""
    mine = counted(holder, game, mode).subquery()
    played = func.count().label("played")
    wanted = (
        select(mine.c.role, played, func.sum(mine.c.won).label("won"), *points(mine.c))
        .where(mine.c.role != "")
        .group_by(mine.c.role)
        .order_by(played.desc(), mine.c.role)
    )
    return rows_of(store, wanted)


def scores(store: Store, holder: str, game: str, mode: str) -> list[Row]:
    """The latest scores, the oldest first."""
    mine = counted(holder, game, mode).subquery()
    wanted = select(mine.c.code, mine.c.at, mine.c.score, mine.c.rank, mine.c.won, mine.c.players)
    return rows_of(store, wanted.order_by(mine.c.at.desc(), mine.c.code).limit(MOST_SCORES))[::-1]


def rows_of(store: Store, wanted: Executable) -> list[Row]:
    """Rows of plain numbers: databases count and average in types of their own."""
    with store.reading() as connection:
        return [plain(row) for row in connection.execute(wanted).mappings()]


def plain(row: RowMapping) -> Row:
    """Decimals as what they stand for."""
    return {
        name: value if isinstance(value, str) else float(value) if name == "mean" else int(cast("int", value))
        for name, value in row.items()
    }
