"""8.0 CAREER: ARTIST, BANKER, CHEF, CRAFTSMAN and ENGINEER."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, life_of

# --- ARTIST ---


@pytest.mark.rule("LOOP-8.artist")
def test_the_artist_works_for_one_coin_and_a_material_of_choice_at_quality_4() -> None:
    """LOOP-8.artist: 1 HAPPINESS less, 1 COIN more, and any MATERIAL of the market free of charge."""
    s = life_of("artist")
    s.player(1).has(coins=1, materials=[], happiness=3)
    s.plays("work")
    assert s.offered() == ["take food", "take glass", "take metal", "take plastic", "take utility", "skip"]
    s.plays("take metal")
    assert s.player(1).materials == ["metal 4"]
    assert (s.player(1).coins, s.player(1).happiness) == (2, 2)
    assert None in s.position["market"]
    assert "metal" not in s.position["market"]


@pytest.mark.rule("LOOP-8.artist")
def test_the_artist_creates_nothing_without_work() -> None:
    """LOOP-8.artist: only when WORK."""
    s = life_of("artist").plays("buy food 1")
    assert s.table.question == "TakeTurn"
    assert s.offered("take") == []


@pytest.mark.rule("LOOP-R69")
def test_with_an_empty_market_the_artist_gains_the_coin_only() -> None:
    """LOOP-R69: there is nothing to take, and nothing is asked."""
    s = life_of("artist").scene(market=[])
    s.player(1).has(coins=1, materials=[])
    s.plays("work")
    assert (s.table.question, s.player(1).coins, s.player(1).materials) == ("TakeTurn", 2, [])


@pytest.mark.rule("LOOP-R69", "LOOP-8.0a")
def test_the_artist_may_leave_the_material() -> None:
    """LOOP-R69, LOOP-8.0a: taking it is optional."""
    s = life_of("artist")
    s.player(1).has(coins=1, materials=[])
    market = s.position["market"]
    s.plays("work", "skip")
    assert (s.player(1).coins, s.player(1).materials, s.position["market"]) == (2, [], market)


@pytest.mark.rule("LOOP-R69")
def test_creating_is_no_buy() -> None:
    """LOOP-R69: Buy 1 Get 1 Free adds nothing, and Disposable Culture doesn't cap the PLASTIC."""
    s = life_of("artist").scene(event="bogof")
    s.player(1).has(materials=[])
    s.plays("work", "take glass")
    assert s.table.question == "TakeTurn"
    assert s.player(1).materials == ["glass 4"]
    s = life_of("artist").scene(event="disposable")
    s.player(1).has(materials=[])
    assert s.plays("work", "take plastic").player(1).materials == ["plastic 4"]


# --- BANKER ---


def bank(me: tuple[int, int], them: tuple[int, int], **options: object) -> Story:
    """COIN and REPUTATION of the BANKER and of seat 2."""
    s = life_of("banker", "competitive", 2, **options)
    s.player(1).has(coins=me[0], reputation=me[1])
    s.player(2).has(coins=them[0], reputation=them[1])
    return s


@pytest.mark.rule("LOOP-8.banker")
def test_the_banker_gives_reputation_for_a_coin() -> None:
    """LOOP-8.banker: 1 REPUTATION to seat 2, 1 COIN from there."""
    s = bank((3, 2), (3, 0)).plays("influence seat2 for coin")
    assert (s.player(1).coins, s.player(1).reputation) == (4, 1)
    assert (s.player(2).coins, s.player(2).reputation) == (2, 1)


@pytest.mark.rule("LOOP-8.banker-b")
def test_the_banker_gives_a_coin_for_reputation() -> None:
    """LOOP-8.banker-b: the other way round."""
    s = bank((3, 0), (3, 2)).plays("influence seat2 for reputation")
    assert (s.player(1).coins, s.player(1).reputation) == (2, 1)
    assert (s.player(2).coins, s.player(2).reputation) == (4, 1)


@pytest.mark.rule("LOOP-8.banker", "LOOP-8.banker-b")
@pytest.mark.parametrize("way", ["coin", "reputation"])
def test_the_banker_exchanges_once_per_turn_in_either_direction(way: str) -> None:
    """LOOP-8.banker, LOOP-8.banker-b: after one exchange neither direction is left."""
    s = bank((3, 1), (3, 1)).plays(f"influence seat2 for {way}")
    assert s.offered("influence") == []
    assert s.refuses("influence", "LOOP-8.banker-b")


