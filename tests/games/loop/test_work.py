"""2.0 a) WORK: COIN for HAPPINESS."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story

MODES = [("basic", 2), ("competitive", 2), ("coop", 2), ("solo", 1)]


def exhausted(mode: str = "basic", players: int = 2) -> Story:
    """Seat 1 has no HAPPINESS left, but could BUY, CONSUME and play a FAVOUR."""
    t = story(mode, players).scene(stage=["dance-1"])
    t.player(1).has(happiness=0, coins=3, materials=["glass 2", "plastic 2"], reputation=2)
    return t


@pytest.mark.rule("LOOP-2.0.a1")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_an_intern_works_for_three_coins_and_one_happiness(mode: str, players: int) -> None:
    """LOOP-2.0.a1: HAPPINESS 4 becomes 3, 2 COIN become 5; the turn isn't over yet."""
    t = story(mode, players).plays("work")
    assert (t.player(1).happiness, t.player(1).coins) == (3, 5)
    assert t.to_act == 1
    assert t.offers("end turn")


@pytest.mark.rule("LOOP-2.0.a1")
def test_a_scholar_works_for_six_coins_and_two_happiness() -> None:
    """LOOP-2.0.a1: the SALARY of the CAREER counts, as in the booklet's example."""
    t = story("competitive", careers="scholar,intern").plays("work")
    assert (t.player(1).happiness, t.player(1).coins) == (1, 8)


@pytest.mark.rule("LOOP-2.0.a2")
def test_basic_work_without_happiness_pays_one_coin_and_ends_the_turn() -> None:
    """LOOP-2.0.a2: exactly 1 COIN instead of 3, HAPPINESS stays 0, and the next player is asked at once."""
    t = exhausted().plays("work")
    assert (t.player(1).happiness, t.player(1).coins) == (0, 4)
    assert t.to_act == 2
    assert t.position["active"] == "seat2"


@pytest.mark.rule("LOOP-2.0.a2")
def test_basic_work_with_the_last_happiness_pays_the_salary() -> None:
    """LOOP-2.0.a2: HAPPINESS 1 is still something to lose: 3 COIN, and the turn goes on."""
    t = exhausted()
    t.player(1).has(happiness=1)
    t.plays("work")
    assert (t.player(1).happiness, t.player(1).coins) == (0, 6)
    assert t.to_act == 1


@pytest.mark.rule("LOOP-R31")
def test_basic_player_without_happiness_may_work_although_other_actions_are_open() -> None:
    """LOOP-R31: WORK, BUY and CONSUME are all offered at HAPPINESS 0."""
    t = exhausted()
    assert t.offers("work")
    assert t.offers("buy food 1")
    assert t.offers("consume dance-1")


@pytest.mark.rule("LOOP-R31", "LOOP-2.0.a2")
def test_no_reputation_and_no_favour_after_work_without_happiness() -> None:
    """LOOP-R31, LOOP-2.0.a2: a FAVOUR may come before; after the 1 COIN there is neither FAVOUR nor REPUTATION for COIN."""
    t = exhausted()
    t.player(1).has(hand=["resell", "resell"])
    t.player(2).has(coins=9)
    t.plays("resell seat2 glass 2", "accept", "work")
    assert (t.player(1).coins, t.player(1).reputation) == (3 + 2 + 1, 2)
    assert t.player(1).hand == ["resell"]
    assert t.to_act == 2


@pytest.mark.rule("LOOP-2.0.a3")
@pytest.mark.parametrize(("mode", "players"), MODES[1:])
def test_advanced_modes_have_no_work_without_happiness(mode: str, players: int) -> None:
    """LOOP-2.0.a3: at HAPPINESS 0 WORK is refused and no single COIN replaces it; a CREDIT CARD is there instead."""
    t = exhausted(mode, players)
    assert t.refuses("work", "LOOP-R62")
    assert t.offers("apply")
    t.player(1).has(coins=0, materials=[], hand=[])
    assert t.offered() == ["apply"]


@pytest.mark.rule("LOOP-2.0.a3")
def test_advanced_work_needs_the_whole_loss() -> None:
    """LOOP-2.0.a3: 1 HAPPINESS isn't enough for a SCHOLAR, 2 are."""
    t = story("competitive", careers="scholar,intern")
    t.player(1).has(happiness=1)
    assert t.refuses("work", "LOOP-R62")
    t.player(1).has(happiness=2)
    t.plays("work")
    assert t.player(1).happiness == 0


@pytest.mark.rule("LOOP-2.0.a3")
def test_advanced_work_that_costs_no_happiness_needs_none() -> None:
    """LOOP-2.0.a3: at HAPPINESS 0 the FREELANCER still works for 2 COIN, by the SALARY and with the rest of the turn."""
    t = story("competitive", careers="freelancer,intern")
    t.player(1).has(happiness=0, coins=0)
    assert t.refuses("work 2", "LOOP-R62")
    t.plays("work 3")
    assert t.player(1).coins == 2
    assert t.to_act == 1


@pytest.mark.rule("LOOP-2.0.a4")
def test_bank_never_runs_dry() -> None:
    """LOOP-2.0.a4: with all 54 COIN in players' hands WORK still pays 3, and REPUTATION 1 more."""
    t = story()
    t.player(1).has(coins=30, reputation=1)
    t.player(2).has(coins=24)
    t.plays("work", "reputation for coin")
    assert (t.player(1).coins, t.player(2).coins) == (34, 24)
