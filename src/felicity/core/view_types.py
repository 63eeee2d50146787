"""The engine's data as TypedDicts: functions return them, the OpenAPI document shows them, and the page's types come from them.

`Annotated[int, "what it counts"]` says what a field means; `Annotated[str, OneOf(MATERIALS)]` is one of these words, and a dictionary whose
keys are such words has some of them. Files of this name are not compiled: compiled types lose their annotations.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict


class OneOf:
    """Beside a text: it is one of these words."""

    def __init__(self, words: list[str]) -> None:
        self.words = words


Seat = Annotated[int, "from 1"]


class RefusalFacts(TypedDict):
    """What can't be done, and by which rule. Where the rule compares numbers they are there too."""

    what: Annotated[str, "an option's text, or the words that its kind begins with"]
    reason: Annotated[str, "key of the sentence"]
    rule: str
    bound: NotRequired[Annotated[str, OneOf(["at least", "at most"])]]
    needs: NotRequired[Annotated[int, "the least or the most that the rule allows"]]
    has: NotRequired[Annotated[int, "what there is instead"]]


class SeatResultData(TypedDict):
    """One seat's end."""

    seat: Seat
    score: int
    sources: Annotated[dict[str, int], "where the score comes from"]
    rank: Annotated[int, "1 is best; equal ranks are shared"]
    won: bool


class ResultData(TypedDict):
    """How a game ended."""

    ended_by: str
    winners: Annotated[list[Seat], "none when all lost together"]
    tie_break: Annotated[str, "what separated the first from the second; empty where the score did, `shared` where nothing did"]
    together: Annotated[bool, "do all seats win or lose as one?"]
    target: Annotated[int, "the score that wins where there is one, else 0"]
    seats: list[SeatResultData]
    notes: dict[str, object]


class TableView(TypedDict):
    """What every view has, whatever the game shows beside it."""

    to_act: Annotated[int | None, "the seat that must choose"]
    question: str
    number: Annotated[int, "how many options were chosen so far"]
    options: NotRequired[Annotated[list[str], "for the seat that must choose"]]
    result: NotRequired[Annotated[ResultData, "when the game is over"]]