@pytest.mark.rule("LOOP-R70")
def test_the_bankers_exchange_must_be_possible() -> None:
    """LOOP-R70: the giver of COIN has 1, the giver of REPUTATION has 1, the receiver of REPUTATION has fewer than 2."""
    assert bank((1, 1), (1, 1)).offered("influence") == ["influence seat2 for coin", "influence seat2 for reputation"]
    no_reputation = bank((1, 0), (1, 0))
    assert no_reputation.refuses("influence seat2 for coin", "LOOP-R70")
    assert no_reputation.refuses("influence seat2 for reputation", "LOOP-R70")
    no_coin = bank((0, 1), (0, 1))
    assert no_coin.refuses("influence seat2 for coin", "LOOP-R70")
    assert no_coin.refuses("influence seat2 for reputation", "LOOP-R70")
    no_room = bank((1, 2), (1, 2))
    assert no_room.refuses("influence seat2 for coin", "LOOP-R70")
    assert no_room.refuses("influence seat2 for reputation", "LOOP-R70")


@pytest.mark.rule("LOOP-R70")
def test_the_bankers_partner_is_not_asked() -> None:
    """LOOP-R70: no consent, and no REJECT though seat 2 has REPUTATION for it."""
    s = bank((3, 1), (3, 1)).plays("influence seat2 for coin")
    assert (s.to_act, s.table.question) == (1, "TakeTurn")
    assert s.player(2).reputation == 2


@pytest.mark.rule("LOOP-R70")
def test_by_option_the_bankers_partner_must_agree() -> None:
    """LOOP-R70, option banker_consent: agreed, it happens; refused, it doesn't, and the ABILITY is used up."""
    s = bank((3, 1), (3, 1), banker_consent=True).plays("influence seat2 for coin")
    assert (s.to_act, s.offered()) == (2, ["agree", "refuse"])
    assert s.player(1).coins == 3
    assert s.plays("agree").player(1).coins == 4
    s = bank((3, 1), (3, 1), banker_consent=True).plays("influence seat2 for coin", "refuse")
    assert (s.player(1).coins, s.player(1).reputation) == (3, 1)
    assert s.refuses("influence", "LOOP-8.banker-b")


# --- CHEF ---


@pytest.mark.rule("LOOP-8.chef")
@pytest.mark.parametrize(("coins", "quality"), [(1, 2), (2, 4)])
def test_food_that_the_chef_buys_or_recycles_has_double_quality(coins: int, quality: int) -> None:
    """LOOP-8.chef: 1 COIN for QUALITY 2, 2 COIN for QUALITY 4."""
    s = life_of("chef")
    s.player(1).has(coins=coins, materials=[])
    s.plays(f"buy food {quality}")
    assert (s.player(1).materials, s.player(1).coins) == ([f"food {quality}"], 0)
    s = life_of("chef")
    s.player(1).has(coins=coins, materials=[], hand=["recycle"])
    s.player(2).has(landfill=["food"])
    s.plays(f"recycle seat2 food {quality}", "accept")
    assert (s.player(1).materials, s.player(1).coins) == ([f"food {quality}"], 0)


@pytest.mark.rule("LOOP-8.chef")
def test_the_chefs_other_materials_cost_as_usual() -> None:
    """LOOP-8.chef: with 2 COIN a GLASS of QUALITY 2 at most, and an intern's FOOD isn't doubled."""
    s = life_of("chef")
    s.player(1).has(coins=2, hand=["recycle"])
    s.player(2).has(landfill=["glass"])
    assert s.offered("buy glass") == ["buy glass 1", "buy glass 2"]
    assert s.offered("recycle") == ["recycle seat2 glass 1", "recycle seat2 glass 2"]
    s = life_of("intern")
    s.player(1).has(coins=2)
    assert s.offered("buy food") == ["buy food 1", "buy food 2"]


@pytest.mark.rule("LOOP-R71", "LOOP-8.0a")
def test_supersize_simply_happens() -> None:
    """LOOP-R71, LOOP-8.0a: there is no FOOD of QUALITY 1 or 3 for COIN alone, and never more than 2 COIN are paid for it."""
    s = life_of("chef")
    s.player(1).has(coins=9, hand=["recycle"])
    s.player(2).has(landfill=["food"])
    assert s.offered("buy food") == ["buy food 2", "buy food 4"]
    assert s.offered("recycle") == ["recycle seat2 food 2", "recycle seat2 food 4"]
    assert s.plays("buy food 4").player(1).coins == 7


