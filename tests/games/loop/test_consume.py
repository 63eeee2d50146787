"""2.0 c) CONSUME: QUALITY of MATERIAL becomes ACTIVITY and HAPPINESS."""

from __future__ import annotations

import pytest

from tests.games.loop.story import story

PLENTY = ["food 4", "glass 4", "metal 4", "plastic 4", "utility 4"]
STAGE = ["dance-1", "dance-2", "picnic-1", "cooking-1", "music-2"]  # all payable with one MATERIAL of each type


@pytest.mark.rule("LOOP-2.0.c1")
def test_at_most_three_activities_a_turn() -> None:
    """LOOP-2.0.c1: one after another from the stage into the AREA; the fourth has to wait for another turn."""
    t = story().scene(stage=STAGE)
    t.player(1).has(materials=PLENTY)
    t.plays("consume picnic-1")
    assert t.player(1).activities == ["picnic-1"]
    t.plays("consume dance-1", "consume dance-2")
    assert t.player(1).activities == ["picnic-1", "dance-1", "dance-2"]
    assert t.position["stage"] == [None, None, None, "cooking-1", "music-2"]
    assert t.refuses("consume", "LOOP-2.0.c1")
    assert t.offered("consume") == []


@pytest.mark.rule("LOOP-2.0.c1")
def test_only_what_lies_on_the_stage_can_be_consumed() -> None:
    """LOOP-2.0.c1: a completed ACTIVITY leaves the stage, and others than those on it aren't offered."""
    t = story().scene(stage=STAGE)
    t.player(1).has(materials=PLENTY)
    assert t.offered("consume") == [f"consume {activity}" for activity in STAGE]
    t.plays("consume dance-1")
    assert t.offered("consume") == [f"consume {activity}" for activity in STAGE[1:]]


@pytest.mark.rule("LOOP-2.0.c1", "LOOP-R8")
def test_at_least_one_activity_makes_a_consume_turn() -> None:
    """LOOP-2.0.c1, LOOP-R8: the turn can end after the first ACTIVITY, not before."""
    t = story().scene(stage=STAGE)
    t.player(1).has(materials=PLENTY)
    assert t.refuses("end turn", "LOOP-2.0b")
    t.plays("consume dance-1")
    assert t.offers("end turn")


@pytest.mark.rule("LOOP-2.0.c2", "LOOP-2.0.c5")
def test_dance_takes_one_quality_of_a_glass_and_a_plastic() -> None:
    """LOOP-2.0.c2, LOOP-2.0.c5: the GLASS at 1 is BROKEN and goes to the LANDFILL, the PLASTIC drops from 2 to 1."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(materials=["glass 1", "plastic 2", "food 3"])
    t.plays("consume dance-1")
    assert t.player(1).materials == ["plastic 1", "food 3"]
    assert t.player(1).landfill == ["glass"]


@pytest.mark.rule("LOOP-2.0.c2")
@pytest.mark.parametrize("materials", [["glass 4"], ["plastic 4", "food 4"], []])
def test_an_activity_needs_both_colours(materials: list[str]) -> None:
    """LOOP-2.0.c2: DANCE is refused without a GLASS or without a PLASTIC, whatever else there is."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(materials=materials)
    assert t.refuses("consume dance-1", "LOOP-2.0.c2")


