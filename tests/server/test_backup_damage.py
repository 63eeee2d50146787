"""Backups that are damaged, foreign or newer, and commands that are killed: there is always the old store or the new one."""

from __future__ import annotations

import gzip
import json
import os
import random
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine

from felicity.server.backup_file import BadBackup
from felicity.server.bad_store import BadStore
from felicity.server.journal import Entry
from felicity.server.store import Store
from tests.server.conftest import STORES
from tests.server.test_backup import codes, kept, restored, taken
from tests.server.test_store import header
from tests.server.world import FORKS, LONG

MOST = 1000  # moments: more than there are
FILES = ("open", "os.rename", "os.link", "os.remove", "sqlite3.connect")  # what Python says that it is about to do


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup of one table."""
    kept(f"sqlite:///{tmp_path / 'tables.sqlite'}", ("ABCDEF", 20))
    taken(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "it.backup")
    return tmp_path / "it.backup"


def refused(file: Path, match: str) -> None:
    """It is refused, and nothing is made of it."""
    target = file.parent / "new.sqlite"
    with pytest.raises(BadBackup, match=match):
        restored(file, f"sqlite:///{target}")
    assert sorted(each.name for each in file.parent.glob("new.sqlite*")) in ([], ["new.sqlite.lock"])


def test_a_damaged_backup_is_refused_wherever_the_damage_is(backup: Path) -> None:
    """Cut off anywhere, or a bit changed anywhere in what was packed."""
    whole = backup.read_bytes()
    chance = random.Random(7)
    for length in [*range(0, len(whole), len(whole) // 20), len(whole) - 1]:
        backup.write_bytes(whole[:length])
        refused(backup, "damaged or incomplete" if length > 1 else "not a backup")
    for at in chance.sample(range(10, len(whole)), 60):  # some of the ten before mean nothing
        backup.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << chance.randrange(8)]) + whole[at + 1 :])
        refused(backup, "damaged|newer version")
    backup.write_bytes(whole + b"more")
    refused(backup, "damaged or incomplete")


def rewritten(file: Path, change: Callable[[list[Any]], object]) -> None:
    """Change the lines of a backup, and pack it as if nothing had happened."""
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    change(lines)
    file.write_bytes(gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines)))


CHANGES: dict[str, Callable[[list[Any]], object]] = {
    "a row is missing": lambda lines: lines.pop(5),
    "a row stands twice": lambda lines: lines.insert(5, lines[5]),
    "a row has changed": lambda lines: lines[5].__setitem__(-1, 99),
    "a row is too short": lambda lines: lines[5].pop(),
    "a row is of an unknown table": lambda lines: lines[5].__setitem__(0, "purses"),
    "a row holds a list": lambda lines: lines[5].__setitem__(1, []),
    "a number is too large": lambda lines: lines[5].__setitem__(-1, 1 << 80),
    "a text is none": lambda lines: lines[5].__setitem__(1, "\ud800"),
    "a row is empty": lambda lines: lines.insert(5, []),
    "the end is missing": lambda lines: lines.pop(),
    "there are two ends": lambda lines: lines.append(lines[-1]),
    "a column is missing": lambda lines: lines[0]["columns"]["facts"].pop(),
    "the columns are none": lambda lines: lines[0].__setitem__("columns", {"journal": 5}),
    "the revision is none": lambda lines: lines[0].__setitem__("revision", 2),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_backup_that_was_edited_is_refused(backup: Path, change: Callable[[list[Any]], object]) -> None:
    """Even if it is packed well."""
    rewritten(backup, change)
    refused(backup, "damaged or incomplete|can’t be stored there")


def test_a_backup_of_a_newer_version_is_refused(backup: Path) -> None:
    """By its format, or by the shape of its store."""
    whole = backup.read_bytes()
    rewritten(backup, lambda lines: lines[0].__setitem__("format", 2))
    refused(backup, "newer version")
    backup.write_bytes(whole)
    rewritten(backup, lambda lines: lines[0].__setitem__("revision", "9999"))
    refused(backup, "newer version")


def test_files_of_other_programs_are_refused(backup: Path) -> None:
    """A text, a store itself, something else that is packed, a folder, nothing."""
    folder = backup.parent
    backup.write_text("Buy milk.\n")
    refused(backup, "is not a backup of Felicity")
    backup.write_bytes((folder / "tables.sqlite").read_bytes())
    refused(backup, "is not a backup of Felicity")
    for text in (b"Buy milk.\n", b"[]\n", b"{}\n", b"[" * 100_000 + b"\n", b"\xff\n", b"no end"):
        backup.write_bytes(gzip.compress(text))
        refused(backup, "is not a backup of Felicity")
    refused(folder, "can’t be read: Is a directory")
    refused(folder / "gone", "can’t be read: No such file")


def test_a_damaged_store_is_kept_beside_the_one_that_replaces_it(backup: Path) -> None:
    """So is the log that is left of a store whose file is gone."""
    store = backup.parent / "tables.sqlite"
    database = f"sqlite:///{store}"
    store.write_bytes(b"no database " * 1000)
    with pytest.raises(BadStore, match="is damaged"):
        restored(backup, database)
    assert [each.name for each in restored(backup, database, replace=True).aside] == ["tables.sqlite.damaged"]
    assert codes(database) == ["ABCDEF"]
    store.unlink()
    store.with_name("tables.sqlite-wal").write_bytes(b"entries")
    assert [each.name for each in restored(backup, database).aside] == ["tables.sqlite.damaged1-wal"]
    assert codes(database) == ["ABCDEF"]


def keep_and_die(database: str) -> None:
    """Keep another table, and be killed: SQLite has it in the log beside its file."""
    store = Store(database)
    assert store.create(header("BBBBBB"), [Entry(number, "play") for number in range(500)]).result()
    os.kill(os.getpid(), signal.SIGKILL)


def test_what_a_killed_server_left_in_its_log_is_backed_up_and_harms_no_restored_store(backup: Path) -> None:
    """The log of one file applied to another would destroy that."""
    database = f"sqlite:///{backup.parent / 'tables.sqlite'}"
    process = FORKS.Process(target=keep_and_die, args=(database,))
    process.start()
    process.join(LONG)
    assert backup.with_name("tables.sqlite-wal").stat().st_size > 0
    saved = {end: backup.with_name(f"tables.sqlite{end}").read_bytes() for end in ("", "-wal")}
    assert taken(database, backup.parent / "later").tables == 2
    for end, data in saved.items():  # as if no backup had been taken
        backup.with_name(f"tables.sqlite{end}").write_bytes(data)
    now = restored(backup, database, replace=True)
    assert now.aside == []
    assert taken(database, backup.parent / "now") == now.contents
    assert codes(database) == ["ABCDEF"]


def test_a_store_that_another_program_has_open_is_not_replaced(backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log can't be taken from under it, and must not be left beside the new file."""
    monkeypatch.setattr("felicity.server.restore.LOCKED_WITHIN", 0)
    database = f"sqlite:///{backup.parent / 'tables.sqlite'}"
    kept(database, ("BBBBBB", 1))
    with closing(sqlite3.connect(backup.parent / "tables.sqlite")) as reader:
        assert reader.execute("SELECT count(*) FROM tables").fetchone() == (2,)
        with pytest.raises(BadStore, match="is locked by another program"):
            restored(backup, database, replace=True)
    assert codes(database) == ["ABCDEF", "BBBBBB"]
    restored(backup, database, replace=True)
    assert codes(database) == ["ABCDEF"]


