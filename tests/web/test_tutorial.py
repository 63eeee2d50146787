"""UI-R5: somebody does by hand what the guide of every game says, to its end: on the thing that is lit, then in the panel."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import felicity
from tests.text.test_tutorial import Lesson
from tests.web.conftest import Visit
from tests.web.visits import PATIENCE, Visitor

LAPTOP = (1366, 768)
CLICKS = 40  # more than any step needs, with the others' moves in between
PAUSE = 250  # ms between two clicks
TWICE = {"buy"}  # steps of LOOP that ask for two clicks on the same thing
# What opens something on the way to an answer: a market stall with its numbers, a price.
WAYS = ("[data-testid=price-9]", "[data-testid=go-2]", "[data-testid=go-3]")
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


@pytest.mark.parametrize("game", sorted(felicity.games()))
def test_the_guide_can_be_followed_by_hand(visit: Visit, game: str) -> None:
    """Every step that asks for something is done by clicking on what is lit and on what the panel then offers; no step sticks."""
    ada = visit(f"/rules/{game}", size=LAPTOP)
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
        expect(ada.page.locator("[data-testid=toast].wrong")).to_have_count(0)
    asked = [step for step in lesson.ids if "options: [" in lesson.by_id[step]]
    assert len(done) >= len(asked) - 1, set(asked) - set(done)  # the others may leave one question out


def do(ada: Visitor, step: str, wanted: list[str], is_lit: bool) -> None:
    """Click on what is lit, confirm what is asked once more, then choose what the guide speaks of, until it goes on."""
    page, left = ada.page, (2 if step in TWICE else 1) if is_lit else 0
    options = [f'[data-option^="{each[:-1]}"]' if each.endswith("*") else f'[data-option="{each}"]' for each in wanted]
    page.wait_for_function("() => document.querySelector('[data-testid=tutorial-do]:enabled')", timeout=PATIENCE)
    for _ in range(CLICKS):
        if not page.locator(f"[data-testid=tutorial][data-step={step}]").count():
            return
        ring = page.get_by_test_id("ring")
        if left and ring.count() and (box := ring.bounding_box()):
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            left -= 1
        elif at := page.evaluate(REACH, ["[data-testid=confirm]", "[data-testid=buy]", *options, *WAYS]):
            page.mouse.click(*at)
        page.wait_for_timeout(PAUSE)
    pytest.fail(f"{step}: nothing that could be clicked led on.")
