"""The end page in figures: result, charts, points by source, conditions, log and story of one game never disagree."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import felicity
from felicity import plugins
from felicity.core.table import Table
from felicity.core.view_types import ResultData
from felicity.server.charts import CHANCE, chart_data
from felicity.server.finished_messages import ChartData
from felicity.server.new_tables import open_record
from felicity.server.stored_table import StoredTable
from felicity.text import life
from felicity.text.story import Fact
from tests.played import played

NAMES = ["Ada", "Bo", "Cleo", "Dora", "Emil", "Fatou"]
# Games by level and seed: bots that don't know what they do meet every kind of end, and greedy ones sell for less and more than at first.
GAMES = (("random", "end-0"), ("random", "end-1"), ("greedy", "end-2"), ("greedy", "end-15"))
QUICK: dict[str, dict[str, Any]] = {"nation": {"target": 16}}  # options that make games short


class End:
    """What the page of a finished game is drawn from."""

    def __init__(self, table: Table) -> None:
        self.table = table
        stored = StoredTable(*open_record(table.record(NAMES[: table.setup.players]), "holder"))
        self.chart: ChartData = chart_data(stored, "en")
        self.result: ResultData = table.result.as_dict()
        self.rounds = int(str(self.result["notes"]["rounds"]))
        self.log = table.events(None)
        self.log_rounds = life.rounds_of(self.log, table.at(0).state.round)
        lives = self.result["notes"].get("died_in_round", [])
        assert isinstance(lives, list)
        self.last_round = max([self.rounds, *lives])  # deaths in an upkeep begin a round that nobody lives

    def events(self, name: str, **wanted: object) -> list[tuple[int, dict[str, Any]]]:
        """Events of a kind with their rounds."""
        found = zip(self.log_rounds, self.log, strict=True)
        return [
            (at, event) for at, event in found if event["event"] == name and all(event.get(key) == value for key, value in wanted.items())
        ]

    def line(self, measure: str, seat: int) -> list[int]:
        """A seat's line of the chart."""
        return [int(str(moment["values"][measure][seat - 1])) for moment in self.chart["moments"]]


@cache
def end_of(game: str, mode: str, players: int, nth: int) -> End:
    """One of these games, played once."""
    level, seed = GAMES[nth]
    return End(played(game, level, seed=seed, players=players, mode=mode, **QUICK.get(game, {})))


def ends() -> Iterator[tuple[str, str, int, int]]:
    """All games and modes, with as few players as can be and with one more."""
    for name, facts in felicity.games().items():
        modes = facts["modes"]
        assert isinstance(modes, dict)
        for mode, span in modes.items():
            fewest, most = span["players"]
            yield from ((name, mode, players, nth) for players in {fewest, min(fewest + 1, most)} for nth in range(len(GAMES)))


every_end = pytest.mark.parametrize("of", sorted(ends()), ids=lambda of: "-".join(map(str, of)))
Of = tuple[str, str, int, int]


@every_end
def test_points_by_source_ranks_and_winners_agree(of: Of) -> None:
    """Columns add up to scores; the first in rank are the winners, unless all win or lose as one."""
    result = end_of(*of).result
    for seat in result["seats"]:
        assert sum(seat["sources"].values()) == seat["score"]
        assert seat["won"] == (seat["seat"] in result["winners"])
        if not result["together"]:
            assert seat["won"] == (seat["rank"] == 1)
    if result["together"] and result["winners"]:
        assert all(seat["score"] >= result["target"] for seat in result["seats"])


@every_end
def test_the_chart_ends_with_the_score_in_the_last_round_of_the_headline(of: Of) -> None:
    """Round after round from the start, and the last value is the score that is shown."""
    end = end_of(*of)
    assert [moment["round"] for moment in end.chart["moments"]] == list(range(end.rounds + 1))
    assert end.chart["moments"][-1]["number"] == end.table.number
    score = plugins.plugin(of[0]).charted[0]
    assert score != CHANCE
    assert [end.line(score, seat["seat"])[-1] for seat in end.result["seats"]] == [seat["score"] for seat in end.result["seats"]]


def facts_of(end: End, seat: int, monkeypatch: pytest.MonkeyPatch) -> list[Fact]:
    """What is told in a story, before it is put into words."""
    found: list[Fact] = []

    def keep(lang: str, facts: list[Fact], seed: str) -> list[list[str]]:
        found.extend(facts)
        return []

    monkeypatch.setattr(life, "written", keep)
    tell = plugins.plugin(end.table.setup.game).story()
    assert tell is not None
    tell(end.table, seat, NAMES, "en")
    assert found
    return found


