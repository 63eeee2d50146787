"""The greedy bot of The Pursuit of Happiness lives a sensible life: it plans its upkeep, finishes what it begins and doesn't die early."""

from __future__ import annotations

import pytest

import felicity
from felicity.bots import registry
from felicity.bots.seat import Seat
from felicity.core.result import Result
from felicity.core.rng import Rng, start_of
from tests.games.pursuit.story import Story, solo, story


def chooses(t: Story) -> str:
    """What the bot does in this scene."""
    return registry.bot("greedy", "pursuit").choose(Seat(t.table, Rng(1))).text


def played(bots: list[str], seed: int) -> Result:
    """One game among these."""
    table = felicity.new("pursuit", players=len(bots), seed=seed)
    players = [registry.bot(name, "pursuit") for name in bots]
    chance = [Rng(start_of(f"{seed} {seat}")) for seat in range(len(bots))]
    while table.to_act is not None:
        at = table.to_act - 1
        table.play(players[at].choose(Seat(table, chance[at])))
        assert table.number < 1000, "the bot never comes to an end"
    return table.result


def ages(result: Result) -> list[int]:
    """The rounds in which everybody died."""
    found = result.notes["died_in_round"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(("players", "games"), [(2, 4), (3, 2), (4, 2)])
def test_lives_are_long_and_happy(players: int, games: int) -> None:
    """The bands of docs/pursuit-bot.md, loosely: about 56 LTH on average, six or seven rounds, and nobody dies before old age."""
    results = [played(["greedy"] * players, seed) for seed in range(games)]
    scores = [score for result in results for score in result.scores]
    assert 45 <= sum(scores) / len(scores) <= 66
    assert all(6 <= age <= 8 for result in results for age in ages(result))
    assert all(result.notes["rounds"] in (6, 7) for result in results)


def test_chance_lives_half_as_well() -> None:
    """At most."""
    results = [played(["random"] * 3, seed) for seed in range(10)]
    scores = [score for result in results for score in result.scores]
    assert sum(scores) / len(scores) < 20


def test_one_greedy_beats_three_random() -> None:
    """Always, from every seat."""
    for seed in range(4):
        bots = ["random"] * 4
        bots[seed] = "greedy"
        assert played(bots, seed).winners == [seed + 1]


def test_alone_it_wins_some_games_and_loses_others() -> None:
    """Three goals and 50 LTH are hard."""
    won = sum(len(played(["greedy"], seed).winners) for seed in range(8))
    assert 1 <= won <= 7


def test_it_finishes_a_project_that_pays() -> None:
    """Seven points for two hourglasses."""
    t = story(round=4).scene(projects=["act-in-play"])
    t.player(1).has(projects={"develop-invention": 3}, knowledge=5, creativity=4)
    assert chooses(t) == "advance develop-invention"


def test_it_pays_upkeep_with_what_upkeep_brings() -> None:
    """The salary first, then the hobby; nothing is refused."""
    t = story(round=3)
    t.player(1).has(items={"chemistry-set": 2}, job="social-job-1a", influence=6, money=0)
    t.ends_round("rest")
    while t.question == "PayUpkeep":
        t.plays(chooses(t))
    assert (t.player(1).cards("items"), t.player(1).job) == (["chemistry-set"], "social-job-1a")


def test_it_keeps_coins_for_an_upkeep_that_would_kill() -> None:
    """On space 11 before Old Age: 15 with it, and an unpaid car would be death."""
    t = story(round=5).scene(items=["concert"], projects=[], jobs=[], partners=[])
    t.player(1).has(items={"car": 2}, stress=11, money=3, knowledge=0, creativity=0, influence=0, spaces={"temp_job": 1})
    t.last_hourglass(1)
    assert not chooses(t).startswith("buy")


@pytest.mark.parametrize("stress", [15, 14])
def test_it_does_not_kill_itself_for_a_few_resources(stress: int) -> None:
    """In the middle of a life, something harmless is found."""
    t = story(round=3)
    t.player(1).has(stress=stress, spaces={"study": 1, "play": 1})
    chosen = chooses(t)
    t.plays(chosen)
    assert not t.player(1).is_dead


def test_it_refreshes_a_row_that_has_nothing_for_it() -> None:
    """The last hours of a life, a purse full of coins, and nothing to buy but a dear upkeep that comes too late."""
    t = story(round=6).scene(items=["television", "games-room", "home-bar"], projects=["magazine", "rock-band", "start-up"])
    t.player(1).has(stress=13, money=18, knowledge=0, creativity=0, influence=0, spaces={"temp_job": 1})
    t.last_hourglass(1, 2)
    assert chooses(t) == "refresh items"


def test_it_does_not_refresh_for_ever() -> None:
    """Each look costs happiness: at the end of the scale that is long-term happiness."""
    t = story(round=6)
    t.player(1).has(stress=13, money=18, sth=-3, spaces={"temp_job": 1})
    looks = 0
    while (chosen := chooses(t)).startswith("refresh"):
        t.plays(chosen)
        looks += 1
    assert looks <= 2


def test_it_covers_a_second_role_for_the_bonus_of_both() -> None:
    """Two own roles bring a coin and a point each at the end of the round."""
    t = story(round=5).scene(projects=["magazine"], items=[], jobs=[], partners=[])
    t.player(1).has(knowledge=8, creativity=8, influence=8, money=0)
    t.plays("take magazine 1").ends_turn().gives_turn_to(1)
    assert chooses(t).startswith("join magazine")


def test_it_does_not_die_for_a_goal_that_death_would_miss() -> None:
    """Alone near the last space with five of the eight coins that are asked for, two hobbies and a family to keep."""
    t = solo(round=5).scene(goals=["you-can-take-it-with-you", "live-fast", "big-heart"])
    t.player(1).has(items={"telescope": 3, "home-studio": 3}, partners={"martha": 3}, stress=10, money=5, lth=39)
    t.player(1).has(knowledge=6, creativity=8, influence=0)
    t.ends_round("study")
    while t.question == "PayUpkeep":
        t.plays(chooses(t))
    assert not t.player(1).is_dead
