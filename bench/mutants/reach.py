"""Which tests reach which lines, and how long each takes.

Measurements are cached in `.build/mutants`, by test file: as long as the source and the shared test code stay the same, only
changed test files are measured again.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import coverage
import pytest

from bench.mutants.fork import in_fork, run_items
from bench.mutants.mistakes import Mutant

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "felicity"
KEPT = ROOT / ".build" / "mutants"
BASES = {"nostalgia": "pursuit"}  # the rules that an expansion builds on
LONGEST = 3600  # seconds for the tests without a mistake

Lines = dict[str, list[int]]  # by file


class Visit:
    """The lines a test reaches."""

    def __init__(self, seconds: float, lines: Lines) -> None:
        self.seconds = seconds
        self.lines = {file: frozenset(found) for file, found in lines.items()}


class Reach:
    """The reach of all measured tests, and of the imports before them."""

    def __init__(self, on_import: Lines) -> None:
        self.on_import = on_import
        self.visits: dict[str, Visit] = {}

    def covering(self, mutant: Mutant) -> set[str]:
        """The tests that reach a mutant; if it runs on import, all that reach its file."""
        if self.runs_on_import(mutant):
            return {test for test, visit in self.visits.items() if mutant.file in visit.lines}
        return {test for test, visit in self.visits.items() if not visit.lines.get(mutant.file, frozenset()).isdisjoint(mutant.lines)}

    def runs_on_import(self, mutant: Mutant) -> bool:
        """Did its function run before any test did?"""
        return not mutant.in_function or any(line in mutant.body for line in self.on_import.get(mutant.file, []))

    def measure(self, session: pytest.Session, items: list[pytest.Item]) -> None:
        """Run these tests once without a mistake, unless their reach is already known."""
        files: dict[Path, list[pytest.Item]] = defaultdict(list)
        for item in items:
            files[item.path].append(item)
        folders = {path.parent: digest_of_source(path.parent) for path in files}
        kept = {path: KEPT / f"{digest(path.relative_to(ROOT), folders[path.parent], path.read_bytes())}.json" for path in files}
        missing = {path: tests for path, tests in files.items() if not kept[path].exists()}
        if missing:
            measure_afresh(session, missing, kept)
        for path in files:
            for test, (seconds, lines) in json.loads(kept[path].read_text("utf-8")).items():
                self.visits[test] = Visit(seconds, lines)


def digest(*parts: object) -> str:
    """A short hash of all of this."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:24]


def digest_of_source(folder: Path) -> str:
    """A hash of everything that may affect what the tests of a folder reach, apart from themselves; for a game's tests, not other games."""
    game = folder.name if folder.parent.name == "games" else ""
    others = {other.name for other in (PACKAGE / "games").iterdir()} - {game, BASES.get(game, "")} if game else set()
    source = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
    shared = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
    mine = sorted(path for path in source + shared if path.parent.name not in others)
    return digest([(path.relative_to(ROOT), path.read_bytes()) for path in mine])


def start_coverage() -> coverage.Coverage:
    """Start measuring the engine's coverage."""
    found = coverage.Coverage(data_file=None, config_file=False, include=[f"{PACKAGE}/core/*", f"{PACKAGE}/games/*"])
    found.set_option("run:disable_warnings", ["no-data-collected"])  # some tests don't reach the engine
    found.start()
    return found


def lines_of(measured: coverage.Coverage) -> Lines:
    """The lines that ran, by file."""
    data = measured.get_data()
    return {Path(path).relative_to(PACKAGE).as_posix(): sorted(data.lines(path) or []) for path in data.measured_files()}


def measure_afresh(session: pytest.Session, files: dict[Path, list[pytest.Item]], kept: dict[Path, Path]) -> None:
    """Run the tests of these files and save their reach."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("r", suffix=".txt") as failed:
        if in_fork(lambda: write_visits(session, files, kept, Path(failed.name).write_text), LONGEST):
            raise pytest.UsageError(f"A test fails without any mistake: {failed.read()}")


def write_visits(
    session: pytest.Session, files: dict[Path, list[pytest.Item]], kept: dict[Path, Path], tell: Callable[[str], object]
) -> int:
    """Run in a process of its own: 0 if all these tests pass."""
    for path, items in files.items():
        visits: dict[str, tuple[float, Lines]] = {}
        for item in items:
            measured = start_coverage()
            began = time.process_time()
            if run_items(session, [item]):
                tell(item.nodeid)
                return 1
            measured.stop()
            visits[item.nodeid] = (round(time.process_time() - began, 4), lines_of(measured))
        kept[path].write_text(json.dumps(visits), encoding="utf-8")
    return 0
