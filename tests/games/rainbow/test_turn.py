"""Starting the game: turns."""

from __future__ import annotations

import pytest

from tests.games.rainbow.story import on_track, story


@pytest.mark.rule("RAIN-START-2")
def test_turns_pass_clockwise() -> None:
    """RAIN-START-2: 2, 3, 1, and a round is over."""
    t = story(3, starting_player="2")
    seats = []
    for _ in range(4):
        seats.append(t.to_act)
        t.spins(1).plays("stay", "end turn")
    assert seats == [2, 3, 1, 2]
    assert t.position["round"] == 2


@pytest.mark.rule("RAIN-START-3", "RAIN-START-4", "RAIN-START-5")
def test_a_marker_is_on_the_wheel_or_on_a_track_and_so_is_the_turn() -> None:
    """RAIN-START-4: get off or spin. RAIN-START-5: the device."""
    t = story(2).spins(2).plays("stay", "end turn")
    assert [text for text in t.offered() if not text.startswith("button")] == ["spin", "get off knowledge"]
    assert t.refuses("move", "RAIN-START-4")
    t = on_track("love 3")
    assert [text for text in t.offered() if not text.startswith("button")] == ["move"]
    assert t.refuses("end turn", "RAIN-START-5")


@pytest.mark.rule("RAIN-START-5")
def test_the_device_is_used_once() -> None:
    """RAIN-START-5: no second move."""
    t = on_track("love 3").moves(2)
    assert t.player(1).marker == "love 5"
    assert t.refuses("move", "RAIN-START-5")


@pytest.mark.rule("RAIN-BTN-2", "RAIN-R23")
def test_the_button_moves_before_the_turn_or_after_it_but_not_twice() -> None:
    """RAIN-BTN-2, RAIN-R23: who moved it early isn't asked again."""
    t = on_track("love 4").plays("button faith 3")
    assert t.refuses("button", "RAIN-BTN-2")
    t.moves(1)
    assert t.to_act == 2
    assert t.offers("button faith 7")
    t = on_track("love 4").moves(1)
    assert t.question == "MoveButton"
    t.plays("button faith 3")
    assert t.to_act == 2
    assert t.player(1).button == "faith 3"


@pytest.mark.rule("RAIN-R23")
def test_between_spin_and_choice_the_button_stays() -> None:
    """RAIN-R23: before the spin or after all is settled, not in the middle."""
    t = story(2).spins(1)
    assert t.refuses("button", "RAIN-R23")


@pytest.mark.rule("RAIN-R23")
def test_a_space_is_judged_by_the_buttons_at_the_moment_of_landing() -> None:
    """RAIN-R23: a Button moved away before the move doesn't count, one put there before it does."""
    t = on_track("faith 1")
    t.player(1).has(button="faith 3")
    t.scene(fate=["love"]).plays("button love 4").moves(2)
    assert t.player(1).fate_hang_ups == ["love"]
    assert t.happened("spared") == []


@pytest.mark.rule("RAIN-R37")
@pytest.mark.parametrize(
    ("keys", "winners", "tie_break"),
    [((["love"], []), [2], ""), (([], ["faith"]), [2], "keys_in_front"), (([], []), [1, 2], "shared")],
)
def test_after_the_last_round_the_most_keys_win(keys: tuple[list[str], list[str]], winners: list[int], tie_break: str) -> None:
    """RAIN-R37: on the stand, then in front; players who are still equal win together."""
    t = story(2, round_limit=100)
    t.player(2).has(stand=keys[0], keys=keys[1])
    t.scene(round=100).spins(1).plays("stay", "end turn")
    assert not t.table.is_over
    t.spins(1).plays("stay", "end turn")
    assert t.table.is_over
    assert t.table.result.ended_by == "round_limit"
    assert (t.table.result.winners, t.table.result.tie_break) == (winners, tie_break)
    assert t.happened("game-stopped")


@pytest.mark.rule("RAIN-R37")
def test_without_a_limit_the_game_goes_on() -> None:
    """RAIN-R37: the table may do without."""
    t = story(2, round_limit=0).scene(round=900)
    t.spins(1).plays("stay", "end turn").spins(1).plays("stay", "end turn")
    assert t.position["round"] == 901
