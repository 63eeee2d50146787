"""How fast a site without a server is: the first decision, on the first visit and on later ones, and the answers of bots.

    python -m bench.site                         all games
    python -m bench.site --game loop --runs 5    one, with more visits

A site is built and handed out by Python's own server of plain files on the same machine, to a headless Chromium:

- cold: from the first visit of an empty browser until the first question is painted, with «Play now» clicked as soon as it is there
  (goal: 6 s); everything is loaded, and Python starts from nothing;
- warm: the same on a later visit, when Python starts from the memory that was kept (goal: 2 s);
- normal: from a choice until one is asked again, divided by the choices that bots of level `normal` made in between (goal: 1 s).

Run it from the root of the source with the test requirements installed and the page built (`make page`). A busy machine makes every
figure larger: its load average is printed.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from felicity import plugins
from felicity.browser.folder import build
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.plain_server import PLACE, plainly_serving
from tests.web.players import Player
from tests.web.visits import PATIENCE

CHOICES = 12  # of a person, in each game
KEPT = "navigator.serviceWorker.ready.then(() => true)"
MEMORY = """async () => {
    const within = async () => {
        const {name} = (await indexedDB.databases()).find(({name}) => name.startsWith('felicity-python')) ?? {}
        if (!name) return 0
        const known = await new Promise((done) => { const asking = indexedDB.open(name); asking.onsuccess = () => done(asking.result) })
        const asking = known.transaction('memory').objectStore('memory').count()
        const found = await new Promise((done) => (asking.onsuccess = () => done(asking.result)))
        known.close()
        return found
    }
    while (!(await within())) await new Promise((done) => setTimeout(done, 100))
}"""
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


def visited(context: BrowserContext, address: str, game: str) -> tuple[Page, float]:
    """A visit, and how long it took until the first question."""
    page = context.new_page()
    page.add_init_script(NOTES)
    page.goto(address, wait_until="commit")
    return page, float(page.evaluate(FIRST, f"play-now-{game}"))


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
    cold, warm, waits = [], [], []
    for _ in range(runs):
        context = browser.new_context()
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage.setItem('felicity.settings', JSON.stringify({speed: 'instant', confirm: 'off', lang: 'en'}))")
        page, seconds = visited(context, address, game)
        cold.append(seconds)
        page.evaluate(MEMORY)
        page.evaluate(KEPT)
        page.close()
        page, seconds = visited(context, address, game)
        warm.append(seconds)
        waits += answers(page)
        context.close()
    figures = [f"{statistics.median(each):.1f} ({min(each):.1f} to {max(each):.1f})" for each in (cold, warm)]
    print(f"| {game} | {figures[0]} | {figures[1]} | {statistics.median(waits):.2f} | {max(waits):.2f} | {len(waits)} |", flush=True)


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
        print("| game | cold, s | warm, s | normal, s | slowest, s | choices |\n|---|--:|--:|--:|--:|--:|", flush=True)
        with plainly_serving(Path(root)) as server:
            for game in wanted.game or [name for name in plugins.names() if not plugins.plugin(name).base]:
                measured(browser, server.address, game, wanted.runs)
        browser.close()
    print(f"Load average: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")


if __name__ == "__main__":
    main()
