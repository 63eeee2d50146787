"""A cache of recent and running computations, so that nothing is computed twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class AsyncCache:
    """The most recent answers by question. A question contains everything its answer depends on, such as the version of a table."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.answers: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()

    async def recall(self, question: Hashable, work_out: Callable[[], Awaitable[T]]) -> T:
        """The answer. Failures are not cached. A computation finishes even if the first caller disconnects."""
        answer: asyncio.Task[T] | None = self.answers.get(question)
        if answer is None:
            answer = asyncio.ensure_future(work_out())
            self.answers[question] = answer
            answer.add_done_callback(lambda done: self._done(question, done))
            if len(self.answers) > self.most:
                self.answers.popitem(last=False)
        self.answers.move_to_end(question)
        return await asyncio.shield(answer)

    def _done(self, question: Hashable, answer: asyncio.Task[Any]) -> None:
        if (answer.cancelled() or answer.exception() is not None) and self.answers.get(question) is answer:
            del self.answers[question]
