"""How fast a site without a server is: the first decision, on the first visit and on later ones, and the answers of bots.

    python -m bench.site                         all games
    python -m bench.site --game loop --runs 5    one, with more visits

A site is built and handed out by Python's own server of plain files on the same machine, to a headless Chromium:

- cold: from the first visit of an empty browser until the first question is painted, with «Play now» clicked as soon as it is there
  (goal: 6 s); everything is loaded;
- warm: the same on a later visit, when everything is kept (goal: 2 s);
- work: the processor time that the browser spent until then, in all its processes; it says what a quiet machine needs at most;
- normal: from a choice until one is asked again, divided by the choices that bots of level `normal` made in between (goal: 1 s).

Run it from the root of the source with the test requirements installed and the page built (`make page`). A busy machine makes every
figure but work larger: its load average is printed.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from felicity import plugins
from felicity.browser.folder import build
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.plain_server import PLACE, plainly_serving
from tests.web.players import Player
from tests.web.visits import PATIENCE

TICKS = os.sysconf("SC_CLK_TCK")
CHOICES = 12  # of a person, in each game
KEPT = "navigator.serviceWorker.ready.then(() => true)"
# What the page and its worker say to each other: when something was chosen, and when something was asked again.
NOTES = """(() => {
    window.waits = []
    let since = 0, from = 0, version = 0
    const Usual = window.Worker
    window.Worker = class extends Usual {
        constructor(...how) {
            super(...how)
            this.addEventListener('message', ({data}) => {
                if (data.is !== 'heard') return
                const said = JSON.parse(data.message)
                if (said.type !== 'table') return
                version = said.version
                if (!since || !said.asked || version === from) return
                if (version - from > 1) window.waits.push((performance.now() - since) / (version - from - 1))
                since = 0
            })
        }
        postMessage(message, ...how) {
            if (message.do === 'say' && message.message && JSON.parse(message.message).type === 'play') {
                since = performance.now()
                from = version
            }
            super.postMessage(message, ...how)
        }
    }
})()"""
FIRST = """async (testid) => {
    const until = async (look) => { while (!look()) await new Promise(requestAnimationFrame) }
    const find = (name) => document.querySelector(`[data-testid="${name}"]`)
    await until(() => find(testid) && !find(testid).disabled)
    find(testid).click()
    await until(() => find('question'))
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() / 1000
}"""


Visit = tuple[float, float]  # seconds until the first question: by the clock, and of processor time


def visited(context: BrowserContext, address: str, game: str) -> tuple[Page, Visit]:
    """A visit, and how long it took."""
    page = context.new_page()
    page.add_init_script(NOTES)
    before = work()
    page.goto(address, wait_until="commit")
    seconds = float(page.evaluate(FIRST, f"play-now-{game}"))
    return page, (seconds, sum(spent - before.get(process, 0.0) for process, spent in work().items()))


def work() -> dict[int, float]:
    """The processor seconds of every process that this one has started, directly or not, and that is still there."""
    found: dict[int, tuple[int, float]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            fields = stat.read_text().rpartition(")")[2].split()
            found[int(stat.parent.name)] = (int(fields[1]), (int(fields[11]) + int(fields[12])) / TICKS)
    own = {os.getpid()}
    while more := {pid for pid, (parent, _) in found.items() if parent in own} - own:
        own |= more
    return {pid: found[pid][1] for pid in own - {os.getpid()}}


class Somebody:
    """Whoever plays; what a Player needs of a visitor."""

    def __init__(self, page: Page) -> None:
        self.page = page


def answers(page: Page) -> list[float]:
    """Seconds for each choice of a bot, between some choices of a person."""
    player: Any = Player(Somebody(page), seed=1)  # type: ignore[arg-type]
    while page.evaluate("window.waits.length") < CHOICES and not page.get_by_test_id("page-end").count():
        if not player.click_something():
            page.wait_for_timeout(20)
    return [wait / 1000 for wait in page.evaluate("window.waits")]


def measured(browser: Browser, address: str, game: str, runs: int) -> None:
    """Print the figures of a game."""
    cold: list[Visit] = []
    warm: list[Visit] = []
    waits: list[float] = []
    for _ in range(runs):
        context = browser.new_context()
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage.setItem('felicity.settings', JSON.stringify({speed: 'instant', confirm: 'off', lang: 'en'}))")
        page, visit = visited(context, address, game)
        cold.append(visit)
        page.evaluate(KEPT)
        page.close()
        page, visit = visited(context, address, game)
        warm.append(visit)
        waits += answers(page)
        context.close()
    figures = [spread(each) for visits in (cold, warm) for each in zip(*visits, strict=True)]
    normal = [f"{statistics.median(waits):.2f}", f"{max(waits):.2f}", str(len(waits))]
    print(f"| {' | '.join([game, *figures, *normal])} |", flush=True)


def spread(seconds: Sequence[float]) -> str:
    """The median, and from where to where."""
    return f"{statistics.median(seconds):.1f} ({min(seconds):.1f} to {max(seconds):.1f})"


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=plugins.names(), action="append")
    asked.add_argument("--runs", type=int, default=3)
    wanted = asked.parse_args()
    path = chromium()
    if not path:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory() as root, sync_playwright() as playwright:
        build(Path(root) / PLACE)
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        print("| game | cold, s | work, s | warm, s | work, s | normal, s | slowest, s | choices |", flush=True)
        print("|---|--:|--:|--:|--:|--:|--:|--:|", flush=True)
        with plainly_serving(Path(root)) as server:
            for game in wanted.game or [name for name in plugins.names() if not plugins.plugin(name).base]:
                measured(browser, server.address, game, wanted.runs)
        browser.close()
    print(f"Load average: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")


if __name__ == "__main__":
    main()
