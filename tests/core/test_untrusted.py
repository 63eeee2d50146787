"""What comes from outside: names in records, data of saves, numbers and words of options."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import felicity
from felicity.core.record import Record, names_text
from felicity.core.untrusted import check_data, is_name, is_seed, name_from, named, quoted, visible, whole
from tests.replaced import with_value
from tests.wordings import check_wording


def table() -> felicity.Table:
    """A small table."""
    return felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")


@pytest.mark.parametrize(
    "name", ["Bo, the 2nd", "\u2028", "a\x85b", "\x0b", "a\nb", '"Bo"', '"', " Bo ", "", "\ud800", "\\", "Bo (easy)", "#", "[x]"]
)
def test_any_name_can_be_read_back_from_a_record(name: str) -> None:
    """Only a line feed ends a line, and what a comma or a control would split stands there as a JSON string."""
    played = table()
    played.play("work")
    text = played.record(["Ada", name])
    text.encode("utf-8")
    assert Record(text).names == ["Ada", name]
    assert felicity.replay(text).number == 1


@given(st.lists(st.text(st.characters(exclude_categories=[]), max_size=120), max_size=9))
def test_names_round_trip_or_are_refused(names: list[str]) -> None:
    """Whatever they are."""
    if len(names) > 8 or any(len(name) > 100 for name in names):
        with pytest.raises(felicity.BadOptions, match="names of up to 100 letters"):
            table().record(names)
        return
    text = table().record(names)
    assert Record(text).names == names
    assert felicity.replay(text).number == 0


def test_a_name_that_begins_with_a_quotation_mark_is_no_mistake() -> None:
    """People write records, too."""
    head = "felicity record 1\ngame: loop\nrules: 1\nmode: basic\nplayers: 2\nseed: 7\n"
    assert Record(head + 'names: "Bo, "Ada" x').names == ['"Bo', '"Ada" x']
    assert Record(head + "names: Ada,, Bo,").names == ["Ada", "Bo"]
    assert Record(head.replace("\n", "\r\n") + "names: Ada\r\n").names == ["Ada"]


DEEP: Any = []
for _ in range(100_000):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["position", "coins"], DEEP, "nested too deeply: expected up to 40 objects and lists"),
        (["position", "coins"], [10**5000], "a number has too many digits"),
        (["position", "coins"], float("nan"), "nan can't be used"),
        (["position", "coins"], (10**5000, 2), "a tuple can't be used"),
        (["position", 7], 1, "a key is 7, expected a text"),
        (["position", "\ud800"], 1, r"'\\ud800' can't be used"),
        (["position", "stage"], ["x" * 3000], "can't be used: expected a text of up to 2000 letters"),
        (["position", "stage"], [0] * 60_000, "too many values: expected up to 50000"),
        (["seed"], "two words", "seed: 'two words' can't be used"),
        (["seed"], "7\nresult: seat1 won", "can't be used"),
        (["seed"], "7" * 300, "can't be used"),
        (["players"], True, "players: expected a whole number, found true"),
        (["players"], 9, "for 2 to 6 players, not 9"),
        (["game"], "chess", "There is no game 'chess'"),
        (["mode"], "hard", "no mode 'hard'"),
        (["pack"], [], "pack: expected a text"),
        (["pack"], "\x1b[2J", "can't be used"),
        (["options"], {"careers": "chef,\nnurse"}, "can't be used"),
    ],
)
def test_what_no_save_consists_of_is_refused(path: list[Any], value: Any, message: str) -> None:
    """Also what JSON can't say: `load` takes data of any program."""
    with pytest.raises(felicity.CannotRead, match=message):
        felicity.load(with_value(table().dump(), path, value))


@pytest.mark.parametrize(
    ("game", "options", "message"),
    [
        ("nation", {"target": "9" * 5000}, "target='999.* or a whole number from 1 to 1000"),
        ("nation", {"target": 10**5000}, "target=a number beyond counting can't be used"),
        ("nation", {"target": 1001}, "target=1001 can't be used"),
        ("nation", {"target": "²"}, "target='²' can't be used"),
        ("rainbow", {"round_limit": 10**5000}, "round_limit=a number beyond counting can't be used"),
        ("loop", {"careers": "chef,\x00nurse"}, "expected words with commas"),
        ("loop", {"careers": "chef," * 100}, "expected words with commas"),
        ("loop", {"careers": 5}, "expected words with commas"),
        ("loop", {"seed": 10**5000}, "seed=a number beyond counting can't be used"),
        ("loop", {"seed": "\ud800"}, "a seed is a whole number or a word"),
        ("loop", {"seed": "7\u200b7"}, "a seed is a whole number or a word"),
    ],
)
def test_numbers_and_words_of_options_have_bounds(game: str, options: dict[str, Any], message: str) -> None:
    """They stand in records and are shown to everybody."""
    with pytest.raises(felicity.BadOptions, match=message):
        felicity.new(game, players=2, **options)


