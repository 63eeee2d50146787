"""LOOP without a mouse (UI-V1, UI-T30)."""

from __future__ import annotations

import random
import time

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import LONG, sit_down
from tests.web.visits import Visitor

SEED = "1"  # alone, who mostly works is done with it after some eight rounds
GUIDED = "tutorial-13"  # who buys metal first can consume twice in the second round
FIRST = ("work", "end turn")
PICKS = ".choice:not(.busy) [data-pick][data-number]"


def press(ada: Visitor, chance: random.Random) -> None:
    """The key that somebody would press now: Enter on what wants to be confirmed, else the number of an action."""
    page = ada.page
    if page.evaluate("document.activeElement?.dataset.testid === 'confirm'"):
        page.keyboard.press("Enter")
        return
    found: list[list[str]] = page.eval_on_selector_all(PICKS, "all => all.map((one) => [one.dataset.option ?? '', one.dataset.number])")
    wanted = [number for option, number in found if option in FIRST] or [number for _, number in found]
    if wanted:
        page.keyboard.press(chance.choice(wanted))
    elif page.locator("[data-back]").count():
        page.keyboard.press("Escape")
    page.wait_for_timeout(20)


def press_number(ada: Visitor, selector: str) -> None:
    """Press the digit that stands beside something that can be picked."""
    found = ada.page.locator(f".choice:not(.busy) {selector}[data-number]")
    expect(found).to_be_visible()
    ada.page.keyboard.press(str(found.get_attribute("data-number")))


def press_option(ada: Visitor, option: str) -> None:
    """Press the digit of an option, and Enter if it is asked about once more."""
    press_number(ada, f'[data-option="{option}"]')
    ada.page.wait_for_function(
        """(option) => document.activeElement?.dataset.testid === 'confirm' || !document.querySelector(`[data-option="${option}"]`)""",
        arg=option,
    )
    if ada.page.get_by_test_id("confirm").count():
        ada.press("Enter")
    expect(ada.page.locator(f'[data-option="{option}"]')).to_have_count(0)


def focused(ada: Visitor) -> str:
    """The hook of what has the focus."""
    return str(ada.page.evaluate("document.activeElement.dataset.testid ?? document.activeElement.id"))


def test_a_whole_game_by_keys(visit: Visit) -> None:
    """From the first question to the end page, with digits and Enter."""
    ada = visit()
    sit_down(ada, "solo", 1, seed=SEED)
    ada.see("question")
    chance = random.Random(1)
    until = time.monotonic() + LONG
    while not ada.page.get_by_test_id("page-end").count():
        assert time.monotonic() < until, "The game didn't come to its end in time."
        press(ada, chance)
    ada.see("page-end")


def test_a_basket_is_filled_and_emptied_by_keys(visit: Visit) -> None:
    """UI-G9: a digit raises a line, left and right change it, up and down lead to the next, Escape goes back; then both are bought."""
    ada = visit()
    sit_down(ada, "basic", 2, options={"starting_player": "1"})
    press_number(ada, '[data-testid="group-buy"]')
    expect(ada.page.get_by_test_id("buy-line")).to_have_count(5)
    ada.press("1")
    assert focused(ada) == "buy-food-more"
    line = ada.page.get_by_test_id("buy-line").first
    ada.press("ArrowRight")
    expect(line).to_contain_text("Quality 2")
    ada.press("ArrowLeft")
    expect(line).to_contain_text("Quality 1")
    ada.press("Escape")
    expect(ada.page.get_by_test_id("buy-line")).to_have_count(0)
    press_number(ada, '[data-testid="group-buy"]')
    ada.press("1", "ArrowDown")
    assert focused(ada) == "buy-glass-more"
    ada.press("Enter", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown")
    assert focused(ada) == "buy"
    ada.press("Enter")
    expect(ada.open_log().get_by_text("Ada bought")).to_have_count(2)
    for coins in ("1", "2"):
        ada.press("u")
        expect(ada.page.get_by_test_id("own-coins")).to_contain_text(coins)


def test_two_rounds_by_keys(visit: Visit) -> None:
    """Buying, ending the turn, an answer to a favour, two activities consumed; Escape takes back a question."""
    ada = visit()
    sit_down(ada, "basic", 2, seed=GUIDED, options={"starting_player": "1"})
    press_number(ada, '[data-testid="group-buy"]')
    metal = ada.page.get_by_test_id("buy-metal-more")
    for _ in range(2):
        ada.press(str(metal.get_attribute("data-number")))
    press_number(ada, '[data-testid="buy"]')
    press_option(ada, "end turn")
    press_option(ada, "reject with card")
    press_number(ada, '[data-option="consume music-2"]')
    expect(ada.page.get_by_test_id("own-happiness")).not_to_contain_text("4")
    press_number(ada, '[data-option="end turn"]')
    ada.see("confirm")
    ada.press("Escape")
    expect(ada.page.get_by_test_id("confirm")).to_have_count(0)
    press_option(ada, "consume travel-2")
    expect(ada.page.get_by_test_id("mat-1").get_by_text("2/3")).to_be_visible()


def test_letters_lead_to_the_parts_of_the_table(visit: Visit) -> None:
    """UI-T4: and arrows go into the group from there."""
    ada = visit()
    sit_down(ada, "basic", 2, options={"starting_player": "1"})
    ada.see("question")
    ada.press("?")
    ada.see("keys")
    ada.press("Escape")
    for letter, place in (("b", "board"), ("m", "mine"), ("o", "opponents"), ("l", "log"), ("a", "actions")):
        ada.press(letter)
        assert ada.page.evaluate("document.activeElement.id") == place
    ada.press("ArrowDown")
    assert ada.page.evaluate("document.activeElement.dataset.option") == "work"
    ada.press("h")
    ada.see("hinted")
    ada.press("b", "ArrowDown", "ArrowDown")
    assert focused(ada).startswith("market-")
