"""`felicity lab` as a stranger calls it."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from felicity import extras
from felicity.cli import command
from felicity.lab.folder import Shelf
from felicity.lab.pieces import files_in
from felicity.lab.snippet import snippet
from felicity.lab.study import file_of, read, read_file
from tests.cli.terminal import felicity, widest

ONE = "loop players:2 mode:basic bots:random games:24"
TWO = "loop players:2 mode:basic bots:random games:24 vs career.intern.happiness=7"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with two studies of the same deals, and one of two designs."""
    folder = tmp_path_factory.mktemp("data")
    for text in (ONE, f"{ONE} career.intern.happiness=7", TWO):
        felicity("lab", "run", text, "--jobs", "1", data=folder)
    return folder


def id_of(text: str) -> str:
    return read(text).id


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("text", [ONE, TWO, "loop mode:coop players:3 bots:random games:6", "nation players:5 bots:random games:4"])
def test_a_report_fits_80_columns(text: str, lang: str, data: Path) -> None:
    said = felicity("lab", "run", text, "--jobs", "1", "--lang", lang, data=data)
    tables = "\n".join(line for line in said.out.splitlines() if not line.startswith(("loop", "nation")))
    assert len(widest(tables)) <= 80
    assert not re.search(r"\S…", said.out), "a cell was cut"
    assert ("at any time" if lang == "en" else "à tout moment") in said.flat or "any time" in said.flat


def test_a_study_is_asked_for_in_words_or_in_a_file(data: Path, tmp_path: Path) -> None:
    """With or without quotation marks around the whole; a file says the same."""
    (tmp_path / "study.toml").write_text(file_of(read(ONE)), "utf-8")
    quoted = felicity("lab", "run", ONE, data=data).out
    assert felicity("lab", "run", *ONE.split(), data=data).out == quoted
    assert felicity("lab", "run", str(tmp_path / "study.toml"), data=data).out == quoted
    assert f"Study {id_of(ONE)}, rules version" in quoted


def test_the_list_and_what_is_in_it(data: Path, tmp_path: Path) -> None:
    listed = felicity("lab", "list", data=data).out
    assert f"{id_of(ONE)}: all 24 deals\n  loop mode:basic players:2 bots:random games:24 seed:1\n" in listed
    assert f"No studies in {tmp_path / 'lab'} yet" in felicity("lab", "list", data=tmp_path).out
    shown = felicity("lab", "show", ONE, data=data).out
    assert "Played by version" in shown
    assert str(data / "lab" / id_of(ONE)) in shown


def test_figures_as_json_are_alone_on_the_output(data: Path) -> None:
    said = felicity("lab", "report", id_of(ONE), "--json", "-", data=data)
    found = json.loads(said.out)
    assert found["deals"] == 24
    assert set(found["designs"][0]["seats"][0]["won"]) == {"n", "rate", "low", "high", "any_low", "any_high"}
    assert "Per game" in said.err


def test_two_studies_of_the_same_deals_are_compared_like_two_designs(data: Path) -> None:
    other = f"{ONE} career.intern.happiness=7"
    first = json.loads(felicity("lab", "compare", id_of(ONE), id_of(other), "--json", "-", data=data).out)
    second = json.loads(felicity("lab", "compare", id_of(TWO), "--json", "-", data=data).out)
    assert first["difference"] == second["difference"]
    assert first["difference"]["all"]["score"]["mean"] > 2
    said = felicity("lab", "compare", id_of(TWO), data=data).out
    assert "The second design minus the first" in said
    assert "Design 1" not in said


def test_what_cannot_be_compared_is_refused(data: Path) -> None:
    one = id_of(ONE)
    assert f"{one} has one design: name a second study." in felicity("lab", "compare", one, code=2, data=data).err
    for text, why in (
        ("loop players:3 mode:basic bots:random games:3", "different numbers of players, 2 and 3"),
        ("loop players:2 mode:basic bots:random games:3 seed:2", "different deals (seeds 1 and 2)"),
    ):
        felicity("lab", "run", text, "--jobs", "1", data=data)
        assert why in felicity("lab", "compare", one, id_of(text), code=2, data=data).err


def test_questions_in_sql(data: Path, tmp_path: Path) -> None:
    """Of the study only; nothing can be written or read elsewhere."""
    question = "SELECT seat, count(*) AS games, sum(win) AS wins FROM rows GROUP BY seat ORDER BY seat"
    assert re.search(r"seat +games +wins", felicity("lab", "query", id_of(ONE), question, data=data).out)
    rows = list(csv.DictReader(io.StringIO(felicity("lab", "query", id_of(ONE), question, "--csv", "-", data=data).out)))
    assert [row["games"] for row in rows] == ["24", "24"]
    assert sum(float(row["wins"]) for row in rows) == pytest.approx(24)
    for bad, why in (
        ("SELECT nothing FROM rows", "DuckDB can’t answer that"),
        ("SELEC 1", "syntax error"),
        ("SELECT 1; SELECT 2", "Only a single question"),
        (f"COPY rows TO '{tmp_path}/rows.csv'", "Only a single question"),
        ("SELECT * FROM read_csv('/etc/hostname')", "file system operations are disabled"),
    ):
        assert why in felicity("lab", "query", id_of(ONE), bad, code=2, data=data).err
    assert list(tmp_path.iterdir()) == []


