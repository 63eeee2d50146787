"""What experts have learned belongs to the rules of today, is used by nobody else, and pays."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

import felicity
from felicity import plugins
from felicity.bots import registry
from felicity.bots.greedy import Evaluation
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of

GAMES = [game for game in sorted(plugins.names()) if find_spec(f"felicity.games.{game}.bot.learned")]


def test_somebody_has_learned_something() -> None:
    assert "pursuit" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_it_was_learned_under_the_rules_of_today(game: str) -> None:
    """Whoever raises the version of the rules lets the expert learn anew: docs/bots.md says how."""
    assert import_module(f"felicity.games.{game}.bot.learned").LEARNED_UNDER == felicity.new(game).setup.version


@pytest.mark.parametrize("game", GAMES)
def test_only_the_expert_uses_it(game: str) -> None:
    """Each weight exists; the other levels judge as before."""
    learned = import_module(f"felicity.games.{game}.bot.learned")
    by_hand = registry.evaluation(game).weights().by_name()
    for weights in (learned.LEARNED, learned.LEARNED_ALONE):
        assert set(weights) <= set(by_hand)
    assert registry.search_evaluation(game).weights().by_name() == by_hand
    assert registry.expert_evaluation(game).weights().by_name() == by_hand | learned.LEARNED != by_hand


def wins_alone(evaluation: Evaluation, games: int) -> int:
    """How often a greedy bot that judges like this wins alone."""
    won = 0
    for number in range(games):
        table, chance = felicity.new("pursuit", mode="solo", seed=f"learned-{number}"), Rng(start_of(f"learned {number}"))
        bot = plugins.plugin("pursuit").greedy_bot(evaluation)
        while table.to_act is not None:
            table.play(bot.choose(Seat(table, chance)))
        won += table.result.seats[0].won
    return won


def test_who_plays_alone_wins_more_often_by_it() -> None:
    """About three games in five instead of one in four."""
    assert wins_alone(registry.expert_evaluation("pursuit"), 16) > wins_alone(registry.evaluation("pursuit"), 16)
