"""2.8 End Game: who wins, the tie-break, and the penalties at the end."""

from __future__ import annotations

from typing import Any

import pytest

from felicity.core.result import Result
from tests.games.loop.story import story

ACTIVITIES = ["dance-1", "diy-1", "yoga-1"]


def ended(*players: dict[str, Any], mode: str = "basic", **options: Any) -> Result:
    """The result of a game that ends with these AREA. Everybody WORKs once more, so each begins with 1 HAPPINESS more."""
    t = story(mode, len(players), 1, **options)
    for seat, values in enumerate(players, 1):
        t.player(seat).has(**{"happiness": 5, **values})
        t.player(seat).has(happiness=t.player(seat).happiness + 1)
    t.scene(ending="depletion", depleted=True)
    for player in players:
        t.plays("work")
        for _ in player.get("debts", []):
            t.plays("pay off 0 with 1")
        t.plays("end turn").passes_until("TakeTurn" if player is not players[-1] else "")
    return t.table.result


@pytest.mark.rule("LOOP-2.8c")
def test_the_highest_happiness_wins_in_basic_mode() -> None:
    """LOOP-2.8c: 7 beats 6 and 5, whatever else the others have."""
    result = ended(
        {"happiness": 5, "coins": 30},
        {"happiness": 7, "landfill": ["food", "food", "glass", "glass", "metal"]},
        {"happiness": 6, "reputation": 2},
    )
    assert result.scores == [5, 7, 6]
    assert result.winners == [2]
    assert [seat.rank for seat in result.seats] == [3, 1, 2]
    assert result.tie_break == ""


@pytest.mark.rule("LOOP-2.8d")
@pytest.mark.parametrize("mode", ["basic", "competitive"])
@pytest.mark.parametrize(
    ("first", "second", "by"),
    [
        ({"reputation": 1, "landfill": ["food"]}, {"achieved": ["hobby"], "activities": ACTIVITIES}, "reputation"),
        ({"landfill": ["food"]}, {"landfill": ["glass", "glass"], "achieved": ["hobby"], "activities": ACTIVITIES}, "landfill"),
        ({"achieved": ["hobby"]}, {"activities": ACTIVITIES}, "goals"),
        ({"completed": 4}, {"completed": 3}, "activities"),
    ],
)
def test_tie_break_goes_by_its_four_steps_in_order(mode: str, first: dict[str, Any], second: dict[str, Any], by: str) -> None:
    """LOOP-2.8d: more REPUTATION, then fewer MATERIAL in the LANDFILL, then more GOAL, then more ACTIVITY; later steps don't matter."""
    result = ended(first, second, mode=mode)
    assert result.scores == [5, 5]
    assert (result.winners, result.tie_break) == ([1], by)
    result = ended(second, first, mode=mode)
    assert (result.winners, result.tie_break) == ([2], by)
    assert [seat.rank for seat in result.seats] == [2, 1]


@pytest.mark.rule("LOOP-2.8d")
def test_coins_break_no_tie() -> None:
    """LOOP-2.8d: COIN and MATERIAL in the AREA are worth nothing."""
    assert ended({"coins": 30, "materials": ["food 4"]}, {"coins": 0, "materials": []}).winners == [1, 2]


@pytest.mark.rule("LOOP-R28")
def test_completed_activities_count_even_if_they_were_discarded() -> None:
    """LOOP-R28: seat 2 keeps 1 ACTIVITY but completed 5, seat 1 keeps all 3 it completed; by option the kept ones count."""
    players: list[dict[str, Any]] = [{"activities": ACTIVITIES, "completed": 3}, {"activities": ["diy-2"], "completed": 5}]
    assert ended(*players).winners == [2]
    assert ended(*players, tiebreak_activity="kept").winners == [1]


@pytest.mark.rule("LOOP-R28")
def test_a_replaced_activity_stays_completed() -> None:
    """LOOP-R28: after a fourth ACTIVITY the count is 4, with 3 in the AREA."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(activities=["diy-1", "diy-2", "yoga-1"], materials=["glass 2", "plastic 2"])
    t.plays("consume dance-1", "drop diy-1")
    assert (t.player(1).completed, len(t.player(1).activities)) == (4, 3)


@pytest.mark.rule("LOOP-R29")
def test_players_equal_in_everything_share_the_victory() -> None:
    """LOOP-R29: seats 1 and 3 win together, seat 2 comes third."""
    result = ended({"reputation": 1}, {}, {"reputation": 1})
    assert result.winners == [1, 3]
    assert result.tie_break == "shared"
    assert [seat.rank for seat in result.seats] == [1, 3, 1]


@pytest.mark.rule("LOOP-R30")
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_debt_and_landfill_penalties_are_subtracted_at_the_end(mode: str) -> None:
    """LOOP-R30: 9 less 2 for a CREDIT CARD less 1 for five MATERIAL in the LANDFILL; the sources add up to the score."""
    result = ended({"happiness": 9, "debts": [0], "landfill": ["food", "food", "glass", "glass", "metal"], "coins": 4}, {}, mode=mode)
    assert result.scores == [6, 5]
    assert (result.seats[0].sources["debt"], result.seats[0].sources["landfill"]) == (-2, -1)
    assert sum(result.seats[0].sources.values()) == 6


@pytest.mark.rule("LOOP-R30")
def test_penalties_decide_who_wins() -> None:
    """LOOP-R30: 8 beats 9 with a debt."""
    assert ended({"happiness": 9, "debts": [0], "coins": 4}, {"happiness": 8}, mode="competitive").winners == [2]


@pytest.mark.rule("LOOP-R30")
def test_penalties_stop_at_zero() -> None:
    """LOOP-R30: three CREDIT CARD and six MATERIAL cost a player at HAPPINESS 5 no more than 5."""
    result = ended(
        {"happiness": 5, "debts": [0, 0, 0], "landfill": ["food", "food", "glass", "glass", "metal", "metal"], "coins": 9},
        {},
        mode="competitive",
    )
    assert result.scores[0] == 0
    assert (result.seats[0].sources["debt"], result.seats[0].sources["landfill"]) == (-5, 0)


@pytest.mark.rule("LOOP-R30")
def test_the_depletion_penalty_is_not_taken_again_at_the_end() -> None:
    """LOOP-R30: seat 1 loses 1 when the deck runs out and nothing more in the end."""
    t = story()
    t.player(1).has(happiness=4, coins=1)
    t.scene(material_deck=["metal"]).plays("buy food 1", "end turn")
    assert t.player(1).happiness == 3
    t.plays("work", "end turn")
    assert t.table.result.scores == [3, 3]
