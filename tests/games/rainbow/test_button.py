"""Playing the Happiness Buttons."""

from __future__ import annotations

import pytest

from felicity.games.rainbow.cards import CATALOG, Cards
from tests.games.rainbow.story import on_track, story


@pytest.mark.rule("RAIN-BTN-1", "RAIN-BTN-2")
def test_a_button_may_go_to_every_unoccupied_fate_space_of_any_track() -> None:
    """RAIN-BTN-1, RAIN-BTN-2: 17 red spaces less two Buttons."""
    t = story(2)
    red = [option.text for option in Cards(CATALOG.default_tables()).buttons]
    assert len(red) == 17
    assert t.offered("button") == [text for text in red if text not in ("button friendship 4", "button friendship 8")]


@pytest.mark.rule("RAIN-BTN-2")
def test_moving_the_button_is_voluntary_and_for_the_own_turn() -> None:
    """RAIN-BTN-2: seat 2 is never asked while seat 1 plays, and may leave it."""
    t = story(2).spins(0)
    assert t.to_act == 1
    t.plays("stay", "end turn")
    assert [t.player(seat).button for seat in (1, 2)] == ["friendship 4", "friendship 8"]


@pytest.mark.rule("RAIN-R22")
def test_no_button_under_a_marker() -> None:
    """RAIN-R22: neither an opponent's nor the own."""
    t = on_track("faith 3")
    t.player(2).has(marker="faith 7")
    assert t.refuses("button faith 3", "RAIN-R22")
    assert t.refuses("button faith 7", "RAIN-R22")
    assert t.offers("button faith 11")


@pytest.mark.rule("RAIN-BTN-1", "RAIN-R25")
def test_no_button_on_a_button_nor_to_where_it_lies() -> None:
    """RAIN-BTN-1, RAIN-R25: the opponent's space and the own one."""
    t = story(2)
    assert t.refuses("button friendship 8", "RAIN-BTN-1")
    assert t.refuses("button friendship 4", "RAIN-R25")


@pytest.mark.rule("RAIN-BTN-3", "RAIN-SPACE-2X")
def test_an_opponents_button_spares_the_visitor() -> None:
    """RAIN-BTN-3, RAIN-SPACE-2X: no Fate card is drawn."""
    t = on_track("friendship 7").moves(1)
    assert len(t.position["fate"]) == 22
    assert t.happened("fate-drawn") == []
    assert t.happened("spared") == [{"event": "spared", "who": "seat1", "owner": "seat2", "rule": "RAIN-SPACE-2X"}]


@pytest.mark.rule("RAIN-BTN-4")
def test_the_owner_gets_the_top_self_improvement_card_and_the_visitor_nothing() -> None:
    """RAIN-BTN-4: the owner's hang-up goes, the visitor's stay."""
    t = on_track("friendship 7").scene(self_improvement=["love", "faith"]).moves(1)
    assert "love" not in t.player(2).hang_ups
    assert len(t.player(1).hang_ups) == 6
    assert len(t.position["self_improvement"]) == 59


@pytest.mark.rule("RAIN-R24", "RAIN-KEY-6")
def test_a_reward_may_be_saved_or_unneeded() -> None:
    """RAIN-R24: like any other Self-improvement card."""
    t = on_track("friendship 7")
    t.player(2).has(hang_ups=["faith"])
    t.scene(self_improvement=["love"]).moves(1)
    assert t.player(2).saved == ["love"]
    t = on_track("friendship 7")
    t.player(2).has(stand=["love"])
    t.scene(self_improvement=["love"]).moves(1)
    assert (t.player(2).saved, t.position["self_improvement"][0]) == ([], "love")


@pytest.mark.rule("RAIN-BTN-5")
def test_the_own_button_does_not_help() -> None:
    """RAIN-BTN-5: the owner draws a Fate card there, and no reward."""
    t = on_track("friendship 3").scene(fate=["love"]).moves(1)
    assert t.player(1).fate_hang_ups == ["love"]
    assert len(t.position["self_improvement"]) == 60


@pytest.mark.rule("RAIN-BTN-6", "RAIN-R25")
def test_a_button_stays_where_a_marker_lands() -> None:
    """RAIN-BTN-6, RAIN-R25: Marker and Button share the space, and a second visitor is spared too."""
    t = on_track("friendship 7", players=3).moves(1).plays("end turn")
    assert t.player(1).marker == t.player(2).button == "friendship 8"
    t.player(3).has(marker="friendship 6")
    t.turn_of(3).moves(2)
    assert len(t.happened("spared")) == 2
    assert t.player(2).button == "friendship 8"


@pytest.mark.rule("RAIN-SET-8", "RAIN-SET-9", "RAIN-CHOOSE-5", "RAIN-BTN-2")
def test_everybody_is_told_where_buttons_and_markers_go() -> None:
    """Placed one after another, carried round by the wheel, and moved."""
    t = story(3)
    assert t.log() == [
        "button-placed seat1 friendship 4 RAIN-SET-8",
        "button-placed seat2 friendship 8 RAIN-SET-8",
        "button-placed seat3 friendship 13 RAIN-SET-8",
        "marker-placed seat1 friendship RAIN-SET-9",
        "marker-placed seat2 love RAIN-SET-9",
        "marker-placed seat3 self_improvement RAIN-SET-9",
        "round-started 1 RAIN-START-2",
        "turn-started seat1 RAIN-START-2",
    ]
    t.spins(2)
    assert t.log()[8:] == [
        "wheel-spun seat1 2 RAIN-CHOOSE-5",
        "marker-carried seat1 self_improvement RAIN-CHOOSE-5",
        "marker-carried seat2 knowledge RAIN-CHOOSE-5",
        "marker-carried seat3 faith RAIN-CHOOSE-5",
    ]
    t.plays("stay", "button faith 7")
    assert "button-moved seat1 faith 7 RAIN-BTN-2" in t.log()
