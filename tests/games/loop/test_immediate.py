"""9.0 IMMEDIATE EVENT that happen to each player in turn."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story

MARKET = ["food", "glass", "metal", "plastic", "utility"]


def quiet(players: int = 2, seed: int = 1) -> Story:
    """A table where nobody is asked to APPLY at EVENT that can't cost COIN."""
    return story("competitive", players=players, seed=seed, apply_at_events="costly")


# --- Insurance ---


@pytest.mark.rule("LOOP-9.insurance")
def test_insurance_costs_1_coin_or_is_tossed_for_2() -> None:
    """LOOP-9.insurance: seat 1 loses a COIN, seat 2 tosses: the dollar side brings 2, the other takes 2."""
    outcomes = set()
    for seed in range(12):
        t = story("competitive", seed=seed)
        t.player(1).has(coins=5)
        t.player(2).has(coins=5)
        t.triggers("insurance").plays("pass")
        assert t.offered() == ["lose coin", "toss"]
        t.plays("lose coin", "pass", "toss")
        assert t.player(1).coins == 4
        outcomes.add((t.happened("tossed")[0]["dollar"], t.player(2).coins))
    assert outcomes == {(1, 7), (0, 3)}


@pytest.mark.rule("LOOP-R43")
def test_the_toss_may_be_chosen_without_a_coin() -> None:
    """LOOP-R43: won, it brings 2 COIN; lost, seat 1 must APPLY and has 2 of the 4 COIN left."""
    outcomes = set()
    for seed in range(12):
        t = story("competitive", seed=seed)
        t.player(1).has(coins=0)
        t.triggers("insurance").plays("pass", "toss")
        if t.table.question == "TakeMaterial":
            t.plays(t.offered()[0])
        outcomes.add((t.happened("tossed")[0]["dollar"], t.player(1).coins, len(t.player(1).debts)))
    assert outcomes == {(1, 2, 0), (0, 2, 1)}


# --- Planned Obsolescence ---


@pytest.mark.rule("LOOP-9.obsolescence")
def test_each_player_chooses_a_material_that_loses_1_quality() -> None:
    """LOOP-9.obsolescence: seat 1 wears UTILITY, seat 2 has nothing, seat 3's METAL breaks into the own LANDFILL."""
    t = quiet(players=3)
    t.player(1).has(materials=["glass 3", "utility 2"])
    t.player(2).has(materials=[])
    t.player(3).has(materials=["metal 1"], landfill=[])
    t.triggers("obsolescence")
    assert t.offered() == ["wear glass 3", "wear utility 2"]
    why = t.table.why("wear glass 2")
    assert why is not None
    assert (why.reason, why.rule) == ("no-such-material", "LOOP-9.obsolescence")
    t.plays("wear utility 2")
    assert t.to_act == 3
    t.plays("wear metal 1")
    assert t.player(1).materials == ["glass 3", "utility 1"]
    assert (t.player(3).materials, t.player(3).landfill) == ([], ["metal"])


# --- Redeem Bonus ---


def redeem(coins: int, **options: int) -> Story:
    """Seat 1 is asked about Redeem Bonus."""
    t = story("competitive", **options).scene(market=MARKET)
    t.player(1).has(coins=coins, materials=[], hand=[])
    return t.triggers("redeem").plays("pass")


@pytest.mark.rule("LOOP-9.redeem")
def test_each_player_does_nothing_or_takes_exactly_one_offer() -> None:
    """LOOP-9.redeem: after offer a, seat 2 is next; seat 2 passes and play goes on."""
    t = redeem(coins=9)
    assert t.offered() == ["redeem a", "redeem b", "redeem c", "pass"]
    t.plays("redeem a", "take glass", "pass")
    assert (t.to_act, t.table.question) == (2, "ChooseOffer")
    t.player(2).has(coins=5, materials=[])
    t.plays("pass")
    assert (t.player(2).coins, t.player(2).materials) == (5, [])
    assert (t.to_act, t.table.question) == (2, "TakeTurn")


@pytest.mark.rule("LOOP-9.redeem-a")
def test_offer_a_is_1_coin_for_a_material_at_quality_1() -> None:
    """LOOP-9.redeem-a: and no FAVOUR."""
    t = redeem(coins=5).plays("redeem a", "take glass")
    assert (t.player(1).coins, t.player(1).materials, len(t.player(1).hand)) == (4, ["glass 1"], 0)


@pytest.mark.rule("LOOP-9.redeem-b")
def test_offer_b_is_2_coins_for_a_material_at_quality_1_and_a_favour() -> None:
    """LOOP-9.redeem-b: the FAVOUR is drawn after the MATERIAL was taken."""
    t = redeem(coins=5).plays("redeem b")
    assert (t.offered(), t.player(1).hand) == ([f"take {material}" for material in MARKET], [])
    t.plays("take glass")
    assert (t.player(1).coins, t.player(1).materials, len(t.player(1).hand)) == (3, ["glass 1"], 1)


@pytest.mark.rule("LOOP-9.redeem-c")
def test_offer_c_is_3_coins_for_a_material_at_quality_3_and_2_favours() -> None:
    """LOOP-9.redeem-c: QUALITY 3."""
    t = redeem(coins=5).plays("redeem c", "take utility")
    assert (t.player(1).coins, t.player(1).materials, len(t.player(1).hand)) == (2, ["utility 3"], 2)


