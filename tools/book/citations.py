"""Where a rule is at work: the lines of code that carry it out, the tests that prove it, the moments of stored games in which it was."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import felicity
from felicity import plugins
from felicity.api import open_record
from felicity.cli.coverage import proofs_in
from felicity.core.state import choice_of
from felicity.core.step import Choice
from tests.playthroughs.playthrough import record_in
from tools.book.sources import ROOT, around, defined, tree_of

TESTS = ROOT / "tests"
GAMES = TESTS / "playthroughs"
LONGEST_RANGE = 20  # rules in a range cited as `A to B`
DECISION = re.compile(r"^\d+\. seat\d+ ")
EVENT = re.compile(r"^  (?:\(only seat\d+\) )?(?P<event>[\w-]+) ?(?P<arguments>.*) \((?P<rule>[A-Z]+-[\w.-]+)\)$")


@dataclass(frozen=True)
class Place:
    """A line of a source file, and the function or class it belongs to."""

    path: Path
    line: int
    symbol: str


@dataclass(frozen=True)
class Proof:
    """A test, and what it says it shows."""

    path: Path
    line: int
    says: str


@dataclass(frozen=True)
class Moment:
    """Where a rule was at work in a stored game: an event, a question that it asked, or what it forbade."""

    path: Path
    line: int
    round: int
    what: str  # the name of the event; `asked` or `refused`
    arguments: str


@cache
def code_of(game: str) -> dict[str, list[Place]]:
    """By rule: the lines of a game's code that cite it, by itself or in a range `LOOP-1.0b to LOOP-1.0.2`, in the order of the catalog."""
    book = felicity.rules(game)
    order = [rule.id for rule in book]
    id = rf"{book.prefix}-[\w.-]*\w"
    found: dict[str, list[Place]] = {}
    for path in sorted(plugins.plugin(game).folder.rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            cited = set(re.findall(rf"\b{id}", line))
            for first, last in re.findall(rf"\b({id}) to ({id})", line):
                start, end = order.index(first), order.index(last)
                assert start < end < start + LONGEST_RANGE, f"{first} to {last}"
                cited |= set(order[start : end + 1])
            for rule in cited:
                found.setdefault(rule, []).append(Place(path, number, around(path, number)))
    return found


@cache
def proofs() -> dict[str, list[Proof]]:
    """By rule: the tests that are marked with it."""
    return {rule: [proof_of(test) for test in tests] for rule, tests in proofs_in(TESTS).items()}


@cache
def proof_of(test: str) -> Proof:
    """A test by its name, `path::name`."""
    file, _, name = test.partition("::")
    path = Path(file)
    node = dict(defined(tree_of(path)))[name.replace("::", ".")]
    said = ast.get_docstring(node)
    return Proof(path, node.lineno, said.splitlines()[0] if said else spoken(name.rpartition("::")[2]))


def spoken(name: str) -> str:
    """The name of a test as a sentence.

    >>> spoken("test_a_goal_is_secret")
    'A goal is secret.'
    """
    words = name.removeprefix("test_").replace("_", " ")
    return f"{words[:1].upper()}{words[1:]}."


@cache
def moments() -> dict[str, list[Moment]]:
    """By rule: what happened in the stored games by it; then the questions that it asked, then what it forbade, each thing once a game."""
    events: list[tuple[str, Moment]] = []
    questions: list[tuple[str, Moment]] = []
    refusals: list[tuple[str, Moment]] = []
    for path in sorted(GAMES.glob("*.txt")):
        events += events_in(path)
        asked, refused = decisions_in(path)
        questions += asked
        refusals += refused
    found: dict[str, list[Moment]] = {}
    for rule, moment in (*events, *questions, *refusals):
        found.setdefault(rule, []).append(moment)
    return found


def events_in(path: Path) -> Iterator[tuple[str, Moment]]:
    """The events of a stored game, as it tells them, each with its rule."""
    round = 0
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith("== round "):
            round = int(line.split()[2])
        elif match := EVENT.match(line):
            yield match["rule"], Moment(path, number, round, match["event"], match["arguments"])


def decisions_in(path: Path) -> tuple[list[tuple[str, Moment]], list[tuple[str, Moment]]]:
    """The questions of a stored game by the rules that ask them, and what couldn't be done: found by playing it again."""
    text = path.read_text("utf-8")
    lines = (number for number, line in enumerate(text.splitlines(), 1) if DECISION.match(line))
    record, table = open_record(record_in(text))
    asked: dict[tuple[str, str], Moment] = {}
    refused: dict[tuple[str, str], Moment] = {}
    for line, (_, seat, chosen) in zip(lines, record.moves, strict=True):
        round, question = table.state.round, choice_of(table.state)
        assert isinstance(question, Choice)
        if rule := question.asked_by(table.state):
            asked.setdefault((rule, table.question), Moment(path, line, round, "asked", f"seat{seat} {table.question}"))
        for refusal in table.refusals():
            numbers = f": {refusal.bound} {refusal.needs}, has {refusal.has}" if refusal.needs >= 0 else ""
            moment = Moment(path, line, round, "refused", f"seat{seat} {refusal.what} ({refusal.reason}{numbers})")
            refused.setdefault((refusal.rule, refusal.reason), moment)
        table.play(chosen, seat=seat)
    return [(rule, moment) for (rule, _), moment in asked.items()], [(rule, moment) for (rule, _), moment in refused.items()]
