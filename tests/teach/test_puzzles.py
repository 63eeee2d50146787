"""Puzzles: positions where one choice is clearly better, and what is said about every answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from felicity import plugins
from felicity.core.errors import BadOptions, CannotRead
from felicity.core.record import Record
from felicity.plugin import Theme
from felicity.teach import mining, proof, puzzles, seam, tutor
from felicity.teach.mining import Sketch, Wants, level_of, tried
from felicity.teach.proof import AHEAD, ERRORS
from felicity.teach.puzzle import EASY, HARD, LEVELS, MEDIUM, Puzzle, read_line, read_lines
from felicity.teach.review import Depth, judge
from felicity.text.catalog import has, languages
from felicity.text.narrator import NAMES
from felicity.text.narrators import narrator_of
from tests.teach.test_judge import last_turn, picnic

CHECKED = 2  # puzzles of each game that are searched anew
SHARES = 4  # of which each language gets one
SHIPPED = [puzzle for game in plugins.names() for puzzle in puzzles.shipped(game)]


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are looked at less closely, so that the tests are quick."""
    for name, effort in (("SHORT", 0.1), ("GLANCE", 0.25), ("SECOND", 0.5), ("LONG", 0.75)):
        monkeypatch.setattr(mining, name, Depth(effort, 0))
    monkeypatch.setattr(proof, "LOOKS", (24,))


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
        gained = [each.outlook["hoped"] for each in rivals]
        assert puzzle.level == level_of(puzzles.game_of(puzzle), puzzle.level != HARD, puzzle.outlook["hoped"], gained), puzzle.id
        assert mining.is_plain(puzzles.game_of(puzzle), puzzle.outlook["lead"])


def test_no_lesson_is_taught_again_and_again() -> None:
    """Not even by the puzzles of one game."""
    for game in plugins.names():
        lessons = [seam.sketch_of(puzzle).lesson for puzzle in puzzles.shipped(game)]
        assert max(Counter(lessons).values(), default=0) <= seam.MOST_SAME * 100
        games = Counter((seam.sketch_of(puzzle).lesson, puzzle.id.rpartition("-")[0]) for puzzle in puzzles.shipped(game))
        assert max(games.values(), default=0) <= 1, games.most_common(1)


@pytest.mark.parametrize("game", [*dict.fromkeys(puzzles.game_of(puzzle) for puzzle in SHIPPED)])
def test_a_new_search_finds_the_answers(game: str) -> None:
    """Of the clearest puzzles that one doesn't solve at first sight, on other guesses than those that mining has used."""
    for puzzle in sorted(puzzles.shipped(game), key=lambda puzzle: (puzzle.level == EASY, -puzzle.lead))[:CHECKED]:
        assert judge(puzzle.table(), mining.GLANCE, "another look").search.best()[0].option.text == puzzle.answer, puzzle.id


@pytest.mark.parametrize(("at", "lang"), [*enumerate(languages())])
def test_every_answer_is_commented_in_words(at: int, lang: str) -> None:
    """Only the right one tells what is right. Each language has its share of the puzzles, since they take long to set up."""
    for puzzle in SHIPPED[at::SHARES]:
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


@pytest.mark.usefixtures("in_a_hurry")
def test_nothing_is_proven_that_is_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more of the same lesson costs a glance, and no more."""
    asked: list[Sketch] = []

    def wants(found: Sketch) -> bool:
        asked.append(found)
        return False

    monkeypatch.setattr(mining, "Proof", None)
    assert tried(picnic(), "loop-test-0-0", wants) is None
    assert [(each.lesson, each.table) for each in asked] == [("consume picnic-1", ("basic", 2))]


@pytest.mark.usefixtures("in_a_hurry")
def test_where_a_rival_may_be_as_good_there_is_no_proof() -> None:
    """The proof is of the best option: beside it, another one can't be proven."""
    found = judge(picnic(), mining.LONG, "luck")
    best, worse = found.search.best()[:2]
    assert proof.Proof(found, best, "luck").verdicts([worse])[0].lead > AHEAD
    assert proof.Proof(found, worse, "luck").verdicts([best]) == []
    assert proof.Proof(found, best, "luck").verdicts([best]) == []


