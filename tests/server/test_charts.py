"""Round by round: what the end page draws, and the same for a spreadsheet."""

from __future__ import annotations

import csv
import io

import pytest

import felicity
from felicity import plugins
from felicity.bots.bot import RandomBot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.server.charts import CHANCE, chances_in, chart_data, chart_lines, turned
from felicity.server.finished_messages import ChartData, MomentData
from felicity.server.models import model_of
from felicity.server.new_tables import open_record
from felicity.server.stored_table import StoredTable
from tests.played import played
from tests.server.test_records import finished
from tests.server.world import Browser, Server, hot_seat


def test_the_chart_of_a_finished_game_agrees_with_its_positions_and_its_result(lite: Server) -> None:
    """From the start to the end, for everybody who may look; in the language that was asked for."""
    ada, code = finished(lite)
    data = ada.get(f"/api/tables/{code}/chart?seat=2&lang=fr")
    model_of(ChartData).model_validate(data)
    moments = data["moments"]
    last = ada.look(code)
    assert data["labels"]["happiness"] == "Bonheur"
    assert [moment["round"] for moment in moments] == list(range(last["round"] + 1))
    assert moments[-1]["number"] == last["number"]
    assert moments[-1]["values"]["happiness"] == [player["happiness"] for player in last["view"]["players"]]
    middle = moments[len(moments) // 2]
    then = ada.get(f"/api/tables/{code}/positions/{middle['number']}?seat=1")["view"]["players"]
    assert middle["values"]["coins"] == [player["coins"] for player in then]
    assert middle["values"]["landfill"] == [len(player["landfill"]) for player in then]


def test_the_chart_can_be_had_as_lines(lite: Server) -> None:
    """A file with one line per round and seat."""
    ada, code = finished(lite)
    found = ada.http.get(f"/api/tables/{code}/chart?format=csv")
    assert found.headers["content-type"].startswith("text/csv")
    assert found.headers["content-disposition"] == f'attachment; filename="loop-{code}.csv"'
    rows = list(csv.reader(io.StringIO(found.text)))
    assert rows[0] == ["round", "seat", "name", *plugins.plugin("loop").charted, CHANCE]
    moments = ada.get(f"/api/tables/{code}/chart")["moments"]
    assert len(rows) == 1 + 2 * len(moments)
    assert rows[-1][3] == str(moments[-1]["values"]["happiness"][1])


def test_whoever_has_the_link_may_look_at_a_finished_game(lite: Server) -> None:
    """Table, charts and chances; while it was played they weren't let in."""
    ada = Browser(lite)
    code = str(ada.create(players=2, start=True)["code"])
    assert Browser(lite).get(f"/api/tables/{code}", 403)["error"]["code"] == "not-watchable"
    ada.join(code).play_on()
    guest = Browser(lite)
    assert guest.look(code)["result"] == ada.look(code)["result"]
    assert guest.get(f"/api/tables/{code}/chart")["moments"]
    assert guest.get(f"/api/tables/{code}/curve")["of"]


def test_no_chart_is_drawn_while_something_is_hidden(lite: Server) -> None:
    """Nor for those who may not look."""
    ada = Browser(lite)
    code = hot_seat(ada)
    assert ada.get(f"/api/tables/{code}/chart", 409)["error"]["code"] == "not-over"
    assert Browser(lite).get(f"/api/tables/{code}/chart", 403)["error"]["code"] == "not-watchable"


def drawn(*chances: list[int | None]) -> list[MomentData]:
    """A chart of nothing but chances, round by round."""
    return [{"round": round, "number": round, "values": {CHANCE: each}, "stacks": {}} for round, each in enumerate(chances)]


def test_the_round_in_which_the_game_turned_is_told() -> None:
    """The greatest rise of all seats, the first of equals; nothing where nothing happened."""
    moments = drawn([50, 50], [30, 70], [55, 45], [60, 40])
    assert turned("en", moments, ["Ada", "Bo"]) == "The game turned in round 2: Ada’s chance to win rose from 30 to 55\N{NO-BREAK SPACE}%."
    assert turned("en", moments[2:], ["Ada", "Bo"]) == ""
    assert turned("en", [], ["Ada", "Bo"]) == ""
    assert "les chances de gagner d’Ada sont passées" in turned("fr", moments, ["Ada", "Bo"])


def test_where_all_win_or_lose_as_one_a_fall_is_told_too() -> None:
    """Nobody's chance is anybody's own, and nobody's rises for another's."""
    moments = drawn([40, 40], [45, 45], [12, 12])
    assert turned("en", moments, ["Ada", "Bo"]) == "The game turned in round 2: the chance to win fell from 45 to 12\N{NO-BREAK SPACE}%."


@pytest.mark.parametrize("game", plugins.names())
def test_every_game_has_a_chart(game: str) -> None:
    """Even of a record that breaks off; a name that looks like a formula is no formula."""
    table = felicity.new(game, seed=7)
    chance = Rng(start_of("chart"))
    while not table.is_over and table.number < 150:
        table.play(RandomBot().choose(Seat(table, chance)))
    data = chart_data(StoredTable(*open_record(table.record(["=1+1"]), "holder")), "en")
    model_of(ChartData).model_validate(data)
    assert data["measures"] == [*plugins.plugin(game).charted, CHANCE]
    assert all(0 <= chance <= 100 for moment in data["moments"] for chance in chances_in(moment))
    assert all(len(chances_in(moment)) == table.setup.players for moment in data["moments"])
    assert data["moments"][-1]["number"] == table.number
    assert all(len(values) == table.setup.players for moment in data["moments"] for values in moment["values"].values())
    assert ",'=1+1," in chart_lines(data)


def test_the_money_of_a_nation_adds_up_by_origin_and_by_holder() -> None:
    """UI-G13: at every moment, and in the lines too."""
    table = felicity.new("nation", players=4, seed=3)
    chance = Rng(start_of("money"))
    while not table.is_over and table.number < 400:
        table.play(RandomBot().choose(Seat(table, chance)))
    data = chart_data(StoredTable(*open_record(table.record([]), "holder")), "fr")
    assert [stack["id"] for stack in data["stacks"]] == ["origin", "holder"]
    assert len(data["moments"]) > 2
    for moment in data["moments"]:
        assert sum(moment["stacks"]["origin"]) == sum(moment["stacks"]["holder"])
        assert moment["stacks"]["holder"][:4] == moment["values"]["money"]
    head, first, *_ = csv.reader(io.StringIO(chart_lines(data)))
    assert head[-5:] == ["holder-seat1", "holder-seat2", "holder-seat3", "holder-seat4", "holder-abroad"]
    assert len(head) == len(first)


def test_the_keys_of_the_chart_are_those_of_the_result() -> None:
    """The Game of Happiness: keys on the stand count, on the chart as in the table of the end; those that wait for a hang-up don't."""
    table = played("rainbow", players=3)
    moments = chart_data(StoredTable(*open_record(table.record([]), "holder")), "en")["moments"]
    assert moments[-1]["values"]["keys"] == [seat.score for seat in table.result.seats]
    placed = table.result.notes["keys"]
    assert isinstance(placed, list)
    for moment in moments:
        assert moment["values"]["keys"] == [sum(key["round"] <= moment["round"] for key in keys) for keys in placed]
