"""5.1 and 5.2 Competitive Mode: setting up, choosing a CAREER, and what is added to Basic Mode."""

from __future__ import annotations

import pytest

import felicity
from felicity.core.errors import BadOptions
from tests.games.loop.story import Story, story

MATERIALS = ["food", "glass", "metal", "plastic", "utility"]
ADVANCED = [("competitive", 2), ("coop", 2), ("solo", 1)]


def careers_of(t: Story) -> set[str]:
    """Every CAREER that can be met in this game."""
    return {career for player in t.position["players"] for career in player["dealt"]} | set(t.position["unused_careers"])


# --- 5.1 set-up ---


@pytest.mark.rule("LOOP-5.1a")
def test_the_board_is_set_up_as_in_basic_mode() -> None:
    """LOOP-5.1a: a set leaves for 4 players, a set is the market, 5 of 30 ACTIVITY are on the stage, GOAL and FAVOUR are dealt."""
    t = story("competitive", players=4)
    assert t.position["market"] == MATERIALS
    assert t.position["removed"] == MATERIALS
    assert len(t.position["material_deck"]) == 20 - 4  # each INTERN has drawn one
    assert (len(t.position["stage"]), len(t.position["activity_deck"])) == (5, 25)
    assert [len(t.player(seat).goals) for seat in (1, 2, 3, 4)] == [3, 3, 3, 3]
    assert [len(t.player(seat).hand) for seat in (1, 2, 3, 4)] == [1 + 1, 2, 2, 3]  # seat 1 has drawn for the first turn
    assert (t.position["burnt"], t.position["central_landfill"]) == ([], [])


@pytest.mark.rule("LOOP-5.1i")
def test_all_events_are_shuffled_and_none_is_in_force() -> None:
    """LOOP-5.1i: a face-down deck of all 30, in an order that nobody knows, and no EVENT in force."""
    decks = [story("competitive", seed=seed).position["event_deck"] for seed in (1, 2)]
    assert sorted(decks[0]) == sorted(decks[1])
    assert len(set(decks[0])) == 30
    assert decks[0] != decks[1]
    t = story("competitive")
    assert (t.position["event"], t.position["event_coming"], t.position["event_discard"]) == (None, None, [])
    board = t.sees(1)["board"]
    assert (board["event_deck"], board["tops"]) == (30, {})


@pytest.mark.rule("LOOP-5.1j")
@pytest.mark.parametrize(("mode", "players"), ADVANCED)
def test_all_credit_cards_lie_on_the_board(mode: str, players: int) -> None:
    """LOOP-5.1j: 9 in the supply, none with a player."""
    t = story(mode, players=players)
    assert t.position["credit_cards"] == 9
    assert [t.player(seat).debts for seat in range(1, players + 1)] == [[]] * players


@pytest.mark.rule("LOOP-5.1b")
def test_each_player_is_dealt_two_careers() -> None:
    """LOOP-5.1b: 2 of the shuffled CAREER each, no CAREER twice, and never the INTERN, who is on the backs."""
    t = story("competitive", players=6, careers="")
    dealt = [career for player in t.position["players"] for career in player["dealt"]]
    assert [len(t.player(seat).dealt) for seat in range(1, 7)] == [2] * 6
    assert len(set(dealt)) == 12
    assert "intern" not in dealt
    assert story("competitive", players=6, careers="", seed=2).player(1).dealt != t.player(1).dealt


@pytest.mark.rule("LOOP-5.1c")
def test_a_player_plays_one_of_the_two_or_the_intern() -> None:
    """LOOP-5.1c: seat 1 keeps the second of the two, seat 2 turns a card over."""
    t = story("competitive", careers="")
    first, second = t.player(1).dealt
    assert t.offered() == [f"career {first}", f"career {second}", "career intern"]
    t.plays(f"career {second}", "career intern")
    assert (t.player(1).career, t.player(2).career) == (second, "intern")


@pytest.mark.rule("LOOP-5.1h")
def test_careers_are_chosen_when_the_board_is_known() -> None:
    """LOOP-5.1h: GOAL, FAVOUR, market and stage are there, COIN and MATERIAL not yet."""
    t = story("competitive", careers="")
    me = t.sees(1)["players"][0]
    assert (len(me["goals_known"]), len(me["hand_known"])) == (3, 2)
    assert t.position["market"] == MATERIALS
    assert None not in t.position["stage"]
    assert (t.player(1).coins, t.player(1).materials, len(t.position["material_deck"])) == (0, [], 15)
    t.plays("career intern", "career intern")
    assert (t.player(1).coins, len(t.player(1).materials), len(t.position["material_deck"])) == (2, 1, 13)


@pytest.mark.rule("LOOP-5.1d")
def test_a_career_starts_at_3_and_an_intern_at_4() -> None:
    """LOOP-5.1d: whoever chose a CAREER is less happy."""
    for career in sorted(careers_of(story("competitive", careers=""))):
        t = story("competitive", careers=f"{career},intern")
        assert (t.player(1).happiness, t.player(2).happiness) == (3, 4)
        assert not t.player(1).face_down  # the token was placed, not moved


