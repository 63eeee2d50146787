"""The time that bots take and tables rest by, and the date that is written down.

Durations go by a clock that can't jump; tests have one of their own, so that none of them waits. Dates go by the machine's clock, which may
jump by years.
"""

from __future__ import annotations

import asyncio
import time


class Clock:
    """The machine's clock."""

    def now(self) -> float:
        """Seconds, from no particular moment on."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Let others work for that long."""
        await asyncio.sleep(seconds)


class Calendar:
    """The date, never before what the store knows to be past: a clock that jumped back must not make new tables look old."""

    def __init__(self) -> None:
        self.checkpoints = 0
        self.learnt = time.monotonic()

    def learn(self, past: int) -> None:
        """It is later than this."""
        self.checkpoints, self.learnt = past, time.monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return max(by_the_wall(), self.checkpoints + round((time.monotonic() - self.learnt) * 1000))


def by_the_wall() -> int:
    """Milliseconds since 1970, as the machine's clock has it."""
    return time.time_ns() // 1_000_000


calendar = Calendar()  # of this process
now = calendar.now
