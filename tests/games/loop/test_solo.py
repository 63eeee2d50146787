"""7.0 Solo Mode: alone with the market."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story

FAVOURS = ["acquire", "barter", "recycle", "resell", "share"]


def solo(careers: str = "intern") -> Story:
    """Alone at the table."""
    return story("solo", players=1, careers=careers)


# --- set-up ---


@pytest.mark.rule("LOOP-7.0")
def test_the_rules_of_competitive_mode_go_on() -> None:
    """LOOP-7.0: two CAREER or the INTERN to choose from, EVENT on entering a zone, CREDIT CARD with their PAYOFF."""
    t = solo(careers="")
    first, second = t.player(1).dealt
    assert t.offered() == [f"career {first}", f"career {second}", "career intern"]
    t.plays("career intern")
    t.player(1).has(happiness=5, coins=0)
    t.plays("work", "apply", "take glass")
    assert (len(t.player(1).face_down), t.player(1).coins, t.player(1).debts) == (1, 7, [0])
    assert t.refuses("end turn", "LOOP-5.4e")


@pytest.mark.rule("LOOP-7.1a")
def test_careers_that_need_other_players_are_left_out() -> None:
    """LOOP-7.1a: 12 CAREER. (For EVENT see test_event_in_force.)"""
    position = solo(careers="").position
    used = set(position["players"][0]["dealt"]) | set(position["unused_careers"])
    assert len(used) == 12
    assert used.isdisjoint({"lawyer", "officer", "politician", "waitress", "banker", "nurse", "salesman", "soldier"})


@pytest.mark.rule("LOOP-7.1b")
def test_the_hand_is_the_5_blue_favours() -> None:
    """LOOP-7.1b: one of each; no red FAVOUR is left to draw, and they are played to the market."""
    t = solo().scene(market=["glass 1"])
    assert t.player(1).hand == FAVOURS
    assert (t.position["favour_deck"], t.position["favour_discard"]) == ([], [])
    t.player(1).has(coins=1)
    assert t.offered("acquire") == ["acquire market glass 1"]


@pytest.mark.rule("LOOP-7.1c")
def test_4_goals_are_dealt() -> None:
    """LOOP-7.1c: at random."""
    assert len(set(solo().player(1).goals)) == 4
    assert solo().player(1).goals != story("solo", players=1, seed=2).player(1).goals


# --- the turn ---


@pytest.mark.rule("LOOP-7.2b")
def test_no_favour_is_drawn_when_a_turn_starts() -> None:
    """LOOP-7.2b: a hand of 4 stays a hand of 4."""
    t = solo()
    t.player(1).has(materials=["glass 2"])
    t.plays("work", "resell deck glass 2", "end turn")
    assert len(t.player(1).hand) == 4


@pytest.mark.rule("LOOP-7.2c")
def test_a_played_favour_lies_open_beside_the_area_and_takes_effect() -> None:
    """LOOP-7.2c: nobody is asked."""
    t = solo().scene(market=["glass 2"])
    t.player(1).has(coins=2, materials=[])
    t.plays("acquire market glass 2")
    assert (t.player(1).played, len(t.player(1).hand)) == (["acquire"], 4)
    assert t.player(1).materials == ["glass 2"]
    assert t.table.question == "TakeTurn"
    assert t.happened("favour-played")[0]["rule"] == "LOOP-7.2c"


@pytest.mark.rule("LOOP-7.2d")
def test_work_and_only_work_brings_the_favours_back() -> None:
    """LOOP-7.2d: not BUY."""
    t = solo()
    t.player(1).has(materials=["glass 2"], coins=0)
    t.plays("resell deck glass 2", f"buy {t.position['market'][0].split()[0]} 1", "end turn")
    assert t.player(1).played == ["resell"]
    t.plays("work")
    assert (t.player(1).played, t.player(1).hand) == ([], FAVOURS)
    assert t.happened("favours-returned")[0]["rule"] == "LOOP-7.2d"


@pytest.mark.rule("LOOP-7.2e")
def test_a_material_burns_at_the_end_of_every_turn() -> None:
    """LOOP-7.2e: the top card, once the slot of the bought GLASS is refilled."""
    t = solo()
    t.player(1).has(coins=1)
    t.scene(market=["food 1", "glass 1", "metal 1", "plastic 1", "utility 1"])
    t.scene(material_deck=["food", "plastic", "metal", "utility"])
    t.plays("buy glass 1", "end turn")
    assert t.position["market"][1].startswith("utility")
    assert (t.position["burnt"], t.position["material_deck"]) == (["metal"], ["food", "plastic"])
    t.plays("work", "end turn")
    assert (t.position["burnt"], t.position["material_deck"]) == (["metal", "plastic"], ["food"])


@pytest.mark.rule("LOOP-7.2f", "LOOP-7.3a")
def test_depletion_by_burning_ends_the_game_and_costs_nothing() -> None:
    """LOOP-7.2f, LOOP-7.3a: the last MATERIAL burns at the end of the turn."""
    t = solo()
    t.player(1).has(happiness=4)
    t.scene(material_deck=["food"])
    t.ends_turn()
    assert (t.table.is_over, t.table.result.ended_by) == (True, "depletion")
    assert t.table.result.scores == [4]


@pytest.mark.rule("LOOP-R90")
def test_from_an_empty_deck_nothing_burns() -> None:
    """LOOP-R90: the refill has taken the last MATERIAL."""
    t = solo()
    t.player(1).has(coins=1)
    t.scene(market=["food 1", "glass 1", "metal 1", "plastic 1", "utility 1"], material_deck=["food"])
    t.plays("buy food 1", "end turn")
    assert (t.table.is_over, t.position["burnt"]) == (True, [])


# --- the end ---


@pytest.mark.rule("LOOP-7.3a")
def test_12_happiness_end_the_game_with_the_turn() -> None:
    """LOOP-7.3a: the turn is finished, and the game is over."""
    t = solo().scene(stage=["dance-1"])
    t.player(1).has(happiness=11, materials=["glass 2", "plastic 2"])
    t.plays("consume dance-1")
    assert not t.table.is_over
    t.plays("end turn")
    assert (t.table.is_over, t.table.result.ended_by) == (True, "happiness")


@pytest.mark.rule("LOOP-7.2a", "LOOP-7.3b")
@pytest.mark.parametrize(
    ("values", "won"),
    [
        ({"happiness": 11}, True),
        ({"happiness": 10}, False),
        ({"happiness": 12, "debts": [4]}, False),
        ({"happiness": 11, "landfill": ["food", "food", "glass"]}, False),
        ({"happiness": 12, "landfill": ["food", "food", "glass"]}, True),
    ],
)
def test_11_after_the_penalties_win(values: dict[str, object], won: bool) -> None:
    """LOOP-7.2a, LOOP-7.3b: CREDIT CARD and LANDFILL are taken off first."""
    t = solo().scene(ending="happiness")
    t.player(1).has(**values)
    result = t.ends_game()
    assert (result.seats[0].won, result.target) == (won, 11)


@pytest.mark.rule("LOOP-7.3b")
def test_the_depletion_penalty_counts_too() -> None:
    """LOOP-7.3b: the refill empties the deck, so that 11 become 10."""
    t = solo()
    t.player(1).has(happiness=11, coins=1)
    t.scene(market=["food 1", "glass 1", "metal 1", "plastic 1", "utility 1"], material_deck=["food"])
    t.plays("buy food 1", "end turn")
    assert (t.table.result.scores, t.table.result.winners) == ([10], [])
