"""A judge of choices agrees with exact answers, and knows only what the seat knew."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import felicity
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.teach.line import played_out
from felicity.teach.review import AT_A_GLANCE, LONG_LOOK, Depth, Lesson, lesson, verdict

QUICK = Depth(0.25, 6)


def last_turn(stage: list[str], **seat2: Any) -> Table:
    """Seat 2 has the last turn of the game, and seat 1 is ahead by a point."""
    return felicity.arrange(
        "loop", players=2, mode="basic", starting_player="1", ending="happiness", active="seat2", stage=stage,
        agenda=[{"step": "TakeTurn", "who": "seat2"}], seat1={"happiness": 5, "hand": [], "materials": [], "coins": 0},
        seat2={"happiness": 4, "hand": [], "coins": 0, **seat2},
    )  # fmt: skip


def picnic() -> Table:
    """Only the picnic wins."""
    return last_turn(["picnic-1"], materials=["food 4", "plastic 4"], coins=1)


def midgame(game: str, number: int, seed: str = "judge") -> Table:
    """A position with a real choice after so many greedy choices."""
    table, greedy, luck = felicity.new(game, seed=seed), bot("greedy", game), Rng(start_of(seed))
    while table.number < number or len(table.options()) < 3:
        table.play(greedy.choose(Seat(table, luck)))
    return table


@pytest.mark.parametrize("depth", [AT_A_GLANCE, LONG_LOOK])
def test_what_a_choice_cost_is_what_exact_answers_say(depth: Depth) -> None:
    """The last turn of a game: whoever misses the only way to win loses nearly everything there was."""
    table = picnic()
    exact = {option: worths[1] for option, worths in felicity.solve(table).items()}
    best = max(exact, key=lambda option: exact[option])
    for option in ("work", "consume picnic-1"):
        found = verdict(table, option, depth, "exactly")
        lost = (exact[best] - exact[option]) / 2  # worths go from -1 to 1, chances from 0 to 1
        assert found.cost == pytest.approx(lost, abs=0.06)
        assert found.best == pytest.approx(1.0, abs=0.06)
    assert verdict(table, "work", depth, "exactly").rival == best


def test_where_nothing_can_be_won_no_choice_costs_anything() -> None:
    """Without the picnic the game is lost, whatever one does."""
    table = last_turn([], materials=["food 4", "plastic 4"], coins=1)
    assert len(table.options()) > 3
    for option in table.options():
        assert verdict(table, option.text, AT_A_GLANCE, "lost").cost == pytest.approx(0.0, abs=0.02)


def test_a_difference_that_may_be_luck_costs_nothing() -> None:
    found = verdict(picnic(), "work", QUICK, "sure")
    assert found.cost > 0
    assert replace(found, lead=-0.05, error=0.03).cost == 0.0
    assert replace(found, lead=-0.05, error=0.01).cost == 0.05
    assert replace(found, lead=0.05, error=0.01).cost == 0.0


@pytest.mark.parametrize("game", ["loop", "pursuit", "nation"])
def test_only_what_the_seat_knew_counts(game: str) -> None:
    """Two positions that the seat can't tell apart: the same verdict, and the same lesson."""
    table = midgame(game, 25)
    seat = table.to_act
    assert seat is not None
    twin = table.guess(seat, Rng(start_of("twin")))
    assert twin.dump() != table.dump()
    options = [option.text for option in table.options()]
    assert verdict(twin, options[0], QUICK, "known") == verdict(table, options[0], QUICK, "known")


def test_a_lesson_knows_only_what_the_seat_knew() -> None:
    table = midgame("loop", 25)
    assert table.to_act is not None
    twin = table.guess(table.to_act, Rng(start_of("twin")))
    better, worse = (option.text for option in table.options()[:2])
    found = lesson(table, better, worse, "known")
    assert lesson(twin, better, worse, "known") == found
    seen = [played_out(each, found.luck, found.lines[0]).view(table.to_act) for each in (table, twin)]
    assert seen[0] == seen[1]


def test_both_lines_of_a_lesson_can_be_played_from_the_same_guess() -> None:
    table = picnic()
    found = lesson(table, "consume picnic-1", "work", "lines")
    assert [line[0] for line in found.lines] == ["consume picnic-1", "work"]
    ends = [played_out(table, found.luck, line) for line in found.lines]
    assert [end.is_over and end.result.winners for end in ends] == [[2], [1]]
    assert Lesson(**vars(found)) == found


def test_the_better_option_of_a_lesson_leads_to_more() -> None:
    """What reasons are made from: happiness, which decides this game."""
    better, worse = lesson(picnic(), "consume picnic-1", "work", "outlooks").outlooks
    assert better["lead"]["happiness"] > 0 > worse["lead"]["happiness"]
