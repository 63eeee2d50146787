"""Computations on the rows of a study, in a process for that: reports, lists of games, SQL answers, files, single games."""

from __future__ import annotations

import io
import logging
from datetime import date, datetime
from decimal import Decimal
from itertools import islice
from pathlib import Path
from typing import Any

from felicity.core.errors import FelicityError
from felicity.lab import estimates
from felicity.lab.associations import asked as answers
from felicity.lab.counts import Counts
from felicity.lab.csv_rows import write_head
from felicity.lab.errors import BadStudy
from felicity.lab.export import WRITERS
from felicity.lab.folder import Folder, State
from felicity.lab.live_report import LiveReport
from felicity.lab.play import record_of as replayed
from felicity.lab.questions import asked, write_piece
from felicity.server.lab_errors import Trouble, trouble_of

log = logging.getLogger("felicity.server")

Data = dict[str, Any]
RECENT: dict[str, LiveReport] = {}  # reports of this process; most recently used last
MOST_RECENT = 8
MOST_ROWS = 1_000  # of an answer
LONGEST_CELL = 2_000  # characters
QUESTION_WITHIN = 10.0  # seconds
QUESTION_MEMORY = "512MB"
SORTED_BY = {"number": "number", "rounds": "rounds DESC", "margin": "margin DESC", "score": "score DESC"}


def or_trouble(make: Any, *arguments: object) -> Any:
    """What a function returns, or its error as data: exceptions can't be sent between processes as they are."""
    try:
        return make(*arguments)
    except FelicityError as error:
        return {"trouble": trouble_of(error)}
    except Exception as error:  # damaged rows
        log.error("The rows of a study can't be read", exc_info=error)
        return {"trouble": {**trouble_of(BadStudy("lab-rows-unreadable")), "code": "failed"}}


def trouble_in(found: object) -> Trouble | None:
    """The error that came instead of an answer."""
    return found.get("trouble") if isinstance(found, dict) else None


def report(path: str, state: State) -> Data:
    """The report of a study; rows that this process has counted before aren't counted again."""
    live = RECENT.pop(path, None) or LiveReport(Folder(Path(path)))
    RECENT[path] = live
    if len(RECENT) > MOST_RECENT:
        del RECENT[next(iter(RECENT))]
    return live.report(state)


def no_report(state: State) -> Data:
    """The report before there are rows: no process needs to be started for that."""
    return {**estimates.from_counts(state, Counts(state.bots)), "course": []}


def comparison(first: str, second: str) -> Data:
    """The comparison of two studies."""
    found = estimates.compared(Folder(Path(first)), Folder(Path(second)))
    for design in found["designs"]:
        design |= {"scores": [], "sources": []}
    return {**found, "course": []}


def games(path: str, design: int, role: str, bot: str, sort: str, first: int, count: int) -> Data:
    """A page of the games of a study: all, or those with a given role or bot."""
    files = Folder(Path(path)).files
    taking_part = """FROM (SELECT number, any_value(rounds) AS rounds, max(score) - min(score) AS margin, max(score) AS score,
        any_value(seed) AS seed, any_value(ended_by) AS ended_by, bool_or(role = $role) AS has_role, bool_or(bot = $bot) AS has_bot,
        list({seat: seat, bot: bot, role: role, score: score, rank: rank, won: won} ORDER BY seat) AS seats
        FROM read_parquet($files) WHERE design = $design GROUP BY number)
        WHERE ($role = '' OR has_role) AND ($bot = '' OR has_bot)"""
    wanted = {"design": design, "role": role, "bot": bot}
    found = answers(files, f"SELECT count(*) {taking_part}", **wanted)
    page = answers(
        files,
        f"""SELECT place, number, seed, rounds, ended_by, seats FROM (
            SELECT *, row_number() OVER (ORDER BY {SORTED_BY[sort]}, number) AS place {taking_part})
        WHERE place > $first AND place <= $last""",
        first=first,
        last=first + count,
        **wanted,
    )
    return {
        "count": found[0][0] if found else 0,
        "games": [
            {"number": number, "design": design, "seed": seed, "rounds": rounds, "ended_by": ended_by, "seats": seats}
            for _, number, seed, rounds, ended_by, seats in page
        ],
    }


# --- a single game ---


def record_of(path: str, design: int, number: int) -> str:
    """The record of a replayed game of a study; it includes the cards that differ from the catalog's."""
    folder = Folder(Path(path))
    study = folder.study()
    if design > len(study.plans) or not 1 <= number <= study.games:
        raise BadStudy("lab-no-such-game", id=study.id, number=number, design=design)
    return replayed(study.plans[design - 1], number)


# --- questions ---


def answer(path: str, question: str) -> Data:
    """The answer to an SQL query: limited in rows, time and memory."""
    with asked(Folder(Path(path)), question, QUESTION_MEMORY, QUESTION_WITHIN) as (names, rows):
        found = [[cell(value) for value in row] for row in islice(rows, MOST_ROWS)]
        return {"columns": names, "rows": found, "more": next(rows, None) is not None}


def cell(value: object) -> object:
    """A value as JSON, shortened if need be."""
    if value is None or isinstance(value, (bool, int)):
        return value if value is None or -(2**53) < value < 2**53 else str(value)
    if isinstance(value, float):
        return value if value == value and abs(value) != float("inf") else str(value)
    if isinstance(value, Decimal):
        return float(value)
    if isinstance(value, (list, tuple)):
        return [cell(each) for each in value[:MOST_ROWS]]
    if isinstance(value, dict):
        return {str(key)[:LONGEST_CELL]: cell(each) for key, each in islice(value.items(), MOST_ROWS)}
    return str(value.isoformat() if isinstance(value, (date, datetime)) else value)[:LONGEST_CELL]


# --- files ---


def csv_piece(path: str, head: bool) -> bytes:
    """The rows of one file as CSV; the first one begins with the column names."""
    out = io.StringIO(newline="")
    if head:
        write_head(out)
    write_piece(Path(path), out)
    return out.getvalue().encode()


def file_in(path: str, ending: str, out: str) -> None:
    """Write a study to a file for other tools, as `felicity lab export` does."""
    with Path(out).open("wb") as file:
        WRITERS[ending](Folder(Path(path)), file)
