"""The requests of docs/protocol.md that make sense in a browser tab, answered by the functions that also answer them on a server."""

from __future__ import annotations

import json
from urllib.parse import parse_qsl, urlsplit

from felicity.browser import lab_requests, study_requests  # noqa: F401  (they answer too)
from felicity.browser.alone import HOLDER
from felicity.browser.hall import TabHall
from felicity.browser.routing import ROUTES, Answered, Request, reader_of, route
from felicity.core.errors import FelicityError
from felicity.server import catalog_messages, schema
from felicity.server.card_data import cards_shown
from felicity.server.charts import chart_data, chart_lines
from felicity.server.commands import answer, read
from felicity.server.curve import curve_data
from felicity.server.live_table import LiveTable
from felicity.server.new_tables import NewJournal, open_table
from felicity.server.pack_check import check_pack, pack_data
from felicity.server.packs import StoredPack
from felicity.server.records import record_of
from felicity.server.refused import STATUS, Refused, refused
from felicity.server.store_failed import StoreFailed
from felicity.server.story_data import story_data
from felicity.server.table_data import Reader, page_of, position_data, replay_data
from felicity.server.table_json import as_json, page_json, table_json
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


async def ask(hall: TabHall, method: str, address: str, body: str) -> Answered:
    """Answer a request, or say why not."""
    parts = urlsplit(address)
    try:
        for known, pattern, found in ROUTES:
            match = pattern.fullmatch(parts.path)
            if match and known == method:
                return await found(hall, Request(method, parts.path, body, dict(parse_qsl(parts.query)), match.groupdict()))
        raise Refused("no-page", "There is no such page here: this Felicity has no server.")
    except FelicityError as error:
        why = refused(error)
        return why.status, as_json({"error": why.as_dict()})
    except StoreFailed:
        why = Refused("busy", "The storage of this browser does not answer. Try again.")
        return why.status, as_json({"error": why.as_dict()})


async def shown(hall: TabHall, live: LiveTable, reader: Reader, since: int = 0, status: int = 200) -> Answered:
    """The `table` message."""
    return status, await table_json(hall, live, reader, min(since, live.stored.version))


async def opened(hall: TabHall, opening: NewJournal, pack: StoredPack | None, lang: str) -> Answered:
    """Store a new table and show it."""
    live = await hall.create(*opening, HOLDER, pack)
    return await shown(hall, live, own_reader(live, HOLDER, None, lang, HOLDER), 0, 201)


async def own(hall: TabHall, request: Request) -> tuple[LiveTable, Reader]:
    """The table, and the reader in the seat that they name or else in their first."""
    live = await hall.table(request.named["code"], HOLDER)
    return live, own_reader(live, HOLDER, request.seat, request.lang, HOLDER)


@route("GET", "/api/tables")
async def mine(hall: TabHall, request: Request) -> Answered:
    """«Continue»."""
    return 200, as_json(await listed_for(hall, HOLDER, HOLDER))


@route("POST", "/api/tables")
async def create(hall: TabHall, request: Request) -> Answered:
    """Create a table."""
    wish = request.data(schema.NewTable)
    need_solitary(wish)
    pack = await wished_pack(hall, wish, HOLDER)
    return await opened(hall, open_table(wish, HOLDER, pack), pack, wish.lang)


def need_solitary(wish: schema.NewTable) -> None:
    """Others can't come here, and no clock runs while the page is closed."""
    if wish.open or any(seat.kind == "link" for seat in wish.seats or ()):
        raise Refused("bad-options", "Nobody else can sit down at this table: it is in this browser only.")
    if wish.time is not None:
        raise Refused("bad-options", "Clocks need a server: without one nobody looks at them while this page is closed.")


@route("POST", "/api/setups")
async def try_out(hall: TabHall, request: Request) -> Answered:
    """Check whether such a table is possible."""
    wish = request.data(schema.NewTable)
    need_solitary(wish)
    header, _ = open_table(wish, "", await wished_pack(hall, wish, HOLDER))
    found: catalog_messages.SetupData = {"game": header.game, "mode": header.mode, "players": header.players, "options": header.options}
    return 200, as_json(found)


@route("POST", "/api/records")
async def upload(hall: TabHall, request: Request) -> Answered:
    """A record becomes a table that can be replayed and forked."""
    opening, pack = await recorded(hall, request.body, HOLDER, HOLDER)
    return await opened(hall, opening, pack, request.lang)


@route("GET", "/api/tables/{code}")
async def look(hall: TabHall, request: Request) -> Answered:
    """A table."""
    live, reader = await own(hall, request)
    return await shown(hall, live, reader, request.number("since") or 0)


