"""Several people at one table: hot seat with a curtain, watchers, two browsers, and keys alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.world import Server
from tests.web.conftest import Visit
from tests.web.players import Player, sit_down
from tests.web.visits import Visitor

FIRST = {"starting_player": "1"}
TWO_HERE = [{"kind": "you", "name": "Ada"}, {"kind": "you", "name": "Bo"}]
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
    expect(eve.page.get_by_test_id("log")).to_contain_text("Ada worked")


def meet(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ada and Bo, each with a browser, Ada to move."""
    ada = visit()
    code = sit_down(ada, "basic", seats=BY_LINK, options=FIRST, start=False)
    bo = visit(f"/t/{code}", lang="fr")
    bo.click("sit-2")
    ada.click("start")
    ada.see("question")
    return ada, bo


def test_a_reload_in_mid_turn_loses_nothing(visit: Visit) -> None:
    """UI-B4: two browsers in two languages; after a reload the turn goes on where it was."""
    ada, bo = meet(visit)
    Player(ada).choose("work")
    ada.page.reload()
    ada.reads("question", "Your turn goes on")
    expect(bo.page.get_by_test_id("log")).to_contain_text("Ada travaille")
    ada.click("tab-talk")
    ada.click("offer-thanks")
    bo.click("tab-talk")
    bo.reads("talk", "Thank you!")


def test_a_server_that_is_killed_in_mid_turn_loses_nothing(visit: Visit, served: Server) -> None:
    """UI-B4: what was acknowledged stands, the page says what it is waiting for, and goes on by itself."""
    ada, bo = meet(visit)
    Player(ada).choose("work")
    served.kill()
    ada.see("lost")
    served.start()
    expect(ada.page.get_by_test_id("lost")).to_have_count(0)
    ada.reads("question", "Your turn goes on")
    expect(ada.page.get_by_test_id("own-happiness")).to_contain_text("3")
    bo.see("waiting")
    for somebody in (ada, bo):  # a connection that breaks is noted by the browser, too
        somebody.complaints = [said for said in somebody.complaints if "WebSocket" not in said]


def test_keys_alone(visit: Visit) -> None:
    """UI-T30: a few turns without a mouse; the number of an action stands beside it."""
    ada = visit()
    sit_down(ada, "basic", 2, options=FIRST)
    ada.see("question")
    page = ada.page
    page.keyboard.press("?")
    ada.see("keys")
    page.keyboard.press("Escape")
    for _ in range(2):
        press_number_of(ada, "work")
        press_number_of(ada, "end turn")
        page.wait_for_timeout(200)
        if page.get_by_test_id("confirm").count():
            page.keyboard.press("Enter")
        while not page.locator('[data-option="work"]').count():
            if page.locator('[data-option="accept"]').count():
                press_number_of(ada, "accept")
            page.wait_for_timeout(50)
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.id") == "log"
    page.keyboard.press("a")
    assert page.evaluate("document.activeElement.id") == "actions"


def press_number_of(ada: Visitor, option: str) -> None:
    """Press the digit that stands beside an option."""
    found = ada.page.locator(f'.choice:not(.busy) [data-option="{option}"][data-number]')
    expect(found).to_be_visible()
    ada.page.keyboard.press(str(found.get_attribute("data-number")))
