"""A file that is filled with puzzles, game after game; it goes on where it was stopped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from felicity.core.record import Record
from felicity.teach.mining import mined
from felicity.teach.puzzle import EASY, Puzzle, read_lines

MOST_EASY: Final = 0.4  # of a hundred puzzles, those found at first sight
MOST_ALIKE: Final = 0.2  # those with the same kind of answer to the same question
MOST_OF_A_KIND: Final = 0.45  # those of one mode with one number of players


def mine(game: str, file: Path, wanted: int, seed: str) -> Iterator[int]:
    """Add puzzles to a file until it has so many; yields how many it has after each game that was played."""
    kept = whole_lines(file)
    known = {each.id for each in kept}
    number = max([number_of(each) for each in kept], default=0)
    while len(kept) < wanted:
        easy = sum(each.level == EASY for each in kept) < MOST_EASY * wanted
        for puzzle in mined(game, seed, number, easy):
            if len(kept) < wanted and puzzle.id not in known and is_welcome(puzzle, kept, wanted):
                with file.open("a", encoding="utf-8") as out:
                    out.write(puzzle.as_line() + "\n")
                kept.append(puzzle)
        number += 1
        yield len(kept)


def whole_lines(file: Path) -> list[Puzzle]:
    """The puzzles of a file, from which half a line that was being written is cut off."""
    if not file.exists():
        return []
    text = file.read_bytes()
    end = text.rfind(b"\n") + 1
    if end < len(text):
        with file.open("r+b") as out:
            out.truncate(end)
    return list(read_lines(text[:end].decode()))


def number_of(puzzle: Puzzle) -> int:
    """The number of the game that it is from."""
    return int(puzzle.id.split("-")[-2])


def is_welcome(puzzle: Puzzle, kept: list[Puzzle], wanted: int) -> bool:
    """Is there still room for puzzles like this one? So there is some variety."""
    easy = sum(each.level == EASY for each in kept)
    alike = Counter(likeness(each) for each in kept)
    tables = Counter(table_of(each) for each in kept)
    return (
        (puzzle.level != EASY or easy < MOST_EASY * wanted)
        and alike[likeness(puzzle)] < max(1, MOST_ALIKE * wanted)
        and tables[table_of(puzzle)] < max(1, MOST_OF_A_KIND * wanted)
    )


def likeness(puzzle: Puzzle) -> str:
    """The first word of the answer: what kind of thing is to be done."""
    return puzzle.answer.partition(" ")[0]


def table_of(puzzle: Puzzle) -> tuple[str, str]:
    """The mode, and how many play."""
    head = Record(puzzle.record).head
    return head["mode"], head["players"]
