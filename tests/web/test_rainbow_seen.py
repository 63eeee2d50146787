"""What is seen of The Game of Happiness while it is played: others' deeds, drawn cards, losses, moments, and things looked at closely."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from felicity.core.table import Table
from tests.played import played
from tests.web.conftest import Visit
from tests.web.players import before, play_on, sit_down
from tests.web.visits import PHONE, Lang, Size, Visitor

LAPTOP = (1366, 768)
SMALL = (1024, 640)
RICH = 66  # from here the second player gets money, as soon as the first one's turn is over
FIRST = {"starting_player": "1"}
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((testid) => document.querySelector(`[data-testid=${testid}]`).getBoundingClientRect())
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}"""


@cache
def table_of() -> Table:
    """In this game all of it happens to the first seat."""
    return played("rainbow", players=3, seed="gus")


def at(visit: Visit, number: int, size: Size = LAPTOP, lang: Lang = "en", speed: str = "normal") -> Visitor:
    """Ada in the first seat of a game that others have begun, at this position."""
    ada = visit(size=size, lang=lang, touch=size == PHONE)
    play_on(ada, table_of(), number, speed=speed)
    ada.see("question")
    return ada


def choose(ada: Visitor, number: int) -> None:
    """What was chosen there when the game was played first: the same comes of it."""
    ada.page.locator(f'[data-option="{table_of().chosen[number].text}"]').first.click()


def data_of(number: int, kind: str) -> dict[str, Any]:
    """The event of this kind that followed from a position."""
    table = table_of()
    return next(data for data in map(table.event_data, table.log[number + 1]) if data["event"] == kind)


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "en"), (SMALL, "fr"), (PHONE, "fr")])
def test_a_drawn_card_lies_face_up_and_covers_no_piece(visit: Visit, size: Size, lang: Lang) -> None:
    """table.md 3 and 5: the card is large, says what came of it, is put away by a click, and lies beside the flower."""
    number = before(table_of(), "fate-drawn", "hang-up-developed")
    ada = at(visit, number, size, lang)
    choose(ada, number)
    card = data_of(number, "fate-drawn")["card"]
    expect(ada.page.get_by_test_id("revealed").get_by_test_id(f"drawn-{card}")).to_be_visible()
    expect(ada.page.get_by_test_id("revealed")).to_contain_text("Ada")
    if size != PHONE:
        assert not ada.page.evaluate(OVERLAP, ["revealed", "marker-1"])
    assert ada.missing_sentences() == []
    assert ada.sideways() == 0
    ada.click("revealed-close")
    expect(ada.page.get_by_test_id("revealed")).to_have_count(0)


def test_a_hang_up_is_told_until_it_was_seen(visit: Visit) -> None:
    """table.md 3: what is done to oneself is never silent: a notice with its rule, which a reload doesn't bring back."""
    number = before(table_of(), "fate-drawn", "hang-up-developed")
    ada = at(visit, number)
    choose(ada, number)
    notice = ada.see("notices")
    expect(notice).to_contain_text("until a self-improvement card")
    expect(notice.locator("a, button").first).to_contain_text("RAIN-SPACE-2A")
    assert ada.axe() == []
    assert not ada.page.evaluate(OVERLAP, ["notices", "board"])
    assert not ada.page.evaluate(OVERLAP, ["notices", "mat-1"])
    ada.click("notices-seen")
    expect(notice).to_have_count(0)
    ada.page.reload()
    ada.see("question")
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_key_has_its_moment(visit: Visit, lang: Lang) -> None:
    """table.md 4: one's own key, over the table, and gone by itself."""
    number = before(table_of(), "completed", "key-earned")
    ada = at(visit, number, lang=lang)
    choose(ada, number)
    moment = ada.page.get_by_test_id("moment")
    expect(moment).to_contain_text({"en": "The key of ", "fr": "La clé "}[lang])
    expect(moment).to_have_count(0)
    assert ada.missing_sentences() == []


