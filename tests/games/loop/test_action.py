"""LOOP-R7 to LOOP-R9 and 2.6: when the action of a turn is fixed, what it takes, and what may come in between."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.loop.story import Story, story


def ready_for_anything(mode: str = "basic", **options: Any) -> Story:
    """Seat 1 could WORK, BUY or CONSUME (DANCE and PICNIC)."""
    t = story(mode, **options).scene(stage=["dance-1", "picnic-1"])
    t.player(1).has(coins=4, materials=["glass 4", "plastic 4", "food 4"], hand=[])
    return t


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
