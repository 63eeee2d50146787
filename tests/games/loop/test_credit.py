"""5.4 CREDIT CARD: APPLY and PAYOFF."""

from __future__ import annotations

import pytest

from felicity.core.errors import CannotRead
from tests.games.loop.story import Story, story


def in_debt(debts: list[int], coins: int) -> Story:
    """Seat 1 has done the action and owns CREDIT CARD with so many COIN on them."""
    t = story("competitive")
    t.player(1).has(debts=debts, coins=coins)
    return t.scene(turn={"action": "work"})


# --- APPLY ---


@pytest.mark.rule("LOOP-5.4a")
def test_applying_takes_a_card_and_4_coins() -> None:
    """LOOP-5.4a: one CREDIT CARD of the 9, without COIN on it, and 4 COIN at once, before the gift is chosen."""
    t = story("competitive")
    t.player(1).has(coins=1)
    t.plays("apply")
    assert t.table.question == "TakeMaterial"
    assert (t.player(1).debts, t.player(1).coins, t.position["credit_cards"]) == ([0], 5, 8)


@pytest.mark.rule("LOOP-5.4k")
def test_the_welcoming_gift_is_a_material_of_choice_at_quality_1() -> None:
    """LOOP-5.4k: any of the market, free of charge; it can't be refused, and its slot stays empty until the turn ends."""
    t = story("competitive")
    t.scene(market=["food", "glass", "metal", "plastic", "glass"])
    t.player(1).has(coins=1, materials=[])
    t.plays("apply")
    assert t.offered() == ["take food", "take glass", "take metal", "take plastic"]
    t.plays("take metal")
    assert (t.player(1).materials, t.player(1).coins) == (["metal 1"], 5)
    assert t.position["market"] == ["food", "glass", None, "plastic", "glass"]
    t.ends_turn()
    assert None not in t.position["market"]


@pytest.mark.rule("LOOP-5.4b")
def test_a_player_may_apply_for_several_cards() -> None:
    """LOOP-5.4b: three in one turn, each with its COIN and its gift."""
    t = story("competitive")
    t.player(1).has(coins=0, materials=[])
    t.plays("apply", "take glass", "apply", "take metal", "apply", "take food")
    assert (t.player(1).debts, t.player(1).coins) == ([0, 0, 0], 12)
    assert t.player(1).materials == ["glass 1", "metal 1", "food 1"]


@pytest.mark.rule("LOOP-5.4c")
def test_applying_is_possible_at_any_moment_of_the_own_turn_only() -> None:
    """LOOP-5.4c: before, amid and after the action of the own turn; not while answering a FAVOUR in another's."""
    t = story("competitive")
    t.player(1).has(coins=3, hand=["acquire"])
    t.player(2).has(materials=["glass 1"])
    assert t.offers("apply")
    t.plays("acquire seat2 glass 1")
    assert (t.to_act, t.offers("apply")) == (2, False)
    t.plays("accept")
    assert t.offers("apply")
    t.plays("buy food 1")
    assert t.offers("apply")
    t.plays("buy metal 1")
    assert t.offers("apply")


@pytest.mark.rule("LOOP-5.4c", "LOOP-R101")
def test_each_player_may_apply_just_before_resolving_the_own_share() -> None:
    """LOOP-5.4c, LOOP-R101: around Insurance in the order of resolution, any number of cards, and nothing else."""
    t = story("competitive", players=3)
    for seat in (1, 2, 3):
        t.player(seat).has(coins=2, materials=["glass 1"], debts=[1])
    t.triggers("insurance")
    asked = []
    for answers in (["pass", "lose coin"], ["apply", "take food", "apply", "take metal", "pass", "lose coin"], ["pass", "toss"]):
        assert t.offered() == ["apply", "pass"]
        for answer in answers:
            asked.append((t.to_act, t.table.question))
            t.plays(answer)
    assert [question for seat, question in asked if seat == 1] == ["ChooseToApply", "InsureOrToss"]
    assert [seat for seat, _ in asked] == [1] * 2 + [2] * 6 + [3] * 2
    assert (t.player(2).debts, t.player(2).coins) == ([1, 0, 0], 2 + 8 - 1)


