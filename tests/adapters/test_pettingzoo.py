"""PettingZoo's own tests, for every game and mode."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from felicity import plugins
from felicity.adapters import pettingzoo
from felicity.core.errors import BadOptions, GameOver, NotYourTurn

CASES = [
    (game, mode, players)
    for game in plugins.names()
    for mode, (fewest, most) in plugins.game(game).facts.modes.items()
    for players in sorted({fewest, most})
]


@pytest.mark.parametrize(("game", "mode", "players"), CASES)
def test_the_environment_passes_the_tests_of_pettingzoo(game: str, mode: str, players: int) -> None:
    def make(**more: Any) -> AECEnv:
        return pettingzoo.env(game, players=players, mode=mode, **more)

    with warnings.catch_warnings():
        # It warns of every observation with a mask but for those of environments that it knows by name.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(make())
    seed_test(make)
    render_test(make)


@pytest.mark.parametrize(("game", "mode", "players"), CASES)
def test_the_parallel_form_passes_its_tests(game: str, mode: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, players=players, mode=mode))
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, players=players, mode=mode))


@pytest.mark.parametrize(("game", "mode", "players"), CASES)
def test_all_at_once_stop_after_so_many_cycles(game: str, mode: str, players: int) -> None:
    """It acts without looking at masks, and wants every agent to act in every cycle, in both forms."""
    make = partial(pettingzoo.parallel_env, game, players=players, mode=mode, illegal="again")
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **more: parallel_to_aec(make(**more))))


def test_one_after_another_agents_do_not_act_equally_often() -> None:
    """So that the form in turns can't pass `max_cycles_test`: who must choose is a matter of the game."""
    env = pettingzoo.env("nation", players=3, max_cycles=4)
    env.reset(seed=1)
    acted = []
    for agent in env.agent_iter():
        observation, _, _, truncated, _ = env.last()
        if not truncated:
            acted.append(agent)
        env.step(None if truncated else int(observation["action_mask"].argmax()))
    assert acted == ["player_1", "player_2", "player_3", "player_1"]


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


def test_an_agent_that_does_not_exist_is_told() -> None:
    env = pettingzoo.env("nation", players=2)
    env.reset(seed=3)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(BadOptions, match="There is no agent 'seat1': choose one of player_1, player_2"):
            ask("seat1")


def test_the_parallel_form_tells_bad_input() -> None:
    env = pettingzoo.parallel_env("nation", players=2, render_mode="ansi")
    with pytest.raises(GameOver, match="call reset"):
        env.step({})
    observations, _ = env.reset(seed=3)
    assert "seat: null" in str(env.render())
    for actions in (5, {"player_9": 5}):
        with pytest.raises(BadOptions, match="actions are a dictionary by agent, of player_1, player_2"):
            env.step(actions)
    with pytest.raises(BadOptions, match="action='work' can't be used: it must be a whole number"):
        env.step({"player_1": "work"})
    with pytest.raises(NotYourTurn, match=r"player_1 must choose, but gave no action: only player_2 gave one"):
        env.step({"player_2": 0})
    refused = int(observations["player_1"]["action_mask"].argmin())
    _, rewards, terminations, _, infos = env.step({"player_1": refused})
    assert rewards == {"player_1": pettingzoo.ILLEGAL, "player_2": 0.0}
    assert all(terminations.values())
    assert "NATION-" in infos["player_1"]["illegal"]
    assert env.agents == []


def test_the_parallel_form_asks_again_where_it_was_told_to() -> None:
    env = pettingzoo.parallel_env("nation", players=2, illegal="again", text=True)
    before, _ = env.reset(seed=3)
    refused, allowed = (int(at) for at in (before["player_1"]["action_mask"].argmin(), before["player_1"]["action_mask"].argmax()))
    after, rewards, terminations, truncations, infos = env.step({"player_1": refused})
    assert (after["player_1"]["observation"] == before["player_1"]["observation"]).all()
    assert rewards == {"player_1": pettingzoo.ILLEGAL, "player_2": 0.0}
    assert not any((*terminations.values(), *truncations.values()))
    assert "NATION-" in infos["player_1"]["illegal"]
    *_, rewards, _, _, infos = env.step({"player_1": allowed})
    assert not any(rewards.values())
    assert not any("illegal" in info for info in infos.values())
    with pytest.raises(BadOptions, match="illegal is one of end, again"):
        pettingzoo.parallel_env("nation", illegal="never")


def test_bad_input_is_told() -> None:
    with pytest.raises(BadOptions, match="loop has no mode 'fast'"):
        pettingzoo.env("loop", mode="fast")
    with pytest.raises(BadOptions, match="nation has no option 'colour'"):
        pettingzoo.env("nation", colour="red")
    with pytest.raises(BadOptions, match="There is no game 'chess'"):
        pettingzoo.env("chess")
    with pytest.raises(BadOptions, match="max_cycles='few' can't be used: it must be a whole number"):
        pettingzoo.env("nation", max_cycles="few")
    with pytest.raises(BadOptions, match="max_cycles=0 can't be used"):
        pettingzoo.env("nation", max_cycles=0)
    with pytest.raises(BadOptions, match="render_mode is one of human, ansi"):
        pettingzoo.env("nation", render_mode="film")
    env = pettingzoo.env("nation", players=2)
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    for seed in (-1, "seven", 1.5):
        with pytest.raises(gymnasium.error.Error):
            env.reset(seed=seed)
    env.reset(seed=1)
    for action in (99_999, -1, "work", 1.5, None):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)
    assert not any(env.terminations.values())


def test_after_the_end_it_does_as_pettingzoo_wants(caplog: pytest.LogCaptureFixture) -> None:
    """A dead agent takes nothing but None; when all are gone, a step is passed over with a warning."""
    env = pettingzoo.env("nation", players=2, max_cycles=1)
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(3)
    for _ in env.agents[:]:
        env.step(None)
    assert env.agents == []
    env.step(3)
    assert "step() called after all agents are terminated or truncated" in caplog.text
