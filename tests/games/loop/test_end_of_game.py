"""2.8 End Game: what sets it off, the final round, and the DEPLETION Penalty."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.loop.story import Story, story

MODES = [("basic", 3), ("competitive", 3), ("coop", 3), ("solo", 1)]
ROUND = ["work", "end turn"]


def about_to_deplete(mode: str = "basic", players: int = 3, **options: Any) -> Story:
    """Seat 1 can BUY; the deck holds one MATERIAL for the gap."""
    t = story(mode, players, 1, **options)
    t.player(1).has(coins=4, happiness=4)
    return t.scene(material_deck=["metal"])


def about_to_be_happy(mode: str = "basic", players: int = 3, seat: int = 1, **options: Any) -> Story:
    """A player at HAPPINESS 11 can complete DANCE."""
    t = story(mode, players, 1, **options)
    t.player(seat).has(happiness=11, materials=["glass 2", "plastic 2"])
    return t.scene(stage=["dance-1"])


@pytest.mark.rule("LOOP-2.8a1", "LOOP-2.8a2")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_depletion_comes_with_the_last_card_of_the_deck(mode: str, players: int) -> None:
    """LOOP-2.8a1, LOOP-2.8a2: the market is full again, yet the deck is empty: DEPLETION, and whoever refilled loses 1 HAPPINESS."""
    t = about_to_deplete(mode, players).plays("buy utility 1")
    assert not t.position["depleted"]
    t.plays("end turn")
    assert t.position["depleted"]
    assert t.position["ending"] == "depletion"
    assert None not in t.position["market"]
    assert t.player(1).happiness == 3
    assert t.player(1).points["depletion"] == -1
    assert all(t.player(seat).happiness == 4 for seat in range(2, players + 1))


@pytest.mark.rule("LOOP-2.8a1")
def test_one_card_left_is_no_depletion() -> None:
    """LOOP-2.8a1: the space shows only when the deck is gone."""
    t = about_to_deplete().scene(material_deck=["food", "metal"]).plays("buy utility 1", "end turn")
    assert t.position["material_deck"] == ["food"]
    assert not t.position["depleted"]
    assert t.position["ending"] == "running"
    assert t.player(1).happiness == 4


@pytest.mark.rule("LOOP-2.8a3")
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_depletion_penalty_can_draw_an_event(mode: str) -> None:
    """LOOP-2.8a3: the loss takes seat 1 from 5 to 4, into another zone: an EVENT is drawn and triggered after the turn."""
    t = about_to_deplete(mode)
    t.player(1).has(happiness=5)
    t.scene(event_deck=["treat"]).plays("buy utility 1", "end turn")
    assert t.player(1).happiness == 4
    assert [drawn["who"] for drawn in t.happened("event-drawn")] == ["seat1"]
    assert [event["card"] for event in t.happened("event-triggered")] == ["treat"]


@pytest.mark.rule("LOOP-2.8a3")
def test_depletion_penalty_can_draw_an_event_in_solo() -> None:
    """LOOP-2.8a3: also where the game ends with it."""
    t = about_to_deplete("solo", 1)
    t.player(1).has(happiness=5)
    t.plays("buy utility 1", "end turn")
    assert len(t.player(1).face_down) == 1


@pytest.mark.rule("LOOP-2.8b")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_reaching_twelve_sets_off_the_end(mode: str, players: int) -> None:
    """LOOP-2.8b: from 11 to 12 by an ACTIVITY; at 11 nothing was set off."""
    t = about_to_be_happy(mode, players)
    assert t.position["ending"] == "running"
    t.plays("consume dance-1")
    assert t.position["ending"] == "happiness"


@pytest.mark.rule("LOOP-2.8b")
def test_any_way_to_twelve_counts() -> None:
    """LOOP-2.8b: any player, in any way: seat 2 reaches 12 by a GOAL worth more than it takes."""
    t = about_to_be_happy(seat=2)
    t.plays(*ROUND)
    t.player(2).has(happiness=10, activities=["dance-2"], goals=["hobby"])
    t.plays("consume dance-1", "claim hobby")
    assert t.position["ending"] == "happiness"


@pytest.mark.rule("LOOP-2.8-1", "LOOP-R24")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_round_is_played_to_its_end(seat: int) -> None:
    """LOOP-2.8-1, LOOP-R24: whoever reaches 12, the game ends when seat 3, right of the starting player, completes the turn."""
    t = about_to_be_happy(seat=seat)
    for turn in (1, 2, 3):
        assert t.to_act == turn
        t.plays("consume dance-1", "end turn") if turn == seat else t.plays(*ROUND)
    assert t.table.is_over
    assert t.position["round"] == 1
    assert t.table.result.ended_by == "happiness"
    assert t.table.result.notes["rounds"] == 1


@pytest.mark.rule("LOOP-2.8-1")
def test_everybody_has_had_the_same_number_of_turns() -> None:
    """LOOP-2.8-1: seat 2 started, so seat 1 is the last player of the final round."""
    t = about_to_be_happy(seat=2, starting_player="2")
    t.plays("consume dance-1", "end turn", *ROUND)
    assert t.to_act == 1
    t.plays(*ROUND)
    assert t.table.is_over
    turns = [str(told["who"]) for told in t.happened("turn-ended")]
    assert sorted(turns) == ["seat1", "seat2", "seat3"]


@pytest.mark.rule("LOOP-2.8-1")
def test_depletion_too_lets_the_round_be_finished() -> None:
    """LOOP-2.8-1: seat 1 empties the deck, seats 2 and 3 have their turns."""
    t = about_to_deplete().plays("buy utility 1", "end turn", *ROUND)
    assert t.to_act == 3
    t.plays(*ROUND)
    assert t.table.is_over
    assert t.table.result.ended_by == "depletion"


@pytest.mark.rule("LOOP-R24")
def test_a_trigger_in_the_last_turn_lets_it_be_played_out() -> None:
    """LOOP-R24: seat 3 reaches 12 and may still claim, trade and consume before the end."""
    t = about_to_be_happy(seat=3)
    t.scene(stage=["dance-1", "dance-2"])
    t.player(3).has(materials=["glass 2", "plastic 4", "utility 4"])
    t.plays(*ROUND, *ROUND, "consume dance-1")
    assert not t.table.is_over
    assert t.offers("consume dance-2")
    t.plays("end turn")
    assert t.table.is_over


@pytest.mark.rule("LOOP-R24")
def test_depletion_by_burning_after_the_last_turn_ends_the_game_on_the_spot() -> None:
    """LOOP-R24: in Cooperative the round's last MATERIAL burns after seat 3's turn, and no further round begins."""
    t = story("coop", 3).scene(material_deck=["metal"])
    t.plays(*ROUND, *ROUND, *ROUND)
    assert t.table.is_over
    assert t.table.result.ended_by == "depletion"
    assert t.position["round"] == 1


@pytest.mark.rule("LOOP-R24", "LOOP-R23")
def test_depletion_by_an_event_after_the_last_turn_ends_the_game_on_the_spot() -> None:
    """LOOP-R24, LOOP-R23 (10): Overproduction, triggered after seat 3's turn, removes the last MATERIAL."""
    t = story("competitive", 3, apply_at_events="costly").scene(material_deck=["metal"])
    t.player(3).has(face_down=["overproduction"])
    t.plays(*ROUND, *ROUND, *ROUND)
    assert t.table.is_over
    assert t.table.result.ended_by == "depletion"


