"""Fills in the results of games that ended before results were kept: once per store, in the background, from where it was interrupted."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from felicity.server import results_store
from felicity.server.journal import CODE_LENGTH, LETTERS
from felicity.server.refused import Refused
from felicity.server.results import Finish, finish_in
from felicity.server.store import Store
from felicity.server.stored_table import StoredTable

if TYPE_CHECKING:
    from felicity.server.hall import Hall

log = logging.getLogger("felicity.server")

PLACE = "results filled in"  # the name of the fact that says how far: the number of the last code
END = len(LETTERS) ** CODE_LENGTH  # everything is filled in
AT_ONCE = 50  # tables looked up at a time
PAUSE = 0.05  # seconds between two games, so that nobody notices
LATER = 30.0  # seconds before asking a store again that didn't answer


async def fill_in_results(hall: Hall) -> None:
    """Go through all games once. Several servers may do so at the same time: each result is kept once."""
    while True:
        try:
            place = await asyncio.to_thread(hall.store.fact, PLACE) or 0
            while place < END:
                place = await fill_in_some(hall, place)
                await asyncio.wrap_future(hall.store.note(PLACE, place))
            return
        except SQLAlchemyError:
            log.warning("The database does not answer; results are filled in later")
            await asyncio.sleep(LATER)


async def fill_in_some(hall: Hall, place: int) -> int:
    """Fill in the next results; how far that was."""
    codes = await asyncio.to_thread(results_store.unfilled, hall.store, code_at(place), AT_ONCE)
    for code in codes:
        found = await asyncio.to_thread(result_of, hall.store, code)
        if found is not None:
            await asyncio.wrap_future(results_store.fill_in(hall.store, *found))
        await asyncio.sleep(PAUSE)
    return number_of(codes[-1]) if codes else END


def result_of(store: Store, code: str) -> tuple[Finish, int] | None:
    """The result of a game, if it is over, and the number of entries it follows from. A table that can't be read is left alone."""
    header = store.header(code)
    entries = store.entries(code)
    if header is None:
        return None
    try:
        pack = store.pack(header.game, header.pack) if header.pack else None
        finish = finish_in(StoredTable(header, entries, pack), entries)
    except SQLAlchemyError:
        raise
    except Refused:
        return None
    except Exception as error:
        log.warning("The result of table %s can't be filled in: %s", code, type(error).__name__)
        return None
    return (finish, len(entries)) if finish else None


def number_of(code: str) -> int:
    """Codes as numbers, in their order."""
    number = 0
    for letter in code:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


def code_at(number: int) -> str:
    """The code with this number; nothing before the first."""
    letters = ""
    for _ in range(CODE_LENGTH):
        number, rest = divmod(number, len(LETTERS))
        letters = LETTERS[rest] + letters
    return letters