def test_difficulty_is_that_of_finding_it() -> None:
    """Easy is what brings most at once; what a search alone finds is hard."""
    some, more = {"happiness": 1.0, "coins": 5.0}, {"happiness": 2.0}
    assert level_of("loop", True, more, [some, {}]) == EASY
    assert level_of("loop", True, some, [more]) == MEDIUM
    assert level_of("loop", True, some, [some]) == MEDIUM, "what is the same at once must be weighed"
    assert level_of("loop", False, more, [some]) == HARD


def puzzle_of(number: int, level: int = EASY, answer: str = "work") -> Puzzle:
    """Like one that is shipped, from another game."""
    like = next(puzzle for puzzle in SHIPPED if len(puzzle.deciding) > 1)
    return replace(like, id=f"loop-seed-{number}-7", level=level, answer=answer)


def test_mining_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a line, of a process that was killed, is cut off; the game that it was from is played again, and no puzzle comes twice.
    Puzzles with another seed are no part of that.
    """
    asked: list[int] = []

    def mined(game: str, seed: str, number: int, wants: Wants) -> list[Puzzle]:
        asked.append(number)
        return [puzzle_of(number, 2)]

    monkeypatch.setattr(seam, "mined", mined)
    for limit in ("MOST_ALIKE", "MOST_SAME", "MOST_OF_A_KIND"):
        monkeypatch.setattr(seam, limit, 1.0)
    file = tmp_path / "puzzles.jsonl"
    assert list(seam.mine("loop", file, 3, "seed")) == [1, 2, 3]
    text = file.read_text("utf-8")
    file.write_text(text[:-20], "utf-8")
    asked.clear()
    assert list(seam.mine("loop", file, 3, "seed")) == [2, 3]
    assert asked == [1, 2]
    assert file.read_text("utf-8") == text
    asked.clear()
    with pytest.raises(StopIteration):
        next(seam.mine("loop", file, 3, "other"))
    next(seam.mine("loop", file, 9, "other"))
    assert asked == [0]


def test_not_too_many_puzzles_are_alike() -> None:
    """Of ten at most five are easy; one has the same lesson, two the same kind of answer, and four are from the same kind of table."""
    table = seam.sketch_of(puzzle_of(0)).table
    easy = seam.Kept([puzzle_of(number) for number in range(5)], 10)
    assert not easy.welcomes(Sketch("claim family", EASY, ("coop", 2)))
    assert easy.welcomes(Sketch("claim family", HARD, ("coop", 2)))
    kept = seam.Kept([puzzle_of(1, answer="buy glass 3"), puzzle_of(2, answer="buy metal 1"), puzzle_of(3, answer="buy food 1")], 10)
    assert not kept.welcomes(Sketch("buy plastic", HARD, ("coop", 2)))
    assert kept.welcomes(Sketch("work", HARD, table))
    kept.add(puzzle_of(4))
    kept.add(puzzle_of(5, answer="recycle glass"))
    assert not kept.welcomes(Sketch("work", HARD, ("coop", 2)))
    assert not kept.welcomes(Sketch("claim family", HARD, table))


def test_one_game_teaches_a_lesson_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it comes in it."""
    table = picnic()

    def found(then: object, id: str, wants: Wants) -> Puzzle | None:
        answer = "claim family" if id.endswith("-2") else "work"
        others = [replace(each, idle=False) for each in SHIPPED[0].others * 2]
        puzzle = replace(SHIPPED[0], id=id, answer=answer, others=others)
        return puzzle if wants(seam.sketch_of(puzzle)) else None

    monkeypatch.setattr(mining, "tried", found)
    monkeypatch.setattr(type(table), "at", lambda self, number: self)
    monkeypatch.setattr(mining, "places", lambda table, luck: range(4))
    assert [each.id if each else "" for each in mining.sifted(table, "loop-x-1", "luck")] == ["loop-x-1-0", "", "loop-x-1-2", ""]


@pytest.mark.parametrize("line", ["", "[]", "{}", "not json", '{"id":"a"}'])
def test_a_file_that_has_no_puzzles_is_refused(line: str) -> None:
    with pytest.raises(CannotRead, match="isn't a puzzle"):
        list(read_lines(f"{line or '1'}\n"))
