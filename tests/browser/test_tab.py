"""The tables of a browser tab: in a Python without the web stack, and with other tabs beside it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

import felicity
from tests.browser.pretended import Memory, Page, Tabs, tell
from tests.server.without_web import WITHOUT_WEB

ROOT = Path(__file__).parents[2]
GAMES = ("loop", "pursuit", "nostalgia", "nation", "rainbow")
PLAYED = f"{WITHOUT_WEB}\nimport runpy\nrunpy.run_module('tests.browser.solitary')"


async def one_that_is_asked(disk: Memory, tabs: Tabs | None = None) -> Page:
    """A tab that shows a game of LOOP, in which its seat must choose."""
    page = Page(disk, tabs)
    await page.tab.open()
    await page.show(await page.begin("loop", "en"), "en")
    await page.until(lambda: page.table["asked"] is not None)
    return page


async def two_that_are_asked(disk: Memory, tabs: Tabs) -> tuple[Page, Page, str]:
    """Two tabs that show the same game, and its code."""
    first = await one_that_is_asked(disk, tabs)
    code = str(first.table["code"])
    second = Page(disk, tabs)
    await second.tab.open()
    await second.show(code, "en")
    await second.until(lambda: bool(second.table["version"] == first.table["version"]))
    return first, second, code


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_page_without_the_web_stack(game: str, lang: str) -> None:
    """Closed and opened again on the way, listed, replayed, told, charted and judged; its record is a game anywhere else."""
    done = subprocess.run([sys.executable, "-c", PLAYED, game, lang], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    record, result = found.pop("record"), found.pop("result")
    assert all(found.values()), found
    elsewhere = felicity.replay(record).result
    assert [seat["score"] for seat in result["seats"]] == [seat.score for seat in elsewhere.seats]


def test_a_record_of_a_server_becomes_a_table() -> None:
    """The other way: a game that was played anywhere can be shown here."""
    played = felicity.new("rainbow", players=2, seed=5)
    while not played.is_over:
        played.play(played.options()[-1])
    result = played.result
    assert result is not None

    async def story() -> None:
        page = Page()
        await page.tab.open()
        table = await page.ask("/api/records", played.record(), 201)
        assert table["status"] == "record"
        assert [seat["score"] for seat in table["result"]["seats"]] == [seat.score for seat in result.seats]

    tell(story)


def test_where_the_storage_is_full_nothing_changes_and_it_is_said() -> None:
    """Once there is room again, the same choice is good."""

    async def story() -> None:
        disk = Memory()
        page = await one_that_is_asked(disk)
        before, rows = page.table, len(disk.entries)
        disk.trouble = "QuotaExceededError"
        found = await page.choose()
        assert found["error"]["code"] == "cannot-keep"
        assert "full" in found["error"]["message"]
        assert page.table == before
        assert len(disk.entries) == rows
        refused = await page.ask("/api/tables", {"game": "loop", "seats": [{"kind": "you"}, {"kind": "bot"}], "start": True}, 507)
        assert refused["error"]["code"] == "cannot-keep"
        disk.trouble = ""
        assert (await page.choose())["ok"]

    tell(story)


def test_a_storage_that_fails_is_said_to_be_busy() -> None:
    """Whoever sends the same again later loses nothing."""

    async def story() -> None:
        disk = Memory()
        page = await one_that_is_asked(disk)
        disk.trouble = "UnknownError"
        assert (await page.choose())["error"]["code"] == "busy"
        disk.trouble = ""
        assert (await page.choose())["ok"]

    tell(story)


def test_a_game_whose_data_was_deleted_meanwhile_is_not_kept_in_pieces() -> None:
    """Somebody clears the data of the site while a table is open: nothing is written any more, and it is said why."""

    async def story() -> None:
        disk = Memory()
        page = await one_that_is_asked(disk)
        disk.tables.clear()
        disk.entries.clear()
        assert (await page.choose())["error"]["code"] == "cleared"
        assert not disk.entries

    tell(story)


def test_a_game_is_deleted_in_every_tab() -> None:
    """It is on no list any more, and whoever looks at it is told."""

    async def story() -> None:
        disk, tabs = Memory(), Tabs()
        first, second = Page(disk, tabs), Page(disk, tabs)
        await first.tab.open()
        code, other = await first.begin("loop", "en"), await first.begin("nation", "fr")
        await second.tab.open()
        await second.show(code, "en")
        await first.ask(f"/api/tables/{code}/remove", {})
        assert [each["code"] for each in await first.ask("/api/tables")] == [other]
        await second.until(lambda: second.closed_by == "no-table")
        assert [each["code"] for each in await second.ask("/api/tables")] == [other]
        assert {at for at, _ in disk.entries} == {other}

    tell(story)


def test_what_was_acknowledged_is_there_when_the_page_is_loaded_anew() -> None:
    """Without a farewell, as when a browser crashes."""

    async def story() -> None:
        disk = Memory()
        page = Page(disk)
        await page.tab.open()
        code = await page.begin("nation", "fr")
        await page.show(code, "fr")
        found = await page.choose()
        again = Page(disk)
        await again.tab.open()
        assert (await again.ask(f"/api/tables/{code}?lang=fr"))["version"] >= found["version"]

    tell(story)


def test_a_second_tab_follows_and_takes_over() -> None:
    """It sees what is chosen in the first; the bots are moved by one of them, and by the other when that has gone."""

    async def story() -> None:
        disk, tabs = Memory(), Tabs()
        first, second, code = await two_that_are_asked(disk, tabs)
        tabs.leases[code] = first  # it holds on to them, as a tab that is frozen does
        await second.choose()
        await first.until(lambda: bool(first.table["version"] >= second.table["version"]))
        first.close()
        assert second.table["status"] == "playing"
        await second.play_to_the_end()

    tell(story)


def test_of_two_tabs_that_choose_at_once_one_is_told_that_it_was_late() -> None:
    """Nothing is written twice."""

    async def story() -> None:
        disk, tabs = Memory(), Tabs()
        first, second, code = await two_that_are_asked(disk, tabs)
        tabs.leases[code] = Page(disk)  # bots stay out of this
        found = await asyncio.gather(first.choose(0), second.choose(1))
        assert sorted(each["ok"] for each in found) == [False, True]
        assert next(each for each in found if not each["ok"])["error"]["code"] == "stale"

    tell(story)


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": [{"kind": "you"}, {"kind": "link"}]},
        {"open": True},
        {"time": {"kind": "days", "days": 3}},
    ],
)
def test_what_needs_a_server_is_refused(wish: dict[str, object]) -> None:
    """Other people and clocks: in a sentence."""

    async def story() -> None:
        page = Page()
        await page.tab.open()
        wished = {"game": "loop", "seats": [{"kind": "you"}, {"kind": "bot"}], **wish}
        assert (await page.ask("/api/tables", wished, 400))["error"]["code"] == "bad-options"
        assert await page.ask("/api/tables") == []

    tell(story)
