"""1. Pay Loan."""

from __future__ import annotations

from typing import Any

import pytest

import felicity
from felicity.core.table import Table
from tests.games.nation.story import BALANCES, Story, story

FIFTY = [(8, 7), (7, 8), (5, 10), (3, 12), (2, 13)]  # interest and payback of a loan of 50B
RATES = {"50": 15, "100": 26, "200": 50, "300": 70}


def owing(loan: str, payments: int = 0, money: int = 200, level: int = 1) -> Story:
    """The Builder, who neither earns nor loses anything else, owes a loan."""
    t = story("builder,farmer,banker")
    t.player("farmer").has(loan=None)
    t.player("builder").has(loan=loan, payments=payments, money=money, level=level, for_sale=0)
    return t


@pytest.mark.rule("NATION-1.1", "NATION-V.3")
def test_without_the_banker_nothing_is_paid() -> None:
    """Money only grows by what is printed."""
    t = story("builder,farmer").to_next_day()
    assert [player.money for player in t.everybody()] == [55, 55]
    assert not t.happened("loan-paid")


@pytest.mark.rule("NATION-1.2", "NATION-1.3", "NATION-1.4")
@pytest.mark.parametrize("loan", ["50", "100", "200", "300"])
def test_a_loan_is_paid_in_five_equal_rates(loan: str) -> None:
    """The rate stays; its interest goes to the Banker, its payback to the Supply; the balance moves down."""
    t = owing(loan, money=400)
    for payment in range(5):
        builder, banker = t.player("builder").money, t.player("banker").money
        t.scene(mat_money=0)
        t.to_next_day()
        paid = t.happened("loan-paid")[-1]
        assert t.player("builder").money == builder + 5 - RATES[loan]
        assert t.player("banker").money == banker + 5 + int(str(paid["interest"]))
        assert int(str(paid["interest"])) + int(str(paid["payback"])) == RATES[loan]
        assert paid["balance"] == (BALANCES[loan] + [0])[payment + 1]


@pytest.mark.rule("NATION-1.3", "NATION-1.4")
def test_the_first_payment_on_a_fresh_loan_of_50() -> None:
    """The booklet's example: 8B to the Banker, 7B to the Supply, 43B remain; then 35, 25, 13, 0."""
    t = owing("50")
    balances = []
    for _ in range(5):
        t.to_next_day()
        balances.append(t.happened("loan-paid")[-1]["balance"])
    assert t.happened("loan-paid")[0] == {
        "event": "loan-paid", "who": "seat1", "interest": 8, "payback": 7, "balance": 43, "rule": "NATION-1.3",
    }  # fmt: skip
    assert balances == [43, 35, 25, 13, 0]


@pytest.mark.rule("NATION-1.5", "NATION-B.8")
def test_a_repaid_loan_is_over() -> None:
    """After five payments nothing is due, and the card is in the reserve."""
    t = owing("200", payments=4)
    before = t.position["loans_in_reserve"]["200"]
    t.to_next_day()
    assert t.player("builder").loan is None
    assert t.position["loans_in_reserve"]["200"] == before + 1
    money = t.player("builder").money
    t.to_next_day()
    assert t.player("builder").money == money + 5


@pytest.mark.rule("NATION-1.6")
def test_who_cannot_pay_the_rate_pays_the_interest() -> None:
    """14B and a fresh 50B loan: 8B to the Banker, 6B are kept, 50B are still owed."""
    t = owing("50", money=9)
    supply = t.position["money"]
    banker = t.player("banker").money
    t.to_next_day()
    assert (t.player("builder").money, t.player("builder").payments) == (6, 0)
    assert t.player("banker").money == banker + 5 + 8 + 4
    assert t.position["money"]["repaid"] == supply["repaid"]
    assert t.happened("interest-paid")[0]["balance"] == 50


@pytest.mark.rule("NATION-1.6", "NATION-1.9")
def test_the_interest_may_take_the_last_buck() -> None:
    """8B are just enough to stay in the game; 7B are not."""
    t = owing("50", money=3).to_next_day()
    assert (t.player("builder").money, t.player("builder").eliminated) == (0, False)
    assert owing("50", money=2).to_next_day().player("builder").eliminated


@pytest.mark.rule("NATION-R12")
def test_who_can_pay_the_rate_pays_it() -> None:
    """15B are just enough."""
    t = owing("50", money=10).to_next_day()
    assert (t.player("builder").money, t.player("builder").payments) == (0, 1)