@pytest.mark.rule("LOOP-R71")
def test_supersize_doubles_coins_not_reputation() -> None:
    """LOOP-R71: 1 COIN and 1 REPUTATION give QUALITY 3, 1 COIN and 2 REPUTATION give 4; nothing is wasted on a fifth."""
    s = life_of("chef")
    s.player(1).has(coins=9, reputation=2)
    assert s.offered("buy food") == ["buy food 2", "buy food 3 with 1", "buy food 4", "buy food 4 with 2"]
    s.plays("buy food 3 with 1")
    assert (s.player(1).coins, s.player(1).reputation) == (8, 1)


@pytest.mark.rule("LOOP-R71")
@pytest.mark.parametrize(("coins", "quality"), [(2, 2), (4, 4)])
def test_in_solo_the_chef_renews_food_for_its_quality(coins: int, quality: int) -> None:
    """LOOP-R71: double price, then double QUALITY; GLASS costs the double price."""
    s = life_of("chef", "solo", 1).scene(burnt=["food", "glass"])
    s.player(1).has(coins=coins, materials=[])
    assert s.offered(f"renew glass {coins // 2}")
    assert not s.offers(f"renew glass {coins // 2 + 1}")
    assert not s.offers("renew food 1")
    s.plays(f"renew food {quality}")
    assert (s.player(1).materials, s.player(1).coins) == ([f"food {quality}"], 0)


# --- CRAFTSMAN ---


@pytest.mark.rule("LOOP-8.craftsman-a")
def test_the_craftsman_makes_an_own_material_count_as_another_type() -> None:
    """LOOP-8.craftsman-a: with a GLASS forged into METAL there are METAL and PLASTIC for DIY."""
    s = life_of("craftsman").scene(stage=["diy-2"])
    s.player(1).has(materials=["glass 2", "plastic 2"])
    assert s.refuses("consume diy-2", "LOOP-2.0.c2")
    s.plays("forge seat1 glass 2", "into metal", "consume diy-2")
    assert s.player(1).activities == ["diy-2"]
    assert s.player(1).materials == ["metal 1 forged from glass", "plastic 1"]


@pytest.mark.rule("LOOP-8.craftsman-a")
def test_the_craftsman_forges_in_another_players_area() -> None:
    """LOOP-8.craftsman-a: seat 2's GLASS counts as METAL and is shared as such."""
    s = life_of("craftsman").scene(stage=["diy-2"])
    s.player(1).has(materials=["plastic 2"], hand=["share"])
    s.player(2).has(materials=["glass 2"], hand=[], reputation=0)
    s.plays("forge seat2 glass 2", "into metal", "share seat2 metal 2 forged", "accept", "consume diy-2")
    assert s.player(1).activities == ["diy-2"]
    assert s.player(2).materials == ["metal 1 forged from glass"]


@pytest.mark.rule("LOOP-8.craftsman-a", "LOOP-R72")
@pytest.mark.parametrize("type", ["food", "glass", "metal", "plastic", "utility"])
def test_anything_is_forged_into_anything_else_but_food(type: str) -> None:
    """LOOP-8.craftsman-a, LOOP-R72: FOOD may be a starting point, never the result; a type isn't forged into itself."""
    s = life_of("craftsman")
    s.player(1).has(materials=[f"{type} 2"])
    s.plays(f"forge seat1 {type} 2")
    assert s.offered() == [f"into {other}" for other in ("glass", "metal", "plastic", "utility") if other != type]
    assert type == "food" or s.refuses(f"into {type}", "LOOP-R72")


@pytest.mark.rule("LOOP-8.craftsman-a")
def test_the_craftsman_forges_once_per_turn() -> None:
    """LOOP-8.craftsman-a: no second MATERIAL in the same turn."""
    s = life_of("craftsman")
    s.player(1).has(materials=["glass 2", "metal 2"])
    s.plays("forge seat1 glass 2", "into metal")
    assert s.offered("forge") == []
    assert s.refuses("forge", "LOOP-8.craftsman-a")


@pytest.mark.rule("LOOP-8.craftsman-b")
def test_a_forged_material_is_itself_again_after_the_turn() -> None:
    """LOOP-8.craftsman-b: in seat 2's turn the METAL is GLASS, in both AREA."""
    for owner in (1, 2):
        s = life_of("craftsman")
        s.player(owner).has(materials=["glass 2"])
        s.plays(f"forge seat{owner} glass 2", "into metal", "work")
        assert s.player(owner).materials == ["metal 2 forged from glass"]
        s.plays("end turn")
        assert s.player(owner).materials == ["glass 2"]


