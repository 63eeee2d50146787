"""Mistakes in packs: what is wrong, and where. Each can be said in any language."""

from __future__ import annotations

import re
from typing import Final

from felicity.core.errors import CannotRead
from felicity.core.native import mypyc_attr
from felicity.core.untrusted import quoted, quoted_value
from felicity.core.wording import Wording, worded

_PLACE: Final = re.compile(r"line (\d+), column (\d+)")  # in the messages of Python's parser


@mypyc_attr(allow_interpreted_subclasses=True)
class Mistake(Wording):
    """What is wrong with a pack, and where: `file: table card: wrong`; "" where it belongs to no file, table or card."""

    def __init__(self, wrong: Wording, file: str, table: str = "", card: str = "") -> None:
        place = " ".join([word for word in (table, card) if word])
        at = [word for word in (file, place) if word]
        key = "mistake" if not at else "mistake-at" if len(at) == 1 else "mistake-in"
        super().__init__(": ".join([*at, str(wrong)]) + ".", key, {"place": at[-1] if at else "", "file": file, "wrong": wrong})
        self.wrong = wrong
        self.file = file
        self.table = table
        self.card = card

    def __reduce__(self) -> tuple[object, ...]:
        return Mistake, (self.wrong, self.file, self.table, self.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class BadPack(CannotRead):
    """A pack that can't be played with, and all its mistakes."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        text = "The pack has mistakes:\n" + "\n".join([str(mistake) for mistake in mistakes])
        super().__init__(text, "error-pack-mistakes", mistakes=mistakes)
        self.mistakes = mistakes

    def __reduce__(self) -> tuple[object, ...]:
        return BadPack, (self.mistakes,)


@mypyc_attr(allow_interpreted_subclasses=True)
class BadFile(CannotRead):
    """A file that can't be read, and why."""

    def __init__(self, file: str, wrong: Wording) -> None:
        super().__init__(f"{file}: {wrong}.", "mistake-at", place=file, wrong=wrong)
        self.mistake = Mistake(wrong, file)

    def __reduce__(self) -> tuple[object, ...]:
        return BadFile, (self.mistake.file, self.mistake.wrong)


# --- what is expected ---


def whole_number(low: int, high: int) -> Wording:
    """What a number must be."""
    return worded(f"a whole number from {low} to {high}", "expected-number", low=low, high=high)


def one_of(words: list[str]) -> Wording:
    """What a word must be."""
    return worded("one of " + ", ".join(words), "expected-word", words=", ".join(words))


# --- what is wrong ---


def is_not(at: str, value: object, expected: Wording) -> Wording:
    """The value of a key isn't what it must be."""
    return worded(f"key {at} is {quoted(value)}, expected {expected}", "wrong-value", at=at, value=quoted_value(value), expected=expected)


def unknown(at: str, known: list[str]) -> Wording:
    """There is no such key."""
    return worded(f"key {at} is not known; known are {', '.join(known)}", "wrong-key", at=at, known=", ".join(known))


def in_row(at: str, row: int, wrong: Wording) -> Wording:
    """Something is wrong with one of a key's rows."""
    return worded(f"key {at}, row {row}: {wrong}", "wrong-row", at=at, row=row, wrong=wrong)


def rows_missing(at: str, count: int, expected: Wording) -> Wording:
    """A key has too few rows or too many."""
    return worded(f"key {at} has {count} rows, expected {expected}", "wrong-rows", at=at, count=count, expected=expected)


def not_toml(why: str) -> Wording:
    """What Python's parser says, in English; in other languages where it found it."""
    place = _PLACE.search(why)
    line, column = (int(place[1]), int(place[2])) if place else (0, 0)
    return worded(f"not valid TOML: {why}", "file-not-toml", why=why, line=line, column=column)
