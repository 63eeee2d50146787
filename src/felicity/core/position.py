"""Saved positions: the words for numbers in dumps and events, and how a dump is read back. A mistake is reported with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Self

from felicity.core.errors import CannotRead
from felicity.core.event import Event
from felicity.core.native import mypyc_attr
from felicity.core.option import Alphabet
from felicity.core.rng import LAST, Rng
from felicity.core.secure import KEY_BYTES, LAST_DRAWN, SecureRng
from felicity.core.state import State, options_of
from felicity.core.step import AnyStep
from felicity.core.untrusted import quoted

NOTHING: Final = -1  # in dumps: null
MANY: Final = 10**6  # more than any game counts
HEX: Final = "0123456789abcdef"
LARGEST_COUNT: Final = 10**15  # more than any counter reaches that grows throughout a game, and still exact in every JSON parser


def seat_text(who: int) -> str:
    """E.g. `seat2`."""
    return f"seat{who + 1}"


def word_of(words: list[str], number: int) -> str | None:
    """The word of a number; None for NOTHING."""
    return words[number] if number != NOTHING else None


def words_of(words: list[str], numbers: tuple[int, ...]) -> list[str]:
    """The words of several numbers."""
    return [words[number] for number in numbers]


def by_word(words: list[str], amounts: tuple[int, ...]) -> dict[str, int]:
    """An amount for each word."""
    return {word: amounts[at] for at, word in enumerate(words)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary:
    """The words of a game by kind. A game with values that are neither listed words, seats nor options overrides `word`."""

    def __init__(self, lists: dict[str, list[str]], alphabet: Alphabet[Any] | None = None) -> None:
        self.lists = lists
        self.numbers = {kind: {word: at for at, word in enumerate(words)} for kind, words in lists.items()}
        self.alphabet = alphabet  # for steps that name options

    def word(self, kind: str, value: object) -> object:
        """A field of a step or an event as a readable value. Kinds without words (plain numbers) stay as they are."""
        if not isinstance(value, int) or isinstance(value, bool):
            return value
        if kind in self.lists:
            return word_of(self.lists[kind], value)
        if kind == "seat":
            return seat_text(value) if value != NOTHING else None
        if kind == "option" and self.alphabet is not None:
            found: str = self.alphabet.options[value].text
            return found
        return value

    def step(self, step: AnyStep) -> dict[str, object]:
        """A step as data, by its FIELDS."""
        data: dict[str, object] = {"step": type(step).__name__}
        for field in step.FIELDS:
            name, _, kind = field.partition(":")
            data[name] = self.word(kind, getattr(step, name))
        return data

    def event(self, event: Event) -> dict[str, object]:
        """An event's figures."""
        data: dict[str, object] = {}
        for field, value in zip(event.kind.fields, event.values):
            name, _, kind = field.partition(":")
            data[name] = self.word(kind, value)
        return data


def refuse_misfits(s: State) -> None:
    """Refuse an impossible agenda: one that doesn't end with a choice, or that has a step where it can't occur."""
    if s.agenda and not s.agenda[-1].waits():
        raise CannotRead(f"position.agenda: the last step must be a choice, found {type(s.agenda[-1]).__name__}.")
    for height, step in enumerate(s.agenda):
        why = step.misfit(s, s.agenda[:height])
        if why:
            raise CannotRead(f"position.agenda.{height}: {type(step).__name__} can't be here: {why}.")