@pytest.mark.rule("LOOP-R101")
def test_before_an_event_that_happens_once_everybody_is_asked_first() -> None:
    """LOOP-R101: The Gap is measured after seat 2, asked after seat 1, has APPLYed: 8 to 0 has become 8 to 5."""
    t = story("competitive")
    t.player(1).has(coins=8, materials=[], happiness=4)
    t.player(2).has(coins=0, materials=[], happiness=4)
    t.triggers("gap")
    assert (t.to_act, t.offered()) == (1, ["apply", "pass"])
    t.plays("pass")
    assert (t.to_act, t.offered()) == (2, ["apply", "pass"])
    t.plays("apply", "take food", "pass")
    assert (t.player(1).happiness, t.player(2).happiness) == (4, 4)


@pytest.mark.rule("LOOP-5.4d")
def test_who_has_no_coin_for_an_immediate_event_must_apply() -> None:
    """LOOP-5.4d: seat 1 has nothing to lose to Insurance: a CREDIT CARD, its gift, then the payment."""
    t = story("competitive")
    t.player(1).has(coins=0, materials=[])
    t.triggers("insurance")
    t.plays("pass", "lose coin")
    assert (t.to_act, t.table.question) == (1, "TakeMaterial")
    t.plays("take glass")
    assert (t.player(1).debts, t.player(1).coins, t.player(1).materials) == ([0], 3, ["glass 1"])


@pytest.mark.rule("LOOP-R57")
def test_with_an_empty_market_there_is_no_gift() -> None:
    """LOOP-R57: the 4 COIN are paid, and nothing is asked."""
    t = story("competitive")
    t.scene(market=[])
    t.player(1).has(coins=0, materials=[])
    t.plays("apply")
    assert (t.player(1).coins, t.player(1).materials, t.table.question) == (4, [], "TakeTurn")


@pytest.mark.rule("LOOP-R57")
def test_a_slot_emptied_between_turns_is_refilled_at_the_end_of_the_next() -> None:
    """LOOP-R57: seat 1 takes the gift after the own turn; the slot is still empty in seat 2's, and full after it."""
    t = story("competitive")
    t.scene(market=["food", "glass", "metal", "plastic", "utility"])
    t.triggers("hidden-clause")
    t.plays("apply", "take metal", "pass", "pass")
    assert (t.to_act, t.table.question) == (2, "TakeTurn")
    assert t.position["market"][2] is None
    t.ends_turn()
    assert None not in t.position["market"]


# --- PAYOFF ---


@pytest.mark.rule("LOOP-5.4e")
def test_every_card_must_be_paid_off_before_the_turn_ends() -> None:
    """LOOP-5.4e: two CREDIT CARD receive 1 or 2 COIN each, one of them before the action."""
    t = story("competitive")
    t.player(1).has(debts=[0, 2], coins=3)
    t.plays("pay off 0 with 1", "work")
    assert t.refuses("end turn", "LOOP-5.4e")
    assert t.offers("pay off 2 with 1")
    t.plays("pay off 2 with 2")
    assert (t.player(1).debts, t.player(1).coins) == ([1, 4], 3 + 3 - 3)
    assert t.offers("end turn")


@pytest.mark.rule("LOOP-5.4e")
def test_payoff_is_due_in_each_own_turn_again() -> None:
    """LOOP-5.4e: what was paid last turn doesn't count in this one."""
    t = story("competitive")
    t.player(1).has(debts=[0], coins=5)
    t.plays("work", "pay off 0 with 1", "end turn", "work", "end turn", "work")
    assert t.refuses("end turn", "LOOP-5.4e")


