"""How long the rules page takes from a key press in the search box until the results are laid out (UI-R2: below 100 ms).

    python -m bench.rules

Our longest rulebooks in a real Chromium, in both languages: each search several times, for words in all, many, few and no
rules. Besides the time, the work is given: how long the page's thread had a core for it, which depends little on the machine's load.

Run it from the root of the source with the test requirements installed and the page built (`make page`).
"""

from __future__ import annotations

import json
import statistics
import tempfile
from dataclasses import dataclass

from playwright.sync_api import CDPSession, sync_playwright

from tests.server.world import Server, serving
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.visits import WIDE, Lang, Visitor

GAMES = ("loop", "pursuit", "nation")
WORDS: dict[Lang, tuple[str, ...]] = {"en": ("e", "card", "happiness", "xyzzy"), "fr": ("e", "carte", "bonheur", "xyzzy")}
TIMES = 5
SEARCH_TIME = """async (words) => {
    const box = document.querySelector('[data-testid=rules-search]')
    const start = performance.now()
    box.value = words
    box.dispatchEvent(new Event('input', {bubbles: true}))
    await new Promise((done) => setTimeout(done))
    document.body.getBoundingClientRect()
    return performance.now() - start
}"""


@dataclass(frozen=True)
class Search:
    """One search: milliseconds by the clock, and of work."""

    time: float
    work: float


def worked(session: CDPSession) -> float:
    """How many milliseconds the page's thread has had a core so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def search(visitor: Visitor, session: CDPSession, words: str) -> Search:
    """Type these words, and measure."""
    before = worked(session)
    time = visitor.page.evaluate(SEARCH_TIME, words)
    return Search(time, worked(session) - before)


def searched(visitor: Visitor, game: str, lang: Lang) -> list[Search]:
    """All searches in one rulebook."""
    visitor.go(f"/rules/{game}").page.get_by_test_id("rules").locator("article").first.wait_for()
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    found = [search(visitor, session, words) for _ in range(TIMES) for words in WORDS[lang]]
    session.detach()
    return found


def measured(server: Server) -> dict[str, dict[str, float]]:
    """The median and the longest, by rulebook and language."""
    found: dict[str, list[Search]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for lang in WORDS:
            visitor = Visitor(browser, server, lang, WIDE, "light", False, "")
            found |= {f"{game} {lang}": searched(visitor, game, lang) for game in GAMES}
            visitor.context.close()
        browser.close()
    return {name: summary([each.time for each in times], [each.work for each in times]) for name, times in found.items()}


def summary(times: list[float], work: list[float]) -> dict[str, float]:
    """The summary of many searches, in milliseconds."""
    summary = {
        "median": statistics.median(times),
        "longest": max(times),
        "work, median": statistics.median(work),
        "work, most": max(work),
    }
    return {name: round(value, 1) for name, value in summary.items()}


def main() -> None:
    """Measure, and print the results."""
    if not chromium():
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.sqlite", complains=True) as server:
        print(json.dumps(measured(server), indent=1))


if __name__ == "__main__":
    main()
