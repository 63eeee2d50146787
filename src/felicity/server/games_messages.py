"""What is sent about somebody's own games: running and finished ones, and what they add up to."""

from __future__ import annotations

from typing import Annotated, TypedDict

from felicity.core.view_types import OneOf

STATUSES = ["lobby", "playing", "over", "broken", "other-rules"]


class MyGameSeat(TypedDict):
    """A seat at one of somebody's games. What it ended with is null while the game runs."""

    seat: int
    name: str
    kind: Annotated[str, OneOf(["human", "bot", "link"])]
    level: str
    yours: bool
    score: int | None
    rank: int | None
    won: bool | None
    role: str


class MyGame(TypedDict):
    code: str
    game: str
    mode: str
    status: Annotated[str, OneOf(STATUSES)]
    at: Annotated[int, "when it ended, or last changed"]
    round: int | None
    to_act: int | None
    together: bool
    target: int
    ended_by: str
    studied: bool
    source: str
    people: int
    there: Annotated[bool, "is the table still kept?"]
    seats: list[MyGameSeat]


class MyGames(TypedDict):
    count: int
    games: list[MyGame]


class ShareData(TypedDict):
    """A link by which somebody shares a game; the link itself is told only once."""

    id: str
    code: str
    names: bool
    talk: bool
    seen: Annotated[int, "a seat; 0: what everybody could see; -1: everything"]
    made: int


class NewShare(TypedDict):
    token: str
    share: ShareData


class Shared(TypedDict):
    """What a link shows, for whoever follows it."""

    names: bool
    talk: bool
    seen: int


class Ended(TypedDict):
    ended: bool


class PlayedData(TypedDict):
    """One game and mode in numbers."""

    game: str
    mode: str
    played: int
    won: int
    best: int
    least: int
    mean: float
    together: bool


class RivalData(TypedDict):
    """Meetings with a level of bots, or with people of a name."""

    name: str
    met: int
    ahead: int
    level: int


class RoleData(TypedDict):
    role: str
    label: str
    played: int
    won: int
    best: int
    least: int
    mean: float


class ScoreData(TypedDict):
    code: str
    at: int
    score: int
    rank: int
    won: bool
    players: int


class GameStatistics(TypedDict):
    game: str
    mode: str
    bots: list[RivalData]
    people: list[RivalData]
    roles: list[RoleData]
    scores: list[ScoreData]


class MyStatistics(TypedDict):
    played: list[PlayedData]
    detail: GameStatistics | None