def test_nothing_moves_at_instant_speed(visit: Visit) -> None:
    """table.md 3 and 4: no moment and no card over the table; the notice of what was done to oneself stays all the same."""
    number = before(table_of(), "fate-drawn", "hang-up-developed")
    ada = at(visit, number, speed="instant")
    choose(ada, number)
    ada.see("notices")
    expect(ada.page.get_by_test_id("moment")).to_have_count(0)
    expect(ada.page.get_by_test_id("revealed")).to_have_count(0)


def test_deeds_of_others_are_seen(visit: Visit) -> None:
    """table.md 3: pieces fly, the plate says in a few words where somebody went, and what it brought is summed up by player."""
    ada = at(visit, RICH)
    ada.page.emulate_media(reduced_motion="no-preference")
    choose(ada, RICH)  # and the turn ends by itself
    ada.page.locator("[data-flying] .piece").first.wait_for(state="attached")
    landed = data_of(RICH + 2, "moved")
    expect(ada.page.get_by_test_id("plate-2")).to_contain_text(f"{landed['track'].title()} {landed['space']} · +$")
    ada.see("question")
    ada.click("open-since")
    bo = ada.see("since").locator("section", has_text="Bo").first
    expect(bo).to_contain_text("+500")
    expect(bo).to_contain_text("Money")


def test_whoever_is_sent_back_is_seen_to_land_first(visit: Visit) -> None:
    """table.md 3: the marker walks to the blue space, then back to the start."""
    number = before(table_of(), "moved", "sent-back")
    ada = at(visit, number)
    ada.page.emulate_media(reduced_motion="no-preference")
    marker = ada.page.get_by_test_id("marker-1")
    angles = ada.page.evaluate_handle(
        """() => {
          const seen = new Set()
          const look = () => {
            const marker = document.querySelector('[data-testid=marker-1]')
            if (marker) seen.add(marker.style.getPropertyValue('--rainbow-angle'))
            requestAnimationFrame(look)
          }
          look()
          return seen
        }"""
    )
    choose(ada, number)
    expect(ada.page.get_by_test_id("message")).to_contain_text("start")
    ada.page.wait_for_function("(seen) => seen.size >= 3", arg=angles)  # where it stood, where it landed, the start
    expect(marker).to_be_visible()


def test_things_are_looked_at_closely(visit: Visit) -> None:
    """table.md 1: hover after a moment, focus and Space; with a comparison, its rule, and what every space says."""
    ada = at(visit, before(table_of(), "moved"))
    page = ada.page
    page.get_by_test_id("area-love").hover()
    expect(page.get_by_test_id("inspector").get_by_test_id("area-large").locator("tbody tr")).to_have_count(3)
    page.mouse.move(0, 0)
    expect(page.get_by_test_id("inspector")).to_have_count(0)
    page.locator("[data-testid^=device-of-]").first.focus()
    ada.press("Space")
    closely = page.get_by_test_id("inspector")
    expect(closely.locator("li")).to_have_count(14)
    expect(closely).to_contain_text("RAIN-MOVE-0")
    assert ada.axe() == []
    ada.press("Escape")
    expect(closely).to_have_count(0)
    page.get_by_test_id("pile-fate").focus()
    ada.press("Space")
    expect(closely.locator("li")).to_have_count(8)
    assert ada.missing_sentences() == []


@pytest.mark.parametrize(("size", "targets"), [(SMALL, 17), (LAPTOP, 92)])
def test_where_spaces_are_small_only_offers_can_be_hit(visit: Visit, size: Size, targets: int) -> None:
    """WCAG 2.5.8: on a small screen a space that offers nothing is a picture; hovering tells its words, and its track has a large form."""
    ada = visit(size=size)
    sit_down(ada, "standard", 3, game="rainbow", options=FIRST)
    ada.see("question")
    expect(ada.page.locator("button[data-testid^=space-]")).to_have_count(targets)
    ada.page.get_by_test_id("space-health-6").hover()
    ada.reads("message", "You advertise a breakfast cereal.")
    ada.click("space-love-4")
    expect(ada.page.get_by_test_id("button-1")).to_be_visible()