@pytest.mark.rule("LOOP-R24")
def test_an_event_in_the_middle_of_the_round_makes_it_the_last() -> None:
    """LOOP-R24: Overproduction after seat 1's turn: seats 2 and 3 still play, then it is over."""
    t = story("competitive", 3, apply_at_events="costly").scene(material_deck=["metal"])
    t.player(1).has(face_down=["overproduction"])
    t.plays(*ROUND)
    assert t.position["ending"] == "depletion"
    t.plays(*ROUND)
    assert t.to_act == 3
    t.plays(*ROUND)
    assert t.table.is_over


@pytest.mark.rule("LOOP-R24")
def test_in_solo_the_running_turn_is_finished() -> None:
    """LOOP-R24: every turn is a round; at 12 more ACTIVITY may follow, then the game ends."""
    t = about_to_be_happy("solo", 1).plays("consume dance-1")
    assert not t.table.is_over
    t.plays("end turn")
    assert t.table.is_over


@pytest.mark.rule("LOOP-R25")
def test_no_event_is_triggered_after_the_very_last_turn() -> None:
    """LOOP-R25, LOOP-R23 (8): seat 3's face-down EVENT stays unresolved."""
    t = about_to_be_happy("competitive", seat=3)
    t.player(3).has(face_down=["treat"])
    t.plays(*ROUND, *ROUND, "consume dance-1", "end turn")
    assert t.table.is_over
    assert t.player(3).face_down == ["treat"]
    assert t.happened("event-triggered") == []