@route("POST", "/api/tables/{code}")
async def command(hall: TabHall, request: Request) -> Answered:
    """Carry out one command."""
    live, reader = await own(hall, request)
    found = await answer(hall, live, reader, read(json.loads(request.body)))
    return (200 if found["ok"] else STATUS.get(found["error"]["code"], 409)), as_json(found)


@route("POST", "/api/tables/{code}/remove")
async def remove(hall: TabHall, request: Request) -> Answered:
    """Delete a table: there is no host who would do that some day."""
    await hall.remove([request.named["code"].upper()])
    return 200, "{}"


@route("POST", "/api/tables/{code}/fork")
async def fork(hall: TabHall, request: Request) -> Answered:
    """Play on from a position of another table."""
    wish = request.data(schema.Fork)
    live = await looked_at(hall, request.named["code"], Reader(HOLDER, address=HOLDER))
    return await opened(hall, await forked(hall, live, wish, HOLDER, HOLDER), live.stored.pack, wish.lang)


@route("GET", "/api/tables/{code}/events")
async def events(hall: TabHall, request: Request) -> Answered:
    """A page of events."""
    live, reader = await own(hall, request)
    table, before = live.stored.playing(), request.number("before")
    page = page_of(live.stored, table, reader, request.number("from") or 0, table.number + 1 if before is None else before)
    return 200, await page_json(hall, live, reader, page)


@route("GET", "/api/tables/{code}/positions/{number}")
async def position(hall: TabHall, request: Request) -> Answered:
    """A table at an earlier position."""
    live, reader = await own(hall, request)
    number = int(request.named["number"]) if request.named["number"].isdecimal() else 0
    return 200, await side_json(hall, live, reader, f"position {number}", lambda: position_data(live.stored, reader, number), quick=True)


@route("GET", "/api/tables/{code}/record")
async def record(hall: TabHall, request: Request) -> Answered:
    """The record of a finished game."""
    live, reader = await own(hall, request)
    text = await side_json(hall, live, reader, "record", lambda: {"text": record_of(live.stored)})
    return 200, str(json.loads(text)["text"])


@route("GET", "/api/tables/{code}/replay")
async def replay(hall: TabHall, request: Request) -> Answered:
    """A whole finished game."""
    reader = reader_of(request)
    live = await looked_at(hall, request.named["code"], reader)
    return 200, await side_json(hall, live, reader, "replay", lambda: replay_data(live.stored, reader))


@route("GET", "/api/tables/{code}/story")
async def story(hall: TabHall, request: Request) -> Answered:
    """A finished game, told to one of its seats."""
    reader = reader_of(request)
    live = await looked_at(hall, request.named["code"], reader)
    return 200, await side_json(hall, live, reader, "story", lambda: story_data(live.stored, reader))


@route("GET", "/api/tables/{code}/chart")
async def chart(hall: TabHall, request: Request) -> Answered:
    """The counters of all seats, round by round."""
    live = await looked_at(hall, request.named["code"], reader_of(request))
    found = await side_json(hall, live, Reader(lang=request.lang), "chart", lambda: chart_data(live.stored, request.lang))
    return 200, chart_lines(json.loads(found)) if request.query.get("format") == "csv" else found


@route("GET", "/api/tables/{code}/curve")
async def curve(hall: TabHall, request: Request) -> Answered:
    """How the chances to win changed, as far as computed."""
    live = await looked_at(hall, request.named["code"], reader_of(request))
    return 200, as_json(await curve_data(hall, live, reader_of(request)))


@route("POST", "/api/games/{game}/pack")
async def check(hall: TabHall, request: Request) -> Answered:
    """What a pack of house cards contains, and what is wrong with it."""
    wish = request.data(schema.PackWish)
    return 200, as_json(
        await check_pack(hall, need_game(request.named["game"]), wish.name, wish.files, HOLDER, need_language(request.lang))
    )


@route("GET", "/api/tables/{code}/pack")
async def house_cards(hall: TabHall, request: Request) -> Answered:
    """The house cards of a table."""
    live = await looked_at(hall, request.named["code"], reader_of(request))
    if live.stored.pack is None:
        raise Refused("no-pack", "This table is played with the cards of the catalog.")
    return 200, as_json(pack_data(live.stored.pack))


@route("GET", "/api/tables/{code}/cards/{game}")
async def table_cards(hall: TabHall, request: Request) -> Answered:
    """The data of all cards of a game as they are at a table."""
    live = await looked_at(hall, request.named["code"], reader_of(request))
    return 200, as_json(cards_shown(live.stored, need_game(request.named["game"])))
