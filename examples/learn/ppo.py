"""Learn a game by self-play: PPO with a small network, in NumPy alone, with many tables stepped together.

    python examples/learn/ppo.py loop --mode basic --minutes 20 --seed 1
    python examples/learn/ppo.py nation --minutes 20 --seed 1
    python examples/learn/ppo.py nation --decisions 500000 --seed 1 --curve curve.csv

After every evaluation, prints how many decisions were learnt from, and how many games the network wins against `random`, with a 95 %
interval. With two players an untrained network wins half of them. `--curve` appends the same as rows to a file, which
`curves.py` draws. With `--decisions` equal seeds give equal curves, however busy the machine is.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from felicity.adapters import vector

Array = npt.NDArray[Any]

HIDDEN = 128
CLIP, ENTROPY, LAMBDA, EPOCHS, MINIBATCH = 0.2, 0.01, 0.97, 2, 1024


class Network:
    """Two hidden layers; a vector per action, which scores the action only where it is legal; and a value."""

    def __init__(self, places: int, actions: int, highest: Array, luck: np.random.Generator) -> None:
        self.scale = 1 / np.maximum(highest.astype(np.float32), 1)
        sizes = {"in": (places, HIDDEN), "mid": (HIDDEN, HIDDEN), "act": (actions, HIDDEN), "value": (HIDDEN, 1)}
        gain = {"in": (2 / 60) ** 0.5, "mid": (2 / HIDDEN) ** 0.5, "act": 0.01, "value": 0.01}  # about 60 entries of a row aren't 0
        self.weights = {name: (luck.standard_normal(size) * gain[name]).astype(np.float32) for name, size in sizes.items()}
        self.weights |= {f"{name}_0": np.zeros(size[0 if name == "act" else 1], np.float32) for name, size in sizes.items()}
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}  # moments, for Adam
        self.second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def forward(self, rows: Array) -> tuple[Array, Array, Array, Array]:
        """Inputs, both hidden layers and the values of observations."""
        w = self.weights
        x = rows * self.scale
        one = np.maximum(x @ w["in"] + w["in_0"], 0)
        two = np.maximum(one @ w["mid"] + w["mid_0"], 0)
        return x, one, two, (two @ w["value"] + w["value_0"])[:, 0]

    def chances(self, two: Array, owner: Array, allowed: Array, starts: Array) -> Array:
        """The log probability of every legal action; `owner` is the row of each."""
        scores = np.einsum("ij,ij->i", two[owner], self.weights["act"][allowed]) + self.weights["act_0"][allowed]
        scores -= np.maximum.reduceat(scores, starts)[owner]
        return np.asarray(scores - np.log(np.add.reduceat(np.exp(scores), starts))[owner])

    def learn(self, gradients: dict[str, Array], rate: float) -> None:
        """A step of Adam."""
        self.updates += 1
        size = math.sqrt(sum(float((g * g).sum()) for g in gradients.values()))
        for name, whole in gradients.items():
            gradient = whole * min(1, 0.5 / (size + 1e-8))
            self.first[name] += 0.1 * (gradient - self.first[name])
            self.second[name] += 0.001 * (gradient * gradient - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.updates)
            spread = self.second[name] / (1 - 0.999**self.updates)
            self.weights[name] -= rate * mean / (np.sqrt(spread) + 1e-5)


class Memory:
    """Decisions of finished games, with their outcomes."""

    def __init__(self, tables: int) -> None:
        self.open: list[list[tuple[Any, ...]]] = [[] for _ in range(tables)]
        self.done: list[tuple[Any, ...]] = []

    def end(self, table: int, returns: Array) -> None:
        """Give every decision of a game its advantage and value target: each seat looks back on its own (GAE)."""
        for seat, reward in enumerate(returns):
            after, advantage = float(reward), 0.0
            for row, allowed, chosen, log, value, who in reversed(self.open[table]):
                if who == seat:
                    advantage = after - value + LAMBDA * advantage
                    after = value
                    self.done.append((row, allowed, chosen, log, advantage, advantage + value))
        self.open[table] = []


def choose(network: Network, rows: Array, masks: Array, luck: np.random.Generator) -> tuple[Array, Array, Array, Array, Array, Array]:
    """An action for each row, drawn by its probability; its index among the legal ones, and everything needed for learning."""
    _, _, two, values = network.forward(rows)
    owner, allowed = np.nonzero(masks.view(np.bool_))
    starts = np.searchsorted(owner, np.arange(len(rows)))
    logs = network.chances(two, owner, allowed, starts)
    drawn = logs + luck.gumbel(size=logs.shape)
    at = np.flatnonzero(drawn == np.maximum.reduceat(drawn, starts)[owner])
    return allowed[at], at - starts, logs[at], values, allowed, starts


def play(env: vector.Tables, network: Network, memory: Memory, decisions: int, luck: np.random.Generator) -> None:
    """Self-play until there are so many decisions to learn from."""
    while len(memory.done) < decisions:
        rows, who = env.observations.copy(), env.to_act.copy()
        actions, chosen, logs, values, allowed, starts = choose(network, rows, env.masks, luck)
        each = np.split(allowed, starts[1:])
        for table, game in enumerate(memory.open):
            game.append((rows[table], each[table], chosen[table], logs[table], values[table], who[table]))
        env.step(actions)
        for table in env.batch.ended:
            memory.end(table, env.returns[table])


def update(network: Network, memory: Memory, rate: float, luck: np.random.Generator) -> None:
    """Learn from the games played, then forget them."""
    rows = np.array([sample[0] for sample in memory.done])
    chosen, logs, advantages, targets = (np.array([sample[at] for sample in memory.done], np.float32) for at in (2, 3, 4, 5))
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        order = luck.permutation(len(rows))
        for first in range(0, len(rows) - MINIBATCH + 1, MINIBATCH):
            some = order[first : first + MINIBATCH]
            allowed = [memory.done[at][1] for at in some]
            picked = (rows[some], allowed, chosen[some].astype(np.int64), logs[some], advantages[some], targets[some])
            network.learn(gradients_of(network, *picked), rate)
    memory.done = []


def gradients_of(
    network: Network, rows: Array, each: list[Array], chosen: Array, before: Array, advantages: Array, targets: Array
) -> dict[str, Array]:
    """The gradients of PPO's loss: the clipped policy, the value, and a little entropy."""
    w, n = network.weights, len(rows)
    x, one, two, values = network.forward(rows)
    counts = np.array([len(allowed) for allowed in each])
    owner, allowed = np.repeat(np.arange(n), counts), np.concatenate(each)
    starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
    logs = network.chances(two, owner, allowed, starts)
    chances, at = np.exp(logs), starts + chosen
    ratio = np.exp(logs[at] - before)
    held = ((advantages > 0) & (ratio > 1 + CLIP)) | ((advantages < 0) & (ratio < 1 - CLIP))
    pull = np.where(held, 0, -advantages * ratio) / n  # of the chosen action's log probability
    entropy = -np.add.reduceat(chances * logs, starts)
    scores = -pull[owner] * chances + ENTROPY / n * chances * (logs + entropy[owner])
    scores[at] += pull
    value = ((values - targets) / n)[:, None]
    act, act_0 = np.zeros_like(w["act"]), np.zeros_like(w["act_0"])
    np.add.at(act, allowed, scores[:, None] * two[owner])
    np.add.at(act_0, allowed, scores)
    back = np.add.reduceat(scores[:, None] * w["act"][allowed], starts) + value @ w["value"].T
    back *= two > 0
    further = (back @ w["mid"].T) * (one > 0)
    return {
        "act": act, "act_0": act_0, "value": two.T @ value, "value_0": value.sum(0),
        "mid": one.T @ back, "mid_0": back.sum(0), "in": x.T @ further, "in_0": further.sum(0),
    }  # fmt: skip


