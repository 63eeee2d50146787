"""Placing Key cards on Rainbow Stands, and winning the game."""

from __future__ import annotations

from typing import Any

import pytest

import felicity
from felicity.core.errors import GameOver
from tests.games.rainbow.story import AREAS, Story, on_track, story

FIVE = ["health", "friendship", "knowledge", "love", "money"]


@pytest.mark.rule("RAIN-KEY-1", "RAIN-KEY-2", "RAIN-R19")
def test_a_key_goes_on_the_stand_as_soon_as_no_hang_up_of_its_area_is_left() -> None:
    """RAIN-KEY-1, RAIN-KEY-2, RAIN-R19: other areas don't matter."""
    t = on_track("faith 13")
    t.player(1).has(hang_ups=["love"])
    t.moves(1)
    assert (t.player(1).keys, t.player(1).stand) == ([], ["faith"])
    t = on_track("faith 13")
    t.player(1).has(hang_ups=["faith"])
    t.moves(1)
    assert (t.player(1).keys, t.player(1).stand) == (["faith"], [])


@pytest.mark.rule("RAIN-KEY-3")
def test_keys_fill_the_stand_from_bottom_to_top_in_any_order() -> None:
    """RAIN-KEY-3: love, then faith."""
    t = on_track("faith 13")
    t.player(1).has(hang_ups=[], stand=["love"])
    t.moves(1)
    assert t.player(1).stand == ["love", "faith"]
    assert t.happened("key-placed")[-1]["slot"] == 2


@pytest.mark.rule("RAIN-KEY-4", "RAIN-KEY-5")
def test_a_key_on_the_stand_is_safe() -> None:
    """RAIN-KEY-4: no Fate card touches it."""
    t = on_track("faith 2")
    t.player(1).has(stand=["love", "faith"])
    t.scene(fate=["love"]).moves(1)
    assert (t.player(1).stand, t.player(1).fate_hang_ups) == (["love", "faith"], [])


@pytest.mark.rule("RAIN-KEY-7", "RAIN-R29")
def test_a_key_in_front_can_be_blocked_anew_but_not_lost() -> None:
    """RAIN-KEY-7, RAIN-R29: a second hang-up, and the key still lies there."""
    t = on_track("faith 2")
    t.player(1).has(keys=["love"])
    t.scene(fate=["love"]).moves(1)
    assert (t.player(1).keys, t.player(1).fate_hang_ups) == (["love"], ["love"])


@pytest.mark.rule("RAIN-R20", "RAIN-R35")
def test_saved_cards_return_when_the_key_is_placed() -> None:
    """RAIN-R20: to the bottom of the pile, where everybody knows them (RAIN-R35)."""
    t = on_track("faith 13")
    t.player(1).has(hang_ups=["love"], saved=["faith", "faith", "health"])
    t.moves(1)
    assert t.player(1).saved == ["health"]
    assert t.position["self_improvement"][:2] == ["faith", "faith"]
    assert t.table.view(2)["board"]["self_improvement_bottom"] == ["faith", "faith"]  # type: ignore[index]


@pytest.mark.rule("RAIN-R34", "RAIN-R19")
def test_a_card_cancels_and_places_in_one_chain() -> None:
    """RAIN-R34: drawn, cancelled, placed, without a pause."""
    t = on_track("faith 1")
    t.player(1).has(keys=["love"])
    t.scene(self_improvement=["love"]).moves(1)
    assert (t.player(1).keys, t.player(1).stand) == ([], ["love"])
    assert [entry["event"] for entry in t.table.events(1)][-3:] == ["self-improvement-drawn", "hang-up-cancelled", "key-placed"]


@pytest.mark.rule("RAIN-R19", "RAIN-R24")
def test_keys_are_placed_during_others_turns_too() -> None:
    """RAIN-R19, RAIN-R24: a Button's reward cancels the last hang-up."""
    t = on_track("friendship 7")
    t.player(2).has(keys=["money"])
    t.scene(self_improvement=["money"]).moves(1)
    assert t.player(2).stand == ["money"]
    assert t.question == "MoveButton"


def nearly(seat: int, t: Story, **values: Any) -> Story:
    """A seat with five keys on the stand and the faith key missing."""
    t.player(seat).has(stand=FIVE, **values)
    return t


@pytest.mark.rule("RAIN-WIN-1", "RAIN-R10", "RAIN-R23")
def test_the_sixth_key_wins_at_once() -> None:
    """RAIN-WIN-1: no way back to the wheel (RAIN-R10), no late move of the Button (RAIN-R23)."""
    t = nearly(1, on_track("faith 13"), hang_ups=[])
    t.moves(1)
    assert t.table.is_over
    assert t.table.result.winners == [1]
    assert t.player(1).stand == [*FIVE, "faith"]
    assert t.player(1).marker == "faith 14"
    assert t.offered() == []
    with pytest.raises(GameOver):
        t.plays("end turn")


@pytest.mark.rule("RAIN-WIN-1")
def test_six_keys_of_which_one_is_in_front_do_not_win() -> None:
    """RAIN-WIN-1: all six on the stand."""
    t = nearly(1, on_track("faith 13"))
    t.moves(1)
    assert not t.table.is_over
    assert t.player(1).keys == ["faith"]


@pytest.mark.rule("RAIN-WIN-1", "RAIN-R24", "RAIN-R30")
def test_a_button_may_win_in_anothers_turn() -> None:
    """RAIN-R24: seat 1 lands on seat 2's Button, whose reward frees the last key. RAIN-R30: there is one winner."""
    t = nearly(2, on_track("friendship 7", players=3), keys=["faith"])
    nearly(1, t, keys=["faith"])
    t.scene(self_improvement=["faith"]).moves(1)
    assert t.table.result.winners == [2]
    assert [seat.rank for seat in t.table.result.seats] == [2, 1, 3]
    assert t.table.result.scores == [5, 6, 0]


@pytest.mark.rule("RAIN-WIN-1")
def test_winning_by_money_by_fate_and_by_improvement() -> None:
    """RAIN-WIN-1: however the sixth key gets on the stand."""
    t = on_track("love 1")
    t.player(1).has(stand=[area for area in AREAS if area != "money"], hang_ups=[], money=2000)
    assert t.moves(1).table.is_over
    t = nearly(1, on_track("faith 2"), hang_ups=[])
    assert t.scene(fate=["fate_key"]).moves(1).table.is_over
    t = nearly(1, on_track("love 2"), keys=["faith"])
    assert t.scene(self_improvement=["faith"]).moves(1).table.is_over


@pytest.mark.rule("RAIN-WIN-1", "RAIN-R30")
def test_the_result_tells_the_keys_in_order() -> None:
    """Points by source are keys on the stand; the notes say when each was placed."""
    t = nearly(1, on_track("faith 13"), hang_ups=[])
    result = t.moves(1).table.result.as_dict()
    assert (result["ended_by"], result["target"], result["tie_break"]) == ("rainbow", 6, "")
    assert result["seats"][0]["sources"] == dict.fromkeys(AREAS, 1)
    keys = result["notes"]["keys"]
    assert isinstance(keys, list)
    assert [key["area"] for key in keys[0]] == [*FIVE, "faith"]


def test_a_finished_game_can_be_saved_and_loaded() -> None:
    """The winner's Marker stays where it won."""
    t = nearly(1, on_track("faith 13"), hang_ups=[]).moves(1)
    assert felicity.load(t.table.dump()).result.winners == [1]
    assert story(2).position["winner"] is None
