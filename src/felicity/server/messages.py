"""What the server sends, as types: messages are built with them, and the OpenAPI document and the page's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict, TypeVar, get_args

from felicity.changes import LeftTo
from felicity.core.view_types import OneOf, RefusalFacts, ResultData
from felicity.server.schema import Level, Speed

T = TypeVar("T")
Json = dict[str, Any]
OPEN: set[type[Any]] = set()
STATUSES: Final = ["lobby", "playing", "over", "record"]  # of a table


def is_open(kind: type[T]) -> type[T]:
    """Mark a type that has more keys, depending on the game."""
    OPEN.add(kind)
    return kind


class RefusalData(RefusalFacts):
    title: str
    detail: str
    sentence: str


class ErrorData(TypedDict):
    code: str
    message: str
    refusals: NotRequired[list[RefusalData]]


class ErrorBody(TypedDict):
    error: ErrorData


class TimeData(TypedDict):
    """Milliseconds for every move and for the whole game."""

    kind: Literal["live", "days"]
    move: int
    bank: int
    then: Literal["move", "bot", "end"]


class SeatClock(TypedDict):
    seat: int
    move: int
    bank: int
    is_up: bool
    away_until: int | None


class ClockData(TypedDict):
    running: int | None
    seats: list[SeatClock]
    lost: int | None
    winners: list[int]


class TableSettings(TypedDict):
    speed: Annotated[str, OneOf(list(get_args(Speed)))]
    paused: bool
    watch: bool
    auto: bool
    teaching: bool
    time: TimeData | None
    studied: bool
    open: bool
    talk: bool
    held: bool


class SeatData(TypedDict):
    seat: int
    kind: Annotated[str, OneOf(["human", "bot", "link"])]
    name: str
    level: Annotated[str, OneOf(list(get_args(Level)))] | None
    taken: bool
    yours: bool
    online: bool
    away_since: int | None
    committed: bool
    kept: bool
    kept_for: str
    kept_for_you: bool


class HostData(TypedDict):
    seat: int | None
    away_since: int | None
    passes_at: int | None


class Certificate(TypedDict):
    server: str
    humans: list[int]
    commitments: dict[str, str]
    parts: dict[str, str]
    withheld: list[int]
    seed: str


class ShuffleData(TypedDict):
    kind: Literal["fair", "seed", "position"]
    commitment: str | None
    frozen: dict[str, str] | None
    missing: list[int]
    reveal_by: int | None
    certificate: Certificate | None


class SourceData(TypedDict):
    how: Annotated[str, OneOf(["fork", "rematch", "record", "daily", "practice"])]
    code: str | None
    number: int
    daily: Annotated[str, "the day whose deal this is; empty: none"]


class OptionData(TypedDict):
    text: str
    kind: str
    group: str
    arguments: Json
    sentence: str


class Asked(TypedDict):
    question: str
    sentence: str
    step: Json
    options: list[OptionData]
    refusals: list[RefusalData]
    only_one: bool


@is_open
class EventData(TypedDict):
    event: str
    rule: str
    sentence: str


class MovedData(TypedDict):
    seat: int
    name: str
    by: int


@is_open
class LoggedEvent(EventData):
    at: int
    by: int | None
    auto: bool
    prepared: NotRequired[bool]
    moved: list[MovedData]


Events = TypedDict("Events", {"from": int, "start": int, "items": list[LoggedEvent]})


@is_open
class Note(TypedDict):
    version: int
    at: int
    note: str
    seat: int | None


Notes = TypedDict("Notes", {"from": int, "items": list[Note]})


class UndoData(TypedDict):
    possible: bool
    to: int | None
    blocked_by: EventData | None
    why: Annotated[str, OneOf(["", "nothing-done", "other-seat", "revealed", "not-your-seat", "game-over"])]
    rewind: bool


class PreparedData(TypedDict):
    """An answer that somebody has prepared; `left`: how often it is given yet at most (null: whenever the question comes)."""

    id: str
    question: str
    option: str
    asker: int | None
    about: str
    left: int | None
    when: str
    answer: str
    what: str


class PreparedList(TypedDict):
    """What a seat has prepared; `next` is the answer that is about to be given."""

    answers: list[PreparedData]
    next: str | None


class ForeseenKind(TypedDict):
    kind: str
    sentence: str


class ForeseenOption(TypedDict):
    option: str
    sentence: str


class ForeseenData(TypedDict):
    """A question whose answer can be prepared: may it depend on who asks, and on what it is about?"""

    question: str
    when: str
    asks: bool
    about: list[ForeseenKind]
    options: list[ForeseenOption]


From = TypedDict("From", {"from": SourceData | None})  # no class can have a field of this name


class TableGame(TypedDict):
    """How the game stands, for one reader; in the lobby there is none."""

    number: int | None
    round: int | None
    view: Json | None
    asked: Asked | None
    undo: UndoData | None
    result: ResultData | None


class TableFrame(From, TableGame):
    """The `table` message without the events."""

    type: Literal["table"]
    code: str
    version: int
    since: int
    status: Annotated[str, OneOf(STATUSES)]
    game: str
    mode: str
    players: int
    options: dict[str, bool | int | str]
    rules: str
    pack: TablePack | None
    settings: TableSettings
    seats: list[SeatData]
    you: list[int]
    seat: int | None
    host: bool
    hosting: HostData
    humans: int
    watchers: int
    shuffle: ShuffleData
    clock: ClockData | None
    prepared: PreparedList | None
    next: str | None
    notes: Notes


class TableMessage(TableFrame):
    events: Events


class Answer(TypedDict):
    type: Literal["answer"]
    id: str
    ok: bool
    version: int
    repeated: NotRequired[bool]
    data: NotRequired[Any]
    error: NotRequired[ErrorData]


class RematchData(TypedDict):
    """The answer to a rematch: the code of the new table."""

    code: str


class CounterData(TypedDict):
    seat: int
    name: str
    before: int
    after: int


class ChangesData(TypedDict):
    counters: list[CounterData]
    events: list[EventData]
    sentences: list[str]
    rules: list[str]
    left_to: LeftTo


class PlanData(TypedDict):
    steps: list[ChangesData]
    offered: list[str]


class ChangesAnswer(TypedDict):
    options: dict[str, ChangesData]
    plans: list[PlanData]


class Advised(TypedDict):
    option: str
    sentence: str
    reason: str
    odds: str
    chance: float
    place: float
    sure: dict[str, int]
    hoped: dict[str, int]
    later: dict[str, float]
    changes: ChangesData


class HintData(Advised):
    alternatives: list[Advised]
    bot: str


class PositionData(TypedDict):
    number: int
    round: int
    view: Json
    events: list[EventData]


class Listed(TypedDict):
    code: str
    game: str
    mode: str
    status: Annotated[str, OneOf([*STATUSES, "broken"])]
    changed: int
    round: int | None
    to_act: int | None
    seats: list[SeatData]
    you: list[int]


class Health(TypedDict):
    ok: bool
    version: str
    database: str


class Readiness(TypedDict):
    ok: bool
    write_seconds: float | None
    waiting: int
    free_bytes: int | None
    stopping: bool


class TablePack(TypedDict):
    """The house cards of a table: their name, and how many cards differ from the catalog."""

    name: str
    fingerprint: str
    digest: str
    cards: int
