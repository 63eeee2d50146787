"""What the server sends about games, their rules and cards, and packs, as types."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from felicity.core.view_types import OneOf
from felicity.server.messages import Json


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
