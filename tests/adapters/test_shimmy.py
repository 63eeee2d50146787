"""OpenSpiel's games as PettingZoo's: Shimmy's own wrapper, as it is released, around every game and mode."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test
from shimmy import OpenSpielCompatibilityV0

from felicity import plugins
from felicity.adapters import openspiel, pettingzoo

CASES = [(game, mode, fewest) for game in plugins.names() for mode, (fewest, _) in plugins.game(game).facts.modes.items()]
CYCLES = 30


def wrapped(game: str, mode: str, players: int, **more: Any) -> Any:
    return OpenSpielCompatibilityV0(game_name=openspiel.name_of(game), config={"mode": mode, "players": players, **more})


@pytest.mark.parametrize(("game", "mode", "players"), CASES)
def test_the_game_passes_the_test_of_pettingzoo(game: str, mode: str, players: int) -> None:
    with warnings.catch_warnings():
        # Shimmy's spaces of observations have no bounds, whatever the game.
        warnings.filterwarnings("ignore", "Agent's (minimum|maximum) observation space value is -?infinity")
        api_test(wrapped(game, mode, players))


@pytest.mark.parametrize(("game", "mode", "players"), CASES)
def test_equal_seeds_and_actions_give_equal_games(game: str, mode: str, players: int) -> None:
    tables = [wrapped(game, mode, players) for _ in range(2)]
    for table in tables:
        table.reset(seed=7)
    for choice in range(CYCLES):
        (one, *_, info), (two, *_) = (table.last() for table in tables)
        assert one.tobytes() == two.tobytes()
        allowed = np.flatnonzero(info["action_mask"])
        for table in tables:
            table.step(allowed[choice % len(allowed)])
        if not all(table.agents for table in tables) or any(tables[0].terminations.values()):
            break
    assert tables[0].game_state.history() == tables[1].game_state.history()


def test_it_sees_what_our_own_environment_shows() -> None:
    table, ours = wrapped("nation", "standard", 2), pettingzoo.env("nation", players=2, mode="standard")
    table.reset(seed=7)
    ours.reset(seed=7)
    space, own_space = table.observation_space("player_0"), ours.observation_space("player_1")["observation"]
    assert space.shape == own_space.shape
    assert own_space.contains(table.observe("player_0").astype(np.uint8))
    assert table.infos["player_0"]["action_mask"].shape == ours.observe("player_1")["action_mask"].shape


def test_its_seeds_of_action_spaces_are_lost_in_any_game() -> None:
    """So that PettingZoo's `seed_test`, which draws its actions from them, can't pass: Shimmy makes new ones in every step."""
    for name in ("tic_tac_toe", openspiel.name_of("nation")):
        table = OpenSpielCompatibilityV0(game_name=name)
        table.reset(seed=1)
        agent = table.agent_selection
        before = table.action_space(agent)
        table.step(np.flatnonzero(table.infos[agent]["action_mask"])[0])
        assert table.action_space(agent) is not before
        with pytest.raises(AssertionError, match="Incorrect actions"):
            seed_test(lambda name=name: OpenSpielCompatibilityV0(game_name=name), CYCLES)


def test_a_loaded_game_loses_its_parameters() -> None:
    """Shimmy loads it anew by its name in every reset: say `game_name` and `config` instead."""
    table = OpenSpielCompatibilityV0(env=pyspiel.load_game(openspiel.name_of("nation"), {"players": 2}))
    assert len(table.possible_agents) == 2
    table.reset(seed=1)
    assert table.game_state.get_game().num_players() == 4
