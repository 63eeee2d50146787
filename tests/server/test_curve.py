"""Looking back: everybody's chance to win from choice to choice, and quick steps through a long game."""

from __future__ import annotations

import asyncio
import re
from typing import ClassVar

import pytest

import felicity
from felicity import plugins
from felicity.bots.bot import RandomBot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.server.bot_pool import chances_from
from felicity.server.checkpoints import LEAST_STEP, MARKS, NEAR, NEAR_STEP, Checkpoints
from felicity.server.curve import Curve, choice_before, positions_at, step_to, wanted
from felicity.server.finished_messages import CurveData
from felicity.server.models import model_of
from felicity.server.new_tables import open_record
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import Reader, position_data
from tests.server.test_records import finished
from tests.server.world import Browser, Server, hot_seat, until


def played(game: str, number: int, **options: object) -> Table:
    """A game after so many random choices, or at its end."""
    table = felicity.new(game, seed=7, **options)  # type: ignore[arg-type]
    table.listen()
    chance = Rng(start_of("curve"))
    while not table.is_over and table.number < number:
        table.play(RandomBot().choose(Seat(table, chance)))
    return table


def forgetful(stored: StoredTable) -> StoredTable:
    """The same table, without memories."""
    stored.checkpoints = Checkpoints()
    return stored


def test_the_curve_of_a_finished_game_is_worked_out_beside_the_requests(lite: Server) -> None:
    """The first answer doesn't wait; in the end there is no doubt who won, and whoever may look is told the same."""
    ada, code = finished(lite)
    first = ada.get(f"/api/tables/{code}/curve")
    model_of(CurveData).model_validate(first)
    assert len(first["points"]) <= first["of"]
    until(lambda: ada.get(f"/api/tables/{code}/curve")["done"])
    data = ada.get(f"/api/tables/{code}/curve?lang=fr")
    model_of(CurveData).model_validate(data)
    assert len(data["points"]) == data["of"]
    assert [data["points"][at]["number"] for at in (0, -1)] == [0, data["number"]]
    won = [seat["won"] for seat in ada.look(code)["result"]["seats"]]
    assert [chance > 0 for chance in data["points"][-1]["chances"]] == won
    assert all(98 <= sum(point["chances"]) <= 102 for point in data["points"])
    turn = data["turned"]
    assert turn is None or re.match("La partie a basculé.* Le plus grand pas", turn["sentence"])


def test_no_chances_are_shown_while_something_is_hidden(lite: Server) -> None:
    ada = Browser(lite)
    code = hot_seat(ada)
    assert ada.get(f"/api/tables/{code}/curve", 409)["error"]["code"] == "not-over"
    assert Browser(lite).get(f"/api/tables/{code}/curve", 403)["error"]["code"] == "not-watchable"


@pytest.mark.parametrize("game", felicity.games())
def test_every_game_has_a_curve(game: str) -> None:
    """Even a record that breaks off: it is judged as it stands."""
    stored = StoredTable(*open_record(played(game, 40).record([]), "holder"))
    numbers = [0, 17, 40]
    positions = [position for position in positions_at(stored, numbers) if position is not None]
    assert len(positions) == len(numbers)
    for chances in chances_from(positions):
        assert len(chances) == stored.header.players
        assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_a_curve_whose_bots_fail_is_shown_as_far_as_it_came() -> None:
    """Nobody waits for ever."""

    class Broken:
        bot_pool = None

    stored = StoredTable(*open_record(played("loop", 20).record([]), "holder"))
    curve = Curve(stored.playing())
    with pytest.raises(AttributeError):
        asyncio.run(curve.work(Broken(), stored))  # type: ignore[arg-type]
    assert curve.done
    assert curve.points == []
    assert curve.turn() is None


def test_the_turn_is_the_steepest_rise_within_the_round_that_brought_most() -> None:
    stored = StoredTable(*open_record(played("loop", 30).record([]), "holder"))
    curve = Curve(stored.playing())
    curve.ends = {0: 0, 1: 10, 2: 30}
    curve.verge = 29
    curve.points = [
        {"number": number, "chances": [chance, 100 - chance]}
        for number, chance in ((0, 50), (10, 45), (14, 50), (20, 80), (29, 85), (30, 100))
    ]
    assert curve.turn() == (20, 0)
    assert curve.between() == [15, 16, 17, 18, 19]


def test_every_choice_around_the_turn_is_judged() -> None:
    """So that it is named exactly, also in a long game of which only some positions are judged."""

    class Judges:
        foreseen: ClassVar = [0.5, 0.45, 0.5, 0.8, 0.85]  # in the positions asked for; then in those between 14 and 20

        async def chances(self, positions: list[object], person: str) -> list[list[float]]:
            found = [self.foreseen.pop(0) if self.foreseen else 0.6 for _ in positions]
            return [[chance, 1.0 - chance] for chance in found]

    class Hall:
        bot_pool = Judges()

    stored = StoredTable(*open_record(played("loop", 30).record([]), "holder"))
    curve = Curve(stored.playing())
    curve.ends, curve.verge, curve.wanted = {0: 0, 1: 10, 2: 29}, 29, [0, 10, 14, 20, 29]
    asyncio.run(curve.work(Hall(), stored))  # type: ignore[arg-type]
    assert [point["number"] for point in curve.points] == [0, 10, 14, 15, 16, 17, 18, 19, 20, 29]
    assert curve.turn() == (20, 0)


