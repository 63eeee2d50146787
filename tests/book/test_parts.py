"""The parts that the book is generated from: what they find in the code, the tests and the stored games."""

from __future__ import annotations

import doctest
import importlib
import inspect
import re
from collections import Counter
from types import ModuleType
from typing import Any

import pytest

import felicity.api
from felicity.core import rng, table
from felicity.games import OURS
from felicity.text.catalog import languages
from tests.test_docs import LAB
from tests.text.test_typography import WRONG, sentences
from tools.book import citations, commands, doctests, documents, lessons, measured, reference, rulebook, site, sources
from tools.book.sources import ROOT, UnknownSymbol

TRIED = [felicity.api, rng, table, *LAB]  # by tests/test_docs.py
REFERENCE = {name for _, names in reference.PAGES.values() for name in names} - {each.__name__ for each in TRIED}
PLAY = ROOT / "src" / "felicity" / "core" / "table.py"


@pytest.mark.parametrize("module", [citations, doctests, rulebook], ids=lambda module: str(module.__name__))
def test_examples_in_docstrings_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried > 0
    assert failed == 0


def test_the_reference_has_every_name_that_examples_use() -> None:
    """And what it names is there, with a docstring."""
    listed = {(module, name) for _, modules in reference.PAGES.values() for module, names in modules.items() for name in names.split()}
    assert [each for each in listed if not getattr(importlib.import_module(each[0]), each[1]).__doc__] == []
    shown = "".join(path.read_text("utf-8") for path in [*documents.documents(), *(ROOT / "examples").rglob("*.py")])
    used = {
        (module, name)
        for module, names in re.findall(r"^\s*from (felicity\.[\w.]+) import ([\w, ]+)", shown, re.MULTILINE)
        for name in re.split(r",\s*", names.strip())
    }
    assert len(used) > 20
    found = {each for each in used if inspect.isroutine(thing := thing_of(*each)) or inspect.isclass(thing)}
    assert found - listed == set()


def thing_of(module: str, name: str) -> object:
    """What an example imports; another module, if it isn't defined in this one."""
    return getattr(importlib.import_module(module), name, None) or importlib.import_module(f"{module}.{name}")


@pytest.mark.parametrize("name", sorted(REFERENCE))
def test_the_examples_of_the_reference_run(name: str) -> None:
    """Those of the modules that no other test tries."""
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_a_symbol_is_found_on_the_line_of_its_definition() -> None:
    """In Python and in TypeScript; what isn't there is an error that names it."""
    assert PLAY.read_text("utf-8").splitlines()[sources.line_of(PLAY, "Table.play") - 1].startswith("    def play(")
    client = ROOT / "web" / "src" / "lib" / "net" / "client.svelte.ts"
    assert client.read_text("utf-8").splitlines()[sources.line_of(client, "TableClient") - 1].startswith("export class TableClient ")
    assert client.read_text("utf-8").splitlines()[sources.line_of(client, "TableClient.#hear") - 1].startswith("  #hear(")
    for path in (PLAY, client):
        with pytest.raises(UnknownSymbol, match=f"There is no nothing in .*{path.name}"):
            sources.line_of(path, "nothing")


def test_every_source_file_that_a_document_names_is_there_with_its_symbol() -> None:
    """Also those of the walk of a move."""
    assert all(path.is_file() for path in documents.named())
    assert len(documents.named()) > 5


def test_code_is_cited_where_it_cites() -> None:
    """Each line names its rule, or a range in which it lies."""
    for game in felicity.games():
        for rule, places in citations.code_of(game).items():
            for place in places:
                line = place.path.read_text("utf-8").splitlines()[place.line - 1]
                assert rule in line or " to " in line, (rule, place)


def test_moments_are_the_events_of_stored_games() -> None:
    """In their rounds, also what only one seat was told."""
    found = citations.moments()["LOOP-2.0.a1"][0]
    assert (found.path.stem, found.round, found.what) == ("loop-basic-2", 1, "worked")
    assert found.path.read_text("utf-8").splitlines()[found.line - 1].startswith("  worked who=")
    assert any(moment.what == "favour-seen" for moment in citations.moments()["LOOP-R3"])
    known = {rule.id for game in felicity.games() for rule in felicity.rules(game)}
    assert citations.moments().keys() <= known


