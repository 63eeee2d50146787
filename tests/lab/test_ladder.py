"""The ladder: everybody meets everybody in the same deals, and the better bot is rated higher, as sure as the games make it."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import felicity
from felicity.cli import app
from felicity.lab.ladder import Standings, ladder, play_ladder


def test_every_combination_meets_in_the_same_deals() -> None:
    """Three bots at two seats: three tables, one seed."""
    found = ladder("rainbow", ["random", "greedy", "easy", "greedy"], 4, seed=1, players=2)
    assert [table.bots for table in found.tables] == [("random", "greedy"), ("random", "easy"), ("greedy", "easy")]
    assert {table.seed for table in found.tables} == {"1"}
    assert found.games == 12
    assert found.tables[0].seats_of(1) == ("random", "greedy")
    assert found.tables[0].seats_of(2) == ("greedy", "random")


def test_the_better_bot_is_rated_higher() -> None:
    """The same games give the same ratings, in whatever order they come; more games make them surer."""
    found = ladder("rainbow", ["random", "greedy"], 10, seed=1)
    games = list(play_ladder(found))
    standings, again = Standings(found), Standings(found)
    for table, game in games:
        standings.add(table, game)
    for table, game in reversed(games):
        again.add(table, game)
    rows = standings.rows()
    assert [row["bot"] for row in rows] == ["greedy", "random"]
    assert rows == again.rows()
    assert standings.ratings()["greedy"].sigma < 25 / 3


def test_alone_a_deal_is_the_match() -> None:
    """Whoever wins it, or comes nearer, is ahead."""
    found = ladder("pursuit", ["random", "greedy"], 2, seed=1, mode="solo")
    assert (found.together, [table.bots for table in found.tables]) == (True, [("random",), ("greedy",)])
    standings = Standings(found)
    for table, game in play_ladder(found):
        standings.add(table, game)
    assert [names for names, _ in standings.matches()] == [["random", "greedy"]] * 2
    assert all(ranks[1] <= ranks[0] for _, ranks in standings.matches())


@pytest.mark.parametrize(
    ("bots", "players", "why"),
    [(["greedy"], None, "two rungs"), (["greedy", "random"], 4, "4 seats need"), (["greedy", "clever"], 2, "no bot")],
)
def test_a_ladder_that_cannot_stand_is_refused(bots: list[str], players: int | None, why: str) -> None:
    """With what is missing."""
    with pytest.raises(felicity.BadOptions, match=why):
        ladder("loop", bots, 1, seed=1, players=players)


def test_the_command_shows_the_ladder_and_writes_it() -> None:
    """On the screen for people, as JSON for programs."""
    arguments = ["ladder", "rainbow", "--bots", "random,greedy", "--games", "2", "--seed", "1", "--jobs", "1", "--lang", "en"]
    shown = CliRunner().invoke(app, arguments)
    assert shown.exit_code == 0, shown.output
    assert "greedy" in shown.stdout
    assert "±" in shown.stdout
    written = CliRunner().invoke(app, [*arguments, "--json", "-"])
    data = json.loads(written.stdout)
    assert {row["bot"] for row in data["bots"]} == {"random", "greedy"}
    assert data["run"] == {"seconds": data["run"]["seconds"], "games": 2, "stopped": False}
