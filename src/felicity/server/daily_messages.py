"""What is sent about the deals of the day."""

from __future__ import annotations

from typing import Annotated, TypedDict

from felicity.core.view_types import OneOf


class DailySeat(TypedDict):
    """Who sits where, for everybody alike."""

    seat: int
    kind: Annotated[str, OneOf(["you", "bot"])]
    level: str


class DailyOwn(TypedDict):
    """The reader's own try."""

    code: str
    status: Annotated[str, OneOf(["running", "counted", "late"])]
    score: int | None
    rank: int | None
    won: bool
    place: Annotated[int | None, "among all whose try counts; people who did equally well share one"]


class DailyResult(TypedDict):
    """Somebody's try. Without a name for people who have none."""

    place: int
    name: str
    score: int
    rank: int
    won: bool
    rounds: int
    yours: bool
    code: Annotated[str, "of the table, to watch it"]


class DailyBot(TypedDict):
    """What a bot made of the deal, in the seat that everybody plays."""

    level: str
    score: int
    rank: int
    won: bool


class DailyGame(TypedDict):
    game: str
    mode: str
    players: int
    options: dict[str, bool | int | str]
    seats: list[DailySeat]
    played: Annotated[int, "how many tries count so far"]
    yours: DailyOwn | None
    shown: Annotated[bool, "may the reader see results and replays, and practise?"]
    results: Annotated[list[DailyResult], "the best; empty unless shown"]
    bots: Annotated[list[DailyBot], "those that have finished; empty unless shown"]


class DailyData(TypedDict):
    """The deals of a day."""

    today: str
    day: str
    ends: Annotated[int, "until when a try can begin"]
    closes: Annotated[int, "until when it must be finished to count; from then on everybody sees everything"]
    days: Annotated[list[str], "the latest days before this one that had deals"]
    games: list[DailyGame]
