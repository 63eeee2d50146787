"""What a seat may know, as a row of small numbers for machine learning.

A game declares one list of named fields with their ranges. The encoder, the decoder and the documentation come from it: a game only gives
the value of each field, in the order of the list, and `Writer` turns it into places. A place is a byte:

- a number takes one place, counted from its lowest value, or two where its range is wider than a byte: the high byte, then the
  low one. A value out of range is clamped.
- one of several words takes a place for each of them, with a 1 in one of them, or in none if there is no word.
- counts take a place for each word.

First come the fields of the table, then those of each player in the order of their seats, so a row for fewer players is a prefix
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

BYTE: Final = 255  # the highest number in one place
WORD: Final = 65_535  # the highest number in two places

NUMBER: Final = "number"
FLAG: Final = "flag"
ONE_OF: Final = "one of"
COUNTS: Final = "counts"

NONE: Final = -1  # stands for no word
MOST_PIECES: Final = 5_000  # kept in the cache of a field
MOST_BITS: Final = 12  # in a mask
GROUP: Final = 32_768  # the most combinations of values in a group, each of them a piece


class Field:
    """A named part of a row."""

    def __init__(self, name: str, kind: str, low: int, high: int, words: list[str], meaning: str) -> None:
        assert 0 <= high - low <= WORD, name
        assert kind == NUMBER or high - low <= BYTE, name
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self.words = words  # the words it is one of, or the words that are counted
        self.meaning = meaning

    @property
    def values(self) -> int:
        """How many values a game writes for it."""
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
        """The value in its places: a number, true or false, a word or None, or the non-zero counts by word."""
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


class Place:
    """A value's range, and the cached pieces of the group that ends with it."""

    def __init__(self, field: Field) -> None:
        self.low: i64 = NONE if field.kind == ONE_OF else field.low
        self.most: i64 = len(field.words) if field.kind == ONE_OF else field.high - field.low  # counted from the lowest
        self.words: i64 = len(field.words) if field.kind == ONE_OF else 0
        self.room: i64 = 0  # the most combinations the open group may have for the next value to join it
        self.first: i64 = 0  # the first value of its group
        self.pieces: list[bytes | None] = []  # of its group, indexed by the group's values as one number

    def piece(self, value: int) -> bytes:
        """The places of a value, counted from the lowest."""
        if self.words:  # 0 stands for no word
            return bytes([1 if word + 1 == value else 0 for word in range(self.words)])
        return bytes([value]) if self.most <= BYTE else bytes([value >> 8, value & BYTE])


def places_of(fields: list[Field]) -> list[Place]:
    """A `Place` for each value."""
    places = [Place(field) for field in fields for _ in range(field.values)]
    for at in range(len(places) - 1):
        places[at].room = GROUP // (places[at + 1].most + 1)
    return places


class Pieces:
    """A cache of encoded values. A game has many of them, but the same ones come up again and again."""

    def __init__(self) -> None:
        self.by_values: dict[tuple[int, ...], bytes] = {}

    def keep(self, values: tuple[int, ...], places: bytes) -> bytes:
        """Remember an encoding. When the cache is full, it is emptied."""
        if len(self.by_values) >= MOST_PIECES:
            self.by_values.clear()
        self.by_values[values] = places
        return places


