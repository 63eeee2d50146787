"""How fast the page is, from «Play now» to the first question, from a click to its answer, while bots move; how much it loads and keeps.

    python -m bench.page                         all games
    python -m bench.page --game loop --runs 20   one, with more visits

Every visit is that of a first-time visitor, with an empty browser cache, to a real server on the same machine:

- table: from the click on «Play now» until the table is painted; first question: the same if nobody else moves first, so that the
  question is painted with it (goal: 1.5 s);
- click: from a click on an option until the page has painted that it is pending (goal: 100 ms), in a game played by chance to its end,
  and how much of that time the page's thread worked;
- stretches: how long the page's thread was busy without a break while bots play all seats (goal: none above 100 ms), by the clock and by
  the work done (trace.py), at normal speed for a while, and at full speed, with the log open, to the end of the game; how many lines the
  log gains, and the work per line;
- loaded: the size of the start page, and of a table in addition to it, compressed as it is sent;
- kept: the memory of the page's objects at the first question and after the whole game, and the elements on the page, both after garbage
  collection.

Run it from the root of the source with the test requirements installed and the page built (`make page`).
"""

from __future__ import annotations

import argparse
import math
import statistics
import tempfile
import time
from dataclasses import dataclass, field

from playwright.sync_api import Browser, CDPSession, sync_playwright

import felicity
from bench.trace import Task, traced
from felicity import plugins
from tests.server.world import Server, serving
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.players import Player, sit_down
from tests.web.visits import Size, Visitor

LAPTOP: Size = (1366, 768)
RUNS = 10
SECONDS = 30.0  # of bots at normal speed
LOOK = 500  # milliseconds between two checks of the table
LONG = 100.0  # milliseconds
LISTED = 50.0  # milliseconds: shorter stretches are not listed
KILO = 1000
MEGA = 1_000_000
BOT = {"kind": "bot", "level": "easy"}
# Everything is recorded in the page: a message to this process would itself cost time. Painting is done after a frame and a task.
NOTES = """(() => {
    window.clicks = []
    window.painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    let clicked = 0
    addEventListener('click', () => (clicked = performance.now()), true)
    const look = async () => {
        if (!clicked || !document.querySelector('[data-region="question"] [aria-busy="true"]')) return
        const since = clicked
        clicked = 0
        await window.painted()
        performance.mark('clicked', {startTime: since})
        performance.mark('painted')
        window.clicks.push(performance.now() - since)
    }
    new MutationObserver(look).observe(document, {subtree: true, attributes: true, attributeFilter: ['aria-busy']})
})()"""
PLAY_NOW = """async (testid) => {
    const start = performance.now()
    document.querySelector(`[data-testid="${testid}"]`).click()
    while (!document.querySelector('[data-region="board"]')) await new Promise(requestAnimationFrame)
    const isAsked = document.querySelector('[data-testid="question"]') !== null
    await window.painted()
    return [performance.now() - start, isAsked]
}"""
LOADED = """() => performance.getEntries()
    .filter(({entryType}) => ['navigation', 'resource'].includes(entryType)).reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)"""
LINES = "() => Number(document.querySelector('#log [data-lines]')?.dataset.lines ?? 0)"
IS_OVER = """() => document.querySelector('[data-testid="page-end"]') !== null"""


@dataclass
class Measurements:
    """The measurements of a game."""

    game: str
    drawn: list[float] = field(default_factory=list)  # ms
    first: list[float] = field(default_factory=list)  # ms
    clicks: list[float] = field(default_factory=list)  # ms
    click_work: list[float] = field(default_factory=list)  # ms
    normal: list[Task] = field(default_factory=list)
    instant: list[Task] = field(default_factory=list)
    lines: int = 0
    seconds: float = 0.0  # that the log lines took
    work: float = 0.0  # ms of the page's work meanwhile
    start: float = 0.0  # kB
    table: float = 0.0  # kB
    begun: float = 0.0  # MB
    over: float = 0.0  # MB
    nodes: int = 0  # on the end page


def p95(values: list[float]) -> float:
    """The 95th percentile."""
    return sorted(values)[math.ceil(0.95 * len(values)) - 1] if values else 0.0


def summary(values: list[float]) -> str:
    """How many, the median, the 95th percentile."""
    return f"{len(values)} | {statistics.median(values):,.0f} | {p95(values):,.0f}" if values else "0 | |"


def stretches(tasks: list[Task]) -> str:
    """How many are above the goal, of how many listed, and the longest: by the clock, then by the work."""
    parts = [[task.passed for task in tasks], [task.worked for task in tasks]]
    return " | ".join(f"{above(values, LONG)} of {above(values, LISTED)} | {max(values, default=0):,.0f}" for values in parts)


def above(values: list[float], least: float) -> int:
    """How many values are above this."""
    return sum(value > least for value in values)


