"""Runs slow computations in other processes, outside the event loop: bots' choices, what options lead to, hints."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from felicity import api
from felicity.bots import registry
from felicity.bots.advice import chances_at
from felicity.bots.fallback import FallbackBot
from felicity.bots.seat import Seat
from felicity.changes import Changes, Forecast, Plan
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.server.bot_failures import Failure, Reports, failure_of
from felicity.server.journal import Data
from felicity.server.packs import SHELF, StoredPack
from felicity.teach.review import Task, work_on
from felicity.text.outlook import advised_outlooks

if TYPE_CHECKING:
    from felicity.server.surroundings import WorkerPool

# A position for another process, with the house cards it is played with.
Packed = tuple[Data, StoredPack | None]
# The choices of consecutive bots: seats, each with the text of its option.
Run = list[tuple[int, str]]


@dataclass(frozen=True)
class Thought:
    """What a bot process comes back with: choices, and bots that failed on the way and were replaced."""

    run: Run
    failures: list[Failure]


RECENT_PACKS = 20  # packs that a bot process remembers
RECENT: dict[tuple[str, str], StoredPack] = {}  # most recently used last
AT_A_STRETCH = 0.02  # seconds of work after which a run of instant bot moves is cut short, so that other tables get their turn
BOTS_NICENESS = 5  # lower priority (see `nice`) than the process that answers people
ADVICE_NICENESS = 10  # advice has lower priority than bots
MOST_BOTS = 10_000  # tables whose bots may wait: each waits for one choice at a time
ADVICE_EACH = 8  # hints, forecasts and curve pieces that may wait for one person
MOST_ADVICE = 100  # and for all together
CHANGES, HINT, CURVE, REVIEW, LATER = 0, 1, 2, 3, 4  # ranks: the quickest goes first; what nobody waits for goes last
LEAST_EASE = 0.1  # bots think at least this part of their time, however many wait
PATIENCE = 30.0  # seconds to wait for a bot's choice; its own budget is far shorter, but the processes may be busy

log = logging.getLogger("felicity.server")


def bot_of(level: str, game: str) -> str:
    """The name of the bot that plays a level."""
    return level if level in registry.names(game) else "random"


def luck_of(seed: str) -> str:
    """The bots' random seed. If the host chose the deal, the same seed and answers give the same game, as lessons need;
    else it is unpredictable.
    """
    return f"bots {seed}" if seed else secrets.token_hex(32)


def overload() -> float:
    """How much more the machine has to do than it can, by its average of the last minute: 1.0 is twice as much."""
    if not hasattr(os, "getloadavg"):
        return 0.0
    return max(0.0, os.getloadavg()[0] / (os.cpu_count() or 1) - 1.0)


def can_advise(game: str) -> bool:
    """Is there a bot that searches and can estimate how often an option wins?"""
    return "normal" in registry.names(game)


def packed(table: Table) -> Packed:
    """A position for another process, with the house cards it is played with."""
    setup = table.setup
    return table.dump(), SHELF.get(setup.game, setup.pack) if setup.pack else None


def unpacked(packed: Packed) -> Table:
    """The table of a position, in another process. The most recent house cards stay loaded."""
    position, pack = packed
    if pack is not None:
        RECENT.pop((pack.game, pack.fingerprint), None)
        RECENT[pack.game, pack.fingerprint] = SHELF.put(pack)
        if len(RECENT) > RECENT_PACKS:
            del RECENT[next(iter(RECENT))]
    return api.load(position)


def choose(table: Table, bot: str, luck: str, ease: float = 1.0) -> tuple[str, list[Failure]]:
    """The option that a bot plays; the bot sees only what its seat may know. With ease it thinks only that part of its time."""
    player = registry.bot(bot, table.setup.game, ease=ease)
    option = player.choose(Seat(table, Rng(start_of(luck)))).text
    failed = player.failure if isinstance(player, FallbackBot) else ""
    return option, [failure_of(table, bot, luck, failed)] if failed else []


def choose_from(position: Packed, bots: dict[int, str], luck: str, number: int, seconds: float, ease: float = 1.0) -> Thought:
    """The choices of consecutive bots, starting from a dump, until a human is asked or the time is up. Their random choices depend
    on the number of the position, not on how many choose in one run.
    """
    table = unpacked(position)
    ends = time.process_time() + seconds
    run: Run = []
    failures: list[Failure] = []
    while (seat := table.to_act or 0) in bots:
        option, failed = choose(table, bots[seat], f"{luck} {number + len(run)}", ease)
        run.append((seat, option))
        failures += failed
        if time.process_time() >= ends:
            break
        table.play(option)
    return Thought(run, failures)


def changes_from(position: Packed, seat: int) -> dict[str, Changes]:
    """What each option on offer would change, from a dump."""
    return Forecast(unpacked(position), seat).options()


def plans_from(position: Packed, seat: int, plans: list[list[str]]) -> list[Plan]:
    """What each of these sequences of options would change."""
    forecast = Forecast(unpacked(position), seat)
    return [forecast.plan(texts) for texts in plans]


def hint_from(position: Packed, seat: int, luck: str) -> list[Data]:
    """The best options for this seat according to a search: each with its chance to win, the expected course, and what it would change."""
    table = unpacked(position)
    forecast = Forecast(table, seat)
    game = table.setup.game
    advised = registry.hints(game, Seat(table, Rng(start_of(luck))))
    seen = advised_outlooks(game, table.view(seat), seat, advised)
    return [
        {
            "option": advice.option.text,
            "chance": advice.chance,
            "place": advice.place,
            "outlook": asdict(outlook),
            "changes": forecast.option(advice.option),
        }
        for advice, outlook in zip(advised, seen, strict=True)
    ]


def chances_from(positions: list[Packed]) -> list[list[float]]:
    """Every seat's chance to win in each of these positions, with nothing hidden."""
    tables = [unpacked(position) for position in positions]
    return [chances_at(registry.search_evaluation(table.setup.game), table) for table in tables]


