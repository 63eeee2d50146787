"""A file that is filled with puzzles, from games of bots until there are enough, or from games that were played."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from felicity.core.record import Record
from felicity.core.table import Table
from felicity.teach.mining import Sketch, mined, sifted
from felicity.teach.puzzle import EASY, Puzzle, lesson_of, read_lines

MOST_EASY: Final = 0.5  # of a hundred puzzles, those that are easy
MOST_ALIKE: Final = 0.25  # those with the same kind of answer
MOST_SAME: Final = 0.1  # those with the same lesson
ANY_NUMBER: Final = 1_000_000
MOST_OF_A_KIND: Final = 0.45  # those of one mode with one number of players


def mine(game: str, file: Path, wanted: int, seed: str) -> Iterator[int]:
    """Add puzzles to a file until it has so many; yields how many it has after each game that was played."""
    kept = Kept(whole_lines(file), wanted)
    number = max([number_of(each) for each in kept.puzzles if each.id.startswith(f"{game}-{seed}-")], default=0)
    while kept.lacks:
        add(file, kept, mined(game, seed, number, kept.welcomes))
        number += 1
        yield len(kept.puzzles)


def dig(tables: list[Table], file: Path) -> Iterator[int]:
    """Add the puzzles of games that were played; yields how many games have been looked at after each position. The variety is that of the
    games.
    """
    kept = Kept(whole_lines(file), ANY_NUMBER)
    for number, table in enumerate(tables):
        id = f"{table.setup.game}-{hashlib.sha256(table.record().encode()).hexdigest()[:8]}"
        for puzzle in sifted(table, id, id):
            if puzzle is not None:
                add(file, kept, [puzzle])
            yield number
        yield number + 1


def add(file: Path, kept: Kept, found: Iterable[Puzzle]) -> None:
    """Keep puzzles as long as there is room."""
    for puzzle in found:
        if kept.lacks and puzzle.id not in kept.ids:
            with file.open("a", encoding="utf-8") as out:
                out.write(puzzle.as_line() + "\n")
            kept.add(puzzle)


class Kept:
    """The puzzles of a file, which is to have so many, not too many of them alike."""

    def __init__(self, puzzles: list[Puzzle], wanted: int) -> None:
        self.wanted = wanted
        self.puzzles: list[Puzzle] = []
        self.ids: set[str] = set()
        self.easy = 0
        self.counts: Counter[object] = Counter()
        for puzzle in puzzles:
            self.add(puzzle)

    @property
    def lacks(self) -> bool:
        """Is there still room?"""
        return len(self.puzzles) < self.wanted

    def add(self, puzzle: Puzzle) -> None:
        """One more."""
        found = sketch_of(puzzle)
        self.puzzles.append(puzzle)
        self.ids.add(puzzle.id)
        self.easy += found.level == EASY
        self.counts.update((found.table, kind_of(found), found.lesson))

    def welcomes(self, found: Sketch) -> bool:
        """Is there still room for one like this?"""
        return (
            self.lacks
            and (found.level != EASY or self.easy < MOST_EASY * self.wanted)
            and self.has_room(found.table, MOST_OF_A_KIND)
            and self.has_room(kind_of(found), MOST_ALIKE)
            and self.has_room(found.lesson, MOST_SAME)
        )

    def has_room(self, likeness: object, part: float) -> bool:
        """Are there fewer with this likeness than a part of what is wanted, or none?"""
        return self.counts[likeness] < max(1.0, part * self.wanted)


def sketch_of(puzzle: Puzzle) -> Sketch:
    """What had to be known of a puzzle to want it."""
    head = Record(puzzle.record).head
    return Sketch(lesson_of(puzzle.answer, puzzle.deciding), puzzle.level, (head["mode"], int(head["players"])))


def kind_of(found: Sketch) -> tuple[str]:
    """What kind of thing is to be done: the first word."""
    return (found.lesson.replace(",", " ").split()[0],)


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