@pytest.mark.rule("LOOP-5.1e")
def test_a_scholar_takes_the_initial_setup() -> None:
    """LOOP-5.1e: a REPUTATION, 2 COIN and one MATERIAL at QUALITY 2."""
    scholar = story("competitive", careers="scholar,intern").player(1)
    assert (scholar.reputation, scholar.coins) == (1, 2)
    assert [material.split()[1] for material in scholar.materials] == ["2"]


@pytest.mark.rule("LOOP-5.1e")
def test_two_icons_of_one_dot_are_two_materials() -> None:
    """LOOP-5.1e: the SCAVENGER's two icons of one dot are 2 MATERIAL at QUALITY 1 each, drawn at random."""
    hands = [story("competitive", careers="scavenger,intern", seed=seed).player(1).materials for seed in range(5)]
    assert all([material.split()[1] for material in hand] == ["2", "1", "1"] for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 1


@pytest.mark.rule("LOOP-5.1f")
def test_a_scholar_works_for_6_coins_and_2_happiness() -> None:
    """LOOP-5.1f: WORK pays the SALARY of the own CAREER."""
    t = story("competitive", careers="scholar,intern")
    t.plays("work", "end turn", "work")
    assert (t.player(1).coins, t.player(1).happiness) == (2 + 6, 3 - 2)
    assert (t.player(2).coins, t.player(2).happiness) == (2 + 3, 4 - 1)


@pytest.mark.rule("LOOP-5.1g")
def test_every_career_is_used_in_competitive_mode_only() -> None:
    """LOOP-5.1g: 20 in Competitive; the LAWYER is in no other mode, the BANKER not in Solo."""
    competitive, coop, solo = (careers_of(story(mode, players=players, careers="")) for mode, players in ADVANCED)
    assert len(competitive) == 20
    assert competitive > coop > solo
    assert "lawyer" not in coop
    assert "banker" in coop - solo


@pytest.mark.rule("LOOP-5.1g")
def test_a_career_of_another_mode_cannot_be_fixed() -> None:
    """LOOP-5.1g: nobody sits down as a LAWYER in Cooperative or as a BANKER in Solo."""
    with pytest.raises(BadOptions, match=r"LOOP-5\.1g"):
        felicity.new("loop", players=2, mode="coop", careers="lawyer")
    with pytest.raises(BadOptions, match=r"LOOP-5\.1g"):
        felicity.new("loop", players=1, mode="solo", careers="banker")


# --- 5.2 what is added ---


@pytest.mark.rule("LOOP-5.2a")
@pytest.mark.parametrize(("mode", "players"), ADVANCED)
def test_the_rules_of_basic_mode_go_on(mode: str, players: int) -> None:
    """LOOP-5.2a: one action a turn, no passing, the SALARY of an INTERN, COIN for QUALITY."""
    t = story(mode, players=players)
    t.player(1).has(materials=[], coins=3)
    assert t.refuses("end turn", "LOOP-2.0b")
    t.plays("buy glass 3", "end turn")
    assert t.player(1).materials == ["glass 3"]
    coins = t.active.coins
    seat = t.active.seat
    t.plays("work")
    assert (t.player(seat).coins, t.player(seat).happiness) == (coins + 3, 3)
    assert t.refuses("buy", "LOOP-2.0a")


@pytest.mark.rule("LOOP-5.2b")
def test_an_event_is_drawn_on_entering_another_zone_only() -> None:
    """LOOP-5.2b: WORK from 5 to 4 enters the low zone; the next one, from 4 to 3, enters none."""
    t = story("competitive")
    t.player(1).has(happiness=5)
    t.plays("work")
    assert len(t.player(1).face_down) == 1
    t.player(1).has(face_down=[])
    t.plays("end turn", "work", "end turn", "work")
    assert (t.player(1).happiness, t.player(1).face_down) == (3, [])


@pytest.mark.rule("LOOP-5.2c")
def test_a_player_may_apply_in_the_own_turn_and_at_an_immediate_event() -> None:
    """LOOP-5.2c: seat 1 before and after the action, and both when Overproduction is triggered."""
    t = story("competitive")
    assert t.offers("apply")
    t.plays("work")
    assert t.offers("apply")
    t.triggers("overproduction")
    assert (t.to_act, t.offers("apply")) == (1, True)
    t.plays("pass")
    assert (t.to_act, t.offers("apply")) == (2, True)


@pytest.mark.rule("LOOP-5.2d")
def test_the_happiest_after_the_penalties_wins() -> None:
    """LOOP-5.2d: 12 HAPPINESS less 2 CREDIT CARD are 8, 10 less 3 MATERIAL in the LANDFILL are 9."""
    t = story("competitive", players=3)
    t.scene(ending="happiness")
    t.player(1).has(happiness=12, debts=[4, 0], landfill=[])
    t.player(2).has(happiness=10, debts=[], landfill=["food", "food", "glass"])
    t.player(3).has(happiness=8, debts=[], landfill=[])
    result = t.ends_game()
    assert result.scores == [8, 9, 8]
    assert result.winners == [2]


@pytest.mark.rule("LOOP-5.2d")
def test_ties_are_broken_as_in_basic_mode() -> None:
    """LOOP-5.2d: equal after the penalties, more REPUTATION wins."""
    t = story("competitive")
    t.player(1).has(happiness=9, debts=[0], reputation=0)
    t.player(2).has(happiness=7, reputation=1)
    result = t.ends_game()
    assert (result.scores, result.winners, result.tie_break) == ([7, 7], [2], "reputation")
