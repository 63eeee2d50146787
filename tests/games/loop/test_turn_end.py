"""2.7 End Turn and LOOP-R23: what happens when a player is done, and in which order."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story

STAGE = ["dance-1", "diy-1", "picnic-1", "yoga-1", "yoga-2"]


def entry(t: Story, *names: str) -> list[str]:
    """The names of what happened, of these kinds, in order."""
    return [str(event["event"]) for event in t.table.events() if event["event"] in names]


@pytest.mark.rule("LOOP-2.7a", "LOOP-2.7b", "LOOP-2.0.b4")
def test_market_slots_stay_empty_until_the_turn_ends() -> None:
    """LOOP-2.7a, LOOP-2.7b, LOOP-2.0.b4: two MATERIAL are bought, a third is a gift; all three slots are refilled at the end only."""
    t = story("competitive").scene(market=["food", "glass", "metal", "plastic", "utility"])
    t.player(1).has(coins=4)
    deck = t.position["material_deck"]
    t.plays("buy glass 1", "buy plastic 1", "apply", "take food", "pay off 0 with 1")
    assert t.position["market"] == [None, None, "metal", None, "utility"]
    assert t.position["material_deck"] == deck
    assert t.offered("buy glass") == []
    t.plays("end turn").passes_until("TakeTurn")
    assert t.position["market"] == [deck[-1], deck[-2], "metal", deck[-3], "utility"]
    assert t.position["material_deck"] == deck[:-3]


@pytest.mark.rule("LOOP-2.7a", "LOOP-2.7b")
def test_stage_slots_stay_empty_until_the_turn_ends() -> None:
    """LOOP-2.7a, LOOP-2.7b: two completed ACTIVITY leave two gaps, filled from the deck when the turn is over."""
    t = story().scene(stage=STAGE)
    t.player(1).has(materials=["glass 2", "plastic 2", "food 2"])
    deck = t.position["activity_deck"]
    t.plays("consume picnic-1", "consume dance-1")
    assert t.position["stage"] == [None, "diy-1", None, "yoga-1", "yoga-2"]
    t.plays("end turn")
    assert t.position["stage"] == [deck[-1], "diy-1", deck[-2], "yoga-1", "yoga-2"]
    assert t.position["activity_deck"] == deck[:-2]


@pytest.mark.rule("LOOP-2.7b")
def test_skinner_box_is_the_exception() -> None:
    """LOOP-2.7b: only an EVENT refills slots within a turn."""
    t = story("competitive").scene(event="skinner", market=["food", "glass", "metal", "plastic", "utility"])
    t.player(1).has(coins=4)
    top = t.position["material_deck"][-1]
    t.plays("buy food 1")
    assert t.position["market"] == [top, "glass", "metal", "plastic", "utility"]


@pytest.mark.rule("LOOP-2.7b", "LOOP-R27")
def test_slots_emptied_between_turns_wait_for_the_end_of_the_next_turn() -> None:
    """LOOP-2.7b, LOOP-R27: a gift taken at an EVENT leaves a gap; the next player's refill fills it and, emptying the deck, pays."""
    t = story("competitive", 3).scene(material_deck=["metal"])
    t.player(1).has(face_down=["gap"])
    t.player(2).has(happiness=4)
    t.plays("work", "end turn", "apply", "take food", "pass", "pass", "pass")
    assert t.to_act == 2
    assert t.position["market"][0] is None
    assert not t.position["depleted"]
    t.plays("work", "end turn").passes_until("TakeTurn")
    assert t.position["market"][0] == "metal"
    assert t.player(2).points["depletion"] == -1


@pytest.mark.rule("LOOP-2.7c")
def test_empty_activity_deck_is_made_anew_from_its_discard_pile() -> None:
    """LOOP-2.7c: one ACTIVITY is left for two gaps: the pile is shuffled and gives the second."""
    t = story().scene(stage=STAGE, activity_deck=["music-1"])
    t.player(1).has(materials=["glass 2", "plastic 2", "food 2"])
    t.plays("consume dance-1", "consume picnic-1")
    pile = t.position["activity_discard"]
    t.plays("end turn")
    assert t.position["stage"][0] == "music-1"
    assert t.position["stage"][2] in pile
    assert t.position["activity_discard"] == []
    assert len(t.position["activity_deck"]) == len(pile) - 1
    assert t.position["activity_deck"] != [card for card in pile if card != t.position["stage"][2]]
    assert len(t.happened("activities-reshuffled")) == 1


@pytest.mark.rule("LOOP-2.7d")
def test_empty_material_deck_is_not_rebuilt() -> None:
    """LOOP-2.7d: burnt MATERIAL stay burnt, and empty slots stay empty."""
    t = story("coop").scene(market=["food", "glass", "metal", "plastic", "utility"], material_deck=["metal"], burnt=["food", "glass"])
    t.player(1).has(coins=4, landfill=["plastic"])
    t.plays("buy food 1", "buy glass 1", "end turn").passes_until("TakeTurn")
    assert t.position["market"] == ["metal", None, "metal", "plastic", "utility"]
    assert t.position["material_deck"] == []
    assert sorted(t.position["burnt"]) == ["food", "glass"]
    assert t.player(1).landfill == ["plastic"]


@pytest.mark.rule("LOOP-R23")
def test_credit_cards_are_paid_off_before_the_turn_ends() -> None:
    """LOOP-R23 (1): the action alone doesn't let a debtor go."""
    t = story("competitive")
    t.player(1).has(debts=[0])
    t.plays("work")
    assert t.refuses("end turn", "LOOP-5.4e")
    t.plays("pay off 0 with 1")
    assert t.offers("end turn")


