"""LOOP-R104: every game and every turn ends."""

from __future__ import annotations

import pytest

from tests.games.loop.story import story

ROUND = ["work", "end turn"]


@pytest.mark.rule("LOOP-R25", "LOOP-R104")
def test_the_round_limit_too_leaves_events_unresolved() -> None:
    """LOOP-R25, LOOP-R104: the last turn of the last round is the very last turn."""
    t = story("competitive", round_limit=50).scene(round=50)
    t.player(2).has(face_down=["treat"])
    t.plays(*ROUND, *ROUND)
    assert t.table.is_over
    assert t.player(2).face_down == ["treat"]


@pytest.mark.rule("LOOP-R104")
def test_a_game_ends_after_two_hundred_rounds() -> None:
    """LOOP-R104: players at HAPPINESS 0 who WORK for 1 COIN would go on for ever; round 200 is the last."""
    t = story()
    for seat in (1, 2):
        t.player(seat).has(happiness=0)
    t.scene(round=199).plays("work", "work")
    assert not t.table.is_over
    assert t.position["round"] == 200
    t.plays("work")
    assert not t.table.is_over
    t.plays("work")
    assert t.table.is_over
    assert t.table.result.ended_by == "round_limit"
    assert t.table.result.notes["rounds"] == 200


@pytest.mark.rule("LOOP-R104")
@pytest.mark.parametrize(("limit", "ends"), [(50, True), (100, False), (0, False)])
def test_the_table_may_set_another_round_limit(limit: int, ends: bool) -> None:
    """LOOP-R104: 50, 100 or 200 rounds, or none."""
    t = story(round_limit=limit).scene(round=50).plays(*ROUND, *ROUND)
    assert t.table.is_over is ends
    if limit == 0:
        assert not t.scene(round=100000).plays(*ROUND, *ROUND).table.is_over


@pytest.mark.rule("LOOP-R104")
def test_at_the_round_limit_the_penalties_of_the_mode_are_taken() -> None:
    """LOOP-R104: 2 for a CREDIT CARD, 1 for three MATERIAL in the LANDFILL, none for DEPLETION, which didn't occur."""
    t = story("competitive", round_limit=50).scene(round=50)
    t.player(1).has(happiness=8, debts=[0], landfill=["food", "food", "glass"])
    t.plays("work", "pay off 0 with 1", "end turn", *ROUND)
    assert t.table.result.ended_by == "round_limit"
    assert t.table.result.scores == [8 - 1 - 2 - 1, 3]
    assert t.table.result.seats[0].sources["depletion"] == 0


@pytest.mark.rule("LOOP-R104")
def test_an_unlimited_supply_gives_twenty_credit_cards_a_turn() -> None:
    """LOOP-R104: so that a turn ends too; the next turn brings new ones."""
    t = story("competitive", credit_card_supply=0)
    for _ in range(20):
        t.plays("apply")
        t.plays(*t.offered("take")[:1])
    assert len(t.player(1).debts) == 20
    assert t.refuses("apply", "LOOP-R104")
    t.plays("work", *["pay off 0 with 1"] * 20, "end turn").passes_until("TakeTurn")
    assert t.to_act == 2
    assert t.offers("apply")


@pytest.mark.rule("LOOP-R104")
def test_credit_cards_taken_after_the_turn_count_with_it() -> None:
    """LOOP-R104: nineteen in the turn leave one for the EVENT that follows."""
    t = story("competitive", credit_card_supply=0)
    t.player(1).has(face_down=["gap"])
    t.scene(turn={"applies": 19})
    t.plays(*ROUND, "apply", "take food")
    assert (t.to_act, t.table.question) == (2, "TakeTurn")
    assert t.offers("apply")


@pytest.mark.rule("LOOP-R104")
def test_the_round_limit_is_no_reason_while_the_last_round_runs() -> None:
    """LOOP-R104: it ends the game after the full round; seat 2, reaching 12 in it, is what ended the game."""
    t = story(round_limit=50).scene(round=50)
    t.player(2).has(happiness=11, materials=["glass 2", "plastic 2"])
    t.scene(stage=["dance-1"]).plays(*ROUND)
    assert t.position["ending"] == "running"
    t.plays("consume dance-1", "end turn")
    assert t.table.is_over
    assert t.table.result.ended_by == "happiness"
