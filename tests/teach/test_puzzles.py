"""Puzzles: positions where one choice is clearly better, and what is said about every answer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from felicity import plugins
from felicity.core.errors import BadOptions, CannotRead
from felicity.core.record import Record
from felicity.plugin import Theme
from felicity.teach import mining, puzzles, seam, tutor
from felicity.teach.mining import AHEAD, ERRORS, tried
from felicity.teach.puzzle import EASY, LEVELS, Puzzle, read_line, read_lines
from felicity.teach.review import Depth
from felicity.text.catalog import has, languages
from felicity.text.narrator import NAMES
from felicity.text.narrators import narrator_of
from tests.teach.test_judge import last_turn, picnic

SHIPPED = [puzzle for game in plugins.names() for puzzle in puzzles.shipped(game)]


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are looked at less closely, so that the tests are quick."""
    for name, depth in (("GLANCE", Depth(0.25, 0)), ("SECOND", Depth(0.5, 0)), ("LONG", Depth(0.75, 24))):
        monkeypatch.setattr(mining, name, depth)


# --- what is shipped ---


def test_puzzles_come_with_the_games() -> None:
    assert SHIPPED
    assert len({puzzle.id for puzzle in SHIPPED}) == len(SHIPPED)


@pytest.mark.parametrize("game", plugins.names())
def test_every_puzzle_belongs_to_these_rules(game: str) -> None:
    """Its record leads to the position; what may be chosen there is the answer and what is said to be worse. With new rules, puzzles are
    mined anew: `felicity puzzles make`.
    """
    for puzzle in puzzles.shipped(game):
        assert Record(puzzle.record).head["rules"] == plugins.game(game).facts.version, puzzle.id
        table = puzzle.table()
        assert table.to_act == puzzle.seat
        assert table.state.round == puzzle.round
        assert {option.text for option in table.options()} == {puzzle.answer, *(each.option for each in puzzle.others)}, puzzle.id


def test_the_best_choice_is_clearly_better_than_every_other() -> None:
    """By enough to matter and by several standard errors, as mining has measured; and a person can see what it gains."""
    for puzzle in SHIPPED:
        rivals = [each for each in puzzle.others if not each.idle]
        assert rivals, puzzle.id
        assert all(each.cost >= AHEAD for each in rivals if each.error), puzzle.id
        assert all(each.cost >= ERRORS * each.error - 0.001 for each in rivals), puzzle.id
        assert puzzle.lead >= AHEAD
        assert puzzle.level in LEVELS
        assert mining.is_plain(puzzles.game_of(puzzle), puzzle.outlook["lead"])


@pytest.mark.parametrize("lang", languages())
def test_every_answer_is_commented_in_words(lang: str) -> None:
    """Only the right one tells what is right."""
    for puzzle in SHIPPED:
        table = puzzle.table()
        narrator = narrator_of(lang, table, list(NAMES[: table.setup.players]))
        best = tutor.verdict(narrator, table, puzzle, table.game.alphabet.read(puzzle.answer))
        assert best.kind == tutor.RIGHT
        assert best.others
        said = [*best.sentences, *(each.sentence for each in best.others)]
        for other in puzzle.others:
            found = tutor.verdict(narrator, table, puzzle, table.game.alphabet.read(other.option))
            assert found.kind == (tutor.IDLE if other.idle else tutor.WRONG)
            assert found.others == []
            said += found.sentences
        for sentence in said:
            assert sentence
            assert "{" not in sentence
            assert "None" not in sentence


# --- themes, the day ---


def test_themes_are_the_game_s_own_and_have_names() -> None:
    """Their kinds of options and counters are there."""
    for game in plugins.names():
        kinds = {option.kind.name for option in plugins.game(game).alphabet.options}

        for theme in plugins.plugin(game).themes:
            assert theme.kinds <= kinds, (game, theme.name, theme.kinds - kinds)
            assert theme.kinds or theme.counters
            assert all(has(lang, f"theme-{theme.name}") for lang in languages())