@pytest.mark.rule("LOOP-R23")
def test_turn_end_effects_come_before_the_refill_and_depletion_after_it() -> None:
    """LOOP-R23 (2), (4), (5), (9): A Diamond Is For Business, market, stage, DEPLETION, then the EVENT that both losses drew."""
    t = story("competitive").scene(event="diamond", stage=STAGE, market=["food", None, None, "plastic", "utility"])
    t.player(1).has(happiness=4, materials=["glass 2", "plastic 2"])
    t.scene(material_deck=["glass", "metal"], event_deck=["bogof", "treat"])
    t.plays("consume dance-1", "end turn")
    kinds = (
        "happiness-moved",
        "activity-completed",
        "material-refilled",
        "activity-refilled",
        "depleted",
        "turn-ended",
        "event-triggered",
        "turn-started",
    )
    assert entry(t, *kinds) == [
        "activity-completed", "happiness-moved",
        "happiness-moved", "material-refilled", "material-refilled", "activity-refilled", "depleted", "happiness-moved", "turn-ended",
        "event-triggered", "event-triggered", "turn-started",
    ]  # fmt: skip
    assert [move["rule"] for move in t.happened("happiness-moved")] == ["LOOP-2.0.c4", "LOOP-9.diamond", "LOOP-2.8a2"]
    assert [slot["slot"] for slot in t.happened("material-refilled")] == [2, 3]
    assert t.player(1).happiness == 3


@pytest.mark.rule("LOOP-R23")
@pytest.mark.parametrize(("happiness", "rule"), [(5, "LOOP-9.diamond"), (6, "LOOP-2.8a2")])
def test_events_drawn_while_the_turn_ends_are_triggered_after_it(happiness: int, rule: str) -> None:
    """LOOP-R23 (9): an EVENT drawn by a turn-end effect, or by the DEPLETION Penalty, is flipped with the others."""
    t = story("competitive")
    t.player(1).has(happiness=happiness, coins=1, materials=[])
    t.scene(event="diamond", material_deck=["glass"], event_deck=["treat"])
    t.plays("buy food 1", "end turn")
    border = [move["rule"] for move in t.happened("happiness-moved") if move["happiness"] == 4]
    assert border == [rule]
    assert [event["card"] for event in t.happened("event-triggered")] == ["treat"]
    assert t.position["event"] == "treat"


@pytest.mark.rule("LOOP-R23")
def test_a_forged_metal_counts_for_the_diamond() -> None:
    """LOOP-R23 (2), (6): Forge wears off after the turn-end effects."""
    t = story("competitive", careers="craftsman,intern").scene(event="diamond")
    t.player(1).has(materials=["glass 2"], happiness=3)
    t.plays("forge seat1 glass 2", "into metal", "work", "end turn")
    assert t.player(1).happiness == 2
    assert t.player(1).materials == ["glass 2"]


@pytest.mark.rule("LOOP-R23")
def test_unused_shares_lapse_with_the_turn() -> None:
    """LOOP-R23 (3): in the next turn the MATERIAL is its owner's alone again."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(hand=["share"])
    t.player(2).has(materials=["glass 2"])
    t.plays("share seat2 glass 2", "accept")
    assert t.player(2).materials == ["glass 2 shared 1"]
    t.plays("work", "end turn")
    assert t.player(2).materials == ["glass 2"]


@pytest.mark.rule("LOOP-R23")
def test_burning_comes_after_refill_and_depletion_check() -> None:
    """LOOP-R23 (4), (5), (7): in Solo the refill leaves one MATERIAL, burning takes it; the DEPLETION that follows costs nothing."""
    t = story("solo", 1).scene(material_deck=["glass", "metal"])
    t.player(1).has(happiness=4, coins=1)
    t.plays("buy food 1", "end turn")
    assert entry(t, "material-refilled", "turn-ended", "material-burnt", "depleted", "game-ended") == [
        "material-refilled", "turn-ended", "material-burnt", "depleted", "game-ended",
    ]  # fmt: skip
    assert [burnt["type"] for burnt in t.happened("material-burnt")] == ["glass"]
    assert t.player(1).happiness == 4


@pytest.mark.rule("LOOP-R23")
def test_refill_that_empties_the_deck_is_penalised_before_burning() -> None:
    """LOOP-R23 (5), (7): the refill takes the last MATERIAL: DEPLETION with penalty, and nothing is left to burn."""
    t = story("solo", 1).scene(material_deck=["metal"])
    t.player(1).has(happiness=4, coins=1)
    t.plays("buy food 1", "end turn")
    assert t.player(1).happiness == 3
    assert t.position["burnt"] == []


@pytest.mark.rule("LOOP-R23")
def test_in_cooperative_only_the_last_player_burns() -> None:
    """LOOP-R23 (7): one MATERIAL leaves the deck per round, after the last player's turn."""
    t = story("coop", 3)
    deck = t.position["material_deck"]
    t.plays("work", "end turn", "work", "end turn")
    assert t.position["material_deck"] == deck
    t.plays("work", "end turn")
    assert t.position["material_deck"] == deck[:-1]
    assert t.position["burnt"] == [deck[-1]]


@pytest.mark.rule("LOOP-R23", "LOOP-2.0c")
def test_events_are_resolved_before_the_next_player_begins() -> None:
    """LOOP-R23 (9), (11), LOOP-2.0c: seat 1's EVENT asks seat 2 before seat 2 draws a FAVOUR."""
    t = story("competitive", apply_at_events="costly")
    t.player(1).has(face_down=["insurance"])
    t.player(2).has(hand=[])
    t.plays("work", "end turn", "pass", "lose coin")
    assert (t.to_act, t.table.question) == (2, "ChooseToApply")
    assert t.player(2).hand == []
    t.plays("pass", "lose coin")
    assert (t.to_act, t.table.question) == (2, "TakeTurn")
    assert len(t.player(2).hand) == 1
