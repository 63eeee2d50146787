"""Every mode of LOOP, from the first click to the end page, by what the page offers alone (UI-V1)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import Player, sit_down


@pytest.mark.parametrize(("mode", "players"), [("basic", 2), ("competitive", 3), ("coop", 2), ("solo", 1)])
def test_a_whole_game(visit: Visit, mode: str, players: int) -> None:
    """All that is clicked on was offered; the game ends on the end page, and nothing went wrong on the way."""
    ada = visit()
    sit_down(ada, mode, players)
    Player(ada).play_to_the_end()
    assert ada.missing_sentences() == []


def test_one_click_to_the_first_decision(visit: Visit) -> None:
    """UI-S2: «Play now», then something is asked."""
    ada = visit()
    ada.click("play-now-loop")
    ada.see("question")
    expect(ada.page.get_by_test_id("option").first).to_be_visible()
