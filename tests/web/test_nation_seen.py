"""What is seen of Happy Nation while it is played: others' deeds, cards face up, losses, moments, and things looked at closely."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from felicity.core.table import Table
from tests.played import played
from tests.web.conftest import Visit
from tests.web.players import before, play_on
from tests.web.test_nation import at_the_table, choose
from tests.web.visits import PHONE, Lang, Size, Visitor

LAPTOP = (1366, 768)
SMALL = (1024, 640)
DEED = re.compile(r"work|bought|explored|played|upgraded|borrowed|visited|sold|ended|asks|offer|invest")


# In one go, so that nothing can come between looking and clicking: end the day, whatever else could be done.
GO_ON = """() => {
  if (document.querySelector('[data-testid=notices]')) return true
  const sure = document.querySelector('[data-testid=confirm]:not([disabled])')
  ;(sure ?? [...document.querySelectorAll('.choice:not(.busy) [data-option]')].at(-1))?.click()
  return false
}"""


@cache
def table_of(players: int) -> Table:
    return played("nation", players=players)


def at(visit: Visit, table: Table, number: int, size: Size = LAPTOP, lang: Lang = "en", speed: str = "normal") -> Visitor:
    """Ada in the first seat of a game that others have begun, at this position."""
    ada = visit(size=size, lang=lang, touch=size == PHONE)
    play_on(ada, table, number, speed=speed)
    ada.see("question")
    return ada


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "en"), (SMALL, "fr"), (PHONE, "fr")])
def test_a_card_that_was_found_lies_face_up(visit: Visit, size: Size, lang: Lang) -> None:
    """table.md 3: large, with its words, until it is put away."""
    ada = at(visit, table_of(4), before(table_of(4), "explored"), size, lang)
    choose(ada, "explore")
    card = ada.see("revealed").locator("[data-testid^=revealed-]").first
    expect(card).to_be_visible()
    box, screen = ada.page.get_by_test_id("revealed").bounding_box(), ada.page.viewport_size
    assert box
    assert screen
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= screen["width"]
    assert ada.missing_sentences() == []
    ada.click("revealed-close")
    expect(ada.page.get_by_test_id("revealed")).to_have_count(0)


@pytest.mark.parametrize(("lang", "title"), [("en", "Level 2"), ("fr", "Niveau 2")])
def test_a_higher_level_has_its_moment(visit: Visit, lang: Lang, title: str) -> None:
    """table.md 4: over the table, and gone by itself."""
    ada = at(visit, table_of(4), before(table_of(4), "upgraded"), lang=lang)
    ada.click("upgrade-tile")  # with houses from storage, or one that is for sale
    choose(ada, "upgrade")
    moment = ada.page.get_by_test_id("moment")
    expect(moment).to_contain_text(title)
    expect(moment).to_have_count(0)


def test_deeds_of_others_are_seen(visit: Visit) -> None:
    """table.md 3: people and goods fly, and the plate says what somebody did."""
    table = table_of(3)
    number = next(at for at in range(table.number) if table.at(at).to_act == 1 and table.at(at).question == "TakeTurn")
    ada = at(visit, table, number)
    ada.page.emulate_media(reduced_motion="no-preference")
    choose(ada, table.chosen[number].text)
    ada.page.locator("[data-flying] .piece").first.wait_for(state="attached")
    expect(ada.page.get_by_test_id("plate-2").locator(".words")).to_have_text(DEED)
    expect(ada.page.get_by_test_id("plate-3").locator(".words")).to_have_text(DEED)
    ada.see("question")
    ada.click("open-since")
    expect(ada.see("since").locator("section")).to_have_count(2)


def sick() -> tuple[Table, int]:
    """A game of five in which the first seat is ill and has the turn."""
    table = played("nation", players=5, seed="1")
    for number in range(table.number):
        then = table.at(number)
        players: Any = then.view(1)["players"]
        if then.to_act == 1 and then.question == "TakeTurn" and players[0]["sick"]:
            return table, number
    raise AssertionError("Nobody was ill.")


def test_hours_that_are_lost_are_told_until_it_was_seen(visit: Visit) -> None:
    """table.md 3: a notice with its rule, which a reload doesn't bring back."""
    ada = at(visit, *sick(), speed="instant")
    ada.page.wait_for_function(GO_ON, polling=100)
    notice = ada.see("notices")
    expect(notice).to_contain_text("hours")
    expect(notice).to_contain_text("NATION-D.")
    expect(notice).to_be_in_viewport(ratio=0.99)  # once it has risen
    more = ada.page.get_by_test_id("notices-more")
    for _ in range(1 + (int(more.inner_text().split()[0]) if more.count() else 0)):  # they come one after the other
        ada.click("notices-seen")
    expect(notice).to_have_count(0)
    ada.page.reload()
    ada.see("question")
    expect(notice).to_have_count(0)


def test_things_are_looked_at_closely(visit: Visit) -> None:
    """table.md 1: roles by hover, loans and cards by focus and Space, with a comparison, their rules, and why not."""
    ada = at_the_table(visit, LAPTOP)
    page = ada.page
    closely = page.get_by_test_id("inspector")
    page.get_by_test_id("house-2").hover()
    expect(closely.get_by_test_id("role-large").locator("tbody tr")).to_have_count(4)
    page.mouse.move(0, 0)
    expect(closely).to_have_count(0)
    page.get_by_test_id("loan").focus()
    ada.press("Space")
    expect(closely.locator("tbody tr")).not_to_have_count(0)
    expect(closely).to_contain_text("NATION-1.2")
    assert ada.axe() == []
    ada.press("Escape")
    choose(ada, "explore")
    ada.see("question")
    card = page.get_by_test_id("hand").locator("[data-testid^=card-]").first
    card.focus()
    ada.press("Space")
    expect(closely).to_contain_text("NATION-X.")
    assert ada.axe() == []
    assert ada.missing_sentences() == []
    ada.press("Escape")
    ada.click("place-bank")
    page.get_by_test_id("loan-100").first.focus()
    ada.press("Space")
    expect(closely.get_by_test_id("loan-large").locator("tbody tr")).to_have_count(4)
