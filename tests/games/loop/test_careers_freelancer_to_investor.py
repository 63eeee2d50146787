"""8.0 CAREER: FREELANCER, HOMEMAKER, INTERN and INVESTOR."""

from __future__ import annotations

import pytest

from felicity.core.rng import start_of
from tests.games.loop.story import life_of, story

# --- FREELANCER ---


@pytest.mark.rule("LOOP-8.freelancer-a")
@pytest.mark.parametrize(("salary", "coins", "loss"), [(1, 7, 2), (2, 4, 1), (3, 2, 0)])
def test_the_freelancer_chooses_a_salary(salary: int, coins: int, loss: int) -> None:
    """LOOP-8.freelancer-a: 7 COIN for 2 HAPPINESS, 4 for 1, or 2 for none."""
    s = life_of("freelancer")
    s.player(1).has(coins=0, happiness=3)
    assert s.offered("work") == ["work 1", "work 2", "work 3"]
    s.plays(f"work {salary}")
    assert (s.player(1).coins, s.player(1).happiness) == (coins, 3 - loss)
    assert s.offered("work") == []


@pytest.mark.rule("LOOP-8.freelancer-a")
def test_a_sad_freelancer_works_for_what_happiness_is_left() -> None:
    """LOOP-8.freelancer-a, LOOP-R62: with 1 HAPPINESS not for 2, with none only for the SALARY that costs none."""
    s = life_of("freelancer")
    s.player(1).has(happiness=1)
    assert s.offered("work") == ["work 2", "work 3"]
    assert s.refuses("work 1", "LOOP-R62")
    s.player(1).has(happiness=0)
    assert s.offered("work") == ["work 3"]


@pytest.mark.rule("LOOP-8.freelancer-b")
def test_the_freelancer_swaps_a_favour_for_the_top_of_the_deck() -> None:
    """LOOP-8.freelancer-b: one of choice goes to the Discard Pile, one is drawn; once per turn."""
    s = life_of("freelancer")
    s.player(1).has(hand=["acquire", "resell"])
    s.scene(favour_deck=["barter", "share"])
    pile = s.position["favour_discard"]
    assert s.offered("swap") == ["swap acquire", "swap resell"]
    assert s.refuses("swap share", "LOOP-8.freelancer-b")
    s.plays("swap resell")
    assert s.player(1).hand == ["acquire", "share"]
    assert s.position["favour_discard"] == sorted([*pile, "resell"])
    assert s.offered("swap") == []
    assert s.refuses("swap", "LOOP-8.freelancer-b")


@pytest.mark.rule("LOOP-R74")
def test_the_freelancer_discards_before_drawing() -> None:
    """LOOP-R74: with nothing to draw but the discarded card, that card comes back by a reshuffle."""
    s = life_of("freelancer")
    s.player(1).has(hand=["acquire"])
    s.player(2).has(hand=["acquire"] * 5 + ["barter", "recycle", "resell", "share"] * 6)
    s.plays("swap acquire")
    assert s.player(1).hand == ["acquire"]
    assert [entry["cards"] for entry in s.happened("favours-reshuffled")] == [1]


@pytest.mark.rule("LOOP-R74")
def test_the_freelancer_swaps_with_any_hand() -> None:
    """LOOP-R74: also with 6 FAVOUR in hand, where none would be drawn at the start of a turn."""
    s = life_of("freelancer")
    s.player(1).has(hand=["acquire"] * 6)
    s.scene(favour_deck=["share"])
    assert s.plays("swap acquire").player(1).hand == ["acquire"] * 5 + ["share"]


@pytest.mark.rule("LOOP-8.freelancer-b", "LOOP-R66")
@pytest.mark.parametrize(("mode", "players"), [("coop", 2), ("solo", 1)])
def test_without_a_favour_deck_the_freelancer_only_chooses_the_salary(mode: str, players: int) -> None:
    """LOOP-8.freelancer-b, LOOP-R66: in Cooperative and Solo the second half of the ABILITY is void."""
    s = life_of("freelancer", mode, players)
    assert s.offered("work") == ["work 1", "work 2", "work 3"]
    assert s.offered("swap") == []
    assert s.refuses("swap", "LOOP-8.freelancer-b")


