"""A table that fails is put aside: its people are told, everybody else notices nothing; a server that starts anew tries it again."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from felicity.server import dry_run
from felicity.server import live_table as live_module
from felicity.server.clock import now
from felicity.server.hall import Hall
from felicity.server.journal import Entry
from felicity.server.live_table import LiveTable
from felicity.server.new_tables import NewJournal, open_table
from felicity.server.refused import Refused
from felicity.server.schema import Play
from felicity.server.stored_table import StoredTable
from felicity.server.sweep import DAY, sweep
from felicity.server.table_data import Reader
from felicity.server.table_json import table_json
from tests.server.test_bots import FakeClock, hall_with_clock, rested, wished
from tests.server.world import Browser, hot_seat, serving


def poisoned() -> NewJournal:
    """A table whose journal holds a choice that nobody can make."""
    header, entries = open_table(wished("you", "bot"), "holder")
    return header, [*entries, Entry(len(entries), "play", 1, {"option": "no such option"}, None, now())]


async def refusal_of(hall: Hall, code: str) -> str:
    """With which code a table is refused."""
    with pytest.raises(Refused) as error:
        await hall.table(code)
    return error.value.code


def test_a_table_that_can_not_be_read_is_put_aside_and_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The others are played as if nothing had happened; a server that starts anew tries it again."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            header, entries = poisoned()
            assert await asyncio.wrap_future(hall.store.create(header, entries))
            assert [await refusal_of(hall, header.code) for _ in range(3)] == ["broken"] * 3
            other = await hall.create(*open_table(wished("you", "bot"), "holder"))
            await play(other, "work")
            assert other.stored.playing().number == 1
            assert hall.store.entries(header.code) == entries  # kept as it is

    with caplog.at_level(logging.ERROR, logger="felicity.server"):
        asyncio.run(scene())
    assert len(caplog.records) == 1


async def play(live: LiveTable, option: str) -> None:
    """A human chooses."""
    await live.change(Play(type="play", id=option.replace(" ", "-"), version=live.stored.version, seat=1, option=option), "holder")


@pytest.mark.parametrize("error", [KeyError("card"), AssertionError(), RecursionError(), ValueError("what")])
def test_a_choice_that_the_engine_fails_at_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """It is tried on a copy: whoever chose it is told, the table stands as it was, and another choice can be made."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            live = await hall.create(*open_table(wished("you", "bot"), "holder"))
            before = live.stored.version
            with monkeypatch.context() as patch:
                patch.setattr(live_module, "legal_part", failing(error))
                for _ in range(2):
                    with pytest.raises(Refused) as refusal:
                        await play(live, "work")
                    assert refusal.value.code == "failed"
            assert (live.stored.version, len(hall.store.entries(live.code))) == (before, before)
            await play(live, "work")
            assert live.stored.version == before + 1

    with caplog.at_level(logging.ERROR, logger="felicity.server"):
        asyncio.run(scene())
    assert len(caplog.records) == 1


def failing(error: Exception) -> object:
    """Something that always fails."""

    def fail(*_: object) -> None:
        raise error

    return fail


