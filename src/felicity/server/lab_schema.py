"""What visitors send to the laboratory, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from felicity.server.schema import PackWish, Seed, Shape
from felicity.server.shapes import Field

OptionValues = Annotated[
    dict[Annotated[str, Field(max_length=40)], bool | int | Annotated[str, Field(max_length=200)]], Field(max_length=100)
]
CardKeys = Annotated[dict[Annotated[str, Field(max_length=40)], Any], Field(max_length=100)]
CardChanges = Annotated[
    dict[Annotated[str, Field(max_length=40)], Annotated[dict[Annotated[str, Field(max_length=60)], CardKeys], Field(max_length=300)]],
    Field(max_length=40),
]


class DesignWish(Shape):
    """Bots and cards of a design; a pack that was used here before is given by its fingerprint."""

    bots: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=12)] = Field(default=[])
    options: OptionValues = Field(default={})
    cards: CardChanges = Field(default={})
    pack: PackWish | Annotated[str, Field(max_length=200)] = ""


class StudyShape(DesignWish):
    """A study as its file says it."""

    game: Annotated[str, Field(max_length=40)]
    mode: Annotated[str, Field(max_length=40)] | None = None
    players: Annotated[int, Field(ge=1, le=99)] | None = None
    games: int | None = None
    until: float | int | None = None
    seed: Seed | int | None = None
    rotate: bool | None = None
    versus: DesignWish | None = None


class StudyWish(Shape):
    """A study: as its short text, or as in its file."""

    text: Annotated[str, Field(max_length=20_000)] = ""
    study: StudyShape | None = None


class StudyCommand(Shape):
    """What is to be done with a study."""

    do: Literal["pause", "resume", "cancel", "remove"]


class Question(Shape):
    """A query on the rows of a study."""

    sql: Annotated[str, Field(min_length=1, max_length=10_000)]
