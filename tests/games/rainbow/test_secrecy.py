"""What everybody knows: all but the order of the face-down piles."""

from __future__ import annotations

import json

import pytest

from felicity.core.rng import Rng
from tests.games.rainbow.story import on_track, story


@pytest.mark.rule("RAIN-R28")
def test_all_seats_and_watchers_see_the_same() -> None:
    """RAIN-R28: views differ in nothing but whose they are, and piles are numbers in them."""
    t = on_track("health 1", players=3).moves(2)
    views = [t.table.view(seat) for seat in (None, 2, 3)]
    for view in views:
        view.pop("seat")
        view.pop("options", None)
    assert views[0] == views[1] == views[2]
    board = t.table.view(None)["board"]
    assert isinstance(board, dict)
    assert (board["fate"], board["self_improvement"], board["numbers"]["bicycle"]) == (21, 60, {"left": 11, "used": [2]})


@pytest.mark.rule("RAIN-R28")
def test_a_view_says_whose_it_is_and_where_the_game_stands() -> None:
    """RAIN-R28: seats are counted from 1; spectators have none."""
    t = on_track("health 1", players=3)
    t.player(2).has(money=1500)
    view = t.table.view(3)
    assert (view["seat"], view["round"], view["starter"], view["active"], view["winner"]) == (3, 1, 1, 1, None)
    assert t.table.view(None)["seat"] is None
    assert [(player["seat"], player["money"]) for player in view["players"]] == [(1, 0), (2, 1500), (3, 0)]  # type: ignore[attr-defined]


@pytest.mark.rule("RAIN-R28")
def test_the_order_of_the_piles_is_hidden() -> None:
    """RAIN-R28: guesses hold the same cards in other orders."""
    t = story(2)
    position = t.position
    guesses = [t.table.guess(1, Rng(seed)).dump()["position"] for seed in range(1, 9)]
    for pile in ("fate", "self_improvement", "bookshelf", "bicycle"):
        orders = {json.dumps(guess[pile]) for guess in guesses if isinstance(guess, dict)}
        assert len(orders) > 1
        assert all(sorted(json.loads(order)) == sorted(position[pile]) for order in orders)


@pytest.mark.rule("RAIN-R35")
def test_cards_at_the_bottom_stay_known() -> None:
    """RAIN-R35: every guess leaves them where they are; when all others are drawn, the next card is known."""
    t = on_track("faith 2").scene(fate=["fate_self_improvement"], self_improvement=["love"]).moves(1)
    assert t.table.view(2)["board"]["fate_bottom"] == ["fate_self_improvement"]  # type: ignore[index]
    for seed in range(1, 9):
        guess = t.table.guess(2, Rng(seed)).dump()["position"]
        assert isinstance(guess, dict)
        assert guess["fate"][0] == "fate_self_improvement"


@pytest.mark.rule("RAIN-R35")
def test_a_known_card_is_forgotten_when_it_is_drawn() -> None:
    """RAIN-R35: no more cards are known than there are."""
    t = on_track("faith 1")
    t.player(1).has(hang_ups=[])
    t.player(2).has(hang_ups=[])
    rest = t.position["self_improvement"]
    rest.remove("love")
    t.player(2).has(saved=rest)
    t.scene(self_improvement_known=1).moves(1)
    assert (t.position["self_improvement"], t.position["self_improvement_known"]) == ([], 0)
