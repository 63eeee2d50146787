"""Choosing the track to travel: the Rainbow Wheel."""

from __future__ import annotations

from collections import Counter

import pytest

from felicity.core.rng import Rng
from tests.games.rainbow.story import on_track, story


@pytest.mark.rule("RAIN-CHOOSE-1", "RAIN-R3")
def test_the_first_player_of_the_game_must_spin() -> None:
    """RAIN-CHOOSE-1: nobody has spun yet, so no Marker can get off."""
    t = story(3)
    assert t.refuses("get off", "RAIN-CHOOSE-1")
    assert t.offers("spin")


@pytest.mark.rule("RAIN-CHOOSE-2", "RAIN-CHOOSE-6", "RAIN-GEN-4")
def test_after_a_spin_the_marker_may_go_to_the_start_of_the_track_beside_it() -> None:
    """RAIN-CHOOSE-2, RAIN-CHOOSE-6: only that track; the holder becomes vacant."""
    t = story(2).spins(3)
    assert t.question == "GetOffOrStay"
    assert t.offered() == ["get off knowledge", "stay"]
    t.plays("get off knowledge")
    assert t.player(1).marker == "knowledge 0"
    wheel = t.table.view(None)["board"]["wheel"]  # type: ignore[index]
    assert [holder["track"] for holder in wheel if holder["seat"]] == ["faith"]


@pytest.mark.rule("RAIN-CHOOSE-2", "RAIN-GEN-5")
def test_after_a_spin_the_marker_may_stay_and_the_turn_is_over() -> None:
    """RAIN-CHOOSE-2, RAIN-GEN-5: nobody has to get off."""
    t = story(2).spins(1).plays("stay", "end turn")
    assert t.player(1).marker == "wheel love"
    assert t.to_act == 2


@pytest.mark.rule("RAIN-CHOOSE-3", "RAIN-CHOOSE-13", "RAIN-R3")
def test_who_was_carried_by_an_opponent_may_get_off_without_a_spin() -> None:
    """RAIN-CHOOSE-3, RAIN-CHOOSE-13: seat 1 spins, seat 2 gets off where that took it."""
    t = story(2).spins(2).plays("stay", "end turn")
    assert t.offered("get off") == ["get off knowledge"]
    assert t.offers("spin")
    t.plays("get off knowledge")
    assert t.player(2).marker == "knowledge 0"


@pytest.mark.rule("RAIN-R2")
def test_getting_off_ends_the_turn() -> None:
    """RAIN-R2: the device waits for the next turn."""
    t = story(2).spins(2).plays("get off self_improvement")
    assert t.question == "MoveButton"
    t.plays("end turn")
    assert t.to_act == 2


@pytest.mark.rule("RAIN-CHOOSE-4")
def test_one_spin_a_turn() -> None:
    """RAIN-CHOOSE-4: neither a second one after a bad one, nor after staying."""
    t = story(2).spins(1)
    assert t.refuses("spin", "RAIN-CHOOSE-4")
    t.plays("stay")
    assert t.refuses("spin", "RAIN-CHOOSE-4")


@pytest.mark.rule("RAIN-CHOOSE-5", "RAIN-R4")
@pytest.mark.parametrize("holders", range(6))
def test_a_spin_carries_all_markers_on_the_wheel_alike(holders: int) -> None:
    """RAIN-CHOOSE-5, RAIN-R4: by 0 to 5 holders; a Marker on a track stays."""
    tracks = ["friendship", "love", "self_improvement", "knowledge", "faith", "health"]
    t = story(3)
    t.player(2).has(marker="faith 5")
    t.spins(holders)
    assert t.player(1).marker == f"wheel {tracks[holders]}"
    assert t.player(2).marker == "faith 5"
    assert t.player(3).marker == f"wheel {tracks[(2 + holders) % 6]}"
    assert t.happened("wheel-spun")[0]["holders"] == holders


@pytest.mark.rule("RAIN-R4")
def test_spins_are_equally_likely() -> None:
    """RAIN-R4: each of six results about 100 times in 600; with the option, 0 never."""
    for no_zero_spin in (False, True):
        t = story(2, no_zero_spin=no_zero_spin)
        counts = Counter[int]()
        for seed in range(600):
            twin = t.table.guess(1, Rng(seed * 7919 + 1))
            twin.listen()
            twin.play("spin")
            counts[next(int(str(entry["holders"])) for entry in twin.events() if entry["event"] == "wheel-spun")] += 1
        results = range(1, 6) if no_zero_spin else range(6)
        assert sorted(counts) == list(results)
        assert all(0.6 < count * len(results) / 600 < 1.4 for count in counts.values())


