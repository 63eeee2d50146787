"""Packs that nobody typed in good faith: whatever is in the folder, the error names file, card and key."""

from __future__ import annotations

import os
import tracemalloc
from pathlib import Path

import pytest

import felicity
from felicity import plugins
from felicity.core.keys import Number, OneOf
from felicity.core.pack import Pack
from felicity.core.record import Record, carrying
from felicity.core.table import start
from felicity.core.toml_file import without_texts
from tests.wordings import check_wording

NASTY: dict[str, tuple[str | bytes, str]] = {
    "hexadecimal": (
        f"[[goal]]\nid = 'family'\nhappiness = 0x{'f' * 5000}",
        "goals.toml: goal family: key happiness: a number has too many digits",
    ),
    "digits": (f"[[goal]]\nid = 'family'\nhappiness = {'9' * 5000}", "goals.toml: not valid TOML"),
    "nested": (f"[[goal]]\nid = 'family'\nhappiness = {'[' * 100_000}", "goals.toml: not valid TOML"),
    "deep": (
        f"[[goal]]\nid = 'family'\nhappiness = {'[' * 50}{']' * 50}",
        "goal family: key happiness: is nested too deeply: expected up to 40 objects and lists",
    ),
    "dotted": (f"[[goal]]\nid = 'family'\nhappiness{'.a' * 8} = 1", "goals.toml: the key 'happiness.*' has 9 parts: expected up to 8"),
    "nan": ("[[goal]]\nid = 'family'\nhappiness = nan", "goal family: key happiness: nan can't be used"),
    "date": ("[[goal]]\nid = 'family'\nhappiness = 1970-01-01", "goal family: key happiness: a date can't be used"),
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
    with pytest.raises(felicity.CannotRead, match=message) as error:
        felicity.new("loop", pack=str(tmp_path))
    check_wording(error.value)


def test_only_ordinary_files_are_read(tmp_path: Path) -> None:
    """A pipe would be waited for for ever."""
    (tmp_path / "a.toml").mkdir()
    os.mkfifo(tmp_path / "b.toml")
    (tmp_path / "c.toml").symlink_to("/dev/zero")
    (tmp_path / "d.toml").symlink_to(tmp_path / "nowhere")
    with pytest.raises(felicity.CannotRead) as refused:
        felicity.new("loop", pack=str(tmp_path))
    check_wording(refused.value)
    assert str(refused.value).count("expected an ordinary file") == 4


@pytest.mark.parametrize("folder", ["nowhere", "a\x00b", "x" * 5000, "\ud800"])
def test_a_folder_that_is_none_is_refused(tmp_path: Path, folder: str) -> None:
    """Whatever it is called."""
    with pytest.raises(felicity.CannotRead, match=r"there is no such folder|this folder can't be read") as error:
        felicity.new("loop", pack=str(tmp_path / folder))
    check_wording(error.value)


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
    with pytest.raises(felicity.CannotRead, match=r"table \[\[pack\]\] is not known") as error:
        felicity.new("nation", players=2, pack=str(tmp_path))
    check_wording(error.value)


def test_every_mistake_of_a_pack_is_told_at_once(tmp_path: Path) -> None:
    """Of every table, known or not, and of every file."""
    (tmp_path / "a.toml").write_text('wedding = 1\n[explorer]\nid = "date"\n[[roi]]\nid = "row-9"\n[[loan]]\nid = "loan-1"\n', "utf-8")
    (tmp_path / "b.toml").write_text("[[funeral]]\nid = 1\n", "utf-8")
    with pytest.raises(felicity.CannotRead) as error:
        felicity.new("nation", players=2, pack=str(tmp_path))
    check_wording(error.value)
    lines = str(error.value).splitlines()[1:]
    words = ["wedding", "explorer must be written", "row-9", "loan-1", "funeral"]
    assert [any(word in line for line in lines) for word in words] == [True] * len(words)
    assert len(lines) == len(words)


def test_a_pack_has_up_to_100_files(tmp_path: Path) -> None:
    """One more is refused."""
    for number in range(100):
        (tmp_path / f"{number}.toml").write_text("", "utf-8")
    felicity.new("nation", players=2, pack=str(tmp_path))
    (tmp_path / "more.toml").write_text("", "utf-8")
    with pytest.raises(felicity.CannotRead, match=r"at least one \.toml file, and up to 100") as error:
        felicity.new("nation", players=2, pack=str(tmp_path))
    check_wording(error.value)


HOSTILE = {
    "dotted": "a" + ".a" * 490_000 + " = 1",
    "with blanks": "a" + " . a" * 240_000 + " = 1",
    "quoted": '"a"' + "." + ".".join(["'a'"] * 240_000) + " = 1",
    "in a list": 'a = ["""b"""", {' + "a" + ".a" * 490_000 + " = 1}]",
    "after a text": 'a = "\\"" # "\na' + ".a" * 490_000 + " = 1",
    "head": "[a" + ".a" * 490_000 + "]",
    "many heads": "\n".join(f"[a{number}]" for number in range(100_000)),
    "many keys": "\n".join(f"a{number}.b = 1" for number in range(70_000)),
}
MEGABYTE = 1_000_000


@pytest.mark.parametrize("case", HOSTILE)
def test_a_file_that_would_take_all_memory_is_refused_unread(tmp_path: Path, case: str) -> None:
    """TOML's parser keeps far more than a byte for every part of a key: gigabytes for a file of one megabyte."""
    assert len(HOSTILE[case]) < MEGABYTE
    (tmp_path / "goals.toml").write_text(HOSTILE[case], "utf-8")
    tracemalloc.start()
    try:
        with pytest.raises(
            felicity.CannotRead, match=r"goals\.toml: (the key .* has \d+ parts|has \d+ parts of keys and tables): expected up to"
        ) as error:
            felicity.new("loop", players=2, pack=str(tmp_path))
        check_wording(error.value)
        assert tracemalloc.get_traced_memory()[1] < 40 * MEGABYTE
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("quotes", ['"""', "'''", '"', "'", 'a"', "#", '"\\', "a.\n", " "])
def test_any_heap_of_signs_is_looked_through_once(quotes: str) -> None:
    """However quotes, escapes, comments and blanks follow each other; whatever it is, it isn't a pack."""
    text = quotes * (MEGABYTE // len(quotes))
    assert len(without_texts(text)) <= len(text)


def test_dots_in_texts_and_comments_are_no_keys(tmp_path: Path) -> None:
    """Nor are those of numbers."""
    note = ".".join("abcdefghijklmnop")
    (tmp_path / "goals.toml").write_text(
        f'[pack]\nsize = 1.5\n[[goal]] # {note}\nid = "family"\nnote = """{note}"""\ncertainty = \'printed\'\n', "utf-8"
    )
    assert felicity.new("loop", players=2, pack=str(tmp_path)).setup.pack


FILES = (("goals.toml", b"[[goal]]\nid = 'family'\nhappiness = 3"),)


def test_a_record_may_carry_its_pack() -> None:
    """Then it replays where nobody has the folder."""
    game = plugins.game("loop")
    pack = game.use_files("my box", FILES)
    played = start(game, game.set_up("basic", 2, "7", {}, pack))
    played.play(played.options()[0])
    bare = played.record(["Ada", "Bo"])
    record = carrying(bare, FILES)
    game.forget_pack(pack)
    with pytest.raises(felicity.CannotRead, match="played with the pack my box-") as error:
        felicity.replay(bare)
    check_wording(error.value)
    again = felicity.replay(record)
    assert (again.setup.pack, again.number) == (pack, 1)
    assert Record(record).pack_files() == FILES
    game.forget_pack(pack)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('pack-1: ["goals.toml"]', "expected a file's name and its text"),
        ('pack-1: ["goals.toml", "\\ud800"]', "expected a file's name and its text"),
        ("pack-1: " + "[" * 100_000, "expected a file's name and its text"),
        ("pack-1: 7", "expected a file's name and its text"),
        ('pack-2: ["goals.toml", ""]', "expected pack-1, pack-2 and so on"),
        ('pack-1: ["goals.toml", ""]', "carries the files of another pack"),
    ],
)
def test_what_a_record_carries_must_be_its_pack(line: str, said: str) -> None:
    """Anything else is refused, with the line."""
    record = f"felicity record 1\ngame: loop\nrules: 2\nmode: basic\nplayers: 2\nseed: 7\npack: my box-000000000000\n{line}\n"
    with pytest.raises(felicity.CannotRead, match=r"line [78]: ") as error:
        felicity.replay(record)
    assert said in str(error.value)