@pytest.mark.rule("LOOP-R102")
def test_an_offer_needs_its_coins_for_which_one_may_apply_before() -> None:
    """LOOP-R102: with 1 COIN only offer a; nobody is forced into debt for b or c, but may have APPLYed just before."""
    t = redeem(coins=1)
    assert t.offered() == ["redeem a", "pass"]
    assert t.refuses("redeem b", "LOOP-R102")
    assert t.refuses("redeem c", "LOOP-R102")
    t = story("competitive")
    t.player(1).has(coins=0)
    t.triggers("redeem").plays("apply", "take glass", "pass")
    assert t.offers("redeem c")


@pytest.mark.rule("LOOP-R102")
def test_from_an_empty_market_nothing_can_be_redeemed() -> None:
    """LOOP-R102: nobody is asked for an offer."""
    t = story("competitive")
    t.player(1).has(coins=9)
    t.player(2).has(coins=9)
    t.scene(market=[], material_deck=[], depleted=True)
    t.triggers("redeem").plays("pass", "pass")
    assert (t.to_act, t.table.question) == (2, "TakeTurn")


@pytest.mark.rule("LOOP-R102")
def test_favours_are_drawn_as_far_as_they_reach_whatever_the_hand() -> None:
    """LOOP-R102: seat 1 already holds 5; of the 2 FAVOUR of offer c only one is left to draw."""
    t = story("competitive").scene(market=MARKET)
    t.player(1).has(coins=3, hand=["share"] * 5)
    position = t.position
    hoard = position["players"][1]["hand"]
    hoard += position["favour_deck"][1:] + position["favour_discard"]
    position["favour_deck"], position["favour_discard"] = position["favour_deck"][:1], []
    t.arrange(position)
    t.triggers("redeem").plays("pass", "redeem c", "take glass")
    assert (len(t.player(1).hand), t.player(1).materials[-1]) == (6, "glass 3")


@pytest.mark.rule("LOOP-R102")
def test_an_offer_is_no_purchase() -> None:
    """LOOP-R102: a CHEF's FOOD has QUALITY 1, REPUTATION adds nothing, and Make It Rain, in force, counts none of the COIN."""
    t = story("competitive", careers="chef,intern").scene(market=MARKET, event="make-it-rain")
    t.player(1).has(coins=3, materials=[], reputation=2, happiness=1)
    t.triggers("redeem").plays("pass")
    assert t.offered() == ["redeem a", "redeem b", "redeem c", "pass"]
    t.plays("redeem a", "take food")
    assert (t.player(1).materials, t.player(1).coins) == (["food 1"], 2)
    assert t.position["turn"]["spent"] == 0


# --- Repurchase ---


@pytest.mark.rule("LOOP-9.repurchase")
def test_each_player_buys_from_anothers_landfill_for_1_coin() -> None:
    """LOOP-9.repurchase: seat 1 gives seat 3 a COIN for METAL at QUALITY 1; UTILITY stays, and so does the own LANDFILL."""
    t = story("competitive", players=3)
    t.player(1).has(coins=2, landfill=["glass"], materials=[])
    t.player(2).has(landfill=["utility"])
    t.player(3).has(coins=0, landfill=["food", "metal", "utility"])
    t.triggers("repurchase").plays("pass")
    assert t.offered() == ["repurchase seat3 food", "repurchase seat3 metal"]
    assert t.refuses("repurchase seat3 utility", "LOOP-9.repurchase")
    t.plays("repurchase seat3 metal")
    assert (t.player(1).coins, t.player(1).materials) == (1, ["metal 1"])
    assert (t.player(3).coins, t.player(3).landfill) == (1, ["food", "utility"])


@pytest.mark.rule("LOOP-R54", "LOOP-R36")
def test_repurchase_is_compulsory_even_for_who_must_apply() -> None:
    """LOOP-R54, LOOP-R36: seat 1, without a COIN, can't decline, takes a CREDIT CARD and pays."""
    t = story("competitive")
    t.player(1).has(coins=0, materials=[])
    t.player(2).has(coins=0, landfill=["metal"])
    t.triggers("repurchase").plays("pass")
    assert t.offered() == ["repurchase seat2 metal"]
    assert t.refuses("pass", "LOOP-R54")
    t.plays("repurchase seat2 metal", "take glass")
    assert (t.player(1).debts, t.player(1).coins, t.player(2).coins) == ([0], 3, 1)


@pytest.mark.rule("LOOP-R54")
def test_with_nothing_to_repurchase_nothing_happens() -> None:
    """LOOP-R54: seat 2 has UTILITY only and seat 1 nothing: neither is asked, and no COIN moves."""
    t = story("competitive")
    t.player(1).has(coins=2, landfill=[])
    t.player(2).has(coins=2, landfill=["utility"])
    t.triggers("repurchase").plays("pass", "pass")
    assert (t.to_act, t.table.question) == (2, "TakeTurn")
    assert (t.player(1).coins, t.player(2).coins) == (2, 2)