# --- HOMEMAKER ---


@pytest.mark.rule("LOOP-8.homemaker", "LOOP-R75")
@pytest.mark.parametrize("materials", [[], ["glass 1"]])
def test_the_homemaker_gains_reputation_with_no_more_than_one_material(materials: list[str]) -> None:
    """LOOP-8.homemaker, LOOP-R75: already at the start of the turn; once per turn, and only when she wants to."""
    s = life_of("homemaker")
    s.player(1).has(materials=materials, reputation=0)
    assert s.player(1).reputation == 0
    s.plays("minimalist")
    assert s.player(1).reputation == 1
    assert s.refuses("minimalist", "LOOP-8.homemaker")


@pytest.mark.rule("LOOP-8.homemaker", "LOOP-R75")
def test_the_homemakers_moment_passes_and_comes_back() -> None:
    """LOOP-8.homemaker, LOOP-R75: with a second MATERIAL it is gone; when one of them is BROKEN it is there again."""
    s = life_of("homemaker").scene(stage=["dance-1"])
    s.player(1).has(coins=1, materials=["glass 1"], hand=["acquire", "resell"])
    s.player(2).has(materials=["plastic 1"], hand=[], reputation=0)
    assert s.offers("minimalist")
    s.plays("acquire seat2 plastic 1", "accept")
    assert s.refuses("minimalist", "LOOP-8.homemaker")
    s.plays("consume dance-1")
    assert s.player(1).landfill == ["glass", "plastic"]
    assert s.plays("minimalist").player(1).reputation == 1


@pytest.mark.rule("LOOP-R75")
def test_the_homemaker_is_not_offered_reputation_that_would_be_lost() -> None:
    """LOOP-R75: with 2 there is nothing to gain; with 1 there is."""
    s = life_of("homemaker")
    s.player(1).has(materials=[], reputation=2)
    assert s.refuses("minimalist", "LOOP-R75")
    s.player(1).has(reputation=1)
    assert s.offers("minimalist")


# --- INTERN ---


@pytest.mark.rule("LOOP-8.intern")
def test_the_intern_has_no_ability() -> None:
    """LOOP-8.intern: starts at HAPPINESS 4, earns 3 COIN for 1 HAPPINESS, and is offered nothing that a CAREER could do."""
    s = story("competitive")
    assert s.player(1).happiness == 4
    s.player(1).has(coins=5, reputation=1, materials=["glass 1"], landfill=["food"], hand=["recycle", "share"])
    s.player(2).has(coins=5, reputation=1, materials=["metal 1"], landfill=["glass"], hand=["share"])
    abilities = ("influence", "forge", "repair", "swap", "minimalist", "invest", "care", "scavenge", "peek", "draft", "salvage")
    plain = [text for text in s.offered() if not text.startswith(("work", "buy", "recycle seat2", "share", "consume", "apply"))]
    assert plain == []
    s.plays("work")
    assert (s.player(1).coins, s.player(1).happiness) == (8, 3)
    assert not any(text.startswith(abilities) for text in s.offered())


# --- INVESTOR ---


@pytest.mark.rule("LOOP-8.investor")
def test_the_investor_wins_with_at_least_one_dollar_in_two_tosses() -> None:
    """LOOP-8.investor: 1 COIN is paid; three times in four 2 come back, otherwise none."""
    s = life_of("investor")
    ends = []
    for seed in range(200):
        s.scene(rng=start_of(str(seed)), turn={"ability_used": False})
        s.player(1).has(coins=3)
        ends.append(s.plays("invest").player(1).coins)
    assert set(ends) == {2, 4}
    assert 130 <= ends.count(4) <= 170


@pytest.mark.rule("LOOP-8.investor")
def test_the_investor_needs_a_coin_and_invests_once_per_turn() -> None:
    """LOOP-8.investor: without a COIN there is nothing to toss."""
    s = life_of("investor")
    s.player(1).has(coins=0)
    assert s.refuses("invest", "LOOP-8.investor")
    s.player(1).has(coins=9)
    s.plays("invest")
    assert s.refuses("invest", "LOOP-8.investor")
