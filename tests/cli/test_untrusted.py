"""What others have written is shown, never obeyed: names, packs and paths with letters that move a cursor."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from felicity import new
from felicity.core.untrusted import visible
from tests.cli.terminal import felicity

EVIL = "A\x1b]0;owned\x07\x1b[2J\x9b31m\u202eda\u2028\u0085x"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game in which somebody has an evil name."""
    table = new("loop", players=2, mode="basic", seed=7, starting_player="1")
    table.play("work")
    path = tmp_path / "evil.felicity"
    path.write_text(table.record([EVIL, "Bo (greedy)"]), "utf-8", newline="\n")
    return path


def harmless(text: str) -> bool:
    """Is there nothing that a terminal would obey?"""
    return all(visible(line) == line for line in text.split("\n"))


def test_a_replay_shows_names_and_obeys_none(record: Path) -> None:
    """A real record, told and stepped through."""
    output = felicity("replay", str(record), "--all")
    assert harmless(output.out)
    assert "A��0�owned���2J�31m�da�� worked" in output.out
    assert harmless(felicity("replay", str(record), typed=["", "", "q"]).out)
    assert harmless(felicity("replay", str(record), typed=["²", "9" * 5000, "q"]).out)


def test_a_resumed_game_shows_names_and_obeys_none(record: Path, tmp_path: Path) -> None:
    """And keeps them in a form that the next record can hold."""
    played = felicity("play", "loop", "--terminal", "--load", str(record), typed=["help", "quit"], data=tmp_path)
    assert harmless(played.out)


@pytest.mark.parametrize(
    ("line", "evil"), [("game: loop", "game: \x1b[2J"), ("mode: basic", "mode: \u202e"), ("seat1: work", "seat1: \x9b2J")]
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_errors_show_what_a_record_says_and_obey_nothing(record: Path, command: str, line: str, evil: str) -> None:
    """On the error output, too."""
    record.write_text(record.read_text("utf-8").replace(line, evil), "utf-8", newline="\n")
    assert harmless(felicity(command, str(record), code=2).err)


def test_files_that_cannot_be_are_refused(tmp_path: Path) -> None:
    """Names that no system takes, homes that nobody has, files without end."""
    typed = ["load a\x00b", "save a\x00b", "load ~nobody-at-all/x", "save ~nobody-at-all/x", "load /dev/zero", "load " + "x" * 5000, "quit"]
    played = felicity("play", "loop", "--terminal", "--mode", "solo", "--players", "1", typed=typed, data=tmp_path).flat
    assert played.count("can’t be read") == 4
    assert played.count("can’t be written") == 1
    assert "This record is too long" in played


def test_letters_that_are_none_are_no_traceback(tmp_path: Path) -> None:
    """Whoever pipes a picture into the game gets question marks."""
    command = [sys.executable, "-m", "felicity", "play", "loop", "--terminal", "--mode", "solo", "--players", "1"]
    environment = {**os.environ, "FELICITY_DATA": str(tmp_path), "PYTHONUTF8": "1"}
    done = subprocess.run(command, input=b"\xff\xfe\nquit\n", capture_output=True, env=environment, check=False)
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0


def test_a_record_names_fewer_than_play(record: Path) -> None:
    """The others are given names."""
    record.write_text(record.read_text("utf-8").replace(", Bo (greedy)", ""), "utf-8", newline="\n")
    assert "Bo" in felicity("replay", str(record), "--all").out


def test_files_packs_and_searches_are_shown_and_not_obeyed(tmp_path: Path) -> None:
    """Names of files, keys of packs, words that are searched for."""
    pack = tmp_path / "evil\x1b[2Jbox"
    pack.mkdir()
    (pack / "goals.toml").write_text('[[goal]]\nid = "\\u001b[2J"\n[["\\u202e\\nfake: 1"]]\nid = 1\n', "utf-8")
    found = felicity("cards", "loop", "--check", str(pack), code=2)
    assert harmless(found.err)
    assert len(found.err.splitlines()) == 3
    assert harmless(felicity("replay", str(tmp_path / "no\x1b[2J.felicity"), code=2).err)
    assert harmless(felicity("rules", "loop", "--search", "\x1b[2J", code=2).err)
    assert harmless(felicity("play", "loop", "--terminal", "--mode", "basic", "--seats", "you,\x1b[2J", code=2).err)
