"""What comes and goes by itself at a table: the end of a turn, moments, notices that stay, a farewell."""

from __future__ import annotations

import datetime

from playwright.sync_api import Locator, expect

from tests.played import played
from tests.web.conftest import Visit
from tests.web.players import play_on
from tests.web.visits import Visitor

NOON = datetime.datetime(2026, 1, 1, 12, tzinfo=datetime.UTC)
ALMOST = 1100  # ms: then a turn hasn't ended by itself yet
ENOUGH = 200  # ms more: then it has


def with_all_done(visit: Visit, *, ends: bool = True) -> tuple[Visitor, Locator]:
    """Ada has left the wheel, and nothing but the end of her turn is left that must be done; time stands still. And where she left it."""
    game = played("rainbow", players=2)
    number = next(at for at, move in enumerate(game.moves) if move.seat == 1 and move.option.text.startswith("get off"))
    ada = visit("/settings")
    if not ends:
        ada.click("set-end")
    ada.page.clock.install(time=NOON)
    play_on(ada, game, number)
    choice = ada.page.locator(f'[data-option="{game.moves[number].option.text}"]')
    expect(choice).to_be_visible()
    ada.page.clock.pause_at(NOON + datetime.timedelta(minutes=5))
    choice.click()
    expect(end_of(ada)).to_be_visible()
    return ada, choice


def end_of(ada: Visitor) -> Locator:
    """The command that ends her turn."""
    return ada.page.locator('[data-option="end turn"]')


def test_a_turn_ends_by_itself(visit: Visit) -> None:
    """When nothing else has to be done, and after a moment."""
    ada, _ = with_all_done(visit)
    ada.page.clock.run_for(ALMOST)
    expect(end_of(ada)).to_be_visible()
    ada.page.clock.run_for(ENOUGH)
    expect(end_of(ada)).to_have_count(0)


def test_the_last_choice_can_be_taken_back_before_the_turn_ends(visit: Visit) -> None:
    """And then it doesn't end: there is something to do again."""
    ada, choice = with_all_done(visit)
    ada.page.clock.run_for(ALMOST)
    ada.click("undo")
    expect(choice).to_be_visible()
    ada.page.clock.run_for(10 * ALMOST)
    expect(choice).to_be_visible()


def test_who_dislikes_it_ends_every_turn(visit: Visit) -> None:
    """The same turn, with the switch off."""
    ada, _ = with_all_done(visit, ends=False)
    ada.page.clock.run_for(10 * ALMOST)
    expect(end_of(ada)).to_be_visible()
    end_of(ada).click()
    expect(end_of(ada)).to_have_count(0)
