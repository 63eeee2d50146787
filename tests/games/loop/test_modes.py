"""4.0 Mode Comparison, LOOP-R99 and LOOP-R98: what the four modes have in common, and where they differ."""

from __future__ import annotations

import pytest

import felicity
from felicity.core.errors import BadOptions
from felicity.games.loop.cards import CATALOG
from tests.games.loop.story import Story, story

MODES = [("basic", 2), ("competitive", 2), ("coop", 2), ("solo", 1)]
ADVANCED = MODES[1:]


def finished(t: Story) -> Story:
    """Seats after the first WORK until the round is over."""
    t.plays("end turn").passes_until("TakeTurn" if t.sees(None)["players"][1:] else "")
    if not t.table.is_over:
        t.plays("work", "end turn").passes_until("")
    return t


@pytest.mark.rule("LOOP-4.0a")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_all_modes_end_at_happiness_twelve(mode: str, players: int) -> None:
    """LOOP-4.0a: one player at 12 and the round is the last."""
    t = story(mode, players).scene(stage=["dance-1"])
    t.player(1).has(happiness=11, materials=["glass 2", "plastic 2"])
    finished(t.plays("consume dance-1"))
    assert t.table.is_over
    assert t.table.result.ended_by == "happiness"


@pytest.mark.rule("LOOP-4.0a")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_all_modes_end_with_depletion(mode: str, players: int) -> None:
    """LOOP-4.0a: the last MATERIAL leaves the deck and the round is the last."""
    t = story(mode, players)
    t.player(1).has(coins=4)
    finished(t.scene(material_deck=["metal"]).plays("buy food 1"))
    assert t.table.is_over
    assert t.table.result.ended_by == "depletion"


@pytest.mark.rule("LOOP-4.0a")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_nothing_else_ends_a_game(mode: str, players: int) -> None:
    """LOOP-4.0a: not 11 HAPPINESS, all GOAL achieved, an empty ACTIVITY deck or a LANDFILL full of waste."""
    t = story(mode, players).scene(activity_deck=[])
    t.player(1).has(
        happiness=11,
        goals=[],
        achieved=["hobby", "roots", "family"],
        landfill=["food", "food", "glass", "glass", "metal", "metal"],
        coins=9,
    )
    t.plays("work", "end turn").passes_until("TakeTurn")
    if players > 1:
        t.plays("work", "end turn").passes_until("TakeTurn")
    assert t.position["ending"] == "running"
    assert (t.to_act, t.position["round"]) == (1, 2)


@pytest.mark.rule("LOOP-4.0b")
def test_basic_mode_has_interns_and_no_events() -> None:
    """LOOP-4.0b: a token that enters another zone draws nothing, for there is no EVENT deck."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(happiness=4, materials=["glass 2", "plastic 2"])
    t.plays("consume dance-1")
    assert t.player(1).happiness == 5
    assert t.player(1).face_down == []
    assert t.position["event_deck"] == []
    assert {t.player(seat).career for seat in (1, 2)} == {"intern"}


@pytest.mark.rule("LOOP-4.0b")
def test_basic_mode_has_no_credit_cards() -> None:
    """LOOP-4.0b: APPLY isn't offered, neither before nor after the action, however poor a player is."""
    t = story()
    t.player(1).has(coins=0, materials=[], hand=[])
    assert t.offered() == ["work"]
    t.plays("work")
    assert not t.offers("apply")
    assert t.position["credit_cards"] == 0


@pytest.mark.rule("LOOP-4.0b")
def test_basic_mode_has_the_depletion_penalty_only() -> None:
    """LOOP-4.0b: seat 1 loses 1 for DEPLETION, and nobody loses anything for six MATERIAL in the LANDFILL."""
    t = story()
    t.player(1).has(happiness=5, coins=1, landfill=["food"] * 3)
    t.player(2).has(happiness=5, landfill=["glass"] * 3)
    t.scene(material_deck=["metal"]).plays("buy food 1", "end turn", "work", "end turn")
    assert t.table.result.scores == [4, 4]
    assert t.table.result.seats[0].sources["depletion"] == -1
    assert [seat.sources["landfill"] for seat in t.table.result.seats] == [0, 0]