@every_end
def test_the_story_knows_no_other_figures(of: Of, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores, targets and gaps are those of the result; rounds are those of the game and of the log."""
    end = end_of(*of)
    scores = {seat["seat"]: seat["score"] for seat in end.result["seats"]}
    for seat in end.result["seats"]:
        others = [score for each, score in scores.items() if each != seat["seat"]]
        for fact in facts_of(end, seat["seat"], monkeypatch):
            arguments = fact.arguments
            if fact.order[0] == 3:
                assert arguments.get("score", seat["score"]) == seat["score"], fact.key
                assert arguments.get("best", others[0] if others else 0) in [*others, 0], fact.key
            assert arguments.get("target", end.result["target"]) == end.result["target"], fact.key
            assert arguments.get("rounds", end.rounds) == end.rounds, fact.key
            assert 1 <= int(str(arguments.get("round", 1))) <= end.last_round, fact.key
            assert int(str(arguments.get("gap", 0))) >= 0, fact.key
            assert int(str(arguments.get("rank", seat["rank"]))) == seat["rank"], fact.key
            if fact.key.endswith("-source"):
                assert arguments.get("points", arguments.get("happiness")) == max(seat["sources"].values()) > 0


@pytest.mark.parametrize("of", [of for of in sorted(ends()) if of[0] == "loop"], ids=lambda of: "-".join(map(str, of)))
def test_loop_names_the_penalties_between_the_bell_and_the_score(of: Of) -> None:
    """Whoever reached 12 may win with fewer: what the end took is in the points by source and in the log."""
    end = end_of(*of)
    for seat in end.result["seats"]:
        moved = [event for _, event in end.events("happiness-moved", who=f"seat{seat['seat']}")]
        for source, points in seat["sources"].items():
            if source != "start":
                assert points == sum(event["change"] for event in moved if event["source"] == source), source
        if moved:
            assert moved[-1]["happiness"] == seat["score"]
    if end.result["ended_by"] == "happiness":
        assert max(event["happiness"] for at, event in end.events("happiness-moved") if at == end.rounds) == 12


@pytest.mark.parametrize("of", [of for of in sorted(ends()) if of[0] in ("pursuit", "nostalgia")], ids=lambda of: "-".join(map(str, of)))
def test_lives_end_when_the_log_says_so_and_goals_are_worth_what_it_says(of: Of) -> None:
    """Nobody dies after the last round but in the upkeep that would have begun the next."""
    end = end_of(*of)
    died = end.result["notes"]["died_in_round"]
    assert isinstance(died, list)
    for seat in end.result["seats"]:
        [(_, death)] = end.events("died", who=f"seat{seat['seat']}")
        assert death["round"] == died[seat["seat"] - 1] <= end.rounds + 1
        bonus = sum(event["lth"] for _, event in end.events("goal-achieved", who=f"seat{seat['seat']}"))
        moved = sum(event["change"] for _, event in end.events("lth-moved", who=f"seat{seat['seat']}", source="life_goals"))
        assert seat["sources"]["life_goals"] == moved
        if not end.result["together"]:
            assert moved == bonus
    goals = end.result["notes"]["life_goals"]
    board = end.table.view(None)["board"]
    assert isinstance(board, dict)
    assert isinstance(goals, dict)
    assert goals == {each["goal"]: each["achieved_by"] for each in board["goals"]}
    if end.result["together"]:
        met = [goal for goal, seat in goals.items() if seat]
        assert bool(end.result["winners"]) == (len(met) == len(goals) and end.result["seats"][0]["score"] >= end.result["target"])


@pytest.mark.parametrize("of", [of for of in sorted(ends()) if of[0] == "nation"], ids=lambda of: "-".join(map(str, of)))
def test_a_nation_ends_in_the_round_in_which_the_target_was_reached(of: Of, monkeypatch: pytest.MonkeyPatch) -> None:
    """Money, debts, evenings and prices of a story are those of the charts and of the points."""
    end = end_of(*of)
    if end.result["ended_by"] == "target":
        reached = max(event["happiness"] for at, event in end.events("happiness-moved") if at == end.rounds)
        assert reached >= int(str(end.result["notes"]["target"]))
        assert [at for at, _ in end.events("end-set-off")] == [end.rounds]
    for seat in end.result["seats"]:
        facts = {fact.key: fact.arguments for fact in facts_of(end, seat["seat"], monkeypatch)}
        purse = facts.get("story-nation-purse") or facts["story-nation-purse-in-debt"]
        assert purse["money"] == end.line("money", seat["seat"])[-1]
        assert purse.get("debt", 0) == end.line("debt", seat["seat"])[-1]
        nights = facts["story-nation-nights"]
        assert (nights["homes"], nights["dinners"]) == (seat["sources"]["home"], seat["sources"]["dinner"])
        asked = [price for price in end.line("price", seat["seat"]) if price]
        if "story-nation-prices" in facts:
            assert int(str(facts["story-nation-prices"]["low"])) <= min(asked)
            assert int(str(facts["story-nation-prices"]["high"])) >= max(asked)


@pytest.mark.parametrize("of", [of for of in sorted(ends()) if of[0] == "rainbow"], ids=lambda of: "-".join(map(str, of)))
def test_keys_and_money_are_dated_alike_everywhere(of: Of, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chart counts the keys of the score, each from the round in which the log places it; a story dates what was earned by the log."""
    end = end_of(*of)
    keys = end.result["notes"]["keys"]
    assert isinstance(keys, list)
    for seat in end.result["seats"]:
        me, placed = f"seat{seat['seat']}", keys[seat["seat"] - 1]
        assert [(key["area"], key["round"]) for key in placed] == [(event["area"], at) for at, event in end.events("key-placed", who=me)]
        assert end.line("keys", seat["seat"]) == [sum(1 for key in placed if key["round"] <= at) for at in range(end.rounds + 1)]
        collected = end.line("money", seat["seat"])[-1]
        assert collected == sum(event["amount"] for _, event in end.events("money-collected", who=me))
        facts = facts_of(end, seat["seat"], monkeypatch)
        earned = {at for at, _ in end.events("key-earned", who=me)}
        assert {fact.arguments["round"] for fact in facts if fact.key in ("story-rainbow-key", "story-rainbow-first-key")} <= earned
        dated = [(fact.arguments["round"], fact.arguments["total"]) for fact in facts if fact.key == "story-rainbow-money"]
        assert dated == [(at, collected) for at, event in end.events("key-earned", who=me, area="money")]
