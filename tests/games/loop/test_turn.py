"""2.0 and 2.1: one action a turn, the order of a turn, and whose turn it is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.loop.story import Story, story


def ready_for_anything(mode: str = "basic", **options: Any) -> Story:
    """Seat 1 could WORK, BUY or CONSUME (DANCE and PICNIC)."""
    t = story(mode, **options).scene(stage=["dance-1", "picnic-1"])
    t.player(1).has(coins=4, materials=["glass 4", "plastic 4", "food 4"], hand=[])
    return t


@pytest.mark.rule("LOOP-2.0a")
@pytest.mark.parametrize(
    ("action", "barred"),
    [("work", ["work", "buy", "consume"]), ("buy food 1", ["work", "consume"]), ("consume dance-1", ["work", "buy"])],
)
def test_one_action_bars_the_others(action: str, barred: list[str]) -> None:
    """LOOP-2.0a: all three are open at first; after one, the other two are refused for the turn, and WORK isn't done twice."""
    t = ready_for_anything()
    assert t.offers("work")
    assert t.offers("buy food 1")
    assert t.offers("consume dance-1")
    t.plays(action)
    for what in barred:
        assert t.refuses(what, "LOOP-2.0a")
        assert t.offered(what) == []


@pytest.mark.rule("LOOP-2.0a", "LOOP-2.0b")
def test_turn_cannot_end_before_an_action() -> None:
    """LOOP-2.0a, LOOP-2.0b: no passing, not even after FAVOUR were played; after an action the turn may end."""
    t = ready_for_anything()
    t.player(1).has(hand=["resell"])
    t.player(2).has(coins=9)
    assert t.refuses("end turn", "LOOP-2.0b")
    t.plays("resell seat2 food 4", "accept")
    assert t.refuses("end turn", "LOOP-2.0b")
    t.plays("work")
    assert t.offers("end turn")


@pytest.mark.rule("LOOP-2.0b")
@pytest.mark.parametrize("action", ["work", "buy food 1", "consume dance-1"])
def test_after_any_action_the_turn_may_end(action: str) -> None:
    """LOOP-2.0b: each of the three is enough."""
    t = ready_for_anything().plays(action, "end turn")
    assert t.to_act == 2


@pytest.mark.rule("LOOP-2.0c")
def test_order_of_a_turn() -> None:
    """LOOP-2.0c: draw, main part, refill, DEPLETION, EVENT, next player."""
    t = story("competitive", 3).scene(material_deck=["metal"])
    t.player(1).has(happiness=5)
    t.player(2).has(happiness=5, coins=1, hand=[], face_down=["treat"])
    t.plays("work", "end turn").passes_until("TakeTurn")
    t.plays("buy food 1", "end turn").passes_until("TakeTurn")
    names = [entry["event"] for entry in t.table.events() if entry.get("who", "seat2") == "seat2"]
    start = names.index("turn-started")
    assert names[start:] == [
        "turn-started", "favour-drawn",
        "bought",
        "material-refilled", "depleted", "end-set-off", "happiness-moved", "event-drawn", "turn-ended",
        "event-triggered", "event-triggered",
        "event-started",
    ]  # fmt: skip
    assert t.to_act == 3


@pytest.mark.rule("LOOP-2.0c")
@pytest.mark.parametrize("action", ["work", "buy food 1", "consume dance-1"])
def test_optional_steps_come_before_and_after_the_action(action: str) -> None:
    """LOOP-2.0c: FAVOUR, ABILITY, APPLY and PAYOFF are free to come on either side of the action."""
    t = ready_for_anything("competitive", careers="engineer,intern")
    t.player(1).has(hand=["resell", "resell"], materials=["glass 2", "plastic 2", "metal 2", "metal 3"], debts=[0, 0])
    t.player(2).has(coins=9)
    t.plays("resell seat2 metal 2", "accept", "apply", "take utility", "pay off 0 with 1", action)
    t.plays("repair seat1 metal 3", "resell seat2 metal 4", "accept", "apply", "take metal", "pay off 0 with 1")
    assert t.position["turn"]["favours_played"] == 2
    assert t.player(1).debts == [1, 1, 0, 0]
    t = ready_for_anything("competitive", careers="engineer,intern")
    t.player(1).has(materials=["glass 2", "plastic 2", "metal 2"])
    t.plays("repair seat1 metal 2", action)
    assert "metal 3" in t.player(1).materials


@pytest.mark.rule("LOOP-2.1a", "LOOP-2.1b")
@pytest.mark.parametrize(("start", "order"), [("1", [1, 2, 3, 4]), ("3", [3, 4, 1, 2])])
def test_turns_pass_clockwise_from_the_starting_player(start: str, order: list[int]) -> None:
    """LOOP-2.1a, LOOP-2.1b: round after round in the same order, each player once."""
    t = story(players=4, starting_player=start)
    turns = []
    for _ in range(8):
        turns.append(t.to_act)
        t.plays("work", "end turn")
    assert turns == order * 2
    assert t.position["round"] == 3
