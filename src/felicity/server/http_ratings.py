"""The requests of docs/protocol.md about ratings."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from felicity.bots import registry
from felicity.server import ratings_messages as messages
from felicity.server.http import ERRORS, Address, Holder, NeededHolder, TheHall, sent
from felicity.server.models import described
from felicity.server.people_store import RATED
from felicity.server.ratings import Board, bot
from felicity.server.ratings_messages import rating_data
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import Reader
from felicity.server.table_requests import looked_at

router = APIRouter(responses=ERRORS, tags=["me"])

LEVELS = tuple(reversed(registry.LEVELS))


def mode_data(game: str, mode: str, board: Board, holder: str) -> messages.ModeRatings:
    """Somebody's rating in a game and mode, and those of the bots."""
    mine = board.of(holder)
    levels = [(level, board.of(bot(level))) for level in LEVELS]
    bots: list[messages.LevelRating] = [{"level": level, **rating_data(found)} for level, found in levels if found is not None]
    return {
        "game": game,
        "mode": mode,
        "yours": rating_data(mine) if mine else None,
        "bots": sorted(bots, key=lambda each: -each["rating"]),
    }


def seats_data(stored: StoredTable, board: Board) -> list[messages.SeatRating]:
    """The ratings of those who sit at a table."""
    found: list[messages.SeatRating] = []
    for seat, chair in enumerate(stored.chairs, 1):
        rating = board.of(chair.holder) if chair.kind == "human" else board.of(bot(chair.level or "")) if chair.kind == "bot" else None
        if rating is not None:
            found.append({"seat": seat, "rating": round(rating.mu), "spread": round(rating.spread), "provisional": rating.is_provisional})
    return found


@router.get("/api/me/ratings", response_model=described(messages.MyRatings))
async def ratings(hall: TheHall, holder: NeededHolder) -> JSONResponse:
    """Your own ratings, in every game and mode in which you have played against others, and those of the bots beside them."""
    profile = await asyncio.to_thread(hall.people.store.profile, holder)
    is_rated = profile is None or profile.settings.get(RATED) is not False
    boards = await hall.rater.boards_of(holder)
    found: messages.MyRatings = {
        "on": hall.rater.is_on,
        "rated": is_rated,
        "modes": [mode_data(game, mode, board, holder) for game, mode, board in boards],
    }
    return sent(found)


@router.get("/api/tables/{code}/ratings", response_model=described(messages.TableRatings), tags=["tables"])
async def ratings_at(hall: TheHall, holder: Holder, address: Address, code: str) -> JSONResponse:
    """The ratings of those who sit at a table, in its game and mode, for whoever may look at it."""
    stored = (await looked_at(hall, code, Reader(holder, None, "en", address))).stored
    board = await hall.rater.board(stored.header.game, stored.header.mode)
    found: messages.TableRatings = {"on": hall.rater.is_on, "seats": seats_data(stored, board) if board else []}
    return sent(found)
