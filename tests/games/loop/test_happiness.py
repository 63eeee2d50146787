"""LOOP-R4 to LOOP-R6: the bounds of HAPPINESS, its zones, and what counts as one move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.loop.story import Story, story


def drawn(t: Story, seat: int = 1) -> int:
    """How many EVENT a player has drawn."""
    return len(t.player(seat).face_down)


def completes_dance(happiness: int, **options: Any) -> Story:
    """Seat 1 rises by one ACTIVITY from this HAPPINESS."""
    t = story("competitive", **options).scene(stage=["dance-1"])
    t.player(1).has(happiness=happiness, materials=["glass 2", "plastic 2"])
    return t.plays("consume dance-1")


def works(happiness: int, **options: Any) -> Story:
    """Seat 1, an INTERN, loses 1 HAPPINESS."""
    t = story("competitive", **options)
    t.player(1).has(happiness=happiness)
    return t.plays("work")


@pytest.mark.rule("LOOP-R4")
def test_losses_stop_at_zero() -> None:
    """LOOP-R4: at HAPPINESS 0 the DEPLETION Penalty takes nothing; the score stays 0, not -1."""
    t = story().scene(material_deck=["food"])
    t.player(1).has(happiness=0, coins=1)
    t.plays("buy glass 1", "end turn")
    assert t.position["depleted"]
    assert t.player(1).happiness == 0
    assert t.player(1).points["depletion"] == 0


@pytest.mark.rule("LOOP-R4")
def test_happiness_can_fall_to_zero() -> None:
    """LOOP-R4: 0 exists, the token being off the track."""
    assert works(1).player(1).happiness == 0


@pytest.mark.rule("LOOP-R4")
def test_gains_stop_at_twelve_and_the_excess_is_lost() -> None:
    """LOOP-R4: a GOAL worth 3 adds only 1 at 11, and a later loss starts from 12."""
    t = story("competitive").scene(stage=["dance-2"], event="diamond")
    t.player(1).has(happiness=10, activities=["dance-1"], goals=["hobby"], materials=["plastic 1", "utility 1"])
    t.plays("consume dance-2", "claim hobby")
    assert t.player(1).happiness == 12
    assert t.player(1).points["goals"] == 1
    t.plays("end turn").passes_until("TakeTurn")
    assert t.player(1).happiness == 11


@pytest.mark.rule("LOOP-R4")
def test_reputation_buys_no_happiness_above_twelve() -> None:
    """LOOP-R4: where nothing can be gained, nothing is given up for it."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(happiness=11, materials=["glass 2", "plastic 2"], reputation=2)
    t.plays("consume dance-1")
    assert t.refuses("reputation for happiness", "LOOP-R4")


@pytest.mark.rule("LOOP-R5")
def test_zones_are_equal_thirds() -> None:
    """LOOP-R5: entering 5 from 4 or 9 from 8, and 8 from 9 or 4 from 5, draws an EVENT; no other step does."""
    assert [happiness for happiness in range(12) if drawn(completes_dance(happiness))] == [4, 8]
    assert [happiness for happiness in range(1, 12) if drawn(works(happiness))] == [5, 9]


@pytest.mark.rule("LOOP-R5")
def test_zero_belongs_to_the_lowest_zone() -> None:
    """LOOP-R5: neither falling to 0 nor leaving it enters another zone."""
    assert works(1).player(1).happiness == 0
    assert drawn(works(1)) == drawn(completes_dance(0)) == 0
    assert works(1).sees(1)["players"][0]["zone"] == completes_dance(0).sees(1)["players"][0]["zone"] == 0


@pytest.mark.rule("LOOP-R5")
@pytest.mark.parametrize(("borders", "enters"), [("4,8", [4, 8]), ("4,9", [4, 9]), ("5,9", [5, 9])])
def test_table_may_set_other_zone_borders(borders: str, enters: list[int]) -> None:
    """LOOP-R5: the option names the last space of the low and of the middle zone."""
    assert [happiness for happiness in range(12) if drawn(completes_dance(happiness, zone_borders=borders))] == enters


@pytest.mark.rule("LOOP-R6")
def test_each_activity_and_each_goal_is_a_move_of_its_own() -> None:
    """LOOP-R6: an ACTIVITY from 4 to 5 draws one EVENT, the GOAL from 5 to 8 none, the next ACTIVITY from 8 to 9 another."""
    t = story("competitive").scene(stage=["dance-2", "dance-1"])
    t.player(1).has(happiness=4, activities=["yoga-1"], goals=["hobby"], materials=["plastic 4", "utility 4", "glass 4"])
    t.plays("consume dance-1")
    assert (t.player(1).happiness, drawn(t)) == (5, 1)
    t.plays("consume dance-2")
    assert (t.player(1).happiness, drawn(t)) == (6, 1)
    t.plays("claim hobby")
    assert (t.player(1).happiness, drawn(t)) == (9, 2)


@pytest.mark.rule("LOOP-R6")
def test_one_move_across_two_zones_draws_two_events(tmp_path: Path) -> None:
    """LOOP-R6: from HAPPINESS 4 to 10 in one move, as in the booklet's example (with a GOAL worth 6): 2 EVENT."""
    (tmp_path / "goals.toml").write_text('[[goal]]\nid = "hobby"\nhappiness = 6\n')
    t = story("competitive", pack=str(tmp_path)).scene(stage=["dance-2"])
    t.player(1).has(happiness=3, activities=["dance-1"], goals=["hobby"], materials=["plastic 4", "utility 4"])
    t.plays("consume dance-2", "claim hobby")
    assert (t.player(1).happiness, drawn(t)) == (10, 2)


@pytest.mark.rule("LOOP-R6")
def test_whole_work_loss_is_one_move() -> None:
    """LOOP-R6: SALARY, Overtime and the TYCOON's CREDIT CARD together take 9 to 4, told as one move, which draws 2 EVENT."""
    t = story("competitive", careers="tycoon,intern").scene(event="overtime")
    t.player(1).has(happiness=9, debts=[0, 0, 0])
    t.plays("work")
    assert [(entry["change"], entry["happiness"]) for entry in t.happened("happiness-moved")] == [(-5, 4)]
    assert drawn(t) == 2


@pytest.mark.rule("LOOP-R6")
def test_placing_the_token_draws_no_event(tmp_path: Path) -> None:
    """LOOP-R6: a CAREER that starts at 9 (by a pack) draws nothing at setup."""
    (tmp_path / "careers.toml").write_text('[[career]]\nid = "chef"\nhappiness = 9\n')
    t = story("competitive", pack=str(tmp_path), careers="chef,intern")
    assert t.player(1).happiness == 9
    assert drawn(t) == 0


@pytest.mark.rule("LOOP-R6", "LOOP-R30")
def test_end_penalties_draw_no_event() -> None:
    """LOOP-R6, LOOP-R30: two CREDIT CARD take a player from 9 to 5 at the end, across a border, and no EVENT is drawn."""
    t = story("competitive").scene(ending="happiness", turn={"action": "work"})
    t.player(2).has(happiness=9, debts=[0, 0], coins=3)
    t.plays("end turn").passes_until("TakeTurn")
    t.plays("buy food 1", "pay off 0 with 1", "pay off 0 with 1", "end turn")
    assert t.table.is_over
    assert t.table.result.scores[1] == 5
    assert drawn(t, 2) == 0
