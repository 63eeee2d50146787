"""The requests of docs/protocol.md about the laboratory."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar, cast

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse

from felicity.core.errors import FelicityError
from felicity.lab.folder import Folder
from felicity.server import lab_data, lab_schema
from felicity.server.buckets import Gate
from felicity.server.http import ERRORS, Address, Holder, NeededHolder, TheHall, hall_of, sent
from felicity.server.http_cache import keep_json, send
from felicity.server.lab import Lab
from felicity.server.lab_errors import LabRefused, refusal_of, trouble_of
from felicity.server.lab_games import kept_game, known_game
from felicity.server.lab_limits import need_place
from felicity.server.lab_list import listed, study_data
from felicity.server.lab_messages import GamesOfStudy, KeptGame, LabData, LabStudy, QueryAnswer, ReportData, StudyData, StudyReport
from felicity.server.lab_names import bots_data, labels_of
from felicity.server.lab_wish import wish_shown, wished
from felicity.server.limits import address_of
from felicity.server.models import described
from felicity.server.table_requests import need_language
from felicity.text.catalog import FALLBACK

router = APIRouter(responses=ERRORS, tags=["laboratory"])
T = TypeVar("T")
COMMAND = "pip install 'felicity[lab]'"
ID = re.compile(r"[a-z0-9_]+-[a-z0-9_]+-[0-9]+-[0-9a-f]{10}")


def language_in(lang: Annotated[str, Query(pattern=r"^[a-z]{2}$")] = FALLBACK) -> str:
    """The reader's language."""
    return need_language(lang)


Lang = Annotated[str, Depends(language_in)]


def lab_of(request: Request, lang: Lang) -> Lab:
    """The laboratory, if this server has one."""
    lab = hall_of(request).lab
    if lab.why_not == "off":
        raise LabRefused("no-lab", "lab-off", lang)
    if lab.why_not:
        raise LabRefused("no-lab", "lab-missing", lang, command=COMMAND)
    return lab


TheLab = Annotated[Lab, Depends(lab_of)]


def need_calm(request: Request) -> None:
    """Limit the most expensive requests."""
    gate = request.app.state.lab_wishes
    assert isinstance(gate, Gate)
    gate.take(address_of(request.scope))


Calm = Depends(need_calm)


async def in_thread(lang: str, work: Callable[[], T]) -> T:
    """Run work that reads or writes files in a thread; errors come in the reader's language."""
    try:
        return await asyncio.to_thread(work)
    except FelicityError as error:
        raise refusal_of(trouble_of(error), lang) from None


async def folder_of(lab: TheLab, lang: Lang, id: Annotated[str, Path(max_length=120)]) -> Folder:
    """A study of this server."""
    folder = await asyncio.to_thread(lab.folder, id) if ID.fullmatch(id) else None
    if folder is None:
        raise LabRefused("no-study", "lab-no-such-study", lang, id=id[:60])
    return folder


TheFolder = Annotated[Folder, Depends(folder_of)]


# --- the laboratory ---


@router.get("/api/lab", response_model=described(LabData))
async def about(request: Request, hall: TheHall, lang: Lang) -> Response:
    """Is there a laboratory here, and what does it offer?"""
    lab, settings = hall.lab, hall.settings
    found: LabData = {
        "open": not lab.why_not,
        "why": lab.why_not,
        "command": COMMAND if lab.why_not == "missing" else "",
        "jobs": lab.jobs,
        "limits": {"games": settings.lab_games, "waiting": settings.lab_waiting, "waiting_each": settings.lab_waiting_each},
        "bots": bots_data(lang),
    }
    return send(request, keep_json(found))


@router.post("/api/lab/check", response_model=described(StudyData), dependencies=[Calm])
async def check(hall: TheHall, lab: TheLab, lang: Lang, address: Address, wish: lab_schema.StudyWish) -> JSONResponse:
    """Check whether such a study is possible. Nothing is stored."""
    study = await wished(hall, wish, address, lang)
    return sent(await in_thread(lang, lambda: wish_shown(lab, study)))


@router.post("/api/lab/studies", response_model=described(LabStudy), status_code=201, dependencies=[Calm])
async def queue(hall: TheHall, lab: TheLab, lang: Lang, holder: NeededHolder, address: Address, wish: lab_schema.StudyWish) -> JSONResponse:
    """Queue a study. If it exists already, it is returned."""
    study = await wished(hall, wish, address, lang)

    def add() -> LabStudy:
        with lab.lock:
            need_place(lab, study, holder, address, lang)
            folder = lab.add(study, holder)
            lab.addresses[study.id] = address
            return study_data(lab, folder, holder, lang)

    return sent(await in_thread(lang, add), 201)


@router.get("/api/lab/studies", response_model=described(list[LabStudy]))
async def studies(request: Request, lab: TheLab, lang: Lang, holder: Holder) -> Response:
    """The latest studies."""
    return send(request, keep_json(await in_thread(lang, lambda: listed(lab, holder, lang))))


