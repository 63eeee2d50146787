"""9.0 CONTINUOUS EVENT that change what can be bought, at which price, and when the market is refilled."""

from __future__ import annotations

import pytest

from tests.games.loop.story import story

MARKET = ["food", "glass", "metal", "plastic", "utility"]

# --- Economic Slowdown ---


@pytest.mark.rule("LOOP-9.slowdown-a")
def test_in_a_slowdown_one_material_is_bought() -> None:
    """LOOP-9.slowdown-a: after the first purchase BUY is over."""
    t = story("competitive").scene(event="slowdown", market=MARKET)
    t.player(1).has(coins=4)
    t.plays("buy food 1")
    assert t.offered("buy") == []
    assert t.refuses("buy", "LOOP-9.slowdown-a")


# --- Everything Is Online ---


@pytest.mark.rule("LOOP-9.online")
def test_without_a_credit_card_no_coin_can_be_spent() -> None:
    """LOOP-9.online: no BUY, no ACQUIRE, no RECYCLE."""
    t = story("competitive").scene(event="online", market=MARKET)
    t.player(1).has(coins=4, hand=["acquire", "recycle"])
    t.player(2).has(materials=["glass 1"], landfill=["metal"])
    for what in ("buy", "acquire", "recycle"):
        assert t.refuses(what, "LOOP-9.online")
        assert t.offered(what) == []
    t.player(1).has(debts=[0])
    for what in ("buy glass 1", "acquire seat2 glass 1", "recycle seat2 metal 1"):
        assert t.offers(what)


@pytest.mark.rule("LOOP-9.online")
def test_abilities_that_cost_coins_are_barred_too() -> None:
    """LOOP-9.online: the INVESTOR can't invest; the BANKER can't give a COIN, but may take one."""
    t = story("competitive", careers="investor,intern").scene(event="online")
    t.player(1).has(coins=4)
    assert t.refuses("invest", "LOOP-9.online")
    t = story("competitive", careers="banker,intern").scene(event="online")
    t.player(1).has(coins=4, reputation=1)
    t.player(2).has(coins=4, reputation=1)
    assert t.refuses("influence seat2 for reputation", "LOOP-9.online")
    assert t.offers("influence seat2 for coin")


@pytest.mark.rule("LOOP-R42")
def test_receiving_coins_and_the_other_players_coins_are_not_barred() -> None:
    """LOOP-R42: seat 2, who has no CREDIT CARD either, pays for a RESELL in seat 1's turn."""
    t = story("competitive").scene(event="online")
    t.player(1).has(coins=0, materials=["glass 2"], hand=["resell"])
    t.player(2).has(coins=2, hand=[], reputation=0)
    t.plays("resell seat2 glass 2", "accept")
    assert (t.player(1).coins, t.player(2).coins) == (2, 0)


@pytest.mark.rule("LOOP-R42")
def test_who_applies_is_free_until_the_last_card_is_cleared() -> None:
    """LOOP-R42: APPLY opens BUY; clearing the only CREDIT CARD closes it for the rest of the turn."""
    t = story("competitive").scene(event="online")
    t.player(1).has(coins=4)
    t.plays("apply", "take glass")
    assert t.offers("buy food 1")
    t.scene(turn={"applied": 0, "applies": 0}).player(1).has(debts=[4])
    t.plays("buy food 1", "pay off 4 with 1")
    assert t.refuses("buy", "LOOP-9.online")


@pytest.mark.rule("LOOP-R42")
def test_alone_renew_is_barred_like_recycle() -> None:
    """LOOP-R42: in Solo RENEW counts as RECYCLE; the blue ACQUIRE costs COIN too."""
    t = story("solo", players=1).scene(event="online")
    t.player(1).has(coins=4)
    t.ends_turn()  # a MATERIAL burns and can be renewed
    assert t.refuses("renew", "LOOP-9.online")
    assert t.refuses("acquire", "LOOP-9.online")
    t.player(1).has(debts=[0])
    assert t.offered("renew")


# --- Red Gown ---


@pytest.mark.rule("LOOP-9.red-gown")
def test_nothing_poorer_than_the_best_own_material_is_bought() -> None:
    """LOOP-9.red-gown: with METAL 2 in the AREA, FOOD only at 2 or more."""
    t = story("competitive").scene(event="red-gown", market=MARKET)
    t.player(1).has(coins=4, materials=["glass 1", "metal 2"])
    assert t.offered("buy food") == ["buy food 2", "buy food 3", "buy food 4"]
    assert t.refuses("buy food 1", "LOOP-9.red-gown")


