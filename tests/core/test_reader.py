"""Positions in words: what a save may say, one kind of value after another, and how values are said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from felicity.core.errors import CannotRead
from felicity.core.event import EVERYBODY, Event, EventKinds
from felicity.core.option import Alphabet, Option, OptionKinds
from felicity.core.position import NOTHING, Reader, Vocabulary, by_word, refuse_impossible, word_of, words_of
from felicity.core.rng import Rng
from felicity.core.state import State
from felicity.core.step import Choice, Step

VOCABULARY = Vocabulary({"fruit": ["apple", "pear"]})
DATA: dict[str, object] = {
    "number": 3, "flag": True, "word": "pear", "none": None, "seat": "seat2", "list": ["apple", None], "numbers": [1, 5], "odd": 1.5,
    "nested": {}, "players": [{}, {}], "texts": ["apple", "pear"], "amounts": {"apple": 2, "pear": 0},
}  # fmt: skip


def reader(**more: object) -> Reader:
    """An object of a save."""
    return Reader("position", DATA | more, VOCABULARY)


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (lambda r: r.number("number", 3, 3), 3),
        (lambda r: r.flag("flag"), True),
        (lambda r: r.index("word", "fruit"), 1),
        (lambda r: r.index("none", "fruit"), NOTHING),
        (lambda r: r.seat("seat", 2), 1),
        (lambda r: r.seat("none", 2), NOTHING),
        (lambda r: r.numbers("numbers", 1, 5), (1, 5)),
        (lambda r: r.indices("list", "fruit"), (0, NOTHING)),
        (lambda r: r.cards("texts", "fruit"), (0, 1)),
        (lambda r: [player.where for player in r.players(2)], ["position.players.1", "position.players.2"]),
        (lambda r: [part.where for part in r.parts("players")], ["position.players.0", "position.players.1"]),
        (lambda r: r.counts("amounts", ["apple", "pear"], 0, 9), (2, 0)),
        (lambda r: r.field("word", "fruit", 2), 1),
    ],
)
def test_what_stands_there_is_read(read: Callable[[Reader], object], value: object) -> None:
    """Words as their numbers, null as nothing."""
    assert read(reader()) == value


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda r: r.number("number", 4, 9), "position.number: expected a whole number from 4 to 9, found 3"),
        (lambda r: r.number("number", 0, 2), "position.number: expected a whole number from 0 to 2, found 3"),
        (lambda r: r.number("flag", 0, 9), "position.flag: expected a whole number from 0 to 9, found true"),
        (lambda r: r.number("odd", 0, 9), "position.odd: expected a whole number"),
        (lambda r: r.number("away", 0, 9), "position.away: expected a whole number from 0 to 9, but it is missing"),
        (lambda r: r.numbers("numbers", 2, 5), "position.numbers: expected a whole number from 2 to 5, found 1"),
        (lambda r: r.numbers("numbers", 1, 4), "position.numbers: expected a whole number from 1 to 4, found 5"),
        (lambda r: r.numbers("list", 1, 4), "position.list: expected a whole number"),
        (lambda r: r.flag("number"), "position.number: expected true or false, found 3"),
        (lambda r: r.index("number", "fruit"), "position.number: expected one of apple, pear, found 3"),
        (lambda r: r.index("numbers", "fruit"), "position.numbers: expected one of apple, pear, found a list"),
        (lambda r: r.index("seat", "fruit"), "position.seat: expected one of apple, pear, found 'seat2'"),
        (lambda r: r.index("away", "fruit"), "position.away: expected one of apple, pear, but it is missing"),
        (lambda r: r.cards("list", "fruit"), "position.list: expected one of apple, pear, found null"),
        (lambda r: r.seat("seat", 1), "position.seat: expected seat1 to seat1, found 'seat2'"),
        (lambda r: r.seat("away", 2), "position.away: expected seat1 to seat2, but it is missing"),
        (lambda r: r.several("number"), "position.number: expected a list, found 3"),
        (lambda r: r.players(3), "position.players: expected 3 players"),
        (lambda r: r.counts("amounts", ["apple"], 0, 9), "position.amounts: there is no key 'pear'"),
        (lambda r: r.part("number"), "position.number: expected an object, found 3"),
        (lambda r: r.parts("texts"), "position.texts.0: expected an object, found 'apple'"),
        (lambda r: r.option("word"), "position.word: expected the text of an option, found 'pear'"),
        (lambda r: Reader("position.nested", 3, VOCABULARY), "position.nested: expected an object, found 3"),
        (lambda r: r.finish(), "position: there is no key 'number'; known are "),
    ],
)
def test_what_cannot_stand_there_is_refused(read: Callable[[Reader], object], message: str) -> None:
    """With its place, what was expected, and what was found."""
    with pytest.raises(CannotRead) as error:
        read(reader())
    assert message in str(error.value)


def test_an_object_is_finished_when_every_key_was_asked_for() -> None:
    """Whether or not something stood there."""
    r = Reader("position", {"number": 3}, VOCABULARY)
    r.number("number", 0, 9)
    r.value("more")
    r.finish()


class Eat(Choice[Any]):
    """A step with something of every kind."""

    FIELDS = ("who:seat", "fruit:fruit", "many", "ripe:flag")

    def __init__(self, who: int, fruit: int, many: int, ripe: bool) -> None:
        super().__init__(who)
        self.fruit = fruit
        self.many = many
        self.ripe = ripe


EATEN: dict[str, object] = {"step": "Eat", "who": "seat2", "fruit": "pear", "many": 4, "ripe": True}


def read_step(**changes: object) -> Any:
    """The step from its words, with some of them changed; what is ... is left out."""
    data = {key: value for key, value in (EATEN | changes).items() if value is not ...}
    return Reader("position.agenda.0", data, VOCABULARY).step({"Eat": Eat}, 2)


def test_a_step_is_said_in_words_and_read_back() -> None:
    """Nothing is null."""
    step = Eat(1, 1, 4, True)
    assert VOCABULARY.step(step) == EATEN
    again = read_step()
    assert (again.who, again.fruit, again.many, again.ripe) == (1, 1, 4, True)
    assert VOCABULARY.step(Eat(0, NOTHING, 0, False)) == {"step": "Eat", "who": "seat1", "fruit": None, "many": 0, "ripe": False}
    assert read_step(fruit=None).fruit == NOTHING


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"step": "Drink"}, "position.agenda.0.step: expected one of Eat, found 'Drink'"),
        ({"step": ["Eat"]}, "position.agenda.0.step: expected one of Eat, found a list"),
        ({"who": "seat3"}, "position.agenda.0.who: expected seat1 to seat2, found 'seat3'"),
        ({"who": None}, "position.agenda.0.who: expected seat1 to seat2, found null"),
        ({"fruit": "nut"}, "position.agenda.0.fruit: expected one of apple, pear, found 'nut'"),
        ({"many": -1}, "position.agenda.0.many: expected a whole number from 0 on, found -1"),
        ({"many": 10**6 + 1}, "position.agenda.0.many: expected a whole number"),
        ({"ripe": 1}, "position.agenda.0.ripe: expected true or false, found 1"),
        ({"ripe": ...}, "position.agenda.0.ripe: expected true or false, but it is missing"),
        ({"why": "hunger"}, "position.agenda.0: there is no key 'why'; known are fruit, many, ripe, step, who"),
    ],
)
def test_a_step_that_cannot_be_is_refused(changes: dict[str, object], message: str) -> None:
    """With its place."""
    with pytest.raises(CannotRead) as error:
        read_step(**changes)
    assert message in str(error.value)


def test_an_option_is_said_by_its_text_and_read_back() -> None:
    """Where the game's options are known; else its number is one as any other."""
    alphabet = Alphabet(Option)
    eats = OptionKinds().add("eat", "many")
    alphabet.add(eats, 1)
    second = alphabet.add(eats, 2)
    vocabulary = Vocabulary({}, alphabet)
    assert vocabulary.word("option", second.number) == "eat 2"
    assert Reader("position", {"option": "eat 2"}, vocabulary).field("option", "option", 2) == second.number
    assert VOCABULARY.word("option", 1) == 1
    for value in ("eat 3", 1, None):
        with pytest.raises(CannotRead, match=r"position\.option: expected the text of an option"):
            Reader("position", {"option": value}, vocabulary).field("option", "option", 2)


