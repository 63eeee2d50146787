"""What happens is seen: notices of what was done to oneself, moments, the farewell, flipped events."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from felicity.core.table import Table
from tests.played import played
from tests.web.conftest import Visit
from tests.web.players import Player, play_on, sit_down
from tests.web.visits import PHONE, WIDE, Size, Visitor

FIRST = {"starting_player": "1"}
BY_LINK = [{"kind": "you", "name": "Ada"}, {"kind": "link"}]
# Notes everything with a name that has ever been on the page, however short.
NOTED = """window.shown = new Set()
new MutationObserver(() => document.querySelectorAll('[data-testid]').forEach((one) => window.shown.add(one.dataset.testid)))
    .observe(document, {subtree: true, childList: true})"""


def was_shown(visitor: Visitor, testid: str) -> bool:
    """At any time since the page was opened."""
    found: bool = visitor.page.evaluate("(testid) => window.shown.has(testid)", testid)
    return found


def banker(consent: bool) -> tuple[Table, int]:
    """Bo, in the second seat, is a Banker and may trade with Ada (LOOP-8.banker)."""
    table = played("loop", seed="0", players=2, mode="competitive", banker_consent=consent, moves=3)
    assert table.at(2).check("influence seat1 for coin", 2).text
    return table, 2


def two_at(visit: Visit, table: Table, number: int) -> tuple[Visitor, Visitor]:
    """Ada and Bo go on with a game, each in a browser."""
    ada = visit()
    code = play_on(ada, table, number, seats=BY_LINK, start=False)
    bo = visit(f"/t/{code}")
    bo.page.get_by_test_id("visitor-name").fill("Bo")
    bo.click("sit-2")
    ada.click("start")
    bo.see("question")
    return ada, bo


def choose(visitor: Visitor, option: str) -> None:
    """Wherever it is in the panel."""
    page = visitor.page
    for group in ("", "group-favours", "group-career"):
        if group and page.get_by_test_id(group).count():
            visitor.click(group)
        if page.locator(f'[data-option="{option}"]').count():
            break
    Player(visitor).choose(option)


def test_what_was_done_to_me_stays_until_i_have_seen_it(visit: Visit) -> None:
    """The Banker takes a coin of mine and nobody asks me: a notice with its rule, also after a reload, until I put it away for good."""
    ada, bo = two_at(visit, *banker(consent=False))
    assert not ada.page.get_by_test_id("notices").count()
    choose(bo, "influence seat1 for coin")
    notices = ada.see("notices")
    expect(notices).to_contain_text("Bo")
    expect(notices).to_contain_text("It couldn’t be refused.")
    ada.page.reload()
    ada.see("notices").get_by_test_id("rule-link").click()
    ada.reads("rule-drawer", "LOOP-8.banker")
    ada.press("Escape")
    ada.click("notices-seen")
    expect(notices).to_have_count(0)
    ada.page.reload()
    ada.see("ticker")
    expect(notices).to_have_count(0)
    expect(bo.page.get_by_test_id("notices")).to_have_count(0)  # who did it knows


def test_a_banker_who_asks_shows_the_trade(visit: Visit) -> None:
    """LOOP-R70: what I give on my side, what I get on theirs, two commands; I agreed myself, so that nothing is noticed."""
    ada, bo = two_at(visit, *banker(consent=True))
    choose(bo, "influence seat1 for coin")
    trade = ada.see("trade")
    expect(trade.locator(".side").nth(0)).to_have_text(re.compile(r"Ada\s*1 coin$"))
    expect(trade.locator(".side").nth(1)).to_have_text(re.compile(r"Bo\s*1 reputation$"))
    expect(trade.locator(":scope > svg > path")).to_have_count(2)  # an arrow each way
    expect(ada.page.locator("[data-pinned] [data-option]")).to_have_count(2)
    Player(ada).choose("agree")
    ada.reads("ticker", "Bo")
    expect(ada.page.get_by_test_id("notices")).to_have_count(0)


def test_an_answer_that_gives_itself_is_no_silent_loss(visit: Visit) -> None:
    """UI-T24: where nothing could be refused, the notice says why; whoever accepts with a click isn't told what they did."""
    for by_itself in (False, True):
        ada = visit()
        code = sit_down(ada, "basic", seats=BY_LINK, options=FIRST, start=False, seed="7")
        bo = visit("/settings")
        if by_itself:
            bo.page.get_by_test_id("set-answer").check(force=True)
        bo.go(f"/t/{code}")
        bo.page.get_by_test_id("visitor-name").fill("Bo")
        bo.click("sit-2")
        ada.click("start")
        ada.see("question")
        choose(ada, "acquire seat2 metal 2")
        if not by_itself:
            bo.see("trade")
            Player(bo).choose("accept")
            ada.see("question")
            expect(bo.page.get_by_test_id("notices")).to_have_count(0)
        else:
            bo.reads("notices", "You couldn’t refuse: no matching favour, no reputation.")


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_a_round_has_its_moment(visit: Visit, speed: str) -> None:
    """Over the table, and gone by itself; at «instant» there is none."""
    ada = visit()
    ada.context.add_init_script(NOTED)
    sit_down(ada, "basic", 2, options=FIRST, speed=speed)
    ada.see("question")
    Player(ada).choose("work")
    Player(ada).choose("end turn")
    if ada.page.get_by_test_id("confirm").count():
        ada.click("confirm")
    if speed == "normal":
        ada.reads("moment", "Round 2")
        expect(ada.page.get_by_test_id("moment")).to_have_count(0)
    ada.reads("status", "Round 2")
    ada.see("question")
    assert was_shown(ada, "moment") is (speed == "normal")


