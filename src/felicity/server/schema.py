"""What a client may send, as types: the same for HTTP and WebSocket, and part of the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from felicity.core.untrusted import LONGEST_NAME, LONGEST_SEED, RESERVED, is_name
from felicity.server.shapes import AfterValidator, BaseModel, ConfigDict, Field, PydanticCustomError, TypeAdapter

Level = Literal["easy", "normal", "hard", "expert"]
Speed = Literal["slow", "normal", "fast", "instant"]
Language = Annotated[str, Field(pattern=r"^[a-z]{2}$")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]
Seed = Annotated[str, Field(max_length=LONGEST_SEED, pattern=r"^[^\x00-\x1f\x7f]*$")]  # a record has it on one line
SeatNumber = Annotated[int, Field(ge=1, le=12)]
Version = Annotated[int, Field(ge=0, le=10_000_000)]
OptionText = Annotated[str, Field(max_length=200)]
MessageId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]


def _name(text: str) -> str:
    """A name that records, terminals and pages can show."""
    if not is_name(text):
        raise PydanticCustomError("name", f"a name has up to {LONGEST_NAME} letters, none of them a control character or one of {RESERVED}")
    return text


Name = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(_name)]


class Shape(BaseModel):
    """Refuses unknown fields, so that a mistyped one is noticed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Shape):
    """Who is to sit in a seat."""

    kind: Literal["you", "link", "bot"]
    name: Name = ""
    level: Level = "normal"


class PackWish(Shape):
    """House cards: the files of a pack by name. Too much of them is refused when they are checked."""

    name: Annotated[str, Field(max_length=200)]
    files: Annotated[dict[str, str], Field(max_length=100)]


TimeIsUp = Literal["move", "bot", "end"]


class LiveTimeWish(Shape):
    """Seconds for every move, and a bank of seconds for the whole game."""

    kind: Literal["live"]
    move: Annotated[int, Field(ge=5, le=3600)]
    bank: Annotated[int, Field(ge=0, le=4 * 3600)]
    then: TimeIsUp = "move"


