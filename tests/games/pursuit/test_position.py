"""Saves: an impossible position is refused with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import felicity
from felicity.games.pursuit import names
from tests.games.pursuit.story import story
from tests.replaced import with_value


def broken(path: list[Any], value: Any) -> dict[str, Any]:
    """A save with one value replaced."""
    t = story(3, round=3)
    t.player(1).has(projects={"act-in-play": 2}, items={"car": 2}, partners={"martha": 1}, job="arts-job-1a")
    return with_value(t.table.dump(), ["position", *path], value)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["rng"], 0, "position.rng: expected a whole number"),
        (["round"], 9, "position.round: expected a whole number from 0 to 8, found 9"),
        (["round"], 0, "set-up comes before the first round"),
        (["phase"], "night", "position.phase: expected one of setup"),
        (["players"], [], "expected 3 players"),
        (["players", 0, "knowledge"], -1, "position.players.0.knowledge: expected a whole number from 0"),
        (["players", 0, "lth"], 3, "LTH is the sum of its sources"),
        (["players", 0, "stress"], 16, "seat1: stress runs from 1 to 15, found 16"),
        (["players", 0, "sth"], 4, "seat1: STH runs from -3 to 3, found 4"),
        (["players", 0, "died"], {"round": 2, "order": 0}, "the dead have no unused hourglasses"),
        (["players", 1, "unused"], 5, "hourglasses: found 5, expected 6"),
        (["players", 1, "hourglasses"], 12, "hourglasses: found 6, expected 12"),
        (["players", 1, "spent"], 6, "hourglasses: found 12"),
        (["players", 0, "projects", 0, "level"], 4, "seat1: act-in-play: a Project in progress is at level 1 to 3, found 4"),
        (["players", 0, "projects", 0, "card"], "car", "seat1: car lies among the Projects but isn't one"),
        (["players", 0, "projects", 0, "card"], None, "position.players.0.projects.0.card: expected a card"),
        (["players", 0, "items", 0, "card"], "concert", "seat1: concert lies among the Items but isn't one"),
        (["players", 0, "items", 0, "level"], 4, "seat1: car has levels 1 to 3, found 4"),
        (["players", 0, "partners", 0, "side"], "dog", "expected one of woman, man"),
        (["players", 0, "partners", 0, "level"], 0, "seat1: martha has levels 1 to 3, found 0"),
        (["players", 0, "job"], "car", "seat1: car is held as a Job but isn't one"),
        (["players", 0, "job"], None, "cards: 1 arts-job-1a missing"),
        (["players", 0, "highest_job"], 0, "seat1: arts-job-1a is a higher Job than the highest"),
        (["players", 0, "due"], ["martha"], "upkeep is due in upkeep, and by one after another"),
        (["players", 0, "trait"], "nerd", "traits: 1 nerd too many, 1 diligent missing"),
        (["players", 0, "spared"], 1, "repeats that no trait lets pass"),
        (["players", 0, "spaces", "study"], 40, "expected a whole number from 0 to 31"),
        (["rows", "projects", "pile"], [], "cards: 1 play-the-guitar missing, 1 make-films missing"),
        (["rows", "projects", "pile", 0], None, "position.rows.projects.pile: expected a list of"),
        (["rows", "projects", "cards"], ["car"], "car lies in a row of other cards"),
        (["groups"], [{"card": "magazine", "roles": [None, None, None, None]}], "lies in front of somebody"),
        (["groups"], [{"card": "magazine", "roles": [None]}], "position.groups.0.roles: expected 4 roles"),
        (["groups"], [{"card": "magazine", "roles": [None] * 4, "luck": 1}], "position.groups.0: there is no key 'luck'"),
        (["goals"], [], "Life Goals: 1 .* missing"),
        (["achieved"], ["seat1"], "Life Goals are checked at the end"),
        (["achieved"], ["seat9"], "position.achieved: expected a list of seat1 to seat3"),
        (["first"], None, "null where a word is needed"),
        (["agenda"], [{"step": "Cheat"}], "position.agenda.0.step: expected one of"),
        (["agenda"], [{"step": "StartRound"}], "position.agenda: the last step must be a choice, found StartRound"),
        (["agenda", -1, "who"], "seat9", "expected seat1 to seat3, found 'seat9'"),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(path: list[Any], value: Any, message: str) -> None:
    """`CannotRead` says where and what was expected."""
    with pytest.raises(felicity.CannotRead, match=message):
        felicity.load(broken(path, value))


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["wind"], "north", "position: there is no key 'wind'"),
        (["players", 0, "iq"], 100, "position.players.0: there is no key 'iq'"),
        (["rows", "projects", "top"], None, "position.rows.projects: there is no key 'top'"),
        (["agenda", -1, "why"], "fun", "position.agenda.2: there is no key 'why'"),
        (["agenda", -1, "who"], None, "position.agenda.2.who: expected a seat, found null"),
        (["agenda"], [], "the game is over when nothing is left to happen"),
        (["phase"], "upkeep", "TakeTurn can't be here: expected phase action, found upkeep"),
        (["phase"], "over", "the game is over when nothing is left to happen"),
        (["active"], "seat2", "TakeTurn can't be here: expected seat2, who is active, found seat1"),
        (["agenda", 0], {"step": "EndRound"}, "position.agenda.0: EndRound can't be here: expected StartRound below it, found nothing"),
        (["agenda", 1], {"step": "StartRound"}, "position.agenda.1: StartRound can't be here: expected nothing below it"),
        (["agenda", 1], {"step": "FinishTurn", "who": "seat1"}, "FinishTurn can't be here: expected EndRound below it, found StartRound"),
        (["agenda", -1], {"step": "EndTurn", "who": "seat1"}, "EndTurn can't be here: expected NextTurn below it, found EndRound"),
        (["agenda", -1], {"step": "PayUpkeep", "who": "seat1"}, "PayUpkeep can't be here: expected phase upkeep, found action"),
        (["agenda", -1], {"step": "ChooseTrait", "who": "seat1"}, "a player who has to choose has two traits"),
        (
            ["agenda", -1],
            {"step": "OrderReward", "who": "seat1", "stress": 1, "relax": 1, "good_health": 0},
            "no card brings such a reward",
        ),
        (["agenda", 1], {"step": "AfterAction", "who": "seat1", "option": "study"}, "no expansion looks at actions"),
        (["agenda", 1], {"step": "FillGap", "row": "items"}, "a gap in a row is about to be filled"),
        (["rows", "items", "cards", 0], None, "a gap in a row is about to be filled"),
        (["players", 0, "money"], 10**6, "more than so many rounds can bring"),
        (["players", 0, "died"], {"round": 4, "order": 0}, "nobody has died yet in that round"),
        (["players", 1, "due"], ["car"], "upkeep is due in upkeep"),
    ],
)
def test_a_position_to_which_no_game_comes_is_refused(path: list[Any], value: Any, message: str) -> None:
    """Keys that nobody knows, a phase that contradicts the question, another's turn, steps in another order."""
    with pytest.raises(felicity.CannotRead, match=message):
        felicity.load(broken(path, value))


