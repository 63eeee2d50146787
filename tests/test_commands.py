"""Every command line of the documents is understood: `felicity` with its options and values, targets of make, and programs of ours."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer

from felicity.cli import command
from felicity.lab.study import read
from tools.book.documents import documents

ROOT = Path(__file__).parents[1]
UsageError = typer.BadParameter.__mro__[1]  # of Typer's own Click
# A line of a block of code: `felicity ...`, wherever it is installed, and what it is given; a comment may follow.
LINE = re.compile(r"^(?:    )?(?:[\w./$-]*/)?felicity (?P<arguments>[^#\n]+?)(?: {2,}#.*)?$", re.MULTILINE)
TARGET = re.compile(r"(?:^ {4}|`)make ([a-z-]+)", re.MULTILINE)
# A program of ours, as a module or as a file, and what it is given.
PROGRAM = re.compile(r"python3? (?:-m )?((?:bench|examples|tests|tools|web)[\w./]+)([^`\n#]*)")
BLOCK = re.compile(r"^```(?:sh)?\n(.*?)^```$|((?:^    .*\n)+)", re.DOTALL | re.MULTILINE)


def command_lines() -> list[tuple[str, str]]:
    """Those in blocks of code, with the document that shows them."""
    found = []
    for page in documents():
        for block in BLOCK.finditer(page.read_text("utf-8")):
            found += [(page.name, line["arguments"]) for line in LINE.finditer(block[0])]
    return list(dict.fromkeys(found))


def understand(line: str) -> None:
    """Everything but carried out; a mistake is an error of Typer's."""
    here = command("en")
    words = shlex.split(line.partition(" > ")[0].partition(" | ")[0])
    above = None
    while getattr(here, "commands", None) and words and not words[0].startswith("-"):
        above = here.make_context("felicity", [*words], parent=above)
        here, words = here.commands[words[0]], words[1:]
    here.make_context(here.name, words, parent=above, resilient_parsing="--help" in words or "--version" in words)


@pytest.mark.parametrize(("page", "line"), command_lines())
def test_a_command_line_of_a_document_is_understood(page: str, line: str) -> None:
    understand(line)


def test_there_are_many() -> None:
    assert len(command_lines()) > 40


@pytest.mark.parametrize("line", ["play --nothing", "serve --port many", "lab run", "verify a b"])
def test_a_mistake_would_be_noticed(line: str) -> None:
    with pytest.raises(UsageError):
        understand(line)


PACK = '[[nostalgia]]\nid = "eternal-love"\nname = "Eternal love"\n'
STUDIES = [line for _, line in command_lines() if line.startswith("lab run ") and " " in shlex.split(line)[2]]


@pytest.mark.parametrize("line", STUDIES)
def test_a_study_of_a_document_can_be_played(line: str, tmp_path: Path) -> None:
    """Its game, mode, bots, options and cards are there; DIR is the reader's own pack."""
    text = shlex.split(line)[2]
    (tmp_path / "DIR").mkdir()
    (tmp_path / "DIR" / "nostalgia.toml").write_text(PACK, "utf-8")
    assert text.split()[0] == str(read(text, base=tmp_path)).split()[0]


def test_every_target_of_make_in_a_document_is_there() -> None:
    """Those that `make help` lists."""
    listed = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    asked = {(page.name, target) for page in documents() for target in TARGET.findall(page.read_text("utf-8"))}
    assert len(asked) > 20
    assert {(page, target) for page, target in asked if target not in listed} == set()


def programs() -> list[tuple[str, str, str]]:
    """Those of ours that documents run beside `felicity`, with what they are given."""
    return sorted({(page.name, *found) for page in documents() for found in PROGRAM.findall(page.read_text("utf-8"))})


def source(program: str) -> str:
    """What it consists of: a file, or a package that can be run. Nothing, if there is none."""
    path = ROOT / (program if "/" in program else program.replace(".", "/"))
    files = sorted(path.glob("*.py")) if (path / "__main__.py").exists() else [path if path.suffix == ".py" else path.with_suffix(".py")]
    return "".join(file.read_text("utf-8") for file in files if file.exists())


def test_every_program_that_a_document_runs_is_there_with_its_options() -> None:
    """Modules of the measurements, of the tests and of the tools."""
    lost = [f"{page}: {program}" for page, program, _ in programs() if not source(program)]
    unknown = [
        f"{page}: {program} {option}"
        for page, program, given in programs()
        for option in re.findall(r"--[a-z-]+", given)
        if f'"{option}"' not in source(program)
    ]
    assert (lost, unknown) == ([], [])
    assert len(programs()) > 20