class DaysWish(Shape):
    """Days for every move, as by mail."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]
    then: TimeIsUp = "move"


TimeWish = Annotated[LiveTimeWish | DaysWish, Field(discriminator="kind")]


class NewTable(Shape):
    """What to play, and with whom."""

    game: Annotated[str, Field(max_length=40)]
    mode: Annotated[str, Field(max_length=40)] | None = None
    players: Annotated[int, Field(ge=1, le=12)] | None = None
    options: dict[Annotated[str, Field(max_length=40)], bool | int | Annotated[str, Field(max_length=200)]] = Field(
        default_factory=dict, max_length=100
    )
    pack: PackWish | None = None
    seed: Seed = ""
    chance: Literal["secure", "fast"] = "secure"
    seats: Annotated[list[SeatWish], Field(max_length=12)] | None = None
    speed: Speed = "normal"
    watch: bool | None = None
    open: bool = False
    talk: bool | None = None
    auto: bool = True
    teaching: bool = False
    time: TimeWish | None = None
    start: bool = False
    lang: Language = "en"


class ShareWish(Shape):
    """What others may see of a finished game: names, talk, and whose knowledge (a seat; 0: what everybody could see; -1: everything)."""

    names: bool
    talk: bool
    seen: Annotated[int, Field(ge=-1, le=12)]


class DailyWish(Shape):
    """The deal of a day to play: as one's only try, or as practice that doesn't count."""

    game: Annotated[str, Field(max_length=40)]
    day: Annotated[str, Field(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")] = ""
    practice: bool = False
    name: Name = ""
    speed: Speed = "normal"
    lang: Language = "en"


class PuzzleTry(Shape):
    """An answer to a puzzle; "" to be shown the answer."""

    option: Annotated[str, Field(max_length=200)] = ""
    lang: Language = "en"


class Fork(Shape):
    """Which position to play on from, and with whom."""

    number: Version
    seat: SeatNumber
    hidden: Literal["anew", "same"] = "anew"
    seats: Annotated[list[SeatWish], Field(max_length=12)] | None = None
    speed: Speed = "normal"
    start: bool = True
    lang: Language = "en"


class Hello(Shape):
    """The first message of a WebSocket."""

    type: Literal["hello"]
    key: Key | None = None
    seat: SeatNumber | None = None
    since: Version | None = None
    lang: Language = "en"
    visible: bool = True


class Command(Shape):
    """Every command has an id that its answer repeats."""

    id: MessageId


class Play(Command):
    type: Literal["play"]
    version: Version
    seat: SeatNumber
    option: OptionText


class Undo(Command):
    type: Literal["undo"]
    version: Version
    seat: SeatNumber


class Rewind(Command):
    type: Literal["rewind"]
    version: Version
    number: Version


class Look(Command):
    type: Literal["look"]
    number: Version
    seat: SeatNumber | None = None


class AskChanges(Command):
    type: Literal["changes"]
    version: Version
    seat: SeatNumber
    plans: Annotated[list[Annotated[list[OptionText], Field(max_length=40)]], Field(max_length=8)] = Field(default=[])


class Hint(Command):
    type: Literal["hint"]
    version: Version
    seat: SeatNumber


class As(Command):
    type: Literal["as"]
    seat: SeatNumber | None


class Lang(Command):
    type: Literal["lang"]
    lang: Language


class Resync(Command):
    type: Literal["resync"]


class Visible(Command):
    """Is the table on a screen, or behind other windows?"""

    type: Literal["visible"]
    visible: bool


class Ping(Command):
    type: Literal["ping"]


class Sit(Command):
    type: Literal["sit"]
    seat: SeatNumber | None = None
    name: Name = ""


class Leave(Command):
    type: Literal["leave"]
    seat: SeatNumber


class Rename(Command):
    type: Literal["name"]
    seat: SeatNumber
    name: Name


class Commit(Command):
    type: Literal["commit"]
    seat: SeatNumber
    commitment: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class Reveal(Command):
    type: Literal["reveal"]
    seat: SeatNumber
    part: Annotated[str, Field(pattern=r"^([0-9a-f]{2}){8,64}$")]


class Talk(Command):
    type: Literal["talk"]
    seat: SeatNumber
    text: Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\x00]*$")]


class Fill(Command):
    type: Literal["fill"]
    level: Level = "normal"


class SetSeat(Command):
    type: Literal["set"]
    seat: SeatNumber
    kind: Literal["link", "bot"]
    level: Level = "normal"


class Kick(Command):
    type: Literal["kick"]
    seat: SeatNumber


class Reorder(Command):
    type: Literal["reorder"]
    order: Annotated[list[SeatNumber], Field(max_length=12)]


class Start(Command):
    type: Literal["start"]


class HandToBot(Command):
    type: Literal["bot"]
    seat: SeatNumber
    level: Level = "normal"


class HandBack(Command):
    type: Literal["back"]
    seat: SeatNumber


class Pace(Command):
    type: Literal["pace"]
    speed: Speed | None = None
    paused: bool | None = None


class StepOnce(Command):
    type: Literal["step"]


class PassHost(Command):
    type: Literal["host"]
    seat: SeatNumber


class Allow(Command):
    type: Literal["allow"]
    open: bool | None = None
    talk: bool | None = None


PersonId = Annotated[str, Field(pattern=r"^[0-9a-f]{20}$")]


class Invite(Command):
    type: Literal["invite"]
    person: PersonId
    seat: SeatNumber | None = None


class Decline(Command):
    type: Literal["decline"]


class Prepare(Command):
    """An answer to a question outside one's own turn, for when it comes."""

    type: Literal["prepare"]
    seat: SeatNumber
    question: Annotated[str, Field(max_length=60)]
    option: OptionText
    asker: SeatNumber | None = None
    about: Annotated[str, Field(max_length=60)] = ""
    times: Annotated[int, Field(ge=1, le=99)] | None = 1


class Revoke(Command):
    """Takes a prepared answer back."""

    type: Literal["revoke"]
    seat: SeatNumber
    prepared: Annotated[str, Field(pattern=r"^[0-9a-f]{40}$")]


class Rematch(Command):
    type: Literal["rematch"]
    same_seed: bool = False


AnyCommand = Annotated[
    Play | Undo | Rewind | Look | AskChanges | Hint | As | Lang | Resync | Visible | Ping | Sit | Leave | Rename | Commit | Reveal | Talk
    | Fill | SetSeat | Kick | Reorder | Start | HandToBot | HandBack | Pace | StepOnce | PassHost | Allow | Invite | Decline | Prepare
    | Revoke | Rematch,
    Field(discriminator="type"),
]  # fmt: skip
COMMAND: TypeAdapter[Any] = TypeAdapter(AnyCommand)
CLIENT_MESSAGE: TypeAdapter[Any] = TypeAdapter(Hello | AnyCommand)
