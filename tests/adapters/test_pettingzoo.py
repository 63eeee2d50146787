"""PettingZoo's own tests, for every game and mode."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test

from felicity import plugins
from felicity.adapters import pettingzoo

CASES = [
    (game, mode, players)
    for game in plugins.names()
    for mode, (fewest, most) in plugins.game(game).facts.modes.items()
    for players in sorted({fewest, most})
]
CYCLES = 30


@pytest.mark.parametrize(("game", "mode", "players"), CASES)
def test_the_environment_passes_the_tests_of_pettingzoo(game: str, mode: str, players: int) -> None:
    def make(**more: Any) -> AECEnv:
        return pettingzoo.env(game, players=players, mode=mode, **more)

    with warnings.catch_warnings():
        # It warns of every observation with a mask but for those of environments that it knows by name.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(make(), num_cycles=CYCLES)
    seed_test(make, CYCLES)
    render_test(make)


def test_an_action_that_is_not_allowed_ends_the_game() -> None:
    env = pettingzoo.env("nation", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(mask.argmin()))
    assert env.terminations[agent]
    assert env.rewards[agent] == pettingzoo.ILLEGAL


def test_games_stop_after_so_many_choices() -> None:
    env = pettingzoo.env("rainbow", players=2, max_cycles=4, text=True)
    env.reset(seed=1)
    for _ in range(4):
        observation, _, terminated, truncated, info = env.last()
        assert not terminated
        assert not truncated
        assert observation is not None
        assert "actions:" in info["text"]
        env.step(int(observation["action_mask"].argmax()))
    assert all(env.truncations.values())


def test_in_the_parallel_form_one_agent_acts() -> None:
    env = pettingzoo.parallel_env("nation", players=2)
    observations, _ = env.reset(seed=3)
    for _ in range(10):
        actions = {agent: int(seen["action_mask"].argmax()) if seen["action_mask"].any() else None for agent, seen in observations.items()}
        assert sum(action is not None for action in actions.values()) == 1
        observations, *_ = env.step(actions)
