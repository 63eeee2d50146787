"""Old tables are removed, and nothing that anybody may still want."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path

from felicity.bots.bot import RandomBot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.server.clock import now
from felicity.server.hall import Hall
from felicity.server.new_tables import NewJournal, open_record, open_table
from felicity.server.stored_table import StoredTable
from felicity.server.sweep import DAY, sweep
from tests.server.test_bots import FakeClock, hall_with_clock, wished


def played_out() -> str:
    """The record of a whole game."""
    table = open_room().playing()
    bot, chance = RandomBot(), Rng(start_of("sweep"))
    while not table.is_over:
        table.play(bot.choose(Seat(table, chance)))
    return table.record()


def open_room() -> StoredTable:
    """A game that begins."""
    return StoredTable(*open_table(wished("you", "bot"), "holder"))


async def kept(hall: Hall, *openings: NewJournal) -> list[str]:
    """The codes of tables in the store that nobody has in memory."""
    for opening in openings:
        assert await asyncio.wrap_future(hall.store.create(*opening))
    return [header.code for header, _ in openings]


def test_finished_games_lobbies_and_records_go_after_90_days_and_unfinished_games_after_a_year(tmp_path: Path) -> None:
    """Counted from the last change; who looks at a table keeps it."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            lobby = open_table(wished("you", "bot", start=False), "holder")
            seen = open_table(wished("you", "bot", start=False), "holder")
            playing = open_table(wished("you", "bot"), "holder")
            record = open_record(played_out(), "holder")
            other = dataclasses.replace(playing[0], code="ABCDEF", rules="old"), playing[1]
            codes = await kept(hall, lobby, seen, playing, record, other)
            await hall.table(codes[1])
            left = {89: codes, 91: codes[1:3] + codes[4:], 364: codes[1:3] + codes[4:], 366: [codes[1]]}
            for days, expected in left.items():
                await sweep(hall, now() + days * DAY)
                assert [code for code in codes if hall.store.header(code)] == expected
            assert hall.store.entries(codes[0]) == []
            assert hall.store.held_by("holder", 9) == [codes[1]]

    asyncio.run(scene())


def test_a_table_that_somebody_came_back_to_stays(tmp_path: Path) -> None:
    """Even if it was about to be removed."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            lobby = open_table(wished("you", "bot", start=False), "holder")
            codes = await kept(hall, lobby)
            assert not await asyncio.wrap_future(hall.store.remove(codes[0], len(lobby[1]) - 1))
            assert hall.store.header(codes[0])

    asyncio.run(scene())
