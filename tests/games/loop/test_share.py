"""3.1 SHARE: the use of somebody else's MATERIAL for an ACTIVITY."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story

DANCE = "dance-1"  # GLASS and PLASTIC


def sharing(mode: str = "basic", players: int = 2, cards: int = 3) -> Story:
    """Seat 1 lacks the GLASS of seat 2 for the ACTIVITY on the stage."""
    s = story(mode, players).scene(stage=[DANCE, "painting-2", "painting-1", "diy-1"])
    s.player(1).has(coins=4, materials=["plastic 3"])
    s.player(2).has(materials=["glass 2"])
    if mode == "basic" or mode == "competitive":
        s.player(1).has(hand=["share"] * cards)
        s.player(2).has(hand=[], reputation=0)
    return s


@pytest.mark.rule("LOOP-3.1-share-a")
def test_a_shared_material_serves_as_an_own_one_and_stays() -> None:
    """LOOP-3.1-share-a: 1 QUALITY of it completes an ACTIVITY; the MATERIAL stays with the target."""
    s = sharing()
    assert s.refuses(f"consume {DANCE}", "LOOP-2.0.c2")
    s.plays("share seat2 glass 2", "accept", f"consume {DANCE}")
    assert s.player(1).activities == [DANCE]
    assert s.player(1).materials == ["plastic 2"]
    assert s.player(2).materials == ["glass 1"]


@pytest.mark.rule("LOOP-3.1-share-a", "LOOP-R19")
def test_one_share_serves_one_activity() -> None:
    """LOOP-3.1-share-a, LOOP-R19: used once, the right is gone, though QUALITY is left."""
    s = sharing().plays("share seat2 glass 2", "accept", f"consume {DANCE}")
    assert s.player(2).materials == ["glass 1"]
    assert s.refuses("consume painting-2", "LOOP-2.0.c2")


@pytest.mark.rule("LOOP-3.1-share-a")
def test_the_owner_can_not_be_bypassed_by_a_rejected_share() -> None:
    """LOOP-3.1-share-a: only an ACCEPTed SHARE lets the MATERIAL be used."""
    s = sharing()
    s.player(2).has(reputation=1)
    s.plays("share seat2 glass 2", "reject with reputation")
    assert s.refuses(f"consume {DANCE}", "LOOP-2.0.c2")


@pytest.mark.rule("LOOP-3.1-share-b", "LOOP-R20")
def test_a_share_in_vain_costs_no_quality() -> None:
    """LOOP-3.1-share-b, example, LOOP-R20: the second of two SHARE is REJECTed, the ACTIVITY fails, the first MATERIAL stays as it was.

    Card and REPUTATION for the first are kept all the same.
    """
    s = story(players=3).scene(stage=[DANCE])
    s.player(1).has(materials=[], hand=["share", "share"])
    s.player(2).has(materials=["glass 2"], reputation=0, hand=[])
    s.player(3).has(materials=["plastic 2"], reputation=1, hand=[])
    s.plays("share seat2 glass 2", "accept", "share seat3 plastic 2", "reject with reputation")
    assert s.refuses(f"consume {DANCE}", "LOOP-2.0.c2")
    s.plays("work", "end turn")
    assert s.player(2).materials == ["glass 2"]
    assert s.player(2).reputation == 2
    assert "share" in s.player(2).hand


@pytest.mark.rule("LOOP-3.1-share-c")
def test_a_shared_material_breaks_into_its_owners_landfill() -> None:
    """LOOP-3.1-share-c, and the booklet's example for BROKEN: shared at QUALITY 1, her MATERIAL goes to her LANDFILL."""
    s = sharing()
    s.player(2).has(materials=["glass 1"])
    s.plays("share seat2 glass 1", "accept", f"consume {DANCE}")
    assert s.player(2).landfill == ["glass"]
    assert s.player(2).materials == []
    assert s.player(1).landfill == []


@pytest.mark.rule("LOOP-R18")
@pytest.mark.parametrize("action", ["work", "buy food 1"])
def test_share_is_not_played_in_a_turn_fixed_to_another_action(action: str) -> None:
    """LOOP-R18: before the action it may be played, after WORK or BUY not."""
    s = sharing()
    assert s.offered("share") == ["share seat2 glass 2"]
    s.plays(action)
    assert s.offered("share") == []
    assert s.refuses("share", "LOOP-2.0a")


