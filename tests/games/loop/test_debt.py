"""5.4 and 5.5: debts that are forced, that can't be had, and what they and the LANDFILL cost at the end."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story

ADVANCED = [("competitive", 2), ("coop", 2), ("solo", 1)]


def at_a_loss() -> Story:
    """Seat 1 has no HAPPINESS, no COIN, no MATERIAL and no FAVOUR."""
    t = story("competitive")
    t.scene(stage=["dance-1"])
    t.player(1).has(happiness=0, coins=0, materials=[], hand=[])
    return t


# --- forced into debt ---


@pytest.mark.rule("LOOP-5.4i", "LOOP-R63")
def test_who_can_neither_work_nor_buy_nor_consume_must_apply() -> None:
    """LOOP-5.4i, LOOP-R63: WORK needs HAPPINESS and there is no passing, so APPLY is all that is left; then BUY."""
    t = at_a_loss()
    assert t.offered() == ["apply"]
    assert t.refuses("work", "LOOP-R62")
    assert t.refuses("end turn", "LOOP-2.0b")
    t.plays("apply", "take glass")
    assert not t.offers("work")
    assert not t.offers("take a coin")
    assert t.refuses("end turn", "LOOP-2.0b")
    t.plays("buy metal 2", "pay off 0 with 1")
    assert t.offers("end turn")


@pytest.mark.rule("LOOP-5.4i")
def test_the_gift_may_open_consume_instead() -> None:
    """LOOP-5.4i: GLASS in the AREA and PLASTIC as a gift make a DANCE."""
    t = at_a_loss()
    t.player(1).has(materials=["glass 1"])
    t.plays("apply", "take plastic", "consume dance-1", "pay off 0 with 1", "end turn")
    assert t.player(1).happiness == 1


@pytest.mark.rule("LOOP-R63")
def test_a_favour_may_save_from_debt() -> None:
    """LOOP-R63: before APPLYing, seat 1 may RESELL a GLASS; with its COIN, BUY has become legal."""
    t = at_a_loss()
    t.player(1).has(materials=["glass 2"], hand=["resell"])
    t.player(2).has(coins=2)
    assert t.offered() == ["resell seat2 glass 2", "apply"]
    t.plays("resell seat2 glass 2", "accept", "buy food 1", "end turn")
    assert t.player(1).debts == []


@pytest.mark.rule("LOOP-R61")
def test_when_nothing_is_possible_even_after_applying_a_coin_is_taken() -> None:
    """LOOP-R61: Bad Debt bars BUY; APPLY comes first, then 1 COIN; PAYOFF is still due and slots are refilled as usual."""
    t = at_a_loss()
    t.scene(event="bad-debt")
    t.player(1).has(debts=[0], reputation=2)
    assert t.offered() == ["apply"]
    t.plays("apply", "take glass")
    assert t.refuses("buy", "LOOP-9.bad-debt")
    t.plays("take a coin")
    assert t.player(1).coins == 5
    assert t.refuses("end turn", "LOOP-5.4e")
    assert t.offered() == ["pay off 0 with 1", "pay off 0 with 2"]  # it is no WORK: REPUTATION adds nothing
    t.plays("pay off 0 with 1", "pay off 0 with 1", "end turn")
    assert (t.to_act, t.player(1).happiness) == (2, 0)
    assert None not in t.position["market"]


@pytest.mark.rule("LOOP-R61")
def test_with_an_empty_supply_a_coin_is_taken_without_applying() -> None:
    """LOOP-R61: seat 2 owns all 9 CREDIT CARD, so that seat 1 can't get one; a FAVOUR may still be played before."""
    t = at_a_loss()
    t.player(2).has(debts=[0] * 9, coins=2)
    assert t.offered() == ["take a coin"]
    assert t.refuses("apply", "LOOP-R56")
    t.player(1).has(materials=["glass 2"], hand=["resell"])
    assert t.offered() == ["take a coin", "resell seat2 glass 2"]
    t.plays("take a coin", "end turn")
    assert (t.player(1).coins, t.to_act) == (1, 2)


@pytest.mark.rule("LOOP-R61")
def test_a_coin_is_no_way_out_while_an_action_is_possible() -> None:
    """LOOP-R61: having APPLYed in this turn is not enough."""
    t = at_a_loss()
    t.player(1).has(happiness=1)
    t.plays("apply", "take glass")
    assert t.offers("work")
    assert not t.offers("take a coin")


