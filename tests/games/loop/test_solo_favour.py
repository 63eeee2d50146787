"""7.2 The blue FAVOUR of Solo Mode, Exhibited QUALITY and the central LANDFILL."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story


def solo(seed: int = 1) -> Story:
    """An INTERN alone at the table."""
    return story("solo", players=1, seed=seed)


def with_central(*, burnt: list[str], broken: list[str]) -> Story:
    """MATERIAL have burnt, and market MATERIAL were broken by SHARE."""
    t = solo()
    t.player(1).has(materials=[], coins=8, landfill=["plastic"])
    position = t.position
    for material in burnt + broken:
        position["material_deck"].remove(material)
    position["burnt"], position["central_landfill"] = burnt, broken
    t.arrange(position)
    return t


# --- ACQUIRE, BARTER ---


@pytest.mark.rule("LOOP-7.2-acquire")
def test_acquire_takes_a_market_material_at_its_exhibited_quality() -> None:
    """LOOP-7.2-acquire: GLASS showing 3 costs 3, paid to the bank; METAL showing 4 is too dear."""
    t = solo().scene(market=["glass 3", "metal 4"])
    t.player(1).has(coins=3, materials=[])
    assert t.offered("acquire") == ["acquire market glass 3"]
    assert t.refuses("acquire market metal 4", "LOOP-7.2-acquire")
    t.plays("acquire market glass 3")
    assert (t.player(1).materials, t.player(1).coins) == (["glass 3"], 0)
    assert t.position["market"] == [None, "metal 4", None, None, None]


@pytest.mark.rule("LOOP-7.2-barter", "LOOP-R92")
def test_barter_swaps_for_the_same_or_less_exhibited_quality() -> None:
    """LOOP-7.2-barter, LOOP-R92: FOOD 3 goes into the slot of METAL 2 as it is; GLASS 4 shows too much; GLASS 1 is too poor to offer."""
    t = solo().scene(market=["glass 4", "metal 2", "plastic 3"])
    t.player(1).has(materials=["food 3", "glass 1"])
    assert t.offered("barter") == ["barter market metal 2", "barter market plastic 3"]
    assert t.refuses("barter market glass 4", "LOOP-7.2-barter")
    t.plays("barter market metal 2")
    assert t.offered() == ["offer food 3"]
    t.plays("offer food 3")
    assert t.player(1).materials == ["glass 1", "metal 2"]
    assert t.position["market"] == ["glass 4", "food 3", "plastic 3", None, None]


@pytest.mark.rule("LOOP-7.2-barter")
def test_who_has_no_material_cannot_barter() -> None:
    """LOOP-7.2-barter: there is nothing to swap."""
    t = solo()
    t.player(1).has(materials=[])
    assert t.refuses("barter", "LOOP-7.2-barter")


# --- RENEW ---


@pytest.mark.rule("LOOP-7.2-renew", "LOOP-R91")
def test_renew_takes_any_material_of_the_central_landfill_for_2_coins_per_quality() -> None:
    """LOOP-7.2-renew, LOOP-R91: burnt UTILITY or GLASS broken by SHARE for 2, 4, 6 or 8; PLASTIC of the own LANDFILL isn't there."""
    t = with_central(burnt=["utility"], broken=["glass"])
    assert t.offered("renew") == [f"renew {material} {quality}" for material in ("glass", "utility") for quality in (1, 2, 3, 4)]
    t.player(1).has(coins=7)
    assert t.refuses("renew utility 4", "LOOP-R16")
    t.plays("renew utility 3")
    assert (t.player(1).materials, t.player(1).coins) == (["utility 3"], 1)
    assert (t.position["burnt"], t.position["central_landfill"]) == ([], ["glass"])
    assert t.happened("recycled")[0]["rule"] == "LOOP-7.2-renew"


