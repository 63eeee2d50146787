"""Every kind of step, choice, option, event and refusal of every game can be loaded, asked and narrated: none is missing from a list."""

from __future__ import annotations

import ast
import importlib
import json
from collections.abc import Iterator

import pytest

import felicity
from felicity import plugins
from felicity.core.errors import CannotRead
from felicity.core.step import AnyStep, Choice, Step
from felicity.games.pursuit.effects import COSTS, SHOWN
from felicity.text.catalog import has, keys, languages
from felicity.text.narrator import Narrator
from felicity.text.plain_narrator import PlainNarrator

in_every_language = pytest.mark.parametrize("lang", languages())
in_every_game = pytest.mark.parametrize("game", felicity.games())
NO_ENGINE = ("plugin.py", "study.py")
REASON_AT = {"allows": 2, "enough": 3, "within": 3, "offer_if_enough": 3, "refuse": 1}  # which argument of `Ask` is the reason
# Reasons that are composed from the words of cards.
COMPOSED = {
    "self.word": COSTS,
    "wanted.reason": [f"show-{word}" for word in SHOWN],
}


def subclasses(kind: type[AnyStep]) -> Iterator[type[AnyStep]]:
    for each in kind.__subclasses__():
        yield each
        yield from subclasses(each)


def steps_of(game: str) -> list[type[AnyStep]]:
    """All steps that a game defines itself."""
    plugin = plugins.plugin(game)
    package = type(plugin).__module__.rpartition(".")[0]
    for path in plugin.folder.glob("*.py"):
        if path.name not in NO_ENGINE:
            importlib.import_module(f"{package}.{path.stem}")
    return sorted({step for step in subclasses(Step) if step.__module__.startswith(f"{package}.")}, key=lambda step: step.__name__)


def choices_of(game: str) -> list[type[AnyStep]]:
    return [step for step in steps_of(game) if issubclass(step, Choice)]


def rules_of(game: str) -> set[str]:
    base = plugins.plugin(game).base
    return {rule.id for name in (game, base) if name for rule in felicity.rules(name)}


def narrator_of(game: str, lang: str) -> Narrator:
    table = felicity.new(game, seed=1)
    return plugins.plugin(game).narrator(lang, ["Ada"] * table.setup.players, table.setup.mode, "")


def lacks(game: str, lang: str, key: str) -> bool:
    """Does neither the game nor its base game have such a sentence?"""
    base = plugins.plugin(game).base
    return not has(lang, f"{game}-{key}") and not (base and has(lang, f"{base}-{key}"))


# --- steps and choices ---


@in_every_game
def test_every_step_can_be_loaded_or_happens_at_once(game: str) -> None:
    """A loader that doesn't know a step lists those it knows."""
    table = felicity.new(game, seed=1)
    for step in steps_of(game):
        saved = json.loads(json.dumps(table.dump()))
        saved["position"]["agenda"] = [{"step": step.__name__}]
        with pytest.raises(CannotRead) as refused:
            felicity.load(saved)
        is_known = f"found {step.__name__!r}" not in str(refused.value)
        assert is_known != step.AT_ONCE, f"{step.__name__}: {refused.value}"


@in_every_game
def test_every_choice_says_by_which_rule_it_is_asked(game: str) -> None:
    rules = rules_of(game)
    for choice in choices_of(game):
        assert not choice.AT_ONCE, choice.__name__
        assert choice.RULE in rules or (not choice.RULE and "asked_by" in vars(choice)), choice.__name__


@in_every_language
@in_every_game
def test_every_choice_asks_its_question(game: str, lang: str) -> None:
    assert not [choice.__name__ for choice in choices_of(game) if lacks(game, lang, f"ask-{choice.__name__}")]


# --- options and events ---


@in_every_language
@in_every_game
def test_every_kind_of_option_and_event_is_told(game: str, lang: str) -> None:
    """An option needs a sentence also for when it can't be chosen."""
    narrator = narrator_of(game, lang)
    assert not isinstance(narrator, PlainNarrator)
    kinds = {narrator.kind(option) for option in plugins.game(game).alphabet.options}
    needed = {f"{word}-{kind}" for kind in kinds for word in ("option", "what")} | {f"log-{name}" for name in narrator.EVENT_KINDS.by_name}
    assert not [key for key in sorted(needed) if lacks(game, lang, key)]


# --- refusals ---


def reasons_of(game: str) -> set[str]:
    """Every reason that the engine of a game gives, read from its source."""
    trees = [ast.parse(path.read_text("utf-8")) for path in plugins.plugin(game).folder.glob("*.py") if path.name not in NO_ENGINE]
    functions = {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found: set[str] = set()
    for call in calls:
        if isinstance(call.func, ast.Attribute) and call.func.attr in REASON_AT and ast.unparse(call.func.value) == "a":
            found |= words_in(call.args[REASON_AT[call.func.attr]], functions, calls)
    return found


def words_in(node: ast.expr, functions: dict[str, ast.FunctionDef], calls: list[ast.Call]) -> set[str]:
    """A literal reason; one that a function takes or returns is looked up there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return words_in(node.body, functions, calls) | words_in(node.orelse, functions, calls)
    if ast.unparse(node) in COMPOSED:
        return set(COMPOSED[ast.unparse(node)])
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        given = [each.value for each in ast.walk(functions[node.func.id]) if isinstance(each, ast.Return) and each.value is not None]
        return {word for value in given for word in words_in(value, functions, calls)}
    assert isinstance(node, ast.Name), f"this reason can't be read: {ast.unparse(node)}"
    given = []
    for function in functions.values():
        names = [each.arg for each in function.args.args]
        if node.id in names:
            passed = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == function.name]
            given += [call.args[names.index(node.id)] for call in passed]
    assert given, f"nobody gives the reason {node.id}"
    return {word for value in given for word in words_in(value, functions, calls)}


@in_every_language
@in_every_game
def test_every_reason_is_told_and_every_sentence_has_a_reason(game: str, lang: str) -> None:
    """Nostalgia may give a reason of its base."""
    reasons = reasons_of(game)
    assert not [reason for reason in sorted(reasons) if lacks(game, lang, f"why-{reason}")]
    named = {key.removeprefix(f"{game}-why-") for key in keys(lang) if key.startswith(f"{game}-why-") and "." not in key}
    assert named <= reasons
