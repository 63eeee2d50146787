"""What the server sends, as types: messages are built with them, and the OpenAPI document and the page's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict, TypeVar, get_args

from felicity.changes import LeftTo
from felicity.core.game import CHANCES
from felicity.core.view_types import OneOf, RefusalFacts, ResultData
from felicity.server.schema import Level, Speed
from felicity.text.stacks import StackData

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
    next: str | None
    notes: Notes


class TableMessage(TableFrame):
    events: Events


class StoryData(TypedDict):
    seat: int
    name: str
    paragraphs: list[list[str]]


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


class PlayerRange(TypedDict):
    players: list[int]


class GameOptionData(TypedDict):
    values: list[bool | int | str]
    at_least: int | None  # beside the values, any whole number from here ...
    at_most: int | None  # ... to here
    default: bool | int | str
    effect: str
    rule: str


class GameData(TypedDict):
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
    reviews: bool


class SetupData(TypedDict):
    game: str
    mode: str
    players: int
    options: dict[str, bool | int | str]


class MistakeData(TypedDict):
    """A mistake in a pack; "" if it belongs to no file, card or key. `why` is its kind: `wrong-value`, `wrong-key` ..."""

    file: str
    table: str
    card: str
    key: str
    why: str
    message: str


class EntryData(TypedDict):
    """Changed keys of one card."""

    file: str
    table: str
    entry: Json


class ChangeData(TypedDict):
    """A key of a card that a pack changes; before is null if the catalog's card has no such key."""

    table: str
    card: str
    key: str
    before: Any
    after: Any


class PackCheck(TypedDict):
    fingerprint: str
    digest: str
    mistakes: list[MistakeData]
    entries: list[EntryData]
    changes: list[ChangeData]


class TablePack(TypedDict):
    """The house cards of a table: their name, and how many cards differ from the catalog."""

    name: str
    fingerprint: str
    digest: str
    cards: int


class PackData(TypedDict):
    """The same with their contents."""

    game: str
    name: str
    fingerprint: str
    digest: str
    files: dict[str, str]
    changes: list[ChangeData]


class KeyData(TypedDict):
    """Which value a key of a card may have; `data` is a list, a table, or one of several kinds."""

    kind: Annotated[str, OneOf(["number", "text", "flag", "word", "data"])]
    expected: str
    low: NotRequired[int]
    high: NotRequired[int]
    words: NotRequired[list[str]]


class CardTable(TypedDict):
    """The cards of a catalog table that packs may change; `fixed` keys can't be changed, `fixed_of` lists those of single cards."""

    cards: list[str]
    keys: dict[str, KeyData]
    fixed: list[str]
    fixed_of: dict[str, list[str]]
    entries: dict[str, Json]


class RuleData(TypedDict):
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
