"""Slow work, done by another worker of the page. What is sent there and back is bytes, as between processes."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from felicity.core.errors import FelicityError
from felicity.server.fair_queue import FairQueue
from felicity.server.refused import Refused

T = TypeVar("T")

EACH = 10_000  # there is one person here, with as much to do as there is


class Helper(Protocol):
    """The other worker (web/src/tab/helper.ts)."""

    async def answer(self, work: bytes) -> bytes:
        """What came out."""

    def restart(self) -> None:
        """Give up what is being computed, and begin anew."""


class Thinking:
    """One job after the other, by rank."""

    def __init__(self, helper: Helper) -> None:
        self.helper = helper
        self.queue = FairQueue(1, EACH, EACH)

    async def think(self, person: str, rank: int, think: Callable[..., T], *arguments: object) -> T:
        """Compute something when it is its turn."""
        work = pickle.dumps((think, arguments))
        is_good, found = pickle.loads(await self.queue.run(person, lambda: self.helper.answer(work), rank))
        if is_good:
            result: T = found
            return result
        raise found

    def crowd(self) -> float:
        """How many jobs wait."""
        return float(self.queue.waiting)

    def restart(self) -> None:
        """Give up what is being computed."""
        self.helper.restart()

    def close(self) -> None:
        """The page ends it."""


def answer(work: bytes) -> bytes:
    """In the other worker: do it. Errors of the program are told by their name, as they may be of any kind."""
    think, arguments = pickle.loads(work)
    found: Any
    try:
        found = (True, think(*arguments))
    except FelicityError as error:
        found = (False, error)
    except Exception as error:
        found = (False, Refused("failed", f"{type(error).__name__}: {error}"))
    return pickle.dumps(found)
