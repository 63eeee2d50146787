"""Threads for work that grows with a table: views, replays, stories. The event loop only waits for them, and people take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from felicity.server.fair_queue import FairQueue

T = TypeVar("T")

EACH = 16  # jobs that may wait for one person
MOST = 400  # and for all together


class Workers:
    """A few threads with a fair queue in front. More threads would only take the interpreter away from the event loop."""

    def __init__(self, name: str, threads: int) -> None:
        self.queue = FairQueue(threads, EACH, MOST)
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix=f"felicity-{name}")

    async def run(self, person: str, work: Callable[[], T]) -> T:
        """Do this in a thread when it is this person's turn."""

        async def working() -> T:
            done = asyncio.get_running_loop().run_in_executor(self.pool, work)
            try:
                return await asyncio.shield(done)
            except asyncio.CancelledError:
                await asyncio.wait([done])  # the thread isn't free before that
                raise

        return await self.queue.run(person, working)

    def close(self) -> None:
        """Start nothing more."""
        self.pool.shutdown(wait=False, cancel_futures=True)
