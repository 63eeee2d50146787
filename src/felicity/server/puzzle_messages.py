"""What is sent about puzzles. The answer is only in what is said after a try."""

from __future__ import annotations

from typing import Literal, TypedDict

from felicity.server.messages import TableMessage


class PuzzleHead(TypedDict):
    """A puzzle in a list."""

    id: str
    mode: str
    players: int
    level: int
    themes: list[str]


class ThemeData(TypedDict):
    """What puzzles are about, in the reader's language."""

    id: str
    label: str


class PuzzleGame(TypedDict):
    """The puzzles of one game, easy ones first."""

    game: str
    themes: list[ThemeData]
    puzzles: list[PuzzleHead]


class PuzzlesData(TypedDict):
    """All puzzles, and the one of the day."""

    day: str
    today: str | None
    games: list[PuzzleGame]


class PuzzleData(TypedDict):
    """A puzzle: the table as the seat sees it, and the task. Nothing in it depends on the answer."""

    id: str
    game: str
    level: int
    themes: list[ThemeData]
    task: str
    table: TableMessage


class MissedData(TypedDict):
    """Another option, and what it misses."""

    option: str
    sentence: str


class PuzzleVerdict(TypedDict):
    """About a try. `answer` is null until it is found or asked for."""

    kind: Literal["right", "wrong", "idle", "shown"]
    option: str
    sentences: list[str]
    others: list[MissedData]
    answer: str | None
