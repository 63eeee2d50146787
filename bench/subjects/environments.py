"""One environment, random play with observations and masks: a batch of ours, a game of OpenSpiel, or one of PettingZoo.

python bench/subjects/environments.py "batch nation standard 4 64 own" 2               for two seconds of the processor
python bench/subjects/environments.py "openspiel hearts" 500 counted                   500 decisions, counted by `callgrind`
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import time
from typing import Any

import numpy as np

WARM = 200  # steps of a batch before it is measured


class Meter:
    """Lets an environment run for so many seconds of processor time, or for so many decisions whose instructions are counted."""

    def __init__(self, limit: float, counted: bool) -> None:
        self.limit = limit
        self.counted = counted
        self.begun = False
        self.spent = 0.0

    def goes_on(self, decisions: int) -> bool:
        """Called before every game, or every few steps; the first call starts measuring."""
        if not self.begun:
            self.begun = True
            self._count("on")
            self.start = time.process_time()
        self.spent = time.process_time() - self.start
        if (decisions if self.counted else self.spent) < self.limit:
            return True
        self._count("off")
        return False

    def _count(self, state: str) -> None:
        if self.counted:
            subprocess.run(["callgrind_control", "-i", state, str(os.getpid())], check=True, stdout=subprocess.DEVNULL)


def batch(game: str, mode: str, players: str, tables: str, sampling: str, meter: Meter) -> dict[str, float]:
    """Our tables, stepped together."""
    import tracemalloc

    from felicity.adapters import vector

    env = vector.make(game, int(tables), players=int(players), mode=mode, seed=1)
    scores = np.zeros(env.masks.shape, np.float32)

    def drawn() -> Any:
        return env.draw(scores)

    sample = env.sample if sampling == "own" else drawn
    for _ in range(WARM):  # then tables are at all stages of their games, and the cached parts of rows exist
        env.step(sample())
    steps = 0
    while meter.goes_on(steps * env.num_envs):
        for _ in range(10):
            env.step(sample())
        steps += 10
    if meter.counted:
        return {"decisions": steps * env.num_envs}
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    more = vector.make(game, 100, players=int(players), mode=mode, seed=2)
    for _ in range(60):
        more.step(more.sample())
    each = (tracemalloc.get_traced_memory()[0] - before) / 100
    return {"decisions": steps * env.num_envs, "bytes": each}


def openspiel(name: str, meter: Meter) -> dict[str, float]:
    """A game of OpenSpiel: chance nodes are played but not counted."""
    import pyspiel

    if name.startswith("python_"):
        importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = pyspiel.load_game(name)
    kind = game.get_type()
    luck = np.random.default_rng(1)
    decisions = 0
    while meter.goes_on(decisions):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                state.legal_actions_mask()
                if kind.provides_observation_tensor:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
            state.apply_action(actions[luck.integers(len(actions))])
    return {"decisions": decisions}


def pettingzoo(name: str, meter: Meter) -> dict[str, float]:
    """A classic game of PettingZoo."""
    return in_turns(importlib.import_module(f"pettingzoo.classic.{name}").env(), meter)


def ours(interface: str, game: str, players: str, meter: Meter) -> dict[str, float]:
    """One of our games as an environment of PettingZoo: our own, or OpenSpiel's through Shimmy."""
    if interface == "pettingzoo":
        from felicity.adapters import pettingzoo as own

        return in_turns(own.env(game, players=int(players)), meter)
    from shimmy import OpenSpielCompatibilityV0

    from felicity.adapters import openspiel as registered

    return in_turns(OpenSpielCompatibilityV0(game_name=registered.name_of(game), config={"players": int(players)}), meter)


def in_turns(env: Any, meter: Meter) -> dict[str, float]:
    """A PettingZoo environment, one table at a time."""
    luck = np.random.default_rng(1)
    decisions = 0
    while meter.goes_on(decisions):
        env.reset(seed=decisions)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            decisions += 1
            env.step(int(luck.choice(np.flatnonzero(mask))))
    return {"decisions": decisions}


def gymnasium(name: str, meter: Meter) -> dict[str, float]:
    """One seat among bots that play inside a step: their choices aren't counted."""
    import gymnasium as library

    env = library.make(name)
    luck = np.random.default_rng(1)
    decisions = 0
    while meter.goes_on(decisions):
        _, info = env.reset(seed=decisions)
        over = False
        while not over:
            decisions += 1
            _, _, over, truncated, info = env.step(luck.choice(info["valid_actions"]))
            over = over or truncated
    return {"decisions": decisions}


if __name__ == "__main__":
    kind, *words = sys.argv[1].split()
    drives: dict[str, Any] = {"batch": batch, "gymnasium": gymnasium, "openspiel": openspiel, "ours": ours, "pettingzoo": pettingzoo}
    meter = Meter(float(sys.argv[2]), sys.argv[3:] == ["counted"])
    print(json.dumps({**drives[kind](*words, meter=meter), "seconds": meter.spent}))