def test_what_a_rule_asks_and_forbids_is_a_moment_too() -> None:
    """At its decision in the stored game, with the figures that the rule compares; each thing once a game."""
    asked = next(each for each in citations.moments()["LOOP-2.4-4"] if each.what == "asked")
    assert asked.arguments.endswith("AnswerFavour")
    refused = [each for each in citations.moments()["LOOP-2.0.b3"] if each.what == "refused"]
    assert re.fullmatch(r"seat\d buy \w+ \d \([\w-]+: at least \d+, has \d+\)", refused[0].arguments), refused[0]
    for moment in (asked, refused[0]):
        line = moment.path.read_text("utf-8").splitlines()[moment.line - 1]
        assert re.match(rf"\d+\. {moment.arguments.split()[0]} ", line)
    reasons = [(each.path, each.arguments.partition("(")[2].partition(":")[0]) for each in refused]
    assert len(reasons) == len(set(reasons))


def test_a_ruling_shows_its_option_and_what_was_measured_of_it() -> None:
    """With the figures of the standing report."""
    rule = next(rule for rule in felicity.rules("loop") if rule.option == "zone_borders")
    text = "\n".join(rulebook.settled("loop", rule))
    assert "default <code>4,8</code>" in text
    effect = next(each for each in measured.measured("loop")["zone_borders"] if each.mode == "competitive" and each.value == "4,9")
    assert rulebook.spanned(effect.score) in text
    assert f"docs/balance/{effect.report}.html" in text
    assert rulebook.spanned((-0.5, -1.25, 0.25)) == "−0.50 (−1.25 to +0.25)"


def test_a_house_rule_in_free_words_shows_no_empty_default() -> None:
    rule = next(rule for rule in felicity.rules("nation") if rule.option == "characters")
    text = "\n".join(rulebook.settled("nation", rule))
    assert "characters" in text
    assert "default" not in text


def test_a_lesson_has_every_part_of_the_summary_and_the_tutorial() -> None:
    """In every language, with the rules they stand on."""
    where = rulebook.places()
    for lang in languages():
        for game in felicity.games():
            text = lessons.lesson(lang, game, where)
            for file in ("summary.ts", "tutorial.ts"):
                found = lessons.parts(lessons.PAGE / game / file)
                assert len(found) == (lessons.PAGE / game / file).read_text("utf-8").count("rules: [")
                assert all(where[rule] in text for _, rules in found for rule in rules)


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_shows_its_game_in_its_own_language(game: str) -> None:
    for lang in languages():
        assert ROOT / lessons.picture(lang, game) in lessons.pictures()


def test_an_expansion_comes_after_its_base() -> None:
    """On every shelf of the book; and each game is there once."""
    order = rulebook.in_order()
    assert sorted(order) == sorted(felicity.games())
    assert order.index("nostalgia") == order.index("pursuit") + 1


def test_the_order_of_the_book_names_every_page_once() -> None:
    def pages(part: Any) -> list[str]:
        if isinstance(part, str):
            return [part]
        return [page for inner in (part.values() if isinstance(part, dict) else part) for page in pages(inner)]

    named = Counter(pages(site.navigation()))
    assert {page: times for page, times in named.items() if times != 1} == {}


def test_the_lessons_say_the_same_in_every_language() -> None:
    """And the French is set as French is."""
    words = {lang: dict(sentences(lessons.HOME / f"lessons.{lang}.ftl")) for lang in languages()}
    assert words["fr"].keys() == words["en"].keys()
    assert not [key for key, text in words["fr"].items() if text == words["en"][key]]
    assert not [text for text in words["fr"].values() if WRONG.search(text)]


def test_every_command_shows_its_help() -> None:
    """Those within others too, as they are typed."""
    for lang in languages():
        found = dict(commands.helps(lang))
        assert {"felicity", "felicity play", "felicity lab", "felicity lab run"} <= found.keys()
        assert all(name in text for name, text in found.items())
    assert dict(commands.helps("fr"))["felicity play"] != dict(commands.helps("en"))["felicity play"]
