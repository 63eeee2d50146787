"""The requests of docs/protocol.md."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST

import felicity
from felicity.core.errors import FelicityError
from felicity.server import catalog_messages, finished_messages, messages, schema
from felicity.server.buckets import Gate
from felicity.server.catalog import kept_cards, kept_games, kept_rules, kept_texts
from felicity.server.charts import chart_data, chart_lines
from felicity.server.commands import answer
from felicity.server.curve import curve_data
from felicity.server.hall import Hall
from felicity.server.http_cache import send
from felicity.server.journal import hash_of
from felicity.server.limits import address_of
from felicity.server.live_table import LiveTable
from felicity.server.models import described
from felicity.server.new_tables import NewJournal, open_table
from felicity.server.packs import StoredPack
from felicity.server.quotas import need_room
from felicity.server.records import record_of
from felicity.server.refused import STATUS, Refused
from felicity.server.story_data import story_data
from felicity.server.table_data import Reader, page_of, position_data, replay_data
from felicity.server.table_json import page_json, table_json
from felicity.server.table_requests import (
    forked,
    listed_for,
    looked_at,
    need_game,
    need_language,
    own_reader,
    recorded,
    side_json,
    wished_pack,
)

KEY = re.compile(r"[A-Za-z0-9_-]{43}")
ERRORS: dict[int | str, dict[str, Any]] = {status: {"model": described(messages.ErrorBody)} for status in sorted({*STATUS.values(), 409})}

router = APIRouter(responses=ERRORS)


def hall_of(request: Request) -> Hall:
    """The hall that the application runs."""
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def device_of(request: Request) -> str:
    """The hash of the key in the request; "" without one."""
    header = request.headers.get("authorization", "")
    if not header:
        return ""
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not KEY.fullmatch(key):
        raise Refused("key-missing", "A key is 43 letters of base64url, sent as Authorization: Bearer KEY.")
    return hash_of(key)


async def holder_of(request: Request) -> str:
    """The holder that the key in the request stands for; "" without one."""
    return await hall_of(request).people.holder_of(device_of(request))


async def need_holder(holder: Annotated[str, Depends(holder_of)]) -> str:
    """The holder that the key stands for; refused without one, since nobody else can hold a seat."""
    if not holder:
        raise Refused("key-missing", "This needs a key: 43 letters of base64url, sent as Authorization: Bearer KEY.")
    return holder


def address_in(request: Request) -> str:
    """Where the request comes from."""
    return address_of(request.scope)


TheHall = Annotated[Hall, Depends(hall_of)]
Address = Annotated[str, Depends(address_in)]
Holder = Annotated[str, Depends(holder_of)]
Device = Annotated[str, Depends(device_of)]
NeededHolder = Annotated[str, Depends(need_holder)]
Position = Annotated[int, Path(ge=0, le=10_000_000)]
SeatAsked = Annotated[int | None, Query(ge=1, le=12)]
Language = Annotated[str, Query(pattern=r"^[a-z]{2}$")]


def sent(data: object, status: int = 200) -> JSONResponse:
    """Data for one reader: shared caches must not keep it."""
    return JSONResponse(data, status, headers={"cache-control": "no-store"})


# --- the server ---


@router.get("/api/health", response_model=described(messages.Health), tags=["server"])
async def health(hall: TheHall) -> JSONResponse:
    """Is the server running, and does its store answer?"""
    ok = await hall.health.lives()
    found: messages.Health = {"ok": ok, "version": felicity.__version__, "database": hall.store.kind}
    return sent(found, 200 if ok else 503)


@router.get("/api/ready", response_model=described(messages.Readiness), tags=["server"])
async def ready(hall: TheHall) -> JSONResponse:
    """Could the server store a move now? It writes something to find out, at most once a second."""
    found = await hall.health.readiness()
    return sent(found, 200 if found["ok"] else 503)


@router.get("/metrics", response_class=PlainTextResponse, tags=["server"])
async def metrics(hall: TheHall) -> Response:
    """Metrics for Prometheus."""
    return Response(hall.metrics.text(), media_type=CONTENT_TYPE_LATEST)


# --- games ---


@router.get("/api/games", response_model=described(dict[str, catalog_messages.GameData]), tags=["games"])
async def games(request: Request) -> Response:
    """Facts about every game."""
    return send(request, kept_games())


GameName = Annotated[str, Depends(need_game)]


@router.get("/api/games/{game}/rules", response_model=described(list[catalog_messages.RuleData]), tags=["games"])
async def rules(request: Request, game: GameName, lang: Language = "en") -> Response:
    """Every rule and ruling of a game, in a language."""
    return send(request, kept_rules(game, need_language(lang)))


@router.get("/api/games/{game}/cards", response_model=dict[str, Any], tags=["games"])
async def cards(request: Request, game: GameName) -> Response:
    """The data of all cards of a game."""
    return send(request, kept_cards(game))


@router.get("/api/texts/{lang}", response_class=PlainTextResponse, tags=["games"])
async def texts(request: Request, lang: str) -> Response:
    """Every text of a language, in Project Fluent."""
    return send(request, kept_texts(need_language(lang)))


# --- tables ---


def json_response(text: str, status: int = 200) -> Response:
    """JSON for one reader: shared caches must not keep it."""
    return Response(text, status, headers={"cache-control": "no-store"}, media_type="application/json")


def attached(live: LiveTable, ending: str, text: str, kind: str) -> PlainTextResponse:
    """A text to download as a file."""
    headers = {"content-disposition": f'attachment; filename="{live.stored.header.game}-{live.code}.{ending}"', "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers, media_type=kind)


async def shown(hall: Hall, live: LiveTable, reader: Reader, since: int, status: int = 200) -> Response:
    """The `table` message."""
    return json_response(await table_json(hall, live, reader, min(since, live.stored.version)), status)


async def need_calm(request: Request, hall: TheHall, holder: NeededHolder) -> None:
    """Limit new tables: they cost most."""
    gate = request.app.state.creations
    assert isinstance(gate, Gate)
    gate.take(address_of(request.scope))
    await need_room(hall, holder)


async def opened(hall: Hall, opening: NewJournal, pack: StoredPack | None, holder: str, lang: str, address: str) -> Response:
    """Store a new table and show it."""
    live = await hall.create(*opening, address, pack)
    return await shown(hall, live, own_reader(live, holder, None, lang, address), 0, 201)


@router.post(
    "/api/tables", response_model=described(messages.TableMessage), status_code=201, tags=["tables"], dependencies=[Depends(need_calm)]
)
async def create(hall: TheHall, holder: NeededHolder, address: Address, wish: schema.NewTable) -> Response:
    """Create a table and become its host."""
    pack = await wished_pack(hall, wish, address)
    if wish.open:
        hall.company.openings.take(address)
    return await opened(hall, open_table(wish, holder, pack), pack, holder, wish.lang, address)


@router.post("/api/setups", response_model=described(catalog_messages.SetupData), tags=["tables"])
async def try_out(hall: TheHall, address: Address, wish: schema.NewTable) -> JSONResponse:
    """Check whether such a table is possible. Nothing is stored."""
    header, _ = open_table(wish, "", await wished_pack(hall, wish, address))
    found: catalog_messages.SetupData = {"game": header.game, "mode": header.mode, "players": header.players, "options": header.options}
    return sent(found)


@router.get("/api/tables", response_model=described(list[messages.Listed]), tags=["tables"])
async def mine(hall: TheHall, holder: NeededHolder, address: Address) -> JSONResponse:
    """«Continue»: the tables of this key. Tables with other rules are left out, since they can't be played here; broken ones are marked."""
    return sent(await listed_for(hall, holder, address))


