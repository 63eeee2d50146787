"""`felicity puzzles` in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from felicity.cli import puzzles as command
from felicity.teach import puzzles
from felicity.teach.puzzle import Puzzle
from tests.cli.terminal import felicity, widest

ALL = puzzles.in_order(puzzles.by_id().values())


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file with one puzzle."""
    path = tmp_path / "puzzles.jsonl"
    path.write_text(ALL[0].as_line() + "\n", "utf-8")
    return str(path)


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
    assert "Résolus du premier coup\u00a0: 0." in screen.out


def test_the_puzzle_of_the_day_and_the_list() -> None:
    assert "Puzzle 1/1" in felicity("puzzles", "play", "--today", typed=["quit"]).out
    listed = felicity("puzzles", "list").out
    assert f"{puzzles.game_of(ALL[0])}: " in listed


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
