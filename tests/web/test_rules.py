"""The rules page, the rule beside the table, the cards, the summary and the guide: UI-R1 to UI-R5."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import felicity
from tests.text.test_tutorial import Lesson
from tests.web.conftest import Visit
from tests.web.players import sit_down
from tests.web.visits import PHONE, Size, Visitor

# A step of the guide can be done, or was passed over because there was nothing to do.
DOABLE = """step => {
    const guide = document.querySelector('[data-testid=tutorial]')
    if (guide && guide.dataset.step !== step) return 'passed'
    return document.querySelector('[data-testid=tutorial-do]:enabled') ? 'do' : ''
}"""


def test_search_by_word_and_id_without_accents(visit: Visit) -> None:
    """UI-R2: in the language of the page."""
    ada = visit("/rules/loop", lang="fr")
    ada.reads("rules-number", str(len(felicity.rules("loop").rules)))
    ada.page.get_by_test_id("rules-search").fill("REPUTATION refuser")
    seen = ada.page.get_by_test_id("rules").locator("article:not([hidden])")
    expect(seen).not_to_have_count(len(felicity.rules("loop").rules))
    assert seen.count()
    for text in seen.all_text_contents():
        assert "réputation" in text.lower()
    ada.page.get_by_test_id("rules-search").fill("loop-2.4b1")
    expect(seen.first).to_have_attribute("data-testid", "rule-LOOP-2.4b1")
    expect(seen.first).to_be_visible()
    ada.page.get_by_test_id("rules-search").fill("xyzzy")
    expect(seen).to_have_count(0)
    assert not any(rule.is_visible() for rule in ada.page.get_by_test_id("rules").locator("article").all()[:5])


def test_filters_by_mode_and_by_what_we_decided(visit: Visit) -> None:
    ada = visit("/rules/loop")
    rules = felicity.rules("loop").rules
    ada.page.get_by_test_id("rules-decided").check(force=True)
    ada.reads("rules-number", str(sum(rule.is_ruling for rule in rules)))
    ada.page.get_by_test_id("rules-decided").uncheck(force=True)
    ada.page.get_by_test_id("rules-mode").select_option("solo")
    ada.reads("rules-number", str(sum(not rule.modes or "solo" in rule.modes for rule in rules)))


def test_an_address_leads_to_its_rule(visit: Visit) -> None:
    """UI-R2: and marks it; other games are found by the id alone."""
    ada = visit("/rules#LOOP-R30")
    expect(ada.page.get_by_test_id("rule-LOOP-R30")).to_be_in_viewport()
    assert "marked" in (ada.see("rule-LOOP-R30").get_attribute("class") or "")
    other = felicity.rules("rainbow").rules[3].id
    ada.go(f"/rules#{other}")
    expect(ada.page.get_by_test_id(f"rule-{other}")).to_be_visible()


def test_a_rule_opens_beside_the_table_without_leaving_it(visit: Visit) -> None:
    """UI-R3: Escape closes it, and the table is still there."""
    ada = visit()
    sit_down(ada, "basic", 2)
    ada.see("question")
    where = ada.page.url
    ada.see("unavailable").locator("summary").click()
    ada.see("unavailable").get_by_test_id("rule-link").first.click()
    ada.see("rule-drawer")
    ada.see("question")
    assert ada.page.url == where
    assert ada.axe() == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_test_id("rule-drawer")).to_have_count(0)


def test_cards_are_listed_with_their_certainty(visit: Visit) -> None:
    """UI-R4."""
    ada = visit("/rules/loop/cards")
    ada.page.get_by_test_id("cards-kind-event").check(force=True)
    ada.page.get_by_test_id("cards-search").fill("richest poorest")
    expect(ada.page.locator("figure")).to_have_count(1)
    expect(ada.page.locator("figure .certainty")).to_have_text("printed")


def test_the_summary_is_one_printed_page(visit: Visit) -> None:
    """UI-R4: every game, on A4, in both languages."""
    for lang in ("en", "fr"):
        ada = visit("/rules/loop/summary", lang=lang)
        for game in ("loop", "pursuit", "nation", "rainbow"):
            ada.go(f"/rules/{game}/summary")
            ada.see("summary")
            assert ada.missing_sentences() == []
            sheets = ada.page.pdf(format="A4", margin={"top": "12mm", "bottom": "12mm", "left": "12mm", "right": "12mm"})
            assert sheets.count(b"/Type /Page\n") == 1


# Is what the guide speaks of in sight, and the guide beside it? Of what is longer than the room that is left, a good part is enough.
IS_FREE = """() => {
    const [ring, guide] = ['ring', 'tutorial'].map((id) => document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect())
    if (!ring || !guide) return false
    const [left, right, top, bottom] = [ring.left + 6, ring.right - 6, ring.top + 6, ring.bottom - 6]
    if (left < -1 || right > innerWidth + 1) return false
    const isBeside = guide.left >= right || guide.right <= left
    const above = Math.min(bottom, innerHeight, isBeside ? Infinity : guide.top) - Math.max(top, 0)
    const below = Math.min(bottom, innerHeight) - Math.max(top, 0, isBeside ? 0 : guide.bottom)
    const room = isBeside ? innerHeight : Math.max(guide.top, innerHeight - guide.bottom)
    return Math.max(above, below) >= Math.min(bottom - top, innerWidth < 1024 ? room / 4 : Infinity) - 1
}"""


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", sorted(felicity.games()))
def test_the_guide_leads_through_the_first_round(visit: Visit, game: str, size: Size) -> None:
    """UI-R5: everything by the guide's own buttons, to the last step; what it speaks of is in sight and never under it, nothing sticks,
    and nobody is told that the table has moved on.
    """
    ada = visit(f"/rules/{game}", size=size)
    ada.page.evaluate("localStorage.setItem('felicity.settings', JSON.stringify({speed: 'instant'}))")
    ada.page.reload()
    ada.click("start-tutorial")
    lesson, seen = Lesson(game), ["welcome"]
    while lead_on(ada, lesson, seen[-1]):
        seen.append(ada.see("tutorial").get_attribute("data-step") or "")
    assert {step for step in lesson.ids if not lesson.is_done_by_doing(step)} <= set(seen)
    assert ada.missing_sentences() == []


def lead_on(ada: Visitor, lesson: Lesson, step: str) -> bool:
    """Read a step, or let the guide do it, until another comes. The last one has none."""
    guide = ada.see("tutorial")
    if step == lesson.ids[-1]:
        return False
    if not lesson.is_done_by_doing(step):
        if lesson.points(step):
            not_hidden(ada)
        ada.click("tutorial-next")
    elif ada.page.wait_for_function(DOABLE, arg=step).json_value() == "do":
        not_hidden(ada)
        ada.click("tutorial-do")
    expect(ada.page.locator(f"[data-testid=tutorial][data-step={step}]")).to_have_count(0)
    expect(ada.page.locator("[data-testid=toast].wrong")).to_have_count(0)
    guide.wait_for()
    return True


def not_hidden(ada: Visitor) -> None:
    """What the guide speaks of is there, and the guide stands beside it."""
    ada.see("ring")
    ada.page.wait_for_function(IS_FREE)


def test_steps_of_the_guide_can_be_gone_back_to_and_skipped(visit: Visit) -> None:
    """UI-R5: a step gone back to stays; the guide can be closed, and the table goes on."""
    ada = visit("/rules/loop")
    ada.click("start-tutorial")
    guide = ada.see("tutorial")
    ada.click("tutorial-next")
    ada.click("tutorial-back")
    expect(guide).to_have_attribute("data-step", "welcome")
    for step in ("welcome", "happiness", "turn", "board", "buy"):
        expect(guide).to_have_attribute("data-step", step)
        ada.click("tutorial-next")
    expect(guide).to_have_attribute("data-step", "end")
    assert ada.axe() == []
    ada.click("tutorial-close")
    expect(guide).to_have_count(0)
    ada.see("question")