def refuse_impossible(s: State, audit: Callable[[Any], None]) -> None:
    """Refuse an impossible position: `audit` finds something wrong, the agenda is impossible, or its question has no options."""
    try:
        audit(s)
        refuse_misfits(s)
        assert not s.agenda or options_of(s), "nothing can be chosen in this position"
    except (AssertionError, IndexError, ValueError) as error:
        raise CannotRead(f"This position is impossible: {error}.") from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Reads one object of a save; a mistake is reported with its place."""

    def __init__(self, where: str, data: object, vocabulary: Vocabulary) -> None:
        if not isinstance(data, dict):
            raise CannotRead(f"{where}: expected an object, found {quoted(data)}.")
        self.where = where
        self.data: dict[str, object] = data
        self.vocabulary = vocabulary
        self.lists = vocabulary.lists
        self.known_keys: set[str] = set()  # those read so far

    def within(self, place: str, data: object) -> Self:
        """A reader of an object inside this one."""
        return type(self)(f"{self.where}.{place}", data, self.vocabulary)

    def part(self, key: str) -> Self:
        """The object under a key."""
        return self.within(key, self.value(key))

    def parts(self, key: str) -> list[Self]:
        """A list of objects."""
        return [self.within(f"{key}.{at}", entry) for at, entry in enumerate(self.several(key))]

    def value(self, key: str) -> object:
        """The value under a key; None if there is none."""
        self.known_keys.add(key)
        return self.data.get(key)

    def finish(self) -> None:
        """Everything has been read: a key that was never read is a mistake in the save."""
        if self.known_keys.issuperset(self.data):
            return
        for key in self.data:
            if key not in self.known_keys:
                raise CannotRead(f"{self.where}: there is no key {quoted(key)}; known are {', '.join(sorted(self.known_keys))}.")

    def wrong(self, key: str, expected: str) -> CannotRead:
        """What is wrong with a key."""
        return self.wrong_value(key, self.data.get(key), expected)

    def wrong_value(self, key: str, value: object, expected: str) -> CannotRead:
        """What is wrong with a value under a key."""
        found = f"found {quoted(value)}" if key in self.data else "but it is missing"
        return CannotRead(f"{self.where}.{key}: expected {expected}, {found}.")

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.value(key)
        if type(value) is int and low <= value <= high:  # the most common case
            return value
        return self.number_of(key, value, low, high)

    def number_of(self, key: str, value: object, low: int, high: int) -> int:
        """A whole number within bounds, found under a key."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            beyond = isinstance(value, int) and value > high
            raise self.wrong_value(key, value, f"a whole number from {low} {'on' if high >= MANY and not beyond else f'to {high}'}")
        return value

    def numbers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        return tuple([self.number_of(key, value, low, high) for value in self.several(key)])

    def flag(self, key: str) -> bool:
        """true or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def index(self, key: str, kind: str) -> int:
        """A word of a list, as its number; null is NOTHING."""
        return self.index_of(key, self.value(key), kind)

    def index_of(self, key: str, value: object, kind: str) -> int:
        """The number of a word."""
        if value is None and key in self.data:
            return NOTHING
        numbers = self.vocabulary.numbers[kind]
        if not isinstance(value, str) or value not in numbers:
            raise self.wrong_value(key, value, f"one of {', '.join(self.lists[kind])}")
        return numbers[value]

    def several(self, key: str) -> list[object]:
        """A list."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.wrong(key, "a list")
        return value

    def players(self, seats: int) -> list[Self]:
        """An object for each seat."""
        entries = self.several("players")
        if len(entries) != seats:
            raise self.wrong("players", f"{seats} players")
        return [self.within(f"players.{seat + 1}", entry) for seat, entry in enumerate(entries)]

    def rng(self) -> Rng:
        """The random generator: the state of the fast one, or the key and position of the secure one."""
        written = self.value("rng")
        if not isinstance(written, dict):
            return Rng(self.number("rng", 1, LAST))
        secure = Reader(f"{self.where}.rng", written, self.vocabulary)
        key, drawn = secure.value("key"), secure.number("drawn", 0, LAST_DRAWN)
        if not isinstance(key, str) or len(key) != 2 * KEY_BYTES or not set(key) <= set(HEX):
            raise secure.wrong("key", f"{2 * KEY_BYTES} hex digits")
        secure.finish()
        return SecureRng(bytes.fromhex(key), drawn)

    def indices(self, key: str, kind: str) -> tuple[int, ...]:
        """A list of words, as their numbers."""
        return tuple([self.index_of(key, value, kind) for value in self.several(key)])

    def cards(self, key: str, kind: str) -> tuple[int, ...]:
        """A list of words without null, as their numbers."""
        found = self.indices(key, kind)
        if NOTHING in found:
            raise self.wrong_value(key, None, f"one of {', '.join(self.lists[kind])}")
        return found

    def counts(self, key: str, words: list[str], low: int, high: int) -> tuple[int, ...]:
        """A number for each word."""
        part = self.part(key)
        found = tuple([part.number(word, low, high) for word in words])
        part.finish()
        return found

    def option(self, key: str) -> int:
        """The text of an option, as its number."""
        value, alphabet = self.value(key), self.vocabulary.alphabet
        option = alphabet.by_text.get(value) if alphabet is not None and isinstance(value, str) else None
        if option is None:
            raise self.wrong(key, "the text of an option")
        number: int = option.number
        return number

    def seat(self, key: str, seats: int) -> int:
        """E.g. `seat2`; null is NOTHING."""
        value = self.value(key)
        if value is None and key in self.data:
            return NOTHING
        for seat in range(seats):
            if value == seat_text(seat):
                return seat
        raise self.wrong(key, f"seat1 to seat{seats}")

    def field(self, key: str, kind: str, seats: int) -> object:
        """A field of a step: the reverse of `Vocabulary.word`. A game that overrides one overrides both."""
        if kind in self.lists:
            return self.index(key, kind)
        if kind == "seat":
            return self.seat(key, seats)
        if kind == "flag":
            return self.flag(key)
        if kind == "option":
            return self.option(key)
        return self.number(key, 0, MANY)

    def step(self, steps: dict[str, type[AnyStep]], seats: int) -> AnyStep:
        """A step."""
        name = self.value("step")
        if not isinstance(name, str) or name not in steps:
            raise self.wrong("step", f"one of {', '.join(steps)}")
        fields: dict[str, object] = {}
        for field in steps[name].FIELDS:
            key, _, kind = field.partition(":")
            self.known_keys.add(key)
            fields[key] = self.field(key, kind, seats)
            if key == "who" and fields[key] == NOTHING:
                raise self.wrong(key, f"seat1 to seat{seats}")
        self.finish()
        return steps[name](**fields)

    def agenda(self, steps: dict[str, type[AnyStep]], seats: int) -> list[AnyStep]:
        """The steps that are still to happen, the next one last."""
        return [self.within(f"agenda.{at}", step).step(steps, seats) for at, step in enumerate(self.several("agenda"))]
