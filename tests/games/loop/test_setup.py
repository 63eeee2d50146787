"""1.0 Basic Mode Setup: the board, the hands and the first resources."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import felicity
from felicity.core.errors import BadOptions
from tests.games.loop.story import story
from tests.wordings import check_wording

TYPES = ["food", "glass", "metal", "plastic", "utility"]
FAVOURS = ["acquire", "barter", "recycle", "resell", "share"]
MODES = [("basic", 3), ("competitive", 3), ("coop", 3), ("solo", 1)]
HANDS = {2: [2, 3], 3: [1, 2, 3], 4: [1, 2, 2, 3], 5: [1, 1, 2, 2, 3], 6: [1, 1, 2, 2, 3, 3]}


def position_of(mode: str, players: int, seed: int = 1, **options: Any) -> dict[str, Any]:
    """A new game, whole and in words."""
    position = felicity.new("loop", players=players, mode=mode, seed=seed, **options).dump()["position"]
    assert isinstance(position, dict)
    return position


def materials_in_play(position: dict[str, Any]) -> list[str]:
    """The types of all MATERIAL that weren't removed."""
    held = [material for player in position["players"] for material in player["materials"]]
    return [str(material).split()[0] for material in held + position["market"] + position["material_deck"]]


def opening_hands(mode: str, players: int, **options: Any) -> list[int]:
    """How many FAVOUR each seat is dealt before the first turn begins."""
    table = felicity.new("loop", players=players, mode=mode, seed=1, listen=True, **options)
    entry = [event for event in table.events() if event["event"] in ("favour-drawn", "turn-started")]
    names = [event["event"] for event in entry]
    dealt = entry[: names.index("turn-started")] if "turn-started" in names else entry
    return [sum(event["who"] == f"seat{seat}" for event in dealt) for seat in range(1, players + 1)]


@pytest.mark.rule("LOOP-1.0a")
@pytest.mark.parametrize(
    ("mode", "fits"), [("basic", range(2, 7)), ("competitive", range(2, 7)), ("coop", range(2, 7)), ("solo", range(1, 2))]
)
def test_each_mode_has_its_number_of_players(mode: str, fits: range) -> None:
    """LOOP-1.0a: Solo is for exactly one, all other modes are for 2 to 6."""
    for players in range(8):
        if players in fits:
            assert len(position_of(mode, players)["players"]) == players
        else:
            with pytest.raises(BadOptions, match=f"not {players}"):
                felicity.new("loop", players=players, mode=mode)


@pytest.mark.rule("LOOP-R96")
def test_one_player_means_solo() -> None:
    """LOOP-R96: there is no Basic game for one; who sits alone plays Solo."""
    with pytest.raises(BadOptions):
        felicity.new("loop", players=1, mode="basic")
    assert felicity.new("loop", players=1, seed=1).view(1)["mode"] == "solo"


@pytest.mark.rule("LOOP-1.0b", "LOOP-1.0c")
@pytest.mark.parametrize(("players", "of_each"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6), (6, 6)])
def test_few_players_leave_whole_sets_of_material_out(players: int, of_each: int) -> None:
    """LOOP-1.0b, LOOP-1.0c: 2 sets leave with 1 or 2 players, 1 with 3 or 4; of every type the same number stays."""
    for mode in ["solo"] if players == 1 else ["basic", "competitive", "coop"]:
        position = position_of(mode, players)
        assert Counter(materials_in_play(position)) == dict.fromkeys(TYPES, of_each)
        assert position["removed"] == [type for type in TYPES for _ in range(6 - of_each)]


@pytest.mark.rule("LOOP-1.0.1")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_market_opens_with_one_of_each_type(mode: str, players: int) -> None:
    """LOOP-1.0.1: the 5 slots show one full set, whatever the shuffle."""
    for seed in range(5):
        assert sorted(material.split()[0] for material in position_of(mode, players, seed)["market"]) == TYPES


@pytest.mark.rule("LOOP-1.0.2")
def test_other_materials_are_shuffled_face_down_over_depletion() -> None:
    """LOOP-1.0.2: what is neither market nor starting resource lies in a shuffled deck of which only the number is seen."""
    first, second = position_of("basic", 4, seed=1), position_of("basic", 4, seed=2)
    assert len(first["material_deck"]) == 25 - 5 - 4
    assert first["material_deck"] != sorted(first["material_deck"])
    assert first["material_deck"] != second["material_deck"]
    assert not first["depleted"]
    board = story(players=4).sees(1)["board"]
    assert board["material_deck"] == 16
    assert board["tops"] == {}


