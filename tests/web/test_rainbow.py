"""The Game of Happiness in a real browser (UI-G14): from «Play now» to the end page, on a phone, and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.played import played
from tests.web.conftest import Visit
from tests.web.players import Player, play_on, sit_down
from tests.web.visits import PHONE, WIDE, Lang, Size, Visitor

FIRST = {"starting_player": "1"}


def at_the_table(visit: Visit, size: Size = WIDE, lang: Lang = "en", touch: bool = False) -> Visitor:
    """Ada goes first at a table of three."""
    ada = visit(size=size, lang=lang, touch=touch)
    sit_down(ada, "standard", 3, game="rainbow", options=FIRST)
    ada.see("question")
    return ada


def choose(ada: Visitor, *options: str) -> None:
    """Choose one after the other in the panel."""
    for option in options:
        ada.page.locator(f'[data-option="{option}"]').first.click()
        expect(ada.page.locator(f'[data-option="{option}"]')).to_have_count(0)


def test_from_play_now_to_the_end(visit: Visit) -> None:
    """UI-V1: one click starts it for three; what is offered leads to the end page, with every key in order."""
    ada = visit()
    ada.click("play-now-rainbow")
    expect(ada.see("players").locator("[data-plate]")).to_have_count(3)
    ada.set_speed("instant")
    play_to_the_keys(ada)


def test_the_end_on_a_phone_in_french(visit: Visit) -> None:
    """UI-V1: the last quarter of a game that others have begun."""
    ada = visit(lang="fr", size=PHONE)
    game = played("rainbow", players=3)
    play_on(ada, game, game.number * 3 // 4)
    play_to_the_keys(ada)


def play_to_the_keys(ada: Visitor) -> None:
    """To the end page, on which the keys of all three stand."""
    Player(ada).play_to_the_end()
    assert ada.missing_sentences() == []
    assert ada.sideways() == 0
    expect(ada.see("keys").locator("h3")).to_have_count(3)
    assert ada.page.locator("[data-testid=keys] ol li").count() >= 6


def test_the_board_is_played_on(visit: Visit) -> None:
    """UI-T7: a red space takes the button, a holder the marker, the wheel spins when it is clicked on."""
    ada = at_the_table(visit)
    ada.click("space-love-4")
    expect(ada.page.get_by_test_id("button-1")).to_be_visible()
    ada.click("door-faith")
    expect(ada.page.get_by_test_id("wheel")).to_be_visible()
    ada.click("wheel")
    expect(ada.page.locator('[data-option="stay"]')).to_be_visible()
    assert ada.axe() == []


def test_a_space_tells_its_message(visit: Visit) -> None:
    """Words of a space on focus, all of it for screen readers too (UI-T31)."""
    ada = at_the_table(visit)
    ada.page.get_by_test_id("space-health-6").focus()
    ada.reads("message", "You advertise a breakfast cereal.")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_phone_looks_at_one_track_closely(visit: Visit, lang: Lang) -> None:
    """Big targets, nothing sideways, and the whole board one tap away."""
    ada = at_the_table(visit, PHONE, lang, touch=True)
    ada.click("grip")
    ada.click("look-love")
    ada.see("space-love-4")
    # The picture grows while it comes: measure when it has come to rest.
    ada.page.wait_for_function("() => document.querySelector('[data-testid=space-love-4]').getBoundingClientRect().width >= 44")
    assert ada.sideways() == 0
    assert ada.axe() == []
    ada.click("whole-board")
    ada.see("look-love")
    assert ada.missing_sentences() == []


def test_it_is_played_by_keys(visit: Visit) -> None:
    """UI-T30: digits pick what is numbered."""
    ada = at_the_table(visit)
    ada.page.keyboard.press("1")
    expect(ada.page.locator('[data-option^="holder"]').first).to_be_visible()
    ada.page.keyboard.press("1")
    expect(ada.page.locator('[data-option="spin"]')).to_be_visible()
    ada.page.keyboard.press("1")
    expect(ada.page.locator('[data-option="stay"]')).to_be_visible()


def test_a_device_shows_its_number(visit: Visit) -> None:
    """UI-G14: after a move the device of the track shows the number that was told."""
    ada = at_the_table(visit)
    choose(ada, "button love 4", "holder love", "spin")
    ada.page.locator('[data-option^="get off"]').click()
    ada.click("use-device")  # nobody is asked about the button: the turn ends by itself, and the next one comes
    expect(ada.page.locator('[data-testid^="device-"]:not([data-shows="0"])').first).to_be_visible()


def test_the_turn_waits_for_somebody_who_wants_to_move_the_button(visit: Visit) -> None:
    """The button is moved where it lies: asked for once, the turn doesn't end before it was moved."""
    ada = visit()
    ada.page.clock.install()
    sit_down(ada, "standard", 3, game="rainbow", options=FIRST)
    choose(ada, "button love 4", "holder love")
    ada.click("want-button")
    ada.click("show-all")
    choose(ada, "spin")
    ada.page.locator('[data-option^="get off"]').click()
    ada.see("question")
    ada.page.clock.run_for(10_000)  # longer than a turn takes to end by itself
    expect(ada.page.locator('[data-option="end turn"]')).to_be_visible()
    ada.click("space-faith-7")
    expect(ada.page.locator("[data-testid=button-1]")).to_be_visible()
    ada.click("use-device")


SMALLEST = "() => Math.min(...[...document.querySelectorAll('.spaces [data-option], [data-testid^=door]')].map((each) => each.offsetWidth))"
HIDES = """(testid) => {
  const piece = document.querySelector(`[data-testid=${testid}]`)
  const {x, y, width, height} = piece.getBoundingClientRect()
  const over = document.elementsFromPoint(x + width / 2, y + height / 2)
  return over.some((each) => each.closest('button.door, .message'))
}"""


@pytest.mark.parametrize(("size", "lang"), [((1024, 640), "fr"), ((1366, 768), "en"), ((1920, 1080), "fr")])
def test_the_board_fits_one_screen(visit: Visit, size: Size, lang: Lang) -> None:
    """No scroll, the story beside the flower, targets that can be hit, and nothing over one's own piece."""
    ada = at_the_table(visit, size, lang)
    page = ada.page
    board = page.locator("[data-region=board]")
    place = board.bounding_box()
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert ada.sideways() == 0
    assert page.evaluate(SMALLEST) >= 24
    choose(ada, "button love 4", "holder love", "spin")
    expect(page.locator("[data-testid^=door]")).to_have_count(1)
    assert page.evaluate(SMALLEST) >= 24
    assert not page.evaluate(HIDES, "marker-1")
    assert board.bounding_box() == place
    assert ada.missing_sentences() == []