@router.get("/api/tables/{code}", response_model=described(messages.TableMessage), tags=["tables"])
async def look(
    hall: TheHall,
    holder: Holder,
    address: Address,
    code: str,
    seat: SeatAsked = None,
    since: Annotated[int, Query(ge=0)] = 0,
    lang: Language = "en",
) -> Response:
    """A table as the holder of the key may see it."""
    live = await hall.table(code, address, holder)
    reader = own_reader(live, holder, seat, lang, address)
    return await shown(hall, live, replace(reader, deaf_to=await hall.company.blocks_of(holder)), since)


@router.get("/api/tables/{code}/events", response_model=described(messages.Events), tags=["tables"])
async def events(
    hall: TheHall,
    holder: Holder,
    address: Address,
    code: str,
    first: Annotated[int, Query(alias="from", ge=0)] = 0,
    before: Annotated[int | None, Query(ge=0)] = None,
    seat: SeatAsked = None,
    lang: Language = "en",
) -> Response:
    """The last page of events from a position to just before another; for the page before it, ask again with `before` = `start`."""
    live = await hall.table(code, address, holder)
    reader = own_reader(live, holder, seat, lang, address)
    table = live.stored.playing()
    page = page_of(live.stored, table, reader, first, table.number + 1 if before is None else before)
    return json_response(await page_json(hall, live, reader, page))


@router.post("/api/tables/{code}", response_model=described(messages.Answer), tags=["tables"])
async def command(
    hall: TheHall, holder: Holder, address: Address, code: str, command: Annotated[schema.AnyCommand, Body()]
) -> JSONResponse:
    """Carry out one command."""
    live = await hall.table(code, address, holder)
    # Carry on even if the client has disconnected.
    found = await asyncio.shield(asyncio.create_task(answer(hall, live, own_reader(live, holder, None, "en", address), command)))
    return sent(found, 200 if found["ok"] else STATUS.get(found["error"]["code"], 409))