def against_random(env: vector.Tables, network: Network, games: int, luck: np.random.Generator) -> float:
    """The share of games that the network wins, a shared win counting half; it plays one seat, changing from table to table."""
    mine = np.arange(env.num_envs) % env.players
    won = played = 0.0
    while played < games:
        actions = env.sample()
        turns = np.flatnonzero(env.to_act == mine)
        if len(turns):
            actions[turns] = choose(network, env.observations[turns], env.masks[turns], luck)[0]
        env.step(actions)
        for table in env.batch.ended:
            best = env.returns[table] == env.returns[table].max()
            won += best[mine[table]] / best.sum()
            played += 1
    return won / played


def train(
    game: str,
    minutes: float,
    seed: int,
    tables: int = 64,
    decisions: int = 8192,
    games: int = 200,
    most: int = 0,
    tell: Callable[[float, int, float], None] | None = None,
    **setup: Any,
) -> list[tuple[float, int, float]]:
    """Train for so many minutes of processor time, or with `most` until so many decisions were learnt from. Returns the curve, which
    `tell` receives as it grows: minutes, decisions learnt from, games won against `random`.
    """
    luck = np.random.default_rng(seed)
    env, other = (vector.make(game, tables, seed=seed * 2 + at, **setup) for at in (0, 1))
    network = Network(env.batch.size, env.batch.actions, env.highest, luck)
    memory, learnt, spent, part, due = Memory(tables), 0, 0.0, 0.0, 0.0
    curve: list[tuple[float, int, float]] = []
    while True:
        if part >= due:
            won = against_random(other, network, games, luck)
            curve.append((spent / 60, learnt, won))
            if tell is not None:
                tell(*curve[-1])
            if part >= 1:
                return curve
            due = min(max(due * 1.5, 0.05), 1.0)
        start = time.process_time()
        play(env, network, memory, decisions, luck)
        learnt += len(memory.done)
        update(network, memory, 1e-3 * max(0.1, 1 - part), luck)
        spent += time.process_time() - start
        part = learnt / most if most else spent / (minutes * 60)


def main() -> None:
    """Train as the command line says, and report progress."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--mode")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=20, help="of processor time")
    parser.add_argument("--decisions", type=int, default=0, help="to learn from, instead of minutes")
    parser.add_argument("--games", type=int, default=200, help="of an evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="file to which the curve is added as rows")
    asked = parser.parse_args()

    def tell(minutes: float, decisions: int, won: float) -> None:
        margin = 1.96 * math.sqrt(won * (1 - won) / asked.games)
        print(f"{minutes:6.1f} min  {decisions:9,} decisions  won {won:5.1%} ±{margin:.1%}", flush=True)
        if asked.curve is not None:
            with asked.curve.open("a", encoding="utf-8") as rows:
                rows.write(f"{asked.game},{asked.mode or ''},{asked.seed},{minutes:.2f},{decisions},{asked.games},{won:.4f}\n")

    setup = {"mode": asked.mode, "players": asked.players}
    train(asked.game, asked.minutes, asked.seed, games=asked.games, most=asked.decisions, tell=tell, **setup)


if __name__ == "__main__":
    main()
