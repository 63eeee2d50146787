"""Who drives a table's bots looks at the table anew once it may."""

from __future__ import annotations

import asyncio
from pathlib import Path

from felicity.core.table import Table
from felicity.server.bot_pool import Run
from felicity.server.journal import Entry
from felicity.server.live_table import Connection, LiveTable
from felicity.server.new_tables import open_table
from felicity.server.table_data import Reader
from tests.server.test_bots import FakeClock, hall_with_clock, rested, wished


def test_what_another_process_chose_while_the_lease_was_waited_for_is_not_chosen_again(tmp_path: Path) -> None:
    """The first bot's turn is over by the time this process may drive: the human who is asked now is left alone, and nothing breaks."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            tables: list[LiveTable] = []

            async def others_were_faster(code: str) -> bool:
                live = hall.tables[code]
                if not tables:
                    tables.append(live)
                    bots = [("work", 1), ("end turn", 1)]
                    run = [Entry(live.stored.version + at, "play", seat, {"option": option}) for at, (option, seat) in enumerate(bots)]
                    assert await asyncio.wrap_future(hall.store.append(code, run))
                    await live.refresh()
                return True

            hall.take_lease = others_were_faster  # type: ignore[method-assign]
            live = await hall.create(*open_table(wished("bot", "you", auto=False), "holder"))
            await rested(live)
            assert [choice.seat for choice in live.stored.line] == [1, 1]
            assert live.stored.playing().to_act == 2
            assert not hall.broken

    asyncio.run(scene())


def test_bots_of_one_address_wait_in_one_line_whatever_keys_it_has(tmp_path: Path) -> None:
    """Keys can be made by the thousand. A table that somebody plays at is theirs, whoever had it brought into memory."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            asked: list[str] = []

            async def choose(table: Table, bots: dict[int, str], seconds: float = 0.0, person: str = "", seed: str = "") -> Run:
                asked.append(person)
                return [(table.to_act or 0, table.options()[0].text)]

            hall.bot_pool.choose = choose  # type: ignore[method-assign]
            keys = ("one key", "another key")
            tables = [await hall.create(*open_table(wished("bot", "you", auto=False), key), "203.0.113.9") for key in keys]
            for live in tables:
                await rested(live)
            assert set(asked) == {"203.0.113.9"}
            live = tables[1]
            live.connections = {Connection(Reader("another key", 2, address="198.51.100.7")), Connection(Reader("", address="192.0.2.1"))}
            assert live.person == "198.51.100.7"

    asyncio.run(scene())
