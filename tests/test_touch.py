"""The table «What to touch» of CONTRIBUTING.md: it names the files that contain one card, event, question or game, and counts them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| (?P<what>an? [^|]+) \| (?P<files>\d+) \| `(?P<example>[^`]+)` \| (?P<named>.*) \|$", re.MULTILINE)
ROWS = {row["what"]: row for row in ROW.finditer((ROOT / "CONTRIBUTING.md").read_text("utf-8"))}
KINDS = (".py", ".toml", ".ftl", ".ts", ".svelte")
ASIDE = re.compile(r"\.test\.ts$|samples|/tutorials/")


def home_of(name: str) -> Path:
    """The full path of a file that the table abbreviates."""
    return ROOT / "src" / "felicity" / name if name.startswith("games/") else ROOT / name


def touched(example: str) -> set[Path]:
    """The files that contain something, as a name in data or as a constant."""
    known = re.compile(rf"{example}|\b{example.upper().replace('-', '_')}\b")
    files = [path for room in ("src/felicity/games", "web/src") for path in (ROOT / room).rglob("*.*") if path.suffix in KINDS]
    return {path for path in files if not ASIDE.search(path.as_posix()) and known.search(path.read_text("utf-8"))}


def test_the_table_is_there() -> None:
    assert list(ROWS) == ["a card", "an event with a new verb", "a question", "a game"]


@pytest.mark.parametrize("what", ROWS)
def test_the_files_are_counted(what: str) -> None:
    named = {home_of(name) for name in re.findall(r"`([\w/.]+\.\w+)`", ROWS[what]["named"])}
    assert len(named) == int(ROWS[what]["files"])
    if what == "a game":
        whole = {path for path in (ROOT / "examples" / "pig").rglob("*.*") if path.suffix in (".py", ".toml") and "build" not in path.parts}
        assert named == whole
        assert touched(ROWS[what]["example"]) == set()
    else:
        assert named == touched(ROWS[what]["example"])
