"""UI-R5: somebody does by hand what the guide of every game says, to its end: on the thing that is lit, then in the panel."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import felicity
from tests.text.test_tutorial import Lesson
from tests.web.conftest import Visit
from tests.web.test_rules import not_hidden
from tests.web.visits import PATIENCE, Size, Visitor

LAPTOP: Size = (1366, 768)
PHONE: Size = (390, 844)
CLICKS = 40  # more than any step needs, with the others' moves in between
PAUSE = 250  # ms between two clicks
TWICE = {"buy": "[data-testid=buy-metal-more]"}  # LOOP: two clicks on the card; on a phone the second in the basket
# What opens something on the way to an answer: a market stall with its numbers, a price.
WAYS = {"price": ["[data-testid=price-9]"], "visit": ["[data-testid=go-2]"]}
# Where the first of these can be clicked; nothing where none can.
REACH = """(selectors) => {
    for (const selector of selectors) {
        for (const one of document.querySelectorAll(selector)) {
            const {x, y, width, height} = one.getBoundingClientRect()
            const at = [x + width / 2, y + height / 2]
            const isOff = one.disabled || one.getAttribute('aria-disabled') === 'true'
            if (width && !isOff && one.contains(document.elementFromPoint(...at))) return at
        }
    }
    return null
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", sorted(felicity.games()))
def test_the_guide_can_be_followed_by_hand(visit: Visit, game: str, size: Size) -> None:
    """Every step that asks for something is done by clicking on what is lit and on what the panel then offers, which the guide
    doesn't cover; no step sticks, and nothing that it speaks of is gone.
    """
    ada = visit(f"/rules/{game}", size=size, touch=size == PHONE)
    ada.page.evaluate("localStorage.setItem('felicity.settings', JSON.stringify({speed: 'instant'}))")
    ada.page.reload()
    ada.click("start-tutorial")
    lesson, done = Lesson(game), []
    while (step := ada.see("tutorial").get_attribute("data-step") or "") != lesson.ids[-1]:
        wanted = re.findall(r"'([^']+)'", lesson.by_id[step].partition("options: [")[2].partition("]")[0])
        if wanted:
            done.append(step)
            do(ada, step, wanted, is_lit="target: '#actions'" not in lesson.by_id[step] or "framed:" in lesson.by_id[step])
        elif not lesson.is_done_by_doing(step):
            ada.click("tutorial-next")
        expect(ada.page.locator(f"[data-testid=tutorial][data-step={step}]")).to_have_count(0)
        expect(ada.page.locator("[data-testid=toast].wrong, [data-testid=tutorial-gone]")).to_have_count(0)
    asked = [step for step in lesson.ids if "options: [" in lesson.by_id[step]]
    assert len(done) >= len(asked) - 1, set(asked) - set(done)  # the others may leave one question out


def do(ada: Visitor, step: str, wanted: list[str], is_lit: bool) -> None:
    """Click on what is lit, confirm what is asked once more, then choose what the guide speaks of, until it goes on."""
    page, more = ada.page, TWICE.get(step, "")
    left = 0 if not is_lit else 2 if more and page.locator("[data-region=board]").count() else 1
    options = [f'[data-option^="{each[:-1]}"]' if each.endswith("*") else f'[data-option="{each}"]' for each in wanted]
    page.wait_for_function("() => document.querySelector('[data-testid=tutorial-do]:enabled')", timeout=PATIENCE)
    for _ in range(CLICKS):
        if not page.locator(f"[data-testid=tutorial][data-step={step}]").count():
            return
        ring = page.get_by_test_id("ring")
        if left:
            not_hidden(ada)
        if left and ring.count() and (box := ring.bounding_box()):
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            left -= 1
        elif more and page.get_by_test_id("sheet").count() and page.locator(more).count():
            page.locator(more).first.click()
            more = ""
        elif at := page.evaluate(REACH, ["[data-testid=confirm]", "[data-testid=buy]", *options, *WAYS.get(step, [])]):
            page.mouse.click(*at)
        else:
            left = int(is_lit)  # a turn has gone by: the thing is clicked once more
        page.wait_for_timeout(PAUSE)
    pytest.fail(f"{step}: nothing that could be clicked led on.")
