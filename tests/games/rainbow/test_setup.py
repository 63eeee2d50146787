"""To set up the game, and the general idea of the board."""

from __future__ import annotations

from collections import Counter

import pytest

import felicity
from felicity.core.errors import BadOptions
from felicity.games.rainbow.cards import CATALOG, Cards
from felicity.games.rainbow.constants import AREA_OF, AREAS, TRACKS
from felicity.plugins import game
from tests.games.rainbow.story import AREAS as KINDS
from tests.games.rainbow.story import story
from tests.wordings import check_wording


@pytest.mark.rule("RAIN-SET-1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    """RAIN-SET-1: neither alone nor seven."""
    with pytest.raises(BadOptions, match="2 to 6 players"):
        felicity.new("rainbow", players=players)
    assert [felicity.new("rainbow", players=seats).setup.players for seats in range(2, 7)] == [2, 3, 4, 5, 6]


@pytest.mark.rule("RAIN-SET-2", "RAIN-SET-3")
def test_each_player_has_a_marker_a_button_and_an_empty_stand() -> None:
    """RAIN-SET-2, RAIN-SET-3: one of each for every seat, and nothing on the six slots."""
    t = story(6)
    people = [t.player(seat) for seat in range(1, 7)]
    assert len({person.marker for person in people}) == 6
    assert len({person.button for person in people}) == 6
    assert [person.stand for person in people] == [[]] * 6


@pytest.mark.rule("RAIN-SET-4")
def test_piles_are_whole_and_shuffled_by_the_seed() -> None:
    """RAIN-SET-4: 22 Fate, 60 Self-improvement, 12 Bookshelf and 12 Bicycle Wheel cards; another seed, another order."""
    first, second = (felicity.new("rainbow", players=2, seed=seed).dump()["position"] for seed in (1, 2))
    assert isinstance(first, dict)
    assert isinstance(second, dict)
    for pile, cards in {"fate": 22, "self_improvement": 60, "bookshelf": 12, "bicycle": 12}.items():
        assert len(first[pile]) == cards
        assert sorted(first[pile]) == sorted(second[pile])
        assert first[pile] != second[pile]
    assert Counter(first["self_improvement"]) == dict.fromkeys(KINDS, 10)


@pytest.mark.rule("RAIN-SET-5")
def test_players_start_without_money_and_the_bank_pays_in_its_bills() -> None:
    """RAIN-SET-5: every green space can be paid in bills of $500 and $1000."""
    t = story(3)
    assert [t.player(seat).money for seat in (1, 2, 3)] == [0, 0, 0]
    cards = Cards(CATALOG.default_tables())
    assert {amount for track in cards.amounts for amount in track} == {0, 500, 1000}


@pytest.mark.rule("RAIN-SET-6", "RAIN-SET-7")
@pytest.mark.parametrize("players", [2, 6])
def test_everybody_begins_with_six_hang_ups_and_the_others_are_out_of_the_game(players: int) -> None:
    """RAIN-SET-6, RAIN-SET-7: one of each area, no more to be had than those in front of the players."""
    t = story(players)
    assert [t.player(seat).hang_ups for seat in range(1, players + 1)] == [KINDS] * players
    assert [t.player(seat).fate_hang_ups for seat in range(1, players + 1)] == [[]] * players


@pytest.mark.rule("RAIN-SET-8", "RAIN-R6", "RAIN-BTN-1")
def test_buttons_go_on_different_fate_spaces_in_turn_order() -> None:
    """RAIN-SET-8, RAIN-R6: seat 2 starts; all 17 red spaces are free, then one less."""
    t = story(3, placed=False, starting_player="2")
    assert (t.to_act, t.question, len(t.offered("button"))) == (2, "PlaceButton", 17)
    assert t.offered() == t.offered("button")
    t.plays("button faith 3")
    assert (t.to_act, len(t.offered("button"))) == (3, 16)
    assert t.refuses("button faith 3", "RAIN-BTN-1")
    t.plays("button faith 7")
    assert t.to_act == 1
    assert [t.player(seat).button for seat in (1, 2, 3)] == [None, "faith 3", "faith 7"]


@pytest.mark.rule("RAIN-SET-9", "RAIN-R6")
def test_markers_follow_on_different_holders() -> None:
    """RAIN-SET-9, RAIN-R6: only when all Buttons lie, again from the first player on; then the first turn."""
    t = story(3, placed=False, starting_player="2").plays("button faith 3", "button faith 7", "button love 4")
    assert (t.to_act, t.question) == (2, "PlaceMarker")
    assert t.offered() == [f"holder {track}" for track in TRACKS]
    t.plays("holder love")
    assert t.refuses("holder love", "RAIN-SET-9")
    assert len(t.offered()) == 5
    t.plays("holder health", "holder faith")
    assert [t.player(seat).marker for seat in (1, 2, 3)] == ["wheel faith", "wheel love", "wheel health"]
    assert (t.to_act, t.question) == (2, "TakeTurn")


@pytest.mark.rule("RAIN-START-1", "RAIN-R7")
def test_the_table_says_who_goes_first_or_leaves_it_to_the_seed() -> None:
    """RAIN-START-1, RAIN-R7: a chair that is there; by default any."""
    assert story(4, starting_player="3").to_act == 3
    assert {felicity.new("rainbow", players=4, seed=seed).to_act for seed in range(30)} == {1, 2, 3, 4}
    with pytest.raises(BadOptions, match="can't be used: only 2 play") as error:
        story(2, starting_player="3")
    check_wording(error.value)


@pytest.mark.rule("RAIN-GEN-1", "RAIN-GEN-2", "RAIN-R5")
def test_six_tracks_lie_around_the_wheel_and_five_give_a_key() -> None:
    """RAIN-GEN-1, RAIN-GEN-2, RAIN-R5: in the order of the devices; the Self-improvement track gives none."""
    cards = Cards(CATALOG.default_tables())
    assert [TRACKS[track] for track in cards.track_beside] == ["friendship", "love", "self_improvement", "knowledge", "faith", "health"]
    assert [AREAS[area] if area >= 0 else None for area in AREA_OF] == ["friendship", "love", None, "knowledge", "faith", "health"]


def test_facts_of_the_game() -> None:
    """Every option cites a ruling that the rulebook has."""
    facts = game("rainbow").facts
    assert facts.modes == {"standard": (2, 6)}
    assert [option.name for option in facts.options] == [
        "starting_player",
        "spin_ends_turn",
        "no_zero_spin",
        "fate_key_money",
        "round_limit",
    ]
    assert all(option.rule in felicity.rules("rainbow") for option in facts.options)
