"""The time that bots take and tables rest by. Tests have a clock of their own, so that none of them waits."""

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
