"""2.8 End Game: what sets it off, the final round, and the DEPLETION Penalty."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.loop.story import Story, story
from tests.games.loop.test_depletion import MODES, ROUND, about_to_deplete


def about_to_be_happy(mode: str = "basic", players: int = 3, seat: int = 1, **options: Any) -> Story:
    """A player at HAPPINESS 11 can complete DANCE."""
    t = story(mode, players, 1, **options)
    t.player(seat).has(happiness=11, materials=["glass 2", "plastic 2"])
    return t.scene(stage=["dance-1"])


@pytest.mark.rule("LOOP-2.8b")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_reaching_twelve_sets_off_the_end(mode: str, players: int) -> None:
    """LOOP-2.8b: from 11 to 12 by an ACTIVITY; at 11 nothing was set off."""
    t = about_to_be_happy(mode, players)
    assert t.position["ending"] == "running"
    t.plays("consume dance-1")
    assert t.position["ending"] == "happiness"


@pytest.mark.rule("LOOP-2.8b")
def test_any_way_to_twelve_counts() -> None:
    """LOOP-2.8b: any player, in any way: seat 2 reaches 12 by a GOAL worth more than it takes."""
    t = about_to_be_happy(seat=2)
    t.plays(*ROUND)
    t.player(2).has(happiness=10, activities=["dance-2"], goals=["hobby"])
    t.plays("consume dance-1", "claim hobby")
    assert t.position["ending"] == "happiness"


@pytest.mark.rule("LOOP-2.8-1", "LOOP-R24")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_round_is_played_to_its_end(seat: int) -> None:
    """LOOP-2.8-1, LOOP-R24: whoever reaches 12, the game ends when seat 3, right of the starting player, completes the turn."""
    t = about_to_be_happy(seat=seat)
    for turn in (1, 2, 3):
        assert t.to_act == turn
        t.plays("consume dance-1", "end turn") if turn == seat else t.plays(*ROUND)
    assert t.table.is_over
    assert t.position["round"] == 1
    assert t.table.result.ended_by == "happiness"
    assert t.table.result.notes["rounds"] == 1


@pytest.mark.rule("LOOP-2.8-1")
def test_everybody_has_had_the_same_number_of_turns() -> None:
    """LOOP-2.8-1: seat 2 started, so seat 1 is the last player of the final round."""
    t = about_to_be_happy(seat=2, starting_player="2")
    t.plays("consume dance-1", "end turn", *ROUND)
    assert t.to_act == 1
    t.plays(*ROUND)
    assert t.table.is_over
    turns = [str(entry["who"]) for entry in t.happened("turn-ended")]
    assert sorted(turns) == ["seat1", "seat2", "seat3"]


@pytest.mark.rule("LOOP-2.8-1")
def test_depletion_too_lets_the_round_be_finished() -> None:
    """LOOP-2.8-1: seat 1 empties the deck, seats 2 and 3 have their turns."""
    t = about_to_deplete().plays("buy utility 1", "end turn", *ROUND)
    assert t.to_act == 3
    t.plays(*ROUND)
    assert t.table.is_over
    assert t.table.result.ended_by == "depletion"


@pytest.mark.rule("LOOP-R24")
def test_a_trigger_in_the_last_turn_lets_it_be_played_out() -> None:
    """LOOP-R24: seat 3 reaches 12 and may still claim, trade and consume before the end."""
    t = about_to_be_happy(seat=3)
    t.scene(stage=["dance-1", "dance-2"])
    t.player(3).has(materials=["glass 2", "plastic 4", "utility 4"])
    t.plays(*ROUND, *ROUND, "consume dance-1")
    assert not t.table.is_over
    assert t.offers("consume dance-2")
    t.plays("end turn")
    assert t.table.is_over


@pytest.mark.rule("LOOP-R24")
def test_depletion_by_burning_after_the_last_turn_ends_the_game_on_the_spot() -> None:
    """LOOP-R24: in Cooperative the round's last MATERIAL burns after seat 3's turn, and no further round begins."""
    t = story("coop", 3).scene(material_deck=["metal"])
    t.plays(*ROUND, *ROUND, *ROUND)
    assert t.table.is_over
    assert t.table.result.ended_by == "depletion"
    assert t.position["round"] == 1


@pytest.mark.rule("LOOP-R24", "LOOP-R23")
def test_depletion_by_an_event_after_the_last_turn_ends_the_game() -> None:
    """LOOP-R24, LOOP-R23 (10): Overproduction, triggered after seat 3's turn, removes the last MATERIAL."""
    t = story("competitive", 3, apply_at_events="costly").scene(material_deck=["metal"])
    t.player(3).has(face_down=["overproduction"])
    t.plays(*ROUND, *ROUND, *ROUND)
    assert t.table.is_over
    assert t.table.result.ended_by == "depletion"


