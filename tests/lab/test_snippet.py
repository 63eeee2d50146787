"""A study as a Python program: whoever runs it gets the same rows."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from felicity.lab import run_study
from felicity.lab.folder import Shelf
from felicity.lab.snippet import FOLDER, snippet
from felicity.lab.study import Study, read

STRONG = '[[career]]\nid = "intern"\nhappiness = 7\nname = "Stagiaire d\'élite \\\\ \\"un\\""\n'
WEAK = '[[career]]\nid = "intern"\nhappiness = 1\n'


def pack(folder: Path, content: str) -> Path:
    """A folder with one file of cards."""
    folder.mkdir(parents=True)
    (folder / "careers.toml").write_text(content, "utf-8")
    return folder


def run_program(program: str, place: Path) -> str:
    """What a program says when somebody runs it in an empty folder."""
    (place / "study.py").write_text(program, "utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run([sys.executable, "study.py"], cwd=place, env=environment, check=True, capture_output=True, text=True).stdout


def same_rows(study: Study, first: Path, second: Path) -> None:
    """Both folders hold the same rows, byte by byte."""
    one, other = (Shelf(path).folder(study).files for path in (first, second))
    assert one
    assert [path.name for path in one] == [path.name for path in other]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in other]


def test_the_program_of_a_study_plays_it_again(tmp_path: Path) -> None:
    """With both designs, and cards of house packs by the same name; it says who wins, and that the rules are the same."""
    first, second = pack(tmp_path / "a" / "my box", STRONG), pack(tmp_path / "b" / "my box", WEAK)
    text = f"loop mode:basic players:2 bots:easy,random games:4 'pack:{first}' goal_claim=auto vs 'pack:{second}' career.chef.coins=3"
    study = read(text)
    report = run_study(text, folder=tmp_path / "here")
    said = run_program(snippet(study), tmp_path)
    same_rows(study, tmp_path / "here", tmp_path / FOLDER)
    assert report["study"]["id"] == study.id
    assert "other rules" not in said
    won = report["designs"][0]["bots"][0]["won"]
    assert f"design 1, easy: {won['rate']:.1%} wins ({won['low']:.1%} to {won['high']:.1%}), n = 4" in said
    assert f"minus design 1: {report['difference']['all']['score']['mean']:+.2f}, n = 4" in said


def test_a_program_that_meets_other_rules_says_so(tmp_path: Path) -> None:
    """Its figures aren't those of the study."""
    study = read("rainbow players:2 games:2 seed:1")
    said = run_program(snippet(study).replace(study.id, "rainbow-older"), tmp_path)
    assert said.startswith("Played by other rules, or with other cards, than rainbow-older\n")


@pytest.mark.parametrize("words", ["pack:none", "bots:easy"])
def test_a_pack_called_none_is_still_a_pack(tmp_path: Path, words: str) -> None:
    """After `vs`, `pack:none` means the cards of the catalog."""
    folder = pack(tmp_path / "none", STRONG)
    study = read(f"loop mode:basic players:2 games:2 pack:{folder} vs {words}")
    compile(snippet(study), "study.py", "exec")
    assert '"1/none"' in snippet(study)
    assert "pack:1/none" in snippet(study)


def test_figures_in_two_lines(tmp_path: Path) -> None:
    """Nothing is kept unless somebody says where; with a folder, what was played isn't played again, and packs are given as texts."""
    finished: list[int] = []
    text = "loop mode:basic players:2 bots:random games:30 pack:mine"
    report = run_study(text, packs={"mine": {"careers.toml": STRONG}}, folder=tmp_path, seen=finished.append)
    assert (report["deals"], report["done"], finished[-1]) == (30, True, 30)
    kept = str(Shelf(tmp_path).folders()[0].study())
    assert run_study(kept, folder=tmp_path) == report
    assert run_study(text, packs={"mine": {"careers.toml": STRONG}}) == report
    assert run_study(text, packs={"mine": {"careers.toml": WEAK}}) != report
