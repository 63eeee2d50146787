"""A game of another distribution that brings no page of its own, in a real browser: box, set-up, table, end, replay, rules (UI-V1)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.plugins.fresh import fresh
from tests.plugins.process import Served
from tests.web.conftest import STAGE
from tests.web.players import Player
from tests.web.visits import PHONE, Lang, Size, Visitor

LAPTOP = (1366, 768)


@pytest.fixture(scope="module")
def table_of_strangers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where Pig is installed."""
    folder = tmp_path_factory.mktemp("pig")
    with fresh(folder).serving(folder / "tables.sqlite") as found:
        yield found


@pytest.fixture
def visitor(browser: Browser, table_of_strangers: Served, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody with a screen of this size, who speaks this language. No page may complain."""
    size, lang = request.param
    found = STAGE.run(Visitor, browser, table_of_strangers, lang, size, "light", size == PHONE)
    yield found
    STAGE.run(found.context.close)
    assert found.complaints == []


def on(size: Size, lang: Lang) -> pytest.MarkDecorator:
    """The screen and the language of a visitor."""
    return pytest.mark.parametrize("visitor", [(size, lang)], indirect=True)


@on(LAPTOP, "en")
def test_from_the_shelf_to_the_end_and_the_replay(visitor: Visitor) -> None:
    """It stands behind our own games, and is played by clicking on what is offered."""
    visitor.go("/")
    boxes = visitor.page.locator("article[data-testid^=game-]")
    expect(boxes.last).to_have_attribute("data-testid", "game-pig")
    expect(boxes.last.locator("h3")).to_have_text("Pig")
    assert visitor.flaws(axe=True) == []
    visitor.click("play-now-pig")
    visitor.reads("question", "Roll or hold?")
    expect(visitor.see("plain-board")).to_contain_text("Goal")
    expect(visitor.see("player-1")).to_contain_text("Score")
    expect(visitor.see("players").locator("[data-plate]")).to_have_count(3)
    assert visitor.flaws(axe=True) == []
    visitor.set_speed("instant")
    Player(visitor).play_to_the_end()
    visitor.reads("points", "Held")
    expect(visitor.page.locator(".detail")).to_contain_text("Goal reached")
    visitor.click("open-replay")
    visitor.see("replay")
    expect(visitor.see("plain-board")).to_contain_text("Pot")
    expect(visitor.page.get_by_test_id("replay-curve")).to_have_count(0)
    assert visitor.flaws(axe=True) == []


@on(PHONE, "fr")
def test_set_up_on_a_phone_in_french(visitor: Visitor) -> None:
    """Its own words are English; all others are not."""
    visitor.go("/#setup-pig")
    visitor.page.get_by_test_id("setup-panel").locator("summary").click()
    visitor.page.get_by_test_id("option-goal").select_option("50")
    assert visitor.flaws(axe=True) == []
    visitor.click("setup-start")
    visitor.reads("question", "Roll or hold\u202f?")
    visitor.set_speed("instant")
    Player(visitor).play_to_the_end()
    expect(visitor.see("result")).to_contain_text("gagne")
    assert visitor.flaws(axe=True) == []


@on(LAPTOP, "fr")
def test_its_rules_are_there_in_the_only_language_that_they_have(visitor: Visitor) -> None:
    visitor.go("/rules#PIG-3")
    expect(visitor.see("page-rules")).to_have_attribute("data-game", "pig")
    expect(visitor.page.locator("#PIG-3")).to_contain_text("A roll of 1 empties the pot")
    visitor.click("view-cards")
    visitor.reads("no-cards", "Pig n’a pas de cartes.")
    assert visitor.flaws(axe=True) == []
