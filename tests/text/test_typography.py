"""Sentences are set the same way everywhere: French spaces before signs, round apostrophes, no name for a thing that another name has."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import felicity
from felicity.text import catalog

PACKAGE = Path(felicity.__file__).parent
NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
# A sign that stands after a word: a colon and the marks of a quotation take a whole space, the others a narrow one.
WRONG = re.compile(rf"[^{NO_BREAK}\s]: |[^{NO_BREAK}]:$|[^{NARROW}\s;!?]([;!?])(?=\s|$)|«[^{NO_BREAK}]|[^{NO_BREAK}]»| [;:!?](?=\s|$)")
# French words that would name a second time what has a name already.
SECOND_NAMES = {
    "loop": r"se casse\b|\d (bonheur|réputation|qualité)s?\b",
    "pursuit": r"\bemplois?\b|\bzones?\b|Temps passé",
    "nostalgia": r"\bemplois?\b|en un seul tour|ce tour\b",
    "rainbow": r"tours? de table|\bengins?\b|cartes? du destin",
}
# The same in the texts of the rules, which name a thing as the table does.
SECOND_NAMES_IN_RULES = {
    "loop": r"objectifs? (non )?atteint|\bréclam|se casse\b|\d (bonheur|réputation|qualité)s?\b|\bemploi",
    "nation": r"\btir(er|e|é|ée|ées)\b|De nous|\d bonheurs?\b|\bemploi",
    "pursuit": r"manche unique|\b[Rr]enonc|\b[Ee]ntam|\d stress\b|\bemplois?\b",
    "nostalgia": r"\b[Ee]ntam|[Aa]bandonner (une|des) [Rr]éminiscence|\bemplois?\b",
    "rainbow": r"tours? de table|\bengins?\b|\b(il|doit|joueur|a) tourn(er|e|é) la roue",
}


class Texts(Visitor):
    """The words of a sentence, without what stands in braces."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 (fluent.syntax calls it so)
        self.found.append("".join(read(part) for part in node.elements))
        self.generic_visit(node)


def read(part: ftl.TextElement | ftl.Placeable) -> str:
    """A part as it is read; what is filled in is a 0."""
    if isinstance(part, ftl.TextElement):
        return part.value
    return part.expression.value if isinstance(part.expression, ftl.StringLiteral) else "0"


def sentences(path: Path) -> list[tuple[str, str]]:
    """Every sentence of a file with its key."""
    found = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            texts = Texts()
            texts.visit(entry)
            found += [(entry.id.name, text) for text in texts.found]
    return found


def uncounted(path: Path) -> list[tuple[str, str]]:
    """What is said whatever the number is: every sentence without what stands in its variants."""
    found = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            found += [(entry.id.name, "".join(map(read, pattern.elements))) for pattern in patterns if pattern]
    return found


@pytest.mark.parametrize("path", catalog.files("fr"), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_french_signs_have_their_space(path: Path) -> None:
    """A space that doesn't break, narrow before ; ! ? and whole before a colon and inside « »."""
    assert [(key, text) for key, text in sentences(path) if WRONG.search(text.replace("://", ""))] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_apostrophes_are_round(lang: str) -> None:
    """In every sentence."""
    straight = [(key, text) for path in catalog.files(lang) for key, text in sentences(path) if re.search(r"\w'\w", text)]
    assert straight == []


def test_those_who_play_by_themselves_have_one_name_in_french() -> None:
    """They are robots; `bot` is only a word of commands and files."""
    second = re.compile(r"\b(un|le|du|les|des|de|ces|aucun|chaque|autres?) bots?\b(?!:)", re.IGNORECASE)
    assert [(key, text) for path in catalog.files("fr") for key, text in sentences(path) if second.search(text)] == []


@pytest.mark.parametrize("game", sorted(SECOND_NAMES))
def test_a_thing_has_one_name_in_french(game: str) -> None:
    """What the table calls a thing is what every sentence calls it."""
    paths = sorted((PACKAGE / "games" / game / "narration" / "fr").glob("*.ftl"))
    assert paths
    assert [(key, text) for path in paths for key, text in sentences(path) if re.search(SECOND_NAMES[game], text)] == []


@pytest.mark.parametrize("game", sorted(SECOND_NAMES_IN_RULES))
def test_a_rule_calls_a_thing_what_the_table_calls_it(game: str) -> None:
    """Title, text, example and reason of every rule."""
    rules = tomllib.loads((PACKAGE / "games" / game / "rules.fr.toml").read_text("utf-8"))["rule"]
    told = [(id, text) for id, rule in rules.items() for text in rule.values()]
    assert len(told) > 100
    assert [(id, text) for id, text in told if re.search(SECOND_NAMES_IN_RULES[game], text)] == []


# Nouns of the tables that are counted by what is filled in before them.
COUNTED = {
    "en": r"\b0 (bucks|hours|tickets|coins|keys|hourglasses|materials|favours)\b",
    "fr": r"\b0 (sous|heures|billets|pièces|clés|sabliers|matériaux|services)\b",
}
# Of these there are always several, or all of the day.
ALWAYS_SEVERAL = (
    r"page-nation-(lends|loan|upgrade|explorers-about|sick-note|infected|hours-used)"
    r"|page-loop-debt|page-rainbow-keys-of"
)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", sorted(felicity.games()))
def test_one_of_a_thing_is_said_in_the_singular(game: str, lang: str) -> None:
    """Whatever is counted in a sentence of the page has its plural forms: nobody reads «1 tickets»."""
    path = PACKAGE / "games" / game / "narration" / lang / "page.ftl"
    found = [key for key, text in uncounted(path) if re.search(COUNTED[lang], text) and not re.search(ALWAYS_SEVERAL, key)]
    assert found == []
