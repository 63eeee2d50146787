"""What a seat may know as a row of small numbers, for programs that learn.

A game declares one table of named fields with their ranges. The encoder, the decoder and the documentation come from it: a game only says
which value each field has, in the order of the table, and `Writer` makes places of it. A place is a byte:

- a number takes one place, counted from its lowest value, or two where its range is wider than a byte: what it is divided by 256, then the
  rest. A value beyond its range counts as the nearest end of it.
- one of several words takes a place for each of them, with a 1 in one of them, or nowhere if there is none.
- counts take a place for each word.

First come the fields of the table, then those of each player in the order of their seats, so that a row for fewer players is the beginning
of one for more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from felicity.core.native import i64, mypyc_attr
from felicity.core.position import seat_text
from felicity.core.state import State
from felicity.core.step import AnyStep

S = TypeVar("S", bound=State)

BYTE: Final = 255  # the highest number of a place
WORD: Final = 65_535  # ... of two

NUMBER: Final = "number"
FLAG: Final = "flag"
ONE_OF: Final = "one of"
COUNTS: Final = "counts"

# What the writer does with a value.
AS_BYTE: Final = 0
AS_WORD: Final = 1
AS_UNIT: Final = 2


class Field:
    """A named part of a row."""

    def __init__(self, name: str, kind: str, low: int, high: int, words: list[str], meaning: str) -> None:
        assert 0 <= high - low <= WORD, name
        assert kind == NUMBER or high - low <= BYTE, name
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self.words = words  # of what it is one, or what is counted
        self.meaning = meaning

    @property
    def values(self) -> int:
        """How many values a game gives for it."""
        return len(self.words) if self.kind == COUNTS else 1

    @property
    def places(self) -> int:
        """How many places it takes."""
        return len(self.words) or (1 if self.high - self.low <= BYTE else 2)

    def highest(self) -> list[int]:
        """The highest number that each of its places can hold."""
        if self.kind == ONE_OF:
            return [1] * len(self.words)
        span = self.high - self.low
        return [span] * self.places if span <= BYTE else [span >> 8, BYTE]

    def read(self, places: bytes) -> object:
        """The value from its places: a number, true or false, a word or None, or the counts that aren't 0 by word."""
        if self.kind == ONE_OF:
            return self.words[places.index(1)] if 1 in places else None
        if self.kind == COUNTS:
            return {word: count for word, count in zip(self.words, places) if count}
        if self.kind == FLAG:
            return places[0] == 1
        return self.low + (places[0] if len(places) == 1 else places[0] * 256 + places[1])

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.kind}, {self.low} to {self.high})"


def number(name: str, high: int, meaning: str = "", low: int = 0) -> Field:
    """A whole number within its range."""
    return Field(name, NUMBER, low, high, [], meaning)


def flag(name: str, meaning: str = "") -> Field:
    """Yes or no."""
    return Field(name, FLAG, 0, 1, [], meaning)


def one_of(name: str, words: list[str], meaning: str = "") -> Field:
    """One of these words, given by its number; -1 is none."""
    return Field(name, ONE_OF, 0, 1, words, meaning)


def counts(name: str, words: list[str], most: int, meaning: str = "") -> Field:
    """How many there are of each of these words, up to a limit."""
    return Field(name, COUNTS, 0, most, words, meaning)


def units(words: int) -> list[list[int]]:
    """The places of one of so many words: first of none, then of each."""
    return [[1 if at == place else 0 for place in range(words)] for at in range(-1, words)]