@pytest.mark.rule("RAIN-CHOOSE-7", "RAIN-CHOOSE-9", "RAIN-R3")
def test_who_completes_a_track_returns_beside_it_and_must_spin_next() -> None:
    """RAIN-CHOOSE-7, RAIN-CHOOSE-9: unless an opponent has spun in between."""
    t = on_track("knowledge 13").moves(1).plays("end turn")
    assert t.player(1).marker == "wheel knowledge"
    t.player(2).has(marker="love 0")
    t.moves(1).plays("end turn")
    assert t.refuses("get off", "RAIN-CHOOSE-9")


@pytest.mark.rule("RAIN-CHOOSE-9", "RAIN-CHOOSE-13", "RAIN-R3")
@pytest.mark.parametrize(("holders", "track"), [(0, "knowledge"), (1, "faith")])
def test_an_opponents_spin_lifts_the_duty_even_by_a_full_turn(holders: int, track: str) -> None:
    """RAIN-R3: any spin counts, also a result of 0, and the track just completed can be entered again."""
    t = on_track("knowledge 13").moves(1).plays("end turn")
    t.spins(holders).plays("stay", "end turn")
    assert t.offered("get off") == [f"get off {track}"]


@pytest.mark.rule("RAIN-CHOOSE-8", "RAIN-R3", "RAIN-R10")
def test_a_taken_holder_leaves_the_choice_of_all_vacant_ones() -> None:
    """RAIN-CHOOSE-8: the key is taken first (RAIN-R10), and the duty to spin is the same on another holder (RAIN-R3)."""
    t = on_track("love 13", players=3)
    t.moves(6)
    assert t.question == "ChooseHolder"
    assert t.player(1).keys == ["love"]
    assert t.offered() == ["holder friendship", "holder knowledge", "holder faith", "holder health"]
    assert t.refuses("holder love", "RAIN-CHOOSE-8")
    t.plays("holder faith", "end turn")
    assert t.player(1).marker == "wheel faith"
    assert t.player(1).may_get_off is False


@pytest.mark.rule("RAIN-CHOOSE-8")
def test_a_single_vacant_holder_is_taken_without_asking() -> None:
    """RAIN-CHOOSE-8: five others are on the wheel."""
    t = story(6)
    t.player(1).has(marker="love 13")
    t.turn_of(1).moves(1)
    assert t.question == "MoveButton"
    assert t.player(1).marker == "wheel friendship"


@pytest.mark.rule("RAIN-R1")
def test_everybody_may_get_off_after_the_own_spin() -> None:
    """RAIN-R1: also seat 2, who could have got off before."""
    t = story(2).spins(1).plays("stay", "end turn").spins(1)
    assert t.to_act == 2
    assert t.offered() == ["get off knowledge", "stay"]


@pytest.mark.rule("RAIN-R1")
def test_with_spin_ends_turn_only_the_very_first_spin_leaves_a_choice() -> None:
    """RAIN-R1, option spin_ends_turn: getting off is a turn of its own."""
    t = story(2, spin_ends_turn=True).spins(1)
    assert t.offered() == ["get off love", "stay"]
    t.plays("stay", "end turn").spins(1)
    assert t.question == "MoveButton"
    t.plays("end turn")
    assert t.offered("get off") == ["get off self_improvement"]
    t.plays("get off self_improvement", "end turn")
    assert t.player(1).marker == "self_improvement 0"


@pytest.mark.rule("RAIN-R33")
def test_on_the_wheel_one_gets_off_or_spins() -> None:
    """RAIN-R33: doing nothing is no turn; staying needs a spin."""
    t = story(2).spins(1).plays("stay", "end turn")
    assert t.refuses("stay", "RAIN-R33")
    assert t.refuses("end turn", "RAIN-R33")


@pytest.mark.rule("RAIN-R32", "RAIN-GEN-4")
def test_a_track_is_left_over_its_last_space_only() -> None:
    """RAIN-R32, RAIN-GEN-4: no spin and no other track on the way."""
    t = on_track("love 5")
    assert t.refuses("spin", "RAIN-R32")
    assert t.refuses("get off", "RAIN-R32")