def test_entries_are_the_same_as_the_files_they_were_read_from() -> None:
    """And are checked again: what a later release can't play with is refused."""
    game = plugins.game("loop")
    pack = Pack(game.catalog, "my box", FILES, [])
    game.use_entries(pack.fingerprint, pack.entries)
    from_entries = game.packs[pack.fingerprint]
    assert game.use_files("my box", FILES) == pack.fingerprint
    assert from_entries.tables == game.packs[pack.fingerprint].tables
    with pytest.raises(felicity.CannotRead, match=r"goals.toml: goal family: key happiness is 99") as error:
        game.use_entries("other", [("goals.toml", "goal", {"id": "family", "happiness": 99})])
    check_wording(error.value)
    game.forget_pack(pack.fingerprint)
    assert not game.has_pack(pack.fingerprint)


def test_keys_say_what_they_may_be() -> None:
    """So that a program can offer them to be edited."""
    assert Number(1, 3).described() == {"kind": "number", "expected": "a whole number from 1 to 3", "low": 1, "high": 3}
    assert OneOf(["a", "b"]).described() == {"kind": "word", "expected": "one of a, b", "words": ["a", "b"]}
    goal = plugins.game("loop").catalog.described()["goal"]
    keys = goal["keys"]
    assert isinstance(keys, dict)
    assert {key: value["kind"] for key, value in keys.items()} == {
        "name": "text",
        "happiness": "number",
        "requires": "data",
        "certainty": "word",
    }
    assert goal["fixed_of"] == {"hobby": ["requires"], "curiosity": ["requires"]}
    assert plugins.game("loop").catalog.described()["career"]["keys"]["not_for_coop"]["kind"] == "flag"  # type: ignore[index]