@pytest.mark.rule("LOOP-1.0.3")
def test_stage_opens_with_five_of_the_shuffled_activities() -> None:
    """LOOP-1.0.3: 5 lie open, the other 25 are the deck."""
    first, second = position_of("basic", 2, seed=1), position_of("basic", 2, seed=2)
    assert len(set(first["stage"])) == 5
    assert len(first["activity_deck"]) == 25
    assert len(set(first["stage"] + first["activity_deck"])) == 30
    assert first["activity_discard"] == []
    assert first["stage"] != second["stage"]
    assert first["activity_deck"] != second["activity_deck"]


@pytest.mark.rule("LOOP-1.0.4")
def test_nobody_has_coins_before_careers_are_chosen() -> None:
    """LOOP-1.0.4: all COIN start in the bank; the first ones come with the starting resources."""
    t = story("competitive", careers="")
    assert [t.player(seat).coins for seat in (1, 2)] == [0, 0]
    t.plays("career intern", "career intern")
    assert [t.player(seat).coins for seat in (1, 2)] == [2, 2]


@pytest.mark.rule("LOOP-1.0.5")
@pytest.mark.parametrize("mode", ["basic", "competitive", "coop"])
def test_three_goals_each_and_the_rest_put_away(mode: str) -> None:
    """LOOP-1.0.5: 3 of the 18 shuffled GOAL for everybody; nobody meets the others again."""
    position = position_of(mode, 6, seed=1)
    dealt = [goal for player in position["players"] for goal in player["goals"]]
    assert [len(player["goals"]) for player in position["players"]] == [3] * 6
    assert len(set(dealt)) == 18
    position = position_of(mode, 2, seed=1, starting_player="1")
    dealt = [goal for player in position["players"] for goal in player["goals"]]
    assert len(set(dealt + position["unused_goals"])) == 18
    assert len(position["unused_goals"]) == 12
    assert dealt != [goal for player in position_of(mode, 2, seed=2, starting_player="1")["players"] for goal in player["goals"]]


@pytest.mark.rule("LOOP-1.0.6a", "LOOP-1.0.6c")
@pytest.mark.parametrize("mode", ["basic", "competitive"])
def test_red_favours_only_shuffled_into_a_deck(mode: str) -> None:
    """LOOP-1.0.6a, LOOP-1.0.6c: 30 red FAVOUR, 6 of each type; what isn't dealt is the deck, and the Discard Pile is empty."""
    first, second = position_of(mode, 4, seed=1), position_of(mode, 4, seed=2)
    hands = [favour for player in first["players"] for favour in player["hand"]]
    assert Counter(hands + first["favour_deck"]) == dict.fromkeys(FAVOURS, 6)
    assert len(first["favour_deck"]) == 30 - len(hands)
    assert first["favour_discard"] == []
    assert first["favour_deck"] != sorted(first["favour_deck"])
    assert first["favour_deck"] != second["favour_deck"]


@pytest.mark.rule("LOOP-1.0.6b")
@pytest.mark.parametrize("mode", ["basic", "competitive"])
def test_opening_hands_grow_with_the_distance_from_the_starting_player(mode: str) -> None:
    """LOOP-1.0.6b: with 4 players the starting player holds 1 FAVOUR, the next two 2 each, the last 3; and so on for every number."""
    for players, hands in HANDS.items():
        assert opening_hands(mode, players, starting_player="1") == hands


@pytest.mark.rule("LOOP-1.0.6b", "LOOP-R1")
def test_opening_hands_count_from_the_chair_that_starts() -> None:
    """LOOP-1.0.6b, LOOP-R1: the third chair starts and gets the smallest hand; the others follow clockwise."""
    assert opening_hands("basic", 4, starting_player="3") == [2, 3, 1, 2]


@pytest.mark.rule("LOOP-1.0.7")
def test_in_basic_mode_everybody_is_an_intern() -> None:
    """LOOP-1.0.7: no CAREER is dealt or chosen, nor can the table name one."""
    t = story(players=6)
    assert t.table.question == "TakeTurn"
    assert [t.player(seat).career for seat in range(1, 7)] == ["intern"] * 6
    assert t.position["unused_careers"] == []
    with pytest.raises(BadOptions, match=r"LOOP-1\.0\.7") as error:
        felicity.new("loop", players=2, mode="basic", careers="chef")
    check_wording(error.value)


