"""Every level answers in two seconds, interpreted too: what takes longer is cut short."""

from __future__ import annotations

import time
from typing import Final

import pytest

import felicity
from felicity import plugins
from felicity.bots import registry
from felicity.bots.registry import LEVELS, bot, budget_of
from felicity.bots.search.bot import SearchBot
from felicity.bots.search.search import Budget
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table

LIMIT: Final = 2.0  # seconds for an answer
SLACK: Final = 0.1  # seconds until a search notices that its time is over


def widest(game: str, moves: int = 150) -> Table:
    """The position with the most options that a game comes to."""
    table, greedy, luck = felicity.new(game, seed="wide"), bot("greedy", game), Rng(start_of("wide"))
    found = table.copy()
    while table.to_act is not None and table.number < moves:
        if len(table.options()) > len(found.options()):
            found = table.copy()
        table.play(greedy.choose(Seat(table, luck)))
    return found


@pytest.mark.parametrize("game", felicity.games())
def test_a_search_without_end_stops_in_time(game: str) -> None:
    """Also where the options are many and one look at them takes long."""
    player = SearchBot("slow", registry.search_evaluation(game), Budget(tries=10**9, seconds=0.1), registry.search_settings(game))
    seat = Seat(widest(game), Rng(start_of("luck")))
    began = time.thread_time()
    player.choose(seat)
    assert time.thread_time() - began < 0.1 + SLACK


@pytest.mark.parametrize("game", felicity.games())
def test_every_level_leaves_that_much_time(game: str) -> None:
    """Those that search have a limit in seconds; the others look once at every option."""
    for level in LEVELS:
        if level in plugins.plugin(game).tries:
            assert 0 < budget_of(level, game).seconds <= LIMIT - SLACK, level
        else:
            seat = Seat(widest(game), Rng(start_of("luck")))
            began = time.thread_time()
            bot(level, game).choose(seat)
            assert time.thread_time() - began < LIMIT, level