def review_from(position: Packed, task: Task) -> Data:
    """One step of a review, at the position that it is about."""
    return work_on(unpacked(position), task)


class BotPool:
    """Where bots choose, apart from hints and reviews, so that those don't delay them. Random bots need no room."""

    def __init__(self, bots: WorkerPool, advice: WorkerPool, reviews: WorkerPool | None = None) -> None:
        self.bots = bots
        self.advice = advice
        self.reviews = reviews or advice
        self.patience = PATIENCE
        self.reports = Reports()

    @classmethod
    def of_processes(cls, processes: int) -> BotPool:
        """In other processes; 0: one less than there are cores."""
        from felicity.server.pools import Pool  # not everywhere are there processes

        bots = Pool(processes or max(1, (os.cpu_count() or 1) - 1), BOTS_NICENESS, each=MOST_BOTS, most=MOST_BOTS)
        return cls(bots, Pool(1, ADVICE_NICENESS, each=ADVICE_EACH, most=MOST_ADVICE))

    def close(self) -> None:
        """Finish running computations, then stop."""
        self.bots.close()
        self.advice.close()

    async def choose(self, table: Table, bots: dict[int, str], seconds: float = 0.0, person: str = "", seed: str = "") -> Run:
        """The choice of the bot to move; if there is time, also those of the bots that follow, until a human is asked."""
        luck = luck_of(seed)
        ease = 1.0 if seed else self.ease()  # where the host chose the deal, the same answers give the same game
        seat = table.to_act
        assert seat is not None
        if len(table.options()) > 1 and bots[seat] != "random":
            for names in (bots, {seat: "greedy"}):
                try:
                    thinking = self.bots.think(person, 0, choose_from, packed(table), names, luck, table.number, seconds, ease)
                    return self.told(await asyncio.wait_for(thinking, self.patience))
                except Exception as error:  # timeout or crashed process: the table must go on
                    why = type(error).__name__
                    facts = self.reports.facts(failure_of(table, names[seat], f"{luck} {table.number}", why))
                    message = "%s did not choose in %s (%s); a simpler bot chooses instead"
                    log.warning(message, names[seat], table.question, why, extra={"facts": facts})
        return [(seat, choose(table, "random", f"{luck} {table.number}")[0])]

    def told(self, thought: Thought) -> Run:
        """The choices, once what went wrong is reported."""
        for failure in thought.failures:
            self.reports.tell(failure)
        return thought.run

    def ease(self) -> float:
        """The part of their time that bots think while others wait for theirs, or while the machine has too much else to do."""
        return max(LEAST_EASE, 1.0 / (1.0 + max(self.bots.crowd(), overload())))

    async def changes(self, table: Table, seat: int, person: str = "") -> dict[str, Changes]:
        """What each option would change."""
        return await self.advice.think(person, CHANGES, changes_from, packed(table), seat)

    async def plans(self, table: Table, seat: int, plans: list[list[str]], person: str = "") -> list[Plan]:
        """What sequences of options would change."""
        return await self.advice.think(person, CHANGES, plans_from, packed(table), seat, plans)

    async def hint(self, table: Table, seat: int, person: str = "") -> list[Data]:
        """Good options, the best first. Asking twice, or in another language, gives the same answer."""
        return await self.advice.think(person, HINT, hint_from, packed(table), seat, f"hint {seat} {table.number}")

    async def go_on(self, table: Table, bots: dict[int, str], seed: str) -> Run:
        """The next choices of a game of bots alone that nobody waits for; as they would be at a table of people with this seed."""
        thought = await self.advice.think("", LATER, choose_from, packed(table), bots, luck_of(seed), table.number, AT_A_STRETCH)
        return self.told(thought)

    async def chances(self, positions: list[Packed], person: str = "") -> list[list[float]]:
        """Every seat's chance to win in each of these positions."""
        return await self.advice.think(person, CURVE, chances_from, positions) if positions else []

    async def review(self, position: Packed, task: Task, person: str = "") -> Data:
        """What one step of a review brings."""
        return await self.reviews.think(person, REVIEW, review_from, position, task)
