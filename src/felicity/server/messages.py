"""What the server sends, as types for the OpenAPI document. Messages are built as plain data; a test holds them against these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Json = dict[str, Any]


class Sent(BaseModel):
    """Nothing is sent that isn't listed here."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Open(BaseModel):
    """Has further figures, which depend on the game."""

    model_config = ConfigDict(extra="allow", strict=True)


class RefusalData(Sent):
    what: str
    reason: str
    rule: str
    bound: Literal["at least", "at most"] | None = None
    needs: int | None = None
    has: int | None = None
    title: str = ""
    detail: str = ""
    sentence: str = ""


class ErrorData(Sent):
    code: str
    message: str
    refusals: list[RefusalData] = []


class ErrorBody(Sent):
    error: ErrorData


class TableSettings(Sent):
    speed: Literal["slow", "normal", "fast", "instant"]
    paused: bool
    watch: bool
    auto: bool
    teaching: bool
    studied: bool


class SeatData(Sent):
    seat: int
    kind: Literal["human", "bot", "link"]
    name: str
    level: Literal["easy", "normal", "hard"] | None
    taken: bool
    yours: bool
    online: bool
    away_since: int | None
    committed: bool


class HostData(Sent):
    seat: int | None
    away_since: int | None
    passes_at: int | None


class Certificate(Sent):
    server: str
    humans: list[int]
    commitments: dict[str, str]
    parts: dict[str, str]
    withheld: list[int]
    seed: str


class ShuffleData(Sent):
    kind: Literal["fair", "seed", "position"]
    commitment: str | None
    frozen: dict[str, str] | None
    missing: list[int]
    reveal_by: int | None
    certificate: Certificate | None


class SourceData(Sent):
    how: Literal["fork", "rematch", "record"]
    code: str | None
    number: int


class OptionData(Sent):
    text: str
    kind: str
    group: str
    figures: Json
    sentence: str


class Asked(Sent):
    question: str
    sentence: str
    step: Json
    options: list[OptionData]
    refusals: list[RefusalData]
    only_one: bool


class EventData(Open):
    event: str
    rule: str
    sentence: str


class MovedData(Sent):
    seat: int
    name: str
    by: int


class LoggedEvent(EventData):
    at: int
    by: int | None
    auto: bool
    moved: list[MovedData]


class Events(Sent):
    from_: Annotated[int, Field(alias="from")]
    start: int
    items: list[LoggedEvent]


class Note(Open):
    version: int
    at: int
    note: str
    seat: int | None


class Notes(Sent):
    from_: Annotated[int, Field(alias="from")]
    items: list[Note]


class UndoData(Sent):
    possible: bool
    to: int | None
    blocked_by: EventData | None
    why: Literal["", "nothing-done", "other-seat", "revealed", "not-your-seat", "game-over"]
    rewind: bool


class SeatResultData(Sent):
    seat: int
    score: int
    sources: dict[str, int]
    rank: int
    won: bool


class ResultData(Sent):
    ended_by: str
    winners: list[int]
    tie_break: str
    together: bool
    target: int
    seats: list[SeatResultData]
    notes: Json


class TableMessage(Sent):
    type: Literal["table"]
    code: str
    version: int
    since: int
    status: Literal["lobby", "playing", "over", "record"]
    game: str
    mode: str
    players: int
    options: dict[str, bool | int | str]
    rules: str
    settings: TableSettings
    seats: list[SeatData]
    you: list[int]
    seat: int | None
    host: bool
    hosting: HostData
    humans: int
    watchers: int
    shuffle: ShuffleData
    from_: Annotated[SourceData | None, Field(alias="from")]
    next: str | None
    notes: Notes
    number: int | None
    round: int | None
    view: Json | None
    asked: Asked | None
    undo: UndoData | None
    result: ResultData | None
    events: Events


class StoryData(Sent):
    seat: int
    name: str
    paragraphs: list[list[str]]


class Answer(Sent):
    type: Literal["answer"]
    id: str
    ok: bool
    version: int
    repeated: bool = False
    data: Any = None
    error: ErrorData | None = None


class CounterData(Sent):
    seat: int
    name: str
    before: int
    after: int


class ChangesData(Sent):
    counters: list[CounterData]
    events: list[EventData]
    told: list[str]
    rules: list[str]
    left_to: Literal["nothing", "you", "others", "chance", "hidden"]


class PlanData(Sent):
    steps: list[ChangesData]
    offered: list[str]


class ChangesAnswer(Sent):
    options: dict[str, ChangesData]
    plans: list[PlanData]


class Advised(Sent):
    option: str
    sentence: str
    reason: str
    odds: str
    chance: float
    place: float
    figures: dict[str, int]
    hoped: dict[str, int]
    later: dict[str, float]
    changes: ChangesData


class HintData(Advised):
    alternatives: list[Advised]
    bot: str


class PositionData(Sent):
    number: int
    round: int
    view: Json
    events: list[EventData]


class MoveData(Sent):
    number: int
    seat: int
    round: int
    option: str
    auto: bool


class ReplayData(Sent):
    code: str
    game: str
    mode: str
    players: int
    names: list[str]
    seed: str
    chance: Literal["fast", "secure"]
    number: int
    moves: list[MoveData]
    events: Events
    result: ResultData | None


class MomentData(Sent):
    round: int
    number: int
    values: dict[str, list[int | None]]
    stacks: dict[str, list[int]]


class PartData(Sent):
    id: str
    label: str


class StackData(Sent):
    id: str
    label: str
    parts: list[PartData]


class ChartData(Sent):
    code: str
    game: str
    names: list[str]
    measures: list[str]
    labels: dict[str, str]
    stacks: list[StackData]
    moments: list[MomentData]
    turned: str


class PointData(Sent):
    number: int
    chances: list[int]


class TurnData(Sent):
    number: int
    seat: int
    sentence: str


class CurveData(Sent):
    code: str
    number: int
    points: list[PointData]
    of: int
    done: bool
    turned: TurnData | None


class Listed(Sent):
    code: str
    game: str
    mode: str
    status: Literal["lobby", "playing", "over", "record", "broken"]
    changed: int
    round: int | None
    to_act: int | None
    seats: list[SeatData]
    you: list[int]


class Health(Sent):
    ok: bool
    version: str
    database: str


class Readiness(Sent):
    ok: bool
    write_seconds: float | None
    waiting: int
    free_bytes: int | None
    stopping: bool


class PlayerRange(Sent):
    players: list[int]


class GameOptionData(Sent):
    values: list[bool | int | str]
    at_least: int | None  # beside the values, any whole number from here ...
    at_most: int | None  # ... to here
    default: bool | int | str
    effect: str
    rule: str


class GameData(Sent):
    id: str
    title: str
    version: str
    modes: dict[str, PlayerRange]
    default_mode: str
    minutes: list[int]
    options: dict[str, GameOptionData]
    base: str
    rules: str
    levels: dict[str, str]
    hints: bool


class SetupData(Sent):
    game: str
    mode: str
    players: int
    options: dict[str, bool | int | str]


class RuleData(Sent):
    id: str
    is_ruling: bool
    title: str
    text: str
    section: str
    source: str
    example: str
    why: str
    confidence: str
    option: str
    modes: list[str]
    see: list[str]


ServerMessage = Annotated[TableMessage | Answer, Field(discriminator="type")]
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
