"""How the page keeps up with a game that bots play as fast as they can: 60 events of log a second must not freeze it (UI-V3).

    python -m bench.log

A real Chromium looks on at tables where bots sit in every seat and choose at once. Counted are the lines that the log gains, and every
stretch of work that keeps the page's thread from answering for longer than a twentieth of a second: how long the longest was.

Run it from the root of the source with the test requirements installed and the page built (`make page`).
"""

from __future__ import annotations

import json
import tempfile
import time

from playwright.sync_api import Browser, sync_playwright

from tests.server.world import Server, serving
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.players import sit_down
from tests.web.visits import WIDE, Visitor

TABLES = (("loop", "competitive", 6), ("nation", "standard", 5), ("pursuit", "standard", 4), ("rainbow", "standard", 6))
SECONDS = 20.0  # or until the game is over
LOOK = 250  # milliseconds between two looks at the log
BOT = {"kind": "bot", "level": "easy"}
OBSERVE = """() => {
    window.tasks = []
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((task) => task.duration))).observe({type: 'longtask'})
}"""
LINES = "() => document.querySelectorAll('#log li').length"


def watched(browser: Browser, server: Server, game: str, mode: str, players: int) -> dict[str, float]:
    """Look on for a while, or until it is over."""
    visitor = Visitor(browser, server, "en", WIDE, "light", False, "")
    visitor.go("/")
    sit_down(visitor, mode, players, game=game, seats=[BOT] * players, speed="slow")
    visitor.see("log")
    visitor.page.evaluate(OBSERVE)
    visitor.page.get_by_test_id("speed").select_option("instant")
    began, passed = time.monotonic(), 0.0
    first = lines = visitor.page.evaluate(LINES)
    while (now := visitor.page.evaluate(LINES)) >= lines and passed < SECONDS:  # on the end page there is no log
        lines, passed = now, time.monotonic() - began
        visitor.page.wait_for_timeout(LOOK)
    tasks = visitor.page.evaluate("() => window.tasks")
    visitor.context.close()
    return {
        "lines": lines - first,
        "lines a second": round((lines - first) / passed, 1),
        "stretches": len(tasks),
        "longest, ms": round(max(tasks, default=0.0)),
    }


def main() -> None:
    """Measure, and say it."""
    if not chromium():
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.sqlite", complains=True) as server:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            found = {f"{game}, {players}": watched(browser, server, game, mode, players) for game, mode, players in TABLES}
            browser.close()
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
