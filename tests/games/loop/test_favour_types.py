"""3.1 FAVOUR: what ACQUIRE, BARTER, RECYCLE and RESELL need and do."""

from __future__ import annotations

import pytest

from tests.games.loop.story import story


@pytest.mark.rule("LOOP-3.1-acquire-a")
def test_acquire_takes_a_material_at_its_quality_for_as_many_coins() -> None:
    """LOOP-3.1-acquire-a: the asker chooses which; QUALITY stays; the target is paid, not the bank."""
    s = story()
    s.player(1).has(coins=4, materials=[], hand=["acquire"])
    s.player(2).has(coins=0, materials=["glass 3", "food 1"], hand=[])
    assert s.offered("acquire") == ["acquire seat2 glass 3", "acquire seat2 food 1"]
    s.plays("acquire seat2 glass 3", "accept")
    assert s.player(1).materials == ["glass 3"]
    assert s.player(2).materials == ["food 1"]
    assert (s.player(1).coins, s.player(2).coins) == (1, 3)


@pytest.mark.rule("LOOP-3.1-acquire-b")
def test_acquire_is_not_played_to_who_has_no_material() -> None:
    """LOOP-3.1-acquire-b: seat 2 has none, seat 3 has one."""
    s = story(players=3)
    s.player(1).has(coins=4, hand=["acquire"])
    s.player(2).has(materials=[])
    s.player(3).has(materials=["glass 1"])
    assert s.refuses("acquire seat2", "LOOP-3.1-acquire-b")
    assert s.offered("acquire") == ["acquire seat3 glass 1"]


@pytest.mark.rule("LOOP-3.1-acquire-c")
def test_acquire_needs_the_coins_for_the_quality() -> None:
    """LOOP-3.1-acquire-c: with 2 COIN a MATERIAL of QUALITY 2, not one of 3."""
    s = story()
    s.player(1).has(coins=2, hand=["acquire"])
    s.player(2).has(materials=["glass 2", "glass 3"])
    assert s.offered("acquire") == ["acquire seat2 glass 2"]
    assert s.refuses("acquire seat2 glass 3", "LOOP-3.1-acquire-c")
    refusal = s.refusal("acquire seat2 glass 3")
    assert (refusal.needs, refusal.has) == (3, 2)


@pytest.mark.rule("LOOP-3.1-barter-a", "LOOP-3.1-barter-b")
def test_barter_swaps_two_materials_as_they_are_without_change() -> None:
    """LOOP-3.1-barter-a, LOOP-3.1-barter-b: QUALITY 4 against QUALITY 1; both keep it, and nothing makes up for the difference."""
    s = story()
    s.player(1).has(coins=2, materials=["metal 4"], hand=["barter"])
    s.player(2).has(coins=2, materials=["glass 1"], hand=[])
    s.plays("barter seat2 glass 1", "offer metal 4", "accept")
    assert s.player(1).materials == ["glass 1"]
    assert s.player(2).materials == ["metal 4"]
    assert (s.player(1).coins, s.player(2).coins) == (2, 2)
    assert (s.player(1).reputation, s.player(1).happiness) == (0, 4)


@pytest.mark.rule("LOOP-3.1-barter-a")
def test_barter_asks_for_the_same_or_less_quality_than_is_offered() -> None:
    """LOOP-3.1-barter-a: for a GLASS of QUALITY 2 an own MATERIAL of 2 or 3 will do, not one of 1."""
    s = story()
    s.player(1).has(materials=["metal 1", "metal 2", "food 3"], hand=["barter"])
    s.player(2).has(materials=["glass 2"], hand=[])
    s.plays("barter seat2 glass 2")
    assert s.offered() == ["offer metal 2", "offer food 3"]
    assert s.refuses("offer metal 1", "LOOP-3.1-barter-a")


@pytest.mark.rule("LOOP-3.1-barter-c")
def test_barter_needs_material_on_both_sides() -> None:
    """LOOP-3.1-barter-c: an own one, and one of the target with at most its QUALITY."""
    s = story(players=3)
    s.player(1).has(materials=["metal 2"], hand=["barter"])
    s.player(2).has(materials=["glass 2", "food 3"])
    s.player(3).has(materials=[])
    assert s.offered("barter") == ["barter seat2 glass 2"]
    assert s.refuses("barter seat2 food 3", "LOOP-3.1-barter-c")
    assert s.refuses("barter seat3", "LOOP-3.1-barter-c")
    s.player(1).has(materials=[])
    assert s.offered("barter") == []
    assert s.refuses("barter", "LOOP-3.1-barter-c")


