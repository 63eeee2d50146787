"""What every page owes (UI-L4, UI-V2): no sideways scroll, no sentence missing, and nothing serious found by the check of accessibility."""

from __future__ import annotations

import pytest

from tests.server.world import Browser as Caller
from tests.server.world import Server
from tests.web.conftest import Visit
from tests.web.players import Player, sit_down
from tests.web.visits import CHECKED, LOOKS, PHONE, Look, Visitor

# Every address, and what is there when the page is.
PAGES = {
    "/#setup-loop": "house-rules",
    "/": "play-now-loop",
    "/settings": "set-reset",
    "/me": "me-data",
    "/rules": "page-rules",
    "/rules/loop": "rules",
    "/rules/nation": "rules",
    "/rules/loop/cards": "cards-search",
    "/rules/loop/summary": "summary",
    "/gallery": "page-gallery",
    "lobby": "page-lobby",
    "table": "board",
    "end": "open-replay",
    "replay": "replay-slider",
}
SMALL_TARGETS = """() => {
    const shown = {visibilityProperty: true, opacityProperty: true}
    const found = [...document.querySelectorAll('button, a[href], select, summary, input')].filter((one) => one.checkVisibility(shown))
    return found.flatMap((one) => {
        const {width, height} = (one.matches('[type=checkbox], [type=radio]') ? one.closest('label') ?? one : one).getBoundingClientRect()
        const isText = one.closest('p, dd') || getComputedStyle(one).display === 'inline'
        return width > 1 && (width < 43.5 || height < 43.5) && !isText ? [`${width}x${height} ${one.outerHTML.slice(0, 120)}`] : []
    })
}"""
ALIKE = ("/rules", "/rules/nation")  # made as /rules/loop is: the long check of accessibility is made there
# Of many cards or rules beside each other the long check looks at the first eight and at every tenth.
MANY = ("/rules/loop", "/rules/loop/cards", "/gallery")
THIN_OUT = """() => {
    const alike = ':is(article, figure, .card):nth-child(n + 9):not(:nth-child(10n + 1))'
    for (const one of document.querySelectorAll(alike)) one.remove()
}"""
OPENED = {"/#setup-loop": "[data-testid=house-rules] summary"}


def table(kind: str, host: Caller) -> str:
    """A lobby, a game after some moves, or one that is over; its code."""
    if kind == "lobby":
        seats = [{"kind": "you", "name": "Somebody With A Longname"}, {"kind": "link"}, {"kind": "bot"}]
        return str(host.create(seats=seats)["code"])
    wish = {"players": 4, "mode": "competitive"} if kind == "table" else {"players": 2}
    code = str(host.create(**wish, seed="1", watch=True, start=True)["code"])
    host.join(code).play_on(12 if kind == "table" else 10_000)
    return code


@pytest.fixture(scope="module")
def tables(served: Server) -> dict[str, str]:
    """The addresses of what has to be made before it can be looked at."""
    found = {kind: f"/t/{table(kind, Caller(served))}" for kind in ("lobby", "table", "end")}
    return {**found, "replay": f"{found['end']}/replay?at=40"}


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
def test_every_page_fits_and_can_be_read_by_all(visit: Visit, tables: dict[str, str], look: Look) -> None:
    """On four screens, in both languages and both themes."""
    size, lang, theme = look
    ada = visit("/settings", lang=lang, size=size, theme=theme)
    flaws: list[str] = []
    for path, there in PAGES.items():
        ada.go(tables.get(path, path)).see(there)
        if path in OPENED:
            ada.page.locator(OPENED[path]).click()
        flaws += ada.flaws(axe=False)
        if look in CHECKED and path not in ALIKE:
            flaws += checked(ada, path)
    assert flaws == []


def checked(ada: Visitor, path: str) -> list[str]:
    """What the check of accessibility finds; it changes long pages, which are left after it."""
    if path in MANY:
        ada.page.evaluate(THIN_OUT)
    return [f"{path}: {flaw}" for flaw in ada.axe()]


def test_the_table_in_mid_game(visit: Visit) -> None:
    """The same table on four screens, after some moves, with cards everywhere and something asked."""
    ada = visit()
    sit_down(ada, "competitive", 3)
    player = Player(ada, seed=3)
    player.asked()
    for _ in range(12):
        player.click_something()
    player.asked()
    flaws: list[str] = []
    for look in LOOKS:
        ada.become(look)
        player.asked()
        flaws += ada.flaws(axe=look in CHECKED)
    assert flaws == []


def test_fingers_find_room(visit: Visit, tables: dict[str, str]) -> None:
    """UI-L5: on a touch screen everything that can be tapped is 44 pixels wide and high, but for links within a text."""
    ada = visit("/", size=PHONE, touch=True)
    small: list[str] = ada.page.evaluate(SMALL_TARGETS)
    for path in ("/#setup-loop", "/settings", "/me", "/rules/loop", "lobby", "end", "replay"):
        ada.go(tables.get(path, path)).see(PAGES[path])
        small += ada.page.evaluate(SMALL_TARGETS)
    sit_down(ada, "basic", 2, options={"starting_player": "1"})
    ada.see("question")
    ada.click("hint")
    ada.see("hinted")
    small += ada.page.evaluate(SMALL_TARGETS)
    ada.click("group-buy")
    small += ada.page.evaluate(SMALL_TARGETS)
    assert small == []


def test_a_page_can_be_read_at_twice_the_size(visit: Visit) -> None:
    """UI-L4: at 200 % nothing is lost on a screen of 320 pixels' worth."""
    ada = visit("/settings", size=(640, 900))
    ada.page.get_by_test_id("set-size-200").check(force=True)
    for path in ("/settings", "/", "/#setup-loop"):
        ada.go(path)
        assert ada.sideways() == 0
