"""6.0 Cooperative Mode: helping each other to 11."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story

FAVOURS = ["acquire", "barter", "recycle", "resell", "share"]

# --- set-up ---


@pytest.mark.rule("LOOP-6.0")
def test_the_rules_of_competitive_mode_go_on() -> None:
    """LOOP-6.0: two CAREER or the INTERN to choose from, EVENT on entering a zone, CREDIT CARD with their PAYOFF."""
    t = story("coop", careers="")
    first, second = t.player(1).dealt
    assert t.offered() == [f"career {first}", f"career {second}", "career intern"]
    t.plays("career intern", "career intern")
    t.player(1).has(happiness=5, coins=0)
    t.plays("work", "apply", "take glass")
    assert (len(t.player(1).face_down), t.player(1).coins, t.player(1).debts) == (1, 7, [0])
    assert t.refuses("end turn", "LOOP-5.4e")


@pytest.mark.rule("LOOP-6.1a")
def test_careers_that_need_rejecting_or_drawing_are_left_out() -> None:
    """LOOP-6.1a: 16 CAREER, without LAWYER, OFFICER, POLITICIAN and WAITRESS. (For EVENT see test_event_in_force.)"""
    position = story("coop", careers="").position
    used = {career for player in position["players"] for career in player["dealt"]} | set(position["unused_careers"])
    assert len(used) == 16
    assert used.isdisjoint({"lawyer", "officer", "politician", "waitress"})


@pytest.mark.rule("LOOP-6.1b")
def test_everybody_holds_one_favour_of_each_type_and_there_are_no_others() -> None:
    """LOOP-6.1b: 5 red FAVOUR each; no deck, no Discard Pile."""
    t = story("coop", players=3)
    assert [t.player(seat).hand for seat in (1, 2, 3)] == [FAVOURS] * 3
    assert (t.position["favour_deck"], t.position["favour_discard"]) == ([], [])


# --- play ---


@pytest.mark.rule("LOOP-6.2b", "LOOP-R103")
def test_hands_and_goals_are_open_to_all_face_down_events_to_nobody() -> None:
    """LOOP-6.2b, LOOP-R103: seat 1 sees seat 2's FAVOUR and GOAL, also after a FAVOUR was drawn unseen."""
    t = story("coop", apply_at_events="costly")
    t.player(1).has(happiness=2)
    t.player(2).has(happiness=4, face_down=["treat"])
    t.triggers("social").plays("name seat2")
    for seat in (1, 2, None):
        for seen, player in zip(t.sees(seat)["players"], t.position["players"], strict=True):
            assert (seen["hand_known"], seen["goals_known"]) == (player["hand"], player["goals"])
        assert t.sees(seat)["players"][1]["face_down"] == [None]


@pytest.mark.rule("LOOP-6.2c")
def test_a_material_burns_after_the_last_players_turn() -> None:
    """LOOP-6.2c: not after seat 1's turn; after seat 2's the top card burns, once the slot of the bought GLASS is refilled."""
    t = story("coop")
    t.player(2).has(coins=1)
    t.scene(market=["food", "glass", "metal", "plastic", "utility"], material_deck=["food", "plastic", "metal", "utility"])
    t.plays("work", "end turn")
    assert (t.position["burnt"], len(t.position["material_deck"])) == ([], 4)
    t.plays("buy glass 1", "end turn")
    assert t.position["market"] == ["food", "utility", "metal", "plastic", "utility"]
    assert (t.position["burnt"], t.position["material_deck"]) == (["metal"], ["food", "plastic"])
    assert [entry["type"] for entry in t.happened("material-burnt", None)] == ["metal"]


@pytest.mark.rule("LOOP-6.2d")
def test_depletion_by_burning_ends_the_game_and_costs_nobody_anything() -> None:
    """LOOP-6.2d: the last MATERIAL burns after seat 2's turn."""
    t = story("coop")
    t.player(1).has(happiness=4)
    t.player(2).has(happiness=4)
    t.scene(material_deck=["food"])
    t.ends_turn().ends_turn()
    assert (t.table.is_over, t.table.result.ended_by) == (True, "depletion")
    assert t.table.result.scores == [4, 4]


@pytest.mark.rule("LOOP-R90")
def test_from_an_empty_deck_nothing_burns() -> None:
    """LOOP-R90: Overproduction has emptied the deck after seat 1's turn; seat 2 ends the round and nothing is turned over."""
    t = story("coop", apply_at_events="costly")
    t.scene(material_deck=["food", "glass"])
    t.triggers("overproduction")
    assert t.position["material_deck"] == []
    t.ends_turn()
    assert (t.table.is_over, t.position["burnt"]) == (True, [])


@pytest.mark.rule("LOOP-R105")
def test_burnt_materials_are_out_of_reach() -> None:
    """LOOP-R105: RECYCLE, SCAVENGER, SCIENTIST, Repurchase and Combustion Energy find nothing, and they cost nothing."""
    t = story("coop", careers="scavenger,scientist", apply_at_events="costly")
    for seat in (1, 2):
        t.player(seat).has(coins=4, happiness=4, materials=[])
    position = t.position
    for material in ("food", "glass", "metal"):
        position["material_deck"].remove(material)
        position["burnt"].append(material)
    t.arrange(position)
    assert t.offered("recycle") == t.offered("scavenge") == []
    t.triggers("combustion", "repurchase").plays("pass", "pass")
    assert (t.to_act, t.table.question) == (2, "TakeTurn")
    assert t.offered("salvage") == []
    assert t.position["burnt"] == ["food", "glass", "metal"]
    assert t.ends_game().scores == [4, 4]


