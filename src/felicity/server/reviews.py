"""Reviews of finished games: worked out beside everything else, step by step, whoever is looking, and only once."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Final

from felicity.bots.registry import can_judge
from felicity.core.table import Table
from felicity.server.curve import positions_at
from felicity.server.fair_queue import FairQueue
from felicity.server.refused import Refused
from felicity.server.store_failed import StoreFailed
from felicity.server.stored_table import StoredTable
from felicity.teach.review import Review, Task

if TYPE_CHECKING:
    from felicity.server.table_hall import TableHall

log = logging.getLogger("felicity.server")

EACH: Final = 6  # reviews that one person may have under way
MOST: Final = 60  # and all together
KEPT: Final = 40  # reviews in memory; the store has them all


class Reviewing:
    """The review of one seat's choices."""

    def __init__(self, stored: StoredTable, review: Review) -> None:
        self.stored = stored
        self.review = review
        self.last = stored.playing().number  # what it is about: a table that went back and on is another game
        self.person = ""  # who asked for it
        self.task: asyncio.Task[None] | None = None

    @property
    def is_working(self) -> bool:
        """Is it being worked on?"""
        return self.task is not None and not self.task.done()


class Reviews:
    """All reviews of this process. One step is worked on at a time, for all people in turn, in the process where hints are computed,
    after whatever else waits there.
    """

    def __init__(self, hall: TableHall) -> None:
        self.hall = hall
        self.kept: dict[tuple[str, int], Reviewing] = {}  # the most recently asked for last
        self.queue = FairQueue(1, EACH, MOST)

    async def of(self, stored: StoredTable, seat: int, person: str) -> Reviewing:
        """The review of a seat, as far as it is known."""
        code = stored.header.code
        need_reviewable(stored, seat)
        found = self.kept.pop((code, seat), None)
        if found is None or found.stored is not stored or found.last != stored.playing().number:
            known = await self.hall.findings.of_table(code)
            review = await self.hall.replays.run(person, lambda: recalled(stored, seat, known))
            found = self.kept.get((code, seat)) or Reviewing(stored, review)
        self.kept[code, seat] = found
        self.tidy()
        return found

    def tidy(self) -> None:
        """Forget what nobody has asked for lately."""
        for key in [key for key, each in self.kept.items() if not each.is_working][: max(0, len(self.kept) - KEPT)]:
            del self.kept[key]

    def forget(self, code: str) -> None:
        """Somebody else has found out more, or removed the table."""
        for key in [key for key, each in self.kept.items() if key[0] == code and not each.is_working]:
            del self.kept[key]

    async def start(self, stored: StoredTable, seat: int, person: str) -> Reviewing:
        """Go on until everything is known, even if nobody looks any more, and after a crash."""
        found = await self.of(stored, seat, person)
        if not found.review.is_done and not found.is_working:
            working = [each for each in self.kept.values() if each.is_working]
            if len([each for each in working if each.person == person]) >= EACH or len(working) >= MOST:
                raise Refused("busy", "Too many games are being reviewed. Wait until one of them is done.")
            if not await self.hall.findings.want(stored.header.code, seat, True):
                raise Refused("no-table", "The table was removed just now.")
            self.work(found, person)
        return found

    def work(self, found: Reviewing, person: str) -> None:
        """Work on it in the background."""
        if not found.is_working:
            found.person = person
            found.task = self.hall.keep(self._work(found))

    async def stop(self, stored: StoredTable, seat: int, person: str) -> Reviewing:
        """Work on it no longer. What is known stays known."""
        found = await self.of(stored, seat, person)
        if found.task is not None:
            found.task.cancel()
            await asyncio.wait([found.task])
        await self.hall.findings.want(stored.header.code, seat, False)
        return found

    async def _work(self, found: Reviewing) -> None:
        code = found.stored.header.code
        try:
            while tasks := found.review.tasks():
                await self.queue.run(found.person, lambda task=tasks[0]: self._step(found, task))  # type: ignore[misc]
            await self.hall.findings.want(code, found.review.seat, False)
        except (Refused, StoreFailed) as error:  # somebody who still wants it asks again
            log.info("The review of table %s stops: %s", code, error)

    async def _step(self, found: Reviewing, task: Task) -> None:
        """Work out one step, and store it before anybody is shown it."""
        position = (await asyncio.to_thread(positions_at, found.stored, [task.number]))[0]
        assert position is not None, "somebody chose there"
        brought = await self.hall.bot_pool.review(position, task, found.person)
        line = line_to(found.stored.playing(), task.number)
        if not await self.hall.findings.keep(found.stored.header.code, task.number, task.kind, line, brought):
            raise Refused("no-table", "The table was removed.")
        found.review.learn(task, brought)

    async def go_on(self) -> None:
        """Take up what was asked for before this process started."""
        for code, seat in await self.hall.findings.wanted(MOST):
            try:
                stored = (await self.hall.table(code)).stored
                self.work(await self.of(stored, seat, ""), "")
            except Refused as error:
                log.info("The review of table %s isn't taken up again: %s", code, error)


def need_reviewable(stored: StoredTable, seat: int) -> None:
    """A game is reviewed when it is over, if its positions can be judged."""
    if not stored.is_open_book:
        raise Refused("not-over", "A game can be reviewed when it is over.")
    if not can_judge(stored.header.game):
        raise Refused("no-hint", "Games of this kind can't be reviewed: no bot judges their positions.")
    stored.chair(seat)


def recalled(stored: StoredTable, seat: int, known: list[tuple[int, int, str, dict[str, object]]]) -> Review:
    """A review with everything that was found out about this very game."""
    table = stored.playing()
    review = Review(table, seat)
    for number, kind, line, found in known:
        if number in review.rounds and line == line_to(table, number):
            review.learn(Task(kind, number, "", ""), found)
    return review


def line_to(table: Table, number: int) -> str:
    """The choices up to a position and the one there, as a hash: a table that went back and on elsewhere has other positions."""
    texts = "; ".join(option.text for option in table.chosen[: number + 1])
    return hashlib.sha256(texts.encode()).hexdigest()[:32]
