"""Planning ahead on the page: an answer prepared by keyboard on a phone, in French, given while its owner looks on, unseen by others."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import Player, sit_down
from tests.web.visits import CHECKED, LOOKS, PHONE, Visitor

BY_LINK = [{"kind": "you", "name": "Ada"}, {"kind": "link"}]
ACQUIRE, RESELL = "acquire seat2 plastic 2", "resell seat2 plastic 2"  # what Ada can play on Bo in this deal; he holds an Acquire


def meet(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ada at a desk and Bo on a phone, in French; Ada begins."""
    ada = visit()
    code = sit_down(ada, "basic", seats=BY_LINK, options={"starting_player": "1"}, start=False, seed="6")
    bo = visit(f"/t/{code}", lang="fr", size=PHONE, touch=True)
    bo.page.get_by_test_id("visitor-name").fill("Bo")
    bo.click("sit-2")
    ada.click("start")
    ada.see("question")
    bo.see("waiting")
    return ada, bo


def prepares(bo: Visitor, option: str, times: str, about: str = "", asker: str = "0") -> None:
    """Fill in the form."""
    for name, value in (("option", option), ("times", times), ("about", about), ("asker", asker)):
        bo.see(f"prepare-{name}").select_option(value)
    bo.click("prepare-send")


def plays(ada: Visitor, option: str) -> None:
    """Ada plays a favour."""
    found = ada.page.locator(f'[data-option="{option}"]')
    group = ada.page.get_by_test_id("group-favours")
    expect(found.or_(group).first).to_be_visible()
    if not found.count():  # one of several is behind the heading of its kind
        group.click()
    Player(ada).choose(option)


def test_a_favour_is_answered_as_was_prepared_once_and_nobody_else_learns_that(visit: Visit) -> None:
    """Opened by a key, sent by Enter, kept over a reload; then the person is asked again."""
    ada, bo = meet(visit)
    bo.press("p")
    bo.see("ahead")
    bo.see("prepare-option").select_option("reject with card")
    bo.see("prepare-asker").select_option("1")
    bo.see("prepare-about").select_option("acquire")
    bo.see("prepare-send").focus()
    bo.press("Enter")
    bo.reads("prepared", "Quand on vous joue une faveur")
    bo.reads("prepared", "Refuser")
    bo.reads("prepared", "une fois")
    bo.press("Escape")
    expect(bo.page.get_by_test_id("ahead")).to_be_hidden()
    bo.page.reload()
    bo.reads("plan-ahead", "Réponses préparées")
    plays(ada, ACQUIRE)
    expect(ada.open_log()).to_contain_text("Bo rejected")
    ada.see("question")
    expect(bo.page.get_by_test_id("was-prepared").first).to_have_text("préparée")
    expect(bo.page.get_by_test_id("plan-ahead")).to_have_text("Préparer des réponses")
    expect(ada.page.get_by_test_id("was-prepared")).to_have_count(0)
    plays(ada, RESELL)
    bo.see("prompt")


def test_a_prepared_answer_is_taken_back(visit: Visit) -> None:
    """Then the question comes as ever."""
    ada, bo = meet(visit)
    bo.click("plan-ahead")
    prepares(bo, "accept", "0")
    bo.reads("prepared", "chaque fois")
    bo.click("revoke")
    expect(bo.page.get_by_test_id("prepared")).to_have_count(0)
    bo.press("Escape")
    plays(ada, RESELL)
    bo.see("prompt")


def test_planning_ahead_looks_well_everywhere(visit: Visit) -> None:
    """On every screen, in both languages and themes; in one's own turn it is in the menu."""
    ada, bo = meet(visit)
    bo.click("plan-ahead")
    prepares(bo, "reject with card", "5", "acquire", "1")
    bo.see("prepared")
    bo.press("Escape")
    for look in LOOKS:
        bo.become(look)
        bo.press("Escape")
        bo.click("plan-ahead")
        bo.see("prepare-send")
        assert bo.flaws(axe=look in CHECKED) == []
        bo.press("Escape")
        expect(bo.page.get_by_test_id("ahead")).to_be_hidden()
    ada.click("menu")
    ada.click("menu-plan-ahead")
    expect(ada.see("ahead")).to_contain_text(re.compile("Plan ahead"))
    expect(ada.page.get_by_test_id("prepared")).to_have_count(0)
