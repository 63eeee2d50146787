"""Vacation from games by mail: the requests of docs/protocol.md, section 16."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from felicity.server import people_messages as messages
from felicity.server import people_schema
from felicity.server.clock import now
from felicity.server.clock_store import taken_within
from felicity.server.hall import Hall
from felicity.server.http import ERRORS, NeededHolder, TheHall, sent
from felicity.server.http_me import CALM
from felicity.server.models import described
from felicity.server.time_control import DAY, YEAR

router = APIRouter(responses=ERRORS, tags=["me"])


async def vacation_data(hall: Hall, holder: str) -> messages.VacationData:
    """Until when somebody is away, and how many days they have left within a year."""
    at = now()
    known = await asyncio.to_thread(hall.timekeeper.store.vacations, at - YEAR)
    mine = [(begins, ends) for whose, begins, ends in known if whose == holder]
    days = hall.settings.vacation_days
    return {
        "until": next((ends for begins, ends in mine if begins <= at < ends), None),
        "days_left": max(0, (days * DAY - taken_within(at - YEAR, mine)) // DAY),
        "days_a_year": days,
    }


@router.get("/api/me/vacation", response_model=described(messages.VacationData))
async def vacation(hall: TheHall, holder: NeededHolder) -> JSONResponse:
    """Am I on vacation?"""
    return sent(await vacation_data(hall, holder))


@router.post("/api/me/vacation", response_model=described(messages.VacationData), dependencies=CALM)
async def go_away(hall: TheHall, holder: NeededHolder, wish: people_schema.VacationWish) -> JSONResponse:
    """Go on vacation for so many days from now; 0: come back."""
    await asyncio.shield(asyncio.create_task(hall.timekeeper.go_away(holder, wish.days)))
    return sent(await vacation_data(hall, holder))
