"""2c. Visit another player, and visiting the Banker."""

from __future__ import annotations

import pytest

from tests.games.nation.story import story


@pytest.mark.rule("NATION-2.c1")
def test_a_visit_takes_an_hour_each_time() -> None:
    """Also to the same player again."""
    t = story("builder,farmer").plays("visit seat2 buy 1", "end day", "visit seat2 buy 1", "visit seat2")
    assert (t.player("builder").hours, t.player("builder").bread) == (3, 5)


@pytest.mark.rule("NATION-2.c14", "NATION-R48")
def test_nobody_visits_himself() -> None:
    """So nobody buys his own product, and the Banker takes no loan."""
    t = story("builder,farmer,banker")
    assert not t.offered("visit seat1")
    t.gives_turn_to("banker")
    assert not t.offered("visit seat3")


@pytest.mark.rule("NATION-2.c2")
def test_as_many_as_are_for_sale_and_can_be_paid() -> None:
    """Storage can't be bought."""
    t = story("builder,farmer")
    t.player("farmer").has(for_sale=4, bread=5, price=12)
    assert t.offered("visit seat2") == ["visit seat2", "visit seat2 buy 1", "visit seat2 buy 2", "visit seat2 buy 3", "visit seat2 buy 4"]
    t.player("builder").has(money=35)
    assert t.offered("visit seat2") == ["visit seat2", "visit seat2 buy 1", "visit seat2 buy 2"]
    t.player("builder").has(money=11)
    assert t.refuses("visit seat2 buy", "NATION-2.c4")
    t.player("farmer").has(for_sale=0)
    assert t.refuses("visit seat2 buy", "NATION-2.c2")


@pytest.mark.rule("NATION-2.c3", "NATION-2.c4", "NATION-4.1b")
def test_the_host_must_sell_at_the_price_shown() -> None:
    """Money to the host, goods into storage; nobody is asked."""
    t = story("builder,farmer,entertainer")
    t.player("entertainer").has(price=7)
    t.plays("visit seat3 buy 2")
    builder, host = t.player("builder"), t.player("entertainer")
    assert (builder.money, builder.tickets, host.money, host.for_sale, host.sold) == (36, 2, 64, 0, 2)
    assert t.turn == "farmer"


@pytest.mark.rule("NATION-R3")
def test_a_visit_without_buying_is_allowed() -> None:
    """An hour, and it counts as a visit; at the Banker's too."""
    t = story("builder,farmer,banker").plays("visit seat2", "end day", "end day", "visit seat3")
    assert t.player("builder").hours == 2
    assert t.player("builder").visited == ["seat2", "seat3"]
    assert len(t.happened("visited")) == 2


@pytest.mark.rule("NATION-R8")
def test_goods_bought_cannot_be_sold_again() -> None:
    """The for-sale area holds the own product only, and nothing goes back into it."""
    t = story("builder,farmer").plays("visit seat2 buy 2")
    assert (t.player("builder").for_sale, t.player("builder").bread) == (2, 5)
    t.to_evening()
    assert t.offered("price")
    t.plays("price 10")
    assert t.offered() == ["store 0", "store 1", "store 2"]


@pytest.mark.rule("NATION-2.c5", "NATION-2.c6", "NATION-2.c7")
def test_a_visit_to_the_banker_is_for_a_loan_or_a_repayment() -> None:
    """Any loan on offer, or all of the own balance; the Banker isn't asked."""
    t = story("builder,farmer,banker")
    t.player("builder").has(money=43)
    assert t.offered("visit seat3") == ["visit seat3", "visit seat3 borrow 100", "visit seat3 repay"]
    assert t.refuses("visit seat3 borrow 200", "NATION-2.c7")
    t.scene(loans_on_offer=[50, 300])
    assert t.offered("visit seat3 borrow") == ["visit seat3 borrow 50", "visit seat3 borrow 300"]
    t.plays("visit seat3 borrow 300")
    assert t.position["loans_on_offer"]["300"] == 0
    assert (t.player("builder").hours, t.turn) == (1, "farmer")