@pytest.mark.rule("LOOP-7.2-renew")
@pytest.mark.parametrize(("quality", "coins"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_what_renew_costs(quality: int, coins: int) -> None:
    """LOOP-7.2-renew: double the QUALITY."""
    t = with_central(burnt=[], broken=["glass"])
    t.plays(f"renew glass {quality}")
    assert (t.player(1).materials, t.player(1).coins) == ([f"glass {quality}"], 8 - coins)


@pytest.mark.rule("LOOP-7.2-renew")
def test_an_empty_landfill_has_nothing_to_renew() -> None:
    """LOOP-7.2-renew: nor can it be done with 1 COIN."""
    t = with_central(burnt=[], broken=[])
    assert t.refuses("renew", "LOOP-7.2-renew")
    t = with_central(burnt=["glass"], broken=[])
    t.player(1).has(coins=1)
    assert t.refuses("renew", "LOOP-7.2-renew")


@pytest.mark.rule("LOOP-R91")
def test_own_broken_materials_go_to_the_own_landfill_which_alone_costs_happiness() -> None:
    """LOOP-R91: 3 in the own LANDFILL cost 1, 6 in the central one nothing."""
    t = with_central(burnt=["utility", "food", "food"], broken=["glass", "metal", "metal"])
    t.scene(stage=["dance-1"])
    t.player(1).has(happiness=8, materials=["glass 1", "plastic 1"], landfill=["plastic"])
    t.plays("consume dance-1")
    assert t.player(1).landfill == ["glass", "plastic", "plastic"]
    assert len(t.sees(1)["board"]["central_landfill"]) == 6
    assert t.ends_game().seats[0].sources["landfill"] == -1


# --- RESELL ---


@pytest.mark.rule("LOOP-7.2-resell", "LOOP-R94")
def test_resell_puts_a_material_under_the_deck_for_its_quality_in_coins() -> None:
    """LOOP-7.2-resell, LOOP-R94: UTILITY 3 brings 3 COIN from the bank and delays DEPLETION by a card."""
    t = solo()
    t.player(1).has(materials=["utility 3"], coins=0)
    t.scene(material_deck=["food", "glass"])
    t.plays("resell deck utility 3")
    assert (t.player(1).coins, t.player(1).materials) == (3, [])
    assert t.position["material_deck"] == ["utility", "food", "glass"]


@pytest.mark.rule("LOOP-R94")
def test_its_quality_is_forgotten() -> None:
    """LOOP-R94: turned over into the market again, UTILITY 4 shows what the table shows, here 1."""
    t = story("solo", players=1, solo_exhibited_quality="1")
    t.player(1).has(materials=["utility 4"])
    t.scene(market=["food 1", "glass 1", "metal 1", "plastic 1"], material_deck=[])
    t.plays("resell deck utility 4", "work", "end turn")
    assert t.position["market"][4] == "utility 1"


@pytest.mark.rule("LOOP-R94")
def test_reselling_after_depletion_does_not_cancel_the_end() -> None:
    """LOOP-R94: under Skinner Box the deck ran out in this turn; a card put under it changes nothing."""
    t = solo()
    t.player(1).has(materials=["utility 4"], coins=1, happiness=4)
    t.scene(event="skinner", market=["food 1", "glass 1", "metal 1", "plastic 1", "plastic 1"], material_deck=["glass"])
    t.plays("buy food 1")
    assert (t.position["ending"], t.player(1).happiness) == ("depletion", 3)
    t.plays("resell deck utility 4")
    assert t.position["ending"] == "depletion"
    t.plays("end turn")
    assert (t.table.is_over, t.table.result.ended_by, t.table.result.scores) == (True, "depletion", [3])


# --- SHARE ---


@pytest.mark.rule("LOOP-7.2-share-a", "LOOP-R92")
def test_share_lets_a_market_material_stand_in_for_one_activity() -> None:
    """LOOP-7.2-share-a, LOOP-R92: GLASS of the market shows 2 after a DANCE; a second ACTIVITY can't use it again."""
    t = solo().scene(stage=["dance-1", "painting-2"], market=["glass 3", "metal 1"])
    t.player(1).has(materials=["plastic 3"])
    assert t.offered("consume") == []
    t.plays("share market glass 3")
    assert t.position["market"][0] == "glass 3 shared 1"
    t.plays("consume dance-1")
    assert (t.position["market"][0], t.player(1).materials) == ("glass 2", ["plastic 2"])
    assert t.offered("consume") == []


@pytest.mark.rule("LOOP-7.2-share-b")
def test_a_market_material_broken_by_share_goes_to_the_central_landfill() -> None:
    """LOOP-7.2-share-b: not to the player's own."""
    t = solo().scene(stage=["dance-1"], market=["glass 1", "metal 1"])
    t.player(1).has(materials=["plastic 3"], landfill=[])
    t.plays("share market glass 1", "consume dance-1")
    assert (t.position["central_landfill"], t.player(1).landfill) == (["glass"], [])
    assert t.position["market"][0] is None


@pytest.mark.rule("LOOP-R93")
def test_share_is_for_consume_turns_and_unused_it_costs_nothing() -> None:
    """LOOP-R93: not after WORK; played before it and left unused, the GLASS keeps its 3, and the FAVOUR stays played."""
    t = solo().scene(stage=["dance-1"], market=["glass 3", "metal 1"])
    t.player(1).has(materials=["plastic 3"], coins=1)
    t.plays("share market glass 3", "buy metal 1")
    t.plays("end turn")
    assert (t.position["market"][0], t.player(1).played) == ("glass 3", ["share"])
    assert t.offered("consume") == []
    t.plays("work")
    assert "share" in t.player(1).hand
    assert t.refuses("share", "LOOP-2.0a")


# --- Exhibited QUALITY ---


@pytest.mark.rule("LOOP-R92")
def test_materials_turned_over_exhibit_a_random_quality() -> None:
    """LOOP-R92: from 1 to 4, in the opening market and when a slot is refilled."""
    opening, refilled = set(), set()
    for seed in range(15):
        t = solo(seed)
        opening |= {held.split()[1] for held in t.position["market"]}
        t.player(1).has(coins=1)
        t.scene(market=["food 1"])
        t.plays("buy food 1", "end turn")
        refilled |= {held.split()[1] for held in t.position["market"]}
    assert opening == refilled == {"1", "2", "3", "4"}


@pytest.mark.rule("LOOP-R92")
def test_buying_ignores_the_exhibited_quality() -> None:
    """LOOP-R92: METAL showing 4 is bought at 1 for 1 COIN, METAL showing 1 at 3 for 3; the player says which card."""
    t = solo().scene(market=["metal 4", "metal 1"])
    t.player(1).has(coins=4, materials=[])
    t.plays("buy metal 1", "slot 1")
    assert t.position["market"][:2] == [None, "metal 1"]
    t.plays("buy metal 3")
    assert (t.player(1).materials, t.player(1).coins) == (["metal 1", "metal 3"], 0)
