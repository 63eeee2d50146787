"""Kinds of options: one declaration gives an option its text, its arguments by name, and what messages call them."""

from __future__ import annotations

import pytest

import felicity
from felicity import plugins
from felicity.core.option import Alphabet, Option, OptionKinds


class Answer(Option):
    """One answer at a small table."""

    target: int
    fruit: int
    coins: int


WORDS = {"seat": ["seat1", "seat2"], "fruit": ["apple", "pear"], "extra": ["", "with 1 coin", "with 2 coins"]}


def test_a_text_is_the_name_followed_by_the_arguments_in_their_words() -> None:
    """Kinds of arguments that have no words are plain numbers, and blanks stand for hyphens."""
    kinds, alphabet = OptionKinds(), Alphabet(Answer, WORDS)
    gives = kinds.add("give-away", "target:seat fruit:fruit coins")
    assert alphabet.add(gives, 1, 0, 3).text == "give away seat2 apple 3"
    assert alphabet.read("Give away  seat2 apple 3").arguments == (1, 0, 3)


def test_a_pattern_puts_words_between_the_arguments() -> None:
    """A word that is empty leaves no blank behind."""
    kinds, alphabet = OptionKinds(), Alphabet(Answer, WORDS)
    buys = kinds.add("buy", "target:seat fruit:fruit coins:extra", "visit {target} and buy {fruit} {coins}")
    assert [option.text for option in alphabet.add_each(buys, 0, 1)] == [
        "visit seat1 and buy pear",
        "visit seat1 and buy pear with 1 coin",
        "visit seat1 and buy pear with 2 coins",
    ]


def test_an_option_may_read_differently_from_others_of_its_kind() -> None:
    """Then the text is given with it."""
    kinds, alphabet = OptionKinds(), Alphabet(Answer, WORDS)
    takes = kinds.add("take", "fruit:fruit coins")
    assert alphabet.add(takes, 0, 0, text="take an apple for nothing") is alphabet.read("take an apple for nothing")


def test_rules_read_an_argument_by_its_name_or_by_the_one_that_is_told() -> None:
    """`from` can't be an attribute in Python, but messages call it so. What a kind doesn't have can't be read."""
    kinds, alphabet = OptionKinds(), Alphabet(Answer, WORDS)
    steals = kinds.add("steal", "from:seat=target fruit:fruit", "steal {fruit} from {from}")
    option = alphabet.add(steals, 1, 1)
    assert (option.target, option.fruit, option.text) == (1, 1, "steal pear from seat2")
    assert [argument.name for argument in option.kind.arguments] == ["from", "fruit"]
    with pytest.raises(AttributeError):
        assert option.coins


def test_as_many_arguments_as_the_kind_has_must_be_given() -> None:
    """Neither fewer nor more."""
    kinds, alphabet = OptionKinds(), Alphabet(Answer, WORDS)
    takes = kinds.add("take", "fruit:fruit coins")
    for arguments in ((), (0,), (0, 1, 2)):
        with pytest.raises(AssertionError, match="take"):
            alphabet.add(takes, *arguments)


def test_kinds_and_arguments_have_names_of_their_own() -> None:
    """Nothing is declared twice, and nothing hides what every option has."""
    kinds = OptionKinds()
    kinds.add("take")
    for name, arguments in (("take", ""), ("give", "kind"), ("give", "fruit:fruit fruit:fruit"), ("give", "one=coins two=coins")):
        with pytest.raises(AssertionError):
            kinds.add(name, arguments)


def test_an_expansion_goes_on_where_its_base_ends() -> None:
    """Kinds and options keep their numbers."""
    kinds, more, alphabet = OptionKinds(), OptionKinds(), Alphabet(Option)
    rolls, holds = kinds.add("roll"), kinds.add("hold")
    alphabet.add(rolls)
    more.take_over(kinds)
    assert (more.by_name["hold"], more.add("double").number) == (holds, 2)
    assert list(kinds.by_name) == ["roll", "hold"]
    larger = Alphabet(Option)
    larger.take_over(alphabet)
    assert larger.read("roll") is alphabet.read("roll")


@pytest.mark.parametrize("game", felicity.games())
def test_every_option_of_a_game_has_its_arguments_as_attributes(game: str) -> None:
    """As many as its kind declares, each a whole number."""
    for option in plugins.game(game).alphabet.options:
        assert tuple(getattr(option, argument.attribute) for argument in option.kind.arguments) == option.arguments, option.text


@pytest.mark.parametrize(
    ("text", "close"),
    [
        ("buy glass", ["buy glass 1", "buy glass 2", "buy glass 3."]),
        ("buy glas 3", ["buy glass 3"]),
        ("by glass 3", ["buy glass 3"]),
        ("buy glass 3 with", ["buy glass 3 with 1"]),
    ],
)
def test_options_that_share_most_words_are_suggested_first(text: str, close: list[str]) -> None:
    """A word too many or too few counts against them."""
    with pytest.raises(felicity.CannotRead) as error:
        felicity.new("loop", players=2, mode="basic", seed=7).play(text)
    assert f"Close to: {', '.join(close)}" in str(error.value)


def test_nothing_is_suggested_for_what_is_like_nothing() -> None:
    """No text at all, too."""
    for text in ("xyzzy", ""):
        with pytest.raises(felicity.CannotRead) as error:
            felicity.new("loop", players=2, mode="basic", seed=7).play(text)
        assert "Close to" not in str(error.value)


def walks() -> Alphabet[Option]:
    """Two ways to go, one of which begins as the other."""
    alphabet, kinds = Alphabet(Option), OptionKinds()
    alphabet.add(kinds.add("north"), text="go north")
    alphabet.add(kinds.add("no"), text="go no")
    return alphabet


def test_an_equal_word_is_closer_than_one_that_begins_alike() -> None:
    """Whichever option is older."""
    with pytest.raises(felicity.CannotRead, match="Close to: go no, go north"):
        walks().read("go no further")


def test_a_text_of_an_option_has_up_to_200_letters() -> None:
    """Blanks count."""
    assert walks().read("go" + " " * 193 + "north").text == "go north"
    with pytest.raises(felicity.CannotRead):
        walks().read("go" + " " * 194 + "north")


def test_arguments_without_words_are_numbers() -> None:
    """An alphabet needs no words."""
    assert Alphabet(Option).add(OptionKinds().add("pay", "coins"), 3).text == "pay 3"
