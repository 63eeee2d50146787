"""Fate cards: hang-ups, Self-improvement and keys."""

from __future__ import annotations

from typing import Any

import pytest

from felicity.games.rainbow.cards import CATALOG, Cards
from felicity.games.rainbow.constants import FATE_CARDS
from tests.games.rainbow.story import Story, on_track

TRACK_AREAS = ["faith", "health", "friendship", "knowledge", "love"]


def meets(fate: list[str], values: dict[str, Any] | None = None, **options: Any) -> Story:
    """Seat 1 lands on a Fate space on which no Button lies."""
    t = on_track("faith 2", **options)
    t.player(1).has(**(values or {}))
    return t.scene(fate=fate).moves(1)


@pytest.mark.rule("RAIN-SPACE-2", "RAIN-SPACE-2A")
def test_a_red_space_makes_one_draw_the_top_fate_card() -> None:
    """RAIN-SPACE-2, RAIN-SPACE-2A: a hang-up comes to lie in front of the player and counts like the original one."""
    t = meets(["love"])
    assert t.player(1).fate_hang_ups == ["love"]
    assert len(t.position["fate"]) == 21
    assert "love" in t.player(1).hang_ups


def test_the_split_of_the_fate_pile() -> None:
    """22 cards, often bad news: 12 hang-ups, 6 Self-improvement, 4 keys."""
    fate = Cards(CATALOG.default_tables()).fate
    assert [fate.count(card) for card in range(len(FATE_CARDS))] == [2, 2, 2, 2, 2, 2, 6, 4]


@pytest.mark.rule("RAIN-SPACE-2A2", "RAIN-KEY-7", "RAIN-R29")
def test_a_fate_hang_up_keeps_the_key_off_the_stand() -> None:
    """RAIN-SPACE-2A2, RAIN-KEY-7, RAIN-R29: the key in front stays until both hang-ups are cancelled."""
    t = meets(["love"], {"keys": ["love"]})
    assert (t.player(1).keys, t.player(1).stand) == (["love"], [])
    for stand in ([], ["love"]):
        t.player(1).has(marker="faith 1")
        t.turn_of(1).scene(self_improvement=["love"]).moves(1)
        assert t.player(1).stand == stand


@pytest.mark.rule("RAIN-SPACE-2B", "RAIN-R16")
def test_a_fate_card_gives_a_self_improvement_card() -> None:
    """RAIN-SPACE-2B; the Fate card goes to the bottom (RAIN-R16)."""
    t = on_track("faith 2").scene(fate=["fate_self_improvement"], self_improvement=["money"]).moves(1)
    assert "money" not in t.player(1).hang_ups
    assert t.position["fate"][0] == "fate_self_improvement"
    assert len(t.position["fate"]) == 22


@pytest.mark.rule("RAIN-SPACE-2C", "RAIN-R14", "RAIN-R16")
def test_a_fate_card_gives_a_key_of_choice() -> None:
    """RAIN-SPACE-2C, RAIN-R14: any of the five with a track; the hang-up still blocks it; the card goes to the bottom (RAIN-R16)."""
    t = meets(["fate_key"])
    assert (t.question, t.to_act) == ("ChooseKey", 1)
    assert t.offered() == [f"key {area}" for area in TRACK_AREAS]
    assert t.refuses("key money", "RAIN-R14")
    t.plays("key knowledge")
    assert (t.player(1).keys, t.player(1).stand) == (["knowledge"], [])
    assert t.position["fate"][0] == "fate_key"
    assert t.question == "MoveButton"


@pytest.mark.rule("RAIN-SPACE-2C", "RAIN-R19")
def test_a_key_without_hang_up_goes_on_the_stand_at_once() -> None:
    """RAIN-SPACE-2C, RAIN-R19: like a key earned on a track."""
    t = meets(["fate_key"], {"hang_ups": ["faith"]}).plays("key love")
    assert (t.player(1).keys, t.player(1).stand) == ([], ["love"])


@pytest.mark.rule("RAIN-R14", "RAIN-CHOOSE-11")
def test_keys_one_has_cannot_be_chosen() -> None:
    """RAIN-R14, RAIN-CHOOSE-11: neither in front nor on the stand."""
    t = meets(["fate_key"], {"keys": ["faith"], "stand": ["love"]})
    assert t.offered() == ["key health", "key friendship", "key knowledge"]
    assert t.refuses("key faith", "RAIN-CHOOSE-11")
    assert t.refuses("key love", "RAIN-CHOOSE-11")


