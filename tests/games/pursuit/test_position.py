"""Saves: an impossible position is refused with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import felicity
from tests.games.pursuit.story import story


def broken(path: list[Any], value: Any) -> dict[str, Any]:
    """A save with one value replaced."""
    t = story(3, round=3)
    t.player(1).has(projects={"act-in-play": 2}, items={"car": 2}, partners={"martha": 1}, job="arts-job-1a")
    data: dict[str, Any] = json.loads(json.dumps(t.table.dump()))
    place: Any = data["position"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["rng"], 0, "position.rng: expected a whole number"),
        (["round"], 9, "there is no such round"),
        (["round"], 0, "set-up comes before the first round"),
        (["phase"], "night", "position.phase: expected one of setup"),
        (["players"], [], "expected 3 players"),
        (["players", 0, "knowledge"], -1, "position.players.0.knowledge: expected a whole number from 0"),
        (["players", 0, "lth"], 3, "LTH is the sum of its sources"),
        (["players", 0, "stress"], 16, "stress is on its track"),
        (["players", 0, "sth"], 4, "STH is on its track"),
        (["players", 0, "died"], {"round": 2, "order": 0}, "the dead have no unused hourglasses"),
        (["players", 1, "unused"], 5, "hourglasses: found 5, expected 6"),
        (["players", 1, "hourglasses"], 12, "hourglasses: found 6, expected 12"),
        (["players", 1, "spent"], 6, "hourglasses: found 12"),
        (["players", 0, "projects", 0, "level"], 4, "a Project has no such level"),
        (["players", 0, "projects", 0, "card"], "car", "only Projects lie among Projects"),
        (["players", 0, "projects", 0, "card"], None, "position.players.0.projects.0.card: expected a card"),
        (["players", 0, "items", 0, "card"], "concert", "only Items lie among Items"),
        (["players", 0, "items", 0, "level"], 4, "an Item has no such level"),
        (["players", 0, "partners", 0, "side"], "dog", "expected one of woman, man"),
        (["players", 0, "partners", 0, "level"], 0, "a Partner has no such level"),
        (["players", 0, "job"], "car", "this is no Job"),
        (["players", 0, "job"], None, "cards are lost or doubled"),
        (["players", 0, "highest_job"], 0, "a higher Job was held than the highest"),
        (["players", 0, "due"], ["martha"], "upkeep is due on a card that isn't there"),
        (["players", 0, "trait"], "nerd", "traits are lost or doubled"),
        (["players", 0, "spared"], 1, "repeats that no trait lets pass"),
        (["players", 0, "spaces", "study"], 40, "expected a whole number from 0 to 31"),
        (["rows", "projects", "pile"], [], "cards are lost or doubled"),
        (["rows", "projects", "pile", 0], None, "position.rows.projects.pile: expected a list of"),
        (["rows", "projects", "cards"], ["car"], "a card lies in another's row"),
        (["groups"], [{"card": "magazine", "roles": [None, None, None, None]}], "lies in front of somebody"),
        (["groups"], [{"card": "magazine", "roles": [None]}], "position.groups.0.roles: expected 4 roles"),
        (["goals"], [], "Life Goals are lost or doubled"),
        (["achieved"], ["seat1"], "Life Goals are checked at the end"),
        (["achieved"], ["seat9"], "position.achieved: expected a list of seat1 to seat3"),
        (["first"], None, "null where a word is needed"),
        (["agenda"], [{"step": "Cheat"}], "position.agenda.0.step: expected one of"),
        (["agenda"], [{"step": "StartRound"}], "last step of the agenda must be a choice"),
        (["agenda", -1, "who"], "seat9", "expected seat1 to seat3, found 'seat9'"),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(path: list[Any], value: Any, message: str) -> None:
    """`CannotRead` says where and what was expected."""
    with pytest.raises(felicity.CannotRead, match=message):
        felicity.load(broken(path, value))


def test_a_position_edited_by_hand_plays_on() -> None:
    """Words can be changed as long as nothing is lost or doubled: seventeen coins appear, eight of them buy a motorcycle."""
    data = broken(["players", 0, "money"], 17)
    row, pile = data["position"]["rows"]["items"]["cards"], data["position"]["rows"]["items"]["pile"]
    pile[pile.index("motorcycle")] = row[0]
    row[0] = "motorcycle"
    table = felicity.load(data)
    table.play("buy motorcycle 3")
    me: Any = table.dump()["position"]
    assert me["players"][0]["money"] == 9
    assert [item["card"] for item in me["players"][0]["items"]] == ["car", "motorcycle"]
    assert felicity.replay(table.record()).dump() == table.dump()


def test_the_middle_of_a_payment_can_be_saved() -> None:
    """With what is being paid for."""
    t = story(round=3)
    t.player(1).has(projects={"act-in-play": 2}, sth=2)
    t.plays("advance act-in-play")
    twin = felicity.load(json.loads(json.dumps(t.table.dump())))
    assert twin.question == "PayForProject"
    assert twin.options() == t.table.options()
