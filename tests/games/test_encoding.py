"""Rows for programs that learn: what they say is what the view says, they keep within their ranges, and they keep secrets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import felicity
from felicity import plugins
from felicity.core.encoding import BYTE, ONE_OF, Encoding, Field, Writer, counts, flag, number, one_of
from felicity.core.rng import Rng, start_of
from felicity.core.step import Choice
from felicity.core.table import Table

GAMES = felicity.games()
EVERY = 9  # of how many decisions one is looked at


def encoding_of(game: str) -> Encoding[Any]:
    found = plugins.plugin(game).encoding()
    assert found is not None, f"{game} has no encoding"
    return found


def positions(game: str) -> Iterator[Table]:
    """Positions of random games in every mode, with the fewest and the most players, and at their end."""
    luck = Rng(start_of(f"{game} encoded"))
    for mode, (fewest, most) in plugins.game(game).facts.modes.items():
        for players in sorted({fewest, most}):
            table = felicity.new(game, players=players, mode=mode, seed=3)
            while not table.is_over:
                if luck.below(EVERY) == 0:
                    yield table
                options = table.options()
                table.play(options[luck.below(len(options))])
            yield table


def alike(shown: object) -> object:
    """A part of a view as a row says it: words in a list are counted."""
    if isinstance(shown, list):
        return {word: shown.count(word) for word in shown if word is not None}
    return shown


def is_comparable(shown: object, read: object, field: Field) -> bool:
    """Do a view and a row say this in the same words?"""
    if isinstance(shown, list):
        return isinstance(read, dict) and field.high < 6 and all(word is None or word in field.words for word in shown)
    return isinstance(shown, (bool, int, str)) and type(shown) is type(read)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_says_what_the_view_says(game: str) -> None:
    """Wherever a field has the name of something in the view and says it in the same words."""
    encoding = encoding_of(game)
    fields = [{field.name: field for field in part} for part in (encoding.table, encoding.player)]
    compared: set[str] = set()
    for table in positions(game):
        players = table.setup.players
        for seat in (None, *range(1, players + 1)):
            row = encoding.decode(encoding.encode(table.state, -1 if seat is None else seat - 1, players))
            view: dict[str, Any] = table.view(seat)
            assert row["seat"] == (None if seat is None else f"seat{seat}")
            assert row["to_act"] == (None if table.is_over else f"seat{table.to_act}")
            assert (row["question"] or "") == table.question
            rows: Any = row["players"]
            pairs = [(view, row, fields[0]), (view["board"], row, fields[0])]
            pairs += [(shown, read, fields[1]) for shown, read in zip(view["players"], rows, strict=True)]
            for shown, read, named in pairs:
                for name in shown.keys() & named.keys() - {"seat", "to_act", "question"}:
                    if is_comparable(shown[name], read[name], named[name]):
                        compared.add(name)
                        assert alike(shown[name]) == read[name], name
    assert len(compared) > 8


@pytest.mark.parametrize("game", GAMES)
def test_rows_keep_within_their_ranges(game: str) -> None:
    encoding = encoding_of(game)
    for table in positions(game):
        players = table.setup.players
        highest = encoding.highest(players)
        assert len(highest) == encoding.size(players)
        for seat in range(-1, players):
            row = encoding.encode(table.state, seat, players)
            assert len(row) == encoding.size(players)
            assert all(place <= most for place, most in zip(row, highest, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_rows_keep_secrets(game: str) -> None:
    """Positions that a seat can't tell apart give it equal rows."""
    encoding, engine = encoding_of(game), plugins.game(game)
    luck = Rng(start_of(f"{game} guessed"))
    for table in positions(game):
        players = table.setup.players
        for seat in range(-1, players):
            row = encoding.encode(table.state, seat, players)
            imagined = engine.guess(table.state, seat, luck.another())
            assert encoding.encode(imagined, seat, players) == row, f"seat {seat + 1} can tell a guess from the truth"


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_place(game: str) -> None:
    encoding = encoding_of(game)
    assert all(issubclass(question, Choice) for question in encoding.questions)
    names = [name for name, _ in encoding.fields(2)]
    assert len(set(names)) == len(names)


def test_values_become_places() -> None:
    fields = [number("few", 5, low=-2), number("many", 9_999), flag("is"), one_of("kind", ["a", "b"]), counts("cards", ["x", "y", "z"], 2)]
    w = Writer(fields)
    w.begin()
    for value in (-7, 300):
        w.put(value)
    w.flag(True)
    w.put(1)
    w.cards((0, 2, 2, 2, -1), 3)
    row = w.row()
    assert list(row) == [0, 1, 44, 1, 0, 1, 1, 0, 2]
    assert sum(field.places for field in fields) == len(row)
    assert fields[1].highest() == [39, BYTE]


def test_a_field_can_be_read() -> None:
    assert number("n", 9_999).read(bytes([1, 44])) == 300
    assert one_of("w", ["a", "b"]).read(bytes([0, 0])) is None
    assert repr(Field("w", ONE_OF, 0, 1, ["a"], "")) == "Field('w', one of, 0 to 1)"
