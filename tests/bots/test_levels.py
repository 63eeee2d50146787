"""The levels: the same names everywhere, each a bot that plays to the end."""

from __future__ import annotations

import pytest

import felicity
from felicity.bots.registry import LEVELS, bot, budget_of, iterations_of
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of


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


@pytest.mark.parametrize("game", ["loop", "nation", "pursuit", "rainbow"])
def test_harder_levels_think_longer_and_never_too_long(game: str) -> None:
    """Half a second for normal, two for hard."""
    normal, hard = budget_of("normal", game), budget_of("hard", game)
    assert normal.tries < hard.tries
    assert 0 < normal.seconds <= 0.45
    assert 0 < hard.seconds <= 1.9


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_part_in_a_game(level: str) -> None:
    """The first choices of a table of The Game of Happiness, where they are quick."""
    table = felicity.new("rainbow", players=2, seed=3)
    player, chance = bot(level, "rainbow"), Rng(start_of("level"))
    assert player.name == level
    for _ in range(1 if level == "hard" else 3):
        table.play(player.choose(Seat(table, chance)))