@pytest.mark.rule("LOOP-4.0c")
@pytest.mark.parametrize(("mode", "players"), ADVANCED)
def test_advanced_modes_use_careers(mode: str, players: int) -> None:
    """LOOP-4.0c: everybody is dealt two CAREER and may play one."""
    t = story(mode, players, careers="")
    dealt = t.player(1).dealt
    assert len(dealt) == 2
    t.plays(f"career {dealt[1]}")
    if players > 1:
        t.plays("career intern")
    assert t.player(1).career == dealt[1]


@pytest.mark.rule("LOOP-4.0c")
@pytest.mark.parametrize(("mode", "players"), ADVANCED)
def test_advanced_modes_use_events_and_credit_cards(mode: str, players: int) -> None:
    """LOOP-4.0c: entering another zone draws an EVENT, and a CREDIT CARD can be had at any moment."""
    t = story(mode, players).scene(stage=["dance-1"])
    t.player(1).has(happiness=4, coins=0, materials=["glass 2", "plastic 2"])
    t.plays("consume dance-1")
    assert len(t.player(1).face_down) == 1
    t.plays("apply", "take utility")
    assert len(t.player(1).debts) == 1
    assert t.player(1).coins == 4


@pytest.mark.rule("LOOP-4.0c")
@pytest.mark.parametrize(("mode", "players"), ADVANCED)
def test_advanced_modes_take_all_three_penalties(mode: str, players: int) -> None:
    """LOOP-4.0c: 1 for DEPLETION, 2 for a CREDIT CARD, 1 for three MATERIAL in the LANDFILL."""
    t = story(mode, players)
    t.player(1).has(happiness=8, coins=4, debts=[0], landfill=["food"] * 3)
    finished(t.scene(material_deck=["metal"]).plays("buy utility 1", "pay off 0 with 1"))
    seat = t.table.result.seats[0]
    assert (seat.sources["depletion"], seat.sources["debt"], seat.sources["landfill"]) == (-1, -2, -1)
    assert seat.score == 4


@pytest.mark.rule("LOOP-R99")
def test_there_are_four_modes_and_no_campaign() -> None:
    """LOOP-R99: Basic, Competitive, Cooperative and Solo; campaign, expansion and challenges aren't part of this."""
    modes = felicity.games()["loop"]["modes"]
    assert isinstance(modes, dict)
    assert list(modes) == ["basic", "competitive", "coop", "solo"]
    for unknown in ("campaign", "story", "challenge", "expansion"):
        with pytest.raises(BadOptions, match=unknown):
            felicity.new("loop", players=2, mode=unknown)


@pytest.mark.rule("LOOP-1.0a")
def test_modes_take_the_players_that_the_comparison_lists() -> None:
    """LOOP-1.0a: the facts of the game agree with the catalog's table of modes."""
    table = CATALOG.data()["mode"]
    assert isinstance(table, list)
    facts = felicity.games()["loop"]["modes"]
    assert {row["id"]: {"players": row["players"]} for row in table} == facts


@pytest.mark.rule("LOOP-R98")
def test_a_toss_is_fair_and_comes_from_the_seed() -> None:
    """LOOP-R98: of 200 tosses about half show the dollar side (+2 COIN), the others don't (-2); the same seed tosses the same."""
    t = story("competitive", apply_at_events="costly")
    t.player(1).has(coins=5, face_down=["insurance"])
    t.plays("work", "end turn", "pass")
    position = t.position
    coins = []
    for seed in range(1, 201):
        t.arrange({**position, "rng": seed * 7919 * 104729})
        coins.append(t.plays("toss").player(1).coins)
    assert set(coins) == {8 + 2, 8 - 2}
    assert 80 <= coins.count(10) <= 120
    t.arrange({**position, "rng": 7919 * 104729})
    assert t.plays("toss").player(1).coins == coins[0]


@pytest.mark.rule("LOOP-R98")
def test_the_investors_two_tosses_are_fair() -> None:
    """LOOP-R98: two tosses of which one dollar side is enough win three times out of four."""
    t = story("competitive", careers="investor,intern")
    t.player(1).has(coins=5)
    position = t.position
    coins = []
    for seed in range(1, 201):
        t.arrange({**position, "rng": seed * 7919 * 104729})
        coins.append(t.plays("invest").player(1).coins)
    assert set(coins) == {5 - 1 + 2, 5 - 1}
    assert 135 <= coins.count(6) <= 165
