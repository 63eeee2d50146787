"""What is worked out beside the tables of a tab: reviews, puzzles and small studies; without the web stack it is the same."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any

from felicity.lab import run_study
from felicity.lab.row_counts import RowReport
from tests.browser.pretended import Helper, Memory, Page, Tabs, tell
from tests.browser.test_tab import ROOT
from tests.server.test_reviews import short_record
from tests.server.without_web import WITHOUT_WEB

TEXT = "loop players:2 bots:greedy,random games:24 seed:tab"
ALONE = f"{WITHOUT_WEB}\nimport runpy\nrunpy.run_module('tests.browser.study_alone')"


async def until_done(page: Page, path: str) -> Any:
    """Ask again until it is worked out."""
    while (found := await page.ask(path))["state"] == "working":
        await asyncio.sleep(0)
    return found


def test_a_game_is_reviewed_in_the_tab_and_what_is_known_is_kept() -> None:
    """Nothing is worked out twice: it is there after the page was closed; it goes with the table."""

    async def story() -> None:
        disk = Memory()
        page = Page(disk)
        await page.tab.open()
        code = (await page.ask("/api/records", short_record(8), 201))["code"]
        path = f"/api/tables/{code}/reviews/1"
        assert (await page.ask(path))["state"] == "none"
        assert (await page.ask(path, {}, 202))["state"] == "working"
        found = await until_done(page, path)
        assert found["state"] == "done"
        assert found["account"]["start"] + found["account"]["luck"] + found["account"]["skill"] == found["account"]["end"]
        assert not disk.wishes
        for mistake in found["mistakes"]:
            line = await page.ask(f"{path}/lines/{mistake['number']}?step={mistake['steps']}")
            assert line["step"] == line["of"] == mistake["steps"]
        again = Page(disk)
        await again.tab.open()
        assert await again.ask(path) == found
        assert (await again.ask(f"{path}?lang=fr"))["title"] != found["title"]
        assert (await again.ask(f"/api/tables/{code}/reviews/99", None, 422))["error"]["code"] == "bad-message"
        await again.ask(f"/api/tables/{code}/remove", {})
        assert not disk.found

    tell(story)


def test_a_review_is_stopped_and_one_that_was_interrupted_goes_on_when_somebody_looks() -> None:
    """In one tab: the other shows what is known."""

    async def story() -> None:
        disk, tabs = Memory(), Tabs()
        page = Page(disk, tabs)
        await page.tab.open()
        code = (await page.ask("/api/records", short_record(8), 201))["code"]
        path = f"/api/tables/{code}/reviews/1"
        await page.ask(path, {}, 202)
        stopped = await page.ask(f"{path}/stop", {})
        assert stopped["state"] in ("stopped", "none")
        assert (await page.ask(path))["state"] == stopped["state"]
        await page.ask(path, {}, 202)
        page.close()
        assert disk.wishes == {(code, 1)}
        first, second = Page(disk, tabs), Page(disk, tabs)
        await first.tab.open()
        await second.tab.open()
        assert (await first.ask(path))["state"] == "working"
        assert (await second.ask(path))["state"] != "working"
        assert (await until_done(first, path))["state"] == "done"
        while (await second.ask(path))["state"] != "done":  # it was told
            await asyncio.sleep(0)

    tell(story)


def test_puzzles_are_solved_in_the_tab() -> None:
    """As on a server: the answer isn't shown before somebody has tried."""

    async def story() -> None:
        page = Page()
        await page.tab.open()
        found = await page.ask("/api/puzzles?lang=fr")
        ids = [puzzle["id"] for game in found["games"] for puzzle in game["puzzles"]]
        assert found["today"] in ids
        puzzle = await page.ask(f"/api/puzzles/{ids[0]}")
        assert puzzle["table"]["asked"]["options"]
        shown = await page.ask(f"/api/puzzles/{ids[0]}", {"option": "", "lang": "fr"})
        assert shown["kind"] == "shown"
        assert shown["sentences"]
        assert (await page.ask("/api/puzzles/none-such", None, 404))["error"]["code"] == "no-puzzle"

    tell(story)


