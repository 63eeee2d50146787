"""1.1 Player AREA: what lies in front of a player, and its limits."""

from __future__ import annotations

from collections import Counter

import pytest

from felicity.core.errors import CannotRead
from felicity.games.loop.cards import CATALOG
from tests.games.loop.story import story

CAREERS = [
    "artist", "banker", "chef", "craftsman", "engineer", "freelancer", "homemaker", "investor", "lawyer", "nurse", "clerk", "officer",
    "politician", "salesman", "scavenger", "scholar", "scientist", "soldier", "tycoon", "waitress",
]  # fmt: skip
SALARIES = {
    "artist": [(1, 1)], "banker": [(7, 2)], "chef": [(4, 1)], "craftsman": [(4, 1)], "engineer": [(6, 2)],
    "freelancer": [(7, 2), (4, 1), (2, 0)], "homemaker": [(3, 1)], "intern": [(3, 1)], "investor": [(5, 1)], "lawyer": [(7, 2)],
    "nurse": [(4, 1)], "clerk": [(4, 1)], "officer": [(4, 1)], "politician": [(4, 1)], "salesman": [(4, 1)], "scavenger": [(3, 1)],
    "scholar": [(6, 2)], "scientist": [(7, 2)], "soldier": [(4, 1)], "waitress": [(4, 1)],
}  # fmt: skip


@pytest.mark.rule("LOOP-1.1a")
@pytest.mark.parametrize("impossible", ["glass 0", "glass 5"])
def test_quality_lies_between_one_and_four(impossible: str) -> None:
    """LOOP-1.1a: a card has one to four dots; a position with another QUALITY in an AREA is refused."""
    t = story()
    t.player(1).has(coins=9)
    assert t.offered("buy metal") == ["buy metal 1", "buy metal 2", "buy metal 3", "buy metal 4"]
    with pytest.raises(CannotRead):
        t.player(1).has(materials=[impossible])


@pytest.mark.rule("LOOP-1.1a")
def test_a_material_without_dots_is_in_no_area() -> None:
    """LOOP-1.1a: used at QUALITY 1, a MATERIAL doesn't stay in the AREA at 0."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(materials=["glass 1", "plastic 4"])
    t.plays("consume dance-1")
    assert t.player(1).materials == ["plastic 3"]


@pytest.mark.rule("LOOP-1.1b")
@pytest.mark.parametrize("career", CAREERS)
def test_every_other_career_starts_at_three(career: str) -> None:
    """LOOP-1.1b: whoever isn't an INTERN begins at HAPPINESS 3."""
    t = story("competitive", careers=f"{career},intern")
    assert (t.player(1).career, t.player(1).happiness) == (career, 3)
    assert t.player(2).happiness == 4


@pytest.mark.rule("LOOP-1.1c")
def test_reputation_beyond_two_is_lost() -> None:
    """LOOP-1.1c: SHARE is worth 2 REPUTATION, but a player who has 1 already ends with 2."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(hand=["share", "share"])
    t.player(2).has(materials=["glass 4"], reputation=1)
    t.plays("share seat2 glass 4", "accept")
    assert t.player(2).reputation == 2
    t.plays("share seat2 glass 4 shared", "accept")
    assert t.player(2).reputation == 2
    with pytest.raises(CannotRead):
        t.player(2).has(reputation=3)


@pytest.mark.rule("LOOP-1.1d")
def test_materials_have_no_limit() -> None:
    """LOOP-1.1d: a player who owns 18 MATERIAL buys three more."""
    t = story()
    t.player(1).has(coins=3, materials=["food 1"] * 5 + ["glass 1"] * 5 + ["metal 1"] * 5 + ["plastic 1"] * 3)
    t.plays("buy food 1", "buy glass 1", "buy metal 1")
    assert len(t.player(1).materials) == 21


@pytest.mark.rule("LOOP-1.1e")
def test_happiness_track_ends_at_twelve() -> None:
    """LOOP-1.1e: an ACTIVITY and a GOAL worth 3 take a player from 10 to 12 and no further."""
    t = story().scene(stage=["dance-2"])
    t.player(1).has(happiness=10, activities=["dance-1"], goals=["hobby"], materials=["plastic 1", "utility 1"])
    t.plays("consume dance-2")
    assert t.player(1).happiness == 11
    t.plays("claim hobby")
    assert t.player(1).happiness == 12


@pytest.mark.rule("LOOP-1.1f")
@pytest.mark.parametrize(("mode", "winners"), [("basic", [1]), ("competitive", [1]), ("coop", [])])
def test_twelve_sets_off_the_end_and_the_mode_says_who_wins(mode: str, winners: list[int]) -> None:
    """LOOP-1.1f: at 12 to 3 the first player wins alone, but in Cooperative both lose."""
    t = story(mode).scene(stage=["dance-1"])
    t.player(1).has(happiness=11, materials=["glass 2", "plastic 2"])
    assert t.position["ending"] == "running"
    t.plays("consume dance-1")
    assert t.position["ending"] == "happiness"
    t.plays("end turn").passes_until("TakeTurn").plays("work", "end turn")
    assert t.table.is_over
    assert t.table.result.scores == [12, 3]
    assert t.table.result.winners == winners


@pytest.mark.rule("LOOP-1.1g")
def test_achieved_goal_lies_open_for_the_rest_of_the_game() -> None:
    """LOOP-1.1g: unseen before, seen by all from its claim to the end."""
    t = story(round_limit=50).scene(stage=["dance-2"], round=50)
    t.player(1).has(activities=["dance-1"], goals=["hobby", "roots"], materials=["plastic 1", "utility 1"])
    t.plays("consume dance-2")
    assert [t.sees(seat)["players"][0]["achieved"] for seat in (1, 2, None)] == [[], [], []]
    t.plays("claim hobby")
    assert [t.sees(seat)["players"][0]["achieved"] for seat in (1, 2, None)] == [["hobby"]] * 3
    t.plays("end turn", "work", "end turn")
    assert t.table.is_over
    assert t.sees(2)["players"][0]["achieved"] == ["hobby"]


@pytest.mark.rule("LOOP-1.1h")
def test_at_most_three_activities_are_kept() -> None:
    """LOOP-1.1h: the fourth ACTIVITY needs a slot, and three remain."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(activities=["diy-1", "diy-2", "yoga-1"], materials=["glass 2", "plastic 2"])
    t.plays("consume dance-1", "drop diy-2")
    assert t.player(1).activities == ["diy-1", "yoga-1", "dance-1"]
    with pytest.raises(CannotRead):
        t.player(1).has(activities=["diy-1", "diy-2", "yoga-1", "dance-1"])


