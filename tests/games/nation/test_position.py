"""Saves: an impossible position is refused with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import felicity


def broken(path: list[Any], value: Any) -> dict[str, Any]:
    """A save with one value replaced."""
    table = felicity.new("nation", players=4, seed=7)
    data: dict[str, Any] = json.loads(json.dumps(table.dump()))
    place: Any = data["position"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["rng"], 0, "position.rng: expected a whole number"),
        (["players"], [], "expected 4 players"),
        (["players", 0, "money"], -1, "position.players.1.money: expected a whole number from 0"),
        (["players", 0, "money"], 51, "this can't be: money: found"),
        (["players", 0, "houses"], 6, "this can't be: house: found 33, expected 32"),
        (["players", 0, "for_sale"], 3, "this can't be: house: found 33, expected 32"),
        (["players", 0, "happiness"], 3, "Happiness is the sum of its sources"),
        (["players", 0, "character"], "banker", "a character is played twice"),
        (["players", 0, "character"], "pilot", "position.players.1.character: expected one of builder"),
        (["players", 0, "price"], 22, "the price is on the track"),
        (["players", 0, "level"], 5, "levels run from 1 to 4"),
        (["players", 0, "hours"], 13, "a day has 12 hours"),
        (["players", 0, "loan"], "100", "this can't be: debt"),
        (["players", 0, "visited"], ["seat1"], "nobody visits himself"),
        (["players", 0, "visited"], ["seat9"], "position.players.1.visited: expected a list of seat1 to seat4"),
        (["players", 0, "hand"], ["wedding"], "Explorer cards are lost or doubled"),
        (["players", 0, "hand"], ["funeral"], "position.players.1.hand: expected one of wedding"),
        (["players", 0, "help_shown"], True, "a card was shown that isn't in the hand"),
        (["players", 3, "price"], 10, "the Banker has neither price nor level"),
        (["players", 1, "eliminated"], True, "who is eliminated has nothing"),
        (["explorer_deck"], [], "Explorer cards are lost or doubled"),
        (["explorer_deck", 0], None, "position.explorer_deck: expected a list of"),
        (["supply", "bread"], 99, "this can't be: bread"),
        (["supply"], None, "position.supply: expected an object"),
        (["loans_on_offer", "100"], 3, "Loan cards of 100: found 4, expected 3"),
        (["money", "printed"], 5, "this can't be: money"),
        (["investments"], 15, "position.investments: expected a whole number from 0 to 14"),
        (["step"], "night", "position.step: expected one of setup"),
        (["agenda"], [{"step": "Cheat"}], "position.agenda.0.step: expected one of"),
        (["agenda"], [{"step": "StartRound"}], "last step of the agenda must be a choice"),
        (["agenda", -1, "who"], "seat9", "expected seat1 to seat4, found 'seat9'"),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(path: list[Any], value: Any, message: str) -> None:
    """`CannotRead` says where and what was expected."""
    with pytest.raises(felicity.CannotRead, match=message):
        felicity.load(broken(path, value))


def test_a_position_edited_by_hand_plays_on() -> None:
    """Words can be changed as long as nothing is lost or doubled."""
    data = broken(["round"], 7)
    table = felicity.load(data)
    table.play("explore")
    assert felicity.replay(table.record()).dump() == table.dump()
