"""Happy Nation in a real browser (UI-G10 to UI-G13): to the end page, a visit, a loan, prices, and money that adds up."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.players import LONG, Player, sit_down
from tests.web.visits import PHONE, TABLET, WIDE, Lang, Size, Visitor

SHORT = {"target": 4}  # two or three rounds


def at_the_table(visit: Visit, size: Size = WIDE, lang: Lang = "en", **wishes: Any) -> Visitor:
    """Ada is the builder and has the first turn."""
    ada = visit(size=size, lang=lang, touch=size == PHONE)
    sit_down(ada, "standard", wishes.pop("players", 4), game="nation", **wishes)
    ada.see("question")
    return ada


def choose(ada: Visitor, option: str) -> None:
    """Click on an option, one tab away if need be, and on what is asked once more; then wait for the next question."""
    ada.see("question")
    for tab in ada.page.locator("#actions [role=tab]").all():
        if not ada.page.locator(f'[data-option="{option}"]').count():
            tab.click()
    ada.page.locator(f'[data-option="{option}"]').first.click()
    confirm = ada.page.get_by_test_id("confirm")
    if confirm.count():
        confirm.click()
    expect(ada.page.locator(f'.busy [data-option="{option}"]')).to_have_count(0)


# In one go, so that nothing can come between looking and clicking.
ANSWER = """(testid) => {
  if (document.querySelector(`[data-testid="${testid}"]`)) return true
  ;[...document.querySelectorAll('.choice:not(.busy) [data-option]')].at(-1)?.click()
  return false
}"""


def go_on_to(ada: Visitor, testid: str) -> None:
    """Answer whatever is asked on the way, until something is there."""
    until = time.monotonic() + LONG
    while not ada.page.evaluate(ANSWER, testid) and time.monotonic() < until:
        ada.page.wait_for_timeout(100)
    ada.see(testid)


def money_of(ada: Visitor) -> int:
    return int(ada.page.get_by_test_id("own-money").locator("b").inner_text())


def number_in(place: Locator) -> int:
    return int(place.inner_text())


def test_play_now_starts_a_game_of_four(visit: Visit) -> None:
    """UI-S2, UI-S5: one click, four characters, to 32; and what can't be done says why."""
    ada = visit()
    ada.click("play-now-nation")
    ada.see("question")
    expect(ada.see("players").locator("[data-plate]")).to_have_count(4)
    ada.reads("race", "32")
    ada.see("unavailable").locator("summary").click()
    expect(ada.see("unavailable").locator("li").first).to_be_visible()
    assert ada.missing_sentences() == []
    assert ada.axe() == []


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fr", PHONE)])
def test_to_the_end(visit: Visit, lang: Lang, size: Size) -> None:
    """UI-V1, UI-E1 to UI-E3, UI-G13: what is offered leads to the end page; points, story and money add up there."""
    ada = at_the_table(visit, size, lang, options=SHORT, players=3, seed="5")
    Player(ada).play_to_the_end()
    ada.see("points")
    ada.see("accounts")
    expect(ada.page.get_by_test_id("total-origin")).to_have_text(ada.page.get_by_test_id("total-holder").inner_text())
    totals = ada.page.get_by_test_id("stacks").locator("tbody td:last-child")
    by_origin = totals.all_inner_texts()
    ada.page.get_by_test_id("stack-holder").check(force=True)
    expect(ada.page.get_by_test_id("stacks").locator("thead th").nth(1)).to_have_text("Ada")
    assert totals.all_inner_texts() == by_origin
    expect(ada.page.get_by_test_id("story").locator("p").first).to_be_visible()
    assert ada.missing_sentences() == []
    assert ada.sideways() == 0
    assert ada.axe() == []


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_visit_buys_several_goods_at_once(visit: Visit, size: Size) -> None:
    """UI-G10, UI-T7, UI-T9: the house on the square opens the visit; plus, plus, and nothing is sent before the last step."""
    ada = at_the_table(visit, size, seed="3")
    before = money_of(ada)
    bread = ada.see("own-bread").locator("b")
    loaves = number_in(bread)
    if size == PHONE:
        ada.click("grip")
    ada.click("house-2")
    ada.see("visit")
    ada.click("number-more")
    option = ada.page.locator('[data-option="visit seat2 buy 2"]')
    expect(option).to_contain_text(f"{before}→")
    assert money_of(ada) == before
    choose(ada, "visit seat2 buy 2")
    expect(bread).to_have_text(str(loaves + 2))
    ada.see("question")
    expect(ada.open_log()).to_contain_text("bought 2 bread")
    assert ada.sideways() == 0
    assert ada.axe() == []


def test_a_loan_is_asked_about_and_its_rates_are_shown(visit: Visit) -> None:
    """UI-G11, UI-T12: interest and payback by payee add up to the rate; a new loan is confirmed, and replaces the old one."""
    ada = at_the_table(visit)
    ada.click("place-bank")
    ada.page.get_by_test_id("loan-100").first.click()
    ada.page.locator('[data-option="visit seat4 borrow 100"]').click()
    ada.see("confirm")
    ada.click("confirm")
    expect(ada.page.get_by_test_id("loan").first).to_contain_text("100 of 100 owed")
    ada.click("plate-1")
    rows = ada.page.locator("[data-testid=loan] tbody tr")
    expect(rows).to_have_count(5)
    for row in rows.all():
        cells = [number_in(cell) for cell in row.locator("td").all()]
        assert cells[0] + cells[1] == cells[2]


