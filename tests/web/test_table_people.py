"""Several people at one table: hot seat with a curtain, watchers, two browsers, and a prompt that waits."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.server.world import Server
from tests.web.conftest import Visit
from tests.web.players import Player, sit_down
from tests.web.visits import Visitor

FIRST = {"starting_player": "1"}
TWO_HERE = [{"kind": "you", "name": "Ada"}, {"kind": "you", "name": "Bo"}]
LEAST_WAIT = 1.0  # seconds before a single answer gives itself
BY_LINK = [{"kind": "you", "name": "Ada"}, {"kind": "link"}]


def test_a_curtain_falls_between_two_people_at_one_screen(visit: Visit) -> None:
    """UI-T28: nobody's hand is on the page before the curtain is lifted, and Enter lifts it."""
    home = visit()
    sit_down(home, "basic", seats=TWO_HERE, options=FIRST)
    home.reads("curtain", "Pass to Ada")
    expect(home.page.get_by_test_id("mat-1")).to_have_count(0)
    home.page.keyboard.press("Enter")
    expect(home.page.get_by_test_id("mat-1")).to_be_visible()
    player = Player(home)
    player.choose("work")
    home.page.locator('[data-option="end turn"]').click()
    if home.page.get_by_test_id("confirm").count():
        home.click("confirm")
    home.reads("curtain", "Pass to Bo")
    expect(home.page.get_by_test_id("mat-1")).to_have_count(0)
    home.click("lift")
    expect(home.page.get_by_test_id("mat-2")).to_be_visible()
    expect(home.page.get_by_test_id("question")).to_contain_text("Your turn")


def test_who_watches_sees_what_everybody_may_see(visit: Visit) -> None:
    """UI-B6: no hand, nothing to choose."""
    ada = visit()
    code = sit_down(ada, "basic", 2, options=FIRST, watch=True)
    ada.see("question")
    eve = visit(f"/t/{code}")
    eve.see("watching")
    expect(eve.page.get_by_test_id("option")).to_have_count(0)
    Player(ada).choose("work")
    expect(eve.open_log()).to_contain_text("Ada worked")


def meet(visit: Visit, seed: str = "11") -> tuple[Visitor, Visitor]:
    """Ada and Bo, each with a browser, Ada to move."""
    ada = visit()
    code = sit_down(ada, "basic", seats=BY_LINK, options=FIRST, start=False, seed=seed)
    bo = visit(f"/t/{code}", lang="fr")
    bo.page.get_by_test_id("visitor-name").fill("Bo")
    bo.click("sit-2")
    ada.click("start")
    ada.see("question")
    return ada, bo


def test_a_reload_in_mid_turn_loses_nothing(visit: Visit) -> None:
    """UI-B4: two browsers in two languages; after a reload the turn goes on where it was."""
    ada, bo = meet(visit)
    Player(ada).choose("work")
    ada.page.reload()
    ada.reads("question", "Anything else before you end your turn")
    expect(bo.open_log()).to_contain_text("Ada travaille")
    ada.click("tab-talk")
    ada.click("offer-thanks")
    bo.click("tab-talk")
    bo.reads("talk", "Merci")  # a phrase is read in one's own language


def test_a_server_that_is_killed_in_mid_turn_loses_nothing(visit: Visit, served: Server) -> None:
    """UI-B4: what was acknowledged stands, the page says what it is waiting for, and goes on by itself."""
    ada, bo = meet(visit)
    Player(ada).choose("work")
    served.kill()
    ada.see("lost")
    served.start()
    expect(ada.page.get_by_test_id("lost")).to_have_count(0)
    ada.reads("question", "Anything else before you end your turn")
    expect(ada.page.get_by_test_id("own-happiness")).to_contain_text("3")
    bo.see("waiting")
    for somebody in (ada, bo):  # a connection that breaks is noted by the browser, too
        somebody.complaints = [said for said in somebody.complaints if "WebSocket" not in said]


def test_an_absent_seat_is_handed_to_a_bot_and_back(visit: Visit) -> None:
    """UI-B5: by the host; the log says so, and whoever comes back plays on."""
    ada, bo = meet(visit)
    code = ada.page.url[-6:]
    Player(ada).choose("work")
    bo.page.goto("/settings")
    Player(ada).choose("end turn")
    ada.click("hand-to-bot")
    expect(ada.open_log()).to_contain_text("A bot plays for Bo now.")
    ada.see("handed")
    bo.go(f"/t/{code}")
    bo.reads("handed", "Un robot joue maintenant pour vous.")
    bo.click("hand-back")
    ada.reads("log", "Bo is back.")
    expect(ada.page.get_by_test_id("handed")).to_have_count(0)


def test_a_prompt_with_one_answer_waits_for_it(visit: Visit) -> None:
    """UI-T24: with another human it never answers itself, unless one wishes so; then after a wait."""
    ada, bo = meet(visit, seed="7")
    ada.click("group-favours")  # the favours in hand are one kind of thing to do
    Player(ada).choose("acquire seat2 metal 2")
    bo.see("prompt")
    expect(bo.page.get_by_test_id("option")).to_have_count(1)
    ada.reads("waiting", "Bo")
    expect(ada.open_log()).not_to_contain_text("accepted")
    bo.page.evaluate("localStorage.setItem('felicity.settings', JSON.stringify({lang: 'fr', autoAnswer: true}))")
    began = time.monotonic()
    bo.page.reload()
    ada.see("question")
    assert time.monotonic() - began > LEAST_WAIT