def test_words_of_an_option_may_be_written_with_blanks() -> None:
    """And their record still replays."""
    played = felicity.new("loop", players=2, mode="competitive", seed=1, careers="Chef, nurse")
    assert played.setup.options["careers"] == "chef,nurse"
    assert felicity.replay(played.record()).setup.options == played.setup.options


def test_only_ten_letters_are_digits() -> None:
    """Python knows hundreds, and accepts numbers of any length."""
    assert [whole(text, 120) for text in ("0", "007", "120", "121", "²", "٣", "1_0", "+1", " 1", "", "9" * 5000)] == [0, 7, 120] + [
        None
    ] * 8


@pytest.mark.parametrize("name", ["Ada", "Zoë", "Jean\u202fLuc", "نی\u200cما", "👩\u200d🚀", "", "x" * 24])
def test_a_name_may_be_written_in_any_script(name: str) -> None:
    """Blanks and joiners that a script needs are letters, too."""
    assert is_name(name)
    assert visible(name) == name == name_from(name).replace("Jean Luc", "Jean\u202fLuc")


@pytest.mark.parametrize(
    "name", ["a\x1bb", "\x00", "\x7f", "\x85", "\u2028", "\u202e", "\u2066", "\ufeff", "\ud800", "a,b", "a:b", "(a)", "x" * 25]
)
def test_a_name_obeys_no_terminal_and_splits_no_record(name: str) -> None:
    """Such a name is refused at the door; from a record it comes in a harmless form."""
    assert not is_name(name)
    assert is_name(name_from(name))
    assert visible(name).replace("\ufffd", "").isprintable()


def nested(depth: int) -> Any:
    """Lists in lists, the innermost empty."""
    data: Any = []
    for _ in range(depth - 1):
        data = [data]
    return data


@pytest.mark.parametrize(
    ("fits", "too_much"),
    [
        (nested(40), nested(41)),
        ([0] * 50_000, [0] * 50_001),
        ([[0] * 49_999], [[0] * 50_000]),
        ({"x" * 2_000: 1}, {"x" * 2_001: 1}),
        (["x" * 2_000], ["x" * 2_001]),
        ([2**256, -(2**256)], [2**256 + 1]),
        ([-(2**256)], [-(2**256) - 1]),
        ([True, False, None, 1.5, {}], [float("inf")]),
        ({"a": [{"b": ""}]}, {"a": [{1: ""}]}),
    ],
    ids=["depth", "values", "values inside", "key", "text", "number", "number below 0", "kinds", "keys"],
)
def test_data_has_bounds(fits: Any, too_much: Any) -> None:
    """What just fits is accepted, one more isn't."""
    check_data(fits, "save")
    with pytest.raises(felicity.CannotRead, match="save: ") as error:
        check_data(too_much, "save")
    check_wording(error.value)


@pytest.mark.parametrize(
    ("text", "may"), [("7", True), ("x" * 200, True), ("x" * 201, False), ("", False), (" 7", False), ("7 8", False), ("\u200b", False)]
)
def test_a_seed_is_one_word_of_up_to_200_letters(text: str, may: bool) -> None:
    """It stands in records."""
    assert is_seed(text) is may


def test_a_record_has_up_to_8_names_of_up_to_100_letters() -> None:
    """One letter or one name more is refused."""
    assert names_text(["x" * 100] * 8).count("x") == 800
    for names in (["x" * 101], ["x"] * 9):
        with pytest.raises(felicity.BadOptions, match="a record has up to 8 names of up to 100 letters"):
            names_text(names)


def test_an_error_repeats_a_part_of_what_was_found() -> None:
    """60 letters of a text, and what kind of thing other things are."""
    assert quoted("x" * 60) == repr("x" * 60)
    assert len(quoted("x" * 500)) < 70
    assert [quoted(value) for value in (True, False, None, 3, 1.5, (1,))] == ["true", "false", "null", "3", "1.5", "a tuple"]
    assert quoted(2**256) == str(2**256)[:60] + "..."
    assert quoted(2**256 + 1) == quoted(-(2**256) - 1) == "a number beyond counting"
    assert (named("pear"), named("a\x1b"), named("x" * 500)) == ("pear", quoted("a\x1b"), quoted("x" * 500))


def test_options_have_bounds_that_may_be_reached() -> None:
    """A target of 1,000 in Happy Nation, and words of 200 letters."""
    assert [felicity.new("nation", players=2, target=target).setup.options["target"] for target in (1, 1000, "1000")] == [1, 1000, 1000]
    for target in (0, 1001, True, 1.5):
        with pytest.raises(felicity.BadOptions, match="target"):
            felicity.new("nation", players=2, target=target)
    words = "chef" + " " * 191 + ",chef"
    with pytest.raises(felicity.BadOptions, match="named twice"):
        felicity.new("loop", players=2, careers=words)
    with pytest.raises(felicity.BadOptions, match="expected words with commas") as error:
        felicity.new("loop", players=2, careers=words.replace(" ", "  ", 1))
    check_wording(error.value)


def test_a_long_number_is_cut_short() -> None:
    """62 letters are shown whole."""
    assert quoted(10**61) == str(10**61)
    assert quoted(10**62) == str(10**62)[:60] + "..."
