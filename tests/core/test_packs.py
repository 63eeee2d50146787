"""Packs that nobody typed in good faith: whatever is in the folder, the error names file, card and key."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import felicity

NASTY: dict[str, tuple[str | bytes, str]] = {
    "hexadecimal": (
        f"[[goal]]\nid = 'family'\nhappiness = 0x{'f' * 5000}",
        "goals.toml: goal family: key happiness: a number is too large",
    ),
    "digits": (f"[[goal]]\nid = 'family'\nhappiness = {'9' * 5000}", "goals.toml: not valid TOML"),
    "nested": (f"[[goal]]\nid = 'family'\nhappiness = {'[' * 100_000}", "goals.toml: not valid TOML"),
    "deep": (f"[[goal]]\nid = 'family'\nhappiness{'.a' * 5000} = 1", "goal family: key happiness: more than 40 objects and lists"),
    "nan": ("[[goal]]\nid = 'family'\nhappiness = nan", "goal family: key happiness: nan can't stand there"),
    "date": ("[[goal]]\nid = 'family'\nhappiness = 1970-01-01", "goal family: key happiness: a date can't stand there"),
    "list": ("[[goal]]\nid = ['family']\nhappiness = 1", r"\[\[goal\]\] a list of 1: there is no such card"),
    "table": ("[goal]\nid = 'family'", r"goals.toml: goal must be written as \[\[goal\]\]"),
    "number": ("goal = 1", r"goals.toml: goal must be written as \[\[goal\]\]"),
    "numbers": ("goal = [1]", r"goals.toml: \[\[goal\]\] number 1: key id is missing"),
    "controls": ('[["\\u001b"]]\nid = "x"', r"goals.toml: table \[\['\\x1b'\]\] is not known"),
    "bytes": (b"\xff\xfe", "goals.toml: not a text in UTF-8"),
    "nul": (b"\x00", "goals.toml: not valid TOML"),
    "large": (b"#" * 1_000_001, "goals.toml: is too large: expected up to 1000000 bytes"),
}


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_file_is_refused_with_its_place(tmp_path: Path, name: str) -> None:
    """`CannotRead`, whatever TOML can be made to say."""
    content, message = NASTY[name]
    (tmp_path / "goals.toml").write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(felicity.CannotRead, match=message):
        felicity.new("loop", pack=str(tmp_path))


def test_only_ordinary_files_are_read(tmp_path: Path) -> None:
    """A pipe would be waited for for ever."""
    (tmp_path / "a.toml").mkdir()
    os.mkfifo(tmp_path / "b.toml")
    (tmp_path / "c.toml").symlink_to("/dev/zero")
    (tmp_path / "d.toml").symlink_to(tmp_path / "nowhere")
    with pytest.raises(felicity.CannotRead) as refused:
        felicity.new("loop", pack=str(tmp_path))
    assert str(refused.value).count("expected an ordinary file") == 4


@pytest.mark.parametrize("folder", ["nowhere", "a\x00b", "x" * 5000, "\ud800"])
def test_a_folder_that_is_none_is_refused(tmp_path: Path, folder: str) -> None:
    """Whatever it is called."""
    with pytest.raises(felicity.CannotRead, match="there is no such folder"):
        felicity.new("loop", pack=str(tmp_path / folder))


def test_a_record_can_name_a_folder_of_any_name(tmp_path: Path) -> None:
    """A line feed in it would end the line."""
    folder = tmp_path / " my\nbox \udcff"
    folder.mkdir()
    (folder / "goals\udcff.toml").write_text("[[goal]]\nid = 'family'\nhappiness = 3", "utf-8")
    played = felicity.new("loop", players=2, mode="basic", seed=1, pack=str(folder))
    record = played.record()
    record.encode("utf-8")
    assert felicity.replay(record).setup.pack == played.setup.pack


def test_what_a_pack_says_of_itself_is_one_table(tmp_path: Path) -> None:
    """[pack] is anything; [[pack]] is no table of cards."""
    (tmp_path / "pack.toml").write_text('[pack]\ntitle = "Ours"\n', "utf-8")
    felicity.new("nation", players=2, pack=str(tmp_path))
    (tmp_path / "pack.toml").write_text('[[pack]]\nid = "Ours"\n', "utf-8")
    with pytest.raises(felicity.CannotRead, match=r"table \[\[pack\]\] is not known"):
        felicity.new("nation", players=2, pack=str(tmp_path))


def test_every_mistake_of_a_pack_is_told_at_once(tmp_path: Path) -> None:
    """Of every table, known or not, and of every file."""
    (tmp_path / "a.toml").write_text('wedding = 1\n[explorer]\nid = "date"\n[[roi]]\nid = "row-9"\n[[loan]]\nid = "loan-1"\n', "utf-8")
    (tmp_path / "b.toml").write_text("[[funeral]]\nid = 1\n", "utf-8")
    with pytest.raises(felicity.CannotRead) as error:
        felicity.new("nation", players=2, pack=str(tmp_path))
    told = str(error.value).splitlines()[1:]
    words = ["wedding", "explorer must be written", "row-9", "loan-1", "funeral"]
    assert [any(word in line for line in told) for word in words] == [True] * len(words)
    assert len(told) == len(words)


def test_a_pack_has_up_to_100_files(tmp_path: Path) -> None:
    """One more is refused."""
    for number in range(100):
        (tmp_path / f"{number}.toml").write_text("", "utf-8")
    felicity.new("nation", players=2, pack=str(tmp_path))
    (tmp_path / "more.toml").write_text("", "utf-8")
    with pytest.raises(felicity.CannotRead, match=r"at least one \.toml file, and up to 100"):
        felicity.new("nation", players=2, pack=str(tmp_path))
