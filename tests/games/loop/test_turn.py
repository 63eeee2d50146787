"""2.0 to 2.2: one action a turn, whose turn it is, and the FAVOUR drawn at its start."""

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
    names = [told["event"] for told in t.table.events() if told.get("who", "seat2") == "seat2"]
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
    assert [debt["coins"] for debt in t.player(1).debts] == [1, 1, 0, 0]
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


@pytest.mark.rule("LOOP-2.2a")
@pytest.mark.parametrize("mode", ["basic", "competitive"])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 5), (5, 5), (7, 7)])
def test_one_favour_is_drawn_with_fewer_than_five(mode: str, before: int, after: int) -> None:
    """LOOP-2.2a: exactly one at the start of the turn, none with 5 or more in hand."""
    t = story(mode)
    t.player(2).has(hand=["share", "barter", "acquire", "resell", "recycle", "share", "share"][:before])
    t.plays("work", "end turn")
    assert t.to_act == 2
    assert len(t.player(2).hand) == after
    assert len(t.happened("favour-drawn")) == after - before


@pytest.mark.rule("LOOP-2.2a")
@pytest.mark.parametrize(("mode", "players"), [("coop", 2), ("solo", 1)])
def test_other_modes_draw_no_favour(mode: str, players: int) -> None:
    """LOOP-2.2a: drawing belongs to Basic and Competitive; elsewhere a hand of 4 stays a hand of 4."""
    t = story(mode, players)
    t.player(1).has(coins=9)
    t.plays(t.offered("acquire")[0], "buy utility 1", "end turn").passes_until("TakeTurn")
    if mode == "coop":
        t.plays("work", "end turn").passes_until("TakeTurn")
    assert t.to_act == 1
    assert len(t.player(1).hand) == 4
    assert t.happened("favour-drawn") == []


@pytest.mark.rule("LOOP-2.2b")
@pytest.mark.parametrize("mode", ["basic", "competitive"])
def test_empty_favour_deck_is_made_anew_from_the_discard_pile(mode: str) -> None:
    """LOOP-2.2b: the whole pile is shuffled, then one is drawn."""
    t = story(mode)
    t.player(2).has(hand=[])
    t.scene(favour_deck=[])
    pile = len(t.position["favour_discard"])
    t.plays("work", "end turn")
    assert [told["cards"] for told in t.happened("favours-reshuffled")] == [pile]
    assert t.position["favour_discard"] == []
    assert len(t.position["favour_deck"]) == pile - 1
    assert t.position["favour_deck"] != sorted(t.position["favour_deck"])
    assert len(t.player(2).hand) == 1


@pytest.mark.rule("LOOP-2.2c")
def test_without_any_favour_left_the_turn_goes_on() -> None:
    """LOOP-2.2c: deck and Discard Pile are empty, nothing is drawn, and the player takes the turn as usual."""
    t = story()
    t.player(2).has(hand=["share", "share"])
    t.player(1).has(hand=t.player(1).hand + t.position["favour_deck"] + t.position["favour_discard"])
    t.plays("work", "end turn")
    assert t.to_act == 2
    assert len(t.player(2).hand) == 2
    assert t.happened("favour-drawn") == []
    assert t.offers("work")


@pytest.mark.rule("LOOP-R22")
def test_discard_pile_is_reshuffled_only_when_a_card_is_needed() -> None:
    """LOOP-R22: drawing the last FAVOUR leaves the deck empty and the pile alone; the next draw makes it anew."""
    t = story(players=3).scene(favour_deck=["share"])
    t.player(2).has(hand=[])
    t.player(3).has(hand=[])
    t.plays("work", "end turn")
    assert t.player(2).hand == ["share"]
    assert t.position["favour_deck"] == []
    assert t.position["favour_discard"] != []
    assert t.happened("favours-reshuffled") == []
    t.plays("work", "end turn")
    assert len(t.happened("favours-reshuffled")) == 1
    assert len(t.player(3).hand) == 1


