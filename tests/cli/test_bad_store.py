"""`felicity serve` on a database that can't be used: one sentence, exit code 2, and the database as it was."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from felicity.server.bad_store import bad_store
from felicity.server.engine import url_of
from felicity.server.store import Store
from tests.cli.terminal import felicity


def refused(file: Path, lang: str = "en") -> str:
    """What `felicity serve` says about a file; it changes nothing in it."""
    before = file.read_bytes() if file.is_file() else b""
    screen = felicity("serve", "--port", "0", "--database", f"sqlite:///{file}", lang=lang, code=2)
    assert (file.read_bytes() if file.is_file() else b"") == before
    assert screen.out == ""
    assert screen.err.count("\n") == 1
    return screen.err


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """A store of ours."""
    file = tmp_path / "tables.sqlite"
    Store(f"sqlite:///{file}").close()
    return file


def sql(file: Path, *statements: str) -> None:
    """Change a file as another program would."""
    connection = sqlite3.connect(file)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_store_of_a_newer_version_is_left_alone(ours: Path) -> None:
    """Whoever goes back to an older version learns why nothing works."""
    sql(ours, "UPDATE alembic_version SET version_num = '9999'")
    assert "belong to a newer version of Felicity" in refused(ours)
    assert "une version plus récente de Felicity" in refused(ours, "fr")


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    """Even if it is made with the same tools."""
    plain, alike = tmp_path / "plain.sqlite", tmp_path / "alike.sqlite"
    sql(plain, "CREATE TABLE bookmarks (id INTEGER)")
    sql(
        alike, "CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('0001')", "CREATE TABLE journal (id)"
    )
    for file in (plain, alike):
        assert "is the database of another program" in refused(file)


def test_a_text_and_a_damaged_file_are_named(tmp_path: Path, ours: Path) -> None:
    """Damage is found wherever it is, not when somebody looks for a table."""
    text = tmp_path / "notes.txt"
    text.write_text("Buy milk. " * 500)
    assert "damaged, encrypted or not a database (file is not a database)" in refused(text)
    whole = ours.read_bytes()
    for first in range(4096, len(whole), 4096):
        ours.write_bytes(whole[:first] + b"\xa5" * 4096 + whole[first + 4096 :])
        assert "is damaged, encrypted or not a database" in refused(ours)
    ours.write_bytes(whole[: len(whole) // 2])
    assert "is damaged, encrypted or not a database" in refused(ours)


def test_a_folder_and_a_place_that_is_not_there_are_named(tmp_path: Path) -> None:
    """With what to do instead."""
    assert f"{tmp_path} is a folder. Name a file in it, e.g. sqlite:///{tmp_path}/tables.sqlite." in refused(tmp_path)
    assert f"The folder {tmp_path / 'gone'} doesn’t exist" in refused(tmp_path / "gone" / "tables.sqlite")


def test_a_file_that_may_not_be_written_is_named(ours: Path) -> None:
    """The error is SQLite's own."""
    connection = sqlite3.connect(f"file:{ours}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError) as found:
        connection.execute("DELETE FROM facts")
    connection.close()
    said = bad_store(url_of(f"sqlite:///{ours}"), OperationalError("", {}, found.value))
    assert str(said) == f"{ours} can’t be written: the file, its folder or the disk is read-only."


def test_a_disk_without_room_is_named(tmp_path: Path) -> None:
    """No file may grow beyond a few pages, as on a full disk."""
    code = (
        "import resource, signal, sys; from felicity.server.store import Store; from felicity.core.errors import FelicityError\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))\n"
        "try: Store(f'sqlite:///{sys.argv[1]}')\n"
        "except FelicityError as error: print(error)"
    )
    file = tmp_path / "tables.sqlite"
    done = subprocess.run([sys.executable, "-c", code, str(file)], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert str(file) in done.stdout
    Store(f"sqlite:///{file}").close()  # with room again it opens


def test_a_postgresql_that_does_not_answer_is_named_without_its_password() -> None:
    """Nobody listens at port 1."""
    said = felicity("serve", "--port", "0", "--database", "postgresql://ada:secret@127.0.0.1:1/tables", code=2).err
    assert said.startswith("The database at postgresql://ada:***@127.0.0.1:1/tables can’t be used: ")
    assert "secret" not in said
    assert said.count("\n") == 1
