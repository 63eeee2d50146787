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


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (first("marker", "moon 3"), r"players\.1\.marker: expected a place such as 'love 3' or 'wheel love'"),
        (first("marker", "love 15"), "beyond the last space"),
        (first("marker", "love 7"), "blue space sends the Marker back"),
        (first("marker", "love 14"), "from the last space the Marker goes to the wheel"),
        (first("marker", "wheel love"), "a holder takes one Marker"),
        (first("marker", None), "each Marker stands on the board"),
        (first("button", "love 1"), "alone on a Fate space"),
        (first("button", "friendship 8"), "alone on a Fate space"),
        (first("button", None), "each Button lies on the board"),
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
        (lambda position: position.update(agenda=[{"step": "TakeTurn", "who": "seat2"}]), "the active player is asked"),
        (lambda position: position.update(agenda=[{"step": "SpinWheel", "who": "seat1"}]), "must be a choice"),
        (lambda position: position.update(agenda=[{"step": "GetOffOrStay", "who": "seat1"}]), "who has spun may get off"),
        (lambda position: position["fate"].remove("fate_key"), "fate_key lost or doubled"),
        (lambda position: position["fate"].append(None), "expected a list of"),
        (lambda position: position["bookshelf"].append(4), "numbered cards lost or doubled"),
        (lambda position: position.update(fate_known=23), "more Fate cards known"),
        (lambda position: position.update(starter=None), "null where a seat is needed"),
    ],
)
def test_an_impossible_position_is_refused(change: Change, message: str) -> None:
    """The place, what was expected and what was found."""
    t = story(2)
    position = t.position
    change(position)
    with pytest.raises(CannotRead, match=message):
        t.arrange(position)


@pytest.mark.rule("RAIN-R18", "RAIN-R19", "RAIN-R20", "RAIN-CHOOSE-11")
@pytest.mark.parametrize(
    ("figures", "message"),
    [
        ({"saved": ["love"]}, "RAIN-R18"),
        ({"hang_ups": [], "keys": ["love"]}, "RAIN-R19"),
        ({"stand": ["love"], "saved": ["love"]}, "RAIN-R20"),
        ({"stand": ["love"], "keys": ["love"]}, "love"),
    ],
)
def test_what_is_settled_at_once_never_lies_about(figures: dict[str, list[str]], message: str) -> None:
    """RAIN-R18 to RAIN-R20: such positions can't be."""
    with pytest.raises(CannotRead, match=message):
        on_track("love 0").player(1).has(**figures)
