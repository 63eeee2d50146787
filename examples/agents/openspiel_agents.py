"""OpenSpiel: states can be copied and resampled, so that the greedy agent can look ahead."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel

import felicity.adapters.openspiel as felicity_openspiel


def random_agent(state: Any, luck: np.random.RandomState) -> int:
    """Any legal action, or any outcome of chance."""
    return int(luck.choice(state.legal_actions()))


def greedy_agent(state: Any, luck: np.random.RandomState, tries: int = 3) -> int:
    """The action after which random games end best, starting from states that the seat can't tell from this one."""
    seat, best = state.current_player(), (-np.inf, -1)
    for action in state.legal_actions():
        total = 0.0
        for _ in range(tries):
            imagined = state.resample_from_infostate(seat, luck.uniform)
            imagined.apply_action(action)
            while not imagined.is_terminal():
                imagined.apply_action(random_agent(imagined, luck))
            total += imagined.returns()[seat]
        best = max(best, (total, action))
    return best[1]


def play(game: str, agents: list[Any], seed: int, **parameters: Any) -> list[float]:
    """One game; everybody's returns."""
    luck = np.random.RandomState(seed)
    loaded = pyspiel.load_game(felicity_openspiel.name_of(game), {"players": len(agents), **parameters})
    state = loaded.new_initial_state()
    while not state.is_terminal():
        agent = random_agent if state.is_chance_node() else agents[state.current_player()]
        state.apply_action(agent(state, luck))
    return [float(each) for each in state.returns()]


if __name__ == "__main__":
    print(play(sys.argv[1], [greedy_agent, random_agent], seed=1))