def test_numbers_are_said_in_words() -> None:
    """One, several, and an amount for each."""
    words = ["apple", "pear"]
    assert [word_of(words, number) for number in (1, NOTHING)] == ["pear", None]
    assert words_of(words, (1, 0, 1)) == ["pear", "apple", "pear"]
    assert by_word(words, (3, 0)) == {"apple": 3, "pear": 0}


class Starve(Choice[Any]):
    """A question without an answer."""

    def ask(self, s: Any, a: Any) -> None:
        """Nothing is offered."""


def lose(s: State) -> None:
    """An audit that finds something."""
    raise AssertionError("an apple is lost")


def miscount(s: State) -> None:
    """An audit that stumbles."""
    raise IndexError("list index out of range")


@pytest.mark.parametrize(
    ("agenda", "audit", "message"),
    [
        ([], lose, "This position is impossible: an apple is lost."),
        ([], miscount, "This position is impossible: list index out of range."),
        ([Starve(0)], lambda s: None, "This position is impossible: nothing can be chosen in this position."),
        ([Step[Any]()], lambda s: None, "position.agenda: the last step must be a choice, found Step."),
    ],
)
def test_a_position_that_cannot_be_is_refused(agenda: list[Step[Any]], audit: Callable[[State], None], message: str) -> None:
    """Something is wrong with it, its agenda is impossible, or nobody can go on."""
    with pytest.raises(CannotRead) as error:
        refuse_impossible(State(Rng(1), agenda), audit)
    assert str(error.value) == message
    refuse_impossible(State(Rng(1), []), lambda s: None)


