"""Liveness and readiness: whether the server runs, and whether it could store a move now."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from felicity.server.clock import now
from felicity.server.messages import Readiness

if TYPE_CHECKING:
    from felicity.server.hall import Hall

FRESH = 1.0  # seconds for which an answer is reused
WITHIN = 5.0  # seconds in which a healthy store has answered
LEAST_ROOM = 64 * 1024 * 1024  # bytes that must be free on the disk
CHECKED = "checked"  # the fact that is written to test whether the store can write


class Probe:
    """A check shared by all who ask for it, and not repeated while the last one hangs."""

    def __init__(self, ask: Callable[[], Awaitable[object]]) -> None:
        self.ask = ask
        self.asked = float("-inf")
        self.task: asyncio.Task[float | None] | None = None

    async def seconds(self) -> float | None:
        """How long the check took; None if it failed or timed out."""
        fresh = time.monotonic() - self.asked < FRESH
        if self.task is None or (self.task.done() and not fresh):
            self.asked = time.monotonic()
            self.task = asyncio.create_task(self._measure())
        task = self.task
        await asyncio.wait({task}, timeout=WITHIN)
        return task.result() if task.done() else None

    async def _measure(self) -> float | None:
        began = time.monotonic()
        try:
            good = await self.ask()
        except Exception:  # any error means that the store is not well
            return None
        return time.monotonic() - began if good else None


class Health:
    """The server's two health checks."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.reading = Probe(lambda: asyncio.to_thread(hall.store.answers))
        self.writing = Probe(lambda: asyncio.wrap_future(hall.store.note(CHECKED, now())))

    async def lives(self) -> bool:
        """Does the store answer, and is it still the one that was opened?"""
        return await self.reading.seconds() is not None

    async def readiness(self) -> Readiness:
        """Could a choice be stored now? Tests it by writing something."""
        seconds = await self.writing.seconds()
        stored = await asyncio.to_thread(self._room)
        return {
            "ok": seconds is not None and (stored is None or stored >= LEAST_ROOM) and not self.hall.closing,
            "write_seconds": seconds if seconds is None else round(seconds, 4),
            "waiting": self.hall.store.writer.queue.qsize(),
            "free_bytes": stored,
            "stopping": self.hall.closing,
        }

    def _room(self) -> int | None:
        try:
            return self.hall.store.file.stored if self.hall.store.file else None
        except OSError:  # the folder is gone
            return 0
