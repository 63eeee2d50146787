"""What takes long is thought outside the event loop, in other processes: a bot's choice, what options lead to, a hint."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from functools import partial
from multiprocessing.connection import wait
from typing import TypeVar

from felicity import api
from felicity.bots import registry
from felicity.bots.advice import chances_at
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.server.journal import Data
from felicity.server.refused import Refused
from felicity.text.outlook import outlooks
from felicity.text.sure import preview, rules_after

T = TypeVar("T")

# What bots choose one after the other: seats, each with the text of its option.
Run = list[tuple[int, str]]

AT_A_STRETCH = 0.02  # seconds of work after which bots that choose at once are no longer thought on for, so that others get their turn
COURTESY = 5  # by how much the processes that think stand back (see `nice`) behind the one that answers people
ATTEMPTS = 2  # at a thought whose process was lost
PATIENCE = 30.0  # seconds after which a bot's choice is no longer waited for; its own budget is far shorter, but the processes may be busy

log = logging.getLogger("felicity.server")


def bot_of(level: str, game: str) -> str:
    """The name of the bot that plays a level."""
    return level if level in registry.names(game) else "random"


def can_advise(game: str) -> bool:
    """Is there a bot that can say why it would do something?"""
    return "greedy" in registry.names(game)


def choose(table: Table, bot: str, luck: str) -> str:
    """The option that a bot plays; it is given what its seat may know."""
    return registry.bot(bot, table.setup.game).choose(Seat(table, Rng(start_of(luck)))).text


def choose_from(position: Data, bots: dict[int, str], luck: str, seconds: float) -> Run:
    """What bots choose from a dump on: the one that is asked, and the next ones until somebody else is or the time is up."""
    table = api.load(position)
    ends = time.process_time() + seconds
    run: Run = []
    while (seat := table.to_act or 0) in bots:
        option = choose(table, bots[seat], f"{luck} {len(run)}")
        run.append((seat, option))
        if time.process_time() >= ends:
            break
        table.play(option)
    return run


def preview_from(position: Data, seat: int) -> dict[str, list[Data]]:
    """The same, from a dump, for all options."""
    table = api.load(position)
    return preview(table, seat, [option.text for option in table.options()])


def hint_from(position: Data, seat: int, luck: str) -> list[Data]:
    """What a search would do in this seat and what next best: each with its chance, its figures, and what follows at once."""
    table = api.load(position)
    game = table.setup.game
    advised = registry.hints(game, Seat(table, Rng(start_of(luck))))
    seen = outlooks(game, table.view(seat), seat, [(each.sure, each.hoped, each.later) for each in advised])
    return [
        {
            "option": advice.option.text,
            "chance": advice.chance,
            "place": advice.place,
            "outlook": asdict(outlook),
            "events": preview(table, seat, [advice.option.text])[advice.option.text],
            "rules": rules_after(table, seat, advice.option.text),
        }
        for advice, outlook in zip(advised, seen, strict=True)
    ]


def chances_from(positions: list[Data]) -> list[list[float]]:
    """Every seat's chance to win in each of these positions, which lie open."""
    tables = [api.load(position) for position in positions]
    return [chances_at(registry.sharper(table.setup.game), table) for table in tables]


def settle_in() -> None:
    """A thinker lets the server go first, and must not outlive one that was killed."""
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """A few processes that think, started when first needed. Choosing at random needs none."""

    def __init__(self, processes: int) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self.patience = PATIENCE
        self.pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """Finish the thought, then stop: processes that were left would leave their semaphores behind."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None

    async def choose(self, table: Table, bots: dict[int, str], seconds: float = 0.0) -> Run:
        """The choice of the bot that is asked; if there is time, those of the bots after it too, as far as nobody else is asked."""
        luck = secrets.token_hex(8)
        seat = table.to_act
        assert seat is not None
        if len(table.options()) > 1 and bots[seat] != "random":
            for names in (bots, {seat: "greedy"}):
                try:
                    return await asyncio.wait_for(self._think(choose_from, table.dump(), names, luck, seconds), self.patience)
                except Exception as error:  # too late, or its process was lost: the table must go on
                    log.warning(
                        "%s has not chosen in %s (%s); the next simpler bot does", names[seat], table.question, type(error).__name__
                    )
        return [(seat, choose(table, "random", luck))]

    async def preview(self, table: Table, seat: int) -> dict[str, list[Data]]:
        """What is sure to follow from each option."""
        return await self._think(preview_from, table.dump(), seat)

    async def hint(self, table: Table, seat: int) -> list[Data]:
        """Good options, the best first. Who asks twice, or in another language, is told the same."""
        return await self._think(hint_from, table.dump(), seat, f"hint {seat} {table.number}")

    async def chances(self, positions: list[Data]) -> list[list[float]]:
        """Every seat's chance to win in each of these positions."""
        return await self._think(chances_from, positions) if positions else []

    async def _think(self, think: Callable[..., T], *figures: object) -> T:
        """Once more if the processes were lost: a position is thought about with equal right by any of them."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, partial(think, *figures))
            except BrokenProcessPool:
                if self.pool is pool:  # else others who lost it have begun a new one
                    self.pool = None
        raise Refused("busy", "Those who think about this were lost: try again.")

    def _ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=settle_in)
        return self.pool
