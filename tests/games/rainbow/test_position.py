"""Positions written by hand: impossible ones are refused with what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from felicity.core.errors import CannotRead
from tests.games.rainbow.story import on_track, story

Change = Callable[[dict[str, Any]], object]


def first(name: str, value: object) -> Change:
    """Another value for the first player."""
    return lambda position: position["players"][0].update({name: value})


OFF_THE_BOARD = "a Button or Marker is off the board while, and only while, its player is about to place it"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (first("marker", "moon 3"), r"players\.1\.marker: expected a place such as 'love 3' or 'wheel love'"),
        (first("marker", "love " + "9" * 500), r"expected a place such as 'love 3' or 'wheel love', found 'love 9999"),
        (first("marker", "love 15"), "beyond the last space"),
        (first("marker", "love 7"), "blue space sends the Marker back"),
        (first("marker", "love 14"), "from the last space the Marker goes to the wheel"),
        (first("marker", "wheel love"), "a holder takes one Marker"),
        (first("marker", None), OFF_THE_BOARD),
        (first("button", "love 1"), "alone on a Fate space"),
        (first("button", "friendship 8"), "alone on a Fate space"),
        (first("button", None), OFF_THE_BOARD),
        (first("hang_ups", ["love", "love"]), "each area at most once"),
        (first("hang_ups", ["love"]), "cancelled one for one"),
        (first("saved", ["love"]), "11 Self-improvement cards of love"),
        (first("fate_hang_ups", ["love"]), "3 Fate hang-ups of love"),
        (first("stand", ["love"]), "love is on the stand in spite of a hang-up"),
        (first("keys", ["money"]), r"the Money key needs \$2,500"),
        (first("money", 500), "the bills are what was collected"),
        (lambda position: position["players"].pop(), "expected 2 players"),
        (lambda position: position.update(winner="seat1"), "six keys on the stand win"),
        (lambda position: position.update(agenda=[]), "the game is over when somebody has won"),
        (lambda position: position["fate"].remove("fate_key"), "3 Fate cards fate_key, expected 4"),
        (lambda position: position["fate"].append(None), r"position\.fate: expected one of .*, found null"),
        (lambda position: position["bookshelf"].append(4), "numbered cards lost or doubled"),
        (lambda position: position.update(fate_known=23), "more Fate cards known"),
        (lambda position: position.update(starter=None), "null where a seat is needed"),
        (lambda position: position.update(rain=1), "position: there is no key 'rain'; known are active, agenda"),
        (first("luck", 1), r"position\.players\.1: there is no key 'luck'"),
        (lambda position: position["agenda"][0].update(when=1), r"position\.agenda\.0: there is no key 'when'; known are step, who"),
        (lambda position: position.update(round=0), "expected round 1 or later, found 0"),
        (first("collected", 1), r"bills of \$500"),
    ],
)
def test_an_impossible_position_is_refused(change: Change, message: str) -> None:
    """The place, what was expected and what was found."""
    t = story(2)
    position = t.position
    change(position)
    with pytest.raises(CannotRead, match=message):
        t.arrange(position)


TAKE = {"step": "TakeTurn", "who": "seat1"}
FINISH = {"step": "FinishTurn", "who": "seat1"}
NEXT = {"step": "StartTurn", "who": "seat2"}


@pytest.mark.parametrize(
    ("agenda", "message"),
    [
        ([{**TAKE, "who": "seat2"}], "expected the active player seat1, found seat2"),
        ([{**TAKE, "who": None}], r"agenda\.0\.who: expected seat1 to seat2, found null"),
        ([FINISH], "the last step must be a choice, found FinishTurn"),
        ([{"step": "SpinWheel", "who": "seat1"}], r"agenda\.0\.step: expected one of PlaceButton"),
        ([TAKE, TAKE], r"position\.agenda\.1: TakeTurn can't be here: expected nothing below it, found TakeTurn"),
        ([FINISH, {"step": "GetOffOrStay", "who": "seat1"}], "RAIN-CHOOSE-2"),
        ([{"step": "MoveButton", "who": "seat1"}], "expected StartTurn below it, found nothing"),
        ([{**NEXT, "who": "seat1"}, {"step": "MoveButton", "who": "seat1"}], "expected seat2 next, found seat1"),
        ([FINISH, {"step": "ChooseKey", "who": "seat1"}], "RAIN-SPACE-2C"),
        ([FINISH, {"step": "ChooseHolder", "who": "seat1"}], "RAIN-CHOOSE-7"),
        ([{"step": "PlaceMarker", "who": "seat1"}], OFF_THE_BOARD),
    ],
)
def test_a_question_that_is_not_asked_there_is_refused(agenda: list[dict[str, Any]], message: str) -> None:
    """Nobody is asked out of turn, and nothing is planned that no turn brings."""
    t = story(2)
    with pytest.raises(CannotRead, match=message):
        t.scene(agenda=agenda)


def test_the_button_is_not_moved_twice() -> None:
    """RAIN-BTN-2: after the move of the Button its question is not asked again."""
    t = on_track("love 0").moves(3)
    assert t.question == "MoveButton"
    with pytest.raises(CannotRead, match="RAIN-BTN-2"):
        t.scene(button_moved=True)


def test_buttons_and_markers_are_placed_in_turn_order() -> None:
    """RAIN-R6: the plan of the set-up is the one that the starting player begins."""
    t = story(3, placed=False)
    plan = t.position["agenda"]
    swapped = [plan[0], plan[2], plan[1], *plan[3:]]
    with pytest.raises(CannotRead, match=r"position\.agenda\.1: PlaceMarker can't be here: expected PlaceMarker below it"):
        t.scene(agenda=swapped)
    with pytest.raises(CannotRead, match="StartTurn can't be here: expected seat2 next, found seat1"):
        t.scene(round=1)


def test_the_last_round_ends_with_its_last_player() -> None:
    """RAIN-R37: a game that was stopped was stopped after everybody's turn."""
    t = story(2, round_limit=100)
    with pytest.raises(CannotRead, match="RAIN-R37: the last round ends"):
        t.scene(round=100, agenda=[])
    t.scene(round=100, agenda=[], active="seat2")
    assert t.table.is_over


@pytest.mark.rule("RAIN-R18", "RAIN-R19", "RAIN-R20", "RAIN-CHOOSE-11")
@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"saved": ["love"]}, "RAIN-R18"),
        ({"hang_ups": [], "keys": ["love"]}, "RAIN-R19"),
        ({"stand": ["love"], "saved": ["love"]}, "RAIN-R20"),
        ({"stand": ["love"], "keys": ["love"]}, "love"),
    ],
)
def test_what_is_settled_at_once_never_lies_about(values: dict[str, list[str]], message: str) -> None:
    """RAIN-R18 to RAIN-R20: such positions can't be."""
    with pytest.raises(CannotRead, match=message):
        on_track("love 0").player(1).has(**values)
