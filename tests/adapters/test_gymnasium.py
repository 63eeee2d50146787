"""Gymnasium's own check, for every game and mode, and what one seat among bots meets."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from felicity import plugins
from felicity.adapters.gymnasium import ILLEGAL, FelicityEnv, id_of
from felicity.core.errors import BadOptions, GameOver

CASES = [
    (game, mode, players)
    for game in plugins.names()
    for mode, (fewest, most) in plugins.game(game).facts.modes.items()
    for players in sorted({fewest, most})
]


@pytest.mark.parametrize(("game", "mode", "players"), CASES)
def test_the_environment_passes_the_check_of_gymnasium(game: str, mode: str, players: int) -> None:
    check_env(gymnasium.make(id_of(game), players=players, mode=mode).unwrapped)


def test_a_game_is_played_to_its_end_among_bots() -> None:
    env = gymnasium.make("felicity/Nation-v1", players=3, seat=2, bots=["random", "greedy"], render_mode="ansi")
    _, info = env.reset(seed=4)
    env.action_space.seed(4)
    over, rewards = False, 0.0
    while not over:
        _, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        rewards += float(reward)
        assert not truncated
    assert -1 <= rewards <= 1
    assert "result" in str(env.render())
    with pytest.raises(GameOver, match="call reset"):
        env.unwrapped.step(np.int64(0))


def test_an_action_that_is_not_allowed_ends_the_episode_and_cites_its_rule() -> None:
    env = FelicityEnv("nation", players=2)
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(info["action_mask"].argmin()))
    assert (reward, over) == (ILLEGAL, True)
    assert "NATION-" in info["illegal"]


def test_bad_input_is_told() -> None:
    with pytest.raises(BadOptions, match="seats are numbered 1 to 2"):
        FelicityEnv("nation", players=2, seat=3)
    with pytest.raises(BadOptions, match="name one bot for each, or one for all"):
        FelicityEnv("nation", players=3, bots=["random"])
    with pytest.raises(BadOptions, match="There is no bot 'best'"):
        FelicityEnv("nation", players=3, bots="best")
    with pytest.raises(BadOptions, match="loop has no mode 'fast'"):
        FelicityEnv("loop", mode="fast")
    with pytest.raises(BadOptions, match="nation has no option 'colour'"):
        gymnasium.make("felicity/Nation-v1", colour="red")
    with pytest.raises(BadOptions, match="players='two' can't be used: it must be a whole number"):
        FelicityEnv("nation", players="two")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="bots=3 can't be used: bots is the name of a bot, or a list of them"):
        FelicityEnv("nation", bots=3)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match=r"bots=\[3\] can't be used: bots is the name of a bot, or a list of them"):
        FelicityEnv("nation", players=2, bots=[3])  # type: ignore[list-item]
    with pytest.raises(BadOptions, match="render_mode is one of human, ansi"):
        FelicityEnv("nation", render_mode="film")
    with pytest.raises(gymnasium.error.NameNotFound):
        gymnasium.make("felicity/Chess-v1")
    env = FelicityEnv("nation", players=2)
    with pytest.raises(GameOver, match="call reset"):
        env.step(np.int64(0))
    for seed in (-1, "seven", 1.5):
        with pytest.raises(gymnasium.error.Error):
            env.reset(seed=seed)  # type: ignore[arg-type]
    env.reset(seed=1)
    with pytest.raises(BadOptions, match="There is no action 878"):
        env.step(np.int64(878))
    for action in ("work", 1.5, None):
        with pytest.raises(BadOptions, match=r"action=.* can't be used: it must be a whole number"):
            env.step(action)  # type: ignore[arg-type]
    assert not env.is_over
