"""2.0 b) BUY: COIN become QUALITY; and 2.5 b) REPUTATION for more of it."""

from __future__ import annotations

import pytest

from felicity.core.errors import CannotRead
from felicity.games.loop.careers import CAREERS
from tests.games.loop.story import story

MARKET = ["food", "glass", "metal", "plastic", "utility"]


@pytest.mark.rule("LOOP-2.0.b1")
def test_bought_material_moves_from_the_market_to_the_area_and_coins_to_the_bank() -> None:
    """LOOP-2.0.b1: the slot is empty, the card is mine, the COIN are nobody's."""
    t = story().scene(market=MARKET)
    t.player(1).has(coins=5, materials=["glass 1"])
    t.plays("buy metal 2")
    assert t.player(1).materials == ["glass 1", "metal 2"]
    assert t.position["market"] == ["food", "glass", None, "plastic", "utility"]
    assert (t.player(1).coins, t.player(2).coins) == (3, 2)
    assert t.offered("buy metal") == []


@pytest.mark.rule("LOOP-2.0.b1")
def test_only_what_lies_in_the_market_can_be_bought() -> None:
    """LOOP-2.0.b1: with two kinds on display, two kinds are offered."""
    t = story().scene(market=["food", "food", "metal"])
    t.player(1).has(coins=1)
    assert t.offered("buy") == ["buy food 1", "buy metal 1"]


@pytest.mark.rule("LOOP-2.0.b2")
def test_at_most_three_materials_a_turn() -> None:
    """LOOP-2.0.b2: after the third purchase no COIN helps."""
    t = story().scene(market=MARKET)
    t.player(1).has(coins=9)
    t.plays("buy food 1", "buy glass 1", "buy metal 1")
    assert t.refuses("buy", "LOOP-2.0.b2")
    assert t.offered("buy") == []
    t.plays("end turn", "work", "end turn")
    assert t.offers("buy utility 1")


@pytest.mark.rule("LOOP-2.0.b2", "LOOP-R8")
def test_at_least_one_material_makes_a_buy_turn() -> None:
    """LOOP-2.0.b2, LOOP-R8: no BUY without a purchase, so the turn can't end on an intention."""
    t = story()
    t.player(1).has(coins=4)
    assert t.refuses("end turn", "LOOP-2.0b")
    t.plays("buy food 1")
    assert t.offers("end turn")


@pytest.mark.rule("LOOP-2.0.b3")
def test_price_is_quality() -> None:
    """LOOP-2.0.b3: 1 COIN buys FOOD at QUALITY 1, 3 COIN buy UTILITY at QUALITY 3."""
    t = story().scene(market=MARKET)
    t.player(1).has(coins=4, materials=[])
    t.plays("buy food 1", "buy utility 3")
    assert t.player(1).materials == ["food 1", "utility 3"]
    assert t.player(1).coins == 0


@pytest.mark.rule("LOOP-2.0.b3")
@pytest.mark.parametrize("coins", [1, 2, 3, 4, 5])
def test_buyer_chooses_any_price_from_one_to_four(coins: int) -> None:
    """LOOP-2.0.b3: as far as the COIN go, up to 4; what is too dear is refused."""
    t = story().scene(market=["glass"])
    t.player(1).has(coins=coins)
    assert t.offered("buy") == [f"buy glass {quality}" for quality in range(1, min(coins, 4) + 1)]
    for quality in range(coins + 1, 5):
        assert t.refuses(f"buy glass {quality}", "LOOP-2.0.b3")


@pytest.mark.rule("LOOP-2.0.b4")
def test_no_refill_while_buying() -> None:
    """LOOP-2.0.b4: the last METAL is bought, and no other shows up in this turn."""
    t = story().scene(market=["metal", "food"], material_deck=["metal", "metal"])
    t.player(1).has(coins=4)
    t.plays("buy metal 1")
    assert t.position["market"] == [None, "food", None, None, None]
    assert t.offered("buy metal") == []