class Writer:
    """Makes places of values, one field after the other."""

    def __init__(self, fields: list[Field]) -> None:
        self.out: list[int] = []
        self.at: i64 = 0  # how many values there were so far
        self.kinds = bytes(
            [AS_UNIT if field.kind == ONE_OF else AS_BYTE if field.high - field.low <= BYTE else AS_WORD
             for field in fields for _ in range(field.values)]
        )  # fmt: skip
        self.lows = [field.low for field in fields for _ in range(field.values)]
        self.spans = [field.high - field.low for field in fields for _ in range(field.values)]
        self.units = [units(len(field.words)) if field.kind == ONE_OF else [] for field in fields for _ in range(field.values)]

    def put(self, value: i64) -> None:
        """The next value: a number, or the number of a word (-1 is none)."""
        at = self.at
        self.at = at + 1
        kind: i64 = self.kinds[at]
        if kind == AS_UNIT:
            self.out += self.units[at][value + 1]
            return
        low: i64 = self.lows[at]
        span: i64 = self.spans[at]
        value -= low
        if value < 0:
            value = 0
        elif value > span:
            value = span
        if kind == AS_BYTE:
            self.out.append(value)
        else:
            self.out.append(value >> 8)
            self.out.append(value & BYTE)

    def flag(self, value: bool) -> None:
        """The next value is yes or no."""
        self.at += 1
        self.out.append(1 if value else 0)

    def several(self, values: tuple[int, ...]) -> None:
        """The next values, such as all counts of a field."""
        for value in values:
            self.put(value)

    def mask(self, mask: i64, words: i64) -> None:
        """The next counts, each 0 or 1, from the bits of a mask."""
        for place in range(words):
            self.out.append((mask >> place) & 1)
        self.at += words

    def cards(self, cards: tuple[int, ...], words: int) -> None:
        """The next counts: how often each number occurs; numbers below 0 stand for nothing."""
        row = [0] * words
        most = self.spans[self.at]
        for card in cards:
            if card >= 0 and row[card] < most:
                row[card] += 1
        self.row(row)

    def row(self, row: list[int]) -> None:
        """The next counts, as they are."""
        self.out += row
        self.at += len(row)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(ABC, Generic[S]):
    """The row of a game: its fields, and which values they have in a position.

    What all games have comes first: `seat`, who looks; `to_act`, who must choose; `question`, what is asked.
    """

    def __init__(self, seats: int, questions: list[type[AnyStep]], table: list[Field], player: list[Field]) -> None:
        words = [seat_text(seat) for seat in range(seats)]
        self.seats = seats  # the most that can play
        self.questions: dict[type[AnyStep], int] = {question: at for at, question in enumerate(questions)}
        self.table = [
            one_of("seat", words, "whose row it is"),
            one_of("to_act", words, "who must choose"),
            one_of("question", [question.__name__ for question in questions], "what is asked"),
            *table,
        ]
        self.player = player
        self.writer = Writer(self.table + player)
        self.table_values: i64 = sum([field.values for field in self.table])
        self.all_values: i64 = self.table_values + sum([field.values for field in player])
        self.table_places = sum([field.places for field in self.table])
        self.player_places = sum([field.places for field in player])

    # --- what a game brings ---

    @abstractmethod
    def write_table(self, s: S, seat: int, w: Writer) -> None:
        """The values of the table's fields, in their order, as far as the seat (from 0; -1 is a spectator) knows them."""

    @abstractmethod
    def write_player(self, s: S, of: int, seat: int, w: Writer) -> None:
        """The values of a player's fields, as far as the seat knows them."""

    # --- what all games do alike ---

    def size(self, players: int) -> int:
        """How many places a row has."""
        return self.table_places + players * self.player_places

    def encode(self, s: S, seat: int, players: int) -> bytes:
        """What the seat (from 0; -1 is a spectator) may know of a position."""
        w = self.writer
        w.out = []
        w.at = 0
        w.put(seat)
        if s.agenda:
            choice = s.agenda[-1]
            w.put(choice.seat())
            w.put(self.questions[type(choice)])
        else:
            w.put(-1)
            w.put(-1)
        self.write_table(s, seat, w)
        assert w.at == self.table_values, "every field of the table has its values"
        for of in range(players):
            w.at = self.table_values
            self.write_player(s, of, seat, w)
            assert w.at == self.all_values, "every field of a player has its values"
        return bytes(w.out)

    def fields(self, players: int) -> list[tuple[str, Field]]:
        """All fields in their order, with their names: `round`, `players.2.coins`."""
        found = [(field.name, field) for field in self.table]
        for seat in range(players):
            found += [(f"players.{seat + 1}.{field.name}", field) for field in self.player]
        return found

    def highest(self, players: int) -> list[int]:
        """The highest number that each place can hold; the lowest is 0."""
        return [most for _, field in self.fields(players) for most in field.highest()]

    def decode(self, row: bytes) -> dict[str, object]:
        """The values of a row by name, with `players` as a list."""
        found, at = read_fields(self.table, row, 0)
        players: list[dict[str, object]] = []
        while at < len(row):
            player, at = read_fields(self.player, row, at)
            players.append(player)
        assert at == len(row), "a row of another game"
        found["players"] = players
        return found


def read_fields(fields: list[Field], row: bytes, at: int) -> tuple[dict[str, object], int]:
    """The values of fields that begin at a place, and the place behind them."""
    found: dict[str, object] = {}
    for field in fields:
        found[field.name] = field.read(row[at : at + field.places])
        at += field.places
    return found, at
