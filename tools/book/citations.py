"""Where a rule is at work: the lines of code that carry it out, the tests that prove it, the moments of stored games in which it fired."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import felicity
from felicity import plugins
from felicity.cli.coverage import proofs_in
from tools.book.sources import ROOT, around, defined, tree_of

TESTS = ROOT / "tests"
GAMES = TESTS / "playthroughs"
LONGEST_RANGE = 20  # rules in a range cited as `A to B`
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
    """An event of a stored game."""

    path: Path
    line: int
    round: int
    event: str
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
    """By rule: the events of the stored games that name it."""
    found: dict[str, list[Moment]] = {}
    for path in sorted(GAMES.glob("*.txt")):
        round = 0
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if line.startswith("== round "):
                round = int(line.split()[2])
            elif match := EVENT.match(line):
                found.setdefault(match["rule"], []).append(Moment(path, number, round, match["event"], match["arguments"]))
    return found
