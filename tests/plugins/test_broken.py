"""Somebody else's game that can't be used is named, with what is wrong and whose it is; all other games go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from felicity import plugins
from tests.cli.terminal import felicity
from tests.plugins.packages import MANIFEST, install, install_pig_as, register
from tests.plugins.process import here
from tests.plugins.test_pig import OURS
from tests.server.world import Browser

FLAW = ("number = 1 + s.rng.below(6)", "assert s.pot == 0, 'flawed'; number = 2")
WRONG = {
    "absent": "ModuleNotFoundError: No module named 'absent'",
    "anything": "anything:PLUGIN is not a felicity.plugin.Plugin",
    "careless": "RuntimeError: no dice today",
    "leaving": "SystemExit: 3",
    "loop": "there is another game of this name",
    "nameless": "its entry point is called nameless, but it calls itself other",
    "lawless": "there is no rule in its rules.toml",
    "ruleless": "there is no rules.toml in ruleless",
    "stuck": "its first question offers nothing",
    "shapeless": "its view_type is not a TypedDict",
    "alike": "its rules begin with LOOP-, as those of loop do",
}


def install_all(folder: Path) -> None:
    """Each in its own way; one is good until it is played."""
    register(folder, "absent", "absent:PLUGIN")
    install(folder, "anything", "PLUGIN = object()")
    careless = install(folder, "careless", MANIFEST.format(name="careless", engine="raise RuntimeError('no dice today.')"))
    (careless / "rules.toml").write_text('[[rule]]\nid = "CARE-1"\ntitle = "a"\ntext = "b"\n', "utf-8")
    lawless = install(folder, "lawless", MANIFEST.format(name="lawless", engine="return None"))
    (lawless / "rules.toml").touch()
    install(folder, "leaving", "import sys; sys.exit(3)")
    install(folder, "nameless", MANIFEST.format(name="other", engine="return None"))
    install(folder, "ruleless", MANIFEST.format(name="ruleless", engine="return None"))
    install_pig_as(folder, "stuck", ("a.offer(ROLL)", "pass"))
    install_pig_as(folder, "shapeless")
    manifest = folder / "shapeless" / "plugin.py"
    manifest.write_text(manifest.read_text("utf-8").replace("PLUGIN =", "PigPlugin.view_type = lambda self: dict\nPLUGIN ="), "utf-8")
    install_pig_as(folder, "alike")
    rules = folder / "alike" / "rules.toml"
    rules.write_text(rules.read_text("utf-8").replace("ALIKE-", "LOOP-"), "utf-8")
    install_pig_as(folder, "flawed", FLAW)
    register(folder, "loop", "absent:PLUGIN")


def sentence(game: str) -> str:
    """What is said of it."""
    return f"The game {game} of the package felicity-{game} can’t be used: {WRONG[game]}."


@pytest.fixture
def crowded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An environment in which all of them are installed."""
    folder = tmp_path / "packages"
    folder.mkdir()
    install_all(folder)
    monkeypatch.syspath_prepend(folder)
    plugins.found.cache_clear()
    yield folder
    monkeypatch.undo()
    plugins.found.cache_clear()
    plugins._ready.pop("flawed", None)


def test_the_list_of_games_names_each_and_goes_on(crowded: Path) -> None:
    listed = felicity("games")
    assert [game for game in (*OURS, "flawed") if f"Name: {game}." in listed.out] == [*OURS, "flawed"]
    assert sorted(listed.err.splitlines()) == sorted(sentence(game) for game in WRONG)


def test_whoever_wants_to_play_one_is_told(crowded: Path) -> None:
    for game in WRONG.keys() - {"loop"}:
        for command in (["play", game, "--terminal"], ["simulate", game], ["rules", game], ["cards", game]):
            assert felicity(*command, code=2).err == f"{sentence(game)}\n"
    said = felicity("play", "absent", "--terminal", "--lang", "fr", code=2).err
    assert (
        said == "Le jeu absent du paquet felicity-absent ne peut pas être utilisé\u00a0: ModuleNotFoundError: No module named 'absent'.\n"
    )
    assert "Roll" not in felicity("play", "loop", "--terminal", "--mode", "basic", "--players", "2", typed="quit\n", data=crowded).out


def test_a_server_goes_on_with_the_others(tmp_path: Path) -> None:
    """An engine that fails in the middle of a game stops its own table, and no other."""
    folder = tmp_path / "packages"
    folder.mkdir()
    install_all(folder)
    with here(tmp_path, folder).serving(tmp_path / "tables.sqlite") as server:
        ada = Browser(server)
        assert list(ada.get("/api/games")) == [*OURS, "flawed"]
        assert "absent" in ada.post("/api/tables", {"game": "absent", "mode": "standard"}, 400)["error"]["message"]
        flawed = ada.join(ada.create(game="flawed", mode="standard", players=2, start=True)["code"])
        flawed.hear_until(lambda table: table["asked"] is not None)  # the first roll was the only thing to do
        assert flawed.play("roll")["error"]["code"] == "failed"  # nothing was changed
        loop = ada.join(ada.create(players=2, start=True)["code"])
        assert loop.play_on(5)["status"] == "playing"
    for game in WRONG:
        assert sentence(game) in server.said
    assert "game.py:" in server.said  # where it failed


def test_tables_of_a_game_that_is_gone_wait_for_its_return(tmp_path: Path) -> None:
    """The others are played as if nothing had happened."""
    folder = tmp_path / "packages"
    folder.mkdir()
    install_pig_as(folder, "sow")
    store = tmp_path / "tables.sqlite"
    with here(tmp_path, folder).serving(store) as server:
        ada = Browser(server)
        code = ada.create(game="sow", mode="standard", players=2, start=True)["code"]
        ada.join(code).play_on(2)
    with here(tmp_path).serving(store) as server:
        again = Browser(server)
        again.http.headers["authorization"] = f"Bearer {ada.key}"
        assert [(table["code"], table["status"]) for table in again.get("/api/tables")] == [(code, "broken")]
        assert again.create(players=2, start=True)["status"] == "playing"
    with here(tmp_path, folder).serving(store) as server:
        again = Browser(server)
        again.http.headers["authorization"] = f"Bearer {ada.key}"
        assert again.look(code)["status"] == "playing"