def test_a_small_study_has_the_report_that_a_server_would_give() -> None:
    """In a Python that has neither DuckDB nor Arrow; with its games, its files, and a comparison."""
    done = subprocess.run([sys.executable, "-c", ALONE, TEXT], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    theirs = json.loads(json.dumps(run_study(TEXT)))
    assert {name: found["report"][name] for name in theirs["designs"][0]} == theirs["designs"][0]
    assert found["report"]["scores"]
    assert found["watched"] == "record"
    assert found["refused"] == {"query": "no-lab", "parquet": "no-lab", "many": "bad-options"}
    assert found["csv"] == 24 * 2 + 1


class Held(Helper):
    """Another worker that does so many jobs, and the next ones when it may."""

    def __init__(self, jobs: int) -> None:
        self.may = asyncio.Semaphore(jobs)

    async def answer(self, work: bytes) -> bytes:
        """What came out."""
        await self.may.acquire()
        return await super().answer(work)


def test_a_study_is_paused_goes_on_after_the_page_was_closed_and_is_removed() -> None:
    """Every finished piece is kept, and none is counted twice."""

    async def story() -> None:
        disk = Memory()
        page = Page(disk)
        await page.tab.open()
        held = page.tab.hall.study_pool.helper = Held(0)
        id = (await page.ask("/api/lab/studies", {"text": TEXT.replace("greedy", "random")}, 201))["id"]
        while (await page.ask("/api/lab/studies"))[0]["finished"] == 0:
            if held.may.locked():
                held.may.release()
            await asyncio.sleep(0)
        assert (await page.ask(f"/api/lab/studies/{id}", {"do": "pause"}))["state"] == "paused"
        page.close()
        kept = disk.studied[id]["state"]["finished"]
        again = Page(disk)
        await again.tab.open()
        assert (await again.ask("/api/lab/studies"))[0]["state"] == "paused"
        await again.ask(f"/api/lab/studies/{id}", {"do": "resume"})
        while (found := await again.ask(f"/api/lab/studies/{id}"))["study"]["state"] == "running":
            await asyncio.sleep(0)
        assert found["study"]["state"] == "finished"
        assert found["report"]["deals"] == 24 > kept > 0
        whole = RowReport(disk.studied[id]["state"]["bots"])
        for _, rows in sorted(disk.rows.items()):
            whole.add(json.loads(json.dumps(rows)))
        assert found["report"]["course"] == json.loads(json.dumps(whole.course))
        await again.ask(f"/api/lab/studies/{id}", {"do": "remove"})
        assert not disk.studied
        assert not disk.rows
        assert (await again.ask(f"/api/lab/studies/{id}", None, 404))["error"]["code"] == "no-study"

    tell(story)


def test_of_two_tabs_one_plays_a_study() -> None:
    """The other shows how far it is."""

    async def story() -> None:
        disk, tabs = Memory(), Tabs()
        first, second = Page(disk, tabs), Page(disk, tabs)
        await first.tab.open()
        await second.tab.open()
        await first.ask("/api/lab/studies", {"text": TEXT}, 201)
        await second.ask("/api/lab/studies")
        assert first.tab.hall.lab.task is not None
        assert second.tab.hall.lab.task is None
        while (await second.ask("/api/lab/studies"))[0]["state"] != "finished":
            await asyncio.sleep(0)

    tell(story)


def test_where_the_storage_is_full_a_study_says_so_and_can_go_on() -> None:
    async def story() -> None:
        disk = Memory()
        page = Page(disk)
        await page.tab.open()
        disk.trouble = "QuotaExceededError"
        assert (await page.ask("/api/lab/studies", {"text": TEXT}, 507))["error"]["code"] == "cannot-keep"
        disk.trouble = ""
        await page.ask("/api/lab/studies", {"text": TEXT}, 201)
        while (await page.ask("/api/lab/studies"))[0]["state"] != "finished":
            await asyncio.sleep(0)

    tell(story)
