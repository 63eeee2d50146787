"""Who may know what: purses, hands, the mat."""

from __future__ import annotations

from typing import Any

import pytest

from felicity.core.rng import Rng
from tests.games.nation.story import Story, story


def seen(t: Story, seat: int | None) -> dict[str, Any]:
    """What a seat sees."""
    return t.table.view(seat)


@pytest.mark.rule("NATION-S.9c", "NATION-R51")
def test_a_purse_is_private() -> None:
    """Each sees the own amount; by option all see all; at the end everything is shown."""
    t = story("builder,farmer")
    assert [player["money"] for player in seen(t, 1)["players"]] == [50, None]
    assert [player["money"] for player in seen(t, None)["players"]] == [None, None]
    assert seen(t, 1)["money"] is None
    t.scene(ending="target").to_next_day()
    assert None not in [player["money"] for player in seen(t, 1)["players"]]
    assert len(t.happened("purse-opened")) == 2
    opened = story("builder,farmer", open_money=True)
    assert [player["money"] for player in seen(opened, 1)["players"]] == [50, 50]


@pytest.mark.rule("NATION-R51")
def test_money_by_origin_adds_up_to_money_by_holder() -> None:
    """With open purses, as teachers want it: the parts are the total."""
    t = story(open_money=True, open_mat_money=True)
    t.plays("visit seat4 borrow 100", "work 1").to_next_day()
    view = seen(t, 1)
    assert sum(view["money"].values()) == view["board"]["mat_money"] + sum(player["money"] for player in view["players"])


@pytest.mark.rule("NATION-E.2e", "NATION-R45")
def test_the_mat_is_not_counted_by_day() -> None:
    """Only the count at the end of the round is announced; by option the total is always shown."""
    t = story("builder,farmer").scene(mat_money=77)
    for seat in (None, 1, 2):
        assert seen(t, seat)["board"]["mat_money"] is None
        assert seen(t, seat)["board"]["mat_counted"] == 20
    t.to_next_day()
    assert seen(t, 1)["board"]["mat_counted"] == 77
    assert t.happened("mat-counted", 1)[0]["money"] == 77
    assert seen(story("builder,farmer", open_mat_money=True), 1)["board"]["mat_money"] == 20


@pytest.mark.rule("NATION-R45")
def test_the_doctor_may_learn_that_the_mat_cannot_pay() -> None:
    """Nobody else is told, and no refusal says how much lies there."""
    t = story("builder,doctor,farmer").scene(mat_money=3).plays("end day")
    assert t.turn == "doctor"
    assert t.happened("mat-seen-empty", 2)
    assert not t.happened("mat-seen-empty", 1)
    assert not t.happened("mat-seen-empty")
    assert t.refusal("work abroad").as_dict() == {"what": "work abroad", "reason": "mat-money", "rule": "NATION-D.13"}


@pytest.mark.rule("NATION-R49", "NATION-2.d3")
def test_hands_are_secret_their_size_is_not() -> None:
    """Goods, prices, levels, loans, hours and Happiness are public."""
    t = story("builder,farmer,banker")
    t.player("builder").has(hand=["date", "wedding"])
    other = seen(t, 2)["players"][0]
    assert (other["hand"], other["hand_known"]) == (2, [])
    assert seen(t, 1)["players"][0]["hand_known"] == ["wedding", "date"]
    public = ("houses", "bread", "tickets", "medicine", "for_sale", "price", "level", "hours", "happiness", "sick", "loan")
    assert all(other[name] is not None for name in public)
    assert other["loan"] == {"amount": 50, "balance": 43, "opening": True, "due": [(7, 8), (5, 10), (3, 12), (2, 13)]}


@pytest.mark.rule("NATION-R51", "NATION-R45", "NATION-R34")
def test_a_guess_keeps_what_is_known_and_deals_the_rest() -> None:
    """The sum of closed purses and mat is public, as are a friend known to be poor and a card shown in vain."""
    t = story("builder,farmer,entertainer")
    t.player("builder").has(hand=["help-from-a-friend"])
    t.player("farmer").has(money=7, hand=["date"])
    t.plays("play help-from-a-friend seat2")
    purses, hands = set(), set()
    for luck in range(1, 40):
        guess = t.table.guess(3, Rng(luck)).dump()["position"]
        assert isinstance(guess, dict)
        players = guess["players"]
        assert players[2] == t.position["players"][2]
        assert players[0]["hand"] == ["help-from-a-friend"]
        assert players[1]["money"] < 30
        assert guess["mat_money"] + sum(player["money"] for player in players) == t.money_of_all
        purses.add(players[1]["money"])
        hands.add(players[1]["hand"][0])
    assert len(purses) > 5
    assert len(hands) > 3


def guesses(t: Story, seat: int) -> list[Any]:
    """Many positions as a seat imagines them; seat 0 is a spectator."""
    game = t.table.game
    return [game.dump(game.guess(t.table.state, seat - 1, Rng(luck))) for luck in range(1, 60)]


def mats(t: Story, seat: int) -> set[bool]:
    """Can the mat pay the salary of 10B in what a seat imagines?"""
    return {guess["mat_money"] >= 10 for guess in guesses(t, seat)}


@pytest.mark.rule("NATION-R45")
@pytest.mark.parametrize("mat", [9, 10])
def test_only_the_doctor_knows_at_the_own_turn_whether_the_mat_can_pay(mat: int) -> None:
    """The salary is 10B. Everybody else, and the Doctor at any other time or without 2 hours left, imagines more and less."""

    def at_the_day(hours: int = 0) -> Story:
        t = story("builder,doctor,farmer").scene(mat_money=mat)
        t.player("doctor").has(hours=hours)
        return t

    t = at_the_day().gives_turn_to("doctor")
    assert mats(t, 2) == {mat >= 10}
    unsure: list[tuple[Story, int]] = [(t, seat) for seat in (0, 1, 3)]
    unsure += [(at_the_day(), 2), (at_the_day(hours=11).gives_turn_to("doctor"), 2)]
    unsure.append((at_the_day().until("SetPrice"), 2))
    for scene, seat in unsure:
        assert mats(scene, seat) == {True, False}


@pytest.mark.rule("NATION-R51")
def test_a_closed_purse_may_hold_anything_up_to_all_closed_money_but_an_eliminated_player_has_none() -> None:
    """An equal share on average: some purses hold more than it."""
    t = story("builder,farmer,entertainer")
    most = max(guess["players"][1]["money"] for guess in guesses(t, 1))
    closed = t.money_of_all - t.player("builder").money
    assert closed / 3 < most <= closed
    t = story("builder,farmer,entertainer,banker")
    t.player("entertainer").has(loan=None, money=0, happiness=0, houses=0, bread=0, for_sale=0, hours=12, eliminated=True)
    assert {guess["players"][2]["money"] for guess in guesses(t, 1)} == {0}


@pytest.mark.rule("NATION-R59", "NATION-R34")
def test_everybody_sees_who_could_not_help_a_friend() -> None:
    """Until the turn is over."""
    t = story("builder,farmer,entertainer")
    t.player("builder").has(hand=["help-from-a-friend"])
    t.player("entertainer").has(money=7)
    t.plays("play help-from-a-friend seat3")
    assert [seen(t, seat)["asked_in_vain"] for seat in (None, 1, 2, 3)] == [[3]] * 4
    assert seen(t.plays("end day"), 1)["asked_in_vain"] == []