@pytest.mark.rule("LOOP-R61")
def test_taking_a_coin_brings_no_favour_back() -> None:
    """LOOP-R61: in Cooperative a played RESELL stays out, because it was no WORK."""
    t = story("coop")
    t.scene(event="bad-debt", stage=["dance-1"])
    t.player(1).has(happiness=0, coins=0, debts=[0], materials=["glass 1"])
    t.player(2).has(coins=1, materials=[])
    t.plays("resell seat2 glass 1", "apply", "take food", "take a coin")
    assert t.player(1).played == ["resell"]


@pytest.mark.rule("LOOP-R62")
def test_work_needs_happiness_for_the_whole_loss() -> None:
    """LOOP-R62: an INTERN may go from 1 to exactly 0; under Overtime that takes 2."""
    t = story("competitive")
    t.player(1).has(happiness=1)
    assert t.offers("work")
    t.scene(event="overtime")
    assert t.refuses("work", "LOOP-R62")
    assert (t.refusal("work").needs, t.refusal("work").has) == (2, 1)
    t.player(1).has(happiness=2)
    t.plays("work")
    assert t.player(1).happiness == 0


@pytest.mark.rule("LOOP-R62")
def test_a_tycoons_cards_count_into_the_loss() -> None:
    """LOOP-R62: with 2 CREDIT CARD a TYCOON needs 3."""
    t = story("competitive", careers="tycoon,intern")
    t.player(1).has(happiness=2, debts=[0, 0])
    assert t.refuses("work", "LOOP-R62")
    t.player(1).has(happiness=3)
    assert t.offers("work")


@pytest.mark.rule("LOOP-R62")
def test_each_salary_of_a_freelancer_is_judged_by_itself() -> None:
    """LOOP-R62: at 0 the one without loss is open, at 1 also the one that costs 1."""
    t = story("competitive", careers="freelancer,intern")
    t.player(1).has(happiness=0)
    assert t.offered("work") == ["work 3"]
    t.player(1).has(happiness=1)
    assert t.offered("work") == ["work 2", "work 3"]
    assert t.refuses("work 1", "LOOP-R62")


@pytest.mark.rule("LOOP-R59")
def test_cards_are_taken_until_every_card_is_paid_off() -> None:
    """LOOP-R59: 5 CREDIT CARD and no COIN: a sixth pays for 4, a seventh for the rest, the new ones included."""
    t = story("competitive")
    t.player(1).has(debts=[0] * 5, coins=0)
    t.scene(turn={"action": "work"})
    t.plays("apply", "take glass", *["pay off 0 with 1"] * 4)
    assert t.refuses("end turn", "LOOP-5.4g")
    t.plays("apply", "take metal", *["pay off 0 with 1"] * 3)
    assert (t.player(1).debts, t.player(1).coins) == ([1] * 7, 1)
    assert t.offers("end turn")


@pytest.mark.rule("LOOP-R59")
def test_spending_the_coins_for_payoff_is_legal_and_the_forced_card_counts() -> None:
    """LOOP-R59: under Treat Yo Self seat 1 buys for all COIN, must APPLY, chooses the gift and is happier for it."""
    t = story("competitive")
    t.scene(event="treat")
    t.player(1).has(debts=[0], coins=2, happiness=2, materials=[])
    t.plays("buy glass 2")
    assert t.refuses("end turn", "LOOP-5.4g")
    t.plays("apply")
    assert len(t.offered("take")) == 4
    t.plays("take food")
    assert (t.player(1).happiness, t.player(1).materials) == (3, ["glass 2", "food 1"])


@pytest.mark.rule("LOOP-R59")
def test_with_coins_in_hand_the_cards_must_be_paid_first() -> None:
    """LOOP-R59: 1 COIN for 2 CREDIT CARD: it must go onto one of them before a new one is due."""
    t = story("competitive")
    t.player(1).has(debts=[0, 0], coins=1)
    t.scene(turn={"action": "work"})
    assert t.refuses("end turn", "LOOP-5.4e")
    t.plays("pay off 0 with 1")
    assert t.refuses("end turn", "LOOP-5.4g")


# --- no card left ---


def toss_without_credit(seed: int) -> Story:
    """Seat 1 tosses for Insurance with 1 COIN, while seat 2 owns all CREDIT CARD."""
    t = story("competitive", seed=seed)
    t.player(2).has(debts=[0] * 9)
    t.player(1).has(coins=1)
    return t.triggers("insurance").plays("toss")


