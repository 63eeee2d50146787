"""The agents of `examples/agents` play through every interface, and the greedy ones are better than chance."""

from __future__ import annotations

import gymnasium_agents
import language_model
import numpy as np
import openspiel_agents
import pettingzoo_agents
import vector_agents

from felicity.adapters import vector


def test_gymnasium() -> None:
    random, greedy = (
        gymnasium_agents.play("nation", agent, 4, 1, players=2, target=6)
        for agent in (gymnasium_agents.random_agent, gymnasium_agents.greedy_agent)
    )
    assert greedy > random


def test_pettingzoo() -> None:
    won = [
        pettingzoo_agents.play("nation", [pettingzoo_agents.greedy_agent, pettingzoo_agents.random_agent], seed, target=6)
        for seed in range(3)
    ]
    assert sum(first for first, _ in won) > sum(second for _, second in won)


def test_openspiel() -> None:
    agents = [openspiel_agents.greedy_agent, openspiel_agents.random_agent]
    returns = [openspiel_agents.play("loop", agents, seed, mode="basic", horizon=25) for seed in range(2)]
    assert all(sum(each) == 0 for each in returns)


def test_vector() -> None:
    length, worth = vector_agents.play("nation", games=20, seed=1, players=2, target=4)
    assert length > 20
    assert np.abs(worth).max() <= 1
    env = vector.make("nation", 4, players=2, seed=1)
    chosen = vector_agents.greedy_agent(env, worth)
    assert all(env.masks[at, action] for at, action in enumerate(chosen))
    env.step(chosen)


def test_a_language_model_is_asked_again_where_it_names_no_action() -> None:
    rewards, choices, questions = language_model.play("nation", language_model.stand_in, seed=1, players=2, target=4)
    assert sum(rewards) == 0
    assert choices < questions <= 2 * choices
    mask = np.array([0, 1, 0, 1])
    assert language_model.choose(lambda _: "I take 3, not 2.", "", mask) == (3, 1)
    assert language_model.choose(lambda _: "What?", "", mask) == (1, 3)