@pytest.mark.rule("LOOP-R18")
def test_share_is_played_in_a_consume_turn_until_the_limit_is_reached() -> None:
    """LOOP-R18: after two ACTIVITY yes, after the third no."""
    s = sharing().scene(stage=[DANCE, "games-1", "sports-1", "games-2", "dance-2"])
    s.player(1).has(materials=["plastic 4", "plastic 4", "utility 4"])
    s.plays("consume games-1", "consume sports-1")
    assert s.offered("share") == ["share seat2 glass 2"]
    s.plays("consume games-2")
    assert s.player(1).completed == 3
    assert s.offered("share") == []
    assert s.refuses("share", "LOOP-2.0.c1")


@pytest.mark.rule("LOOP-R18")
def test_share_is_not_played_while_an_event_bars_consuming() -> None:
    """LOOP-R18: Vulgarian lets nobody CONSUME with fewer than 4 COIN."""
    s = sharing("competitive").scene(event="vulgarian")
    assert s.offered("share") == ["share seat2 glass 2"]
    s.player(1).has(coins=3)
    assert s.offered("share") == []
    assert s.refuses("consume", "LOOP-9.vulgarian")


@pytest.mark.rule("LOOP-R18")
def test_share_names_a_material_that_the_stage_asks_for() -> None:
    """LOOP-R18: no ACTIVITY on the stage shows FOOD."""
    s = sharing()
    s.player(2).has(materials=["glass 2", "food 2"])
    assert s.offered("share") == ["share seat2 glass 2"]
    assert s.refuses("share seat2 food 2", "LOOP-R18")


@pytest.mark.rule("LOOP-R19")
def test_a_share_waits_for_any_activity_of_the_turn() -> None:
    """LOOP-R19: another ACTIVITY is completed first, and the SHARE then serves one that wasn't in mind."""
    s = sharing()
    s.player(1).has(materials=["plastic 3", "metal 1", "metal 1"])
    s.plays("share seat2 glass 2", "accept", "consume diy-1", "consume painting-2")
    assert s.player(1).activities == ["diy-1", "painting-2"]
    assert s.player(2).materials == ["glass 1"]


@pytest.mark.rule("LOOP-R19", "LOOP-3.1-share-b")
def test_an_unused_share_lapses_at_the_end_of_the_turn() -> None:
    """LOOP-R19, LOOP-3.1-share-b: in the next turn seat 1 has to ask again, and nothing was deducted."""
    s = sharing(cards=1).plays("share seat2 glass 2", "accept", "work", "end turn")
    assert s.player(2).materials == ["glass 2"]
    s.plays("work", "end turn")
    assert s.to_act == 1
    assert s.refuses(f"consume {DANCE}", "LOOP-2.0.c2")


@pytest.mark.rule("LOOP-R19")
def test_a_share_lapses_when_the_material_leaves_the_targets_area() -> None:
    """LOOP-R19: seat 1 acquires the shared GLASS and sells it back; it is no longer shared."""
    s = sharing()
    s.player(1).has(hand=["acquire", "resell", "share"])
    s.plays("share seat2 glass 2", "accept", "acquire seat2 glass 2 shared", "accept")
    assert s.player(1).materials == ["plastic 3", "glass 2"]
    s.plays("resell seat2 glass 2", "accept")
    assert s.player(2).materials == ["glass 2"]
    assert s.refuses(f"consume {DANCE}", "LOOP-2.0.c2")


@pytest.mark.rule("LOOP-R21")
def test_a_material_shared_twice_serves_two_activities() -> None:
    """LOOP-R21: with two SHARE cards, one ACTIVITY each; more often than its QUALITY it can't be shared."""
    s = sharing().plays("share seat2 glass 2", "accept", "share seat2 glass 2 shared", "accept")
    assert s.refuses("share seat2 glass 2 shared 2", "LOOP-R21")
    s.plays(f"consume {DANCE}", "consume painting-2")
    assert s.player(1).activities == [DANCE, "painting-2"]
    assert s.player(2).landfill == ["glass"]


