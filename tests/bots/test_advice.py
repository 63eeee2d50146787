"""The chances that a replay shows begin where the game does, and advice is not taken in by what was hardly tried."""

from __future__ import annotations

import pytest

import felicity
from felicity.bots import registry
from felicity.bots.advice import chances_at, ranked
from felicity.bots.search.search import Search
from felicity.bots.search.tree import SearchSettings
from felicity.bots.seat import Seat
from felicity.core.rng import Rng


@pytest.mark.parametrize(("game", "mode", "players"), [("loop", "solo", 1), ("loop", "coop", 2), ("pursuit", "solo", 1)])
def test_choosing_how_to_begin_is_no_turn_of_the_game(game: str, mode: str, players: int) -> None:
    """Who hasn't chosen a career or a trait yet is no worse off than who has: the curve starts without a leap."""
    table = felicity.new(game, players=players, mode=mode, seed=1)
    evaluation, greedy, chance = registry.evaluation(game), registry.bot("greedy", game), Rng(1)
    before = chances_at(evaluation, table)
    assert len(set(before)) == 1
    while table.state.round == 0:
        table.play(greedy.choose(Seat(table, chance)))
    assert chances_at(evaluation, table)[0] == pytest.approx(before[0], abs=0.03)


def test_an_option_that_was_hardly_tried_is_not_put_above_one_that_is_well_known() -> None:
    """However lucky its only try was."""
    search = Search(registry.evaluation("loop"), Seat(felicity.new("loop", players=2, seed=1), Rng(1)), SearchSettings())
    known, lucky = search.root.edges[:2]
    for edge, visits, chance in ((known, 40, 0.5), (lucky, 1, 1.0)):
        edge.visits, edge.total, edge.value = visits, visits * chance, chance
    (best, most), (other, less) = ranked(search, [lucky, known])
    assert (best, other) == (known, lucky)
    assert less <= most
