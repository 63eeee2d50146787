"""Every rule can be read in every language, as carefully as in English."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest

import felicity
from felicity import plugins
from felicity.core.rulebook import Rule, Rulebook, languages, searchable
from felicity.text import catalog

FIELDS = ("title", "text", "example", "why")
# Fields that say the same in both languages, and names of cards whose figures are no figures of the game.
SAME: set[tuple[str, str]] = set()
NAMED = {("LOOP-9.sales", "title")}
FOREIGN = [(game, lang) for game in felicity.games() for lang in catalog.languages() if lang != "en"]
in_every_language = pytest.mark.parametrize(("game", "lang"), FOREIGN)


def words(game: str, lang: str, table: str) -> dict[str, dict[str, str]]:
    """A table of the file of a language: `rule`, `section` or `source`."""
    found: dict[str, dict[str, str]] = tomllib.loads((plugins.plugin(game).folder / f"rules.{lang}.toml").read_text("utf-8"))[table]
    return found


def fields(rule: Rule) -> dict[str, str]:
    """What a rule says in words."""
    return {field: text for field in FIELDS if (text := str(getattr(rule, field)))}


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def has_words(text: str) -> bool:
    """Is there anything to translate, besides figures, ids and single letters?"""
    return re.search(r"[^\W\d_]{2}", re.sub(r"\b[A-Z]+-[\w.-]+", "", text)) is not None


@pytest.mark.parametrize("game", list(felicity.games()))
def test_every_rulebook_can_be_read_in_every_language(game: str) -> None:
    assert languages(plugins.plugin(game).folder) == catalog.languages()


@in_every_language
def test_every_rule_and_nothing_else_is_told_in_the_language(game: str, lang: str) -> None:
    """The same ids with the same fields, and no text left empty."""
    expected = {rule.id: set(fields(rule)) for rule in felicity.rules(game).rules}
    local = {id: {field for field, text in entry.items() if text.strip()} for id, entry in words(game, lang, "rule").items()}
    assert local == expected


@in_every_language
def test_every_text_is_really_translated(game: str, lang: str) -> None:
    local = felicity.rules(game, lang)
    english = {(rule.id, field): text for rule in felicity.rules(game).rules for field, text in fields(rule).items()}
    same = {(id, field) for (id, field), text in english.items() if has_words(text) and text == fields(local[id])[field]}
    assert same == {key for key in SAME if key[0] in local}


@in_every_language
def test_the_figures_are_those_of_the_english_text(game: str, lang: str) -> None:
    local = felicity.rules(game, lang)
    english = {(rule.id, field): text for rule in felicity.rules(game).rules for field, text in fields(rule).items()}
    other = {key: text for key, text in english.items() if key not in NAMED and numbers(text) != numbers(fields(local[key[0]])[key[1]])}
    assert other == {}


@in_every_language
def test_sections_and_sources_are_translated(game: str, lang: str) -> None:
    """Every section, no unknown one, and no word of a source that occurs nowhere."""
    english, local = felicity.rules(game), felicity.rules(game, lang)
    assert set(words(game, lang, "section")) == {rule.section for rule in english.rules} - {""}
    assert all(phrase in "\n".join(rule.source for rule in english.rules) for phrase in words(game, lang, "source"))
    assert not [rule.source for rule in local.rules if "rulebook" in rule.source]
    assert not [rule.section for rule in local.rules if rule.section and rule.section == english[rule.id].section]


@in_every_language
def test_what_is_no_text_stays(game: str, lang: str) -> None:
    """Ids, order, modes, options and what a rule points to."""

    def facts(rule: Rule) -> tuple[object, ...]:
        return (rule.id, rule.is_ruling, rule.confidence, rule.option, rule.modes, rule.see)

    assert [facts(rule) for rule in felicity.rules(game, lang).rules] == [facts(rule) for rule in felicity.rules(game).rules]


@pytest.mark.parametrize("game", list(felicity.games()))
def test_french_is_set_with_its_own_spaces_and_quotes(game: str) -> None:
    """Narrow before ; ? !, full before : and inside quotes; no typewriter apostrophe."""
    texts = [text for rule in felicity.rules(game, "fr").rules for text in (*fields(rule).values(), rule.section)]
    assert not [text for text in texts if re.search(r"['\"]| [;:?!»%]|« |(?<![\u202f\w.])[;?!]|\w[;?!]", text)]


def test_search_takes_what_a_keyboard_writes() -> None:
    assert searchable("L’Élève au Cœur") == "l'eleve au coeur"
    assert "LOOP-2.3c" in {rule.id for rule in felicity.rules("loop", "fr").search("coeur propriete")}
    assert "LOOP-2.0.b2" in {rule.id for rule in felicity.rules("loop", "fr").search("tour d'achat")}


def test_a_rulebook_is_read_rule_by_rule() -> None:
    book = felicity.rules("loop")
    assert [rule.id for rule in book] == [rule.id for rule in book.rules]
    assert [rule.id for rule in book][:2] == ["LOOP-1.0a", "LOOP-1.0b"]


def test_a_rule_that_a_language_lacks_stays_english() -> None:
    entry = {"id": "X-1", "title": "One", "text": "First.", "section": "Start", "source": "rulebook, p. 1"}
    ruling = {"id": "X-R1", "question": "Why?", "ruling": "So.", "why": "Silent."}
    local = {"rule": {"X-R1": {"title": "Pourquoi ?", "why": "Rien n’est dit."}}, "source": {"rulebook": "livret"}}
    book = Rulebook({"rule": [entry], "ruling": [ruling]}, local)
    assert (book["X-1"].title, book["X-1"].section, book["X-1"].source) == ("One", "Start", "livret, p. 1")
    assert (book["X-R1"].title, book["X-R1"].text, book["X-R1"].why) == ("Pourquoi ?", "So.", "Rien n’est dit.")


def test_a_rule_as_data_says_everything() -> None:
    rule = felicity.rules("loop", "fr")["LOOP-R5"]
    assert rule.as_dict() == {
        field: getattr(rule, field) for field in (*FIELDS, "id", "is_ruling", "section", "source", "confidence", "option", "modes", "see")
    }


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(felicity.BadOptions, match="no rules of loop in 'de': choose one of en, fr"):
        felicity.rules("loop", "de")


@pytest.mark.parametrize(
    ("game", "prefix"), [("loop", "LOOP"), ("pursuit", "POH"), ("nostalgia", "NOS"), ("nation", "NATION"), ("rainbow", "RAIN")]
)
def test_all_rules_of_a_book_begin_alike(game: str, prefix: str) -> None:
    """By that a rule is known to be of this game."""
    book = felicity.rules(game)
    assert book.prefix == prefix
    assert all(rule.id.startswith(f"{prefix}-") for rule in book)


def test_search_finds_rules_in_which_every_word_occurs() -> None:
    """In the id, the title, the text or the section."""
    book = felicity.rules("loop")
    one, other = ({rule.id for rule in book.search(word)} for word in ("favour", "credit"))
    assert {rule.id for rule in book.search("credit favour")} == one & other
    assert one - other
    assert other - one
    assert [rule.id for rule in book.search("LOOP-2.4b1")] == ["LOOP-2.4b1"]
