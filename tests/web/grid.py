"""Measure tables on screens: every game, mode and number of players at positions of a played game, on screens of every size.

    python -m tests.web.grid                                   everything, in both languages (hours)
    python -m tests.web.grid --game loop --mode solo           one game and mode
    python -m tests.web.grid --positions 3 --size 1366x768     a quick look
    python -m tests.web.grid --pictures DIR                    also take a picture of each

A table is measured by measure.js; the board must lie in the same place at every position. Exits with 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from playwright.sync_api import Browser, expect, sync_playwright

import felicity
from felicity import plugins
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from tests.server.world import serving
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.players import play_on
from tests.web.visits import Lang, Served, Size, Visitor

SIZES: list[Size] = [(1024, 640), (1024, 768), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
TEXT_SIZES = (100, 125)  # per cent
POSITIONS = 30
MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
# Whatever moves has come to rest when the page has been painted twice.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


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


@dataclass
class Finding:
    """What is wrong somewhere."""

    deal: Deal
    number: int
    size: Size
    lang: Lang
    text: int
    flaw: str

    def __str__(self) -> str:
        return f"{self.deal} at {self.number}, {self.size[0]}x{self.size[1]}, {self.lang}, text {self.text} %: {self.flaw}"


class Grid:
    """Opens positions in a browser and measures them."""

    def __init__(self, browser: Browser, server: Served, pictures: Path | None = None) -> None:
        self.browser = browser
        self.server = server
        self.pictures = pictures
        self.boards: dict[tuple[Deal, Size, int], str] = {}  # where the board of a table lies

    def measure(
        self, deal: Deal, sizes: list[Size], lang: Lang, texts: tuple[int, ...] = (100,), positions: int = POSITIONS
    ) -> Iterator[Finding]:
        """Everything that is wrong with a game on these screens."""
        table, asked = played(deal)
        visitor = Visitor(self.browser, self.server, lang, sizes[0], "light", touch=False)
        visitor.go("/settings")
        visitor.page.get_by_test_id("set-end").uncheck(force=True)  # so that the table stands still
        for number in spread(asked, positions):
            play_on(visitor, table, number)
            visitor.see("question")
            for text in texts:
                visitor.page.evaluate(f"document.documentElement.style.fontSize = '{text}%'")
                for size in sizes:
                    yield from self._look(visitor, deal, number, size, lang, text)
        yield from (Finding(deal, 0, sizes[0], lang, 100, complaint) for complaint in visitor.complaints)
        visitor.context.close()

    def _look(self, visitor: Visitor, deal: Deal, number: int, size: Size, lang: Lang, text: int) -> Iterator[Finding]:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(visitor.page.get_by_test_id("question")).to_be_visible()
        visitor.page.evaluate(SETTLED)
        found: dict[str, Any] = visitor.page.evaluate(MEASURE)
        flaws: list[str] = found["flaws"]
        board = self.boards.setdefault((deal, size, text), found["board"])
        if board != found["board"]:
            flaws.append(f"the board has moved from {board} to {found['board']}")
        if self.pictures:
            name = f"{deal}-{number:04}-{size[0]}x{size[1]}-{lang}-{text}.png"
            visitor.page.screenshot(path=self.pictures / name)
        yield from (Finding(deal, number, size, lang, text, flaw) for flaw in dict.fromkeys(flaws))


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
    parser.add_argument("--text", type=int, action="append", help="size of the text in per cent; by default 100 and 125")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of each position on each screen")
    wanted = parser.parse_args()
    path = chromium()
    if not path:
        print(MISSING, file=sys.stderr)
        return 1
    if wanted.pictures:
        wanted.pictures.mkdir(parents=True, exist_ok=True)
    count = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.sqlite", search=False) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=path, args=ARGUMENTS)
        grid = Grid(browser, server, wanted.pictures)
        for deal in deals(wanted.game, wanted.mode, wanted.players):
            for lang in wanted.lang or get_args(Lang):
                found = list(grid.measure(deal, wanted.size or SIZES, lang, tuple(wanted.text or TEXT_SIZES), wanted.positions))
                count += len(found)
                print(f"{deal}, {lang}: {len(found)} flaws", flush=True)
                for finding in found:
                    print(f"  {finding}", flush=True)
        browser.close()
    print(f"{count} flaws in all.")
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main())
