"""The Banker."""

from __future__ import annotations

from typing import Any

import pytest

from felicity.games.nation.cards import CATALOG, Cards
from tests.games.nation.story import Story, story


def bank(money: int = 100, **options: Any) -> Story:
    """The Banker's turn in a game of three."""
    t = story("builder,farmer,banker", **options)
    t.player("builder").has(loan=None)
    t.player("farmer").has(loan=None)
    t.player("banker").has(money=money)
    return t.gives_turn_to("banker")


@pytest.mark.rule("NATION-B.2", "NATION-B.4", "NATION-B.5")
def test_an_investment_raises_the_return_from_the_next_round_on() -> None:
    """2 hours and 20B onto the mat; 4B more each round, a fifth of what was invested."""
    t = bank()
    mat = t.position["mat_money"]
    t.plays("invest")
    assert (t.player("banker").money, t.player("banker").hours, t.position["mat_money"]) == (80, 2, mat + 20)
    assert t.happened("invested")[0]["return"] == 8
    t.until("SetPrice")
    assert t.player("banker").money == 80
    t.to_next_day()
    assert t.happened("return-received")[0]["money"] == 8
    assert t.player("banker").money == 80 + 5 + 8


@pytest.mark.rule("NATION-B.2")
def test_the_track_is_a_fifth_of_the_investment() -> None:
    """On all 15 spaces."""
    returns = Cards(CATALOG.default_tables()).returns
    assert returns == [4 * (space + 1) for space in range(15)]
    for row in CATALOG.default_tables()["roi"].values():
        values, invested = row["values"], row["invested"]
        assert isinstance(values, list)
        assert isinstance(invested, list)
        assert [value * 5 for value in values] == invested


@pytest.mark.rule("NATION-B.4", "NATION-R21")
def test_what_an_investment_needs() -> None:
    """20B, and a space to move to."""
    assert (bank(money=19).refusal("invest").needs, bank(money=19).refusal("invest").has) == (20, 19)
    t = bank().scene(investments=14)
    assert t.refuses("invest", "NATION-R21")
    assert t.gives_turn_to("builder").refuses("invest", "NATION-B.4")


@pytest.mark.rule("NATION-B.3", "NATION-R55")
@pytest.mark.parametrize(("space", "option", "happiness"), [(4, 1, 0), (5, 1, 1), (9, 1, 1), (10, 1, 1), (14, 1, 1), (9, 2, 1), (10, 2, 2)])
def test_investments_make_happy_from_24b_on(space: int, option: int, happiness: int) -> None:
    """20B bring none, 24B bring 1; by option 44B bring 2."""
    t = bank(roi_third_row=option).scene(investments=space, mat_money=300)
    t.player("builder").has(price=40)
    t.player("farmer").has(price=40)
    t.to_next_day()
    assert t.player("banker").points["investment"] == happiness


@pytest.mark.rule("NATION-B.3", "NATION-G.2")
def test_happiness_from_investments_can_end_the_game() -> None:
    """In step 1; the round is played to its end."""
    t = bank(target=16).scene(investments=5, mat_money=100)
    t.player("banker").has(happiness=13, houses=2)
    t.player("builder").has(price=40)
    t.player("farmer").has(price=40)
    t.to_next_day()
    assert t.player("banker").happiness == 15
    t.to_next_day()
    assert t.position["ending"] == "target"


@pytest.mark.rule("NATION-R20")
def test_a_return_cut_by_an_empty_mat() -> None:
    """A marker on 28 with 23B on the mat: 23B and no Happiness; the shortfall is lost. By option the Supply pays in full."""
    for option, received, happiness, left in ((False, 23, 0, 0), (True, 28, 1, 23)):
        t = bank(roi_from_supply=option).scene(investments=6, mat_money=23)
        t.player("builder").has(price=40)
        t.player("farmer").has(price=40)
        t.to_next_day()
        entry = t.happened("return-received")[0]
        assert (entry["money"], entry["due"]) == (received, 28)
        assert t.player("banker").points["investment"] == happiness
        assert (t.position["mat_money"], t.position["investments"]) == (left, 6)


