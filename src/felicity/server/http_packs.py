"""The requests of docs/protocol.md about house cards."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from felicity.server import catalog_messages, schema
from felicity.server.card_data import cards_shown
from felicity.server.catalog import kept_card_tables
from felicity.server.http import ERRORS, Address, GameName, Holder, Language, TheHall, json_response, sent
from felicity.server.http_cache import send
from felicity.server.live_table import LiveTable
from felicity.server.models import described
from felicity.server.pack_check import check_pack, pack_data
from felicity.server.packs import StoredPack
from felicity.server.refused import Refused
from felicity.server.table_data import Reader
from felicity.server.table_requests import looked_at, need_language, side_json

router = APIRouter(responses=ERRORS)


@router.get("/api/games/{game}/pack", response_model=described(dict[str, catalog_messages.CardTable]), tags=["games"])
async def card_tables(request: Request, game: GameName) -> Response:
    """What house cards may change."""
    return send(request, kept_card_tables(game))


@router.post("/api/games/{game}/pack", response_model=described(catalog_messages.PackCheck), tags=["games"])
async def check(hall: TheHall, address: Address, game: GameName, wish: schema.PackWish, lang: Language = "en") -> JSONResponse:
    """What a pack of house cards contains, and what is wrong with it. Nothing is stored."""
    return sent(await check_pack(hall, game, wish.name, wish.files, address, need_language(lang)))


def need_house_cards(live: LiveTable) -> StoredPack:
    """The house cards of a table."""
    if live.stored.pack is None:
        raise Refused("no-pack", "This table is played with the cards of the catalog.")
    return live.stored.pack


@router.get("/api/tables/{code}/pack", response_model=described(catalog_messages.PackData), tags=["tables"])
async def house_cards(hall: TheHall, holder: Holder, address: Address, code: str) -> Response:
    """The house cards of a table, and how they differ from the catalog."""
    reader = Reader(holder, address=address)
    live = await looked_at(hall, code, reader)
    pack = need_house_cards(live)
    return json_response(await side_json(hall, live, reader, "pack", lambda: pack_data(pack), quick=True))


@router.get("/api/tables/{code}/cards/{game}", response_model=dict[str, Any], tags=["tables"])
async def table_cards(hall: TheHall, holder: Holder, address: Address, code: str, game: GameName) -> Response:
    """The data of all cards of a game as they are at a table: those of the rules it began with, plus its house cards."""
    reader = Reader(holder, address=address)
    live = await looked_at(hall, code, reader)
    return json_response(await side_json(hall, live, reader, f"cards {game}", lambda: cards_shown(live.stored, game), quick=True))
