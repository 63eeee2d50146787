"""Tries mutants: the tests are collected once, and each mutant is tried in a fork of that process, by the tests that reach its line.

A mutant of a function that did not run during collection is applied by replacing the function's code. Any other (a constant,
a class, a table computed on import) is tried in a process of its own, in which the file is imported with the mistake.
"""

from __future__ import annotations

import importlib.abc
import importlib.util
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

from bench.mutants.fork import MEMORY, in_fork, run_items, seconds_of_children
from bench.mutants.mistakes import Mutant, code_with
from bench.mutants.reach import PACKAGE, ROOT, Reach, lines_of, start_coverage

PINNED = ("tests/conformance/", "tests/playthroughs/")  # they pin play as it is, right or wrong
KILLED, SURVIVED, NOT_REACHED = "killed", "survived", "not reached"
PATIENCE = 3  # a mutant may take so many times as long as the tests without it
GRACE = 10  # and so many seconds more
QUIET = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", "--tb=no"]


class Steady:
    """Makes Hypothesis take the same examples every time, and remember none from one mutant to the next."""

    def pytest_configure(self) -> None:
        """Not earlier: pytest loads Hypothesis itself."""
        from hypothesis import Phase, settings

        settings.register_profile("mutants", derandomize=True, database=None, phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutants")


class Trial:
    """A mutant and its outcome: by the tests of the rules, and by those that only pin play."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.by_rules = ""
        self.by_pins = ""
        self.seconds = 0.0

    @property
    def is_killed(self) -> bool:
        """Did any test fail?"""
        return KILLED in (self.by_rules, self.by_pins)


class WithMistake(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module of ours with a mistake."""

    def __init__(self, file: str, number: int) -> None:
        self.path = PACKAGE / file
        self.name = "felicity." + file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        self.number = number

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Is it the module with the mistake?"""
        return importlib.util.spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        """Execute the module with the mistake."""
        exec(code_with(self.path, self.number), module.__dict__)


def exchange(mutant: Mutant) -> bool:
    """Replace the code of the loaded function by the mutant's. False if it isn't a plain function."""
    name = "felicity." + mutant.file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    found: object = sys.modules.get(name)
    for part in mutant.scope.split("."):
        found = vars(found).get(part) if hasattr(found, "__dict__") else None
        found = found.fget if isinstance(found, property) else found
        if isinstance(found, FunctionType):
            code = code_named(code_with(PACKAGE / mutant.file, mutant.number), found.__qualname__)
            if code is None or code.co_freevars != found.__code__.co_freevars:
                return False
            found.__code__ = code
            return True
    return False


def code_named(code: CodeType, name: str) -> CodeType | None:
    """The code of a function within that of its module."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            found = inner if inner.co_qualname == name else code_named(inner, name)
            if found is not None:
                return found
    return None


class Trials(Steady):
    """A pytest plugin: collects the tests, then tries the mutants instead of running them."""

    def __init__(self, target: str, mutants: list[Mutant], tests: list[str], report: Callable[[Trial], None]) -> None:
        self.target = target
        self.trials = [Trial(mutant) for mutant in mutants]
        self.tests = tests
        self.report = report
        self.is_quick = False  # don't measure which tests reach a line: try them all
        self.pins = 0.0  # seconds for tests that only pin play
        self.reach = Reach({})

    def run(self) -> bool:
        """Try all mutants. False if the tests can't be collected or fail by themselves."""
        self.coverage = start_coverage()
        return pytest.main([*QUIET, *self.tests], plugins=[self]) == pytest.ExitCode.OK

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the mutants, instead of running the tests once."""
        if session.testsfailed:
            raise session.Interrupted("The tests can't be collected.")
        self.coverage.stop()
        self.reach = Reach(lines_of(self.coverage))
        self.rules = [item for item in session.items if not item.nodeid.startswith(PINNED)]
        pinned = [item for item in session.items if item.nodeid.startswith(PINNED)]
        self.pinned = [item for item in pinned if self.target == "core" or self.target in item.nodeid]
        if not self.is_quick:
            self.reach.measure(session, self.rules)
        for trial in self.trials:
            before = seconds_of_children()
            self.attempt(session, trial)
            trial.seconds = seconds_of_children() - before
            self.report(trial)
        return True

    def order(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that may notice a mutant: those of its own chapter first, then those that reach its file, the fastest first.

        Code that runs on import may be noticed by any of them.
        """
        covering = self.reach.covering(mutant)
        chapter = Path(mutant.file).stem
        tries_all = self.is_quick or self.reach.runs_on_import(mutant)
        found = [item for item in self.rules if tries_all or item.nodeid in covering]
        return sorted(found, key=lambda item: (chapter not in item.path.stem, item.nodeid not in covering, self.seconds(item)))

    def seconds(self, item: pytest.Item) -> float:
        """How long a test takes; if that wasn't measured, property tests count as the slowest."""
        return float(item.path.stem == "test_properties") if self.is_quick else self.reach.visits[item.nodeid].seconds

    def attempt(self, session: pytest.Session, trial: Trial) -> None:
        """Try the tests of the rules first, then, if they all pass, those that pin play."""
        mutant = trial.mutant
        items = self.order(mutant)
        limit = 30 if self.is_quick else GRACE + int(PATIENCE * sum(self.seconds(item) for item in items))
        trial.by_rules = self.try_items(session, mutant, items, limit, 1e9) if items else NOT_REACHED
        if trial.by_rules != KILLED and self.pins and self.pinned:
            trial.by_pins = self.try_items(session, mutant, self.pinned, int(self.pins) + 300, self.pins)

    def try_items(self, session: pytest.Session, mutant: Mutant, items: list[pytest.Item], limit: int, budget: float) -> str:
        """Does one of these tests fail, or run forever?"""

        def work() -> int:
            return run_items(session, items, budget) if exchange(mutant) else 77

        code = 77 if self.reach.runs_on_import(mutant) else in_fork(work, limit)
        if code == 77:
            code = run_afresh(mutant, [item.nodeid for item in items], limit, budget)
        return SURVIVED if code == 0 else KILLED


def run_afresh(mutant: Mutant, tests: list[str], limit: int, budget: float) -> int:
    """Try a mutant in a process that imports it."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as asked:
        json.dump([mutant.file, mutant.number, tests, budget], asked)
        asked.flush()

        def bounded() -> None:
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        command = [sys.executable, "-m", "bench.mutants.trial", asked.name]
        return subprocess.run(command, cwd=ROOT, preexec_fn=bounded, capture_output=True, check=False).returncode


class Afresh(Steady):
    """A pytest plugin that runs these tests, in this order, until one fails."""

    def __init__(self, tests: list[str], budget: float) -> None:
        self.tests = tests
        self.budget = budget

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests in the given order."""
        known = {item.nodeid: item for item in session.items}
        missing = bool(session.testsfailed) or any(test not in known for test in self.tests)
        if missing or run_items(session, [known[test] for test in self.tests], self.budget):
            os._exit(1)
        os._exit(0)


def main(asked: str) -> None:
    """Run in a process of its own; the exit code says whether a test failed."""
    file, number, tests, budget = json.loads(Path(asked).read_text("utf-8"))
    sys.meta_path.insert(0, WithMistake(file, number))
    pytest.main([*QUIET, *dict.fromkeys(test.partition("::")[0] for test in tests)], plugins=[Afresh(tests, budget)])
    sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