class Bench:
    """A browser in front of a server."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def measure(self, game: str, runs: int) -> Measurements:
        """Measure everything for one game."""
        found = Measurements(game)
        for _ in range(runs):
            self._play_now(found)
        self._clicks(found)
        self._normal(found)
        self._instant(found)
        return found

    def _visitor(self) -> Visitor:
        visitor = Visitor(self.browser, self.server, "en", LAPTOP, "light", False)
        visitor.context.add_init_script(NOTES)
        visitor.page.emulate_media(reduced_motion="no-preference")
        return visitor.go("/")

    def _play_now(self, found: Measurements) -> None:
        visitor = self._visitor()
        base = plugins.plugin(found.game).base or found.game
        visitor.see(f"play-now-{base}")
        if base != found.game:
            visitor.page.get_by_test_id(f"with-{found.game}").check(force=True)
        visitor.page.wait_for_load_state("networkidle")
        found.start = visitor.page.evaluate(LOADED) / KILO
        passed, is_asked = visitor.page.evaluate(PLAY_NOW, f"play-now-{base}")
        found.drawn.append(passed)
        if is_asked:
            found.first.append(passed)
        visitor.page.wait_for_load_state("networkidle")
        found.table = visitor.page.evaluate(LOADED) / KILO - found.start
        found.begun, _ = kept(visitor)
        visitor.context.close()

    def _clicks(self, found: Measurements) -> None:
        visitor = self._visitor()
        sit_down(visitor, mode_of(found.game), game=found.game)
        seen = traced(self.browser, visitor.page, Player(visitor).play_to_the_end)
        found.clicks = visitor.page.evaluate("window.clicks")
        begin = 0.0
        for name, at in seen.marks:
            if name == "clicked":
                begin = at
            elif begin:
                found.click_work.append(seen.worked_between(begin, at))
        visitor.context.close()

    def _normal(self, found: Measurements) -> None:
        visitor = self._watching(found.game)
        visitor.set_speed("normal")
        found.normal = traced(self.browser, visitor.page, lambda: visitor.page.wait_for_timeout(1000 * SECONDS)).tasks
        visitor.context.close()

    def _instant(self, found: Measurements) -> None:
        visitor = self._watching(found.game)
        visitor.set_speed("instant")
        visitor.open_log()
        began, first = time.monotonic(), visitor.page.evaluate(LINES)

        def watch() -> None:
            while not visitor.page.evaluate(IS_OVER):
                if now := visitor.page.evaluate(LINES):
                    found.lines, found.seconds = now - first, time.monotonic() - began
                visitor.page.wait_for_timeout(LOOK)

        found.instant = traced(self.browser, visitor.page, watch).tasks
        found.work = sum(task.worked for task in found.instant)
        found.over, found.nodes = kept(visitor)
        visitor.context.close()

    def _watching(self, game: str) -> Visitor:
        visitor = self._visitor()
        _, most = plugins.game(game).facts.modes[mode_of(game)]
        sit_down(visitor, mode_of(game), most, game=game, seats=[BOT] * most, speed="slow")
        visitor.see("players")
        return visitor


def mode_of(game: str) -> str:
    """The default mode."""
    return plugins.game(game).facts.default_mode


def kept(visitor: Visitor) -> tuple[float, int]:
    """The memory of the page's objects in MB, and its number of elements, after garbage collection."""
    session: CDPSession = visitor.context.new_cdp_session(visitor.page)
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return used / MEGA, visitor.page.evaluate("document.querySelectorAll('*').length")


def tables_of(found: list[Measurements]) -> str:
    """The results as tables for the README."""
    parts = [
        (
            "game | table, n | median, ms | p95, ms | first question, n | median, ms | p95, ms",
            [f"{each.game} | {summary(each.drawn)} | {summary(each.first)}" for each in found],
        ),
        (
            "game | click, n | median, ms | p95, ms | its work, n | median, ms | p95, ms",
            [f"{each.game} | {summary(each.clicks)} | {summary(each.click_work)}" for each in found],
        ),
        (
            f"game, normal speed | stretches above {LONG:.0f} ms, of those above {LISTED:.0f} | longest, ms | by work | longest, ms",
            [f"{each.game} | {stretches(each.normal)}" for each in found],
        ),
        (
            "game, instant, log open | by the clock | longest, ms | by work | longest, ms | lines of log | a second | work for a line, ms",
            [f"{each.game} | {stretches(each.instant)} | {pace(each)}" for each in found],
        ),
        (
            "game | start page, kB | its table, kB | kept at the first question, MB | after a whole game, MB | elements on the end page",
            [f"{each.game} | {each.start:.0f} | {each.table:.0f} | {each.begun:.1f} | {each.over:.1f} | {each.nodes:,}" for each in found],
        ),
    ]
    return "\n\n".join(table_of(head, rows) for head, rows in parts)


def table_of(head: str, rows: list[str]) -> str:
    """A table with names on the left and numbers on the right."""
    return "\n".join(f"| {row} |" for row in [head, "---" + " | --:" * head.count("|"), *rows])


def pace(found: Measurements) -> str:
    """The pace of the log while bots choose at full speed."""
    if not found.seconds or not found.lines:
        return f"{found.lines} | | "
    return f"{found.lines:,} | {found.lines / found.seconds:,.0f} | {found.work / found.lines:.1f}"


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=list(felicity.games()))
    parser.add_argument("--runs", type=int, default=RUNS)
    asked = parser.parse_args()
    if not chromium():
        raise SystemExit(MISSING)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.sqlite", complains=True) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        bench = Bench(browser, server)
        print(tables_of([bench.measure(game, asked.runs) for game in asked.game or felicity.games()]))
        browser.close()


if __name__ == "__main__":
    main()