def test_rows_for_other_tools(data: Path, tmp_path: Path) -> None:
    said = felicity("lab", "export", id_of(ONE), str(tmp_path / "rows.csv"), data=data).out
    assert "48 rows were written" in said
    with (tmp_path / "rows.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 48
    assert all(sum(json.loads(row["sources"]).values()) == int(row["score"]) for row in rows)
    assert felicity("lab", "export", id_of(ONE), data=data).out == (tmp_path / "rows.csv").read_text("utf-8")
    (tmp_path / "folder.csv").mkdir()
    assert "can’t be written: Is a directory" in felicity("lab", "export", id_of(ONE), str(tmp_path / "folder.csv"), code=2, data=data).err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.csv", "rows.csv"]


SAID = {
    "en": ["Luck or skill", " ahead of ", "options per decision", "choices with others", "changes of lead", "decided in round"],
    "fr": ["Hasard ou habileté", " devant "],
}


@pytest.mark.parametrize("lang", SAID)
def test_a_report_tells_luck_from_skill(tmp_path: Path, lang: str) -> None:
    """Beside branching, interaction, changes of lead and when a game is decided; within 80 columns."""
    said = felicity("lab", "run", "loop players:3 mode:basic bots:easy,random games:6", "--jobs", "1", data=tmp_path, lang=lang).out
    assert [word for word in SAID[lang] if word not in said] == []
    assert len(widest(said.partition("loop mode:")[2].partition("\n")[2])) <= 80


def test_a_study_as_a_file_by_its_ending(data: Path, tmp_path: Path) -> None:
    """Rows, figures, the study, or a program; each is what its name promises."""
    import pyarrow.parquet as pq

    study, kept = read(TWO), Shelf(data / "lab")
    folder = kept.folder(study)
    for name in ("rows.parquet", "figures.JSON", "study.toml", "study.py"):
        said = felicity("lab", "export", study.id, str(tmp_path / name), data=data).out
        assert said == ("96 rows were written to " if name == "rows.parquet" else "") + str(tmp_path / name) + (
            ".\n" if name == "rows.parquet" else " was written.\n"
        )
    assert pq.read_table(tmp_path / "rows.parquet").to_pylist() == [row for path in folder.files for row in pq.read_table(path).to_pylist()]
    assert json.loads((tmp_path / "figures.JSON").read_text("utf-8")) == json.loads(
        felicity("lab", "report", study.id, "--json", "-", data=data).out
    )
    assert read_file(tmp_path / "study.toml") == study
    assert (tmp_path / "study.py").read_text("utf-8") == snippet(study)


def test_a_file_of_an_unknown_kind_is_refused(data: Path, tmp_path: Path) -> None:
    """With the kinds that there are; nothing is written."""
    for name in ("rows.xlsx", "rows"):
        said = felicity("lab", "export", id_of(ONE), str(tmp_path / name), code=2, data=data).err
        assert f"{name} can’t be written: expected a name that ends in .csv, .parquet, .json, .py, .toml." in said
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_exported_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    """A study without rows, and a folder that isn't there."""
    folder = Shelf(tmp_path / "lab").folder(read(ONE))
    folder.create(read(ONE))
    kept = tmp_path / "rows.parquet"
    kept.write_text("kept", "utf-8")
    assert "has no rows yet" in felicity("lab", "export", id_of(ONE), str(kept), code=2, data=tmp_path).err
    assert kept.read_text("utf-8") == "kept"
    assert "No such file" in felicity("lab", "export", id_of(ONE), str(tmp_path / "no" / "study.py"), code=2, data=tmp_path).err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["run", "loop bots:clever"], "no bot 'clever' for loop"),
        (["run", "chess"], "no game 'chess'"),
        (["run", "loop pack:nowhere"], "There is no pack “nowhere”"),
        (["run", "loop career.chef.coins=many"], "expected a whole number"),
        (["run", "nowhere.toml"], "There is no file nowhere.toml"),
        (["report", "nowhere"], "There is no study “nowhere” here"),
        (["show", "loop players:6"], "There is no study “loop players:6” here"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(arguments: list[str], why: str, tmp_path: Path) -> None:
    assert why in felicity("lab", *arguments, code=2, data=tmp_path).err
    assert not (tmp_path / "lab").exists()


def test_errors_of_the_laboratory_speak_french(tmp_path: Path) -> None:
    assert "Il n’y a pas d’étude" in felicity("lab", "show", "nulle-part", code=2, data=tmp_path, lang="fr").err
    (tmp_path / "lab").write_text("a file where a folder should be", "utf-8")
    assert "ne peut pas être écrit" in felicity("lab", "run", ONE, code=2, data=tmp_path, lang="fr").err


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "duckdb" else object())
    for arguments in (["run", ONE], ["list"], ["report", "x"]):
        said = felicity("lab", *arguments, code=2, data=tmp_path).err
        assert "needs the package duckdb" in said
        assert "pip install 'felicity[lab]'" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_of_every_command_has_an_example(lang: str) -> None:
    for name, each in command(lang).commands["lab"].commands.items():
        assert f"felicity lab {name}" in each.epilog
        assert " " in each.help
        assert all(" " in (getattr(part, "help", None) or "a b") for part in each.params), name


