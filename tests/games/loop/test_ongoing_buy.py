"""9.0 CONTINUOUS EVENT that change how COIN are spent: BUY, ACQUIRE, RECYCLE and the market."""

from __future__ import annotations

import pytest

from tests.games.loop.story import story

MARKET = ["food", "glass", "metal", "plastic", "utility"]

# --- Bad Debt ---


@pytest.mark.rule("LOOP-9.bad-debt")
def test_bad_debt_bars_owners_of_a_credit_card_from_buying() -> None:
    """LOOP-9.bad-debt: seat 1, with a CREDIT CARD, can't choose BUY but may WORK; seat 2, without, may BUY."""
    t = story("competitive").scene(event="bad-debt")
    t.player(1).has(debts=[0], coins=5)
    assert t.refuses("buy", "LOOP-9.bad-debt")
    assert t.offered("buy") == []
    t.plays("work", "pay off 0 with 1", "end turn")
    t.player(2).has(coins=5)
    assert t.offers("buy glass 1")


# --- BOGOF ---


@pytest.mark.rule("LOOP-9.bogof", "LOOP-R39")
def test_every_material_bought_brings_a_free_one_while_the_market_has_any() -> None:
    """LOOP-9.bogof, LOOP-R39: two purchases bring one each of the buyer's choice, the third finds the market empty."""
    t = story("competitive").scene(event="bogof", market=MARKET)
    t.player(1).has(coins=4, materials=[])
    t.plays("buy food 2")
    assert t.offered() == ["take glass", "take metal", "take plastic", "take utility"]  # it must be taken
    t.plays("take utility")
    assert t.table.question == "TakeTurn"  # a free one brings no further one
    t.plays("buy glass 1", "take metal", "buy plastic 1")
    assert t.player(1).materials == ["food 2", "utility 1", "glass 1", "metal 1", "plastic 1"]
    assert (t.player(1).coins, t.position["turn"]["bought"], t.table.question) == (0, 3, "TakeTurn")


@pytest.mark.rule("LOOP-R39")
def test_a_purchase_from_a_landfill_brings_a_free_material_too() -> None:
    """LOOP-R39: the SCIENTIST buys METAL from seat 2's LANDFILL and takes GLASS from the market."""
    t = story("competitive", careers="scientist,intern").scene(event="bogof", market=MARKET)
    t.player(1).has(coins=1, materials=[])
    t.player(2).has(landfill=["metal"])
    t.plays("salvage seat2 metal", "pay 1", "take glass")
    assert t.player(1).materials == ["metal 1", "glass 1"]


@pytest.mark.rule("LOOP-R39")
def test_slack_off_brings_a_free_material_too() -> None:
    """LOOP-R39: the CLERK buys after WORK."""
    t = story("competitive", careers="clerk,intern").scene(event="bogof", market=MARKET)
    t.player(1).has(materials=[])
    t.plays("work", "buy metal 1", "take glass")
    assert t.player(1).materials == ["metal 1", "glass 1"]


# --- Buy More Earn More, Make It Rain ---


@pytest.mark.rule("LOOP-9.buy-more", "LOOP-R37")
def test_every_3_coins_spent_bring_1_back() -> None:
    """LOOP-9.buy-more, LOOP-R37: 2 COIN bring nothing, the third brings 1 at once; the sixth brings another."""
    t = story("competitive").scene(event="buy-more", market=MARKET)
    t.player(1).has(coins=7)
    t.plays("buy food 2")
    assert t.player(1).coins == 5
    t.plays("buy glass 1")
    assert t.player(1).coins == 4 + 1
    t.plays("buy metal 4")
    assert t.player(1).coins == 1 + 1


@pytest.mark.rule("LOOP-9.buy-more", "LOOP-R37")
def test_acquire_and_recycle_count_other_spending_does_not() -> None:
    """LOOP-9.buy-more, LOOP-R37: ACQUIRE for 2 and RECYCLE for 1 are 3; the COIN of a PAYOFF are nothing."""
    t = story("competitive").scene(event="buy-more")
    t.player(1).has(coins=9, hand=["acquire", "recycle"], debts=[0])
    t.player(2).has(materials=["glass 2"], landfill=["metal"], hand=[], reputation=0)
    t.plays("pay off 0 with 2", "acquire seat2 glass 2", "accept")
    assert t.player(1).coins == 9 - 2 - 2
    t.plays("recycle seat2 metal 1", "accept")
    assert t.player(1).coins == 5 - 1 + 1


@pytest.mark.rule("LOOP-R37")
def test_the_counter_starts_anew_and_counts_the_active_player_only() -> None:
    """LOOP-R37: 2 COIN in one turn and 1 in the next bring nothing, nor do 4 that seat 2 pays for a RESELL in seat 1's turn."""
    t = story("competitive").scene(event="buy-more")
    t.player(1).has(coins=2, materials=["glass 4"], hand=["resell"])
    t.player(2).has(coins=4, hand=[], reputation=0)
    t.plays("buy food 2", "resell seat2 glass 4", "accept")
    assert (t.player(1).coins, t.player(2).coins) == (4, 0)
    t.plays("end turn", "work", "end turn", "buy glass 1")
    assert t.player(1).coins == 3


@pytest.mark.rule("LOOP-9.make-it-rain", "LOOP-R37")
def test_4_coins_spent_in_a_turn_make_happy_once() -> None:
    """LOOP-9.make-it-rain, LOOP-R37: ACQUIRE for 2 and RECYCLE for 1 are 3, BUY for 1 makes 4; 4 more bring nothing more."""
    t = story("competitive").scene(event="make-it-rain", market=MARKET)
    t.player(1).has(coins=9, hand=["acquire", "recycle"], happiness=1)
    t.player(2).has(materials=["glass 2"], landfill=["metal"], hand=[], reputation=0)
    t.plays("acquire seat2 glass 2", "accept", "recycle seat2 metal 1", "accept")
    assert t.player(1).happiness == 1
    t.plays("buy food 1")
    assert t.player(1).happiness == 2
    t.plays("buy glass 4")
    assert t.player(1).happiness == 2


@pytest.mark.rule("LOOP-9.make-it-rain")
def test_payoff_is_no_spending_and_each_turn_counts_by_itself() -> None:
    """LOOP-9.make-it-rain: 2 COIN of PAYOFF and 3 of BUY are 3; 1 in the next turn doesn't make 4."""
    t = story("competitive").scene(event="make-it-rain", market=MARKET)
    t.player(1).has(coins=9, debts=[0], happiness=1)
    t.plays("pay off 0 with 2", "buy food 3", "end turn", "work", "end turn", "buy metal 1")
    assert t.player(1).happiness == 1


# --- Disposable Culture ---


@pytest.mark.rule("LOOP-9.disposable", "LOOP-R40")
def test_plastic_is_bought_and_recycled_at_quality_1_only() -> None:
    """LOOP-9.disposable, LOOP-R40: other types at any QUALITY."""
    t = story("competitive").scene(event="disposable", market=MARKET)
    t.player(1).has(coins=4, hand=["recycle"])
    t.player(2).has(landfill=["plastic", "glass"])
    assert t.offered("buy plastic") == ["buy plastic 1"]
    assert t.refuses("buy plastic 2", "LOOP-9.disposable")
    assert t.offers("buy glass 4")
    assert t.offered("recycle seat2 plastic") == ["recycle seat2 plastic 1"]
    assert t.refuses("recycle seat2 plastic 2", "LOOP-9.disposable")
    assert t.offers("recycle seat2 glass 4")