def test_a_game_without_themes_has_puzzles_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = SHIPPED[0]
    game = puzzles.game_of(puzzle)
    monkeypatch.setattr(type(plugins.plugin(game)), "themes", ())
    assert puzzles.themes_of(puzzle) == []
    assert puzzles.chosen([puzzle]) == [puzzle]
    with pytest.raises(BadOptions, match="choose one of none"):
        puzzles.need_theme(game, "credit")


def test_a_puzzle_is_about_what_is_chosen_or_what_differs() -> None:
    theme = Theme("credit", frozenset({"pay-off"}), frozenset({"debts"}))
    assert puzzles.is_about(theme, {"pay-off", "work"}, {})
    assert puzzles.is_about(theme, {"work"}, {"debts": -1.0})
    assert not puzzles.is_about(theme, {"work"}, {"coins": 1.0})


def test_everybody_has_the_same_puzzle_on_a_day() -> None:
    days = [f"2030-01-{day:02}" for day in range(1, 29)]
    found = [puzzles.of_day(day) for day in days]
    assert found == [puzzles.of_day(day) for day in days]
    assert len(SHIPPED) == 1 or len({puzzle.id for puzzle in found if puzzle}) > 1


# --- mining ---


@pytest.mark.usefixtures("in_a_hurry")
def test_the_only_way_to_win_is_a_puzzle() -> None:
    """The last turn: who misses the picnic loses."""
    found = tried(picnic(), "loop-test-0-0")
    assert found is not None
    assert found.answer == "consume picnic-1"
    assert found.lead > 0.3
    assert {each.option for each in found.others} == {option.text for option in picnic().options()} - {"consume picnic-1"}
    assert read_line(found.as_line()) == found


@pytest.mark.usefixtures("in_a_hurry")
def test_where_every_choice_loses_there_is_no_puzzle() -> None:
    assert tried(last_turn([], materials=["food 4", "plastic 4"], coins=1), "loop-test-0-0") is None


def puzzle_of(number: int, level: int = EASY) -> Puzzle:
    """Like one that is shipped, from another game."""
    return replace(SHIPPED[0], id=f"loop-seed-{number}-7", level=level)


def test_mining_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a line, of a process that was killed, is cut off; the game that it was from is played again, and no puzzle comes twice."""
    asked: list[int] = []

    def mined(game: str, seed: str, number: int, easy: bool) -> list[Puzzle]:
        asked.append(number)
        return [puzzle_of(number, 2)]

    monkeypatch.setattr(seam, "mined", mined)
    monkeypatch.setattr(seam, "MOST_ALIKE", 1.0)
    monkeypatch.setattr(seam, "MOST_OF_A_KIND", 1.0)
    file = tmp_path / "puzzles.jsonl"
    assert list(seam.mine("loop", file, 3, "seed")) == [1, 2, 3]
    text = file.read_text("utf-8")
    file.write_text(text[:-20], "utf-8")
    asked.clear()
    assert list(seam.mine("loop", file, 3, "seed")) == [2, 3]
    assert asked == [1, 2]
    assert file.read_text("utf-8") == text


def test_not_too_many_puzzles_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = [puzzle_of(number) for number in range(4)]
    assert seam.is_welcome(puzzle_of(9), [], 10)
    monkeypatch.setattr(seam, "MOST_ALIKE", 1.0)
    monkeypatch.setattr(seam, "MOST_OF_A_KIND", 1.0)
    assert not seam.is_welcome(puzzle_of(9), easy, 10)
    assert seam.is_welcome(puzzle_of(9, 3), easy, 10)


@pytest.mark.parametrize("line", ["", "[]", "{}", "not json", '{"id":"a"}'])
def test_a_file_that_has_no_puzzles_is_refused(line: str) -> None:
    with pytest.raises(CannotRead, match="isn't a puzzle"):
        list(read_lines(f"{line or '1'}\n"))
