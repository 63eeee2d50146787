"""9.0 CONTINUOUS EVENT about MATERIAL types, CONSUME and CREDIT CARD: Micro-Plastic, Treat Yo Self, Vulgarian."""

from __future__ import annotations

import pytest

from tests.games.loop.story import story

# --- Micro-Plastic ---


@pytest.mark.rule("LOOP-9.micro-plastic")
def test_food_pays_for_plastic_and_no_longer_for_food() -> None:
    """LOOP-9.micro-plastic: FOOD and GLASS make a DANCE, which needs PLASTIC, but no PICNIC, which needs FOOD."""
    t = story("competitive").scene(stage=["dance-1", "picnic-2"])
    t.player(1).has(materials=["food 2", "glass 2"])
    assert t.offered("consume") == ["consume picnic-2"]
    t.scene(event="micro-plastic")
    assert t.offered("consume") == ["consume dance-1"]
    assert t.refuses("consume picnic-2", "LOOP-2.0.c2")
    t.plays("consume dance-1")
    assert t.player(1).materials == ["food 1", "glass 1"]


@pytest.mark.rule("LOOP-R46")
def test_food_counts_as_plastic_for_share() -> None:
    """LOOP-R46: seat 2's FOOD is shared for a DANCE; without the EVENT no ACTIVITY on the stage could use it."""
    t = story("competitive").scene(stage=["dance-1"])
    t.player(1).has(materials=["glass 2"], hand=["share"])
    t.player(2).has(materials=["food 2"], hand=[], reputation=0)
    assert t.refuses("share seat2 food 2", "LOOP-R18")
    t.scene(event="micro-plastic")
    t.plays("share seat2 food 2", "accept", "consume dance-1")
    assert t.player(2).materials == ["food 1"]


@pytest.mark.rule("LOOP-R46")
def test_a_chef_gets_no_supersize() -> None:
    """LOOP-R46: FOOD bought or RECYCLEd has the QUALITY of the COIN paid."""
    t = story("competitive", careers="chef,intern").scene(event="micro-plastic", market=["food"])
    t.player(1).has(coins=2, hand=["recycle"])
    t.player(2).has(landfill=["food"])
    assert t.offered("buy food") == ["buy food 1", "buy food 2"]
    assert t.offered("recycle") == ["recycle seat2 food 1", "recycle seat2 food 2"]


@pytest.mark.rule("LOOP-R46")
def test_printed_colours_of_activities_do_not_change() -> None:
    """LOOP-R46: CURIOSITY is met by all 5 printed colours, FOOD among them."""
    t = story("competitive").scene(event="micro-plastic", stage=["dance-1"])
    t.player(1).has(materials=["food 2", "glass 2"], activities=["cooking-1", "movie-1"], goals=["curiosity", "hobby", "wisdom"])
    t.plays("consume dance-1")
    assert t.offered("claim") == ["claim curiosity"]


@pytest.mark.rule("LOOP-R46")
def test_food_can_be_forged_into_another_type() -> None:
    """LOOP-R46: the CRAFTSMAN makes METAL of FOOD, which then counts as METAL."""
    t = story("competitive", careers="craftsman,intern").scene(event="micro-plastic", stage=["music-2"])
    t.player(1).has(materials=["food 2", "glass 2"])
    t.plays("forge seat1 food 2", "into metal", "consume music-2")
    assert t.player(1).activities == ["music-2"]


# --- Treat Yo Self ---


@pytest.mark.rule("LOOP-9.treat", "LOOP-R50")
def test_a_new_credit_card_makes_happy_at_once() -> None:
    """LOOP-9.treat, LOOP-R50: before the gift is chosen; a second one in the same turn gives nothing."""
    t = story("competitive").scene(event="treat")
    t.player(1).has(happiness=1)
    t.plays("apply")
    assert t.player(1).happiness == 2
    t.plays("take glass", "apply", "take metal")
    assert t.player(1).happiness == 2


@pytest.mark.rule("LOOP-R50")
def test_each_own_turn_counts_by_itself() -> None:
    """LOOP-R50: seat 1 gains in this turn and again in the next one."""
    t = story("competitive").scene(event="treat")
    t.player(1).has(happiness=1)
    t.plays("apply", "take glass").ends_turn()
    t.ends_turn().plays("apply")
    assert t.player(1).happiness == 3


@pytest.mark.rule("LOOP-R50")
def test_a_card_taken_outside_the_own_turn_gives_nothing() -> None:
    """LOOP-R50: at Hidden Clause neither seat 1, whose turn has just ended, nor seat 2 gains."""
    t = story("competitive").scene(event="treat")
    t.player(1).has(happiness=1)
    t.player(2).has(happiness=1)
    t.triggers("hidden-clause")
    t.plays("apply", "take food", "pass", "apply", "take glass", "pass")
    assert (t.player(1).happiness, t.player(2).happiness) == (1, 1)


# --- Vulgarian ---


@pytest.mark.rule("LOOP-9.vulgarian")
def test_with_fewer_than_4_coins_nobody_consumes() -> None:
    """LOOP-9.vulgarian: 3 are too few; with 4 the ACTIVITY is completed and nothing is paid."""
    t = story("competitive").scene(event="vulgarian", stage=["dance-1"])
    t.player(1).has(materials=["glass 2", "plastic 2"], coins=3)
    assert t.refuses("consume", "LOOP-9.vulgarian")
    assert t.offered("consume") == []
    t.player(1).has(coins=4)
    t.plays("consume dance-1")
    assert t.player(1).coins == 4


@pytest.mark.rule("LOOP-R51")
def test_the_4_coins_are_looked_at_before_each_activity() -> None:
    """LOOP-R51: a PAYOFF leaves 3, so that no second ACTIVITY follows; GOAL and REPUTATION are still open."""
    t = story("competitive").scene(event="vulgarian", stage=["dance-1", "painting-2"])
    t.player(1).has(materials=["glass 2", "plastic 2"], coins=4, debts=[0], reputation=2, happiness=4)
    t.player(1).has(activities=["dance-2"], goals=["hobby", "wisdom", "roots"])
    t.plays("consume dance-1")
    assert t.offers("consume painting-2")
    t.plays("pay off 0 with 1")
    assert t.refuses("consume", "LOOP-9.vulgarian")
    assert t.offers("claim hobby")
    assert t.offers("reputation for happiness")
