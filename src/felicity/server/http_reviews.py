"""The requests of docs/protocol.md about reviews of finished games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import JSONResponse

from felicity.server import finished_messages
from felicity.server.hall import Hall
from felicity.server.http import ERRORS, Address, Holder, Language, Position, TheHall, json_response, sent
from felicity.server.models import described
from felicity.server.review_data import line_data, review_data
from felicity.server.reviews import Reviewing
from felicity.server.table_data import Reader
from felicity.server.table_json import as_json
from felicity.server.table_requests import looked_at

router = APIRouter(prefix="/api/tables/{code}/reviews/{seat}", responses=ERRORS, tags=["records"])
SeatJudged = Annotated[int, Path(ge=1, le=12)]


async def told(hall: Hall, found: Reviewing, reader: Reader, status: int = 200) -> JSONResponse:
    """A review, put into words in a thread."""
    return sent(await hall.replays.run(reader.person, lambda: review_data(found, reader.lang)), status)


@router.get("", response_model=described(finished_messages.ReviewData))
async def review(hall: TheHall, holder: Holder, address: Address, code: str, seat: SeatJudged, lang: Language = "en") -> JSONResponse:
    """What is known so far about the choices of a seat in a finished game: ask again while it is being worked on."""
    reader = Reader(holder, None, lang, address)
    live = await looked_at(hall, code, reader)
    return await told(hall, await hall.reviews.of(live.stored, seat, reader.person), reader)


@router.post("", response_model=described(finished_messages.ReviewData), status_code=202)
async def start(hall: TheHall, holder: Holder, address: Address, code: str, seat: SeatJudged, lang: Language = "en") -> JSONResponse:
    """Work out a review. It goes on when nobody looks any more, and what is known is never worked out again."""
    reader = Reader(holder, None, lang, address)
    live = await looked_at(hall, code, reader)
    return await told(hall, await hall.reviews.start(live.stored, seat, reader.person), reader, 202)


@router.post("/stop", response_model=described(finished_messages.ReviewData))
async def stop(hall: TheHall, holder: Holder, address: Address, code: str, seat: SeatJudged, lang: Language = "en") -> JSONResponse:
    """Work on it no longer. What is known stays known."""
    reader = Reader(holder, None, lang, address)
    live = await looked_at(hall, code, reader)
    return await told(hall, await hall.reviews.stop(live.stored, seat, reader.person), reader)


@router.get("/lines/{number}", response_model=described(finished_messages.LineData))
async def line(
    hall: TheHall,
    holder: Holder,
    address: Address,
    code: str,
    seat: SeatJudged,
    number: Position,
    step: Annotated[int, Query(ge=0, le=1000)] = 0,
    lang: Language = "en",
) -> Response:
    """How the game might have gone on after a better choice, step by step. What the seat couldn't see is guessed."""
    reader = Reader(holder, None, lang, address)
    live = await looked_at(hall, code, reader)
    found = await hall.reviews.of(live.stored, seat, reader.person)
    return json_response(await hall.replays.run(reader.person, lambda: as_json(line_data(found, number, step, lang))))
