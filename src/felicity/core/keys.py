"""The keys of a card's entry: what the value of each must be, as checks and card editors ask it."""

from __future__ import annotations

from typing import Final

from felicity.core.mistakes import one_of, whole_number
from felicity.core.native import mypyc_attr
from felicity.core.wording import Wording, worded

CERTAINTIES: Final = ["printed", "reconstructed", "designed"]

Entry = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Key:
    """What the value of one key must be."""

    def __init__(self, expected: Wording) -> None:
        self.expected = expected

    def accepts(self, value: object) -> bool:
        """Is this a value for the key?"""
        return isinstance(value, str)

    def described(self) -> dict[str, object]:
        """For card editors: what kind of value this is. `data` is anything but a single plain value."""
        return {"kind": "text" if type(self) is Key else "data", "expected": str(self.expected)}


class Number(Key):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(whole_number(low, high))
        self.low = low
        self.high = high

    def accepts(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def described(self) -> dict[str, object]:
        return {"kind": "number", "expected": str(self.expected), "low": self.low, "high": self.high}


class YesNo(Key):
    """true or false."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def described(self) -> dict[str, object]:
        return {"kind": "flag", "expected": str(self.expected)}


class OneOf(Key):
    """One word of a list."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(one_of(words))
        self.words = words

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.words

    def described(self) -> dict[str, object]:
        return {"kind": "word", "expected": str(self.expected), "words": self.words}


TEXT: Final = Key(worded("a text", "expected-text"))
MARK: Final = OneOf(CERTAINTIES)
FLAG: Final = YesNo(worded("true or false", "expected-flag"))


def whole(entry: Entry, key: str) -> int:
    """A whole number from a checked entry."""
    value = entry[key]
    assert isinstance(value, int)
    return value


def wholes(entry: Entry, key: str) -> tuple[int, ...]:
    """A list of whole numbers from a checked entry."""
    values = entry[key]
    assert isinstance(values, list)
    return tuple(values)