@router.get("/api/tables/{code}/positions/{number}", response_model=described(messages.PositionData), tags=["tables"])
async def position(
    hall: TheHall, holder: Holder, address: Address, code: str, number: Position, seat: SeatAsked = None, lang: Language = "en"
) -> Response:
    """A table at an earlier position."""
    live = await hall.table(code, address, holder)
    reader = own_reader(live, holder, seat, lang, address)
    return json_response(
        await side_json(hall, live, reader, f"position {number}", lambda: position_data(live.stored, reader, number), quick=True)
    )


# --- records ---


@router.get("/api/tables/{code}/record", response_class=PlainTextResponse, tags=["records"])
async def record(hall: TheHall, holder: Holder, address: Address, code: str) -> Response:
    """The record of a finished game, as a file."""
    live = await hall.table(code, address, holder)
    reader = own_reader(live, holder, None, "en", address)
    text = await side_json(hall, live, reader, "record", lambda: {"text": record_of(live.stored)})
    return attached(live, "txt", json.loads(text)["text"], "text/plain")


@router.get("/api/tables/{code}/replay", response_model=described(finished_messages.ReplayData), tags=["records"])
async def replay(hall: TheHall, holder: Holder, address: Address, code: str, seat: SeatAsked = None, lang: Language = "en") -> Response:
    """A whole finished game."""
    reader = Reader(holder, seat, lang, address)
    live = await looked_at(hall, code, reader)
    return json_response(await side_json(hall, live, reader, "replay", lambda: replay_data(live.stored, reader)))


@router.get("/api/tables/{code}/story", response_model=described(finished_messages.StoryData), tags=["records"])
async def story(
    hall: TheHall, holder: Holder, address: Address, code: str, seat: Annotated[int, Query(ge=1, le=12)], lang: Language = "en"
) -> Response:
    """A finished game, told to one of its seats."""
    reader = Reader(holder, seat, lang, address)
    live = await looked_at(hall, code, reader)
    return json_response(await side_json(hall, live, reader, "story", lambda: story_data(live.stored, reader)))


@router.get("/api/tables/{code}/chart", response_model=described(finished_messages.ChartData), tags=["records"])
async def chart(
    hall: TheHall,
    holder: Holder,
    address: Address,
    code: str,
    seat: SeatAsked = None,
    lang: Language = "en",
    form: Annotated[Literal["json", "csv"], Query(alias="format")] = "json",
) -> Response:
    """The counters of all seats, round by round, of a finished game."""
    live = await looked_at(hall, code, Reader(holder, seat, lang, address))
    everybody = Reader(lang=lang, address=address)  # the same for all readers
    found = await side_json(hall, live, everybody, "chart", lambda: chart_data(live.stored, lang))
    if form == "json":
        return json_response(found)
    return attached(live, "csv", chart_lines(json.loads(found)), "text/csv")


@router.get("/api/tables/{code}/curve", response_model=described(finished_messages.CurveData), tags=["records"])
async def curve(hall: TheHall, holder: Holder, address: Address, code: str, lang: Language = "en") -> JSONResponse:
    """How the chances to win changed in a finished game, as far as computed: ask again until it is done."""
    reader = Reader(holder, None, lang, address)
    live = await looked_at(hall, code, reader)
    try:
        return sent(await curve_data(hall, live, reader))
    except FelicityError:
        raise
    except Exception as error:
        raise hall.failed(live.code, "curve", error) from None


@router.post(
    "/api/records",
    response_model=described(messages.TableMessage),
    status_code=201,
    tags=["records"],
    dependencies=[Depends(need_calm)],
    openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}},
)
async def upload(hall: TheHall, holder: NeededHolder, address: Address, request: Request, lang: Language = "en") -> Response:
    """Upload a record: it becomes a table that can be replayed and forked."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("cannot-read", "A record must be UTF-8 text.") from None
    opening, pack = await recorded(hall, text, holder, address)
    return await opened(hall, opening, pack, holder, lang, address)


@router.post(
    "/api/tables/{code}/fork",
    response_model=described(messages.TableMessage),
    status_code=201,
    tags=["records"],
    dependencies=[Depends(need_calm)],
)
async def fork(hall: TheHall, holder: NeededHolder, address: Address, code: str, wish: schema.Fork) -> Response:
    """Play on from a position of another table."""
    live = await looked_at(hall, code, Reader(holder, address=address))
    opening = await forked(hall, live, wish, holder, address)
    return await opened(hall, opening, live.stored.pack, holder, wish.lang, address)
