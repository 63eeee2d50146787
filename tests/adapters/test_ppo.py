"""The example that learns: its gradients are right, and a little of it is better than none."""

from __future__ import annotations

from typing import Any

import numpy as np
import ppo
import pytest


def loss(network: ppo.Network, rows: Any, each: list[Any], chosen: Any, before: Any, advantages: Any, targets: Any) -> float:
    """PPO's loss, written down as it is."""
    _, _, two, values = network.forward(rows)
    total = 0.0
    for at in range(len(rows)):
        scores = network.weights["act"][each[at]] @ two[at] + network.weights["act_0"][each[at]]
        logs = scores - scores.max() - np.log(np.exp(scores - scores.max()).sum())
        ratio = np.exp(logs[chosen[at]] - before[at])
        clipped = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
        total -= min(ratio * advantages[at], clipped * advantages[at])
        total += ppo.ENTROPY * (np.exp(logs) * logs).sum() + (values[at] - targets[at]) ** 2 / 2
    return total / len(rows)


def test_gradients_are_those_of_the_loss() -> None:
    luck = np.random.default_rng(1)
    network = ppo.Network(9, 7, np.full(9, 3), luck)
    network.weights = {name: luck.normal(size=weight.shape) * 0.3 for name, weight in network.weights.items()}
    rows = luck.integers(0, 4, (5, 9))
    each = [np.sort(luck.choice(7, size, replace=False)) for size in (1, 2, 3, 4, 7)]
    sample = (rows, each, np.array([0, 1, 2, 0, 5]), luck.normal(size=5) - 1.5, luck.normal(size=5), luck.normal(size=5))
    gradients = ppo.gradients_of(network, *sample)
    for name, weight in network.weights.items():
        for _ in range(6):
            place = tuple(int(luck.integers(size)) for size in weight.shape)
            kept, losses = weight[place], []
            for step in (1e-5, -1e-5):
                weight[place] = kept + step
                losses.append(loss(network, *sample))
            weight[place] = kept
            assert gradients[name][place] == pytest.approx((losses[0] - losses[1]) / 2e-5, abs=1e-6), name


def test_a_little_learning_beats_chance() -> None:
    curve = ppo.train("nation", minutes=0, seed=1, tables=16, decisions=2048, games=60, most=20_000, players=2, target=4)
    assert curve[0][1] == 0
    assert curve[-1][1] >= 20_000
    assert curve[-1][2] > 0.6
