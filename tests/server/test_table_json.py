"""What grows with a table is made outside the event loop, once for everybody who asks the same."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from felicity.server import table_json
from felicity.server.journal import Data
from felicity.server.messages import LoggedEvent
from felicity.server.new_tables import open_table
from felicity.server.pools import Pool
from felicity.server.table_data import Page, Reader
from tests.server.test_bots import FakeClock, hall_with_clock, wished

HERE = Reader("holder", 1, address="203.0.113.9")


def test_work_is_done_in_threads_and_once_for_all_who_ask_the_same(tmp_path: Path) -> None:
    """Three ask for a replay at once and one later: one thread makes it. Another language is another question."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            live = await hall.create(*open_table(wished("you", "bot", auto=False), "holder"))
            made: list[str] = []

            def make() -> Data:
                made.append(threading.current_thread().name)
                return {"moves": len(made)}

            async def asked(lang: str = "en") -> str:
                return await table_json.cached_json(hall, live, Reader("holder", 1, lang), "replay", make)

            assert set(await asyncio.gather(asked(), asked(), asked())) == {'{"moves":1}'}
            assert await asked() == '{"moves":1}'
            assert await asked("fr") == '{"moves":2}'
            assert all(name.startswith("felicity-replays") for name in made)

    asyncio.run(scene())


def test_many_events_are_put_into_words_in_a_thread_and_few_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of a long log must not hold everybody up; for the events of a choice or two a thread would only take longer."""
    where: list[str] = []
    items = Page.items

    def noted(page: Page) -> list[LoggedEvent]:
        where.append(threading.current_thread().name)
        return items(page)

    monkeypatch.setattr(Page, "items", noted)

    async def scene(few: int) -> None:
        monkeypatch.setattr(table_json, "FEW", few)
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            live = await hall.create(*open_table(wished("you", "bot", auto=False), "holder"))
            assert '"items":[{' in await table_json.table_json(hall, live, HERE, 0)

    asyncio.run(scene(0))
    asyncio.run(scene(1000))
    assert [name.rpartition("_")[0] for name in where] == ["felicity-views", ""]


def test_bots_choose_while_every_place_for_hints_is_taken(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Bots and advice wait in lines of their own, before processes of their own."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            assert isinstance(hall.bot_pool.advice, Pool)
            hints = hall.bot_pool.advice.queue
            ends = asyncio.Event()
            asked = [asyncio.ensure_future(hints.run(str(person), ends.wait)) for person in range(hints.most + 1)]
            await asyncio.sleep(0)
            assert (hints.free, hints.waiting) == (0, hints.most)
            table = (await hall.create(*open_table(wished("you", "bot", auto=False), "holder"))).stored.playing()
            [(seat, _)] = await hall.bot_pool.choose(table, {1: "greedy"})
            assert seat == 1
            ends.set()
            await asyncio.gather(*asked)

    asyncio.run(scene())
    assert caplog.records == []  # else a simpler bot has chosen, after all