def test_a_table_that_fails_when_an_entry_happens_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written stays written; whoever looks on is woken to hear of it."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            live = await hall.create(*open_table(wished("you", "bot"), "holder"))
            connection = live_module.Connection(Reader("holder", 1))
            live.join(connection)
            connection.wake.clear()
            monkeypatch.setattr(live.stored, "apply", failing(KeyError("card")))
            with pytest.raises(Refused, match="can't be read"):
                await play(live, "work")
            assert live.is_broken
            assert connection.wake.is_set()
            assert await refusal_of(hall, live.code) == "broken"

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["legal_part", "pending_choice"])
def test_a_table_whose_bots_fail_is_put_aside_and_not_driven_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    """The driver of this table ends; those of others go on."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            live = await hall.create(*open_table(wished("you", "bot"), "holder"))
            await play(live, "work")
            monkeypatch.setattr(live_module, name, failing(IndexError()))
            if name == "legal_part":
                monkeypatch.setattr(live, "_try_out", lambda draft: None)
            await play(live, "end turn")
            await rested(live)
            assert await refusal_of(hall, live.code) == "broken"

    with caplog.at_level(logging.ERROR, logger="felicity.server"):
        asyncio.run(scene())
    assert len(caplog.records) == 1


def test_a_table_that_can_not_be_shown_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            live = await hall.create(*open_table(wished("you", "bot"), "holder"))
            monkeypatch.setattr("felicity.server.table_data.undo_data", failing(ZeroDivisionError()))
            with pytest.raises(Refused, match="can't be read"):
                await table_json(hall, live, Reader("holder", 1), 0)
            assert await refusal_of(hall, live.code) == "broken"

    asyncio.run(scene())


def test_the_sweep_goes_on_past_a_table_that_fails(tmp_path: Path) -> None:
    """That one is kept: perhaps a later version can read it."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            codes = []
            for letter, opening in zip("ABC", (lobby(), poisoned(), lobby())):
                header = dataclasses.replace(opening[0], code=letter * 6)
                assert await asyncio.wrap_future(hall.store.create(header, opening[1]))
                codes.append(header.code)
            await sweep(hall, now() + 91 * DAY)
            assert [code for code in codes if hall.store.header(code)] == ["BBBBBB"]
            assert hall.broken == {"BBBBBB"}

    asyncio.run(scene())


def lobby() -> NewJournal:
    """A table at which nobody has begun to play."""
    return open_table(wished("you", "bot", start=False), "holder")


def test_what_people_will_see_is_made_on_a_copy_that_stands_after_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails there would fail at the table, which stands as it was."""
    table = StoredTable(*open_table(wished("you", "bot"), "holder")).playing()
    before, seen = table.dump(), []
    monkeypatch.setattr(dry_run, "show_all", lambda twin: seen.append([option.text for option in twin.chosen]))
    assert dry_run.legal_part(table, [(1, "work"), (1, "end turn"), (1, "work")]) == [(1, "work"), (1, "end turn")]
    assert seen == [["work", "end turn"]]
    assert table.dump() == before


def test_all_that_people_will_see_is_made() -> None:
    """Events in words, options, refusals and every seat's view."""
    made: list[object] = []

    class Shown:
        log = (("event",),)
        is_over = False
        setup = SimpleNamespace(players=2)

        def __getattr__(self, name: str) -> Callable[..., None]:
            return lambda *arguments: made.append((name, *arguments))

    dry_run.show_all(Shown())  # type: ignore[arg-type]
    assert made == [("event_data", "event"), ("options",), ("refusals",), ("view", None), ("view", 1), ("view", 2)]


def test_people_of_a_broken_table_are_told_and_their_other_tables_are_listed(tmp_path: Path) -> None:
    """Over the network, after a server has started on a journal that can't be played: nobody is answered with 500."""
    file = tmp_path / "tables.sqlite"
    with serving(f"sqlite:///{file}", complains=True) as server:
        ada = Browser(server)
        good, bad = hot_seat(ada), hot_seat(ada)
        server.kill()
        with sqlite3.connect(file) as store:
            (number,) = store.execute("SELECT count(*) FROM journal WHERE code = ?", (bad,)).fetchone()
            row = (bad, number, "play", 1, '{"option": "no such option"}', None, now())
            store.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        server.start()
        listed = {table["code"]: table for table in ada.get("/api/tables")}
        assert (listed[good]["status"], listed[bad]["status"]) == ("playing", "broken")
        assert listed[bad]["game"] == "loop"
        for _ in range(2):
            assert ada.get(f"/api/tables/{bad}", 410)["error"]["code"] == "broken"
        assert ada.post(f"/api/tables/{bad}", {"type": "ping", "id": "1"}, 410)["error"]["code"] == "broken"
        assert ada.join(bad).close_code() == 4411
        watch = ada.join(good)
        watch.hear()
        assert watch.play("work")["ok"]
        assert server.said.read_text().count(f"Table {bad} failed") == 1
