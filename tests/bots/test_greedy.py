"""The greedy bot: better than chance in each mode, honest about what it may know, and sensible to a human eye."""

from __future__ import annotations

import pytest

import felicity
from felicity.bots.bot import Bot
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.games.loop import names
from tests.bots.play import play, wins_of_one, wins_together
from tests.games.loop.story import Story, story

SEATS = [(mode, players) for mode in ("basic", "competitive", "coop") for players in range(2, 7)] + [("solo", 1)]


def choice(table: Table, seed: str = "1", player: Bot | None = None) -> str:
    """What a greedy bot chooses at this table."""
    return (player or bot("greedy", "loop")).choose(Seat(table, Rng(start_of(seed)))).text


def turn(scene: Story) -> list[str]:
    """What a greedy bot chooses until its turn ends."""
    chosen: list[str] = []
    seat = scene.to_act
    while scene.to_act == seat and (not chosen or chosen[-1] != "end turn"):
        chosen.append(choice(scene.table))
        scene.plays(chosen[-1])
    return chosen


# --- strength ---


def test_one_greedy_beats_three_random_in_competitive() -> None:
    """A fair share would be 5 of 20."""
    assert wins_of_one("competitive", 20) >= 14


def test_one_greedy_beats_three_random_in_basic() -> None:
    """A fair share would be 3 of 12."""
    assert wins_of_one("basic", 12) >= 9


def test_greedy_wins_solo_and_random_does_not() -> None:
    """11 HAPPINESS after penalties."""
    assert wins_together("solo", ["greedy"], 8) >= 2
    assert wins_together("solo", ["random"], 40) == 0


def test_greedy_teams_are_far_happier_than_random_ones() -> None:
    """The least happy of a team counts."""
    greedy = sum(min(play("coop", ["greedy"] * 2, f"team-{game}").scores) for game in range(6))
    random = sum(min(play("coop", ["random"] * 2, f"team-{game}").scores) for game in range(6))
    assert greedy >= random + 18


# --- any table ---


@pytest.mark.parametrize(("mode", "players"), SEATS)
def test_greedy_plays_to_the_end_with_any_number_of_players(mode: str, players: int) -> None:
    """One greedy among random bots, so that it meets odd positions too."""
    result = play(mode, ["greedy"] + ["random"] * (players - 1), f"any-{mode}-{players}")
    assert len(result.seats) == players


@pytest.mark.parametrize("career", names.CAREERS)
def test_greedy_plays_every_career(career: str) -> None:
    """Every ABILITY is offered to it, and to somebody who uses it against it."""
    result = play("competitive", ["greedy", "random"], f"career-{career}", careers=f"{career},-")
    assert result.ended_by in ("happiness", "depletion", "round_limit")


def test_equal_seeds_give_equal_games() -> None:
    """Nothing but the table and the bot's own chance decides; a bot that has played before chooses like a new one."""
    assert play("competitive", ["greedy"] * 2, "twice").as_dict() == play("competitive", ["greedy"] * 2, "twice").as_dict()


@pytest.mark.parametrize(("mode", "players"), [("basic", 3), ("competitive", 4), ("coop", 2), ("solo", 1)])
def test_choices_depend_only_on_what_the_seat_may_know(mode: str, players: int) -> None:
    """On tables that its seat can't tell apart, with equal chance, it chooses alike."""
    table = felicity.new("loop", players=players, mode=mode, seed=5)
    walk, old = Rng(start_of("walk")), bot("greedy", "loop")
    for number in range(40):
        if table.to_act is None:
            break
        options = table.options()
        if len(options) > 1 and number % 4 == 0:
            other = table.guess(table.to_act, Rng(start_of(f"guess {number}")))
            assert choice(table, str(number), old) == choice(other, str(number))
        table.play(options[walk.below(len(options))])


# --- to a human eye ---


def test_a_met_goal_is_claimed_before_the_turn_ends() -> None:
    """2 HOUSE and 2 GROUP are there: SENSE OF BELONGING is worth 3."""
    t = story().scene(stage=["dance-2", "games-1"])
    t.player(1).has(materials=["plastic 2", "plastic 2", "utility 1"], goals=["sense-of-belonging"], hand=[])
    chosen = turn(t)
    assert {"consume dance-2", "consume games-1", "claim sense-of-belonging"} <= set(chosen)


def test_a_share_is_accepted_for_its_reputation() -> None:
    """LOOP-2.4a3: 1 QUALITY for 2 REPUTATION is a good bargain."""
    t = story().scene(stage=["dance-1"])
    t.player(1).has(materials=["glass 2"], hand=["share"])
    t.player(2).has(materials=["plastic 3"], hand=["share"])
    t.plays("share seat2 plastic 3")
    assert choice(t.table) == "accept"


def test_no_credit_is_taken_when_the_game_is_over_after_this_turn() -> None:
    """A CREDIT CARD in the last turn costs 2 HAPPINESS and brings nothing."""
    t = story("competitive", starting_player="2").plays("work", "end turn")
    t.scene(ending="depletion", depleted=True, material_deck=[], stage=["dance-1", "picnic-1"])
    t.player(1).has(materials=["glass 1", "plastic 1"], coins=0, hand=[], goals=["hobby"])
    chosen = turn(t)
    assert "consume dance-1" in chosen
    assert "apply" not in chosen


def test_a_debt_that_can_be_cleared_is_cleared() -> None:
    """4 COIN lie on the card and one is enough."""
    t = story("competitive")
    t.player(1).has(coins=9, debts=[4], hand=[])
    assert "pay off 4 with 1" in turn(t)


def test_the_happier_of_two_does_not_end_the_game_of_the_other() -> None:
    """LOOP-6.3b: in Cooperative all must reach 11, so that 12 has to wait while the other is far behind."""
    t = story("coop").scene(stage=["dance-1"])
    t.player(1).has(happiness=11, materials=["glass 1", "plastic 1"], coins=3)
    t.player(2).has(happiness=5, coins=3)
    assert "consume dance-1" not in turn(t)
