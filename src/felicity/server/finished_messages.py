"""What the server sends about finished games, as types: replays, charts, stories, curves and reviews."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from felicity.core.game import CHANCES
from felicity.core.view_types import OneOf, ResultData
from felicity.server.messages import Events, Json, LoggedEvent
from felicity.text.stacks import StackData


class StoryData(TypedDict):
    seat: int
    name: str
    paragraphs: list[list[str]]


class MoveData(TypedDict):
    number: int
    seat: int
    round: int
    option: str
    auto: bool


class ReplayData(TypedDict):
    code: str
    game: str
    mode: str
    players: int
    names: list[str]
    seed: str
    chance: Annotated[str, OneOf(list(CHANCES))]
    number: int
    moves: list[MoveData]
    events: Events
    result: ResultData | None


class MomentData(TypedDict):
    round: int
    number: int
    values: dict[str, list[int | None]]
    stacks: dict[str, list[int]]


class ChartData(TypedDict):
    code: str
    game: str
    names: list[str]
    measures: list[str]
    labels: dict[str, str]
    stacks: list[StackData]
    moments: list[MomentData]
    turned: str


class PointData(TypedDict):
    number: int
    chances: list[int]


class TurnData(TypedDict):
    number: int
    seat: int
    sentence: str


class CurveData(TypedDict):
    code: str
    number: int
    points: list[PointData]
    of: int
    done: bool
    turned: TurnData | None


class AccountData(TypedDict):
    """A seat's chance in percent before the deal and at the end, and what made the difference. It adds up: start + luck + skill = end."""

    start: int
    luck: int
    skill: int
    end: int


class LessonData(TypedDict):
    """A choice that cost something, the better one, and how the game might have gone on after that."""

    number: int
    round: int
    cost: int
    heading: str
    chosen: str
    better: str
    did: str
    gives: str
    why: str
    steps: int


class FindData(TypedDict):
    number: int
    sentence: str


class ReviewData(TypedDict):
    """What is known about one seat's choices. `state`: `none` if nobody has asked for it, `working`, `stopped` before the end, `done`."""

    code: str
    seat: int
    title: str
    state: Literal["none", "working", "stopped", "done"]
    done: int
    of: int
    account: AccountData | None
    summary: list[str]
    heading: str
    mistakes: list[LessonData]
    find: FindData | None


class LineData(TypedDict):
    """A position of a line that was never played, as the seat would see it, with all events on the way there."""

    number: int
    round: int
    view: Json
    events: list[LoggedEvent]
    step: int
    of: int
