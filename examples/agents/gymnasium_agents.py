"""Gymnasium: one seat is ours, bots play the others."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium

from felicity.adapters.gymnasium import id_of  # registers the games
from felicity.bots.registry import bot
from felicity.bots.seat import Seat


def random_agent(env: Any, info: dict[str, Any]) -> int:
    """Any legal action."""
    return int(env.action_space.sample(info["action_mask"]))


def greedy_agent(env: Any, info: dict[str, Any]) -> int:
    """The action of Felicity's own greedy bot, which knows no more than the seat may know."""
    seats, luck = env.unwrapped.seats, env.unwrapped.luck
    return bot("greedy", seats.game).choose(Seat(seats.table, luck)).number


def play(game: str, agent: Any, games: int, seed: int, **settings: Any) -> float:
    """The average return over so many games."""
    env = gymnasium.make(id_of(game), **settings)
    env.action_space.seed(seed)
    total = 0.0
    for each in range(games):
        _, info = env.reset(seed=seed + each)
        over = False
        while not over:
            _, reward, over, _, info = env.step(agent(env, info))
            total += float(reward)
    return total / games


if __name__ == "__main__":
    for agent in (random_agent, greedy_agent):
        print(f"{agent.__name__}: {play(sys.argv[1], agent, 20, 1, players=2):.2f}")
