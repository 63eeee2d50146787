"""The mistakes that mutation testing puts into the rules (`bench/mutants`)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from bench.mutants.__main__ import read_known, sample
from bench.mutants.mistakes import Mutant, mutants_of
from bench.mutants.reach import PACKAGE, ROOT
from bench.mutants.trial import WithMistake, exchange
from felicity.core import tuples


def mistakes(folder: Path, code: str) -> list[str]:
    """The possible mistakes in this code, without the file name."""
    path = folder / "rules.py"
    path.write_text(code, encoding="utf-8")
    return [mutant.name.removeprefix("rules.py ") for mutant in mutants_of(path, "rules.py")]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("return a < b", ["return a <= b", "return a >= b"]),
        ("return a == b", ["return a != b"]),
        ("return a and b", ["return a or b", "return b", "return a"]),
        ("return not a", ["return a"]),
        ("return a + 2", ["return a - 2", "return a + 3", "return a + 1"]),
        ("return min(a, b)", ["return max(a, b)"]),
        ("return (a, b)", ["return (b,)", "return (a,)"]),
        ("a.coins += b", ["pass", "a.coins -= b"]),
        ("a.pay(b)", ["pass"]),
        ("a.open = True", ["pass", "a.open = False"]),
        ("raise CannotRead(f'{a} is not {1 + 1}')", ["pass"]),
    ],
)
def test_a_line_can_be_got_wrong_in_these_ways(line: str, wrong: list[str], tmp_path: Path) -> None:
    """The wording of an error doesn't count."""
    assert mistakes(tmp_path, f"def rule(a, b):\n    {line}\n") == [f"rule: {line} -> {other}" for other in wrong]


def test_a_condition_can_be_turned_round(tmp_path: Path) -> None:
    """Only its head is shown, not the body."""
    code = "class Turn:\n    def run(self):\n        if self.ends():\n            self.close()\n"
    assert mistakes(tmp_path, code) == ["Turn.run: if self.ends() -> if not self.ends()", "Turn.run: self.close() -> pass"]


@pytest.mark.parametrize(
    "code",
    [
        '"""12 of them."""\n',
        "FOOD: Final = 0\nGLASS: Final = 1\nMETAL: Final = 2\n",
        "if TYPE_CHECKING:\n    LIMIT = 3\n",
        "def rule(a: Literal[1]) -> Literal[2]:\n    assert a == 1\n    raise AssertionError(a + 1)\n",
        "class Step:\n    def __repr__(self):\n        return self.name + self.figures(1)\n",
        "from rules import one\n",
    ],
)
def test_what_no_rule_hangs_on_is_left_alone(code: str, tmp_path: Path) -> None:
    """Texts for readers, types, assertions, and numbers that only count words."""
    assert mistakes(tmp_path, code) == []


def test_a_default_belongs_to_the_import_and_not_to_the_body(tmp_path: Path) -> None:
    """Replacing the code of the function would leave it as it was."""
    path = tmp_path / "rules.py"
    path.write_text("def rule(a=1):\n    return a > 2\n", encoding="utf-8")
    found = {mutant.after: mutant.in_function for mutant in mutants_of(path, "rules.py")}
    assert found["a=2"] is False
    assert found["return a >= 2"] is True


def test_the_same_mistake_twice_in_a_function_has_two_names(tmp_path: Path) -> None:
    """Otherwise a known one would hide the other."""
    code = "def rule(a):\n    a.pay()\n    a.draw()\n    a.pay()\n"
    assert mistakes(tmp_path, code) == ["rule: a.pay() -> pass", "rule: a.draw() -> pass", "rule: a.pay() -> pass (2)"]


def mutant_of(file: str, scope: str, after: str) -> Mutant:
    """The mutant with this line."""
    return next(mutant for mutant in mutants_of(PACKAGE / file, file) if (mutant.scope, mutant.after) == (scope, after))


def test_a_mistake_gets_into_the_function_that_is_loaded() -> None:
    """Code that has already imported the function calls it with the mistake."""
    code = tuples.without.__code__
    first = next(mutant for mutant in mutants_of(PACKAGE / "core/tuples.py", "core/tuples.py") if mutant.scope == "without")
    try:
        assert exchange(first)
        assert tuples.without((7, 8, 9), 8) != (7, 9)
    finally:
        tuples.without.__code__ = code
    assert tuples.without((7, 8, 9), 8) == (7, 9)


def test_a_constant_is_imported_with_its_mistake() -> None:
    """The module isn't loaded yet."""
    mutant = mutant_of("games/loop/hooks.py", "", "LIMIT: Final = 4")
    module = ModuleType("felicity.games.loop.hooks")
    WithMistake(mutant.file, mutant.number).exec_module(module)
    assert module.LIMIT == 4


def test_a_sample_stays_where_the_code_does(tmp_path: Path) -> None:
    """New code may push mutants out of the sample, but only its own mutants come in."""
    path = tmp_path / "rules.py"
    path.write_text("".join(f"def rule_{n}(a):\n    return a > {n}\n" for n in range(20)), encoding="utf-8")
    before = {mutant.name for mutant in sample(mutants_of(path, "rules.py"), 20, 1)}
    path.write_text("def new(a):\n    return a > 1\n" + path.read_text("utf-8"), encoding="utf-8")
    after = {mutant.name for mutant in sample(mutants_of(path, "rules.py"), 20, 1)}
    assert {name for name in after - before if " new:" not in name} == set()
    assert len(after) == 20


def test_a_mutant_that_is_known_to_survive_exists_and_has_a_reason() -> None:
    """If its line has changed, it must be reviewed."""
    known = read_known()
    files = {name.split()[0] for name in known}
    there = {mutant.name for file in files for mutant in mutants_of(PACKAGE / file, file)}
    assert sorted(set(known) - there) == []
    assert all(len(why) > 20 for why in known.values())


@pytest.mark.parametrize(
    ("game", "file"),
    [("loop", "goal"), ("pursuit", "setup"), ("nostalgia", "triggers"), ("nation", "loans"), ("rainbow", "button"), ("core", "tuples")],
)
def test_the_tests_of_a_file_of_rules_notice_every_mistake_of_a_small_sample(game: str, file: str) -> None:
    """Always the same three of one file; `make mutants` tries as many as you like of all files."""
    command = [sys.executable, "-m", "bench.mutants", "--game", game, "--file", file, "--sample", "3", "--quick"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "3 of 3 killed" in result.stdout
