"""The greedy bot of Happy Nation keeps house: it eats, buys what it needs, plays its cards, and beats chance in every role."""

from __future__ import annotations

import pytest

import felicity
from felicity.bots import registry
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from tests.games.nation.story import Story, story

EVERYBODY = "builder,farmer,entertainer,doctor,banker"


def chooses(t: Story) -> str:
    """What the bot does in this scene."""
    return registry.bot("greedy", "nation").choose(Seat(t.table, Rng(1))).text


def played(characters: str, seed: int, levels: list[str]) -> Table:
    """A whole game."""
    table = felicity.new("nation", players=len(levels), seed=seed, characters=characters, round_limit=50)
    bots = [registry.bot(level, "nation") for level in levels]
    rng = Rng(start_of(f"bots {seed}"))
    while (seat := table.to_act) is not None:
        table.play(bots[seat - 1].choose(Seat(table, rng)))
    return table


def test_it_buys_bread_before_an_evening_without_dinner() -> None:
    """One hour is left: dinner is worth more than anything else."""
    t = story("builder,farmer")
    t.player("builder").has(money=20, bread=0, hours=11)
    t.player("farmer").has(for_sale=2, price=10)
    assert chooses(t).startswith("visit seat2 buy")


def test_it_plays_a_date_for_which_it_has_everything() -> None:
    """Two hours and two bread for four happiness."""
    t = story("builder,farmer")
    t.player("builder").has(hand=["date"], bread=4, hours=10)
    assert chooses(t) == "play date"


def test_it_enjoys_a_show_rather_than_ending_the_day() -> None:
    t = story("builder,farmer,entertainer")
    t.player("builder").has(tickets=2, hours=11, money=0)
    assert chooses(t) == "enjoy"


@pytest.mark.parametrize("seat", range(5))
def test_it_beats_chance_in_every_role(seat: int) -> None:
    """One greedy among four random players wins at least two games of three, where chance would win one of five."""
    levels = ["greedy" if each == seat else "random" for each in range(5)]
    won = [seat + 1 in played(EVERYBODY, seed, levels).result.winners for seed in (1, 2, 3)]
    assert sum(won) >= 2


def test_among_its_own_kind_games_have_their_usual_length() -> None:
    """NATION-R57: real games take 5 to 12 rounds, and nobody goes bankrupt."""
    result = played("builder,farmer,entertainer,banker", 3, ["greedy"] * 4).result
    assert 5 <= int(str(result.notes["rounds"])) <= 12
    assert result.notes["eliminated"] == []
    assert result.ended_by == "target"