@pytest.mark.rule("LOOP-R24", "LOOP-R23")
def test_events_flipped_together_are_all_resolved_though_the_first_sets_off_the_end() -> None:
    """LOOP-R24, LOOP-R23 (9) and (10): Overproduction after seat 3's turn empties the deck; Obsolescence still strikes everybody."""
    t = story("competitive", 3, apply_at_events="costly")
    for seat in (1, 2, 3):
        t.player(seat).has(materials=["glass 2"])
    t.player(3).has(face_down=["overproduction", "obsolescence"])
    t.scene(material_deck=["metal"])
    t.plays(*ROUND, *ROUND, *ROUND)
    assert t.position["ending"] == "depletion"
    assert not t.table.is_over
    t.plays("wear glass 2", "wear glass 2", "wear glass 2")
    assert t.table.is_over
    assert [t.player(seat).materials for seat in (1, 2, 3)] == [["glass 1"], ["glass 1"], ["glass 1"]]


@pytest.mark.rule("LOOP-R24")
def test_an_event_in_the_middle_of_the_round_makes_it_the_last() -> None:
    """LOOP-R24: Overproduction after seat 1's turn: seats 2 and 3 still play, then it is over."""
    t = story("competitive", 3, apply_at_events="costly").scene(material_deck=["metal"])
    t.player(1).has(face_down=["overproduction"])
    t.plays(*ROUND)
    assert t.position["ending"] == "depletion"
    t.plays(*ROUND)
    assert t.to_act == 3
    t.plays(*ROUND)
    assert t.table.is_over


@pytest.mark.rule("LOOP-R24")
def test_in_solo_the_running_turn_is_finished() -> None:
    """LOOP-R24: every turn is a round; at 12 more ACTIVITY may follow, then the game ends."""
    t = about_to_be_happy("solo", 1).plays("consume dance-1")
    assert not t.table.is_over
    t.plays("end turn")
    assert t.table.is_over


@pytest.mark.rule("LOOP-R25")
def test_no_event_is_triggered_after_the_very_last_turn() -> None:
    """LOOP-R25, LOOP-R23 (8): seat 3's face-down EVENT stays unresolved."""
    t = about_to_be_happy("competitive", seat=3)
    t.player(3).has(face_down=["treat"])
    t.plays(*ROUND, *ROUND, "consume dance-1", "end turn")
    assert t.table.is_over
    assert t.player(3).face_down == ["treat"]
    assert t.happened("event-triggered") == []


@pytest.mark.rule("LOOP-R25")
def test_events_of_earlier_players_are_still_triggered_in_the_last_round() -> None:
    """LOOP-R25: only the last turn is followed by the end; after seat 1's turn EVENT are resolved as ever."""
    t = about_to_be_happy("competitive")
    t.player(1).has(face_down=["treat"])
    t.plays("consume dance-1", "end turn")
    assert [event["card"] for event in t.happened("event-triggered")] == ["treat"]


@pytest.mark.rule("LOOP-R25")
def test_by_option_the_last_players_events_are_triggered_before_scoring() -> None:
    """LOOP-R25: with `resolve_events_after_last_turn` The Gap still costs everybody 1 HAPPINESS."""
    t = about_to_be_happy("competitive", 2, seat=2, resolve_events_after_last_turn=True, apply_at_events="costly")
    t.player(1).has(coins=20, happiness=4)
    t.player(2).has(face_down=["gap"])
    t.plays(*ROUND, "consume dance-1", "end turn")
    assert t.table.is_over
    assert t.table.result.scores == [2, 11]


@pytest.mark.rule("LOOP-R26")
def test_happiness_that_falls_again_does_not_call_off_the_end() -> None:
    """LOOP-R26: seat 1 was at 12, loses 1 at the turn's end, and the game ends with the round all the same."""
    t = about_to_be_happy("competitive", 2).scene(event="diamond")
    t.plays("consume dance-1", "end turn").passes_until("TakeTurn")
    assert t.player(1).happiness == 11
    assert t.position["ending"] == "happiness"
    t.plays(*ROUND)
    assert t.table.is_over
