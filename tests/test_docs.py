"""What the documents show works."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

import felicity.api
from felicity.core import rng, table

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("module", [felicity.api, rng, table], ids=lambda module: str(module.__name__))
def test_examples_in_docstrings_run(module: ModuleType) -> None:
    """Each example gives what it says."""
    failed, tried = doctest.testmod(module)
    assert tried > 0
    assert failed == 0


def test_the_program_in_the_readme_runs() -> None:
    """Copy, paste, done."""
    programs = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert programs
    for program in programs:
        exec(compile(program, "README.md", "exec"), {})


def test_links_between_documents_lead_somewhere() -> None:
    """No file is named that isn't there."""
    for page in [*ROOT.glob("*.md"), *ROOT.glob("bench/*.md"), *ROOT.glob("src/**/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("game", felicity.api.games())
def test_the_map_of_a_game_names_every_file(game: str) -> None:
    """The README of a game is a map, so nothing may be missing from it."""
    folder = ROOT / "src" / "felicity" / "games" / game
    page = (folder / "README.md").read_text("utf-8")
    for file in folder.glob("*.py"):
        assert file.name == "__init__.py" or f"`{file.name}`" in page, file.name