@pytest.mark.rule("LOOP-R22")
def test_a_full_hand_reshuffles_nothing() -> None:
    """LOOP-R22: the deck is empty, but nothing is to be drawn."""
    t = story()
    t.player(2).has(hand=["share"] * 5)
    t.scene(favour_deck=[])
    t.plays("work", "end turn")
    assert t.position["favour_deck"] == []
    assert t.happened("favours-reshuffled") == []


@pytest.mark.rule("LOOP-R22")
def test_a_favour_being_resolved_is_in_no_pile() -> None:
    """LOOP-R22: while the target thinks, the card is neither in the hand nor in the Discard Pile."""
    t = story()
    t.player(1).has(hand=["acquire"], coins=4)
    t.player(2).has(materials=["glass 2"], reputation=1)
    pile = t.position["favour_discard"].count("acquire")
    t.plays("acquire seat2 glass 2")
    assert t.position["favour_on_table"] == "acquire"
    assert t.player(1).hand == []
    assert t.position["favour_discard"].count("acquire") == pile
    t.plays("reject with reputation")
    assert t.position["favour_discard"].count("acquire") == pile + 1


@pytest.mark.rule("LOOP-R22", "LOOP-2.7c")
def test_activities_are_reshuffled_only_when_one_is_needed() -> None:
    """LOOP-R22, LOOP-2.7c: the last ACTIVITY of the deck refills the stage without a shuffle."""
    t = story().scene(stage=["dance-1", "diy-1", "diy-2", "yoga-1", "yoga-2"], activity_deck=["music-1"])
    t.player(1).has(materials=["glass 2", "plastic 2"])
    t.plays("consume dance-1", "end turn")
    assert t.position["stage"] == ["music-1", "diy-1", "diy-2", "yoga-1", "yoga-2"]
    assert t.position["activity_deck"] == []
    assert len(t.position["activity_discard"]) == 24
    assert t.happened("activities-reshuffled") == []


@pytest.mark.rule("LOOP-R7")
def test_a_rejected_share_commits_to_nothing() -> None:
    """LOOP-R7: a player whose SHARE is REJECTed may still WORK, BUY or CONSUME."""
    t = ready_for_anything()
    t.player(1).has(hand=["share"])
    t.player(2).has(materials=["glass 2"], reputation=1)
    t.plays("share seat2 glass 2", "reject with reputation")
    assert t.offers("work")
    assert t.offers("buy food 1")
    assert t.offers("consume dance-1")


@pytest.mark.rule("LOOP-R7", "LOOP-2.6")
def test_an_accepted_share_binds_nobody_to_consume() -> None:
    """LOOP-R7, LOOP-2.6: whatever was promised for it, the player may WORK instead, and the MATERIAL keeps its QUALITY."""
    t = ready_for_anything()
    t.player(1).has(hand=["share"])
    t.player(2).has(materials=["glass 2"])
    t.plays("share seat2 glass 2", "accept", "work", "end turn")
    assert t.player(2).materials == ["glass 2"]


@pytest.mark.rule("LOOP-R7")
def test_ability_apply_and_payoff_commit_to_nothing() -> None:
    """LOOP-R7: after an APPLY, a PAYOFF and a Repair all three actions are open."""
    t = ready_for_anything("competitive", careers="engineer,intern")
    t.player(1).has(materials=["glass 2", "plastic 2"])
    t.plays("repair seat1 glass 2", "apply", "take food", "pay off 0 with 2")
    assert t.position["turn"]["action"] == "not_yet"
    assert t.offers("work")
    assert t.offers("buy metal 1")
    assert t.offers("consume dance-1")
    assert t.refuses("end turn", "LOOP-2.0b")


@pytest.mark.rule("LOOP-R7")
@pytest.mark.parametrize(("play", "action"), [("work", "work"), ("buy food 1", "buy"), ("consume dance-1", "consume")])
def test_first_real_effect_fixes_the_action(play: str, action: str) -> None:
    """LOOP-R7: the SALARY paid, the first MATERIAL bought, the first ACTIVITY completed."""
    t = ready_for_anything()
    assert t.position["turn"]["action"] == "not_yet"
    t.plays(play)
    assert t.position["turn"]["action"] == action


