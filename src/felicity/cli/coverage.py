"""Which tests prove which rules, read from their `@pytest.mark.rule(...)` without running them."""

from __future__ import annotations

import ast
from pathlib import Path

from felicity.cli.language import Refused

Proofs = dict[str, list[str]]  # id of a rule: the tests that prove it, as `path::name`
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def proofs_in(folder: Path) -> Proofs:
    """Every rule that a test below the folder is marked with."""
    if not folder.is_dir():
        raise Refused("error-no-tests", folder=folder)
    proofs: Proofs = {}
    for path in sorted(folder.rglob("test_*.py")):
        for rule, test in marks_of(path):
            proofs.setdefault(rule, []).append(test)
    return {rule: list(dict.fromkeys(tests)) for rule, tests in proofs.items()}


def marks_of(path: Path) -> list[tuple[str, str]]:
    """Rules and tests of one file."""
    try:
        tree = ast.parse(path.read_text("utf-8"), str(path))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise Refused("error-not-python", file=path, why=error) from None
    for_all = [rule for node in tree.body for rule in module_marks(path, node)]
    return [found for node in tree.body for found in marks_below(path, node, for_all, str(path))]


def module_marks(path: Path, node: ast.stmt) -> list[str]:
    """`pytestmark = pytest.mark.rule(...)`, or a list with it."""
    if isinstance(node, ast.Assign) and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets):
        return rules_in(path, node.value)
    return []


def marks_below(path: Path, node: ast.stmt, inherited: list[str], where: str) -> list[tuple[str, str]]:
    """The marks of a test, or of the tests in a class; those of the class count for each."""
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return []
    rules = inherited + [rule for decorator in node.decorator_list for rule in rules_in(path, decorator)]
    name = f"{where}::{node.name}"
    if isinstance(node, ast.ClassDef):
        return [found for each in node.body for found in marks_below(path, each, rules, name)] if node.name.startswith("Test") else []
    return [(rule, name) for rule in rules] if node.name.startswith("test") else []


def rules_in(path: Path, node: ast.expr) -> list[str]:
    """The ids in every `pytest.mark.rule(...)` of an expression, also within `pytest.param(..., marks=...)`."""
    found: list[str] = []
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.rule"):
            for argument in call.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise Refused("error-mark", file=path, line=call.lineno)
                found.append(argument.value)
    return found


def refuse_unknown(proofs: Proofs, known: set[str], prefix: str = "") -> None:
    """A mark that names no rule is an error. With a prefix, only rules of that game are checked."""
    unknown = {rule: tests for rule, tests in proofs.items() if rule not in known and rule.startswith(prefix)}
    if unknown:
        named = "; ".join(f"{rule} in {tests[0]}" for rule, tests in sorted(unknown.items()))
        raise Refused("error-unknown-rules", rules=named)