@pytest.mark.rule("LOOP-1.1i")
def test_coins_are_seen_by_all() -> None:
    """LOOP-1.1i: every seat, and every spectator, can count everybody's COIN at any time."""
    t = story(players=3)
    t.player(2).has(coins=7)
    for seat in (1, 2, 3, None):
        assert [player["coins"] for player in t.sees(seat)["players"]] == [2, 7, 2]
    t.plays("work")
    for seat in (1, 2, 3, None):
        assert [player["coins"] for player in t.sees(seat)["players"]] == [5, 7, 2]


@pytest.mark.rule("LOOP-1.1j")
def test_everybody_has_an_own_landfill() -> None:
    """LOOP-1.1j: what I use up of mine is my waste, what I use up of yours is yours."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(hand=["share"], materials=["plastic 1"])
    t.player(2).has(materials=["glass 1"])
    t.plays("share seat2 glass 1", "accept", "consume dance-1")
    assert t.player(1).landfill == ["plastic"]
    assert t.player(2).landfill == ["glass"]


@pytest.mark.rule("LOOP-1.1l")
def test_make_up_of_materials_and_favours() -> None:
    """LOOP-1.1l: 30 MATERIAL and 30 red FAVOUR, 6 of each of 5 types, and 5 blue FAVOUR."""
    position = story("competitive", 6).position
    materials = position["material_deck"] + position["market"] + position["removed"]
    materials += [held.split()[0] for player in position["players"] for held in player["materials"]]
    assert Counter(materials) == {"food": 6, "glass": 6, "metal": 6, "plastic": 6, "utility": 6}
    favours = position["favour_deck"] + [favour for player in position["players"] for favour in player["hand"]]
    assert Counter(favours) == {"acquire": 6, "barter": 6, "recycle": 6, "resell": 6, "share": 6}
    blue = story("solo", 1).position
    assert len(blue["players"][0]["hand"]) == 5
    assert blue["favour_deck"] == blue["favour_discard"] == []


@pytest.mark.rule("LOOP-1.1l")
@pytest.mark.parametrize(("pile", "card"), [("material_deck", "food"), ("favour_deck", "share")])
def test_a_seventh_card_of_a_type_is_refused(pile: str, card: str) -> None:
    """LOOP-1.1l: a position with a card too many can't be."""
    t = story()
    position = t.position
    position[pile].append(card)
    with pytest.raises(CannotRead):
        t.arrange(position)


@pytest.mark.rule("LOOP-1.1k")
@pytest.mark.parametrize("career", SALARIES)
def test_work_follows_the_salary_of_the_career(career: str) -> None:
    """LOOP-1.1k: e.g. a SCHOLAR gains 6 COIN and loses 2 HAPPINESS; the FREELANCER has three SALARY."""
    for number, (coins, loss) in enumerate(SALARIES[career], 1):
        t = story("competitive", careers=f"{career},intern")
        t.player(1).has(happiness=4, coins=10)
        t.plays("work" if len(SALARIES[career]) == 1 else f"work {number}")
        assert (t.player(1).coins, t.player(1).happiness) == (10 + coins, 4 - loss)


@pytest.mark.rule("LOOP-1.1k")
def test_salary_of_the_tycoon_doubles_the_coins() -> None:
    """LOOP-1.1k: the TYCOON's SALARY is what he has, for 1 HAPPINESS."""
    t = story("competitive", careers="tycoon,intern")
    t.player(1).has(happiness=4, coins=10)
    t.plays("work")
    assert (t.player(1).coins, t.player(1).happiness) == (20, 3)


@pytest.mark.rule("LOOP-1.1l")
def test_catalog_lists_the_five_favours_of_each_colour() -> None:
    """LOOP-1.1l: five red types of six cards, five blue cards."""
    favours = CATALOG.default_tables()["favour"].values()
    assert [card["count"] for card in favours if card["colour"] == "red"] == [6] * 5
    assert [card["count"] for card in favours if card["colour"] == "blue"] == [1] * 5
