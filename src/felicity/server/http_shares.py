"""The requests of docs/protocol.md about shared games: making and taking back links, and what their visitors see.

The secret of a link travels in a header, so that it is in no log.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse

from felicity.server import finished_messages, games_messages, messages, schema, shares_store
from felicity.server.card_data import cards_shown
from felicity.server.clock import now
from felicity.server.curve import curve_data
from felicity.server.daily_deals import need_aired
from felicity.server.hall import Hall
from felicity.server.http import ERRORS, Address, GameName, Language, NeededHolder, Position, SeatAsked, TheHall, json_response, sent
from felicity.server.http_me import CALM
from felicity.server.live_table import LiveTable
from felicity.server.models import described
from felicity.server.refused import Refused
from felicity.server.shares import (
    CODE,
    EVERYTHING,
    Share,
    hash_of_token,
    id_of,
    new_token,
    not_shared,
    replay_shown,
    seat_for,
    table_shown,
    without_people,
)
from felicity.server.table_data import Reader, page_of, position_data
from felicity.server.table_requests import side_json

router = APIRouter(responses=ERRORS, tags=["shares"])

HEADER = "x-felicity-share"
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


# --- the person who shares ---


def share_data(share: Share) -> games_messages.ShareData:
    """A link, for the person who made it."""
    return {
        "id": id_of(share),
        "code": share.code,
        "names": bool(share.names),
        "talk": bool(share.talk),
        "seen": share.seen,
        "made": share.made,
    }


@router.post("/api/tables/{code}/share", response_model=described(games_messages.NewShare), status_code=201, dependencies=CALM)
async def share(hall: TheHall, holder: NeededHolder, address: Address, code: str, wish: schema.ShareWish) -> JSONResponse:
    """Share a finished game that you played or hosted, by a link of its own."""
    stored = (await hall.table(code, address)).stored
    if not stored.seats_of(holder) and not stored.is_host(holder):
        raise Refused("not-your-seat", "Only the people who played a game can share it.")
    if stored.status != "over":
        raise Refused("not-over", "A game can be shared when it is over.")
    need_aired(stored)
    if wish.seen > 0:
        stored.chair(wish.seen)
    token = new_token()
    made = Share(hash_of_token(token), stored.header.code, holder, int(wish.names), int(wish.talk), wish.seen, now())
    if not await asyncio.wrap_future(shares_store.keep(hall.store, made)):
        raise Refused("no-table", "The table was removed just now.")
    found: games_messages.NewShare = {"token": token, "share": share_data(made)}
    return sent(found, 201)


@router.get("/api/me/shares", response_model=described(list[games_messages.ShareData]))
async def mine(hall: TheHall, holder: NeededHolder) -> JSONResponse:
    """Everything that you share. The links themselves are told only once."""
    return sent([share_data(each) for each in await asyncio.to_thread(shares_store.of_holder, hall.store, holder)])


@router.post("/api/me/shares/{id}/end", response_model=described(games_messages.Ended), dependencies=CALM)
async def end(hall: TheHall, holder: NeededHolder, id: Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]) -> JSONResponse:
    """Take a link back."""
    known = await asyncio.to_thread(shares_store.of_holder, hall.store, holder)
    found = next((each for each in known if id_of(each) == id), None)
    if found is None or not await asyncio.wrap_future(shares_store.take_back(hall.store, found)):
        raise not_shared()
    ended: games_messages.Ended = {"ended": True}
    return sent(ended)


# --- visitors ---


@dataclass(frozen=True)
class Visit:
    """What somebody with a link looks at."""

    hall: Hall
    live: LiveTable
    share: Share
    reader: Reader

    async def json(self, what: str, make: Callable[[], object], quick: bool = False) -> Response:
        """Something about the game, as far as it is shared; taken back at once when the link is."""
        share = self.share
        known = f"shared {share.names}{share.talk}{share.seen} {what}"
        return json_response(await side_json(self.hall, self.live, self.reader, known, make, quick))


async def visit(request: Request, hall: TheHall, address: Address, seat: SeatAsked = None, lang: Language = "en") -> Visit:
    """Where the link in the request leads."""
    token = request.headers.get(HEADER, "")
    share = await asyncio.to_thread(shares_store.by_token, hall.store, hash_of_token(token)) if TOKEN.fullmatch(token) else None
    if share is None:
        raise not_shared()
    try:
        live = await hall.table(share.code, address)
    except Refused as error:
        if error.code == "no-table":
            raise not_shared() from None
        if error.code == "broken":  # its message names the table
            raise Refused("broken", "This game can't be read just now.") from None
        raise
    if live.stored.status != "over":
        raise not_shared()
    seen = seat_for(share, seat)
    if seen is not None:
        live.stored.chair(seen)
    return Visit(hall, live, share, Reader("", seen, lang, address))


TheVisit = Annotated[Visit, Depends(visit)]


@router.get("/api/shared/about", response_model=described(games_messages.Shared))
async def about(visit: TheVisit) -> JSONResponse:
    """What a link shows."""
    share = visit.share
    found: games_messages.Shared = {"names": bool(share.names), "talk": bool(share.talk), "seen": share.seen}
    return sent(found)


@router.get("/api/shared", response_model=described(messages.TableMessage))
async def table(visit: TheVisit) -> Response:
    """The `table` message of a shared game."""
    stored, share, reader = visit.live.stored, visit.share, visit.reader
    return await visit.json("table", lambda: table_shown(stored, share, reader.seat, reader.lang))


@router.get("/api/shared/events", response_model=described(messages.Events))
async def events(
    visit: TheVisit, first: Annotated[int, Query(alias="from", ge=0)] = 0, before: Annotated[int, Query(ge=0)] = 10_000_000
) -> Response:
    """A page of its log."""
    stored = without_people(visit.live.stored, visit.share)
    return await visit.json(
        f"events {first} {before}",
        lambda: page_of(stored, stored.playing(), visit.reader, first, min(before, stored.playing().number + 1)).events(),
    )


@router.get("/api/shared/replay", response_model=described(finished_messages.ReplayData))
async def replay(visit: TheVisit) -> Response:
    """The whole game, without seed and choices."""
    stored, share, reader = visit.live.stored, visit.share, visit.reader
    return await visit.json("replay", lambda: replay_shown(stored, share, reader.seat, reader.lang))


@router.get("/api/shared/positions/{number}", response_model=described(messages.PositionData))
async def position(visit: TheVisit, number: Position) -> Response:
    """A shared game as it was."""
    stored = without_people(visit.live.stored, visit.share)
    return await visit.json(f"position {number}", lambda: position_data(stored, visit.reader, number), quick=True)


@router.get("/api/shared/curve", response_model=described(finished_messages.CurveData))
async def curve(visit: TheVisit) -> JSONResponse:
    """Everybody's chances, if everything is shared: the bots that judge them know every hand."""
    if visit.share.seen != EVERYTHING:
        nothing: finished_messages.CurveData = {"code": CODE, "number": 0, "points": [], "of": 0, "done": True, "turned": None}
        return sent(nothing)
    found = await curve_data(visit.hall, visit.live, visit.reader)
    return sent({**found, "code": CODE, "turned": found["turned"] if visit.share.names else None})


@router.get("/api/shared/cards/{game}", response_model=dict[str, Any])
async def cards(visit: TheVisit, game: GameName) -> Response:
    """The cards of a game as they are at the shared table."""
    return await visit.json(f"cards {game}", lambda: cards_shown(visit.live.stored, game), quick=True)
