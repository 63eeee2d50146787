"""Examples in the documents work."""

from __future__ import annotations

import doctest
import re
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType

import pytest

import felicity.api
import felicity.lab
from felicity.cli import balance_page
from felicity.core import rng, table
from felicity.lab import associations, balance, batch, counts, course, csv_rows, pieces, run, sequences, statistics, student, study, svg

ROOT = Path(__file__).parents[1]
FILES = "py|ts|svelte|ftl|css|js|md"


LAB = [
    felicity.lab,
    associations,
    balance,
    balance_page,
    batch,
    counts,
    course,
    csv_rows,
    pieces,
    run,
    sequences,
    statistics,
    student,
    study,
    svg,
]


@pytest.mark.parametrize("module", [felicity.api, rng, table, *LAB], ids=lambda module: str(module.__name__))
def test_examples_in_docstrings_run(module: ModuleType) -> None:
    """Each example gives what it says."""
    failed, tried = doctest.testmod(module)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", ["README.md", "docs/lab.md"])
def test_the_programs_in_a_document_run(page: str) -> None:
    """Copy, paste, done."""
    programs = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    assert programs
    for program in programs:
        exec(compile(program, page, "exec"), {})


def documents() -> list[Path]:
    """Everything people read besides the code."""
    return [*ROOT.glob("*.md"), *(page for folder in ("bench", "docs", "examples", "src") for page in ROOT.glob(f"{folder}/**/*.md"))]


def test_links_between_documents_lead_somewhere() -> None:
    """No link leads to a missing page."""
    for page in documents():
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_files_that_documents_name_are_there() -> None:
    """By the name alone or with its folder; `*` matches anything."""
    folders = ("bench", "docs", "examples", "src", "tests", "tools", "web/src")
    files = [*ROOT.glob("*.md"), *ROOT.glob("web/*"), *(file for folder in folders for file in ROOT.glob(f"{folder}/**/*"))]
    listed = [file.relative_to(ROOT).as_posix() for file in files]
    lost = [
        f"{page.name} names {name}"
        for page in documents()
        for name in re.findall(rf"`([\w/.*-]+\.(?:{FILES}))`", page.read_text("utf-8"))
        if not any(fnmatch(file, name) or fnmatch(file, f"*/{name}") for file in listed)
    ]
    assert lost == []


@pytest.mark.parametrize("game", felicity.api.games())
def test_the_map_of_a_game_names_every_file(game: str) -> None:
    """The README of a game is a map, so nothing may be missing from it."""
    folder = ROOT / "src" / "felicity" / "games" / game
    page = (folder / "README.md").read_text("utf-8")
    for file in folder.glob("*.py"):
        assert file.name == "__init__.py" or f"`{file.name}`" in page, file.name
