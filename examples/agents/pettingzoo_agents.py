"""PettingZoo: every seat is an agent. Seat 1 is greedy, the others act at random."""

from __future__ import annotations

import sys
from typing import Any

from felicity.adapters import pettingzoo
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of


def random_agent(env: Any, agent: str, observation: dict[str, Any]) -> int:
    """Any legal action."""
    return int(env.action_space(agent).sample(observation["action_mask"]))


def greedy_agent(env: Any, agent: str, observation: dict[str, Any]) -> int:
    """The action of Felicity's own greedy bot, which knows no more than the seat may know."""
    seats = env.unwrapped.seats
    return bot("greedy", seats.game).choose(Seat(seats.table, Rng(start_of("greedy")))).number


def play(game: str, agents: list[Any], seed: int, **settings: Any) -> list[float]:
    """One game; everybody's returns."""
    env = pettingzoo.env(game, players=len(agents), **settings)
    env.reset(seed=seed)
    for at, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + at)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        chosen = agents[env.possible_agents.index(agent)]
        env.step(None if terminated or truncated else chosen(env, agent, observation))
    return list(totals.values())


if __name__ == "__main__":
    print(play(sys.argv[1], [greedy_agent, random_agent], seed=1))
