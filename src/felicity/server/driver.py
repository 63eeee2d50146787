"""Moves the bots of a table, and what resolves itself: one driver per table, in one process at a time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from felicity.server.due import Due, bots_of, delay_of, due_of, is_at_once
from felicity.server.live import Live
from felicity.server.thinking import AT_A_STRETCH, Run

if TYPE_CHECKING:
    from felicity.server.house import House

OTHERS_TURN = 1.0  # seconds until one asks again whether another process still drives


async def drive(house: House, live: Live) -> None:
    """Choose for bots until a human is asked, or nobody looks any more."""
    took = False
    try:
        while due_of(live.room) is not None and live.is_attended:
            took = await house.take_lease(live.code)
            if not took:
                await house.clock.sleep(OTHERS_TURN)
                await live.refresh()
            elif (due := due_of(live.room)) is not None:  # another process may have moved while the lease was waited for
                await move(house, live, due)
    finally:
        if took:
            await house.release_lease(live.code)


async def move(house: House, live: Live, due: Due) -> None:
    """One choice, at the chosen speed; if nobody has to wait in between, also the bots' choices that follow."""
    room = live.room
    ready = house.clock.now() + delay_of(room, due, house.settings.speeds, house.settings.prompt_delay)
    began = time.perf_counter()
    run = await think(house, live, due)
    house.metrics.think_seconds.observe(time.perf_counter() - began)
    await house.clock.sleep(max(0.0, ready - house.clock.now()))
    await live.play_for(due, run)


async def think(house: House, live: Live, due: Due) -> Run:
    """What is chosen. Bots whose time must not be hidden, and who are not being led step by step, are thought on for together."""
    room = live.room
    table = room.playing()
    if not due.bot:
        return [(due.seat, table.options()[0].text)]
    together = room.humans < 2 and not room.paused and is_at_once(room, due, house.settings.speeds)
    return await house.thinkers.choose(table, bots_of(room), AT_A_STRETCH if together else 0.0, live.person)
