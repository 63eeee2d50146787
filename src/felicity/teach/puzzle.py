"""A puzzle: a position of a bots' game where one choice is clearly better than all others, and everything to explain why."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from felicity import api
from felicity.core.errors import CannotRead
from felicity.core.table import Table

Data = dict[str, Any]

EASY, MEDIUM, HARD = 1, 2, 3  # the best one at once; found by judging what follows; only by looking further ahead
LEVELS: Final = (EASY, MEDIUM, HARD)
ARGUMENT: Final = re.compile(r"(seat)?\d+")  # a seat or an amount


@dataclass(frozen=True)
class Other:
    """An option that isn't the best one."""

    option: str
    cost: float  # of the chance to win; as far as a search knows where `error` is 0
    error: float  # the standard error of a comparison on fresh guesses
    outlook: Data  # what it brings at once, and what it lacks later beside the best one
    idle: bool  # it leaves the turn to be taken, so it decides nothing


@dataclass(frozen=True)
class Puzzle:
    """A position and what its best choice is. `record` leads to the position."""

    id: str
    record: str
    seat: int
    round: int
    answer: str
    chance: float  # with the answer
    lead: float  # over the next best option
    level: int
    outlook: Data  # what the answer brings, and what it gains beside the next best
    rules: list[str]
    others: list[Other]  # the next best first

    @property
    def deciding(self) -> list[str]:
        """The other options that take the turn, the next best first."""
        return [each.option for each in self.others if not each.idle]

    def table(self, listen: bool = False) -> Table:
        """The position."""
        record, table = api.open_record(self.record, listen=listen)
        record.play_on(table)
        return table

    def as_line(self) -> str:
        """The puzzle as one line of a file."""
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)


def lesson_of(answer: str, others: list[str]) -> str:
    """What is to be done, whoever it concerns and however much; where one of two things is to be done, instead of what.

    >>> lesson_of("visit seat4 borrow 100", ["work 1", "explore"]), lesson_of("stay", ["get off"])
    ('visit borrow', 'stay, get off')
    """
    found = [answer, *others] if len(others) == 1 else [answer]
    return ", ".join(" ".join(word for word in text.split() if not ARGUMENT.fullmatch(word)) for text in found)


def read_line(line: str) -> Puzzle:
    """A puzzle from its line, or a clear refusal."""
    try:
        found = json.loads(line)
        return Puzzle(**{**found, "others": [Other(**each) for each in found["others"]]})
    except (ValueError, TypeError, KeyError, RecursionError):
        raise CannotRead(f"This line isn't a puzzle: {line[:80]!r}; expected a line of a file made by `felicity puzzles make`.") from None


def read_lines(text: str) -> Iterator[Puzzle]:
    """The puzzles of a file. A last line that was being written when the process ended doesn't count."""
    for line in text.splitlines(keepends=True):
        if line.endswith("\n") and line.strip():
            yield read_line(line)