@pytest.mark.rule("NATION-2.c8", "NATION-2.c11", "NATION-2.c12")
def test_a_new_loan_replaces_the_old_one() -> None:
    """100B come from the Supply, 43B go back to it, 57B are kept, 100B are owed; the Banker's money is untouched."""
    t = story("builder,farmer,banker")
    money, banker, ledger = t.player("builder").money, t.player("banker").money, t.position["money"]
    t.plays("visit seat3 borrow 100")
    builder = t.player("builder")
    assert (builder.money, builder.loan, builder.payments, builder.opening_loan) == (money + 57, "100", 0, False)
    assert t.player("banker").money == banker
    assert t.position["money"]["lent"] == ledger["lent"] + 100
    assert t.position["money"]["repaid"] == ledger["repaid"] + 43
    assert t.happened("loan-taken")[0]["repaid"] == 43


@pytest.mark.rule("NATION-2.c9", "NATION-2.c10", "NATION-R18")
def test_one_loan_per_round_and_one_at_a_time() -> None:
    """The opening loan doesn't count for round 1; repaying doesn't give the right back; a new round does."""
    t = story("builder,farmer,banker")
    t.player("builder").has(money=200)
    t.plays("visit seat3 borrow 100", "end day", "end day", "visit seat3 repay")
    assert t.player("builder").loan is None
    assert t.refuses("visit seat3 borrow", "NATION-2.c9")
    assert not t.offered("visit seat3 borrow")
    t.to_next_day()
    assert t.offers("visit seat3 borrow 100")


@pytest.mark.rule("NATION-R18")
def test_a_loan_taken_today_is_first_paid_tomorrow() -> None:
    """In step 1 of the following round."""
    t = story("builder,farmer,banker").plays("visit seat3 borrow 100")
    assert t.player("builder").payments == 0
    t.to_next_day()
    assert t.player("builder").payments == 1


@pytest.mark.rule("NATION-2.c12", "NATION-2.c13", "NATION-R15")
def test_paying_back_is_all_or_nothing() -> None:
    """The whole balance to the Supply, no interest; a Buck too few and it isn't possible."""
    t = story("builder,farmer,banker")
    t.player("builder").has(money=42)
    assert t.refuses("visit seat3 repay", "NATION-R15")
    t.player("builder").has(money=44)
    banker = t.player("banker").money
    t.plays("visit seat3 repay")
    assert (t.player("builder").money, t.player("builder").loan, t.player("banker").money) == (1, None, banker)
    t.gives_turn_to("builder")
    assert t.refuses("visit seat3 repay", "NATION-2.c13")


@pytest.mark.rule("NATION-R16")
def test_a_smaller_loan_needs_cash_for_the_rest() -> None:
    """By default cash may help to clear the old balance; by option the new loan alone must."""
    for option, money, offered in ((True, 150, True), (True, 149, False), (False, 300, False)):
        t = story("builder,farmer,banker", refinance_with_cash=option)
        t.scene(loans_on_offer=[50, 300])
        t.player("builder").has(loan="200", money=money)
        assert t.offers("visit seat3 borrow 50") is offered
        assert t.offers("visit seat3 borrow 300")
        if not offered:
            assert t.refuses("visit seat3 borrow 50", "NATION-R16")
    t = story("builder,farmer,banker")
    t.scene(loans_on_offer=[50])
    t.player("builder").has(loan="200", money=160)
    t.plays("visit seat3 borrow 50")
    assert (t.player("builder").money, t.player("builder").loan) == (10, "50")


@pytest.mark.rule("NATION-R17", "NATION-B.8")
def test_a_card_from_the_offer_serves_one_borrower() -> None:
    """Two of 100B, two borrowers; it comes back to the reserve, not to the offer."""
    t = story("builder,farmer,banker").plays("visit seat3 borrow 100", "visit seat3 borrow 100")
    assert t.position["loans_on_offer"]["100"] == 0
    reserve = t.position["loans_in_reserve"]["100"]
    t.player("builder").has(money=100)
    t.gives_turn_to("builder").plays("visit seat3 repay")
    assert t.position["loans_in_reserve"]["100"] == reserve + 1
    assert t.position["loans_on_offer"]["100"] == 0