def test_a_fall_is_a_turn_for_who_plays_alone() -> None:
    stored = StoredTable(*open_record(played("loop", 30, mode="solo").record([]), "holder"))
    curve = Curve(stored.playing())
    curve.ends = {0: 0, 1: 10, 2: 30}
    curve.verge = 30
    curve.points = [{"number": number, "chances": [chance]} for number, chance in ((0, 50), (10, 52), (14, 50), (20, 20), (30, 25))]
    assert curve.turn() == (20, 0)
    assert step_to(stored, 20, "en").startswith("The biggest step was Ada’s choice: “")


def test_an_answer_that_turned_a_game_is_told_by_what_came_of_it() -> None:
    """«Accept» would say nothing."""
    stored = StoredTable(*open_record(played("loop", 200, players=3).record([]), "holder"))
    accepted = next(at for at, option in enumerate(stored.playing().chosen, 1) if option.text == "accept")
    said = step_to(stored, accepted, "en")
    assert re.fullmatch(r"The biggest step: (Ada|Bo|Cleo|Dan) accepted [A-Z][a-z]+\..*", said)
    assert "Accept”" not in said


def test_a_choice_that_turned_a_game_is_told_without_its_figures() -> None:
    """What it costs stands at the table; here it would hide what the choice brought."""
    stored = StoredTable(*open_record(played("nation", 60).record([]), "holder"))
    explored = next(at for at, option in enumerate(stored.playing().chosen) if option.text == "explore") + 1
    assert re.search("“Explore: draw a card”", step_to(stored, explored, "en"))


def test_a_game_turns_by_a_real_choice() -> None:
    """Who ends a turn, or has only one option, hasn't turned anything: the choice before is named."""
    stored = StoredTable(*open_record(played("loop", 60).record([]), "holder"))
    table = stored.playing()
    ends = next(at for at in range(10, 60) if table.chosen[at].text == "end turn") + 1
    real = choice_before(stored, ends)
    assert real < ends
    assert table.chosen[real - 1].text != "end turn"
    assert len(stored.checkpoints.at(table, real - 1).options()) > 1
    assert choice_before(stored, real) == real


@pytest.mark.parametrize("game", felicity.games())
def test_what_only_ends_a_turn_is_among_the_game_s_options(game: str) -> None:
    kinds = {option.kind.name for option in plugins.game(game).alphabet.options}
    assert plugins.plugin(game).passes <= kinds
    assert plugins.plugin(game).passes


def test_long_games_are_judged_at_about_a_hundred_positions() -> None:
    assert wanted(3, [0, 3]) == [0, 1, 2, 3]
    found = wanted(1000, [0, 333, 1000])
    assert {0, 333, 1000} <= set(found)
    assert len(found) < 110


class Counted(Checkpoints):
    """A past that counts the choices which are played to reach the positions that are looked at."""

    plays = 0

    def _keep(self, table: Table, undone: int) -> None:
        self.plays += 1
        super()._keep(table, undone)


def test_stepping_through_a_game_plays_a_few_choices_at_a_time() -> None:
    """Forwards fewer than lie between two positions that are kept, backwards a few more; never from the start again."""
    table = played("loop", 150, players=2)
    past = Counted()
    for number in range(table.number + 1):
        past.at(table, number)
    assert past.plays <= table.number * NEAR_STEP
    past.plays = 0
    for number in range(table.number, 0, -1):
        past.at(table, number)
    assert past.plays <= table.number * LEAST_STEP
    assert len(past.near) == NEAR


def test_a_long_game_keeps_a_bounded_number_of_positions() -> None:
    """The step between them doubles; the last ones are close together, so that undo is quick however long the game is."""
    stored = StoredTable(*open_record(played("rainbow", 2_000, players=6).record([]), "holder"))
    assert stored.playing().number > MARKS * LEAST_STEP / 4
    assert len(stored.checkpoints.marks) <= MARKS
    assert len(stored.checkpoints.near) == NEAR
    assert max(stored.checkpoints.near) > stored.playing().number - NEAR_STEP


def test_a_table_that_goes_back_hears_what_it_had_heard_by_then() -> None:
    """The log of a position in the past is the beginning of the log."""
    stored = StoredTable(*open_record(played("loop", 60, players=2).record([]), "holder"))
    table = stored.playing()
    for number in (0, 1, 31, 32, 33, 59, 60):
        assert stored.checkpoints.at(table, number).events(1) == table.at(number).events(1)


def test_what_is_remembered_is_what_would_be_played_anew() -> None:
    """For every reader, in whatever order one looks: nothing more is seen than without a memory."""
    stored = StoredTable(*open_record(played("loop", 60, players=2).record([]), "holder"))
    looks = [(30, 1), (31, 2), (29, None), (60, 1), (1, 2), (0, 1), (31, None), (59, 2)]
    found = [position_data(stored, Reader(seat=seat), number) for number, seat in looks]
    anew = [position_data(forgetful(stored), Reader(seat=seat), number) for number, seat in looks]
    assert found == anew


def test_choices_that_were_taken_back_are_forgotten() -> None:
    table = played("loop", 40, players=2)
    past = Checkpoints()
    past.at(table, 40)
    past.forget_after(20)
    other = table.at(20)
    chance = Rng(start_of("another life"))
    while other.number < 40:
        other.play(RandomBot().choose(Seat(other, chance)))
    assert past.at(other, 35).view(1) == other.at(35).view(1)
    assert past.at(other, 36).chosen == other.chosen[:36]
