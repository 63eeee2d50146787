"""The fair queue: who is next, and how many may wait."""

from __future__ import annotations

import asyncio

import pytest

from felicity.server.fair_queue import FairQueue
from felicity.server.refused import Refused


class Desk:
    """Jobs that end when they are told to, and the order in which they began."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.began: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[str]] = {}

    async def ask(self, person: str, name: str, rank: int = 0) -> asyncio.Task[str]:
        """Somebody has a job; it waits or begins before this returns."""
        self.ends[name] = asyncio.Event()

        async def work() -> str:
            self.began.append(name)
            await self.ends[name].wait()
            return name

        self.tasks[name] = asyncio.create_task(self.queue.run(person, work, rank))
        await settle()
        return self.tasks[name]

    async def finish_all(self) -> list[str]:
        """Let every job end as soon as it has begun; the order in which they did begin."""
        for end in self.ends.values():
            end.set()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        return self.began


async def settle() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_people_take_turns_whoever_asked_first() -> None:
    """Bo's one job comes after the first of Ada's, not after all of them."""

    async def story() -> None:
        desk = Desk(FairQueue(at_once=1, each=9, most=99))
        for name in ("ada1", "ada2", "ada3", "ada4"):
            await desk.ask("ada", name)
        await desk.ask("bo", "bo1")
        await desk.ask("cy", "cy1")
        assert await desk.finish_all() == ["ada1", "ada2", "bo1", "cy1", "ada3", "ada4"]

    asyncio.run(story())


def test_what_is_more_urgent_goes_first() -> None:
    """A rank is emptied before the next one has its turn."""

    async def story() -> None:
        desk = Desk(FairQueue(at_once=1, each=9, most=99))
        await desk.ask("ada", "running")
        await desk.ask("ada", "curve", rank=2)
        await desk.ask("bo", "hint", rank=1)
        await desk.ask("ada", "changes")
        assert await desk.finish_all() == ["running", "changes", "hint", "curve"]

    asyncio.run(story())


def test_only_so_many_jobs_run_at_once_and_an_error_frees_its_place() -> None:
    async def story() -> None:
        queue = FairQueue(at_once=2, each=9, most=99)
        desk = Desk(queue)

        async def fail() -> None:
            raise ValueError("lost")

        for _ in range(3):
            with pytest.raises(ValueError, match="lost"):
                await queue.run("ada", fail)
        for name in ("1", "2", "3"):
            await desk.ask("ada", name)
        assert desk.began == ["1", "2"]
        assert await desk.finish_all() == ["1", "2", "3"]
        assert queue.free == 2

    asyncio.run(story())


def test_one_person_can_not_fill_the_queue_and_neither_can_all() -> None:
    """What is too much is refused at once, and nothing of it is remembered."""

    async def story() -> None:
        queue = FairQueue(at_once=1, each=2, most=3)
        desk = Desk(queue)
        for person, name in (("ada", "a1"), ("ada", "a2"), ("ada", "a3")):
            await desk.ask(person, name)
        with pytest.raises(Refused, match="too many requests waiting"):
            await (await desk.ask("ada", "a4"))
        await desk.ask("bo", "b1")
        with pytest.raises(Refused, match="server is busy"):
            await (await desk.ask("cy", "c1"))
        assert await desk.finish_all() == ["a1", "a2", "b1", "a3"]
        assert (queue.waiting, queue.by_person, queue.lanes) == (0, {}, {})

    asyncio.run(story())


def test_whoever_gives_up_waiting_leaves_the_queue() -> None:
    """Also at the very moment at which it would be their turn: that is passed on."""

    async def story() -> None:
        queue = FairQueue(at_once=1, each=9, most=99)
        desk = Desk(queue)
        await desk.ask("ada", "running")
        gone = await desk.ask("bo", "gone")
        late = await desk.ask("cy", "late")
        await desk.ask("dee", "dee")
        gone.cancel()
        await settle()
        assert queue.waiting == 2
        desk.ends["running"].set()
        while queue.waiting == 2:
            await asyncio.sleep(0)
        late.cancel()
        assert await desk.finish_all() == ["running", "dee"]
        assert (queue.free, queue.waiting, queue.lanes) == (1, 0, {})

    asyncio.run(story())


def test_giving_up_and_being_next_in_the_same_moment_loses_nobody() -> None:
    """The job that ends finds somebody who has just given up, and goes on to the next."""

    async def story() -> None:
        queue = FairQueue(at_once=1, each=9, most=99)
        desk = Desk(queue)
        await desk.ask("ada", "running")
        gone = await desk.ask("bo", "gone")
        await desk.ask("cy", "cy")
        gone.cancel()
        desk.ends["running"].set()
        assert await desk.finish_all() == ["running", "cy"]
        assert (queue.free, queue.waiting, queue.by_person, queue.lanes) == (1, 0, {}, {})

    asyncio.run(story())
