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
    assert other["loan"] == {"amount": 50, "balance": 43, "opening": True, "due": [[7, 8], [5, 10], [3, 12], [2, 13]]}


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
