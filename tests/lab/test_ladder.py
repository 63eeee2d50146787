"""The ladder: everybody meets everybody in the same deals, and the better bot is rated higher, as sure as the games make it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import felicity
from felicity.lab.batch import Stop
from felicity.lab.folder import Shelf
from felicity.lab.ladder import Ladder, Standings, deals_in, ladder
from felicity.lab.run import run_all
from tests.cli.terminal import felicity as command


def test_every_combination_meets_in_the_same_deals() -> None:
    """Three bots at two seats: three tables, one seed."""
    found = ladder("rainbow", ["random", "greedy", "easy", "greedy"], 4, seed=1, players=2)
    assert [table.bots for table in found.tables] == [("random", "greedy"), ("random", "easy"), ("greedy", "easy")]
    assert {table.seed for table in found.tables} == {"1"}
    assert found.games == 12
    assert found.tables[0].seats_of(1) == ("random", "greedy")
    assert found.tables[0].seats_of(2) == ("greedy", "random")


def played(wanted: Ladder, place: Path, jobs: int = 1) -> Standings:
    """A ladder whose games were played and kept."""
    run_all(wanted.studies, Shelf(place), jobs)
    return Standings(wanted, deals_in(Shelf(place), wanted))


def test_the_better_bot_is_rated_higher(tmp_path: Path) -> None:
    """The games make the ratings surer; those that are kept give the same ratings again."""
    wanted = ladder("rainbow", ["random", "greedy"], 10, seed=1)
    standings = played(wanted, tmp_path)
    rows = standings.data()
    assert [row["bot"] for row in rows] == ["greedy", "random"]
    assert played(wanted, tmp_path).data() == rows
    assert standings.ratings["greedy"].sigma < 25 / 3


def test_several_processes_play_all_tables(tmp_path: Path) -> None:
    """Not only the first one; deal by deal, all tables together."""
    wanted = ladder("loop", ["random", "easy", "greedy"], 2, seed=1, players=2, mode="basic")
    one, two = played(wanted, tmp_path / "one"), played(wanted, tmp_path / "two", jobs=2)
    assert one.data() == two.data()
    assert (one.games, two.games) == (6, 6)
    deals = list(deals_in(Shelf(tmp_path / "two"), wanted))
    assert [[{row["bot"] for row in game} for game in deal] for deal in deals] == [[set(table.bots) for table in wanted.tables]] * 2


def test_a_ladder_that_was_stopped_goes_on(tmp_path: Path) -> None:
    """What was finished is rated, and isn't played again."""
    wanted = ladder("rainbow", ["random", "easy", "greedy"], 12, seed=1, players=2)
    whole = played(wanted, tmp_path / "whole").data()
    stop, shelf = Stop(), Shelf(tmp_path / "parts")
    run_all(wanted.studies, shelf, stop=stop, seen=lambda finished: stop.ask() if finished == 17 else None)
    assert Standings(wanted, deals_in(shelf, wanted)).games == 17
    again: list[int] = []
    run_all(wanted.studies, shelf, seen=again.append)
    assert again[:3] == [10, 12, 18], "the first table is only counted, the second goes on after its fifth deal"
    assert Standings(wanted, deals_in(shelf, wanted)).data() == whole


def test_alone_a_deal_is_the_match(tmp_path: Path) -> None:
    """Whoever wins it, or comes nearer, is ahead."""
    wanted = ladder("pursuit", ["random", "greedy"], 2, seed=1, mode="solo")
    assert (wanted.together, [table.bots for table in wanted.tables]) == (True, [("random",), ("greedy",)])
    standings = played(wanted, tmp_path)
    matches = [match for deal in deals_in(Shelf(tmp_path), wanted) for match in standings.matches(deal)]
    assert [names for names, _ in matches] == [["random", "greedy"]] * 2
    assert all(ranks[1] <= ranks[0] for _, ranks in matches)


@pytest.mark.parametrize(
    ("bots", "players", "why"),
    [(["greedy"], None, "two different ones"), (["greedy", "random"], 4, "4 players need"), (["greedy", "clever"], 2, "no bot")],
)
def test_a_ladder_that_cannot_stand_is_refused(bots: list[str], players: int | None, why: str) -> None:
    """With what is missing."""
    with pytest.raises(felicity.BadOptions, match=why):
        ladder("loop", bots, 1, seed=1, players=players)


def test_the_command_shows_the_ladder_and_writes_it(tmp_path: Path) -> None:
    """On the screen for people, as JSON for programs; its tables are studies, which are kept if somebody names a seed."""
    arguments = ["ladder", "rainbow", "--bots", "random,greedy", "--games", "2", "--jobs", "1"]
    command(*arguments, data=tmp_path)
    assert "No studies" in command("lab", "list", data=tmp_path).out
    shown = command(*arguments, "--seed", "1", data=tmp_path)
    assert "greedy" in shown.out
    assert "±" in shown.out
    assert "Kept as a study" in shown.out
    data = json.loads(command(*arguments, "--seed", "1", "--json", "-", data=tmp_path).out)
    assert {row["bot"] for row in data["bots"]} == {"random", "greedy"}
    assert data["run"] == {"seconds": data["run"]["seconds"], "games": 2, "stopped": False}
    assert "bots:random,greedy games:2 seed:1" in command("lab", "list", data=tmp_path).out
