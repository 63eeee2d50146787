"""The levels: the same names everywhere, each a bot that plays to the end."""

from __future__ import annotations

import pytest

import felicity
from felicity.bots.bot import RandomBot
from felicity.bots.registry import KEPT, LEVELS, bot, budget_of, iterations_of
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table

# What `hard` chose when it was kept for comparison: game, mode, seats, number of the position, its choice among how many options.
AS_IT_WAS = [
    ("loop", "competitive", 4, 9, "buy utility 1", 9),
    ("loop", "coop", 2, 21, "pay off 0 with 2", 17),
    ("nation", "standard", 4, 21, "visit seat3 buy 4", 13),
    ("nation", "standard", 4, 34, "price 18", 24),
    ("pursuit", "standard", 4, 9, "buy model-railway 1", 13),
    ("pursuit", "solo", 1, 9, "refresh projects", 12),
    ("nostalgia", "standard", 4, 34, "activate village-fair", 20),
    ("nostalgia", "solo", 1, 9, "interact", 19),
    ("rainbow", "standard", 4, 21, "spin", 15),
]


def walk(game: str, mode: str, players: int, steps: int) -> Table:
    """A table some random choices into the game."""
    table, chance = felicity.new(game, players=players, mode=mode, seed=7), Rng(start_of(f"walk {steps}"))
    while table.number < steps or len(table.options()) == 1:
        table.play(RandomBot().choose(Seat(table, chance)))
    return table


def test_a_search_is_named_by_its_iterations() -> None:
    """A whole number from 1 on."""
    assert [iterations_of(name) for name in ("mcts:1", "mcts:250", "mcts:0", "mcts:", "mcts:-3", "mcts:1e3", "hard")] == [
        1,
        250,
        0,
        0,
        0,
        0,
        0,
    ]
    assert bot("mcts:25", "rainbow").name == "mcts:25"
    with pytest.raises(felicity.BadOptions, match="mcts:N"):
        bot("mcts:none", "loop")


@pytest.mark.parametrize("game", ["loop", "nation", "nostalgia", "pursuit", "rainbow"])
def test_harder_levels_think_longer_and_never_too_long(game: str) -> None:
    """Half a second for normal, two for hard and for the expert."""
    normal, hard, expert = (budget_of(level, game) for level in ("normal", "hard", "expert"))
    assert normal.tries < hard.tries <= expert.tries
    assert 0 < expert.seconds <= 1.9
    assert 0 < normal.seconds <= 0.45
    assert 0 < hard.seconds <= 1.9


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_part_in_a_game(level: str) -> None:
    """The first choices of a table of The Game of Happiness, where they are quick."""
    table = felicity.new("rainbow", players=2, seed=3)
    player, chance = bot(level, "rainbow"), Rng(start_of("level"))
    assert player.name == level
    for _ in range(1 if level in ("hard", "expert") else 3):
        table.play(player.choose(Seat(table, chance)))


@pytest.mark.parametrize(("game", "mode", "players", "steps", "chosen", "among"), AS_IT_WAS)
def test_a_level_that_is_kept_for_comparison_plays_as_it_did(
    game: str, mode: str, players: int, steps: int, chosen: str, among: int
) -> None:
    """Or nobody could say by how much others are better."""
    assert KEPT == {"hard-1": "hard"}
    table = walk(game, mode, players, steps)
    assert len(table.options()) == among
    kept = bot("hard-1", game, clock=False)
    assert kept.name == "hard-1"
    assert kept.choose(Seat(table, Rng(start_of("1")))).text == chosen