@pytest.mark.rule("NATION-1.7", "NATION-1.8", "NATION-R13")
def test_who_cannot_pay_the_interest_loses_a_level_and_pays_from_its_money() -> None:
    """From level 2 to 1 brings 20B, no Houses; then the payment is tried anew: the full rate of 15B."""
    t = owing("50", money=0, level=2)
    t.player("builder").has(houses=3)
    t.to_next_day()
    builder = t.player("builder")
    assert (builder.level, builder.money, builder.payments, builder.houses) == (1, 5 + 20 - 15, 1, 2)
    assert t.happened("level-lost")[0]["money"] == 20
    assert t.position["money"]["from_supply"] >= 20


@pytest.mark.rule("NATION-1.7", "NATION-1.6")
@pytest.mark.parametrize(("level", "money"), [(3, 40), (4, 40)])
def test_a_lost_level_brings_what_its_upgrade_cost(level: int, money: int) -> None:
    """18B interest on a fresh 300B loan; the money of the upgrade, then the interest only."""
    t = owing("300", money=0, level=level).to_next_day()
    assert (t.player("builder").level, t.player("builder").money) == (level - 1, 5 + money - 18)


@pytest.mark.rule("NATION-R13")
def test_a_lost_level_can_be_bought_again_at_full_cost() -> None:
    """20B and a House, as the first time."""
    t = owing("50", money=0, level=2).to_next_day()
    t.player("builder").has(money=20, hours=0)
    t.plays("upgrade")
    assert (t.player("builder").level, t.player("builder").money) == (2, 0)


@pytest.mark.rule("NATION-1.9", "NATION-R14", "NATION-R59")
def test_who_cannot_pay_the_interest_at_level_1_is_eliminated() -> None:
    """Money and goods go to the Supply, cards to the discards, the loan is cancelled and its card is in the reserve."""
    t = story()
    t.player("farmer").has(loan="300", money=0, hand=["wedding"], sick=1, tickets=1, happiness=7)
    reserve, discards = t.position["loans_in_reserve"]["300"], t.position["explorer_discards"]
    t.to_next_day()
    farmer = t.player("farmer")
    assert farmer.eliminated
    assert [farmer.money, farmer.houses, farmer.bread, farmer.tickets, farmer.for_sale, farmer.sick] == [0] * 6
    assert (farmer.hand, farmer.loan) == ([], None)
    assert t.position["explorer_discards"] == [*discards, "wedding"]
    assert t.position["loans_in_reserve"]["300"] == reserve + 1
    assert t.position["money"]["written_off"] == 300
    assert t.happened("eliminated")[0] == {"event": "eliminated", "who": "seat2", "money": 5, "balance": 300, "rule": "NATION-1.9"}
    assert t.happened("card-lost")[0]["card"] == "wedding"
    assert not t.happened("sickness-drawn")


@pytest.mark.rule("NATION-1.10", "NATION-R14")
def test_an_eliminated_player_is_gone() -> None:
    """No visits, no cards that mention him, no new money, no turns; Happiness stays, behind all others in rank."""
    t = story()
    t.player("farmer").has(loan="300", money=0, happiness=20)
    t.to_next_day()
    t.player("builder").has(hand=["first-aid", "to-give"], money=30)
    assert t.refuses("visit seat2", "NATION-1.10")
    assert not t.offered("visit seat2")
    assert t.offered("play first-aid") == ["play first-aid seat3", "play first-aid seat4", "play first-aid seat5"]
    assert t.offers("play to-give")  # three others are left
    money = t.player("farmer").money
    t.to_next_day()
    assert t.player("farmer").money == money == 0
    assert all(entry["who"] != "seat2" for entry in t.happened("day-ended"))
    t.scene(ending="target").to_next_day()
    ranks = [seat.rank for seat in t.table.result.seats]
    assert ranks[1] == 5
    assert t.table.result.notes["eliminated"] == [2]
    assert 2 not in t.table.result.winners


@pytest.mark.rule("NATION-1.10", "NATION-R1")
def test_without_the_builder_nobody_sells_houses_and_the_next_player_begins() -> None:
    """The day goes on with the next seat clockwise."""
    t = owing("300", money=0)
    t.player("farmer").has(money=100)
    t.to_next_day()
    assert t.turn == "farmer"
    assert not t.offered("visit seat1")
    assert t.offered("visit seat3")


@pytest.mark.rule("NATION-R14")
def test_the_last_player_left_wins_at_once() -> None:
    """No further step is played."""
    t = story("builder,farmer,banker")
    t.player("builder").has(loan="300", money=0, happiness=9)
    t.player("farmer").has(loan="300", money=0, happiness=10)
    t.to_next_day()
    assert t.table.is_over
    result = t.table.result
    assert (result.ended_by, result.winners) == ("elimination", [3])
    assert [seat.rank for seat in result.seats] == [3, 2, 1]


