"""The requests of docs/protocol.md about the deals of the day."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response
from fastapi.responses import JSONResponse

from felicity.server import daily_messages, messages, schema
from felicity.server.daily_data import daily_data
from felicity.server.http import ERRORS, Address, Holder, NeededHolder, TheHall, need_calm, sent, shown
from felicity.server.models import described
from felicity.server.refused import Refused
from felicity.server.table_requests import own_reader

router = APIRouter(responses=ERRORS, tags=["daily"])

Day = Annotated[str, Query(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")]


def need_day(day: str) -> str:
    """A date that there is."""
    try:
        return date.fromisoformat(day).isoformat() if day else ""
    except ValueError:
        raise Refused("no-daily", f"{day!r} is not a date: expected one such as 2026-11-19.") from None


@router.get("/api/daily", response_model=described(daily_messages.DailyData))
async def daily(hall: TheHall, holder: Holder, day: Day = "") -> JSONResponse:
    """The deals of today, or of a day that is over, with everything that the reader may know."""
    return sent(await daily_data(hall.dailies, need_day(day), holder))


@router.post("/api/daily", response_model=described(messages.TableMessage), status_code=201, dependencies=[Depends(need_calm)])
async def play(hall: TheHall, holder: NeededHolder, address: Address, wish: schema.DailyWish) -> Response:
    """Begin your try at a deal, or go on with it; or practise a deal that you may know."""
    need_day(wish.day)
    live = await (hall.dailies.practise if wish.practice else hall.dailies.begin)(wish, holder, address)
    return await shown(hall, live, own_reader(live, holder, None, wish.lang, address), 0, 201)
