"""8.0 CAREER: FREELANCER, HOMEMAKER, INTERN, INVESTOR, NURSE and OFFICE LADY / CLERK."""

from __future__ import annotations

import pytest

from felicity.core.rng import start_of
from tests.games.loop.story import Story, life_of, story

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
    assert [told["cards"] for told in s.happened("favours-reshuffled")] == [1]


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


# --- NURSE ---


def caring(mode: str = "competitive") -> Story:
    """The NURSE with two FAVOUR among three players."""
    s = life_of("nurse", mode, 3)
    s.player(1).has(reputation=0, hand=["acquire", "share"])
    s.player(2).has(reputation=2, materials=["glass 1"], hand=["acquire"])
    s.player(3).has(hand=[])
    return s


@pytest.mark.rule("LOOP-8.nurse")
def test_the_nurse_gives_a_favour_to_anybody_and_gains_reputation() -> None:
    """LOOP-8.nurse: the other player must take it, without any effect and without REPUTATION."""
    s = caring()
    assert s.offered("care") == [f"care seat{seat} {card}" for seat in (2, 3) for card in ("acquire", "share")]
    s.plays("care seat2 acquire")
    assert (s.to_act, s.player(1).hand, s.player(2).hand) == (1, ["share"], ["acquire", "acquire"])
    assert (s.player(1).reputation, s.player(2).reputation) == (1, 2)
    assert s.player(2).materials == ["glass 1"]


@pytest.mark.rule("LOOP-8.nurse")
def test_the_nurse_cares_once_per_turn_and_with_a_favour_only() -> None:
    """LOOP-8.nurse: no second FAVOUR in the same turn; none without one in hand."""
    s = caring().plays("care seat2 acquire")
    assert s.offered("care") == []
    assert s.refuses("care", "LOOP-8.nurse")
    s = caring()
    s.player(1).has(hand=[])
    assert s.offered("care") == []
    assert s.refuses("care", "LOOP-8.nurse")


@pytest.mark.rule("LOOP-R89")
def test_in_cooperative_a_favour_belongs_to_whose_hand_it_came_into() -> None:
    """LOOP-R89: the ACQUIRE given by the NURSE, played by seat 2, comes back to seat 2 at WORK."""
    s = life_of("nurse", "coop")
    s.player(1).has(materials=["metal 1", "metal 1"])
    s.player(2).has(coins=9)
    s.plays("care seat2 acquire", "work", "end turn")
    assert s.player(1).hand.count("acquire") == 0
    s.plays("acquire seat1 metal 1", "acquire seat1 metal 1", "work")
    assert s.player(2).hand.count("acquire") == 2
    assert s.player(1).hand.count("acquire") == 0


@pytest.mark.rule("LOOP-R89")
def test_in_cooperative_the_soldier_keeps_what_was_drafted() -> None:
    """LOOP-R89: the sixth card of the SOLDIER, played, comes back to the SOLDIER."""
    s = life_of("soldier", "coop")
    s.player(1).has(coins=9)
    s.player(2).has(hand=["acquire"], materials=["glass 1", "glass 1"])
    s.plays("draft seat2", "acquire seat2 glass 1", "acquire seat2 glass 1", "work")
    assert s.player(1).hand.count("acquire") == 2
    assert s.player(2).hand == []


# --- OFFICE LADY / CLERK ---


@pytest.mark.rule("LOOP-8.clerk")
def test_the_clerk_buys_one_material_in_a_work_turn() -> None:
    """LOOP-8.clerk: any one of the market, any QUALITY, at the normal price; not two."""
    s = life_of("clerk")
    s.player(1).has(coins=0, happiness=3, materials=[])
    s.plays("work")
    assert (s.player(1).coins, s.player(1).happiness) == (4, 2)
    assert s.offered("buy") == [f"buy {type} {q}" for type in ("food", "glass", "metal", "plastic", "utility") for q in (1, 2, 3, 4)]
    s.plays("buy glass 3")
    assert (s.player(1).materials, s.player(1).coins) == (["glass 3"], 1)
    assert s.offered("buy") == []
    assert s.refuses("buy", "LOOP-8.clerk")


@pytest.mark.rule("LOOP-8.clerk")
def test_nobody_else_buys_in_a_work_turn() -> None:
    """LOOP-8.clerk: an INTERN doesn't; and the CLERK doesn't in a CONSUME turn."""
    s = life_of("intern").plays("work")
    assert s.offered("buy") == []
    assert s.refuses("buy", "LOOP-2.0a")
    s = life_of("clerk").scene(stage=["dance-1"])
    s.player(1).has(coins=4, materials=["glass 1", "plastic 1"])
    s.plays("consume dance-1")
    assert s.offered("buy") == []
    assert s.refuses("buy", "LOOP-2.0a")


@pytest.mark.rule("LOOP-R77")
def test_before_work_the_clerks_purchase_makes_a_buy_turn() -> None:
    """LOOP-R77: who buys first has chosen BUY, may buy three, and can't WORK any more."""
    s = life_of("clerk")
    s.player(1).has(coins=9)
    s.plays("buy glass 1")
    assert s.refuses("work", "LOOP-2.0a")
    s.plays("buy food 1", "buy metal 1")
    assert s.refuses("buy", "LOOP-2.0.b2")


def slacking(event: str | None, **figures: object) -> Story:
    """The CLERK has done the WORK while this EVENT is in force."""
    s = life_of("clerk").scene(event=event)
    s.player(1).has(coins=0, happiness=3, materials=[])
    s.player(1).has(**figures)
    return s.plays("work")


@pytest.mark.rule("LOOP-R77")
def test_slack_off_counts_as_buy_for_prices_and_counters() -> None:
    """LOOP-R77: REPUTATION, Buy 1 Get 1 Free, Red Gown, Disposable Culture, Sales and the COIN counted as spent."""
    assert slacking(None, reputation=1).plays("buy glass 2 with 1").player(1).coins == 3
    assert slacking("bogof").plays("buy glass 1", "take food").player(1).materials == ["glass 1", "food 1"]
    assert slacking("red-gown", materials=["metal 3"]).offered("buy glass") == ["buy glass 3", "buy glass 4"]
    assert slacking("disposable").offered("buy plastic") == ["buy plastic 1"]
    assert slacking("sales").plays("buy glass 4 half").player(1).coins == 2
    assert slacking("buy-more").plays("buy glass 3").player(1).coins == 2
    assert slacking("make-it-rain").plays("buy glass 4").player(1).happiness == 3


@pytest.mark.rule("LOOP-R77")
def test_slack_off_is_no_choice_of_buy() -> None:
    """LOOP-R77: Bad Debt stops a BUY turn, not this purchase; Economic Slowdown's limit of 1 lets it through."""
    s = life_of("clerk").scene(event="bad-debt")
    s.player(1).has(debts=[0], coins=4)
    assert s.offered("buy") == []
    assert s.refuses("buy", "LOOP-9.bad-debt")
    assert s.plays("work").offers("buy glass 1")
    s = slacking("slowdown")
    assert s.plays("buy glass 1").player(1).coins == 4 - 1 - 1
    assert s.offered("buy") == []
