"""5.3 EVENT: drawn on entering a zone, triggered after the own turn, resolved one by one."""

from __future__ import annotations

import pytest

from felicity.games.loop.constants import BY_GOAL
from felicity.games.loop.state import LoopState
from tests.games.loop.story import story

# --- drawing ---


@pytest.mark.rule("LOOP-5.3a")
def test_the_track_has_three_zones() -> None:
    """LOOP-5.3a: going down from 11 to 0 one by one, a zone is entered twice: from 9 to 8 and from 5 to 4."""
    entered = []
    for happiness in range(1, 12):
        t = story("competitive")
        t.player(1).has(happiness=happiness)
        t.plays("work")
        entered += [happiness] * len(t.player(1).face_down)
    assert entered == [5, 9]


@pytest.mark.rule("LOOP-5.3b")
def test_one_move_from_4_to_10_draws_2_events() -> None:
    """LOOP-5.3b: two zones are entered in one move. (No default GOAL gives as much, so the token is moved by hand.)"""
    t = story("competitive")
    t.player(1).has(happiness=4)
    state = t.table.state
    assert isinstance(state, LoopState)
    state.move_happiness(0, 6, BY_GOAL, "LOOP-2.3g")
    assert (t.player(1).happiness, len(t.player(1).face_down)) == (10, 2)


@pytest.mark.rule("LOOP-5.3b")
def test_going_down_draws_one_event_per_zone_too() -> None:
    """LOOP-5.3b: a TYCOON with 5 CREDIT CARD goes from 10 to 4 in one move and draws the top 2 EVENT, in their order."""
    t = story("competitive", careers="tycoon,intern")
    t.player(1).has(happiness=10, debts=[0] * 5)
    t.scene(event_deck=["gap", "treat"])
    t.plays("work")
    assert (t.player(1).happiness, t.player(1).face_down) == (4, ["treat", "gap"])


@pytest.mark.rule("LOOP-5.3b")
def test_going_up_draws_when_the_zone_is_entered() -> None:
    """LOOP-5.3b: the ACTIVITY that leads from 8 to 9 draws an EVENT, the one from 7 to 8 doesn't."""
    t = story("competitive")
    t.scene(stage=["dance-1", "painting-2"])
    t.player(1).has(happiness=7, materials=["glass 2", "plastic 2"])
    t.plays("consume dance-1")
    assert t.player(1).face_down == []
    t.plays("consume painting-2")
    assert (t.player(1).happiness, len(t.player(1).face_down)) == (9, 1)


@pytest.mark.rule("LOOP-5.3c")
def test_an_event_is_drawn_out_of_turn_at_once() -> None:
    """LOOP-5.3c: The Gap, triggered by seat 1, takes seat 2 from 5 to 4; the EVENT lies there before seat 2's turn."""
    t = story("competitive", apply_at_events="costly")
    t.player(1).has(coins=20, happiness=4)
    t.player(2).has(coins=0, happiness=5)
    t.triggers("gap")
    assert (t.player(2).happiness, len(t.player(2).face_down)) == (4, 1)
    order = [entry["event"] for entry in t.table.events() if entry["event"] in ("event-drawn", "turn-started")]
    assert order == ["event-drawn", "turn-started"]


@pytest.mark.rule("LOOP-5.3d")
def test_drawn_events_lie_face_down_in_any_number() -> None:
    """LOOP-5.3d: everybody can count seat 1's EVENT, nobody can read them, not even seat 1."""
    t = story("competitive")
    t.player(1).has(happiness=5, face_down=["gap", "treat"])
    t.plays("work")
    for seat in (1, 2, None):
        assert t.sees(seat)["players"][0]["face_down"] == [None, None, None]


# --- triggering ---


@pytest.mark.rule("LOOP-5.3e")
def test_events_are_triggered_after_the_own_turn_only() -> None:
    """LOOP-5.3e: seat 2's EVENT waits through seat 1's turn and through seat 2's own, until that has ended."""
    t = story("competitive", apply_at_events="costly")
    t.player(2).has(face_down=["overproduction"])
    t.plays("work", "end turn", "work")
    assert t.player(2).face_down == ["overproduction"]
    t.plays("end turn")
    assert t.player(2).face_down == []
    assert [(entry["who"], entry["card"]) for entry in t.happened("event-triggered")] == [("seat2", "overproduction")]


@pytest.mark.rule("LOOP-5.3e")
def test_an_event_drawn_in_the_turn_is_triggered_after_it() -> None:
    """LOOP-5.3e: WORK from 5 to 4 draws Overtime; once the turn is over it is triggered."""
    t = story("competitive")
    t.player(1).has(happiness=5)
    t.scene(event_deck=["overtime"])
    t.plays("work")
    assert t.position["event_coming"] is None
    t.plays("end turn")
    assert t.position["event"] == "overtime"