class Writer:
    """Encodes values as places, one field after another.

    A row is joined from cached pieces. A piece encodes either a group of consecutive values with at most `GROUP`
    combinations, or all the counts of a field.
    """

    def __init__(self, fields: list[Field]) -> None:
        self.out: list[bytes] = []
        self.at: i64 = 0  # how many values have been written so far
        self.first: i64 = 0  # the first value of the open group
        self.group: i64 = 0  # the values of the open group as one number
        self.span: i64 = 1  # how many combinations the open group has so far
        self.places = places_of(fields)
        self.pieces = [Pieces() for _ in self.places]  # of fields with several values, by the first of them
        self.bits: list[dict[int, bytes]] = [{} for _ in self.places]

    def begin(self) -> None:
        """Begin a row."""
        self.out = []
        self.at = self.first = self.group = 0
        self.span = 1

    def go_to(self, at: i64) -> None:
        """Continue with the value at this index."""
        self.close()
        self.at = at
        self.first = at

    def row(self) -> bytes:
        """The finished row."""
        self.close()
        return b"".join(self.out)

    def put(self, value: i64) -> None:
        """Write the next value: a number, or the number of a word (-1 is none)."""
        place = self.places[self.at]
        self.at += 1
        value -= place.low
        if value < 0:
            value = 0
        elif value > place.most:
            value = place.most
        span: i64 = place.most + 1
        self.group = self.group * span + value
        span *= self.span
        self.span = span
        if span > place.room:
            self.close()

    def flag(self, value: bool) -> None:
        """Write the next value, yes or no."""
        self.put(1 if value else 0)

    def close(self) -> None:
        """Add the piece of the open group."""
        if self.at == self.first:
            return
        place = self.places[self.at - 1]
        if place.first != self.first or not place.pieces:
            place.first = self.first
            place.pieces = [None] * int(self.span)
        found = place.pieces[self.group]
        if found is None:
            found = self._made_of(int(self.group))
            place.pieces[self.group] = found
        self.out.append(found)
        self.first = self.at
        self.group = 0
        self.span = 1

    def _made_of(self, group: int) -> bytes:
        """The places of a group of values, given as one number."""
        found = b""
        for at in range(int(self.at) - 1, int(self.first) - 1, -1):
            place = self.places[at]
            group, value = divmod(group, int(place.most) + 1)
            found = place.piece(value) + found
        return found

    def made(self, places: bytes, values: i64) -> None:
        """Write the next values, which the game has encoded itself."""
        if self.at != self.first:
            self.close()
        self.out.append(places)
        self.at += values
        self.first = self.at

    def several(self, values: tuple[int, ...]) -> None:
        """Write the next values, such as all the counts of a field."""
        at = self.at
        pieces = self.pieces[at]
        found = pieces.by_values.get(values)
        if found is None:
            found = pieces.keep(values, b"".join([self.piece(at + place, value) for place, value in enumerate(values)]))
        self.made(found, len(values))

    def piece(self, at: int, value: int) -> bytes:
        """The places of a value of some field."""
        place = self.places[at]
        return place.piece(min(max(0, value - int(place.low)), int(place.most)))

    def mask(self, mask: i64, words: i64) -> None:
        """Write the next counts, each 0 or 1, from the bits of a mask."""
        known = self.bits[self.at]
        found = known.get(mask)
        if found is None:
            assert words <= MOST_BITS, "a mask has few bits, so that all that there are can be kept"
            found = bytes([(mask >> place) & 1 for place in range(words)])
            known[mask] = found
        self.made(found, words)

    def cards(self, cards: tuple[int, ...], words: int) -> None:
        """Write the next counts: how often each number occurs. Negative numbers are ignored."""
        pieces = self.pieces[self.at]
        found = pieces.by_values.get(cards)
        if found is None:
            row = [0] * words
            most = int(self.places[self.at].most)
            for card in cards:
                if card >= 0 and row[card] < most:
                    row[card] += 1
            found = pieces.keep(cards, bytes(row))
        self.made(found, words)

    def counted(self, row: bytearray) -> None:
        """Write the next counts, which the game has encoded itself: for fields whose counts hardly ever repeat."""
        self.made(bytes(row), len(row))


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(ABC, Generic[S]):
    """The encoding of a game: its fields, and their values in a position.

    Three fields come first in every game: `seat`, the viewer; `to_act`, the seat that must choose; `question`, the open question.
    """

    def __init__(self, seats: int, questions: list[type[AnyStep]], table: list[Field], player: list[Field]) -> None:
        words = [seat_text(seat) for seat in range(seats)]
        self.seats = seats  # the most players
        self.questions: dict[type[AnyStep], int] = {question: at for at, question in enumerate(questions)}
        self.table = [
            one_of("seat", words, "the seat that sees this row"),
            one_of("to_act", words, "who must choose"),
            one_of("question", [question.__name__ for question in questions], "the open question"),
            *table,
        ]
        self.player = player
        self.writer = Writer(self.table + player)
        self.table_values: i64 = sum([field.values for field in self.table])
        self.all_values: i64 = self.table_values + sum([field.values for field in player])
        self.table_places = sum([field.places for field in self.table])
        self.player_places = sum([field.places for field in player])

    # --- what each game provides ---

    @abstractmethod
    def write_table(self, s: S, seat: int, w: Writer) -> None:
        """The values of the table's fields, in their order, as far as the seat (from 0; -1 is a spectator) knows them."""

    @abstractmethod
    def write_player(self, s: S, of: int, seat: int, w: Writer) -> None:
        """The values of a player's fields, as far as the seat knows them."""

    # --- the same for all games ---

    def size(self, players: int) -> int:
        """How many places a row has."""
        return self.table_places + players * self.player_places

    def encode(self, s: S, seat: int, players: int) -> bytes:
        """What the seat (from 0; -1 is a spectator) may know of a position."""
        w = self.writer
        w.begin()
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
            w.go_to(self.table_values)
            self.write_player(s, of, seat, w)
            assert w.at == self.all_values, "every field of a player has its values"
        return w.row()

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
    """The values of fields that begin at a place, and the place after them."""
    found: dict[str, object] = {}
    for field in fields:
        found[field.name] = field.read(row[at : at + field.places])
        at += field.places
    return found, at