def test_nobody_has_a_turn_without_an_hourglass() -> None:
    """All of them are spent."""
    data = broken(["players", 0, "unused"], 0)
    data["position"]["players"][0]["spent"] = 6
    with pytest.raises(felicity.CannotRead, match="TakeTurn can't be here: seat1 has no unused hourglass"):
        felicity.load(data)


def test_the_dead_are_not_asked() -> None:
    """Whatever the agenda says."""
    t = story(2, round=3)
    t.player(1).has(items={"car": 1})
    t.plays("study")
    data: Any = t.table.dump()
    me = data["position"]["players"][0]
    me.update(died={"round": 3, "order": 1}, unused=0, hourglasses=1)
    assert t.question == "EndTurn"
    with pytest.raises(felicity.CannotRead, match="the dead are not asked"):
        felicity.load(data)


def test_nobody_lives_with_sixty_projects() -> None:
    """Each beyond the third is stress, in every round again."""
    data = broken(["round"], 3)
    position = data["position"]
    pile = position["rows"]["projects"]["pile"]
    position["players"][0]["projects"] += [
        {"card": card, "level": 1, "hourglasses": 0} for card in pile if card in names.BASIC + names.SINGLE
    ]
    position["rows"]["projects"]["pile"] = [card for card in pile if card in names.GROUP]
    with pytest.raises(felicity.CannotRead, match=r"a player can't live with \d+ Projects, Jobs and Partners"):
        felicity.load(data)


def test_upkeep_is_paid_by_one_after_another() -> None:
    """Clockwise from the First Player; whoever comes later waits on the agenda."""
    t = story(3, round=3)
    for seat in (1, 2, 3):
        t.player(seat).has(partners={"martha": 2} if seat == 1 else {}, money=5, job=f"arts-job-1{'abc'[seat - 1]}")
    t.last_hourglass(1).plays("study", "end turn")
    data: Any = t.table.dump()
    assert [step["step"] for step in data["position"]["agenda"][2:]] == ["StartActions", "GoThroughCards", "GoThroughCards", "PayUpkeep"]
    felicity.load(json.loads(json.dumps(data)))
    del data["position"]["agenda"][3]
    with pytest.raises(felicity.CannotRead, match=r"agenda.3: GoThroughCards can't be here: expected GoThroughCards of seat\d below it"):
        felicity.load(data)


def test_in_set_up_nothing_has_happened_yet() -> None:
    """Nobody has spent time, and each in turn chooses a trait."""
    data: Any = felicity.new("pursuit", players=3, seed=1, starting_player="2").dump()
    spent = json.loads(json.dumps(data))
    spent["position"]["players"][0].update(hourglasses=2, spent=2)
    with pytest.raises(felicity.CannotRead, match="in set-up nobody has anything"):
        felicity.load(spent)
    steps = data["position"]["agenda"]
    steps[1], steps[2] = steps[2], steps[1]
    with pytest.raises(felicity.CannotRead, match="ChooseTrait can't be here: expected the seats clockwise from seat2"):
        felicity.load(data)


def test_a_payment_is_for_something_that_can_be_paid() -> None:
    """The Project that was chosen, at its next level."""
    t = story(round=3)
    t.player(1).has(projects={"act-in-play": 2}, sth=2)
    t.plays("advance act-in-play")
    data: Any = t.table.dump()
    for change in ({"card": "bonsai"}, {"level": 4}, {"deed": "take"}, {"deed": "advance-sparing"}):
        edited = json.loads(json.dumps(data))
        edited["position"]["agenda"][-1].update(change)
        with pytest.raises(felicity.CannotRead, match="PayForProject can't be here: this can't be paid for now"):
            felicity.load(edited)


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
