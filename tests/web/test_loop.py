"""LOOP on one screen: choosing on the market, trades, the target, and what those see who only watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import sit_down
from tests.web.visits import Size, Visitor

FIRST = {"starting_player": "1"}
LOW: list[Size] = [(1366, 768), (1280, 720), (1024, 640)]
OUT_OF_SIGHT = """one => { const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !one.contains(there) }"""


def ada_begins(visit: Visit, size: Size, mode: str = "basic", players: int = 2) -> Visitor:
    """Ada has the first turn."""
    ada = visit(size=size)
    sit_down(ada, mode, players, options=FIRST if players > 1 else {})
    ada.see("question")
    return ada


@pytest.mark.parametrize("size", LOW, ids=str)
def test_a_basket_is_filled_on_the_market_and_bought_where_it_can_be_seen(visit: Visit, size: Size) -> None:
    """UI-G9, LOOP-2.0.b2: a second card joins the first, and the command says what it does and what it costs."""
    ada = ada_begins(visit, size)
    ada.click("market-1")
    ada.click("market-2")
    expect(ada.page.get_by_test_id("market-1-wish")).to_contain_text("1")
    expect(ada.page.get_by_test_id("market-2-wish")).to_contain_text("1")
    buy = ada.page.get_by_test_id("buy")
    expect(buy).to_have_text(re.compile(r"^Buy \w+.1 and \w+.1 for 2 coins"))
    for one in (buy, *ada.page.get_by_test_id("buy-line").locator("output").all()):
        assert not one.evaluate(OUT_OF_SIGHT)
    ada.click("market-3")
    ada.reads("toast", "Together that costs 3 coins; you have 2.")
    buy.click()
    expect(ada.page.get_by_test_id("mat-1").get_by_test_id("dock-coins")).to_have_text("0")


def test_a_card_becomes_better_with_each_click_and_says_when_that_ends(visit: Visit) -> None:
    """UI-T8: three coins would be needed for quality 3."""
    ada = ada_begins(visit, (1366, 768))
    for _ in range(3):
        ada.click("market-3")
    expect(ada.page.get_by_test_id("market-3-wish")).to_contain_text("2")
    ada.reads("toast", "LOOP-2.0.b3")
    ada.click("market-3-less")
    expect(ada.page.get_by_test_id("market-3-wish")).to_contain_text("1")


def test_a_hint_makes_way_for_what_is_chosen_on_the_board(visit: Visit) -> None:
    """Whoever fills a basket sees what buys it."""
    ada = ada_begins(visit, (1024, 640))
    ada.click("hint")
    ada.see("hinted")
    ada.click("market-1")
    expect(ada.page.get_by_test_id("hinted")).to_have_count(0)
    assert not ada.page.get_by_test_id("buy").evaluate(OUT_OF_SIGHT)


@pytest.mark.parametrize(("mode", "players"), [("coop", 2), ("solo", 1)])
def test_the_target_stands_where_it_is(visit: Visit, mode: str, players: int) -> None:
    """LOOP-6.3b, LOOP-7.3b: 11 to win, while 12 brings on the end."""
    ada = ada_begins(visit, (1366, 768), mode, players)
    for mark, space in (("target", "11"), ("end-space", "12")):
        expect(ada.page.locator(f"[data-region=board] [data-space='{space}']").get_by_test_id(mark)).to_be_visible()


def test_who_watches_has_one_screen_as_well(visit: Visit) -> None:
    """The board and the plates, and nothing below them: the board reaches down to the ticker, as there is no dock."""
    ada = visit(size=(1366, 768))
    code = sit_down(ada, "competitive", 4, options=FIRST, watch=True)
    bo = visit(f"/t/{code}", size=(1366, 768))
    bo.see("track")
    assert bo.page.evaluate("document.documentElement.scrollHeight") <= 768
    board, ticker = (bo.page.locator(f"[data-region={region}]").bounding_box() for region in ("board", "ticker"))
    assert board is not None
    assert ticker is not None
    assert ticker["y"] - (board["y"] + board["height"]) <= 24


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
def test_all_signs_of_an_activity_lie_on_its_card(visit: Visit, size: Size) -> None:
    """Also beside the longest words: «1 nourriture» and «Groupe»."""
    ada = visit(size=size, lang="fr")
    sit_down(ada, "coop", 3, seed="23")
    expect(ada.see("stage-1")).to_contain_text("Randonnée")
    over: list[float] = ada.page.locator("[data-region=board] .activity").evaluate_all(
        """cards => cards.map((card) => Math.max(...[...card.querySelectorAll('.costs *, .gains *')].map(
            (sign) => sign.getBoundingClientRect().right - card.getBoundingClientRect().right)))"""
    )
    assert len(over) == 5
    assert max(over) <= 0