def test_ctrl_c_stops_and_says_how_to_go_on(tmp_path: Path) -> None:
    """A real process; what was finished is kept, also in the middle of a piece."""
    text = "loop players:2 mode:basic bots:random games:2000"
    env = {**os.environ, "FELICITY_DATA": str(tmp_path), "FELICITY_LANG": "en"}
    arguments = [sys.executable, "-m", "felicity", "lab", "run", text, "--jobs", "2"]
    child = subprocess.Popen(arguments, env=env, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    folder = Shelf(tmp_path / "lab").folder(read(text))
    while len(files_in(folder.path)) < 2 and child.poll() is None:
        time.sleep(0.01)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate()
    assert child.returncode == 130
    assert re.search(r"Stopped after [\d,]+ of 2,000 deals\. Go on", err)
    assert "Per game" in out
    state = folder.state()
    assert 0 < state.finished < 2000
    assert f"{state.finished} of 2,000 deals so far" in felicity("lab", "list", data=tmp_path).out


def test_studies_are_removed_by_name_by_age_and_when_they_are_outdated(tmp_path: Path) -> None:
    """The others stay; a pack goes with the last study that has it, and what is being played isn't touched."""
    (tmp_path / "box").mkdir()
    (tmp_path / "box" / "careers.toml").write_text('[[career]]\nid = "intern"\nhappiness = 6\n', "utf-8")
    texts = [*(f"loop mode:basic players:2 games:2 seed:{seed}" for seed in range(1, 5)), f"loop games:2 players:2 pack:{tmp_path / 'box'}"]
    named, old, earlier, stays, packed = (read(text) for text in texts)
    for study in (named, old, earlier, stays, packed):
        felicity("lab", "run", str(study) if study is not packed else texts[-1], "--jobs", "1", data=tmp_path)
    shelf = Shelf(tmp_path / "lab")
    long_ago = time.time() - 40 * 86_400
    os.utime(shelf.folder(old).path / "state.json", (long_ago, long_ago))
    state = shelf.folder(earlier).state()
    state.rules = "0"
    shelf.folder(earlier).keep(state)
    [pack] = shelf.packs.iterdir()
    os.utime(pack, (long_ago, long_ago))

    def left() -> set[str]:
        return {folder.path.name for folder in shelf.folders()}

    assert "5 studies in" in felicity("lab", "list", data=tmp_path).flat
    assert "Name the studies to remove" in felicity("lab", "remove", code=2, data=tmp_path).err
    assert "Name the studies to remove" in felicity("lab", "remove", named.id, "--outdated", code=2, data=tmp_path).err
    assert "There is no study “nowhere” here" in felicity("lab", "remove", stays.id, "nowhere", code=2, data=tmp_path).err
    with shelf.folder(stays).alone():
        assert "is being played by another process" in felicity("lab", "remove", stays.id, code=2, data=tmp_path).err
    assert left() == {each.id for each in (named, old, earlier, stays, packed)}

    assert f"{named.id} was removed" in felicity("lab", "remove", str(named), data=tmp_path).out
    assert f"{earlier.id} was removed" in felicity("lab", "remove", "--outdated", data=tmp_path).out
    assert f"{old.id} was removed" in felicity("lab", "remove", "--older", "30", data=tmp_path).out
    assert left() == {stays.id, packed.id}
    assert pack.exists()
    felicity("lab", "remove", packed.id, data=tmp_path)
    assert left() == {stays.id}
    assert not pack.exists()
    assert "There is nothing to remove" in felicity("lab", "remove", "--outdated", "--older", "0", data=tmp_path).out
    assert shelf.folder(stays).state().done


def test_the_examples_of_the_document_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them, one after the other, in an empty data folder."""
    monkeypatch.chdir(tmp_path)
    text = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    examples = re.findall(r"^    felicity (.*)$", text, re.MULTILINE)
    assert len(examples) >= 8
    for example in examples:
        felicity(*shlex.split(example), data=tmp_path / "data")
    assert (tmp_path / "rows.csv").exists()
