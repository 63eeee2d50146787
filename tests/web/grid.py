"""Measure tables on screens: every game, mode and number of players at thirty positions each of played games, on screens of every size.

    python -m tests.web.grid --kept grid.jsonl                 everything; the next run goes on where one stopped
    python -m tests.web.grid --kept grid.jsonl --minutes 20    a part of it, spread over everything
    python -m tests.web.grid --game loop --mode solo           one game and mode
    python -m tests.web.grid --positions 3 --size 1366x768     a quick look
    python -m tests.web.grid --pictures DIR                    also take a picture of each

Languages and sizes of the text take turns from position to position; with --every each position is measured with all of them. A table is
measured by measure.js, and its contrasts by axe wherever a text looks as none did before. Then something that is on offer is touched, and
the table is measured once more. The board must lie in the same place at every position. Exits with 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

from playwright.sync_api import Error, sync_playwright

import felicity
from tests.server.world import serving
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.grid_positions import LOOKS, POSITIONS, TEXT_SIZES, Deal, Look, deals, in_turn, positions
from tests.web.grid_results import Results, Row, page_mark
from tests.web.grid_window import SIZES, Task, Window
from tests.web.visits import Lang, Served, Size


class Run:
    """Measures what is to be measured, in several windows at once."""

    def __init__(self, server: Served, sizes: list[Size], results: Results, pictures: Path | None) -> None:
        self.server = server
        self.sizes = sizes
        self.results = results
        self.pictures = pictures
        self.lock = threading.Lock()
        self.legible: set[str] = set()  # what all windows know

    def left(self, tasks: list[Task]) -> list[Task]:
        """What isn't measured yet, in an order that is the same every time and spread over everything."""
        window, done = self._window(None), self.results.rows

        def is_done(task: Task) -> bool:
            return all(window.row(task[0], size, task[1]).place in done for size in self.sizes)

        found = [task for task in tasks if not is_done(task)]
        random.Random(1).shuffle(found)
        return found

    def _window(self, browser: Any) -> Window:
        return Window(browser, self.server, self.sizes, self.results.page, self.pictures, self.legible)

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
            window = self._window(browser)
            while (task := self._next()) is not None:
                try:
                    rows = list(window.measure(task))
                except (AssertionError, Error) as error:
                    rows = [replace(window.row(task[0], self.sizes[0], task[1]), flaws=[f"it can't be opened: {error}"])]
                    window.close()
                    window = self._window(browser)
                with self.lock:
                    self.results.add(rows)
                    self._tell(task, rows)
            window.close()
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
        (position, look)
        for deal, each in enumerate(wanted)
        for at, position in enumerate(positions(each, number))
        for look in (looks if is_every else [in_turn(at, deal, looks)])
    ]


def size_of(text: str) -> Size:
    """1366x768"""
    width, _, height = text.partition("x")
    return int(width), int(height)


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
