"""Import rules that the import linter can't check: what each file of a game may import, and who may name a game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import felicity
from felicity import plugins

PACKAGE = Path(felicity.__file__).parent
OUTER = {"bot": ("bots",), "narration": ("text", "plugin", "plugins"), "terminal": ("cli", "text"), "study.py": ("lab",)}


def imported(path: Path) -> set[str]:
    """Our modules that a file imports, also inside functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names} if node.module == "felicity" else {node.module}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.partition(".")[0] == "felicity"}


def rooms_of(game: str) -> list[str]:
    """What the engine of a game may import."""
    base = plugins.plugin(game).base
    return ["felicity.core", f"felicity.games.{game}", *([f"felicity.games.{base}"] if base else [])]


@pytest.mark.parametrize("game", plugins.names())
def test_an_engine_looks_at_the_core_and_itself_only(game: str) -> None:
    """Not its own bot, sentences or screen, and nothing shared but the core."""
    folder = PACKAGE / "games" / game
    for path in folder.glob("*.py"):
        if path.name in ("plugin.py", "study.py"):
            continue
        for name in imported(path):
            assert any(name == room or name.startswith(f"{room}.") for room in rooms_of(game)), f"{path.name} imports {name}"
            part = name.split(".")[3:4]
            assert not (name.startswith("felicity.games.") and part and part[0] in (*OUTER, "plugin", "study")), (
                f"{path.name} imports {name}"
            )


@pytest.mark.parametrize("game", plugins.names())
def test_what_surrounds_an_engine_looks_at_the_shared_base_of_its_room(game: str) -> None:
    folder = PACKAGE / "games" / game
    for part, rooms in OUTER.items():
        paths = [folder / part] if part.endswith(".py") else list((folder / part).rglob("*.py"))
        for path in [path for path in paths if path.is_file()]:
            allowed = [*rooms_of(game), *(f"felicity.{room}" for room in rooms)]
            for name in imported(path):
                assert any(name == room or name.startswith(f"{room}.") for room in allowed), f"{path} imports {name}"
