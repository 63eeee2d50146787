"""8.0 CAREER: NURSE and OFFICE LADY / CLERK."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, life_of

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


def slacking(event: str | None, **values: object) -> Story:
    """The CLERK has done the WORK while this EVENT is in force."""
    s = life_of("clerk").scene(event=event)
    s.player(1).has(coins=0, happiness=3, materials=[])
    s.player(1).has(**values)
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
