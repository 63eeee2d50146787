"""Keeps ratings in memory and up to date: new results are taken in when somebody asks, everything anew if earlier ones have changed.

Nothing of it is stored: every process reckons the same from the same results, also after a crash.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from felicity.extras import has
from felicity.server import ratings_store
from felicity.server.ratings import Board, Rating

if TYPE_CHECKING:
    from felicity.server.hall import Hall

AT_ONCE = 100  # results taken in before others have their turn
PAUSE = 0.01  # seconds
ATTEMPTS = 10  # while results come in


class Rater:
    """The ratings of this process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.is_on = hall.settings.ratings and has("ratings")
        self.boards: dict[tuple[str, str], Board] = {}
        self.locks: dict[tuple[str, str], asyncio.Lock] = {}

    async def board(self, game: str, mode: str) -> Board | None:
        """The ratings of a game in a mode as they are now; None if this server reckons none."""
        if not self.is_on:
            return None
        this = (game, mode)
        async with self.locks.setdefault(this, asyncio.Lock()):
            board = self.boards.get(this)
            for _ in range(ATTEMPTS):
                generation, count = await asyncio.to_thread(ratings_store.standing, self.hall.store, game, mode)
                if board is None or board.generation != generation:
                    board = Board(generation, await asyncio.to_thread(ratings_store.apart, self.hall.store))
                if board.seen == count:
                    break
                if not await self._read_on(board, game, mode):  # one has gone, or was written late: its end is before the last
                    board = None
            if board is not None:
                self.boards[this] = board
            return board

    async def _read_on(self, board: Board, game: str, mode: str) -> bool:
        """Take in what is new; False if there was nothing."""
        before = board.seen
        while await asyncio.to_thread(self._take_in, board, game, mode):
            await self.hall.clock.sleep(PAUSE)
        return board.seen > before

    def _take_in(self, board: Board, game: str, mode: str) -> bool:
        found = ratings_store.results_after(self.hall.store, game, mode, board.last, AT_ONCE)
        for result, seats in found:
            board.add(result, seats)
        return len(found) == AT_ONCE

    async def ratings_of(self, holder: str) -> list[tuple[str, str, Rating]]:
        """Somebody's own ratings."""
        found = [(game, mode, board.of(holder)) for game, mode, board in await self.boards_of(holder)]
        return [(game, mode, rating) for game, mode, rating in found if rating is not None]

    async def boards_of(self, holder: str) -> Sequence[tuple[str, str, Board]]:
        """The ratings of every game and mode in which somebody has played against others."""
        played = await asyncio.to_thread(ratings_store.rivalries, self.hall.store, holder) if self.is_on else []
        found = [(game, mode, await self.board(game, mode)) for game, mode in played]
        return [(game, mode, board) for game, mode, board in found if board is not None]