@pytest.mark.rule("LOOP-2.5b1")
def test_reputation_adds_quality_to_what_is_bought() -> None:
    """LOOP-2.5b1: 2 REPUTATION and 2 COIN buy METAL at QUALITY 1 and UTILITY at QUALITY 3."""
    t = story().scene(market=MARKET)
    t.player(1).has(coins=2, reputation=2, materials=[])
    t.plays("buy metal 1", "buy utility 3 with 2")
    assert t.player(1).materials == ["metal 1", "utility 3"]
    assert (t.player(1).coins, t.player(1).reputation) == (0, 0)


@pytest.mark.rule("LOOP-2.5b1")
def test_reputation_may_go_to_different_purchases() -> None:
    """LOOP-2.5b1: any MATERIAL being bought, 1 QUALITY for each REPUTATION."""
    t = story().scene(market=MARKET)
    t.player(1).has(coins=2, reputation=2, materials=[])
    t.plays("buy food 2 with 1", "buy glass 2 with 1")
    assert t.player(1).materials == ["food 2", "glass 2"]
    assert (t.player(1).coins, t.player(1).reputation) == (0, 0)


@pytest.mark.rule("LOOP-2.5b2")
def test_reputation_never_replaces_the_first_coin() -> None:
    """LOOP-2.5b2: with COIN at least 1 is paid for each MATERIAL; without COIN nothing can be bought, whatever one's REPUTATION."""
    t = story().scene(market=["glass"])
    t.player(1).has(coins=1, reputation=2)
    assert t.offered("buy") == ["buy glass 1", "buy glass 2 with 1", "buy glass 3 with 2"]
    t.player(1).has(coins=0)
    assert t.refuses("buy", "LOOP-2.5b2")
    assert t.offered("buy") == []


@pytest.mark.rule("LOOP-R10")
def test_reputation_raises_no_quality_above_four() -> None:
    """LOOP-R10: 2 REPUTATION save COIN on a MATERIAL of QUALITY 4; there is no QUALITY 5 or 6."""
    t = story().scene(market=["glass"])
    t.player(1).has(coins=9, reputation=2)
    assert t.offered("buy glass 4") == ["buy glass 4", "buy glass 4 with 1", "buy glass 4 with 2"]
    assert len(t.offered("buy")) == 4 + 3 + 2
    t.plays("buy glass 4 with 2")
    assert t.player(1).coins == 7
    with pytest.raises(CannotRead):
        t.plays("buy glass 6 with 2")


@pytest.mark.rule("LOOP-R10")
def test_supersize_makes_no_quality_above_four() -> None:
    """LOOP-R10: a CHEF pays at most 2 COIN for FOOD, since 3 would waste some."""
    t = story("competitive", careers="chef,intern").scene(market=["food"])
    t.player(1).has(coins=9, materials=[])
    assert t.offered("buy") == ["buy food 2", "buy food 4"]
    t.plays("buy food 4")
    assert (t.player(1).coins, t.player(1).materials) == (7, ["food 4"])


@pytest.mark.rule("LOOP-R10")
def test_repair_without_effect_cannot_be_chosen() -> None:
    """LOOP-R10: a MATERIAL at 4 can't be repaired, one at 3 can."""
    t = story("competitive", careers="engineer,intern")
    t.player(1).has(materials=["glass 4", "metal 3"])
    assert t.refuses("repair seat1 glass 4", "LOOP-R10")
    t.plays("repair seat1 metal 3")
    assert t.player(1).materials == ["glass 4", "metal 4"]


@pytest.mark.rule("LOOP-R11")
def test_materials_owned_before_receive_no_extra_quality() -> None:
    """LOOP-R11: a purchase with REPUTATION raises the bought card alone, also beside an equal one."""
    t = story().scene(market=["glass"])
    t.player(1).has(coins=1, reputation=2, materials=["glass 1", "metal 1"])
    t.plays("buy glass 3 with 2")
    assert t.player(1).materials == ["glass 1", "metal 1", "glass 3"]


