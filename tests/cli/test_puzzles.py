"""`felicity puzzles` in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from felicity import new as felicity_new
from felicity.cli import puzzles as command
from felicity.core.record import write
from felicity.teach import mining, proof, puzzles
from felicity.teach.puzzle import Puzzle, read_lines
from felicity.teach.review import Depth
from tests.cli.terminal import felicity, widest
from tests.teach.test_judge import picnic

ALL = puzzles.in_order(puzzles.by_id().values())


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file with one puzzle."""
    path = tmp_path / "puzzles.jsonl"
    path.write_text(ALL[0].as_line() + "\n", "utf-8")
    return str(path)


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are looked at less closely, so that the tests are quick."""
    for name, effort in (("SHORT", 0.1), ("GLANCE", 0.25), ("SECOND", 0.5), ("LONG", 0.75)):
        monkeypatch.setattr(mining, name, Depth(effort, 0))
    monkeypatch.setattr(proof, "LOOKS", (24,))


def wrong(puzzle: Puzzle) -> str:
    """An option that isn't the best one."""
    return next(each.option for each in puzzle.others if not each.idle)


def test_one_chooses_until_it_is_right(file: str) -> None:
    """Then the reasons are told, and what the others miss."""
    screen = felicity("puzzles", "play", "--file", file, typed=[wrong(ALL[0]), "nonsense", ALL[0].answer])
    assert "clearly better than all others" in screen.flat
    assert "Not this one." in screen.after("Your choice")
    assert "Type one of the numbers" in screen.out
    assert "Right!" in screen.after("Not this one.")
    assert "Solved at the first attempt: 0." in screen.after("Right!")
    assert len(widest(screen.out)) <= 80
    assert "Solved at the first attempt: 1." in felicity("puzzles", "play", "--file", file, typed=[ALL[0].answer]).out


def test_who_gives_up_sees_the_answer(file: str) -> None:
    screen = felicity("puzzles", "play", "--file", file, typed=[""], lang="fr")
    assert "Le meilleur choix" in screen.after("Votre choix")
    assert "\u00a0: " in screen.after("– "), "what another choice misses, after a colon as French sets it"
    assert "Résolus du premier coup\u00a0: 0." in screen.out


def test_the_puzzle_of_the_day_and_the_list() -> None:
    assert "Puzzle 1/1" in felicity("puzzles", "play", "--today", typed=["quit"]).out
    listed = felicity("puzzles", "list").out
    first, other = puzzles.game_of(ALL[0]), next(puzzles.game_of(each) for each in ALL if puzzles.game_of(each) != puzzles.game_of(ALL[0]))
    assert f"{first}: " in listed
    assert f"{other}: " in listed
    assert f"{other}: " not in felicity("puzzles", "list", first).out


def test_what_isn_t_there_is_refused(tmp_path: Path) -> None:
    """With what there is."""
    assert "choose one of" in felicity("puzzles", "play", "loop", "--theme", "gardens", code=2).err
    assert "can’t be read" in felicity("puzzles", "play", "--file", str(tmp_path / "none"), code=2).err
    assert "no such puzzle" in felicity("puzzles", "play", "--level", "9", code=2).err


def test_more_are_made_by_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as wanted."""
    path = tmp_path / "mine.jsonl"

    def mine(game: str, file: Path, number: int, seed: str) -> list[int]:
        file.write_text(ALL[0].as_line() + "\n", "utf-8")
        return [0, number]

    monkeypatch.setattr(command, "mine", mine)
    made = felicity("puzzles", "make", "loop", "--file", str(path), "--number", "1")
    assert "has 1 puzzle now" in made.flat


def test_puzzles_are_found_in_games_that_were_played(tmp_path: Path, in_a_hurry: None) -> None:
    """In those of people, too: whoever has a record can look. The puzzle names nobody, and it can be played at once."""
    table = picnic()
    table.play("consume picnic-1")
    record, path = tmp_path / "evening.txt", tmp_path / "ours.jsonl"
    record.write_text(write(table, ["Ada", "Bo"]), "utf-8")
    mined = felicity("puzzles", "mine", str(record), "--file", str(path))
    assert "1 new puzzle in this game." in mined.flat
    assert "Ada" not in path.read_text("utf-8")
    (found,) = read_lines(path.read_text("utf-8"))
    assert found.answer == "consume picnic-1"
    assert "Right!" in felicity("puzzles", "play", "--file", str(path), typed=[found.answer]).out
    again = felicity("puzzles", "mine", str(record), str(record), "--file", str(path), lang="fr")
    assert "Aucun problème assez clair dans ces 2 parties." in again.flat
    assert len(list(read_lines(path.read_text("utf-8")))) == 1


def test_a_record_that_can_t_be_read_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    good, bad, path = tmp_path / "good.txt", tmp_path / "bad.txt", tmp_path / "ours.jsonl"
    good.write_text(felicity_new("loop", seed=1).record(), "utf-8")
    bad.write_text(good.read_text("utf-8").replace("players: ", "players: 9"), "utf-8")
    refused = felicity("puzzles", "mine", str(good), str(bad), "--file", str(path), code=2).err
    assert "bad.txt" in refused
    assert "players" in refused
    assert not path.exists()
    assert "can’t be read" in felicity("puzzles", "mine", str(tmp_path / "none"), "--file", str(path), code=2).err