@pytest.mark.rule("LOOP-1.0.8a", "LOOP-1.0.10")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_intern_starts_at_four_with_two_coins_and_a_material_of_quality_two(mode: str, players: int) -> None:
    """LOOP-1.0.8a, LOOP-1.0.10: HAPPINESS 4, 2 COIN, 1 MATERIAL at QUALITY 2."""
    t = story(mode, players)
    for seat in range(1, players + 1):
        person = t.player(seat)
        assert (person.happiness, person.coins) == (4, 2)
        assert [material.split()[1] for material in person.materials] == ["2"]


@pytest.mark.rule("LOOP-1.0.10")
def test_starting_material_is_random() -> None:
    """LOOP-1.0.10: over some games an INTERN begins with each of the five types."""
    assert {position_of("basic", 2, seed)["players"][0]["materials"][0] for seed in range(40)} == {f"{type} 2" for type in TYPES}


@pytest.mark.rule("LOOP-1.0.8b")
def test_everybody_sees_who_started() -> None:
    """LOOP-1.0.8b: the golden token stays in sight of all seats and of spectators, also in later turns."""
    t = story(players=3, starting_player="2").plays("work", "end turn")
    assert [t.sees(seat)["starter"] for seat in (1, 2, 3, None)] == [2, 2, 2, 2]
    assert t.to_act == 3


@pytest.mark.rule("LOOP-1.0.9")
def test_reputation_starts_at_zero_unless_the_career_grants_some() -> None:
    """LOOP-1.0.9: an INTERN has none, a SCHOLAR 1."""
    t = story("competitive", 3, careers="intern,scholar,chef")
    assert [t.player(seat).reputation for seat in (1, 2, 3)] == [0, 1, 0]
    assert story().player(1).reputation == 0


@pytest.mark.rule("LOOP-1.0.11")
@pytest.mark.parametrize("mode", ["basic", "competitive", "coop"])
def test_red_favours_are_played_to_others(mode: str) -> None:
    """LOOP-1.0.11: outside Solo a RECYCLE asks another player's LANDFILL, and nobody can RENEW."""
    t = story(mode)
    t.player(1).has(hand=["recycle"], coins=4)
    t.player(2).has(landfill=["food"])
    assert t.offers("recycle seat2 food 1")
    assert t.offered("renew") == []


@pytest.mark.rule("LOOP-1.0.11")
def test_blue_favours_are_for_solo() -> None:
    """LOOP-1.0.11: in Solo the hand is the blue set: one of each, with RENEW in place of RECYCLE."""
    t = story("solo", 1).scene(stage=["dance-1"], burnt=["food"])
    t.player(1).has(coins=4, materials=["food 4"])
    kinds = {text.split()[0] for text in t.offered()} & {"acquire", "barter", "recycle", "renew", "resell", "share"}
    assert t.player(1).hand == FAVOURS
    assert kinds == {"acquire", "barter", "renew", "resell", "share"}


@pytest.mark.rule("LOOP-R1", "LOOP-2.1a")
def test_starting_player_is_drawn_by_the_seed_unless_named() -> None:
    """LOOP-R1, LOOP-2.1a: one player starts: any chair by chance, the same for the same seed, or the chair that the table names."""
    drawn = [position_of("basic", 4, seed)["starter"] for seed in range(40)]
    assert set(drawn) == {"seat1", "seat2", "seat3", "seat4"}
    assert drawn == [position_of("basic", 4, seed)["starter"] for seed in range(40)]
    for chair in "1234":
        t = story(players=4, starting_player=chair)
        assert t.to_act == int(chair)
        assert t.position["starter"] == f"seat{chair}"


@pytest.mark.rule("LOOP-R1")
def test_a_chair_that_is_not_there_cannot_start() -> None:
    """LOOP-R1: with 2 players there is no third chair."""
    with pytest.raises(BadOptions, match="LOOP-R1"):
        story(players=2, starting_player="3")


@pytest.mark.rule("LOOP-R2")
def test_starting_materials_come_from_the_top_of_the_deck_in_seat_order() -> None:
    """LOOP-R2: seat 3 starts and draws first; the market was laid out before, and each card is set to the printed QUALITY."""
    t = story("competitive", 3, starting_player="3", careers="chef,intern,-")
    deck, market = t.position["material_deck"], t.position["market"]
    t.plays("career intern")
    top = deck[::-1]
    assert t.player(3).materials == [f"{top[0]} 2"]
    assert t.player(1).materials == [f"{top[1]} 2", f"{top[2]} 1"]
    assert t.player(2).materials == [f"{top[3]} 2"]
    assert t.position["material_deck"] == deck[:-4]
    assert t.position["market"] == market
    assert [entry["who"] for entry in t.happened("starting-material-drawn")] == ["seat3", "seat1", "seat1", "seat2"]
