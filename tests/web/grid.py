"""Measure tables on screens: every game, mode and number of players at thirty positions each of played games, on screens of every size.

    python -m tests.web.grid --kept grid.jsonl                 everything; the next run goes on where one stopped
    python -m tests.web.grid --kept grid.jsonl --minutes 20    a part of it, spread over everything
    python -m tests.web.grid --game loop --mode solo           one game and mode
    python -m tests.web.grid --positions 3 --size 1366x768     a quick look
    python -m tests.web.grid --pictures DIR                    also take a picture of each

Languages and sizes of the text take turns from position to position; with --every each position is measured with all of them. A table is
measured by measure.js, and its contrasts by axe; the board must lie in the same place at every position. Exits with 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

from playwright.sync_api import Browser, Error, expect, sync_playwright

import felicity
from tests.server.world import serving
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.grid_positions import LOOKS, POSITIONS, TEXT_SIZES, Deal, Look, Position, deals, in_turn, played, positions
from tests.web.grid_results import Results, Row, page_mark
from tests.web.players import fork, upload
from tests.web.visits import Lang, Served, Size, Theme, Visitor

SIZES: list[Size] = [(1024, 640), (1024, 768), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
USUAL = (1366, 768)  # where contrasts are looked at
MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
# Whatever moves has come to rest when the page has been painted twice.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


# Whatever the page sets meanwhile.
LETTERS = """(size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { --text-size: ${size}% !important }`)
    document.adoptedStyleSheets = [sheet]
}"""


class Grid:
    """Opens positions in a browser and measures them, in one window for each language."""

    def __init__(self, browser: Browser, server: Served, sizes: list[Size], page: str = "", pictures: Path | None = None) -> None:
        self.browser = browser
        self.server = server
        self.sizes = sizes
        self.page = page
        self.pictures = pictures
        self.visitors: dict[Lang, Visitor] = {}
        self.records: dict[tuple[Lang, Deal, int], str] = {}  # their codes on the server

    def measure(self, position: Position, looks: tuple[Look, ...]) -> Iterator[Row]:
        """A position on screens of every size; its contrasts on the usual one."""
        for at, look in enumerate(looks):
            visitor = self._open(position, look.lang)
            visitor.page.evaluate(LETTERS, look.text)
            for size in self.sizes:
                row = self.row(position, size, look)
                found = self._look(visitor, size, re.sub(r"\W+", "-", str(row)) + ".png")
                if size == USUAL and not at:
                    found["flaws"] += contrasts(visitor)
                yield replace(row, board=found["board"], flaws=found["flaws"])

    def row(self, position: Position, size: Size, look: Look) -> Row:
        """Nothing measured yet."""
        return Row(self.page, str(position.deal), position.seed, position.number, written(size), look.lang, look.text)

    def _visitor(self, lang: Lang) -> Visitor:
        if lang not in self.visitors:
            visitor = Visitor(self.browser, self.server, lang, self.sizes[0], "light", touch=False)
            visitor.go("/settings")
            visitor.page.get_by_test_id("set-end").uncheck(force=True)  # so that the table stands still
            self.visitors[lang] = visitor
        return self.visitors[lang]

    def _open(self, position: Position, lang: Lang) -> Visitor:
        visitor = self._visitor(lang)
        table, _ = played(position.deal, position.seed)
        game = (lang, position.deal, position.seed)
        if game not in self.records:
            self.records[game] = upload(visitor, table)
        fork(visitor, self.records[game], position.number, table.setup.players)
        expect(visitor.page.locator("[data-foretold]")).to_be_visible()  # with what each answer would change
        return visitor

    def _look(self, visitor: Visitor, size: Size, picture: str) -> dict[str, Any]:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        visitor.see("question")
        visitor.page.evaluate(SETTLED)
        found: dict[str, Any] = visitor.page.evaluate(MEASURE)
        found["flaws"] = [*dict.fromkeys(found["flaws"]), *visitor.complaints]
        visitor.complaints.clear()
        if self.pictures:
            visitor.page.screenshot(path=self.pictures / picture)
        return found

    def close(self) -> None:
        """Every window."""
        for visitor in self.visitors.values():
            visitor.context.close()


def contrasts(visitor: Visitor) -> list[str]:
    """What is hard to read, by day and by night."""
    found: list[str] = []
    for theme in get_args(Theme):
        visitor.page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {finding}" for finding in visitor.axe("color-contrast")]
    visitor.page.emulate_media(color_scheme="light")
    return found


Task = tuple[Position, tuple[Look, ...]]


class Run:
    """Measures what is to be measured, in several windows at once."""

    def __init__(self, server: Served, sizes: list[Size], results: Results, pictures: Path | None) -> None:
        self.server = server
        self.sizes = sizes
        self.results = results
        self.pictures = pictures
        self.lock = threading.Lock()

    def left(self, tasks: list[Task]) -> list[Task]:
        """What isn't measured yet, in an order that is the same every time and spread over everything."""
        grid, done = self._grid(None), self.results.rows

        def is_done(task: Task) -> bool:
            return all(grid.row(task[0], size, look).place in done for size in self.sizes for look in task[1])

        found = [task for task in tasks if not is_done(task)]
        random.Random(1).shuffle(found)
        return found

    def _grid(self, browser: Any) -> Grid:
        return Grid(browser, self.server, self.sizes, self.results.page, self.pictures)

    def measure(self, tasks: list[Task], jobs: int, minutes: float) -> None:
        """These, as many as there is time for."""
        self.waiting = tasks[::-1]
        self.total, self.begun = len(tasks), time.monotonic()
        self.until = self.begun + 60 * minutes if minutes else float("inf")
        with ThreadPoolExecutor(jobs) as threads:
            for worker in [threads.submit(self._work) for _ in range(jobs)]:
                worker.result()

    def _next(self) -> Task | None:
        with self.lock:
            return self.waiting.pop() if self.waiting and time.monotonic() < self.until else None

    def _work(self) -> None:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            grid = self._grid(browser)
            while (task := self._next()) is not None:
                try:
                    rows = list(grid.measure(*task))
                except (AssertionError, Error) as error:
                    rows = [replace(grid.row(task[0], self.sizes[0], task[1][0]), flaws=[f"it can't be opened: {error}"])]
                    grid.close()
                    grid = self._grid(browser)
                with self.lock:
                    self.results.add(rows)
                    self._tell(task, rows)
            grid.close()
            browser.close()

    def _tell(self, task: Task, rows: list[Row]) -> None:
        done = self.total - len(self.waiting)
        left = (time.monotonic() - self.begun) / done * len(self.waiting) / 60
        print(f"{done}/{self.total}, {left:.0f} minutes left: {task[0]}", flush=True)
        for row in rows:
            for flaw in row.flaws:
                print(f"  {row}: {flaw}", flush=True)


def tasks_of(wanted: list[Deal], number: int, looks: tuple[Look, ...], is_every: bool) -> list[Task]:
    """All positions, each with one look of those that take turns, or with all."""
    return [
        (position, looks if is_every else (in_turn(at, deal, looks),))
        for deal, each in enumerate(wanted)
        for at, position in enumerate(positions(each, number))
    ]


def size_of(text: str) -> Size:
    """1366x768"""
    width, _, height = text.partition("x")
    return int(width), int(height)


def written(size: Size) -> str:
    """The same the other way round."""
    return f"{size[0]}x{size[1]}"


def main() -> int:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", choices=["", *felicity.games()])
    parser.add_argument("--mode", default="")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--positions", type=int, default=POSITIONS, help="of a game; by default %(default)s")
    parser.add_argument("--size", type=size_of, action="append", help="of the screen, as 1366x768; may be given several times")
    parser.add_argument("--lang", choices=get_args(Lang), action="append")
    parser.add_argument("--text", type=int, action="append", choices=TEXT_SIZES, help="size of the text in per cent; by default both")
    parser.add_argument("--every", action="store_true", help="all languages and sizes of the text at every position")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of each position on each screen")
    parser.add_argument("--kept", type=Path, help="a file for what was measured: what it holds of this page isn't measured again")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so many")
    parser.add_argument("--jobs", type=int, default=2, help="browsers at once; by default %(default)s")
    wanted = parser.parse_args()
    if not chromium():
        print(MISSING, file=sys.stderr)
        return 1
    if wanted.pictures:
        wanted.pictures.mkdir(parents=True, exist_ok=True)
    sizes: list[Size] = wanted.size or SIZES
    looks = tuple(look for look in LOOKS if look.lang in (wanted.lang or [look.lang]) and look.text in (wanted.text or [look.text]))
    tasks = tasks_of(deals(wanted.game, wanted.mode, wanted.players), wanted.positions, looks, wanted.every)
    results = Results(page_mark(), wanted.kept)
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.sqlite", search=False) as server:
        run = Run(server, sizes, results, wanted.pictures)
        run.measure(run.left(tasks), wanted.jobs, wanted.minutes)
    print(f"\n{results.summary()}")
    return int(bool(results.flaws()))


if __name__ == "__main__":
    sys.exit(main())