@pytest.mark.rule("LOOP-R47")
def test_the_bound_rises_with_each_purchase() -> None:
    """LOOP-R47: without MATERIAL anything goes; after FOOD at 2, nothing below 2, where REPUTATION counts as well."""
    t = story("competitive").scene(event="red-gown", market=MARKET)
    t.player(1).has(coins=3, materials=[], reputation=1)
    assert t.offers("buy food 1")
    t.plays("buy food 2")
    assert t.refuses("buy glass 1", "LOOP-9.red-gown")
    assert t.offered("buy glass") == ["buy glass 2 with 1"]
    t.player(1).has(reputation=0)
    assert t.offered("buy") == []


# --- Skinner Box ---


@pytest.mark.rule("LOOP-9.skinner", "LOOP-R49")
def test_empty_slots_are_refilled_at_once_and_the_new_card_can_be_taken() -> None:
    """LOOP-9.skinner, LOOP-R49: the FOOD turned over in GLASS's place is bought in the same turn."""
    t = story("competitive")
    t.player(1).has(coins=3, materials=[])
    t.scene(event="skinner", market=["glass", "glass", "metal", "metal", "metal"], material_deck=["plastic", "utility", "food"])
    t.plays("buy glass 1")
    assert t.position["market"] == ["food", "glass", "metal", "metal", "metal"]
    t.plays("buy food 1")
    assert t.position["market"] == ["utility", "glass", "metal", "metal", "metal"]


@pytest.mark.rule("LOOP-9.skinner")
def test_the_stage_is_refilled_at_once_too() -> None:
    """LOOP-9.skinner: a completed DANCE makes room for the next ACTIVITY."""
    t = story("competitive").scene(event="skinner", stage=["dance-1", "yoga-1", "yoga-2", "diy-1", "diy-2"])
    t.player(1).has(materials=["glass 2", "plastic 2"])
    coming = t.position["activity_deck"][-1]
    t.plays("consume dance-1")
    assert t.position["stage"] == [coming, "yoga-1", "yoga-2", "diy-1", "diy-2"]


@pytest.mark.rule("LOOP-R49")
def test_between_turns_nothing_is_refilled_but_the_next_turn_begins_with_full_slots() -> None:
    """LOOP-R49: seat 1 takes a gift after the own turn; the slot is empty until seat 2's turn begins."""
    t = story("competitive").scene(event="skinner", market=MARKET)
    t.triggers("hidden-clause")
    t.plays("apply", "take metal", "pass")
    assert t.position["market"][2] is None
    t.plays("pass")
    assert (t.to_act, t.table.question) == (2, "TakeTurn")
    assert None not in t.position["market"]


# --- The 2nd Semi Mid-Season Sales ---


@pytest.mark.rule("LOOP-9.sales")
def test_2_coins_buy_glass_at_1_and_food_at_2() -> None:
    """LOOP-9.sales: GLASS at full price, FOOD at half; a third MATERIAL would be at full price again."""
    t = story("competitive").scene(event="sales", market=MARKET)
    t.player(1).has(coins=4, materials=[])
    t.plays("buy glass 1", "buy food 2 half")
    assert (t.player(1).coins, t.player(1).materials) == (2, ["glass 1", "food 2"])
    assert t.offered("buy metal") == ["buy metal 1", "buy metal 2"]


@pytest.mark.rule("LOOP-R48")
@pytest.mark.parametrize(("purchase", "price"), [("2 half", 1), ("3 half", 2), ("4 half", 2), ("3 with 1 half", 1), ("4 with 1 half", 2)])
def test_half_a_price_is_rounded_up(purchase: str, price: int) -> None:
    """LOOP-R48: the COIN that are due after REPUTATION are halved; QUALITY 1 costs 1 in any case."""
    t = story("competitive").scene(event="sales", market=MARKET)
    t.player(1).has(coins=4, reputation=1)
    assert not t.offers("buy metal 1 half")
    t.plays(f"buy metal {purchase}")
    assert t.player(1).coins == 4 - price


@pytest.mark.rule("LOOP-R48")
def test_supersize_is_counted_before_the_price_is_halved() -> None:
    """LOOP-R48: FOOD at 4 costs a CHEF 2, and half of that is 1; at 2 it costs 1, of which there is no half."""
    t = story("competitive", careers="chef,intern").scene(event="sales", market=MARKET)
    t.player(1).has(coins=1)
    assert t.offered("buy food") == ["buy food 2", "buy food 4 half"]
    t.plays("buy food 4 half")
    assert t.player(1).coins == 0
