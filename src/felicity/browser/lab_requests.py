"""Requests about the laboratory: those that small studies can answer. What takes a server says so."""

from __future__ import annotations

import io
import json
from typing import Any

from felicity import __version__
from felicity.browser.alone import HOLDER
from felicity.browser.hall import TabHall
from felicity.browser.lab import MOST_GAMES
from felicity.browser.routing import Answered, Request, route
from felicity.core.errors import FelicityError
from felicity.lab.counts import Counts
from felicity.lab.csv_rows import write_head, write_rows
from felicity.lab.errors import BadStudy
from felicity.lab.estimates import comparison_of, need_alike
from felicity.lab.play import record_of
from felicity.lab.row_counts import comparison
from felicity.lab.rows import Row, by_game
from felicity.lab.snippet import snippet
from felicity.lab.study import file_of
from felicity.server import lab_schema
from felicity.server.lab_errors import LabRefused, refusal_of, trouble_of
from felicity.server.lab_messages import GameOfStudy, GamesOfStudy, LabData
from felicity.server.lab_names import bots_data, labels_of
from felicity.server.new_tables import open_record
from felicity.server.pack_check import recorded_pack
from felicity.server.study_wish import wish_data
from felicity.server.table_json import as_json
from felicity.server.table_requests import need_language

SEAT = ("seat", "bot", "role", "score", "rank", "won")


@route("GET", "/api/lab")
async def about(hall: TabHall, request: Request) -> Answered:
    """What the laboratory here offers."""
    found: LabData = {
        "open": True,
        "why": "",
        "command": "",
        "jobs": 1,
        "limits": {"games": MOST_GAMES, "waiting": 0, "waiting_each": 0},
        "bots": bots_data(need_language(request.lang)),
    }
    return 200, as_json(found)


@route("POST", "/api/lab/check")
async def check(hall: TabHall, request: Request) -> Answered:
    """Check whether such a study is possible."""
    study = await hall.lab.wished(request.data(lab_schema.StudyWish), need_language(request.lang))
    return 200, as_json(wish_data(study, None, study.id in await hall.lab.studies.all()))


@route("POST", "/api/lab/studies")
async def queue(hall: TabHall, request: Request) -> Answered:
    """Queue a study."""
    return 201, as_json(await hall.lab.add(request.data(lab_schema.StudyWish), need_language(request.lang)))


@route("GET", "/api/lab/studies")
async def studies(hall: TabHall, request: Request) -> Answered:
    """All studies."""
    return 200, as_json(await hall.lab.listed())


@route("POST", "/api/lab/studies/{id}")
async def change(hall: TabHall, request: Request) -> Answered:
    """Pause, resume, cancel or remove a study."""
    command = request.data(lab_schema.StudyCommand)
    return 200, as_json(await hall.lab.change(request.named["id"], command.do, need_language(request.lang)))


def labelled(lang: str, report: dict[str, Any]) -> dict[str, Any]:
    """A report with the names that a reader needs."""
    return {**report, "labels": labels_of(lang, report)}


@route("GET", "/api/lab/studies/{id}")
async def report(hall: TabHall, request: Request) -> Answered:
    """A study's progress and report."""
    lang, id = need_language(request.lang), request.named["id"]
    shown = await hall.lab.one(id, lang)
    study = await hall.lab.need(id, lang)
    found = (await hall.lab.studies.report(study)).report(study.state)
    return 200, as_json({"study": shown, "report": labelled(lang, found)})


@route("GET", "/api/lab/compare")
async def compare(hall: TabHall, request: Request) -> Answered:
    """Compare two studies of the same deals: the second minus the first."""
    lang = need_language(request.lang)
    known = [await hall.lab.need(request.query.get(name, ""), lang) for name in ("first", "second")]
    rows = [(await hall.lab.studies.report(study)).rows for study in known]
    one, other = (study.state for study in known)
    try:
        need_alike(one, other)
        counts = Counts([one.bots[0], other.bots[0]])
        comparison(rows[0], rows[1], counts)
        found = comparison_of(one, other, counts)
    except FelicityError as error:
        raise refusal_of(trouble_of(error), lang) from None
    for design in found["designs"]:
        design |= {"scores": [], "sources": []}
    return 200, as_json(labelled(lang, {**found, "course": []}))