def near_the_end() -> tuple[Table, int, str]:
    """A game alone, its last choice, and what was chosen."""
    table = played("loop", seed="0", players=1, mode="solo")
    return table, table.number - 1, table.moves[-1].option.text


@pytest.mark.parametrize("way", ["wait", "skip", "instant"])
def test_a_farewell_before_the_end_page(visit: Visit, way: str) -> None:
    """How it ended, over the table as it lay; it passes by itself or with a click, and «instant» knows none."""
    ada = visit()
    ada.context.add_init_script(NOTED)
    table, number, option = near_the_end()
    play_on(ada, table, number, speed="instant" if way == "instant" else "normal")
    ada.see("question")
    choose(ada, option)
    if way != "instant":
        farewell = ada.see("farewell")
        expect(farewell.locator("h2")).not_to_be_empty()
        expect(ada.page.get_by_test_id("page-table")).to_be_visible()
        expect(ada.page.get_by_test_id("page-end")).to_have_count(0)
    if way == "skip":
        ada.click("to-the-end")
    ada.see("page-end")
    expect(ada.page.get_by_test_id("farewell")).to_have_count(0)
    assert was_shown(ada, "farewell") is (way != "instant")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_event_that_was_flipped_lies_face_up(visit: Visit, size: Size) -> None:
    """While it is resolved; it can be put away, and the question stays within reach."""
    table, number = flipped()
    ada = visit(size=size)
    play_on(ada, table, number, speed="slow")
    ada.see("question")
    choose(ada, table.moves[number].option.text)
    if ada.page.get_by_test_id("confirm").count():
        ada.click("confirm")
    card = ada.see("revealed").get_by_test_id("event-now").first
    expect(card).to_have_attribute("aria-label", re.compile("happening now"))
    box = card.bounding_box()
    assert box is not None
    assert box["width"] > size[0] / 4  # wide enough to be read
    ada.click("revealed-close")
    expect(ada.page.get_by_test_id("revealed")).to_have_count(0)


def flipped() -> tuple[Table, int]:
    """A game for two, and the number of a choice of the first seat that flips an event."""
    table = played("loop", seed="1", players=2, mode="competitive")
    for number, events in enumerate(table.log[1:]):
        if table.moves[number].seat == 1 and any("event-triggered" == table.event_data(event)["event"] for event in events):
            return table, number
    raise AssertionError("No event was flipped by the first seat.")