def test_the_price_step_shows_what_was_sold(visit: Visit) -> None:
    """UI-G12: at the end of the day the price track comes up; the night is told in the evening paper."""
    ada = at_the_table(visit, TABLET, "fr", players=2)
    choose(ada, "end day")
    go_on_to(ada, "price-12")
    ada.click("price-12")
    choose(ada, "price 12")
    go_on_to(ada, "post")
    ada.see("post-printed")
    ada.see("post-abroad")
    expect(ada.page.get_by_test_id("house-1")).to_contain_text("12")
    assert ada.missing_sentences() == []
    assert ada.axe() == []


def test_hidden_money_is_in_no_message(visit: Visit) -> None:
    """UI-T27, UI-T29: what the server sends has no purse but one's own; the page says «hidden»."""
    ada = visit()
    messages: list[dict[str, Any]] = []
    ada.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: messages.append(json.loads(frame))))
    sit_down(ada, "standard", 4, game="nation")
    ada.see("question")
    choose(ada, "explore")
    ada.see("question")
    views = [message["view"] for message in messages if message.get("type") == "table" and message.get("view")]
    assert views
    for view in views:
        assert view["money"] is None
        assert view["board"]["mat_money"] is None
        assert [player["money"] for player in view["players"][1:]] == [None, None, None]
    expect(ada.page.get_by_test_id("plate-1")).to_contain_text("Bucks")
    expect(ada.page.get_by_test_id("plate-2")).not_to_contain_text("Bucks")
    ada.reads("mat-money", "hidden")


def test_open_accounts_show_all_money(visit: Visit) -> None:
    """UI-G13: by origin and by holder, with the same total."""
    ada = at_the_table(visit, options={"open_money": True, "open_mat_money": True, **SHORT}, players=3)
    ada.click("place-accounts")
    total = number_in(ada.see("total-origin"))
    assert total == number_in(ada.see("total-holder"))
    expect(ada.page.get_by_test_id("plate-2")).to_contain_text("Bucks")
    assert ada.axe() == []


def test_characters_are_chosen_on_the_set_up_page(visit: Visit) -> None:
    """UI-S3 to UI-S5: a role for a seat; teaching mode is three roles to 16 with open accounts; without a farmer it is refused."""
    ada = visit()
    ada.click("setup-nation")
    ada.see("setup-panel")
    ada.page.get_by_test_id("teaching").focus()
    ada.page.keyboard.press("Space")
    ada.reads("seats-count", "3")
    ada.page.get_by_test_id("role-1").select_option("banker")
    ada.page.get_by_test_id("role-2").select_option("doctor")
    ada.page.get_by_test_id("role-3").select_option("builder")
    expect(ada.page.get_by_test_id("setup-start")).to_be_disabled()
    ada.page.get_by_test_id("role-2").select_option("farmer")
    ada.click("setup-start")
    ada.see("question")
    ada.reads("race", "16")
    ada.see("place-accounts")


OVERFLOWS = """() => [...document.querySelectorAll('[data-region=board] *, [data-region=dock] *')]
  .filter((each) => !each.closest('.for-readers') && getComputedStyle(each).overflow !== 'visible')
  .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.className}: ${each.textContent.slice(0, 40)}`)"""
TALLER = (
    "document.documentElement.scrollHeight - Math.max(innerHeight, document.querySelector('main').getBoundingClientRect().bottom + scrollY)"
)


@pytest.mark.parametrize(("size", "lang", "players"), [((1024, 640), "fr", 5), ((1366, 768), "en", 5), ((1920, 1080), "fr", 2)])
def test_the_town_fits_one_screen(visit: Visit, size: Size, lang: Lang, players: int) -> None:
    """No scroll, nothing cut; every place opens over the square and goes away again, and the board stays where it is."""
    ada = at_the_table(visit, size, lang, players=players, seed="3")
    board = ada.page.locator("[data-region=board]")
    place = board.bounding_box()
    ada.page.wait_for_function(f"() => ({OVERFLOWS})().length === 0")
    assert ada.page.evaluate(TALLER) <= 0
    assert ada.sideways() == 0
    for tile in board.locator("[data-testid^=place-][aria-expanded]").all():
        tile.click()
        expect(board.get_by_role("dialog")).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(board.get_by_role("dialog")).to_have_count(0)
    choose(ada, "explore")
    ada.see("question")
    assert board.bounding_box() == place
    assert ada.missing_sentences() == []


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_no_blank_pixels_below_the_table(visit: Visit, size: Size) -> None:
    """What is only for screen readers makes no page longer."""
    ada = at_the_table(visit, size, players=5)
    assert ada.page.evaluate(TALLER) <= 1