@pytest.mark.rule("LOOP-6.2e")
def test_no_favour_is_drawn_when_a_turn_starts() -> None:
    """LOOP-6.2e: a hand of 4 stays a hand of 4."""
    t = story("coop")
    t.player(1).has(materials=["glass 2"])
    t.player(2).has(coins=2)
    t.plays("work", "resell seat2 glass 2", "end turn", "work", "end turn")
    assert (t.to_act, len(t.player(1).hand)) == (1, 4)


def acquires() -> Story:
    """Seat 1 plays ACQUIRE to seat 2, who could REJECT it in another mode."""
    t = story("coop")
    t.player(1).has(coins=3, materials=[])
    t.player(2).has(coins=0, materials=["glass 2"], reputation=1)
    return t.plays("acquire seat2 glass 2")


@pytest.mark.rule("LOOP-6.2f")
def test_a_played_favour_lies_open_beside_the_own_area() -> None:
    """LOOP-6.2f: seat 2 doesn't get it."""
    t = acquires()
    assert (t.player(1).played, len(t.player(1).hand)) == (["acquire"], 4)
    assert t.player(2).hand == FAVOURS
    assert t.sees(None)["players"][0]["played"] == ["acquire"]
    assert t.happened("favour-played")[0]["rule"] == "LOOP-6.2f"


@pytest.mark.rule("LOOP-6.2g")
def test_a_favour_always_takes_effect() -> None:
    """LOOP-6.2g: seat 2, with an ACQUIRE and a REPUTATION, isn't even asked."""
    t = acquires()
    assert (t.to_act, t.table.question) == (1, "TakeTurn")
    assert (t.player(1).materials, t.player(1).coins, t.player(2).coins) == (["glass 2"], 1, 2)
    assert "acquire" in t.player(2).hand


@pytest.mark.rule("LOOP-6.2h")
def test_work_and_only_work_brings_the_own_favours_back() -> None:
    """LOOP-6.2h: not seat 1's BUY, not seat 2's WORK, but seat 1's own."""
    t = acquires()
    t.plays("buy food 1", "end turn", "work", "end turn")
    assert t.player(1).played == ["acquire"]
    t.plays("work")
    assert (t.player(1).played, t.player(1).hand) == ([], FAVOURS)


# --- the end ---


@pytest.mark.rule("LOOP-6.3a")
def test_the_round_in_which_somebody_reaches_12_is_the_last() -> None:
    """LOOP-6.3a: seat 1 gets there, seats 2 and 3 still have their turn."""
    t = story("coop", players=3).scene(stage=["dance-1"])
    t.player(1).has(happiness=11, materials=["glass 2", "plastic 2"])
    t.plays("consume dance-1", "end turn", "work", "end turn", "work")
    assert not t.table.is_over
    t.plays("end turn")
    assert (t.table.is_over, t.table.result.ended_by) == (True, "happiness")


@pytest.mark.rule("LOOP-6.3a")
def test_the_round_in_which_the_deck_runs_out_is_the_last() -> None:
    """LOOP-6.3a: seat 1's refill takes the last MATERIAL."""
    t = story("coop")
    t.player(1).has(coins=1)
    t.scene(market=["food", "glass", "metal", "plastic", "utility"], material_deck=["food"])
    t.plays("buy food 1", "end turn", "work")
    assert not t.table.is_over
    t.plays("end turn")
    assert (t.table.is_over, t.table.result.ended_by) == (True, "depletion")


@pytest.mark.rule("LOOP-6.2a", "LOOP-6.3b")
@pytest.mark.parametrize(
    ("second", "winners"),
    [
        ({"happiness": 11}, [1, 2]),
        ({"happiness": 10}, []),
        ({"happiness": 11, "debts": [4]}, []),
        ({"happiness": 11, "landfill": ["food", "food", "glass"]}, []),
        ({"happiness": 11, "landfill": ["food", "food"]}, [1, 2]),
    ],
)
def test_all_win_if_all_stand_at_11_after_the_penalties(second: dict[str, object], winners: list[int]) -> None:
    """LOOP-6.2a, LOOP-6.3b: seat 1 has 12; it depends on seat 2, on CREDIT CARD and LANDFILL."""
    t = story("coop").scene(ending="happiness")
    t.player(1).has(happiness=12)
    t.player(2).has(**second)
    result = t.ends_game()
    assert (result.winners, result.together, result.target) == (winners, True, 11)


@pytest.mark.rule("LOOP-6.3b")
def test_the_depletion_penalty_counts_too() -> None:
    """LOOP-6.3b: seat 2's refill empties the deck, so that 11 become 10 and all lose."""
    t = story("coop").scene(ending="happiness")
    t.player(1).has(happiness=12)
    t.player(2).has(happiness=11)
    t.scene(market=["food", "glass", "metal", "plastic", "utility"], material_deck=["food"])
    t.ends_turn()
    t.player(2).has(coins=1)
    t.plays("buy food 1", "end turn")
    assert (t.table.result.scores, t.table.result.winners) == ([12, 10], [])