@pytest.mark.rule("LOOP-2.0.c2")
def test_a_material_of_another_player_counts_only_when_shared() -> None:
    """LOOP-2.0.c2: seat 2's GLASS is of no use to seat 1 before an accepted SHARE."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(materials=["plastic 2"], hand=["share"])
    t.player(2).has(materials=["glass 2"])
    assert t.refuses("consume dance-1", "LOOP-2.0.c2")
    t.plays("share seat2 glass 2", "accept", "consume dance-1")
    assert t.player(1).materials == ["plastic 1"]
    assert t.player(2).materials == ["glass 1"]


@pytest.mark.rule("LOOP-2.0.c3")
def test_two_equal_colours_need_two_materials() -> None:
    """LOOP-2.0.c3: DIY with two METAL takes 1 QUALITY from each of two cards, never 2 from one."""
    t = story().scene(stage=["diy-1"])
    t.player(1).has(materials=["metal 4"])
    assert t.refuses("consume diy-1", "LOOP-2.0.c3")
    t.player(1).has(materials=["metal 4", "metal 1"])
    t.plays("consume diy-1")
    assert t.player(1).materials == ["metal 3"]
    assert t.player(1).landfill == ["metal"]


@pytest.mark.rule("LOOP-2.0.c3", "LOOP-2.0.c8")
def test_second_of_two_equal_colours_is_another_card() -> None:
    """LOOP-2.0.c3, LOOP-2.0.c8: having used the METAL at 3, the player chooses between the two others."""
    t = story().scene(stage=["diy-1"])
    t.player(1).has(materials=["metal 3", "metal 2", "metal 1"])
    t.plays("consume diy-1", "use seat1 metal 3")
    assert t.offered() == ["use seat1 metal 2", "use seat1 metal 1"]
    t.plays("use seat1 metal 2")
    assert sorted(t.player(1).materials) == ["metal 1", "metal 1", "metal 2"]


@pytest.mark.rule("LOOP-2.0.c8")
def test_consumer_chooses_which_material_is_used() -> None:
    """LOOP-2.0.c8: two GLASS would do for DANCE: the player spares the one at 1."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(materials=["glass 1", "glass 3", "plastic 2"])
    t.plays("consume dance-1")
    assert t.offered() == ["use seat1 glass 1", "use seat1 glass 3"]
    t.plays("use seat1 glass 3")
    assert t.player(1).materials == ["glass 1", "glass 2", "plastic 1"]


@pytest.mark.rule("LOOP-2.0.c8")
def test_consumer_chooses_between_own_and_shared_material() -> None:
    """LOOP-2.0.c8: a SHARE may stay unused in favour of the own GLASS."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(materials=["glass 2", "plastic 2"], hand=["share"])
    t.player(2).has(materials=["glass 1"])
    t.plays("share seat2 glass 1", "accept", "consume dance-1")
    assert t.offered() == ["use seat1 glass 2", "use seat2 glass 1 shared"]
    t.plays("use seat1 glass 2", "end turn")
    assert t.player(1).materials == ["glass 1", "plastic 1"]
    assert t.player(2).materials == ["glass 1"]


@pytest.mark.rule("LOOP-2.0.c4")
def test_every_activity_gives_one_happiness_at_once() -> None:
    """LOOP-2.0.c4: 4, then 5, 6, 7."""
    t = story().scene(stage=STAGE)
    t.player(1).has(materials=PLENTY, happiness=4)
    for after, activity in ((5, "dance-1"), (6, "dance-2"), (7, "cooking-1")):
        t.plays(f"consume {activity}")
        assert t.player(1).happiness == after
    assert t.player(1).points["activities"] == 3


@pytest.mark.rule("LOOP-2.0.c5")
def test_a_shared_material_breaks_into_its_owners_landfill() -> None:
    """LOOP-2.0.c5: using another player's GLASS of QUALITY 1 moves it at once to that player's LANDFILL."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(materials=["plastic 2"], hand=["share"])
    t.player(2).has(materials=["glass 1"])
    t.plays("share seat2 glass 1", "accept", "consume dance-1")
    assert (t.player(2).materials, t.player(2).landfill) == ([], ["glass"])
    assert t.player(1).landfill == []


@pytest.mark.rule("LOOP-2.0.c6")
def test_a_completed_activity_goes_into_a_free_slot() -> None:
    """LOOP-2.0.c6: beside the two kept before; nothing is dropped, and nobody is asked."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(materials=PLENTY, activities=["diy-1", "diy-2"])
    t.plays("consume dance-1")
    assert t.player(1).activities == ["diy-1", "diy-2", "dance-1"]
    assert t.table.question == "TakeTurn"


@pytest.mark.rule("LOOP-2.0.c7")
@pytest.mark.parametrize("older", ["diy-1", "diy-2", "yoga-1"])
def test_a_fourth_activity_replaces_an_older_one_of_choice(older: str) -> None:
    """LOOP-2.0.c7: any of the three older ones goes to the Discard Pile; the new one itself must be kept."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(materials=PLENTY, activities=["diy-1", "diy-2", "yoga-1"], happiness=4)
    t.plays("consume dance-1")
    assert t.offered() == ["drop diy-1", "drop diy-2", "drop yoga-1"]
    t.plays(f"drop {older}")
    assert t.player(1).activities == [kept for kept in ("diy-1", "diy-2", "yoga-1") if kept != older] + ["dance-1"]
    assert t.position["activity_discard"][-1] == older
    assert t.player(1).happiness == 5
