"""What a batch of games tells."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from felicity.lab import play as lab
from felicity.lab.batch import play_all
from felicity.lab.play import NO_CORRECTIONS, Plan, Played
from felicity.lab.report import Tally, csv_head, csv_line, input_of
from felicity.lab.rows import rows_of, wins_of
from tests.lab.games import game

RIVALS = Plan("loop", "1", "competitive", 3, (), NO_CORRECTIONS, ("greedy", "random", "random"), True, 3, "1")


def report(*games: Played, plan: Plan = RIVALS) -> dict[str, Any]:
    """The figures of these games."""
    tally = Tally(plan)
    for played in games:
        tally.add(rows_of(played, 1, 0))
    return tally.data()


def test_a_shared_win_counts_as_an_equal_part_for_each_winner() -> None:
    assert wins_of(game((9, 9, 4), (True, True, False))) == [Fraction(1, 2), Fraction(1, 2), 0]
    assert wins_of(game((9, 9, 9), (True, True, True))) == [Fraction(1, 3)] * 3


def test_won_together_is_a_whole_win() -> None:
    assert wins_of(game((11, 12), (True, True), together=True)) == [1, 1]
    assert wins_of(game((11, 2), (False, False), together=True)) == [0, 0]


def test_wins_are_counted_by_bot_wherever_it_sits() -> None:
    data = report(
        game((9, 2, 4), (True, False, False), bots=("greedy", "random", "random")),
        game((9, 9, 4), (True, True, False), bots=("random", "greedy", "random")),
        game((3, 2, 4), (False, False, True), bots=("random", "random", "greedy")),
    )
    greedy, random = data["bots"]
    assert (greedy["name"], greedy["won"]["wins"], greedy["won"]["n"]) == ("greedy", 2.5, 3)
    assert (random["name"], random["won"]["wins"], random["won"]["n"]) == ("random", 0.5, 6)
    assert [row["won"]["wins"] for row in data["seats"]] == [1.5, 0.5, 1]
    assert greedy["score"]["mean"] == pytest.approx(22 / 3)
    assert greedy["won"]["low"] < 2.5 / 3 < greedy["won"]["high"]


def test_the_turn_order_is_counted_from_the_starter() -> None:
    data = report(game((9, 2, 4), (True, False, False), starter=2))
    assert [row["score"]["mean"] for row in data["turns"]] == [2, 4, 9]


def test_points_by_source_are_means_that_add_up_to_the_score() -> None:
    data = report(game((9, 2, 4), (True, False, False)), game((5, 2, 4), (True, False, False)))
    seat = data["seats"][0]
    assert seat["sources"] == {"start": 3, "goals": 4}
    assert sum(seat["sources"].values()) == seat["score"]["mean"] == 7


def test_the_most_successful_role_comes_first() -> None:
    data = report(game((9, 2, 4), (True, False, False), roles=("chef", "artist", "tycoon")))
    assert [row["name"] for row in data["roles"]] == ["chef", "artist", "tycoon"]


def test_a_single_role_says_nothing() -> None:
    assert report(game((9, 2, 4), (True, False, False)))["roles"] == []


def test_together_the_game_is_won_not_the_seat() -> None:
    plan = Plan("loop", "1", "coop", 2, (), NO_CORRECTIONS, ("greedy", "random"), True, 2, "1")
    won = game((11, 12), (True, True), roles=("intern", "intern"), together=True)
    lost = game((11, 3), (False, False), roles=("intern", "chef"), together=True)
    data = report(won, lost, plan=plan)
    assert (data["won"]["wins"], data["won"]["n"], data["target"]) == (1, 2, 11)
    assert [row["won"] for row in data["bots"] + data["seats"]] == [None] * 4
    intern, chef = data["roles"]
    assert (intern["name"], intern["won"]["wins"], intern["won"]["n"], intern["score"]["n"]) == ("intern", 1, 2, 3)
    assert (chef["name"], chef["won"]["wins"], chef["won"]["n"]) == ("chef", 0, 1)
    assert data["tie_breaks"] == {}


def test_endings_and_tie_breaks_are_counted() -> None:
    data = report(
        game((9, 9, 4), (True, False, False), tie_break="reputation"),
        game((9, 9, 4), (True, True, False), tie_break="shared"),
        game((9, 8, 4), (True, False, False), tie_break="reputation"),
    )
    assert data["ended_by"] == {"depletion": 3}
    assert data["tie_breaks"] == {"reputation": 2, "shared": 1}
    assert (data["rounds"]["mean"], data["decisions"]["mean"]) == (4, 90)


def test_real_games_add_up() -> None:
    """Wins make one per game, points their score, endings and tie-breaks one per game."""
    plan = lab.plan("loop", ["random"], 12, seed=2, players=4)
    data = report(*play_all(plan), plan=plan)
    for kind in ("bots", "seats", "turns", "roles"):
        assert sum(row["won"]["wins"] for row in data[kind]) == pytest.approx(12)
        assert sum(row["won"]["n"] for row in data[kind]) == 48
        for row in data[kind]:
            assert sum(row["sources"].values()) == pytest.approx(row["score"]["mean"])
    assert sum(data["ended_by"].values()) == sum(data["tie_breaks"].values()) == 12


def test_a_row_has_a_value_for_every_column() -> None:
    played = game((9, 2, 4), (True, False, False), roles=("chef", "artist", "nurse"))
    row = dict(zip(csv_head(3), csv_line(rows_of(played, 1, 0)), strict=True))
    assert row["seed"] == "1-1"
    assert [row[f"score_{seat}"] for seat in (1, 2, 3)] == [9, 2, 4]
    assert [row[f"rank_{seat}"] for seat in (1, 2, 3)] == [1, 2, 2]
    assert [row[f"won_{seat}"] for seat in (1, 2, 3)] == [1, 0, 0]
    assert [row[f"role_{seat}"] for seat in (1, 2, 3)] == ["chef", "artist", "nurse"]
    assert row["bot_3"] == "random"


def test_the_input_is_enough_to_play_the_games_again() -> None:
    plan = lab.plan("loop", ["random"], 4, seed=9, players=2, options={"goal_claim": "auto"})
    asked: Any = input_of(plan, 2)
    again = lab.plan(asked["game"], asked["bots"], asked["games"], asked["seed"], asked["players"], asked["mode"], asked["options"])
    assert list(play_all(again)) == list(play_all(plan))
    assert (asked["options"]["goal_claim"], asked["jobs"], asked["rotate"]) == ("auto", 2, True)
