"""The requests of docs/protocol.md about somebody's own games: a shelf of them, and what they add up to."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query
from fastapi.responses import JSONResponse

from felicity.server import games_messages as messages
from felicity.server.games_store import Wish
from felicity.server.http import ERRORS, Address, Language, NeededHolder, TheHall, sent
from felicity.server.models import described
from felicity.server.my_games import finished_data, running_data, statistics_data

router = APIRouter(responses=ERRORS, tags=["me"])

MOST = 30  # games on a page

Word = Annotated[str, Query(max_length=40, pattern=r"^[^\x00]*$")]
First = Annotated[int, Query(alias="from", ge=0, le=1_000_000)]
Count = Annotated[int, Query(ge=1, le=MOST)]


def wish_in(
    game: Word = "",
    mode: Word = "",
    company: Literal["", "people", "bots"] = "",
    outcome: Literal["", "won", "lost"] = "",
    text: Annotated[str, Query(max_length=100, pattern=r"^[^\x00]*$")] = "",
) -> Wish:
    """Which games are asked for."""
    return Wish(game, mode, company, outcome, text)


@router.get("/api/me/games", response_model=described(messages.MyGames))
async def games(
    hall: TheHall,
    holder: NeededHolder,
    address: Address,
    wish: Annotated[Wish, Depends(wish_in)],
    status: Literal["running", "over"] = "over",
    first: First = 0,
    count: Count = 20,
    lang: Language = "en",
) -> JSONResponse:
    """A page of your own games, the latest first."""
    if status == "running":
        return sent(await running_data(hall, holder, wish, first, count, address))
    return sent(await finished_data(hall, holder, wish, first, count, lang))


@router.get("/api/me/statistics", response_model=described(messages.MyStatistics))
async def statistics(hall: TheHall, holder: NeededHolder, game: Word = "", mode: Word = "", lang: Language = "en") -> JSONResponse:
    """What your finished games add up to; with a game and a mode, against whom, as whom, and how the scores went."""
    return sent(await statistics_data(hall, holder, game, mode, lang))
