"""Measure tables on screens: every game, mode and number of players at positions of a played game, on screens of every size.

    python -m tests.web.grid --kept grid.jsonl                 everything, in both languages (hours); the next run goes on where one stopped
    python -m tests.web.grid --kept grid.jsonl --minutes 20    a part of it, spread over everything
    python -m tests.web.grid --game loop --mode solo           one game and mode
    python -m tests.web.grid --positions 3 --size 1366x768     a quick look
    python -m tests.web.grid --pictures DIR                    also take a picture of each

A table is measured by measure.js, and its contrasts by axe; the board must lie in the same place at every position. Exits with 1 if
anything is wrong.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, get_args

from playwright.sync_api import Browser, Error, sync_playwright

import felicity
from felicity import plugins
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from tests.server.world import serving
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.grid_results import Results, Row, page_mark
from tests.web.players import play_on
from tests.web.visits import Lang, Served, Size, Theme, Visitor

SIZES: list[Size] = [(1024, 640), (1024, 768), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
USUAL = (1366, 768)  # where contrasts are looked at
TEXT_SIZES = (100, 125)  # per cent
POSITIONS = 30
MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
# Whatever moves has come to rest when the page has been painted twice.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


# Whatever the page sets meanwhile.
LETTERS = """(size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${size}% !important }`)
    document.adoptedStyleSheets = [sheet]
}"""


@dataclass(frozen=True)
class Deal:
    """What is played: a game, a mode and a number of players."""

    game: str
    mode: str
    players: int

    def __str__(self) -> str:
        return f"{self.game}-{self.mode}-{self.players}"


def deals(game: str = "", mode: str = "", players: int = 0) -> list[Deal]:
    """All that can be played, or those that are asked for."""
    found: list[Deal] = []
    for name in felicity.games():
        for each, (least, most) in plugins.game(name).facts.modes.items():
            found += [Deal(name, each, seats) for seats in range(least, most + 1)]
    return [deal for deal in found if game in ("", deal.game) and mode in ("", deal.mode) and players in (0, deal.players)]


@cache
def played(deal: Deal, seed: int = 1) -> tuple[Table, list[int]]:
    """A whole game of bots, and the numbers of the moves at which the first seat was asked."""
    table = felicity.new(deal.game, players=deal.players, mode=deal.mode, seed=seed)
    player, chance = bot("greedy", deal.game), Rng(start_of(str(deal)))
    asked: list[int] = []
    while not table.is_over:
        if table.to_act == 1:
            asked.append(table.number)
        table.play(player.choose(Seat(table, chance)))
    return table, asked


def spread(asked: list[int], positions: int) -> list[int]:
    """So many of them, from the first to the last."""
    if positions >= len(asked):
        return asked
    return [asked[at * (len(asked) - 1) // max(positions - 1, 1)] for at in range(positions)]


@dataclass(frozen=True)
class Screens:
    """On which screens each position is measured."""

    sizes: tuple[Size, ...] = tuple(SIZES)
    langs: tuple[Lang, ...] = get_args(Lang)
    texts: tuple[int, ...] = TEXT_SIZES

    def rows(self, page: str, deal: Deal, number: int) -> list[Row]:
        """All of a position, nothing measured yet."""
        return [
            Row(page, str(deal), number, written(size), lang, text) for lang in self.langs for text in self.texts for size in self.sizes
        ]


class Grid:
    """Opens positions in a browser and measures them."""

    def __init__(self, browser: Browser, server: Served, screens: Screens, page: str = "", pictures: Path | None = None) -> None:
        self.screens = screens
        self.page = page
        self.pictures = pictures
        self.visitors = {lang: Visitor(browser, server, lang, screens.sizes[0], "light", touch=False) for lang in screens.langs}
        for visitor in self.visitors.values():
            visitor.go("/settings")
            visitor.page.get_by_test_id("set-end").uncheck(force=True)  # so that the table stands still

    def measure(self, deal: Deal, number: int) -> Iterator[Row]:
        """A position on every screen."""
        table, _ = played(deal)
        for lang, visitor in self.visitors.items():
            play_on(visitor, table, number)
            visitor.see("question")
            for text in self.screens.texts:
                visitor.page.evaluate(LETTERS, text)
                for size in self.screens.sizes:
                    found = self._look(visitor, size, f"{deal}-{number:04}-{written(size)}-{lang}-{text}.png")
                    if (size, text, lang) == (USUAL, 100, self.screens.langs[0]):
                        found["flaws"] += contrasts(visitor)
                    yield Row(self.page, str(deal), number, written(size), lang, text, found["board"], found["flaws"])

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


Task = tuple[Deal, int]


class Run:
    """Measures what is to be measured, in several windows at once."""

    def __init__(self, server: Served, screens: Screens, results: Results, pictures: Path | None) -> None:
        self.server = server
        self.screens = screens
        self.results = results
        self.pictures = pictures
        self.lock = threading.Lock()

    def left(self, wanted: list[Deal], positions: int) -> list[Task]:
        """What isn't measured yet, in an order that is the same every time and spread over everything."""
        found = [(deal, number) for deal in wanted for number in spread(played(deal)[1], positions)]
        random.Random(1).shuffle(found)
        done = self.results.rows
        return [task for task in found if any(row.place not in done for row in self.screens.rows(self.results.page, *task))]

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
            grid = Grid(browser, self.server, self.screens, self.results.page, self.pictures)
            while (task := self._next()) is not None:
                try:
                    rows = list(grid.measure(*task))
                except (AssertionError, Error) as error:
                    rows = [replace(row, flaws=[f"it can't be opened: {error}"]) for row in self.screens.rows(self.results.page, *task)[:1]]
                    grid.close()
                    grid = Grid(browser, self.server, self.screens, self.results.page, self.pictures)
                with self.lock:
                    self.results.add(rows)
                    self._tell(task, rows)
            grid.close()
            browser.close()

    def _tell(self, task: Task, rows: list[Row]) -> None:
        done = self.total - len(self.waiting)
        left = (time.monotonic() - self.begun) / done * len(self.waiting) / 60
        print(f"{done}/{self.total}, {left:.0f} minutes left: {task[0]} at {task[1]}", flush=True)
        for row in rows:
            for flaw in row.flaws:
                print(f"  {row}: {flaw}", flush=True)


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
    parser.add_argument("--text", type=int, action="append", help="size of the text in per cent; by default 100 and 125")
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
    screens = Screens(tuple(wanted.size or SIZES), tuple(wanted.lang or get_args(Lang)), tuple(wanted.text or TEXT_SIZES))
    results = Results(page_mark(), wanted.kept)
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.sqlite", search=False) as server:
        run = Run(server, screens, results, wanted.pictures)
        run.measure(run.left(deals(wanted.game, wanted.mode, wanted.players), wanted.positions), wanted.jobs, wanted.minutes)
    print(f"\n{results.summary()}")
    return int(bool(results.flaws()))


if __name__ == "__main__":
    sys.exit(main())
