"""Cancelling Hang-up cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rainbow.story import AREAS, Story, on_track


def improves(card: str, **values: Any) -> Story:
    """Seat 1 lands on an orange space and draws this card."""
    t = on_track("faith 1")
    t.player(1).has(**values)
    return t.scene(self_improvement=[card]).moves(1)


@pytest.mark.rule("RAIN-HANG-1", "RAIN-HANG-3")
def test_one_card_cancels_one_hang_up_and_both_leave_the_game() -> None:
    """RAIN-HANG-1, RAIN-HANG-3: neither goes back to a pile."""
    t = improves("love")
    assert t.player(1).hang_ups == [area for area in AREAS if area != "love"]
    assert t.player(1).saved == []
    assert (t.position["removed_self_improvement"], len(t.position["self_improvement"])) == (["love"], 59)


@pytest.mark.rule("RAIN-HANG-1", "RAIN-R18")
def test_two_hang_ups_need_two_cards_the_original_goes_first() -> None:
    """RAIN-HANG-1, RAIN-R18: one love card, and the Fate hang-up is still there."""
    t = improves("love", fate_hang_ups=["love"])
    assert ("love" in t.player(1).hang_ups, t.player(1).fate_hang_ups) == (False, ["love"])


@pytest.mark.rule("RAIN-HANG-2")
@pytest.mark.parametrize("card", [area for area in AREAS if area != "knowledge"])
def test_only_the_same_area_helps(card: str) -> None:
    """RAIN-HANG-2: none of the other five cancels a knowledge hang-up."""
    t = improves(card, hang_ups=["knowledge"])
    assert t.player(1).hang_ups == ["knowledge"]
    assert t.player(1).saved == [card]


@pytest.mark.rule("RAIN-HANG-4", "RAIN-GEN-6")
def test_cards_may_be_saved_for_later_hang_ups() -> None:
    """RAIN-HANG-4: two health cards without a health hang-up and without its key."""
    t = improves("health", hang_ups=["love"], saved=["health"])
    assert t.player(1).saved == ["health", "health"]


@pytest.mark.rule("RAIN-R18", "RAIN-HANG-4")
def test_a_fresh_fate_hang_up_meets_a_saved_card_at_once() -> None:
    """RAIN-R18: both are removed without a question."""
    t = on_track("faith 2")
    t.player(1).has(hang_ups=["love"], saved=["health"])
    t.scene(fate=["health"]).moves(1)
    assert (t.player(1).fate_hang_ups, t.player(1).saved) == ([], [])
    assert (t.position["removed_fate"], t.position["removed_self_improvement"].count("health")) == (["health"], 2)


@pytest.mark.rule("RAIN-R18", "RAIN-BTN-4")
def test_hang_ups_are_cancelled_on_anybodys_turn() -> None:
    """RAIN-R18: a Button's reward cancels while the opponent plays."""
    t = on_track("friendship 7").scene(self_improvement=["money"])
    t.moves(1)
    assert t.to_act == 1
    assert "money" not in t.player(2).hang_ups


@pytest.mark.rule("RAIN-KEY-6")
def test_a_card_for_a_safe_key_goes_to_the_bottom() -> None:
    """RAIN-KEY-6: it isn't needed."""
    t = improves("love", stand=["love"])
    assert t.player(1).saved == []
    assert t.position["self_improvement"][0] == "love"
    assert len(t.position["self_improvement"]) == 59


@pytest.mark.rule("RAIN-R21")
@pytest.mark.parametrize("where", ["orange", "fate", "button"])
def test_an_empty_self_improvement_pile_gives_nothing(where: str) -> None:
    """RAIN-R21: neither by a space, nor by a Fate card, nor as a reward; play goes on."""
    t = on_track({"orange": "faith 1", "fate": "faith 2", "button": "friendship 7"}[where])
    t.player(1).has(hang_ups=[])
    t.player(2).has(hang_ups=[])
    t.player(1).has(saved=t.position["self_improvement"])
    t.scene(fate=["fate_self_improvement"]).moves(1)
    assert t.happened("self-improvement-pile-empty")[0]["rule"] == "RAIN-R21"
    assert t.question == "MoveButton"
    assert (t.player(2).saved, t.position["self_improvement"]) == ([], [])
