"""2.8 a) DEPLETION: when it occurs, and who pays for it."""

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