@pytest.mark.rule("LOOP-R72")
def test_forge_touches_areas_only() -> None:
    """LOOP-R72: neither the market nor a LANDFILL."""
    s = life_of("craftsman").scene(market=["glass"])
    s.player(1).has(materials=["food 1"], landfill=["metal"])
    s.player(2).has(materials=["plastic 1"], landfill=["utility"])
    assert s.offered("forge") == ["forge seat1 food 1", "forge seat2 plastic 1"]


@pytest.mark.rule("LOOP-R72")
def test_a_forged_material_counts_for_every_purpose_of_the_turn() -> None:
    """LOOP-R72: as the fifth type for Collector, and as the METAL that A Diamond Is For Business wants at the end of the turn."""
    s = life_of("craftsman").scene(event="collector")
    s.player(1).has(happiness=3, materials=["food 1", "glass 1", "plastic 1", "plastic 1", "utility 1"])
    s.plays("forge seat1 plastic 1", "into metal")
    assert s.player(1).happiness == 4
    s = life_of("craftsman").scene(event="diamond")
    s.player(1).has(happiness=3, materials=["glass 1"])
    s.plays("forge seat1 glass 1", "into metal", "work", "end turn")
    assert s.player(1).happiness == 2


@pytest.mark.rule("LOOP-R72")
def test_a_forged_material_that_changes_owner_stays_forged_until_the_turn_ends() -> None:
    """LOOP-R72: sold to seat 2 as METAL, it is GLASS there afterwards."""
    s = life_of("craftsman")
    s.player(1).has(materials=["glass 1"], hand=["resell"])
    s.player(2).has(coins=1, materials=[], hand=[], reputation=0)
    s.plays("forge seat1 glass 1", "into metal", "resell seat2 metal 1 forged", "accept")
    assert s.player(2).materials == ["metal 1 forged from glass"]
    assert s.plays("work", "end turn").player(2).materials == ["glass 1"]


@pytest.mark.rule("LOOP-R72", "LOOP-R73")
@pytest.mark.parametrize(("type", "taken"), [("glass", ["recycle seat2 glass 1"]), ("utility", [])])
def test_in_a_landfill_the_printed_type_counts_at_once(type: str, taken: list[str]) -> None:
    """LOOP-R72, LOOP-R73: METAL forged from GLASS can be RECYCLEd in the same turn as GLASS; forged from UTILITY it can't."""
    s = life_of("craftsman").scene(stage=["diy-2"])
    s.player(1).has(coins=1, materials=["plastic 2"], hand=["share", "recycle"])
    s.player(2).has(materials=[f"{type} 1"], hand=[], reputation=0)
    s.plays(f"forge seat2 {type} 1", "into metal", "share seat2 metal 1 forged", "accept", "consume diy-2")
    assert s.player(2).landfill == [type]
    assert s.offered("recycle") == taken


# --- ENGINEER ---


@pytest.mark.rule("LOOP-8.engineer")
@pytest.mark.parametrize("owner", [1, 2])
def test_the_engineer_adds_a_quality_in_any_area_once_per_turn(owner: int) -> None:
    """LOOP-8.engineer: on an own MATERIAL or on somebody else's."""
    s = life_of("engineer")
    s.player(1).has(materials=["glass 2"])
    s.player(2).has(materials=["glass 2"])
    s.plays(f"repair seat{owner} glass 2")
    assert s.player(owner).materials == ["glass 3"]
    assert s.player(3 - owner).materials == ["glass 2"]
    assert s.offered("repair") == []
    assert s.refuses("repair", "LOOP-8.engineer")


@pytest.mark.rule("LOOP-8.engineer")
def test_the_engineer_repairs_no_utility_and_nothing_perfect() -> None:
    """LOOP-8.engineer, LOOP-R10: UTILITY stays as it is; QUALITY 4 is the end."""
    s = life_of("engineer")
    s.player(1).has(materials=["utility 1", "food 4"])
    s.player(2).has(materials=["utility 2", "food 3"])
    assert s.offered("repair") == ["repair seat2 food 3"]
    assert s.refuses("repair seat1 utility 1", "LOOP-8.engineer")
    assert s.refuses("repair seat2 utility 2", "LOOP-8.engineer")
    assert s.refuses("repair seat1 food 4", "LOOP-R10")