@pytest.mark.rule("LOOP-5.4f")
def test_no_card_receives_more_than_2_coins_in_a_turn() -> None:
    """LOOP-5.4f: 2 at once or 1 and 1, then no more in this turn."""
    t = in_debt([0], coins=9)
    t.plays("pay off 0 with 1")
    assert t.refuses("pay off 1 with 2", "LOOP-5.4f")
    t.plays("pay off 1 with 1")
    assert t.refuses("pay off 2 with 1", "LOOP-5.4f")
    assert t.offered("pay off") == []


@pytest.mark.rule("LOOP-5.4f")
def test_of_two_cards_that_look_alike_the_one_that_received_less_is_paid() -> None:
    """LOOP-5.4f: a CREDIT CARD brought to 1 can't hide behind another that had 1."""
    t = in_debt([0, 1], coins=9)
    t.plays("pay off 0 with 1", "pay off 1 with 2")
    assert t.player(1).debts == [1, 3]
    assert t.offered("pay off") == ["pay off 1 with 1"]


@pytest.mark.rule("LOOP-5.4g")
def test_who_lacks_coins_for_payoff_takes_one_more_card() -> None:
    """LOOP-5.4g: without a COIN the turn can't be ended; a new CREDIT CARD brings the COIN."""
    t = in_debt([3], coins=0)
    assert t.refuses("end turn", "LOOP-5.4g")
    assert "apply" in t.offered()
    t.plays("apply", "take glass", "pay off 3 with 1", "pay off 0 with 1")
    assert (t.player(1).debts, t.player(1).coins) == ([4, 1], 2)
    assert t.offers("end turn")


@pytest.mark.rule("LOOP-5.4h", "LOOP-R56")
def test_a_card_with_5_coins_is_cleared_and_goes_back() -> None:
    """LOOP-5.4h, LOOP-R56: the COIN go to the bank, the card to the supply, from where it can be taken again."""
    t = in_debt([3], coins=2)
    assert t.position["credit_cards"] == 8
    t.plays("pay off 3 with 2")
    assert (t.player(1).debts, t.player(1).coins, t.position["credit_cards"]) == ([], 0, 9)
    assert t.offers("end turn")
    t.plays("apply")
    assert t.position["credit_cards"] == 8


@pytest.mark.rule("LOOP-5.4l")
def test_a_card_takes_no_more_than_is_missing() -> None:
    """LOOP-5.4l: with 4 COIN on it exactly 1 more."""
    t = in_debt([4], coins=5)
    assert t.offered("pay off") == ["pay off 4 with 1"]
    with pytest.raises(CannotRead):
        t.plays("pay off 4 with 2")
    t.plays("pay off 4 with 1")
    assert (t.player(1).debts, t.player(1).coins) == ([], 4)


@pytest.mark.rule("LOOP-R58")
def test_a_card_taken_in_the_own_turn_is_paid_off_in_it() -> None:
    """LOOP-R58: "each and every one" includes the new one."""
    t = in_debt([], coins=0)
    t.plays("apply", "take glass")
    assert t.refuses("end turn", "LOOP-5.4e")
    t.plays("pay off 0 with 1")
    assert t.offers("end turn")


@pytest.mark.rule("LOOP-R58")
def test_a_card_taken_between_turns_is_first_paid_in_the_next_own_turn() -> None:
    """LOOP-R58: both take one at Hidden Clause; seat 2 pays in the turn that follows, seat 1 in the next one."""
    t = story("competitive")
    t.triggers("hidden-clause")
    t.plays("apply", "take food", "pass", "apply", "take glass", "pass")
    t.plays("work")
    assert t.refuses("end turn", "LOOP-5.4e")
    t.plays("pay off 0 with 1", "end turn")
    assert t.player(1).debts == [0]
    t.plays("work")
    assert t.refuses("end turn", "LOOP-5.4e")
