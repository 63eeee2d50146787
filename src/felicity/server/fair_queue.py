"""A fair queue: a few jobs run at a time, and people take turns, so that one person's hundred jobs don't delay another's single one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from felicity.server.refused import Refused

T = TypeVar("T")

Lane = OrderedDict[str, deque[asyncio.Future[None]]]  # by person, whose turn is next first


class FairQueue:
    """Runs `at_once` jobs at a time. `each` may wait for one person, `most` in total; more are refused as `busy`.

    Jobs of a lower rank go first. Within a rank people take turns.
    """

    def __init__(self, at_once: int, each: int, most: int) -> None:
        self.free = at_once
        self.each = each
        self.most = most
        self.waiting = 0
        self.by_person: dict[str, int] = {}  # waiting jobs of each person
        self.lanes: dict[int, Lane] = {}  # by rank

    async def run(self, person: str, work: Callable[[], Awaitable[T]], rank: int = 0) -> T:
        """Wait for this person's turn, then work. A cancelled caller leaves the queue."""
        await self._enter(person, rank)
        try:
            return await work()
        finally:
            self._leave()

    async def _enter(self, person: str, rank: int) -> None:
        if self.free:
            self.free -= 1
            return
        if self.by_person.get(person, 0) >= self.each:
            raise Refused("busy", "You have too many requests waiting. Wait for the answers.")
        if self.waiting >= self.most:
            raise Refused("busy", "The server is busy. Try again in a moment.")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue = self.lanes.setdefault(rank, OrderedDict()).setdefault(person, deque())
        queue.append(turn)
        self._count(person, 1)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # else it was cancelled just as its turn came: pass it on
                self._leave()
            elif turn in queue:
                queue.remove(turn)
                self._tidy(rank, person)
                self._count(person, -1)
            raise

    def _leave(self) -> None:
        """Start the next job."""
        while self.lanes:
            rank = min(self.lanes)
            person, queue = next(iter(self.lanes[rank].items()))
            turn = queue.popleft()
            self.lanes[rank].move_to_end(person)
            self._tidy(rank, person)
            self._count(person, -1)
            if not turn.cancelled():  # else its caller has stopped waiting
                turn.set_result(None)
                return
        self.free += 1

    def _tidy(self, rank: int, person: str) -> None:
        lane = self.lanes[rank]
        if not lane[person]:
            del lane[person]
        if not lane:
            del self.lanes[rank]

    def _count(self, person: str, change: int) -> None:
        self.waiting += change
        left = self.by_person.get(person, 0) + change
        if left:
            self.by_person[person] = left
        else:
            del self.by_person[person]
