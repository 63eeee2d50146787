"""Positions in words: what numbers are called in dumps and events, and how a dump is read back, mistakes reported with their place."""

from __future__ import annotations

from typing import Final

from felicity.core.errors import CannotRead
from felicity.core.event import Event
from felicity.core.rng import LAST, Rng
from felicity.core.step import AnyStep

NOTHING: Final = -1  # in dumps: null
MANY: Final = 10**6  # more than any game counts


def seat_text(who: int) -> str:
    """E.g. `seat2`."""
    return f"seat{who + 1}"


class Words:
    """The words of a game by kind. A game whose figures are more than words of a list and seats overrides `word`."""

    def __init__(self, lists: dict[str, list[str]]) -> None:
        self.lists = lists

    def word(self, kind: str, value: object) -> object:
        """A figure of a step or an event in words. Kinds without words (plain figures) stay as they are."""
        if not isinstance(value, int) or isinstance(value, bool):
            return value
        if kind in self.lists:
            return self.lists[kind][value] if value != NOTHING else None
        if kind == "seat":
            return seat_text(value) if value != NOTHING else None
        return value

    def step(self, step: AnyStep) -> dict[str, object]:
        """A step, by its FIELDS."""
        data: dict[str, object] = {"step": type(step).__name__}
        for field in step.FIELDS:
            name, _, kind = field.partition(":")
            data[name] = self.word(kind, getattr(step, name))
        return data

    def event(self, event: Event) -> dict[str, object]:
        """An event's figures."""
        data: dict[str, object] = {}
        for figure, value in zip(event.kind.figures, event.values):
            name, _, kind = figure.partition(":")
            data[name] = self.word(kind, value)
        return data


class Reader:
    """Reads one object of a save; a mistake is reported with its place."""

    def __init__(self, where: str, data: object, lists: dict[str, list[str]]) -> None:
        if not isinstance(data, dict):
            raise CannotRead(f"{where}: expected an object, found {data!r}.")
        self.where = where
        self.data: dict[str, object] = data
        self.lists = lists

    def wrong(self, key: str, expected: str) -> CannotRead:
        """What is wrong with a key."""
        found = f"found {self.data[key]!r}" if key in self.data else "it is missing"
        return CannotRead(f"{self.where}.{key}: expected {expected}, {found}.")

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return self.number_of(key, self.data.get(key), low, high)

    def number_of(self, key: str, value: object, low: int, high: int) -> int:
        """A whole number within bounds that stands below a key."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, f"a whole number from {low} to {high}")
        return value

    def numbers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        return tuple([self.number_of(key, value, low, high) for value in self.several(key)])

    def flag(self, key: str) -> bool:
        """true or false."""
        value = self.data.get(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def index(self, key: str, kind: str) -> int:
        """A word of a list, as its number; null is NOTHING."""
        return self.index_of(key, self.data.get(key), kind)

    def index_of(self, key: str, value: object, kind: str) -> int:
        """The number of a word."""
        if value is None and key in self.data:
            return NOTHING
        if not isinstance(value, str) or value not in self.lists[kind]:
            raise self.wrong(key, f"one of {', '.join(self.lists[kind])}")
        return self.lists[kind].index(value)

    def several(self, key: str) -> list[object]:
        """A list."""
        value = self.data.get(key)
        if not isinstance(value, list):
            raise self.wrong(key, "a list")
        return value

    def players(self, seats: int) -> list[object]:
        """One entry for each seat."""
        entries = self.several("players")
        if len(entries) != seats:
            raise self.wrong("players", f"{seats} players")
        return entries

    def rng(self) -> Rng:
        """Where chance goes on."""
        return Rng(self.number("rng", 1, LAST))

    def indices(self, key: str, kind: str) -> tuple[int, ...]:
        """A list of words, as their numbers."""
        return tuple([self.index_of(key, value, kind) for value in self.several(key)])

    def seat(self, key: str, seats: int) -> int:
        """E.g. `seat2`; null is NOTHING."""
        value = self.data.get(key)
        if value is None and key in self.data:
            return NOTHING
        for seat in range(seats):
            if value == seat_text(seat):
                return seat
        raise self.wrong(key, f"seat1 to seat{seats}")

    def figure(self, key: str, kind: str, seats: int) -> object:
        """The figure of a step: the reverse of `Words.word`, overridden alike."""
        if kind in self.lists:
            return self.index(key, kind)
        if kind == "seat":
            return self.seat(key, seats)
        if kind == "flag":
            return self.flag(key)
        return self.number(key, 0, MANY)

    def step(self, steps: dict[str, type[AnyStep]], seats: int) -> AnyStep:
        """A step."""
        name = self.data.get("step")
        if not isinstance(name, str) or name not in steps:
            raise self.wrong("step", f"one of {', '.join(steps)}")
        figures: dict[str, object] = {}
        for field in steps[name].FIELDS:
            key, _, kind = field.partition(":")
            figures[key] = self.figure(key, kind, seats)
        return steps[name](**figures)