@pytest.mark.rule("LOOP-3.1-recycle-a")
@pytest.mark.parametrize("coins", [1, 2, 3, 4])
def test_recycle_turns_coins_into_the_quality_of_a_broken_material(coins: int) -> None:
    """LOOP-3.1-recycle-a: 1 to 4 COIN to the bank, none to the target."""
    s = story()
    s.player(1).has(coins=5, materials=[], hand=["recycle"])
    s.player(2).has(coins=0, landfill=["glass"], hand=[])
    assert s.offered("recycle") == [f"recycle seat2 glass {quality}" for quality in (1, 2, 3, 4)]
    s.plays(f"recycle seat2 glass {coins}", "accept")
    assert s.player(1).materials == [f"glass {coins}"]
    assert s.player(2).landfill == []
    assert (s.player(1).coins, s.player(2).coins) == (5 - coins, 0)


@pytest.mark.rule("LOOP-3.1-recycle-b")
def test_recycle_takes_everything_but_utility() -> None:
    """LOOP-3.1-recycle-b: of a LANDFILL with all five types, UTILITY stays."""
    s = story()
    s.player(1).has(coins=1, hand=["recycle"])
    s.player(2).has(landfill=["food", "glass", "metal", "plastic", "utility"])
    assert s.offered("recycle") == [f"recycle seat2 {type} 1" for type in ("food", "glass", "metal", "plastic")]
    assert s.refuses("recycle seat2 utility", "LOOP-3.1-recycle-b")


@pytest.mark.rule("LOOP-3.1-recycle-c")
def test_recycle_never_takes_from_the_own_landfill() -> None:
    """LOOP-3.1-recycle-c: only another player's GLASS can be taken, not the own METAL."""
    s = story()
    s.player(1).has(coins=1, landfill=["metal"], hand=["recycle"])
    s.player(2).has(landfill=["glass"])
    assert s.offered("recycle") == ["recycle seat2 glass 1"]
    assert s.refuses("recycle seat1", "LOOP-3.1-recycle-c")


@pytest.mark.rule("LOOP-3.1-resell-a")
def test_resell_sells_an_own_material_for_its_quality() -> None:
    """LOOP-3.1-resell-a: QUALITY stays, the target pays."""
    s = story()
    s.player(1).has(coins=0, materials=["glass 3", "food 1"], hand=["resell"])
    s.player(2).has(coins=4, materials=[], hand=[])
    s.plays("resell seat2 glass 3", "accept")
    assert s.player(1).materials == ["food 1"]
    assert s.player(2).materials == ["glass 3"]
    assert (s.player(1).coins, s.player(2).coins) == (3, 1)


@pytest.mark.rule("LOOP-3.1-resell-b")
def test_resell_needs_a_target_who_can_pay() -> None:
    """LOOP-3.1-resell-b: the target's COIN count when it is played; 2 are enough for QUALITY 2, not for 3."""
    s = story()
    s.player(1).has(coins=9, materials=["glass 2", "glass 3"], hand=["resell"])
    s.player(2).has(coins=2)
    assert s.offered("resell") == ["resell seat2 glass 2"]
    assert s.refuses("resell seat2 glass 3", "LOOP-3.1-resell-b")


@pytest.mark.rule("LOOP-3.1-trade")
def test_without_favour_ability_or_event_nothing_passes_between_players() -> None:
    """LOOP-3.1-trade: rich neighbours, and yet no option names another player; with a FAVOUR there are some."""
    s = story()
    for seat in (1, 2):
        s.player(seat).has(coins=9, reputation=2, materials=["glass 2"], landfill=["food"], hand=[])
    assert [text for text in s.offered() if "seat2" in text] == []
    s.plays("work")
    assert [text for text in s.offered() if "seat2" in text] == []
    s.player(1).has(hand=["acquire"])
    assert [text for text in s.offered() if "seat2" in text] == ["acquire seat2 glass 2"]
