"""Moves the bots of a table and makes forced choices: one driver per table, in one process at a time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from felicity.server.bot_pool import AT_A_STRETCH, Run
from felicity.server.live_table import LiveTable
from felicity.server.pending_choice import PendingChoice, bots_of, delay_of, is_at_once, pending_choice

if TYPE_CHECKING:
    from felicity.server.table_hall import TableHall

OTHERS_TURN = 1.0  # seconds before checking again whether another process still moves the bots


async def drive(hall: TableHall, live: LiveTable) -> None:
    """Choose for bots until a human is asked, or nobody is watching."""
    took = False
    try:
        while (due := pending_choice(live.stored)) is not None and live.must_go_on(due):
            took = await hall.take_lease(live.code)
            if not took:
                await hall.clock.sleep(OTHERS_TURN)
                await live.refresh()
            elif (pending := pending_choice(live.stored)) is not None:  # another process may have moved while the lease was waited for
                await move(hall, live, pending)
    finally:
        if took:
            await hall.release_lease(live.code)


async def move(hall: TableHall, live: LiveTable, pending: PendingChoice) -> None:
    """Make one choice at the table's speed; if nobody has to wait in between, also the bots' choices that follow."""
    stored = live.stored
    ready = hall.clock.now() + delay_of(stored, pending, hall.settings.speeds, hall.settings.prompt_delay)
    began = time.perf_counter()
    run = await think(hall, live, pending)
    hall.metrics.think_seconds.observe(time.perf_counter() - began)
    await hall.clock.sleep(max(0.0, ready - hall.clock.now()))
    await live.play_for(pending, run)


async def think(hall: TableHall, live: LiveTable, pending: PendingChoice) -> Run:
    """The choices. Consecutive bots are computed together, unless their timing must be hidden or the table is stepped move by move."""
    stored = live.stored
    table = stored.playing()
    if pending.prepared is not None:
        return [(pending.seat, pending.prepared.option)]
    if not pending.bot:
        return [(pending.seat, table.options()[0].text)]
    together = stored.humans < 2 and not stored.paused and is_at_once(stored, pending, hall.settings.speeds)
    return await hall.bot_pool.choose(table, bots_of(stored), AT_A_STRETCH if together else 0.0, live.person, stored.header.seed)
