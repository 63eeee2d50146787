"""Two clocks: one for delays and idle times, one for dates that are stored.

Durations use a clock that can't jump; tests bring their own, so that none of them waits. Dates use the machine's clock, which may
jump by years.
"""

from __future__ import annotations

import asyncio
import time


class Clock:
    """The machine's clock."""

    def now(self) -> float:
        """Seconds, from an arbitrary moment on."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Sleep without blocking the event loop."""
        await asyncio.sleep(seconds)


class Calendar:
    """The date, never earlier than the latest date in the store: a clock that jumped back must not make new tables look old."""

    def __init__(self) -> None:
        self.checkpoints = 0
        self.learnt = time.monotonic()

    def learn(self, past: int) -> None:
        """Note that it is later than this."""
        self.checkpoints, self.learnt = past, time.monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return max(by_the_wall(), self.checkpoints + round((time.monotonic() - self.learnt) * 1000))


def by_the_wall() -> int:
    """Milliseconds since 1970, by the machine's clock."""
    return time.time_ns() // 1_000_000


calendar = Calendar()  # of this process
now = calendar.now