@pytest.mark.rule("NATION-B.6", "NATION-R19", "NATION-R54")
def test_a_new_loan_on_offer() -> None:
    """4 hours; any card of the reserve, several of the same amount too; it can be taken on the same day."""
    t = bank()
    assert t.offered("offer") == ["offer 50", "offer 100", "offer 200", "offer 300"]
    t.plays("offer 300")
    assert t.player("banker").hours == 4
    assert t.position["loans_on_offer"] == {"50": 0, "100": 2, "200": 0, "300": 1}
    t.gives_turn_to("banker").plays("offer 300").gives_turn_to("banker")
    assert t.position["loans_on_offer"]["300"] == 2
    assert t.refuses("offer 300", "NATION-B.6")
    assert t.gives_turn_to("builder").offers("visit seat3 borrow 300")


@pytest.mark.rule("NATION-B.7", "NATION-B.8", "NATION-R54", "NATION-R19")
def test_replacing_and_withdrawing() -> None:
    """4 hours, one card; what leaves the offer is in the reserve. The offer may be empty. No card is replaced by its equal."""
    t = bank()
    assert t.offered("replace") == ["replace 100 with 50", "replace 100 with 200", "replace 100 with 300"]
    t.plays("replace 100 with 200")
    assert t.position["loans_on_offer"] == {"50": 0, "100": 1, "200": 1, "300": 0}
    assert t.position["loans_in_reserve"]["100"] == 2
    assert t.player("banker").hours == 4
    t.gives_turn_to("banker").plays("withdraw 100").gives_turn_to("banker").plays("withdraw 200")
    assert set(t.position["loans_on_offer"].values()) == {0}
    t.gives_turn_to("builder")
    assert not t.offered("visit seat3 borrow")


@pytest.mark.rule("NATION-B.9", "NATION-2.b6")
def test_the_other_actions_of_the_banker() -> None:
    """Visits, exploring, cards and entertainment like everybody; no upgrade, no work."""
    t = story("builder,farmer,entertainer,banker")
    t.player("banker").has(hand=["date"], tickets=1)
    t.gives_turn_to("banker")
    assert {text.split()[0] for text in t.offered()} == {
        "invest",
        "offer",
        "replace",
        "withdraw",
        "visit",
        "explore",
        "play",
        "enjoy",
        "end",
    }
    t.plays("visit seat2 buy 2")
    assert t.player("banker").bread == 5


@pytest.mark.rule("NATION-2.8", "NATION-B.6")
def test_only_the_banker_makes_loans() -> None:
    """Nobody else is offered his actions."""
    t = story("builder,farmer,banker")
    assert t.refuses("offer", "NATION-B.6")
    assert not t.offered("withdraw")


@pytest.mark.rule("NATION-B.4", "NATION-2.7", "NATION-B.6")
@pytest.mark.parametrize(("hours", "invests", "lends"), [(8, True, True), (9, True, False), (10, True, False), (11, False, False)])
def test_hours_that_the_bankers_actions_take(hours: int, invests: bool, lends: bool) -> None:
    """2 for an investment, with exactly 20B; 4 for whatever is done with the loans on offer."""
    t = bank(money=20).scene(loans_on_offer=[100])
    t.player("banker").has(hours=hours)
    assert t.offers("invest") is invests
    if not invests:
        refused = t.refusal("invest")
        assert (refused.reason, refused.rule, refused.needs, refused.has) == ("hours", "NATION-2.7", 2, 12 - hours)
    for option, what in (("offer 50", "offer"), ("replace 100 with 50", "replace"), ("withdraw 100", "withdraw")):
        assert t.offers(option) is lends, option
        if not lends:
            refused = t.refusal(what)
            assert (refused.reason, refused.rule, refused.needs, refused.has) == ("hours", "NATION-2.7", 4, 12 - hours)


@pytest.mark.rule("NATION-B.4", "NATION-R21")
def test_the_last_space_of_the_track_can_be_reached() -> None:
    """From the last but one."""
    t = bank().scene(investments=13).plays("invest")
    assert t.position["investments"] == 14
    assert t.gives_turn_to("banker").refuses("invest", "NATION-R21")
