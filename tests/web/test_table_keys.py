"""A whole game of LOOP without a mouse (UI-V1, UI-T30)."""

from __future__ import annotations

import random
import time

from tests.web.conftest import Visit
from tests.web.players import LONG, sit_down
from tests.web.visits import Visitor

SEED = "1"  # alone, who mostly works is done with it after some eight rounds
FIRST = ("work", "end turn")
PICKS = ".choice:not(.busy) [data-pick][data-number]"


def press(ada: Visitor, chance: random.Random) -> None:
    """The key that somebody would press now: Enter on what wants to be confirmed, else the number of an action."""
    page = ada.page
    if page.evaluate("document.activeElement?.dataset.testid === 'confirm'"):
        page.keyboard.press("Enter")
        return
    found: list[list[str]] = page.eval_on_selector_all(PICKS, "all => all.map((one) => [one.dataset.option ?? '', one.dataset.number])")
    wanted = [number for option, number in found if option in FIRST] or [number for _, number in found]
    if wanted:
        page.keyboard.press(chance.choice(wanted))
    elif page.locator("[data-back]").count():
        page.keyboard.press("Escape")
    page.wait_for_timeout(50)


def test_a_whole_game_by_keys(visit: Visit) -> None:
    """From the first question to the end page, with digits and Enter."""
    ada = visit()
    sit_down(ada, "solo", 1, seed=SEED)
    ada.see("question")
    chance = random.Random(1)
    until = time.monotonic() + LONG
    while not ada.page.get_by_test_id("page-end").count():
        assert time.monotonic() < until, "The game didn't come to its end in time."
        press(ada, chance)
    ada.see("page-end")