@router.post("/api/lab/studies/{id}", response_model=described(LabStudy))
async def change(
    lab: TheLab, lang: Lang, folder: TheFolder, holder: NeededHolder, address: Address, command: lab_schema.StudyCommand
) -> JSONResponse:
    """Pause, resume, cancel or remove one of your own studies."""

    def do() -> LabStudy:
        id = folder.path.name
        with lab.lock:
            if not lab.may_change(lab.queue.read().get(id), holder):
                raise LabRefused("not-your-study", "lab-not-yours", lang)
            if command.do == "resume":
                need_place(lab, folder.study(), holder, address, lang)
            found = study_data(lab, folder, holder, lang)
            lab.change(id, command.do, holder)
            return found if command.do == "remove" else study_data(lab, folder, holder, lang)

    return sent(await in_thread(lang, do))


# --- figures ---


async def computed(lab: Lab, lang: str, address: str, make: Callable[..., Any], *arguments: object) -> Any:
    """Something computed from rows, in the process for that."""
    found = await lab.reading.think(address, 0, lab_data.or_trouble, make, *arguments)
    trouble = lab_data.trouble_in(found)
    if trouble is not None:
        raise refusal_of(trouble, lang)
    return found


def labelled(lang: str, report: dict[str, Any]) -> ReportData:
    """A report with the names that a reader needs."""
    return cast("ReportData", {**report, "labels": labels_of(lang, report)})


@router.get("/api/lab/studies/{id}", response_model=described(StudyReport))
async def report(request: Request, hall: TheHall, lab: TheLab, lang: Lang, folder: TheFolder, holder: Holder, address: Address) -> Response:
    """A study's progress and report. Ask again with the ETag of the last answer: if nothing has changed, nothing is sent."""
    study = await in_thread(lang, lambda: study_data(lab, folder, holder, lang))
    state = await in_thread(lang, lambda: lab.state_of(folder))
    if state.finished:
        estimates = await computed(lab, lang, address, lab_data.report, str(folder.path), state)
    else:
        estimates = lab_data.no_report(state)
    found: StudyReport = {"study": study, "report": labelled(lang, estimates)}
    return send(request, keep_json(found))


@router.get("/api/lab/compare", response_model=described(ReportData))
async def compare(request: Request, lab: TheLab, lang: Lang, address: Address, first: str, second: str) -> Response:
    """Compare two studies of the same deals: the second minus the first."""
    one, other = await folder_of(lab, lang, first), await folder_of(lab, lang, second)
    found = await computed(lab, lang, address, lab_data.comparison, str(one.path), str(other.path))
    return send(request, keep_json(labelled(lang, found)))


@router.get("/api/lab/studies/{id}/games", response_model=described(GamesOfStudy))
async def games(
    request: Request,
    lab: TheLab,
    lang: Lang,
    folder: TheFolder,
    address: Address,
    design: Annotated[int, Query(ge=1, le=2)] = 1,
    role: Annotated[str, Query(max_length=60)] = "",
    bot: Annotated[str, Query(max_length=60)] = "",
    sort: Literal["number", "rounds", "margin", "score"] = "number",
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Response:
    """The games of a study: all, or those with a given role or bot."""
    return send(
        request, keep_json(await computed(lab, lang, address, lab_data.games, str(folder.path), design, role, bot, sort, first, count))
    )


@router.post("/api/lab/studies/{id}/games/{number}", response_model=described(KeptGame), status_code=201, dependencies=[Calm])
async def game(
    hall: TheHall,
    lab: TheLab,
    lang: Lang,
    folder: TheFolder,
    address: Address,
    number: Annotated[int, Path(ge=1, le=1_000_000_000)],
    design: Annotated[int, Query(ge=1, le=2)] = 1,
) -> JSONResponse:
    """Replay a game of a study and store it as a finished table, for the replay page."""
    place = (folder.path.name, design, number)
    code = await known_game(hall, place)
    if not code:
        record = await computed(lab, lang, address, lab_data.record_of, str(folder.path), design, number)
        code = await kept_game(hall, place, record, address)
    found: KeptGame = {"code": code}
    return sent(found, 201)


@router.post("/api/lab/studies/{id}/query", response_model=described(QueryAnswer), dependencies=[Calm])
async def query(lab: TheLab, lang: Lang, folder: TheFolder, address: Address, question: lab_schema.Question) -> JSONResponse:
    """Query the rows of a study in SQL."""
    asking = lab.asking.think(address, 0, lab_data.or_trouble, lab_data.answer, str(folder.path), question.sql)
    try:
        found = await asyncio.wait_for(asking, lab_data.QUESTION_WITHIN * 3)
    except TimeoutError:
        await asyncio.to_thread(lab.asking.restart)
        raise LabRefused("busy", "lab-too-busy", lang) from None
    trouble = lab_data.trouble_in(found)
    if trouble is not None:
        raise refusal_of(trouble, lang)
    return sent(found)