@pytest.mark.rule("NATION-1.11", "NATION-B.1", "NATION-R48")
def test_the_banker_pays_nothing_and_collects() -> None:
    """Interest of all others, and the return from the mat."""
    t = story("builder,farmer,banker")
    assert t.player("banker").money == 50 + 8 + 8 + 4
    assert t.position["mat_money"] == 16


@pytest.mark.rule("NATION-R17")
def test_the_opening_card_comes_back_when_the_last_player_leaves_it() -> None:
    """Until then it is in use, however few are on it."""
    t = story("builder,farmer,banker")
    t.player("builder").has(money=100)
    t.player("farmer").has(money=100)
    t.plays("visit seat3 repay")
    assert t.position["loans_in_reserve"]["50"] == 3
    t.plays("visit seat3 repay")
    assert t.position["loans_in_reserve"]["50"] == 4


@pytest.mark.rule("NATION-1.5")
def test_everybody_is_told_that_a_loan_is_cleared() -> None:
    """After the fifth rate, and not before."""
    assert owing("50", payments=3).to_next_day().happened("loan-cleared") == []
    cleared = owing("50", payments=4).to_next_day().happened("loan-cleared")
    assert [(entry["who"], entry["amount"], entry["rule"]) for entry in cleared] == [("seat1", 50, "NATION-1.5")]


def announced(characters: str, **options: str) -> list[dict[str, object]]:
    """What is said, as the game begins, of payments that are put off."""
    players = len(characters.split(","))
    table = felicity.new("nation", players=players, seed=1, listen=True, characters=characters, **options)
    return [entry for entry in table.events(None) if entry["event"] == "payments-put-off"]


@pytest.mark.rule("NATION-R61")
def test_the_opening_loans_are_paid_in_the_first_round() -> None:
    """Before the first day everybody has paid 15B: 8B to the Banker, 7B to the Supply."""
    t = story("builder,farmer,banker")
    assert [player.money for player in t.everybody()] == [35, 35, 50 + 8 + 8 + 4]
    assert announced("builder,farmer,banker") == []


@pytest.mark.rule("NATION-R61")
def test_by_option_loans_are_first_paid_one_round_later() -> None:
    """Nobody pays before the first day, the Banker gets his return all the same; before the second day the first rate is due."""
    t = story("builder,farmer,banker", interest="later")
    assert [player.money for player in t.everybody()] == [50, 50, 50 + 4]
    assert [(player.loan, player.payments) for player in t.everybody()] == [("50", 0), ("50", 0), (None, 0)]
    assert announced("builder,farmer,banker", interest="later") == [{"event": "payments-put-off", "round": 2, "rule": "NATION-R61"}]
    t.player("builder").has(for_sale=0)
    t.player("farmer").has(for_sale=0)
    t.to_next_day()
    assert [player.money for player in t.everybody()] == [50 + 5 - 15, 50 + 5 - 15, 54 + 5 + 8 + 8 + 4]
    assert [entry["balance"] for entry in t.happened("loan-paid")] == [43, 43]
    assert not t.happened("payments-put-off")


@pytest.mark.rule("NATION-R61", "NATION-1.2")
@pytest.mark.parametrize("interest", ["at_once", "later"])
def test_a_loan_taken_on_the_first_day_is_paid_from_the_second_round_on(interest: str) -> None:
    """26B for a loan of 100B, whenever the opening loans are paid."""
    t = story("builder,farmer,banker", interest=interest)
    t.player("builder").has(for_sale=0)
    t.plays("visit seat3 borrow 100")
    money = t.player("builder").money
    t.to_next_day()
    assert (t.player("builder").money, t.player("builder").payments) == (money + 5 - 26, 1)


@pytest.mark.rule("NATION-R61", "NATION-1.1")
def test_without_the_banker_no_payment_is_put_off() -> None:
    """There is no loan, and nothing is said of one."""
    t = story("builder,farmer", interest="later")
    assert [player.money for player in t.everybody()] == [50, 50]
    assert announced("builder,farmer", interest="later") == []


@pytest.mark.rule("NATION-R61")
def test_an_arranged_table_pays_by_its_option_and_is_saved_with_it() -> None:
    """In the first round nobody has paid yet; a save knows the option, and the second round begins with the first rate."""
    table = felicity.arrange("nation", players=3, characters="builder,farmer,banker", interest="later", seat1={"for_sale": 0})
    assert loan_of(table) == {"amount": 50, "balance": 50, "opening": True, "due": FIFTY}
    again = felicity.load(table.dump())
    assert again.setup.options["interest"] == "later"
    while again.state.round == 1:
        again.play(again.options()[-1])
    assert loan_of(again)["due"] == FIFTY[1:]


def loan_of(table: Table) -> Any:
    """The Builder's loan as all see it."""
    players: Any = table.view(1)["players"]
    return players[0]["loan"]
