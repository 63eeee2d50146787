"""Pig, a game of another distribution that brings an engine and rules only, is at home everywhere."""

from __future__ import annotations

import json
from pathlib import Path

from felicity import plugins
from felicity.core import table
from tests.plugins.packages import PIG
from tests.plugins.process import Felicity
from tests.server.world import Browser

MOVES = "1\n1\n2\n" * 400  # roll, roll, hold; more than any game takes
OURS = ["loop", "nation", "nostalgia", "pursuit", "rainbow"]


def test_without_it_nothing_changes() -> None:
    assert plugins.names() == OURS
    assert plugins.broken() == []


def test_it_runs_on_the_build_under_test(stranger: Felicity) -> None:
    """`make test` goes through this file with the source, then with the compiled engine: Pig itself is interpreted on both."""
    code = "from felicity.core import table; from felicity_pig import game; print(table.__file__, game.__file__)"
    ours, pig = stranger.run_module("timeit", "-n1", "-r1", code).stdout.split()[:2]
    assert ours == table.__file__
    assert pig.endswith(".py")


def test_it_keeps_its_own_promises(stranger: Felicity) -> None:
    """Its tests run where it is installed; they go through the conformance check too, and prove every rule."""
    stranger.run_module("pytest", "-q", "-p", "no:cacheprovider", str(PIG), folder=PIG)
    assert "6 of 6 rules are covered" in stranger.run("rules", "pig", "--coverage", "--tests", str(PIG)).stdout


def test_it_is_listed(stranger: Felicity) -> None:
    listed = stranger.run("games")
    assert "Name: pig. Rules: version 1. Bots: random, normal, hard, expert.\n" in listed.stdout
    assert "  standard, 2 to 6 players\n" in listed.stdout
    assert listed.stderr == ""
    assert "Name: loop." in listed.stdout


def test_its_rules_and_cards_can_be_asked_for(stranger: Felicity) -> None:
    """In French too, although it has none."""
    assert "PIG-3  A one\n" in stranger.run("rules", "pig").stdout
    assert stranger.run("rules", "PIG-3", "--lang", "fr").stdout == stranger.run("rules", "PIG-3").stdout
    assert stranger.run("cards", "pig").stdout == " Pig has no cards.\n"
    assert stranger.run("cards", "pig", "--lang", "fr").stdout == " Pig n’a pas de cartes.\n"


def test_it_is_played_in_the_terminal_to_the_end_and_told_again(stranger: Felicity, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    typed = f"why\nhint\nsave {record}\n{MOVES}"
    played = stranger.run("play", "pig", "--terminal", "--players", "2", "--seed", "3", "--bots", "random", typed=typed).stdout
    for line in (
        "── Pig · Round 1 ──",
        " Goal: 100 · Pot: 2\n>Ada (you)    score: 0\n Bo (random)  score: 0\n",
        " Roll or hold?\n   1  Roll\n   2  Hold\n",
        "   Ada: rolled 2\n",
        " Chance to win: ",
        " After ",
        " wins with 1",
    ):
        assert line in played
    assert "Ada: rolled 2\n" in stranger.run("replay", str(record), "--all").stdout


def test_it_speaks_french_around_its_own_words(stranger: Felicity) -> None:
    typed = MOVES
    played = stranger.run(
        "play", "pig", "--terminal", "--players", "2", "--bots", "random", "--option", "goal=10", "--seed", "3", "--lang", "fr", typed=typed
    ).stdout
    assert "── Pig · Manche 1 ──" in played
    assert "Roll or hold\u202f?" in played
    assert " gagne avec 1" in played


def test_it_refuses_with_a_reason(stranger: Felicity) -> None:
    code = "import felicity; felicity.new('pig', players=2, seed=3).play('hold')"
    done = stranger.run_module("timeit", "-n1", "-r1", code, code=1)
    assert "'hold' is not allowed now: nothing in the pot (PIG-4). On offer: roll" in done.stderr


def test_it_is_simulated_and_its_bots_are_rated(stranger: Felicity, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    stranger.run("simulate", "pig", "--players", "2", "--bots", "random,mcts:20", "--games", "4", "--seed", "1", "--json", str(report))
    found = json.loads(report.read_text("utf-8"))
    assert found["input"]["game"] == "pig"
    ladder = stranger.run("ladder", "pig", "--players", "2", "--bots", "random,mcts:20", "--games", "2", "--seed", "1").stdout
    assert "Pig, mode standard, 2 players" in ladder


def test_the_server_knows_it(stranger: Felicity, tmp_path: Path) -> None:
    with stranger.serving(tmp_path / "tables.sqlite") as server:
        ada = Browser(server)
        facts = ada.get("/api/games")
        assert list(facts) == [*OURS, "pig"]
        assert facts["pig"]["levels"] == {"easy": "random", "normal": "normal", "hard": "hard", "expert": "expert"}
        assert ada.get("/api/games/pig/rules?lang=fr") == ada.get("/api/games/pig/rules?lang=en")
        assert ada.get("/api/games/pig/cards") == {}
        code = ada.create(game="pig", mode="standard", players=2, start=True, options={"goal": 30})["code"]
        with_ada = ada.join(code, lang="fr")
        assert with_ada.play_on()["status"] == "over"
        record = tmp_path / "record.txt"
        record.write_text(ada.http.get(f"/api/tables/{code}/record").text, "utf-8")
    assert "Ada: rolled " in stranger.run("replay", str(record), "--all").stdout
    assert "the recorded result: seat1 won" in stranger.run("verify", str(record)).stdout.replace("seat2", "seat1")
