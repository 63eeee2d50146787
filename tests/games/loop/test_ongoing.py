"""9.0 CONTINUOUS EVENT that change WORK, CONSUME, the end of a turn, and what MATERIAL and FAVOUR are."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story

ALL_FIVE = ["food 1", "glass 1", "metal 1", "plastic 1", "utility 1"]

# --- A Diamond Is For Business ---


@pytest.mark.rule("LOOP-9.diamond")
@pytest.mark.parametrize(("materials", "happiness"), [(["glass 4"], 3), ([], 3), (["glass 4", "metal 1"], 4)])
def test_no_metal_at_the_end_of_the_turn_costs_1_happiness(materials: list[str], happiness: int) -> None:
    """LOOP-9.diamond: one METAL is enough, and it is looked at when the turn ends, not before."""
    t = story("competitive").scene(event="diamond")
    t.player(1).has(materials=materials, happiness=4)
    assert t.player(1).happiness == 4
    t.ends_turn()
    assert t.player(1).happiness == happiness
    assert t.player(2).happiness == 4


# --- Collector ---


@pytest.mark.rule("LOOP-9.collector", "LOOP-R38")
def test_the_fifth_type_gives_1_happiness_at_once_and_once() -> None:
    """LOOP-9.collector, LOOP-R38: gained with the purchase of the missing UTILITY; a second set in the turn gives nothing."""
    t = story("competitive").scene(event="collector", market=["utility", "glass", "food"])
    t.player(1).has(materials=ALL_FIVE[:4], coins=3, happiness=1)
    t.plays("buy glass 1")
    assert t.player(1).happiness == 1
    t.plays("buy utility 1")
    assert t.player(1).happiness == 2
    t.plays("buy food 1")
    assert t.player(1).happiness == 2


@pytest.mark.rule("LOOP-9.collector", "LOOP-R38")
def test_the_start_of_the_turn_counts_and_each_turn_anew() -> None:
    """LOOP-9.collector, LOOP-R38: seat 2 gains when the own turn begins, and again in the next one."""
    t = story("competitive").scene(event="collector")
    t.player(2).has(materials=ALL_FIVE, happiness=1)
    t.ends_turn()
    assert (t.to_act, t.player(2).happiness) == (2, 2)
    t.ends_turn().ends_turn()
    assert (t.to_act, t.player(2).happiness) == (2, 3)


# --- Economic Slowdown, Overtime ---


@pytest.mark.rule("LOOP-9.slowdown-b")
def test_in_a_slowdown_one_activity_is_completed() -> None:
    """LOOP-9.slowdown-b: after the first, CONSUME is over."""
    t = story("competitive").scene(event="slowdown", stage=["dance-1", "painting-2"])
    t.player(1).has(materials=["glass 4", "plastic 4"])
    t.plays("consume dance-1")
    assert t.offered("consume") == []
    assert t.refuses("consume", "LOOP-9.slowdown-b")


@pytest.mark.rule("LOOP-9.slowdown-c")
def test_in_a_slowdown_an_intern_earns_2() -> None:
    """LOOP-9.slowdown-c: 3 less 1, for the usual HAPPINESS."""
    t = story("competitive").scene(event="slowdown")
    t.player(1).has(coins=0, happiness=4)
    t.plays("work")
    assert (t.player(1).coins, t.player(1).happiness) == (2, 3)


@pytest.mark.rule("LOOP-R41")
@pytest.mark.parametrize(("coins", "after"), [(0, 0), (1, 1), (5, 9)])
def test_the_coin_is_lost_after_the_salary_if_there_is_one(coins: int, after: int) -> None:
    """LOOP-R41: a TYCOON without COIN earns nothing and loses nothing; with 1 the COIN is lost after it was doubled."""
    t = story("competitive", careers="tycoon,intern").scene(event="slowdown")
    t.player(1).has(coins=coins)
    t.plays("work")
    assert t.player(1).coins == after


@pytest.mark.rule("LOOP-9.overtime")
def test_overtime_costs_1_more_happiness_and_pays_4_more_coins() -> None:
    """LOOP-9.overtime: an INTERN loses 2 and gains 7."""
    t = story("competitive").scene(event="overtime")
    t.player(1).has(coins=0, happiness=4)
    t.plays("work")
    assert (t.player(1).coins, t.player(1).happiness) == (7, 2)


# --- Hypebeast ---


def hypebeast(careers: str = "intern,intern,intern") -> Story:
    """Seat 1 has GLASS and METAL, seat 2 GLASS, seat 3 FOOD."""
    t = story("competitive", players=3, careers=careers).scene(event="hypebeast")
    t.player(1).has(materials=["glass 1", "metal 1"], happiness=4)
    t.player(2).has(materials=["glass 4", "glass 4"])
    t.player(3).has(materials=["food 1"])
    return t


@pytest.mark.rule("LOOP-9.hypebeast", "LOOP-R52")
def test_who_lacks_a_type_of_the_player_named_loses_1_happiness() -> None:
    """LOOP-9.hypebeast, LOOP-R52: GLASS 1 matches two GLASS 4, because types count; FOOD is lacking."""
    t = hypebeast().ends_turn()
    assert (t.to_act, t.offered()) == (1, ["name seat2", "name seat3"])
    t.plays("name seat2")
    assert t.player(1).happiness == 4
    t = hypebeast().ends_turn().plays("name seat3")
    assert t.player(1).happiness == 3


@pytest.mark.rule("LOOP-R52")
def test_a_player_without_material_may_be_named() -> None:
    """LOOP-R52: then nothing happens."""
    t = hypebeast()
    t.player(3).has(materials=[])
    t.ends_turn().plays("name seat3")
    assert t.player(1).happiness == 4


@pytest.mark.rule("LOOP-R52")
def test_forged_types_count() -> None:
    """LOOP-R52: the CRAFTSMAN forges METAL into UTILITY, which seat 3 owns."""
    t = hypebeast("craftsman,intern,intern")
    t.player(3).has(materials=["utility 1"])
    t.plays("forge seat1 metal 1", "into utility", "work", "end turn", "name seat3")
    assert t.player(1).happiness == 4 - 1  # for WORK alone


# --- Landfill Tax ---


def share_breaks_glass(coins: int) -> Story:
    """Seat 1 SHAREs the last QUALITY of seat 3's GLASS for a DANCE."""
    t = story("competitive", players=3).scene(event="landfill-tax", stage=["dance-1"])
    t.player(1).has(materials=["plastic 2"], hand=["share"], coins=2)
    t.player(3).has(materials=["glass 1"], hand=[], reputation=0, coins=coins)
    return t.plays("share seat3 glass 1", "accept", "consume dance-1")


