"""`felicity backup` and `felicity restore` as a person types them: what they say, in both languages, and how they end."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from felicity.server.journal import Entry
from felicity.server.server_lock import server_lock
from felicity.server.store import Store
from tests.cli.terminal import felicity
from tests.server.test_store import header


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with one table and one choice."""
    folder = tmp_path / "data"
    folder.mkdir()
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    assert store.create(header("ABCDEF"), [Entry(0, "play", 1, {"option": "work"})]).result()
    store.close()
    return folder


def test_the_tables_of_the_data_folder_are_backed_up_and_restored(data: Path, tmp_path: Path) -> None:
    """Without a word about where they are; counts are said as people say them."""
    file = tmp_path / "it.backup"
    said = felicity("backup", str(file), data=data)
    assert said.out == f"{file} is complete: 1 table, 1 choice. It holds secrets of the games: keep it private.\n"
    said = felicity("backup", str(file), "--replace", data=data, lang="fr")
    assert said.out == f"{file} est complet\u00a0: 1 table, 1 choix. Il contient des secrets des parties\u00a0: gardez-le pour vous.\n"
    store = data / "tables.sqlite"
    store.chmod(0o640)
    said = felicity("restore", str(file), "--replace", data=data)
    assert said.out == f"{store} now holds 1 table with 1 choice. Start the server again.\n"
    assert stat.S_IMODE(store.stat().st_mode) == 0o640
    store.unlink()
    said = felicity("restore", str(file), data=data, lang="fr")
    assert said.out == f"{store} contient maintenant 1 table et 1 choix. Vous pouvez redémarrer le serveur.\n"
    assert said.err == ""
    assert stat.S_IMODE(store.stat().st_mode) == 0o600


def test_studies_are_left_out_and_it_is_said_where_they_are(data: Path, tmp_path: Path) -> None:
    """One's own and those of visitors, each with their number."""
    for folder, count in (("lab", 2), ("lab-served", 1)):
        for number in range(count):
            study = data / folder / f"loop-basic-{number}"
            study.mkdir(parents=True)
            (study / "state.json").write_text("{}", "utf-8")
    said = felicity("backup", str(tmp_path / "it.backup"), data=data).out
    assert f"2 studies of the laboratory are not in it: copy the folder {data / 'lab'} as well, at any time.\n" in said
    assert f"1 study of the laboratory is not in it: copy the folder {data / 'lab-served'} as well, at any time.\n" in said
    said = felicity("backup", str(tmp_path / "it.backup"), "--replace", data=data, lang="fr").out
    assert f"2 études du laboratoire n’y sont pas\u00a0: copiez aussi le dossier {data / 'lab'}, à tout moment.\n" in said


def test_a_home_folder_may_be_written_as_a_tilde(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where no shell has replaced it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    felicity("backup", "~/it.backup", data=data)
    assert (tmp_path / "it.backup").is_file()


def refused(*arguments: object, data: Path, lang: str = "en") -> str:
    """One sentence on the error output, exit code 2."""
    said = felicity(*map(str, arguments), data=data, lang=lang, code=2)
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_refusals_say_what_to_do(data: Path, tmp_path: Path) -> None:
    """In the language of whoever asked."""
    file, notes = tmp_path / "it.backup", tmp_path / "notes.txt"
    felicity("backup", str(file), data=data)
    notes.write_text("Buy milk.")
    assert "Choose another name, or replace that backup with --replace" in refused("backup", file, data=data)
    assert "Choisissez un autre nom" in refused("backup", file, data=data, lang="fr")
    assert "left alone. Choose another name" in refused("backup", notes, "--replace", data=data)
    assert "can’t be written: No such file" in refused("backup", tmp_path / "gone" / "it", data=data)
    assert "There are no tables in" in refused("backup", tmp_path / "new", data=tmp_path / "elsewhere")
    assert "expected sqlite:///FILE" in refused("backup", tmp_path / "new", "--database", "nonsense", data=data)
    assert "There are no tables in sqlite://" in refused("backup", tmp_path / "new", "--database", "sqlite://", data=data)
    assert "already holds tables or profiles (1). Nothing was changed: to replace them all, use --replace" in refused(
        "restore", file, data=data
    )
    assert "contient déjà des tables ou des profils (1)" in refused("restore", file, data=data, lang="fr")
    assert "is not a backup of Felicity" in refused("restore", notes, "--replace", data=data)
    assert "A database in memory is gone" in refused("restore", file, "--database", "sqlite://", data=data)
    file.write_bytes(file.read_bytes()[:-20])
    assert "is damaged or incomplete" in refused("restore", file, "--replace", data=data)
    assert "est endommagé ou incomplet" in refused("restore", file, "--replace", data=data, lang="fr")


def test_a_postgresql_that_does_not_answer_is_named_without_its_password(data: Path, tmp_path: Path) -> None:
    """Nobody listens at port 1."""
    file, away = tmp_path / "it.backup", "postgresql://ada:secret@127.0.0.1:1/tables"
    felicity("backup", str(file), data=data)
    for command in (("backup", tmp_path / "new"), ("restore", file)):
        said = refused(*command, "--database", away, data=data)
        assert said.startswith("The database at postgresql://ada:***@127.0.0.1:1/tables can’t be used: ")
        assert "secret" not in said


def test_nothing_is_restored_under_a_server_and_none_starts_during_a_restore(data: Path, tmp_path: Path) -> None:
    """Both take the same lock."""
    file, database = tmp_path / "it.backup", f"sqlite:///{data / 'tables.sqlite'}"
    felicity("backup", str(file), data=data)
    with server_lock(database, "http://127.0.0.1:8321/"):
        assert "A server is using the tables in" in refused("restore", file, "--replace", data=data)
        assert "Un serveur utilise les tables" in refused("restore", file, "--replace", data=data, lang="fr")
    with server_lock(database, ""):
        assert "or a backup is being restored" in refused("serve", "--port", "0", data=data)
