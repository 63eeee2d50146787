"""The requests of docs/protocol.md about puzzles."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse

from felicity.server import puzzle_messages, schema
from felicity.server.clock import now
from felicity.server.http import ERRORS, Address, Language, TheHall, sent
from felicity.server.models import described
from felicity.server.puzzle_data import need_puzzle, puzzle_data, puzzles_data, verdict_data
from felicity.server.table_requests import need_language

router = APIRouter(prefix="/api/puzzles", responses=ERRORS, tags=["puzzles"])

Id = Annotated[str, Path(pattern=r"^[a-z0-9-]{3,80}$")]


@router.get("", response_model=described(puzzle_messages.PuzzlesData))
async def puzzles(hall: TheHall, address: Address, lang: Language = "en") -> JSONResponse:
    """All puzzles by game, and the one of the day."""
    need_language(lang)
    return sent(await hall.replays.run(address, lambda: puzzles_data(lang, now())))


@router.get("/{id}", response_model=described(puzzle_messages.PuzzleData))
async def puzzle(hall: TheHall, address: Address, id: Id, lang: Language = "en") -> JSONResponse:
    """A position to solve, as its seat sees it."""
    need_puzzle(id)
    need_language(lang)
    return sent(await hall.replays.run(address, lambda: puzzle_data(id, lang)))


@router.post("/{id}", response_model=described(puzzle_messages.PuzzleVerdict))
async def tried(hall: TheHall, address: Address, id: Id, wish: schema.PuzzleTry) -> JSONResponse:
    """Try an option, or give up. Nothing is kept."""
    need_puzzle(id)
    need_language(wish.lang)
    return sent(await hall.replays.run(address, lambda: verdict_data(id, wish.option, wish.lang)))