@pytest.mark.rule("LOOP-9.landfill-tax-a", "LOOP-R44")
def test_p3_pays_for_the_glass_that_p1_broke() -> None:
    """LOOP-9.landfill-tax-a, LOOP-R44: the booklet's example; it is not P3's turn."""
    t = share_breaks_glass(coins=1)
    assert (t.player(3).landfill, t.player(3).coins) == (["glass"], 0)
    assert (t.player(1).coins, t.to_act) == (2, 1)


@pytest.mark.rule("LOOP-9.landfill-tax-b")
def test_who_cannot_pay_the_tax_applies_at_once() -> None:
    """LOOP-9.landfill-tax-b: seat 3 takes a CREDIT CARD and its gift in seat 1's turn, then pays."""
    t = share_breaks_glass(coins=0)
    assert (t.to_act, t.table.question) == (3, "TakeMaterial")
    t.plays("take metal")
    assert (t.player(3).debts, t.player(3).coins, t.player(3).materials) == ([0], 3, ["metal 1"])
    assert (t.to_act, t.table.question) == (1, "TakeTurn")


@pytest.mark.rule("LOOP-9.landfill-tax-a", "LOOP-R44")
def test_every_card_is_taxed_by_itself() -> None:
    """LOOP-9.landfill-tax-a, LOOP-R44: seat 1 breaks two own MATERIAL without a COIN: one CREDIT CARD pays for both."""
    t = story("competitive").scene(event="landfill-tax", stage=["dance-1"])
    t.player(1).has(materials=["plastic 1", "glass 1"], coins=0)
    t.plays("consume dance-1", "take metal")
    assert (t.player(1).landfill, t.player(1).debts, t.player(1).coins) == (["glass", "plastic"], [0], 2)


@pytest.mark.rule("LOOP-R44")
def test_the_tax_reaches_everybody_between_turns() -> None:
    """LOOP-R44: Planned Obsolescence breaks a MATERIAL of each, and each pays."""
    t = story("competitive", apply_at_events="costly").scene(event="landfill-tax")
    t.player(1).has(materials=["glass 1"], coins=2)
    t.player(2).has(materials=["metal 1"], coins=2)
    t.triggers("obsolescence").plays("wear glass 1", "wear metal 1")
    assert (t.player(1).coins, t.player(2).coins) == (1, 1)


@pytest.mark.rule("LOOP-R44")
def test_alone_the_central_landfill_is_not_taxed() -> None:
    """LOOP-R44: in Solo a market GLASS broken by SHARE costs nothing, the own PLASTIC does."""
    t = story("solo", players=1).scene(event="landfill-tax", stage=["dance-1"], market=["glass 1"])
    t.player(1).has(materials=["plastic 1"], coins=5)
    t.plays("share market glass 1", "consume dance-1")
    assert (t.position["central_landfill"], t.player(1).landfill, t.player(1).coins) == (["glass"], ["plastic"], 4)


# --- Manners Makyth Man ---


@pytest.mark.rule("LOOP-9.manners", "LOOP-R45")
def test_a_favour_is_rejected_with_reputation_only() -> None:
    """LOOP-9.manners, LOOP-R45: in seat 1's turn seat 2 can't discard the same FAVOUR."""
    t = story("competitive").scene(event="manners")
    t.player(1).has(coins=4, hand=["acquire"])
    t.player(2).has(materials=["glass 1"], hand=["acquire"], reputation=1)
    t.plays("acquire seat2 glass 1")
    assert t.refuses("reject with card", "LOOP-9.manners")
    assert t.offered() == ["accept", "reject with reputation"]
    t.plays("reject with reputation")
    assert (t.player(2).reputation, t.player(2).materials) == (0, ["glass 1"])


@pytest.mark.rule("LOOP-R45")
def test_a_lawyer_cannot_object_either() -> None:
    """LOOP-R45: without the EVENT the LAWYER, seat 3, is asked first; under it seat 2 answers at once."""
    for event, asked in ((None, 3), ("manners", 2)):
        t = story("competitive", players=3, careers="intern,intern,lawyer").scene(event=event)
        t.player(1).has(coins=4, hand=["acquire"])
        t.player(2).has(materials=["glass 1"])
        t.player(3).has(hand=["share"])
        t.plays("acquire seat2 glass 1")
        assert t.to_act == asked