@pytest.mark.rule("LOOP-R11", "LOOP-R100")
def test_bought_materials_receive_no_quality_afterwards() -> None:
    """LOOP-R11, LOOP-R100: REPUTATION kept back at the purchase has no further use in a BUY turn without another purchase."""
    t = story().scene(market=["glass"])
    t.player(1).has(coins=1, reputation=2, materials=[], hand=[])
    t.plays("buy glass 1")
    assert t.offered() == ["end turn"]


@pytest.mark.rule("LOOP-R11")
def test_free_materials_cannot_be_raised() -> None:
    """LOOP-R11: neither the second card of BOGOF nor a Welcoming Gift; both come at QUALITY 1 and leave REPUTATION alone."""
    t = story("competitive").scene(market=MARKET, event="bogof")
    t.player(1).has(coins=1, reputation=2, materials=[])
    t.plays("buy glass 1")
    assert t.offered() == ["take food", "take metal", "take plastic", "take utility"]
    t.plays("take food", "apply", "take metal")
    assert sorted(t.player(1).materials) == ["food 1", "glass 1", "metal 1"]
    assert t.player(1).reputation == 2


@pytest.mark.rule("LOOP-R11")
def test_acquire_and_recycle_cannot_be_raised() -> None:
    """LOOP-R11: with 1 COIN and 2 REPUTATION only MATERIAL of QUALITY 1 can be had by FAVOUR."""
    t = story()
    t.player(1).has(coins=1, reputation=2, hand=["acquire", "recycle"])
    t.player(2).has(materials=["glass 1", "metal 3"], landfill=["food"])
    assert t.offered("acquire") == ["acquire seat2 glass 1"]
    assert t.refuses("acquire seat2 metal 3", "LOOP-3.1-acquire-c")
    assert t.offered("recycle") == ["recycle seat2 food 1"]


@pytest.mark.rule("LOOP-R11")
def test_renew_cannot_be_raised() -> None:
    """LOOP-R11: in Solo 2 COIN renew a MATERIAL at QUALITY 1, with or without REPUTATION."""
    t = story("solo", 1).scene(burnt=["food"])
    t.player(1).has(coins=2, reputation=2)
    assert t.offered("renew") == ["renew food 1"]


@pytest.mark.rule("LOOP-R11")
def test_a_scientists_purchase_from_a_landfill_can_be_raised() -> None:
    """LOOP-R11: it is a purchase like any other."""
    t = story("competitive", careers="scientist,intern")
    t.player(1).has(coins=1, reputation=2, materials=[])
    t.player(2).has(landfill=["utility"])
    t.plays("salvage seat2 utility", "pay 3 with 2")
    assert (t.player(1).materials, t.player(1).reputation) == (["utility 3"], 0)


@pytest.mark.rule("LOOP-R11")
def test_a_clerks_purchase_after_work_can_be_raised() -> None:
    """LOOP-R11: Slack Off is a purchase too, although the turn is a WORK turn."""
    t = story("competitive", careers="clerk,intern").scene(market=["glass"])
    t.player(1).has(coins=0, reputation=2, materials=[])
    t.plays("work", "buy glass 3 with 2")
    assert (t.player(1).materials, t.player(1).coins, t.player(1).reputation) == (["glass 3"], 3, 0)


@pytest.mark.rule("LOOP-8.chef")
def test_careers_with_one_price_list_pay_the_same_for_every_type() -> None:
    """LOOP-8.chef: purchases are worked out once for each list, so that a CAREER with other prices needs another one."""
    prices: dict[int, list[int]] = {}
    for career in CAREERS:
        own = [career.quality_per_coin(type) for type in range(5)]
        assert prices.setdefault(career.price_list(), own) == own
    assert prices == {0: [1, 1, 1, 1, 1], 1: [2, 1, 1, 1, 1]}