@pytest.mark.rule("LOOP-R8", "LOOP-2.0b")
def test_nothing_bought_is_no_buy() -> None:
    """LOOP-R8, LOOP-2.0b: an empty market or an empty purse leaves no BUY to choose, and so nothing ends the turn but an action."""
    t = story().scene(market=[], material_deck=["food"])
    t.player(1).has(coins=4)
    assert t.refuses("buy", "LOOP-R8")
    assert t.offered("buy") == []
    t = story()
    t.player(1).has(coins=0)
    assert t.refuses("buy", "LOOP-2.5b2")
    assert t.offered("buy") == []
    assert t.refuses("end turn", "LOOP-2.0b")


@pytest.mark.rule("LOOP-R8")
def test_nothing_completed_is_no_consume() -> None:
    """LOOP-R8: CONSUME is offered only as an ACTIVITY that can be completed now."""
    t = story().scene(stage=["dance-1", "diy-1", "diy-2", "yoga-1", "yoga-2"])
    t.player(1).has(materials=["glass 2"])
    assert t.offered("consume") == []
    assert t.refuses("end turn", "LOOP-2.0b")
    t.player(1).has(materials=["glass 2", "plastic 2"])
    assert t.offered("consume") == ["consume dance-1"]


@pytest.mark.rule("LOOP-R9")
def test_purchases_are_made_one_after_another() -> None:
    """LOOP-R9: BUY, a FAVOUR, BUY with its COIN, PAYOFF, BUY; up to 3 in the turn."""
    t = story("competitive")
    t.player(1).has(coins=1, hand=["resell"], debts=[0])
    t.player(2).has(coins=9)
    t.plays("buy food 1", "resell seat2 food 1", "accept", "buy glass 1", "apply", "take metal", "pay off 0 with 1", "buy plastic 1")
    assert t.position["turn"]["bought"] == 3
    assert t.refuses("buy", "LOOP-2.0.b2")


@pytest.mark.rule("LOOP-R9")
def test_player_may_stop_after_any_purchase_or_activity() -> None:
    """LOOP-R9: one MATERIAL, or one ACTIVITY, is enough to end the turn, and more could follow."""
    t = ready_for_anything().plays("buy food 1")
    assert t.offers("end turn")
    assert t.offers("buy glass 1")
    t = ready_for_anything().plays("consume dance-1")
    assert t.offers("end turn")
    assert t.offers("consume picnic-1")


@pytest.mark.rule("LOOP-R9")
def test_favour_and_goal_may_come_between_two_activities() -> None:
    """LOOP-R9: CONSUME, a GOAL, a RESELL, CONSUME again."""
    t = ready_for_anything()
    t.player(1).has(activities=["dance-2"], goals=["hobby"], hand=["resell"])
    t.player(2).has(coins=9)
    t.plays("consume dance-1", "claim hobby", "resell seat2 glass 3", "accept", "consume picnic-1")
    assert t.player(1).activities == ["dance-2", "dance-1", "picnic-1"]
    assert t.player(1).achieved == ["hobby"]


@pytest.mark.rule("LOOP-2.6")
def test_no_promise_binds_the_target_of_a_favour() -> None:
    """LOOP-2.6: whatever was agreed, the target is as free to REJECT as to ACCEPT when the card lies on the table, and only then."""
    t = story()
    t.player(1).has(hand=["acquire", "acquire"], coins=9)
    t.player(2).has(materials=["glass 2", "food 2"], reputation=1)
    t.plays("acquire seat2 glass 2")
    assert t.offers("accept")
    assert t.offers("reject with reputation")
    t.plays("accept")
    assert t.to_act == 1
    t.plays("acquire seat2 food 2", "reject with reputation")
    assert t.player(2).materials == ["food 2"]