@pytest.mark.rule("LOOP-R21")
def test_a_material_shared_twice_is_still_one_material() -> None:
    """LOOP-R21: PAINTING shows GLASS twice and needs two different ones."""
    s = sharing().plays("share seat2 glass 2", "accept", "share seat2 glass 2 shared", "accept")
    assert s.refuses("consume painting-1", "LOOP-2.0.c3")
    s.player(1).has(materials=["glass 1"])
    s.plays("consume painting-1")
    assert s.player(1).landfill == ["glass"]
    assert s.player(2).materials == ["glass 1 shared 1"]


@pytest.mark.rule("LOOP-R108")
def test_in_cooperative_a_share_earns_reputation_when_it_is_used() -> None:
    """LOOP-R108: not when it is played, but when the ACTIVITY is completed."""
    s = sharing("coop").plays("share seat2 glass 2")
    assert s.player(2).reputation == 0
    s.plays(f"consume {DANCE}")
    assert s.player(2).reputation == 2
    assert s.player(2).materials == ["glass 1"]


@pytest.mark.rule("LOOP-R108")
def test_in_cooperative_an_unused_share_earns_nothing_and_is_played() -> None:
    """LOOP-R108: nobody gains anything, and the card lies beside the AREA."""
    s = sharing("coop").plays("share seat2 glass 2")
    s.plays("buy food 1", "end turn")
    assert (s.player(1).reputation, s.player(2).reputation) == (0, 0)
    assert s.player(1).played == ["share"]
    assert s.player(2).materials == ["glass 2"]


@pytest.mark.rule("LOOP-R21")
def test_each_of_two_equal_materials_can_be_shared_as_often_as_it_has_quality() -> None:
    """LOOP-R21: seat 2 has two GLASS of QUALITY 2; the second takes a second SHARE though the first is shared twice."""
    s = sharing(cards=5)
    s.player(2).has(materials=["glass 2", "glass 2"])
    s.plays("share seat2 glass 2", "accept", "share seat2 glass 2", "accept", "share seat2 glass 2 shared", "accept")
    assert s.player(2).materials == ["glass 2 shared 2", "glass 2 shared 1"]
    assert s.refuses("share seat2 glass 2 shared 2", "LOOP-R21")
    s.plays("share seat2 glass 2 shared", "accept")
    assert s.player(2).materials == ["glass 2 shared 2", "glass 2 shared 2"]
    assert s.refuses("share seat2 glass 2 shared 2", "LOOP-R21")


@pytest.mark.rule("LOOP-R21", "LOOP-2.0.c8")
def test_of_equal_materials_shared_unequally_the_consumer_chooses_one() -> None:
    """LOOP-R21, LOOP-2.0.c8: one GLASS is shared once, the other twice; which of them wears is the consumer's choice."""
    s = sharing(cards=5)
    s.player(2).has(materials=["glass 2", "glass 2"])
    s.plays("share seat2 glass 2", "accept", "share seat2 glass 2", "accept", "share seat2 glass 2 shared", "accept")
    s.plays(f"consume {DANCE}", "use seat2 glass 2 shared")
    assert s.player(2).materials == ["glass 2 shared 2", "glass 1"]


@pytest.mark.rule("LOOP-R21", "LOOP-3.1-acquire-a")
def test_a_player_may_acquire_the_one_that_is_shared_less() -> None:
    """LOOP-R21, LOOP-3.1-acquire-a: of two equal GLASS, the one shared once changes hands; the other keeps both its SHARE."""
    s = sharing(cards=5)
    s.player(1).has(hand=["share", "share", "share", "acquire"])
    s.player(2).has(materials=["glass 2", "glass 2"])
    s.plays("share seat2 glass 2", "accept", "share seat2 glass 2", "accept", "share seat2 glass 2 shared", "accept")
    s.plays("acquire seat2 glass 2 shared", "accept")
    assert s.player(2).materials == ["glass 2 shared 2"]
    assert s.player(1).materials == ["plastic 3", "glass 2"]