def test_an_event_is_said_in_words() -> None:
    """Seats and words of lists by their names, null for nothing, plain numbers as they are."""
    kind = EventKinds().add("eaten", "who:seat by:seat fruit:fruit none:fruit many")
    event = Event(kind, "RULE-1", EVERYBODY, (0, NOTHING, 1, NOTHING, 7))
    assert VOCABULARY.event(event) == {"who": "seat1", "by": None, "fruit": "pear", "none": None, "many": 7}
    assert VOCABULARY.word("fruit", True) is True
    assert VOCABULARY.word("fruit", "seen") == "seen"


def test_who_learns_an_event_and_whom_it_surprises() -> None:
    """A mask of seats; a deed of one's own is no surprise, whatever it reveals."""
    kinds = EventKinds()
    kind = kinds.add("whispered", "who:seat other:seat")
    secret = Event(kind, "RULE-1", 0b101, (0, 1))
    assert [secret.is_for(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, True]
    assert all(Event(kind, "RULE-1", EVERYBODY, (0, 1)).is_for(seat) for seat in (-1, 0, 5))
    assert not secret.surprises(0)
    shown = Event(kinds.add("shown", "who:seat other:seat", reveals=True), "RULE-1", EVERYBODY, (0, 1))
    assert shown.surprises(0)
    assert shown.surprises(1)
    chosen = Event(kinds.add("chosen", "who:seat other:seat", reveals=True, deed=True), "RULE-1", EVERYBODY, (0, 1))
    assert [chosen.surprises(seat) for seat in (0, 1, 2)] == [False, True, True]


@pytest.mark.parametrize(
    ("rng", "message"),
    [
        (0, "position.rng: expected a whole number from 1"),
        ({"key": 7, "drawn": 0}, "position.rng.key: expected 64 hex digits, found 7"),
        ({"key": ["0"] * 64, "drawn": 0}, "position.rng.key: expected 64 hex digits, found a list of 64"),
        ({"key": "0" * 63, "drawn": 0}, "position.rng.key: expected 64 hex digits"),
        ({"key": "g" * 64, "drawn": 0}, "position.rng.key: expected 64 hex digits"),
        ({"key": "0" * 64, "drawn": -1}, "position.rng.drawn: expected a whole number from 0"),
        ({"key": "0" * 64, "drawn": 0, "luck": 1}, "position.rng: there is no key 'luck'"),
    ],
)
def test_chance_goes_on_from_a_number_or_from_a_key(rng: object, message: str) -> None:
    """Anything else is refused."""
    assert reader(rng=5).rng().dump() == 5
    secure = {"key": "0f" * 32, "drawn": 12}
    assert reader(rng=secure).rng().dump() == secure
    with pytest.raises(CannotRead) as error:
        reader(rng=rng).rng()
    assert message in str(error.value)


def test_a_step_is_planned_and_asks_nobody_unless_it_says_so() -> None:
    """What a step is by itself."""
    assert (Step.AT_ONCE, Step.FIELDS, Step.RULE) == (False, (), "")
    assert not Step[Any]().waits()
    assert not Step[Any]().stays()
    assert Eat(0, 0, 0, True).waits()
