"""Requests about what is worked out beside the tables: reviews of finished games, and puzzles."""

from __future__ import annotations

import re

from felicity.browser.alone import HOLDER
from felicity.browser.hall import TabHall
from felicity.browser.routing import Answered, Request, reader_of, route
from felicity.server import schema
from felicity.server.clock import now
from felicity.server.puzzle_data import need_puzzle, puzzle_data, puzzles_data, verdict_data
from felicity.server.refused import Refused
from felicity.server.review_data import line_data, review_data
from felicity.server.stored_table import StoredTable
from felicity.server.table_json import as_json
from felicity.server.table_requests import looked_at, need_language


def seat_in(request: Request) -> int:
    """The seat whose choices are judged."""
    text = request.named["seat"]
    if not re.fullmatch(r"[1-9]|1[0-2]", text):
        raise Refused("bad-message", "path.seat: Input should be a valid integer from 1 to 12.")
    return int(text)


async def judged(hall: TabHall, request: Request) -> StoredTable:
    """The table whose choices are judged."""
    return (await looked_at(hall, request.named["code"], reader_of(request))).stored


@route("GET", "/api/tables/{code}/reviews/{seat}")
async def review(hall: TabHall, request: Request) -> Answered:
    """What is known so far about the choices of a seat in a finished game."""
    found = await hall.reviewed(await judged(hall, request), seat_in(request))
    return 200, as_json(review_data(found, request.lang))


@route("POST", "/api/tables/{code}/reviews/{seat}")
async def start_review(hall: TabHall, request: Request) -> Answered:
    """Work out a review."""
    found = await hall.reviews.start(await judged(hall, request), seat_in(request), HOLDER)
    return 202, as_json(review_data(found, request.lang))


@route("POST", "/api/tables/{code}/reviews/{seat}/stop")
async def stop_review(hall: TabHall, request: Request) -> Answered:
    """Work on it no longer. What is known stays known."""
    found = await hall.reviews.stop(await judged(hall, request), seat_in(request), HOLDER)
    return 200, as_json(review_data(found, request.lang))


@route("GET", "/api/tables/{code}/reviews/{seat}/lines/{number}")
async def line(hall: TabHall, request: Request) -> Answered:
    """How the game might have gone on after a better choice."""
    found = await hall.reviewed(await judged(hall, request), seat_in(request))
    number = int(request.named["number"]) if request.named["number"].isdecimal() else 0
    return 200, as_json(line_data(found, number, request.number("step") or 0, request.lang))


@route("GET", "/api/puzzles")
async def all_puzzles(hall: TabHall, request: Request) -> Answered:
    """All puzzles by game, and the one of the day."""
    return 200, as_json(puzzles_data(need_language(request.lang), now()))


@route("GET", "/api/puzzles/{id}")
async def puzzle(hall: TabHall, request: Request) -> Answered:
    """A position to solve, as its seat sees it."""
    return 200, as_json(puzzle_data(need_puzzle(request.named["id"]).id, need_language(request.lang)))


@route("POST", "/api/puzzles/{id}")
async def tried(hall: TabHall, request: Request) -> Answered:
    """Try an option, or give up."""
    wish = request.data(schema.PuzzleTry)
    return 200, as_json(verdict_data(need_puzzle(request.named["id"]).id, wish.option, need_language(wish.lang)))
