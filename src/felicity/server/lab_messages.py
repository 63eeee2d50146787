"""What the laboratory sends, as types: the report of a study, and its progress."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from felicity.core.view_types import OneOf

STATES = ["waiting", "running", "paused", "stopped", "finished", "failed", "outdated"]

Options = dict[str, bool | int | str]
CardChanges = dict[str, dict[str, dict[str, Any]]]  # table, card, key: value


class LabBot(TypedDict):
    """A bot that may play in studies; `games`: those it can play, empty for all."""

    id: str
    name: str
    about: str
    games: list[str]


class LabLimits(TypedDict):
    """0 means no limit."""

    games: int
    waiting: int
    waiting_each: int


class LabData(TypedDict):
    """Is there a laboratory here, and what does it offer?"""

    open: bool
    why: Annotated[str, OneOf(["", "off", "missing"])]
    command: str
    jobs: int
    limits: LabLimits
    bots: list[LabBot]


class VersusData(TypedDict):
    """How the second design differs."""

    bots: NotRequired[list[str]]
    options: NotRequired[Options]
    cards: NotRequired[CardChanges]
    pack: NotRequired[str]


class StudyData(TypedDict):
    """A study, with all defaults filled in. Packs are given by their fingerprints."""

    id: str
    text: str
    game: str
    mode: str
    players: int
    bots: list[str]
    games: int
    until: float | None
    seed: str
    rotate: bool
    pack: str
    options: Options
    cards: CardChanges
    versus: VersusData | None
    file: str
    snippet: str
    seconds: float | None
    known: bool


class LabStudy(TypedDict):
    """A study's progress."""

    id: str
    text: str
    game: str
    mode: str
    players: int
    state: Annotated[str, OneOf(STATES)]
    finished: int
    played: int
    deals: int
    until: float | None
    designs: int
    seconds: float
    left: float | None
    place: int | None
    error: str
    mine: bool
    changed: int


class RateData(TypedDict):
    n: int
    rate: float
    low: float
    high: float
    any_low: float
    any_high: float


class MeanData(TypedDict):
    n: int
    mean: float
    sd: float | None
    low: float | None
    high: float | None


class MoreWins(MeanData):
    any_low: float
    any_high: float


class WelchData(TypedDict):
    mean: float
    low: float
    high: float
    p: float


class GroupEstimates(TypedDict):
    won: RateData
    score: MeanData


class GroupRow(GroupEstimates):
    name: str
    chance: NotRequired[float]
    corrected: NotRequired[float]
    surprising: NotRequired[bool]


class MoreEstimates(TypedDict):
    won: MoreWins
    score: MeanData


class MoreRow(MoreEstimates):
    name: str
    chance: float
    corrected: float
    surprising: bool


class ValueCount(TypedDict):
    value: int
    games: int


class SourceMeans(TypedDict):
    name: str
    sources: dict[str, float]


class SkillRow(TypedDict):
    """How often one bot finishes ahead of another at the same table."""

    strong: str
    weak: str
    ahead: RateData
    chance: float
    corrected: float
    surprising: bool


class DesignEstimates(TypedDict):
    all: GroupEstimates
    bots: list[GroupRow]
    seats: list[GroupRow]
    turns: list[GroupRow]
    roles: list[GroupRow]
    skill: list[SkillRow]
    per_game: dict[str, MeanData]
    rounds: list[ValueCount]
    scores: list[ValueCount]
    sources: list[SourceMeans]
    ended_by: dict[str, int]
    tie_breaks: dict[str, int]


class DifferenceEstimates(TypedDict):
    all: MoreEstimates
    bots: list[MoreRow]
    seats: list[MoreRow]
    turns: list[MoreRow]
    roles: list[MoreRow]
    per_game: dict[str, MeanData]


class Association(TypedDict):
    having: int
    lacking: int
    won: WelchData | None
    score: WelchData | None


class EffectEstimates(TypedDict):
    changes: list[str]
    alone: bool
    card: str
    role: bool
    naive: Association
    effect: MoreEstimates


class ReportStudy(TypedDict):
    id: str
    text: str
    game: str
    rules: str
    mode: str
    players: int
    seed: str
    bots: list[list[str]]


class CourseRow(TypedDict):
    """A rate, or the difference of two, as estimated at some time."""

    name: str
    rate: float
    low: float | None
    high: float | None
    any_low: float
    any_high: float


class CoursePoint(TypedDict):
    """How wide the intervals were after so many deals: of the first design, or of the difference between two."""

    deals: int
    bots: list[CourseRow]
    seats: list[CourseRow]
    roles: list[CourseRow]


class LabLabels(TypedDict):
    """The names of things in the reader's language, by their ids in the report."""

    roles: dict[str, str]
    bots: dict[str, str]
    cards: dict[str, str]
    options: dict[str, str]
    sources: dict[str, str]
    endings: dict[str, str]
    tie_breaks: dict[str, str]


class ReportData(TypedDict):
    study: ReportStudy
    versus: NotRequired[ReportStudy]
    deals: int
    planned: int
    until: float | None
    done: bool
    narrow: bool
    together: bool
    target: int | None
    even: float | None
    designs: list[DesignEstimates]
    difference: DifferenceEstimates | None
    effects: NotRequired[list[EffectEstimates]]
    course: list[CoursePoint]
    labels: LabLabels


class StudyReport(TypedDict):
    study: LabStudy
    report: ReportData


class SeatOfGame(TypedDict):
    seat: int
    bot: str
    role: str
    score: int
    rank: int
    won: bool


class GameOfStudy(TypedDict):
    number: int
    design: int
    seed: str
    rounds: int
    ended_by: str
    seats: list[SeatOfGame]


class GamesOfStudy(TypedDict):
    """A page of the games of a study, and how many there are in all."""

    count: int
    games: list[GameOfStudy]


class KeptGame(TypedDict):
    code: str


class QueryAnswer(TypedDict):
    columns: list[str]
    rows: list[list[Any]]
    more: bool
