"""The review of a whole game: luck apart from skill, and the choices that cost most."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import felicity
from felicity.bots.judge import Verdict
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.teach import coach
from felicity.teach import review as teach_review
from felicity.teach.account import Account, account, luck_by_round
from felicity.teach.line import played_out
from felicity.teach.review import CANDIDATES, LESSON, LOOK, Depth, Review, Task, at_their_positions, work_on, work_out
from felicity.text.narrators import narrator_of
from felicity.text.outlook import Outlook
from tests.teach.test_judge import last_turn

chances = st.floats(0.0, 1.0)
verdicts = st.builds(Verdict, st.just("a"), st.just("b"), chances, st.floats(-1.0, 1.0), st.floats(0.001, 0.2), st.just(3), st.booleans())


@given(chances, st.lists(verdicts, max_size=8), chances)
def test_luck_and_skill_add_up_to_what_came_of_the_start(start: float, found: list[Verdict], end: float) -> None:
    """The result is what was expected at the start and everything that changed it; in whole points as well."""
    said = account(start, found, end)
    assert said.start + sum(said.luck) + sum(said.skill) == pytest.approx(said.end)
    assert len(said.luck) == len(found) + 1
    assert all(cost <= 0 for cost in said.skill)
    first, luck, skill, last = said.points()
    assert first + luck + skill == last
    assert skill == round(100 * sum(said.skill))


def test_only_one_s_own_choices_are_skill() -> None:
    """From 25 to 20 % by the deal; a choice costs 10; then others win the game."""
    bad = Verdict("work", "buy", 0.10, -0.10, 0.01, 4, False)
    said = account(0.25, [bad], 0.0)
    assert said.luck == pytest.approx((-0.05, -0.10))
    assert said.skill == pytest.approx((-0.10,))
    assert said.points() == (25, -15, -10, 0)


def test_luck_belongs_to_the_round_in_which_it_showed() -> None:
    said = Account(0.25, 1.0, (0.05, 0.1, -0.2, 0.8), (0.0, 0.0, 0.0))
    assert luck_by_round(said, [1, 1, 2], 3) == pytest.approx({1: 0.15, 2: -0.2, 3: 0.8})


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices are looked at less closely, so that the tests are quick."""
    monkeypatch.setattr(teach_review, "LONG_LOOK", Depth(0.5, 24))


@lru_cache
def played(level: str) -> Table:
    """The beginning of a game of LOOP, in which the first seat is a bot of this level and the other one plays at random."""
    table = felicity.new("loop", players=2, mode="basic", seed="review")
    bots, luck = [bot(level, "loop"), bot("random", "loop")], Rng(start_of("review"))
    while table.to_act is not None and table.number < 40:
        table.play(bots[table.to_act - 1].choose(Seat(table, luck)))
    return table


@lru_cache
def reviewed(level: str) -> Review:
    """The first seat's choices in it."""
    review = Review(played(level), 1)
    before = review.steps
    done = list(work_out(review, played(level)))
    assert before[0] == 0
    assert done == list(range(1, len(done) + 1))
    assert review.steps == (done[-1], done[-1])
    return review