@pytest.mark.rule("RAIN-R14", "RAIN-R31")
def test_the_only_key_left_is_taken_without_asking() -> None:
    """RAIN-R14: there is nothing to choose."""
    t = meets(["fate_key"], {"keys": ["faith", "health", "friendship", "knowledge"]})
    assert t.player(1).keys == TRACK_AREAS
    assert t.question == "MoveButton"


@pytest.mark.rule("RAIN-R14")
def test_a_key_card_without_use_goes_to_the_bottom() -> None:
    """RAIN-R14: all five are there; Money can't be chosen."""
    t = meets(["fate_key"], {"keys": TRACK_AREAS})
    assert t.player(1).keys == TRACK_AREAS
    assert t.position["fate"][0] == "fate_key"
    assert t.happened("fate-disregarded")[0]["rule"] == "RAIN-R14"


@pytest.mark.rule("RAIN-R14", "RAIN-CHOOSE-11")
def test_a_marker_goes_on_for_a_track_whose_key_came_by_fate() -> None:
    """RAIN-R14, RAIN-CHOOSE-11: it stays on the track and gets no second key at its end."""
    t = meets(["fate_key"]).plays("key faith", "end turn")
    assert t.player(1).marker == "faith 3"
    t.player(1).has(marker="faith 13")
    t.turn_of(1).moves(1)
    assert t.player(1).keys == ["faith"]
    assert len(t.happened("key-earned")) == 1


@pytest.mark.rule("RAIN-R14", "RAIN-R15")
def test_by_option_the_key_may_be_money_and_no_more_is_collected() -> None:
    """RAIN-R14, RAIN-R15, option fate_key_money: what one has stays recorded and is of no use."""
    t = meets(["fate_key"], {"money": 500}, fate_key_money=True)
    assert t.offers("key money")
    t.plays("key money", "end turn")
    assert (t.player(1).keys, t.player(1).money, t.player(1).collected) == (["money"], 500, 500)
    t.player(1).has(marker="friendship 5")
    t.turn_of(1).moves(1)
    assert (t.player(1).money, t.player(1).collected) == (500, 500)
    assert t.happened("money-enough")[0]["rule"] == "RAIN-R15"


@pytest.mark.rule("RAIN-KEY-5", "RAIN-R16")
def test_a_hang_up_for_a_safe_key_is_disregarded() -> None:
    """RAIN-KEY-5, RAIN-R16: the card goes to the bottom of the Fate pile."""
    t = meets(["health"], {"stand": ["health"]})
    assert (t.player(1).fate_hang_ups, t.player(1).stand) == ([], ["health"])
    assert t.position["fate"][0] == "fate_hang_up_health"
    assert len(t.position["fate"]) == 22


@pytest.mark.rule("RAIN-R16", "RAIN-HANG-3")
def test_a_cancelled_fate_hang_up_leaves_the_game() -> None:
    """RAIN-R16, RAIN-HANG-3: it returns to no pile."""
    t = meets(["love"], {"hang_ups": ["faith"]}).plays("end turn")
    t.player(1).has(marker="faith 1")
    t.turn_of(1).scene(self_improvement=["love"]).moves(1)
    assert t.player(1).fate_hang_ups == []
    assert (t.position["removed_fate"], len(t.position["fate"])) == (["love"], 21)


@pytest.mark.rule("RAIN-R17")
def test_an_empty_fate_pile_has_no_effect(tmp_path: Any) -> None:
    """RAIN-R17: with a pack of one Fate card that lies in front of the other player."""
    cards = "".join(f'[[fate_card]]\nid = "{card}"\ncopies = {1 if card == "fate_hang_up_love" else 0}\n' for card in FATE_CARDS)
    (tmp_path / "fate.toml").write_text(cards, "utf-8")
    t = on_track("faith 2", pack=str(tmp_path))
    t.player(2).has(fate_hang_ups=["love"])
    assert t.position["fate"] == []
    t.moves(1)
    assert t.happened("fate-pile-empty")[0]["rule"] == "RAIN-R17"
    assert t.player(1).fate_hang_ups == []