@pytest.mark.rule("LOOP-5.3f")
def test_all_events_are_flipped_before_the_first_is_resolved() -> None:
    """LOOP-5.3f: while seat 1 thinks about Insurance everybody has seen Overtime too, but it is not resolved yet."""
    t = story("competitive")
    t.triggers("insurance", "overtime")
    t.plays("pass")
    assert t.table.question == "InsureOrToss"
    assert [entry["card"] for entry in t.happened("event-triggered", seat=2)] == ["insurance", "overtime"]
    assert (t.position["event_coming"], t.player(1).face_down) == (None, [])
    t.plays("lose coin", "pass", "lose coin")
    assert t.position["event"] == "overtime"


@pytest.mark.rule("LOOP-5.3g")
def test_an_immediate_event_is_resolved_between_two_turns() -> None:
    """LOOP-5.3g: seat 1's turn is over and seat 2's has not begun while Insurance is resolved."""
    t = story("competitive")
    t.triggers("insurance")
    assert t.position["turn"]["running"] is False
    assert len(t.happened("turn-ended")) == 1
    assert not t.happened("turn-started")
    t.plays("pass", "lose coin", "pass", "lose coin")
    assert [entry["who"] for entry in t.happened("turn-started")] == ["seat2"]
    assert (t.to_act, t.table.question) == (2, "TakeTurn")


@pytest.mark.rule("LOOP-5.3q")
def test_an_immediate_event_reaches_everybody() -> None:
    """LOOP-5.3q: Planned Obsolescence, triggered by seat 1, wears a MATERIAL of all three."""
    t = story("competitive", players=3, apply_at_events="costly")
    for seat in (1, 2, 3):
        t.player(seat).has(materials=["glass 3"])
    t.triggers("obsolescence")
    t.plays("wear glass 3", "wear glass 3", "wear glass 3")
    assert [t.player(seat).materials for seat in (1, 2, 3)] == [["glass 2"]] * 3


@pytest.mark.rule("LOOP-5.3h")
def test_whoever_triggered_it_resolves_first_then_clockwise() -> None:
    """LOOP-5.3h: triggered by seat 2 of 3, Insurance asks seats 2, 3, 1; then seat 3 takes its turn."""
    t = story("competitive", players=3)
    t.plays("work", "end turn")
    t.triggers("insurance")
    asked = []
    for _ in range(3):
        asked.append(t.to_act)
        t.plays("pass", "lose coin")
    assert asked == [2, 3, 1]
    assert (t.to_act, t.table.question) == (3, "TakeTurn")


@pytest.mark.rule("LOOP-R33")
def test_an_event_drawn_while_events_are_resolved_waits_for_the_next_own_turn() -> None:
    """LOOP-R33: The Gap takes seat 1, who triggered it, from 5 to 4: the EVENT drawn waits until seat 1 has had another turn."""
    t = story("competitive", apply_at_events="costly")
    t.player(1).has(coins=20, happiness=5)
    t.player(2).has(coins=0, happiness=4)
    t.scene(event_deck=["overtime"])
    t.triggers("gap")
    assert (t.player(1).face_down, t.position["event"]) == (["overtime"], None)
    t.ends_turn()
    assert (t.player(1).face_down, t.position["event"]) == (["overtime"], None)
    t.ends_turn()
    assert (t.player(1).face_down, t.position["event"]) == ([], "overtime")


@pytest.mark.rule("LOOP-R34")
def test_an_empty_event_deck_is_made_anew_without_the_active_event() -> None:
    """LOOP-R34: of 30 discarded EVENT, 29 are shuffled into a new deck; Overtime, in force, stays on the pile."""
    t = story("competitive")
    t.scene(event="overtime")
    t.player(1).has(happiness=6)
    position = t.position
    position["event_discard"] = position["event_deck"] + position["event_discard"]
    position["event_deck"] = []
    t.arrange(position)
    before = position["event_discard"][:-1]
    t.plays("work")
    after = t.position["event_deck"] + t.player(1).face_down
    assert t.position["event_discard"] == ["overtime"]
    assert sorted(after) == sorted(before)
    assert after != sorted(after)  # the new deck isn't in any order that a player could know
    assert after != before


@pytest.mark.rule("LOOP-R34")
def test_without_any_event_left_none_is_drawn() -> None:
    """LOOP-R34: all others lie face-down before seat 2; seat 1 enters a zone and draws nothing."""
    t = story("competitive")
    t.scene(event="overtime")
    t.player(1).has(happiness=6)
    t.player(2).has(face_down=t.position["event_deck"])
    t.plays("work")
    assert (t.player(1).happiness, t.player(1).face_down) == (4, [])
    assert t.position["event_discard"] == ["overtime"]
