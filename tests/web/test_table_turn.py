"""A turn at the table (ui.md 4): what can be done and what it brings, what can't and why, undo, hint, log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import Player, sit_down
from tests.web.visits import PHONE, TABLET, Visitor

FIRST = {"starting_player": "1"}
SOUNDS = """window.notes = []
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (at) { window.notes.push(Math.round(this.frequency.value)); start.call(this, at) }"""
AT_ONES_TURN = [523, 659]  # Hz


def ada_begins(visit: Visit, **wishes: object) -> Visitor:
    """Ada has the first turn of a basic game for two."""
    ada = visit(**{name: wishes.pop(name) for name in ("lang", "size", "touch", "theme") if name in wishes})
    sit_down(ada, "basic", 2, options=FIRST, **wishes)
    ada.see("question")
    return ada


def test_an_option_says_what_it_brings(visit: Visit) -> None:
    """UI-T6: resulting values, from what is sure to happen."""
    ada = ada_begins(visit)
    work = ada.page.locator('[data-option="work"]')
    expect(work).to_contain_text(re.compile(r"Coins\s*2"))
    expect(work).to_contain_text(re.compile(r"Happiness\s*4"))


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    """UI-T8: the reason as text, with a link to the rule that opens beside the table."""
    ada = ada_begins(visit)
    refused = ada.see("unavailable")
    refused.locator("summary").click()
    expect(refused).to_contain_text("End the turn")
    expect(refused).to_contain_text("you can’t pass")
    refused.get_by_test_id("rule-link").first.click()
    expect(ada.page.get_by_test_id("page-table")).to_be_visible()


def test_a_card_that_is_not_offered_says_why(visit: Visit) -> None:
    """UI-T8: the same sentence when it is tapped; UI-T3: what is asked stands in the status bar."""
    ada = ada_begins(visit)
    ada.reads("status", "Your turn: work, buy or consume.")
    ada.click("stage-2")
    ada.reads("toast", "Consume: it needs two materials of that type; you have 0 (LOOP-2.0.c3)")


def test_the_board_filters_the_actions(visit: Visit) -> None:
    """UI-T7: a card of the market opens what can be done with it; one click leads back to all that can be done, and empties the basket."""
    ada = ada_begins(visit)
    work = ada.page.locator('[data-option="work"]')
    ada.click("market-1")
    expect(ada.page.get_by_test_id("buy-line").first).to_be_visible()
    expect(work).to_have_count(0)
    ada.click("back")
    expect(work).to_be_visible()
    expect(ada.page.get_by_test_id("buy-line")).to_have_count(0)


def test_two_materials_are_bought_together(visit: Visit) -> None:
    """UI-G9: one place for up to three materials; both purchases are made, one after the other."""
    ada = ada_begins(visit)
    ada.click("group-buy")
    more = ada.page.locator('[data-testid="buy-line"] [data-testid$="-more"]')
    more.nth(0).click()
    more.nth(1).click()
    ada.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})  # what is half chosen stays when a window is made smaller
    ada.see("sheet")
    ada.click("buy")
    expect(ada.page.get_by_test_id("own-coins")).to_contain_text("0")
    expect(ada.page.get_by_test_id("log").get_by_text("Ada bought")).to_have_count(2)


def test_undo_is_allowed_until_something_is_revealed(visit: Visit) -> None:
    """UI-T15, UI-T16: an own choice can be taken back; the end of a turn deals new cards, and that is said."""
    ada = ada_begins(visit)
    player = Player(ada)
    undo = ada.page.get_by_test_id("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    player.choose("work")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(ada.page.locator('[data-option="work"]')).to_be_visible()
    player.choose("work")
    ada.page.locator('[data-option="end turn"]').click()
    if ada.page.get_by_test_id("confirm").count():
        ada.click("confirm")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(ada.page.get_by_test_id("undo-why")).to_contain_text("Too late to undo")  # before the click
    undo.click(force=True)
    expect(ada.page.get_by_test_id("toast").first).to_contain_text("Too late to undo")


def test_a_hint_names_an_option_and_its_reason(visit: Visit) -> None:
    """UI-T18: with what is worse and a link to the rule; it is where the next key goes, and can be followed with one click."""
    ada = ada_begins(visit)
    ada.click("hint")
    hint = ada.page.get_by_test_id("hinted")
    expect(hint).to_contain_text("The bot would choose")
    expect(hint).to_be_focused()
    others = [odds.split(",")[0] for odds in hint.locator("[data-testid=hint-other] p:last-child").all_text_contents()]
    assert len(others) <= 2
    assert hint.get_by_test_id("hint-odds").inner_text().split(",")[0] not in others
    hint.get_by_test_id("rule-link").first.click()
    ada.reads("rule-drawer", "LOOP-2.0")
    ada.press("Escape")
    lines = ada.open_log().get_by_test_id("log-line")
    before = lines.count()
    ada.click("take-hint")
    expect(lines.nth(before)).to_be_visible()


def test_a_line_of_the_log_leads_back(visit: Visit) -> None:
    """UI-T22: the table as it was, read-only, and back to now; alone one may play on from there (UI-T17)."""
    ada = ada_begins(visit)
    Player(ada).choose("work")
    ada.open_log().get_by_test_id("log-line").first.click()
    ada.see("past")
    expect(ada.page.get_by_test_id("option")).to_have_count(0)
    ada.click("back-to-now")
    expect(ada.page.get_by_test_id("past")).to_have_count(0)
    ada.page.get_by_test_id("log-line").first.click()
    ada.click("rewind")
    ada.click("rewind-sure")
    expect(ada.page.locator('[data-option="work"]')).to_be_visible()
    expect(ada.page.get_by_test_id("status")).to_contain_text("studied")


def test_a_first_tap_selects_and_a_second_commits(visit: Visit) -> None:
    """UI-T13, UI-T2: on a phone the actions come up from below, and a tap shows before it does."""
    ada = ada_begins(visit, size=PHONE, touch=True, lang="fr")
    ada.see("sheet")
    work = ada.page.locator('[data-option="work"]')
    work.tap()
    ada.see("confirm")
    work.tap()
    expect(ada.page.locator('[data-option="end turn"]')).to_be_visible()
    assert ada.sideways() <= 0
    assert ada.missing_sentences() == []


def test_one_tap_leads_to_every_part_of_the_table(visit: Visit) -> None:
    """UI-T4: on a phone the table is long, and the closed sheet names its parts."""
    ada = ada_begins(visit, size=PHONE, touch=True)
    ada.click("grip")
    ada.see("jumps").get_by_role("button").last.click()
    expect(ada.page.get_by_test_id("log")).to_be_in_viewport()


def test_one_summary_is_announced(visit: Visit) -> None:
    """UI-T23: what is asked is said in the one live region."""
    ada = ada_begins(visit)
    Player(ada).choose("work")
    expect(ada.page.get_by_test_id("announcer")).to_contain_text("Anything else before you end your turn")


@pytest.mark.parametrize("wished", [False, True])
def test_a_sound_at_ones_turn_if_one_wishes(visit: Visit, wished: bool) -> None:
    """UI-I4: two notes when it is one's turn again; silence for who dislikes sounds."""
    ada = visit("/settings")
    if not wished:
        ada.click("set-sounds")
    ada.context.add_init_script(SOUNDS)
    sit_down(ada, "basic", 2, options=FIRST)
    ada.see("question")
    player = Player(ada)
    player.choose("work")
    chosen = len(ada.page.evaluate("window.notes"))
    player.choose("end turn")
    if ada.page.get_by_test_id("confirm").count():
        ada.click("confirm")
    expect(ada.page.locator('[data-option="end turn"]')).to_have_count(0)
    ada.see("question")
    notes: list[int] = ada.page.evaluate("window.notes")
    assert (chosen > 0) is wished
    assert notes[-2:] == (AT_ONES_TURN if wished else [])
