"""8.0 CAREER: CRAFTSMAN and ENGINEER."""

from __future__ import annotations

import pytest

from tests.games.loop.story import life_of

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