def test_who_plays_at_random_hears_of_three_mistakes() -> None:
    """The dearest first, each with a line that can be played; and it all adds up."""
    review, table = reviewed("random"), played("random")
    assert review.is_done
    assert len(review.mistakes) == 3
    costs = [review.looked[number].cost for number in review.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert all(review.account.skill[list(review.rounds).index(number)] == -review.looked[number].cost for number in review.mistakes)
    for task, then in at_their_positions(table, [review.task(LESSON, number) for number in review.mistakes]):
        found = review.lessons[task.number]
        assert task.chosen == table.chosen[task.number].text == found.lines[1][0] != found.lines[0][0]
        assert played_out(then, found.luck, found.lines[0]).number == len(found.lines[0])


def test_who_chooses_well_loses_less_by_choices() -> None:
    assert sum(reviewed("greedy").account.skill) > sum(reviewed("random").account.skill)


def test_every_real_choice_is_judged_and_forced_ones_are_not() -> None:
    table, review = played("random"), reviewed("random")
    for number, move in enumerate(table.moves):
        is_real = move.seat == 1 and len(table.at(number).options()) > 1
        assert (number in review.rounds) == is_real
    assert set(review.verdicts) == set(review.rounds)
    assert len(review.looked) <= CANDIDATES + 1


def test_a_review_is_the_same_whoever_works_it_out_and_in_whatever_order() -> None:
    review, table = reviewed("random"), played("random")
    number = review.mistakes[0]
    ((task, then),) = at_their_positions(table, [review.task(LOOK, number)])
    again = Review(table, 1)
    again.learn(task, work_on(then, task))
    assert again.looked[number] == review.looked[number]


def test_a_glance_alone_accuses_nobody() -> None:
    """What seems to have cost something at a glance counts only after a long look."""
    review = Review(played("random"), 1)
    number = next(iter(review.rounds))
    review.learn(Task(0, number, "", ""), vars(Verdict("a", "b", 0.2, -0.3, 0.01, 4, False)))
    assert review.judged[number].cost == 0.0
    assert review.account.skill == (0.0,)


def test_a_game_that_broke_off_ends_with_the_chance_it_left() -> None:
    review = Review(played("random"), 1)
    assert not review.is_over
    assert 0.0 < review.end < 1.0
    assert review.start == 0.5


def test_a_finished_game_ends_with_its_result() -> None:
    """And where play began in the middle, nobody knows what could be expected before the deal."""
    table = last_turn([], materials=[])
    table.play("work")
    table.play("end turn")
    assert [Review(table, seat).end for seat in (1, 2)] == [1.0, 0.0]
    assert Review(table, 1).start is None
    assert Review(table, 1).is_over


@pytest.mark.parametrize(("lang", "words"), [("en", "You started with a 50 % chance"), ("fr", "Vous aviez au départ 50\u00a0% de chances")])
def test_a_coach_tells_it_in_words(lang: str, words: str) -> None:
    table, review = played("random"), reviewed("random")
    narrator = narrator_of(lang, table, ["Ada", "Bo"])
    said = " ".join(coach.summary(lang, review, 2))
    assert said.startswith(words)
    for number in review.mistakes:
        told = coach.explained(
            narrator, table.at(number), review.looked[number].chosen, review.looked[number].rival, review.lessons[number]
        )
        assert all([told.chosen, told.better, told.why])
        for brings, text in ((told.did, review.looked[number].chosen), (told.gives, review.looked[number].rival)):
            assert bool(brings) is (text != "end turn"), "what comes after a turn isn't the merit of ending it"
        said += " ".join(vars(told).values())
    assert "{" not in said
    assert "None" not in said


def test_what_decides_is_said_first_where_it_is_less() -> None:
    """No reason sounds as if it spoke against the choice; and it is said beside which choice."""
    less = Outlook({}, {}, lead={"happiness": -1.0, "coins": 2.0, "debts": -1.0})
    assert coach.because("en", "loop", less) == (
        "Here is why: by the end of the turn you usually have 1 happiness less than with your choice, "
        "but 2 coins more and 1 debt fewer, and you are better placed for what comes next."
    )
    more = Outlook({}, {}, lead={"happiness": 1.0, "coins": -2.0})
    assert coach.because("en", "loop", more, coach.NEXT) == (
        "Here is why: by the end of the turn you usually have 1 happiness more than with the next best choice, though 2 coins less."
    )


def test_a_find_must_not_be_obvious() -> None:
    review: Any = Review(played("random"), 1)
    numbers = list(review.rounds)[:2]
    for number, obvious in zip(numbers, (True, False), strict=True):
        review.looked[number] = Verdict("a", "b", 0.6, 0.3, 0.01, 4, obvious)
    assert review.find == numbers[1]
