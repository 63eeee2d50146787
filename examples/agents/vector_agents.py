"""Many tables at once: the greedy agent takes the action that has ended best so far, ignoring the observation."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from felicity.adapters import vector

Numbers = npt.NDArray[Any]


def random_agent(env: vector.Tables) -> Numbers:
    """Any legal action at each table."""
    return env.sample()


def play(game: str, games: int, seed: int, tables: int = 16, **settings: Any) -> tuple[float, Numbers]:
    """Play so many games at random; returns the decisions per game, and each action's average return for the seat that took it."""
    env = vector.make(game, tables, seed=seed, **settings)
    sums, counts = np.zeros(env.batch.actions), np.zeros(env.batch.actions)
    taken: list[list[tuple[int, int]]] = [[] for _ in range(tables)]
    ended = decisions = 0
    while ended < games:
        actions = random_agent(env)
        for table, action in enumerate(actions):
            taken[table].append((int(env.to_act[table]), int(action)))
        env.step(actions)
        decisions += tables
        for table in env.batch.ended:
            ended += 1
            for seat, action in taken[table]:
                sums[action] += env.returns[table, seat]
                counts[action] += 1
            taken[table] = []
    return decisions / ended, sums / np.maximum(counts, 1)


def greedy_agent(env: vector.Tables, worth: Numbers) -> Numbers:
    """At each table the legal action that has ended best."""
    return np.asarray(np.where(env.masks.view(np.bool_), worth, -np.inf).argmax(1))


if __name__ == "__main__":
    length, worth = play(sys.argv[1], games=200, seed=1, players=2)
    print(f"{length:.0f} decisions a game; the best action on average is number {worth.argmax()}")
