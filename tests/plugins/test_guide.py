"""docs/your-own-game.md: whoever types in what it shows has Pig in the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.plugins.packages import PIG, install_pig_as
from tests.plugins.process import here
from tests.plugins.test_pig import MOVES

GUIDE = (PIG.parents[1] / "docs" / "your-own-game.md").read_text("utf-8")
FILES = [
    "pyproject.toml",
    "felicity_pig/__init__.py",
    "felicity_pig/rules.toml",
    "felicity_pig/game.py",
    "felicity_pig/plugin.py",
    "test_pig.py",
]


def typed_in() -> dict[str, list[str]]:
    """What stands in the blocks, by file: the one that was named last before them. Empty lines don't count."""
    found: dict[str, list[str]] = {}
    file = ""
    for said, block in re.findall(r"(.*?)```(?:toml|python)\n(.*?)```", re.sub(r"```sh\n.*?```", "", GUIDE, flags=re.DOTALL), re.DOTALL):
        file = ([name for name in re.findall(r"`([\w./]+)`", said) if name in FILES] or [file])[-1]
        found.setdefault(file, []).extend(line for line in block.splitlines() if line.strip())
    return found


@pytest.mark.parametrize("file", FILES)
def test_the_guide_shows_every_line(file: str) -> None:
    assert typed_in()[file] == [line for line in (PIG / file).read_text("utf-8").splitlines() if line.strip()]


def test_the_guide_leaves_no_file_out() -> None:
    shown = {PIG / file for file in FILES} | {PIG / "README.md"}
    found = {path for path in PIG.rglob("*.*") if path.is_file() and path.suffix in (".py", ".toml", ".md") and "build" not in path.parts}
    assert found == shown


def test_sentences_of_its_own_are_said(tmp_path: Path) -> None:
    """Those of the guide; where one is missing, the plain one is."""
    folder = tmp_path / "packages"
    folder.mkdir()
    install_pig_as(folder, "pig")
    home = folder / "pig" / "narration" / "en"
    home.mkdir(parents=True)
    written = re.search(r"<<'END'\n(.*?)END\n", GUIDE, re.DOTALL)
    assert written
    (home / "pig.ftl").write_text(written[1], "utf-8")
    command = ["play", "pig", "--terminal", "--players", "2", "--seed", "3", "--bots", "random"]
    played = here(tmp_path, folder).run(*command, typed=MOVES).stdout
    for line in (
        " Standard: the first to reach the goal wins.\n",
        " Do you dare?\n   1  Roll the die\n   2  Hold the pot\n",
        "   Ada rolls a 2.\n",
        " wins!\n",
        ": somebody has reached the goal.\n",
        "\n Points held ",
    ):
        assert line in played