def die_at(moment: int, work: Callable[..., object], *arguments: object) -> None:
    """Do something, but be killed before the given moment: a statement of PostgreSQL, a commit, or something done to a file."""
    left, pid = moment, os.getpid()

    def pass_by(*_: object) -> None:
        nonlocal left
        if left == 0:
            os.kill(pid, signal.SIGKILL)
        left -= 1

    def heard(name: str, arguments: tuple[object, ...]) -> None:
        if name in FILES and not str(arguments[0]).endswith((".py", ".pyc", ".ftl")):
            pass_by()

    def asked(connection: Connection, *_: object) -> None:
        if connection.dialect.name == "postgresql":
            pass_by()

    event.listen(Engine, "commit", pass_by)
    event.listen(Engine, "before_cursor_execute", asked)
    sys.addaudithook(heard)
    work(*arguments)


def killed(work: Callable[..., object], *arguments: object, every: int = 1) -> Iterator[bool]:
    """Do something again and again, killed at every so manieth moment, until it is done for once; after each time: was it done?"""
    for moment in range(0, MOST, every):
        process = FORKS.Process(target=die_at, args=(moment, work, *arguments))
        process.start()
        process.join(LONG)
        assert process.exitcode in (0, -signal.SIGKILL)
        yield process.exitcode == 0
        if process.exitcode == 0:
            return
    pytest.fail("there are more moments than that")


@pytest.mark.parametrize("kind", STORES)
def test_a_restore_that_is_killed_leaves_the_old_store_or_the_new_one(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Whole, at every moment; the next one finds its way."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}" if kind == "sqlite" else request.getfixturevalue("postgres").database()
    kept(database, ("AAAAAA", 9))
    old = taken(database, tmp_path / "old")
    restored(tmp_path / "old", database, replace=True)
    kept(database, ("BBBBBB", 9))
    new = taken(database, tmp_path / "new")
    restored(tmp_path / "old", database, replace=True)
    seen = []
    for done in killed(restored, tmp_path / "new", database, True, every=1 if kind == "sqlite" else 9):
        now = taken(database, tmp_path / "now", replace=True)
        assert now in ((new,) if done else (old, new))
        assert codes(database) == ["AAAAAA", "BBBBBB"][: now.tables]
        seen.append(now.tables)
        restored(tmp_path / "old", database, replace=True)
    assert len(seen) > 5
    assert seen[0] == 1
    assert sorted(each.name for each in tmp_path.iterdir() if "restoring" in each.name) == []


def test_a_backup_that_is_killed_leaves_the_old_backup_or_the_new_one(tmp_path: Path) -> None:
    """Under its name there is never a part of one."""
    database, file = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "it.backup"
    kept(database, ("AAAAAA", 9))
    old = taken(database, file)
    kept(database, ("BBBBBB", 9))
    new = taken(database, tmp_path / "new.backup")
    seen = []
    for done in killed(taken, database, file, True):
        seen.append(restored(file, f"sqlite:///{tmp_path / 'new.sqlite'}", replace=True).contents)
        assert seen[-1] in ((new,) if done else (old, new))
    assert len(seen) > 5
    assert seen[0] == old