@route("GET", "/api/lab/studies/{id}/games")
async def games(hall: TabHall, request: Request) -> Answered:
    """The games of a study: all, or those with a given role or bot."""
    study = await hall.lab.need(request.named["id"], need_language(request.lang))
    rows = (await hall.lab.studies.report(study)).rows
    design, role, bot = request.number("design") or 1, request.query.get("role", ""), request.query.get("bot", "")
    found = [
        game
        for game in by_game(row for row in rows if row["design"] == design)
        if (not role or any(row["role"] == role for row in game)) and (not bot or any(row["bot"] == bot for row in game))
    ]
    found.sort(key=lambda game: (-place_of(game, request.query.get("sort", "number")), game[0]["number"]))
    first, count = request.number("from") or 0, min(100, request.number("count") or 20)
    page: GamesOfStudy = {"count": len(found), "games": [game_data(game) for game in found[first : first + count]]}
    return 200, as_json(page)


def place_of(game: list[Row], sort: str) -> int:
    """What a list of games is sorted by: the largest first."""
    scores = [int(row["score"]) for row in game]
    return {"rounds": int(game[0]["rounds"]), "margin": max(scores) - min(scores), "score": max(scores)}.get(sort, 0)


def game_data(game: list[Row]) -> GameOfStudy:
    """A game in a list."""
    first = game[0]
    return {
        "number": first["number"],
        "design": first["design"],
        "seed": first["seed"],
        "rounds": first["rounds"],
        "ended_by": first["ended_by"],
        "seats": [{name: row[name] for name in SEAT} for row in game],  # type: ignore[misc]
    }


@route("POST", "/api/lab/studies/{id}/games/{number}")
async def game(hall: TabHall, request: Request) -> Answered:
    """Replay a game of a study and store it as a finished table, for the replay page."""
    lang, id = need_language(request.lang), request.named["id"]
    study = await hall.lab.read((await hall.lab.need(id, lang)).asked, lang)
    design = request.number("design") or 1
    number = int(request.named["number"]) if request.named["number"].isdecimal() else 0
    if not 1 <= design <= len(study.plans) or not 1 <= number <= study.games:
        raise refusal_of(trouble_of(BadStudy("lab-no-such-game", id=id, number=number, design=design)), lang)
    code = hall.lab.games.get((id, design, number), "")
    if not code or hall.store.header(code) is None:
        record = await hall.study_pool.think(HOLDER, 0, record_of, study.plans[design - 1], number)
        pack = await recorded_pack(hall, record, HOLDER)
        live = await hall.create(*open_record(record, "", pack), HOLDER, pack)
        code = hall.lab.games[id, design, number] = live.code
    return 201, as_json({"code": code})


# --- files ---


@route("GET", "/api/lab/studies/{id}/{file}")
async def file(hall: TabHall, request: Request) -> Answered:
    """A study for other tools."""
    lang, name = need_language(request.lang), request.named["file"]
    known = await hall.lab.need(request.named["id"], lang)
    if name == "rows.parquet":
        raise LabRefused("no-lab", "lab-parquet-elsewhere", lang)
    if name == "rows.csv":
        out = io.StringIO(newline="")
        write_head(out)
        write_rows((await hall.lab.studies.report(known)).rows, out)
        return 200, out.getvalue()
    if name == "report.json":
        found = (await hall.lab.studies.report(known)).report(known.state)
        return 200, json.dumps({"felicity": __version__, **found}, indent=1, ensure_ascii=False) + "\n"
    if name not in ("study.toml", "study.py"):
        raise LabRefused("no-page", "lab-no-such-study", lang, id=name[:60])
    study = await hall.lab.read(known.asked, lang)
    return 200, snippet(study) if name == "study.py" else file_of(study)


@route("POST", "/api/lab/studies/{id}/query")
async def query(hall: TabHall, request: Request) -> Answered:
    """Questions in SQL are for DuckDB."""
    raise LabRefused("no-lab", "lab-sql-elsewhere", need_language(request.lang))
