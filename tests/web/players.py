"""Somebody who plays by clicking on what the page offers."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Error, expect

from felicity.core.table import Table
from tests.server.world import against_bots
from tests.web.visits import Visitor

LONG = 600.0  # seconds for a whole game on a very busy machine
SOON = 2_000  # ms: what was there may be gone when it is clicked on
AT_ONCE = 200  # clicks before somebody looks at the watch
# Somebody quick: clicks by chance on what is offered, if nothing lies over it. The number of the last click leads on to the next.
CLICKS = """async ([state, clicks]) => {
    const ways = [
        '[data-testid="lift"]', '[data-testid="confirm"]', '[data-testid="buy"]:not([disabled])',
        '[data-testid="buy-line"] [data-testid$="-more"][aria-disabled="false"]',
        '.choice:not(.busy) [data-pick]:not([disabled]):not([aria-disabled="true"])',
    ]
    const offered = () => ways.map((way) => document.querySelectorAll(way)).find((found) => found.length) ?? []
    const isInReach = (one) => {
        one.scrollIntoView({block: 'center'})
        const {x, y, width, height} = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    for (let click = 0; click < clicks && !document.querySelector('[data-testid="page-end"]'); click++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        const found = offered()
        const one = found[Math.floor(state / 2 ** 32 * found.length)]
        if (one && isInReach(one)) one.click()
        await new Promise((done) => setTimeout(done, one ? 0 : 20))
    }
    return state
}"""


def sit_down(visitor: Visitor, mode: str, players: int | None = None, **wishes: object) -> str:
    """Open a table of one's own, and sit at it; its code."""
    wish: dict[str, object] = {"game": "loop", "mode": mode, "speed": "instant", "start": True, "seed": "11", **wishes}
    if players:
        wish["players"] = players
    if wish["start"] and not wish.get("watch"):
        wish["chance"] = "fast"  # one's own table: deals that were chosen for what lies on it
    code: Any = visitor.page.evaluate(
        """async (wish) => {
            const headers = {'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('felicity.key')}`}
            return (await (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)})).json()).code
        }""",
        wish,
    )
    visitor.go(f"/t/{code}")
    return str(code)


def play_on(visitor: Visitor, table: Table, number: int, **wishes: object) -> str:
    """Sit down in the first seat of a game that others have played, at that position, and play on against bots; the code of the table."""
    return fork(visitor, upload(visitor, table), number, table.setup.players, **wishes)


def upload(visitor: Visitor, table: Table) -> str:
    """Give the server a game that was played elsewhere; its code."""
    headers = {"authorization": f"Bearer {visitor.key}", "content-type": "text/plain"}
    return str(visitor.page.request.post("/api/records", data=table.record(), headers=headers).json()["code"])


def fork(visitor: Visitor, record: str, number: int, players: int, **wishes: object) -> str:
    """Sit down in the first seat at a position of such a game, against bots; the code of the table."""
    code = forked(visitor, record, number, players, **wishes)
    visitor.go(f"/t/{code}")
    return code


def forked(visitor: Visitor, record: str, number: int, players: int, **wishes: object) -> str:
    """The code of such a table, which is not shown yet."""
    wish = {"number": number, "seat": 1, "hidden": "same", "speed": "instant", "seats": against_bots(1, players), **wishes}
    answer = visitor.page.request.post(f"/api/tables/{record}/fork", data=wish, headers={"authorization": f"Bearer {visitor.key}"})
    return str(answer.json()["code"])


def before(table: Table, *kinds: str, seat: int = 1, by: int = 1) -> int:
    """The number of the position from which a seat's choice led to all of these events of a seat, first time in the game."""
    for number, events in enumerate(table.log):
        kinds_seen = {str(data["event"]) for data in map(table.event_data, events) if data.get("who") == f"seat{seat}"}
        if number and kinds_seen >= set(kinds) and table.at(number - 1).to_act == by:
            return number - 1
    raise AssertionError(f"{kinds} never happened to seat {seat}.")


class Player:
    """Clicks on anything that is offered, by chance, until the end."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.chance = random.Random(seed)

    def play_to_the_end(self) -> None:
        """From wherever the game stands to the end page."""
        until = time.monotonic() + LONG
        state: Any = self.chance.randrange(2**32)
        while not self.page.get_by_test_id("page-end").count():
            assert time.monotonic() < until, "The game didn't come to its end in time."
            state = self.page.evaluate(CLICKS, [state, AT_ONCE])
        expect(self.page.get_by_test_id("page-end")).to_be_visible()

    def click_something(self) -> bool:
        """One click on the way of a move; False if there is nothing to do now."""
        try:
            return self._click()
        except Error as error:
            if "Timeout" not in str(error):
                raise
            return False  # the page had moved on in the meantime

    def _click(self) -> bool:
        if self.page.get_by_test_id("lift").count():
            self.page.get_by_test_id("lift").click(timeout=SOON)
            return True
        for ready in ('[data-testid="confirm"]', '[data-testid="buy"]:not([disabled])'):
            if self.page.locator(ready).count():
                self.page.locator(ready).first.click(timeout=SOON)
                return True
        more = self.page.locator('[data-testid="buy-line"] [data-testid$="-more"][aria-disabled="false"]')
        offered = more if more.count() else self.page.locator(".choice:not(.busy) [data-pick]:not([disabled])")
        number = offered.count()
        if number:
            offered.nth(self.chance.randrange(number)).click(timeout=SOON)
        return number > 0

    def choose(self, option: str) -> None:
        """Click on the option with this text, and wait until the table has moved on."""
        self.page.locator(f'[data-option="{option}"]').first.click()
        expect(self.page.locator(f'.busy [data-option="{option}"]')).to_have_count(0)

    def asked(self) -> None:
        """Wait until something is asked."""
        self.visitor.see("question")