@pytest.mark.rule("LOOP-R56")
def test_while_the_supply_is_empty_nobody_can_apply() -> None:
    """LOOP-R56: seat 2 owns all 9; a PAYOFF that seat 1 can't make is waived."""
    t = story("competitive")
    t.player(2).has(debts=[0] * 8)
    t.player(1).has(debts=[1], coins=0)
    t.scene(turn={"action": "work"})
    assert t.refuses("apply", "LOOP-R56")
    t.plays("end turn")
    assert t.player(1).debts == [1]


@pytest.mark.rule("LOOP-R56")
def test_a_forced_application_that_fails_waives_the_rest() -> None:
    """LOOP-R56: seat 1 loses the toss of Insurance with 1 COIN and no CREDIT CARD to be had: that 1 is paid, the other waived."""
    tosses = [toss_without_credit(seed) for seed in range(20)]
    t = next(each for each in tosses if not each.happened("tossed")[0]["dollar"])
    assert (t.player(1).coins, t.player(1).debts) == (0, [])
    assert [(entry["who"], entry["coins"]) for entry in t.happened("payment-waived")] == [("seat1", 1)]
    assert (t.to_act, t.table.question) == (2, "InsureOrToss")


# --- COIN on a card ---


@pytest.mark.rule("LOOP-R60")
def test_coins_on_a_card_are_spent() -> None:
    """LOOP-R60: they aren't doubled by a TYCOON, don't make 4 for Vulgarian, and nothing offers to take them back."""
    t = story("competitive", careers="tycoon,intern")
    t.scene(event="vulgarian", stage=["dance-1"])
    t.player(1).has(coins=3, debts=[4], materials=["glass 2", "plastic 2"], hand=[], happiness=4, reputation=0)
    assert t.refuses("consume", "LOOP-9.vulgarian")
    t.plays("work")
    assert t.player(1).coins == 6
    assert sorted(t.offered()) == ["apply", "pay off 4 with 1"]


@pytest.mark.rule("LOOP-R60")
def test_coins_on_a_card_count_for_no_event() -> None:
    """LOOP-R60: with 8 COIN against 1 (and 4 on a CREDIT CARD) there is a Gap; in Status Climb 1 is less than 2."""
    t = story("competitive", apply_at_events="costly")
    t.player(1).has(coins=9, materials=[], happiness=4)
    t.player(2).has(coins=1, debts=[4], materials=[], happiness=4)
    t.triggers("gap")
    assert (t.player(1).happiness, t.player(2).happiness) == (3, 3)
    t.player(2).has(coins=2, happiness=4)
    t.player(1).has(coins=1, debts=[4])
    t.triggers("status")
    t.plays("name seat1")
    assert t.player(2).happiness == 4


# --- penalties ---


@pytest.mark.rule("LOOP-5.4j")
@pytest.mark.parametrize(("mode", "players"), ADVANCED)
def test_each_card_not_paid_off_costs_2_happiness_at_the_end(mode: str, players: int) -> None:
    """LOOP-5.4j: however much lies on it."""
    t = story(mode, players=players)
    t.player(1).has(happiness=9, debts=[0, 3], coins=9)
    result = t.ends_game()
    assert (result.seats[0].score, result.seats[0].sources["debt"]) == (5, -4)


@pytest.mark.rule("LOOP-5.5")
@pytest.mark.parametrize(("mode", "players"), ADVANCED)
@pytest.mark.parametrize(("materials", "loss"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_every_full_3_materials_in_the_landfill_cost_1_happiness(mode: str, players: int, materials: int, loss: int) -> None:
    """LOOP-5.5: 5 cost 1, 6 cost 2."""
    t = story(mode, players=players)
    t.player(1).has(happiness=9, landfill=["food", "food", "glass", "metal", "plastic", "plastic"][:materials])
    result = t.ends_game()
    assert (result.seats[0].score, result.seats[0].sources["landfill"]) == (9 - loss, -loss)


@pytest.mark.parametrize(("mode", "players", "penalties"), [("basic", 2, (0, 0)), *((*mode, (4, 1)) for mode in ADVANCED)])
def test_a_view_tells_what_the_end_would_cost_now(mode: str, players: int, penalties: tuple[int, int]) -> None:
    """LOOP-5.4j, LOOP-5.5: so that nobody has to count; the first game has no such penalties."""
    t = story(mode, players=players)
    t.player(1).has(landfill=["food", "food", "glass", "metal"], **({} if mode == "basic" else {"debts": [0, 3]}))
    players_seen = t.table.view(None)["players"]
    assert isinstance(players_seen, list)
    assert (players_seen[0]["debt_penalty"], players_seen[0]["landfill_penalty"]) == penalties