@pytest.mark.rule("LOOP-R25")
def test_events_of_earlier_players_are_still_triggered_in_the_last_round() -> None:
    """LOOP-R25: only the last turn is followed by the end; after seat 1's turn EVENT are resolved as ever."""
    t = about_to_be_happy("competitive")
    t.player(1).has(face_down=["treat"])
    t.plays("consume dance-1", "end turn")
    assert [event["card"] for event in t.happened("event-triggered")] == ["treat"]


@pytest.mark.rule("LOOP-R25")
def test_by_option_the_last_players_events_are_triggered_before_scoring() -> None:
    """LOOP-R25: with `resolve_events_after_last_turn` The Gap still costs everybody 1 HAPPINESS."""
    t = about_to_be_happy("competitive", 2, seat=2, resolve_events_after_last_turn=True, apply_at_events="costly")
    t.player(1).has(coins=20, happiness=4)
    t.player(2).has(face_down=["gap"])
    t.plays(*ROUND, "consume dance-1", "end turn")
    assert t.table.is_over
    assert t.table.result.scores == [2, 11]


@pytest.mark.rule("LOOP-R25", "LOOP-R104")
def test_the_round_limit_too_leaves_events_unresolved() -> None:
    """LOOP-R25, LOOP-R104: the last turn of the last round is the very last turn."""
    t = story("competitive", round_limit=50).scene(round=50)
    t.player(2).has(face_down=["treat"])
    t.plays(*ROUND, *ROUND)
    assert t.table.is_over
    assert t.player(2).face_down == ["treat"]


@pytest.mark.rule("LOOP-R26")
def test_happiness_that_falls_again_does_not_call_off_the_end() -> None:
    """LOOP-R26: seat 1 was at 12, loses 1 at the turn's end, and the game ends with the round all the same."""
    t = about_to_be_happy("competitive", 2).scene(event="diamond")
    t.plays("consume dance-1", "end turn").passes_until("TakeTurn")
    assert t.player(1).happiness == 11
    assert t.position["ending"] == "happiness"
    t.plays(*ROUND)
    assert t.table.is_over


@pytest.mark.rule("LOOP-R26", "LOOP-R27")
def test_a_refilled_deck_does_not_call_off_the_end() -> None:
    """LOOP-R26, LOOP-R27: Combustion Energy fills the deck after DEPLETION: the end stays, and emptying it again costs nothing."""
    t = about_to_deplete("competitive", 2, apply_at_events="costly")
    t.player(1).has(face_down=["combustion"], landfill=["food"], happiness=3)
    t.player(2).has(happiness=4, coins=1)
    t.plays("buy utility 1", "end turn")
    assert t.position["material_deck"] == ["food"]
    t.plays("buy glass 1", "end turn")
    assert t.table.is_over
    assert t.player(2).happiness == 4
    assert t.position["material_deck"] == []


@pytest.mark.rule("LOOP-R27")
def test_the_active_player_pays_when_skinner_box_empties_the_deck() -> None:
    """LOOP-R27: the immediate refill is that player's own, and the penalty comes at once."""
    t = about_to_deplete("competitive").scene(event="skinner")
    t.plays("buy utility 1")
    assert t.position["depleted"]
    assert t.player(1).happiness == 3
    t.plays("end turn").passes_until("TakeTurn")
    assert t.player(1).happiness == 3


@pytest.mark.rule("LOOP-R27")
def test_nobody_pays_for_overproduction() -> None:
    """LOOP-R27: the last two MATERIAL are removed between two turns."""
    t = story("competitive", 3, apply_at_events="costly").scene(material_deck=["metal", "food"])
    t.player(1).has(face_down=["overproduction"])
    t.plays(*ROUND)
    assert t.position["depleted"]
    assert [t.player(seat).points["depletion"] for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("LOOP-R27")
@pytest.mark.parametrize(("mode", "players"), [("coop", 2), ("solo", 1)])
def test_nobody_pays_for_burning(mode: str, players: int) -> None:
    """LOOP-R27: the last MATERIAL burns after a turn in which nothing was taken from the market."""
    t = story(mode, players).scene(material_deck=["metal"])
    t.plays(*ROUND * players)
    assert t.position["depleted"]
    assert [t.player(seat).points["depletion"] for seat in range(1, players + 1)] == [0] * players


@pytest.mark.rule("LOOP-R27")
def test_the_penalty_is_paid_once_a_game() -> None:
    """LOOP-R27: seat 1 pays; seat 2, whose refill finds the deck still empty, doesn't."""
    t = about_to_deplete().plays("buy utility 1", "end turn", "buy food 1", "end turn")
    assert [t.player(seat).points["depletion"] for seat in (1, 2)] == [-1, 0]


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
