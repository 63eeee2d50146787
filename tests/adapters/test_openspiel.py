"""OpenSpiel's own tests and algorithms, for every game and mode, and what bad input is told."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from felicity_pig.plugin import PLUGIN as PIG
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.algorithms.get_all_states import get_all_states

from felicity import plugins
from felicity.adapters import openspiel
from felicity.core.errors import BadOptions, GameOver, NotAllowed

CASES = [
    (game, mode, players)
    for game in plugins.names()
    for mode, (fewest, most) in plugins.game(game).facts.modes.items()
    for players in sorted({fewest, most})
]
SMALLEST = [(game, mode, players) for game, mode, players in CASES if players == plugins.game(game).facts.modes[mode][0]]


def load(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(openspiel.name_of(game), parameters)


def after(game: Any, choices: int, deal: int = 1) -> Any:
    """The state after so many choices, always the same ones."""
    state = game.new_initial_state()
    state.apply_action(deal)
    for at in range(choices):
        if not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[at % len(actions)])
    return state


@pytest.fixture
def pig() -> Iterator[None]:
    """Pig is small enough for exact answers, where it is stopped early."""
    plugins.found().plugins["pig"] = PIG
    if openspiel.name_of("pig") not in pyspiel.registered_names():
        openspiel.register("pig")
    yield
    del plugins.found().plugins["pig"]


@pytest.mark.parametrize(("game", "mode", "players"), CASES)
def test_the_game_passes_the_simulations_of_openspiel(game: str, mode: str, players: int) -> None:
    loaded = load(game, mode=mode, players=players)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    assert loaded.num_players() == players


@pytest.mark.parametrize(("game", "mode", "players"), SMALLEST)
def test_the_game_passes_them_with_every_draw_as_a_chance_node(game: str, mode: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, mode=mode, players=players, chance="draws", horizon=20), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("choices", [3, 12, 30])
@pytest.mark.parametrize(("game", "mode", "players"), SMALLEST)
def test_a_seat_does_not_learn_what_is_hidden(game: str, mode: str, players: int, choices: int) -> None:
    """Positions that it can't tell apart look equal, in every form; ISMCTS keys its tree by them."""
    state = after(load(game, mode=mode, players=players), choices)
    others = {str(state)}
    for seat in range(players):
        for sample in (0.25, 0.75):
            other = state.resample_from_infostate(seat, lambda sample=sample: sample)
            assert_equal_to(seat, state, other)
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            others.add(str(other))
            play_on(seat, state.clone(), other)
    assert len(others) >= 3 or state.is_terminal()


def assert_equal_to(seat: int, one: Any, other: Any) -> None:
    assert other.information_state_string(seat) == one.information_state_string(seat)
    assert other.observation_string(seat) == one.observation_string(seat)
    assert other.observation_tensor(seat) == one.observation_tensor(seat)


def play_on(seat: int, truth: Any, guess: Any) -> None:
    """Whatever is played in both, the seat sees no difference before it is told of one."""
    for _ in range(4):
        both = [] if truth.is_terminal() else sorted(set(truth.legal_actions()) & set(guess.legal_actions()))
        if not both or truth.current_player() != guess.current_player():
            return
        for state in (truth, guess):
            state.apply_action(both[len(both) // 2])
        if truth.position.log[seat] != guess.position.log[seat]:
            return
        assert_equal_to(seat, truth, guess)


def test_what_others_were_told_alone_is_not_in_a_guess() -> None:
    state = after(load("loop", mode="competitive", players=2), 6)
    guess = state.resample_from_infostate(0, lambda: 0.5)
    assert guess.position.log[1] == state.position.log[0] != state.position.log[1]
    assert guess.history() == []


def test_the_information_state_remembers_what_an_observation_does_not() -> None:
    game = load("rainbow", players=2)
    one, two = after(game, 0), after(game, 0)
    assert one.information_state_string(0) == two.information_state_string(0)
    one.apply_action(one.legal_actions()[0])
    two.apply_action(two.legal_actions()[-1])
    assert one.information_state_string(0) != two.information_state_string(0)


@pytest.mark.parametrize(("game", "mode", "players"), [case for case in SMALLEST if case[2] > 1])
def test_ismcts_searches(game: str, mode: str, players: int) -> None:
    loaded = load(game, mode=mode, players=players, horizon=40)
    state = after(loaded, 6)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        loaded, mcts.RandomRolloutEvaluator(1, luck), uct_c=2.0, max_simulations=4, random_state=luck, allow_inconsistent_action_sets=True
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.usefixtures("pig")
def test_small_trees_have_exact_answers() -> None:
    """Pig to 10 points, stopped after three choices. None of our games is small enough."""
    game = load("pig", goal=10, horizon=3, players=2, chance="draws")
    states = get_all_states(game, include_chance_states=True)
    assert len(states) == 324
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    np.random.seed(1)
    for _ in range(60):
        solver.iteration()
    solved = exploitability.nash_conv(game, solver.average_policy())
    assert solved < uniform / 2


def test_games_are_kept_by_pickle_and_by_name() -> None:
    game = load("pursuit", mode="solo", players=1, starting_player="1", sth_limits="-4,4")
    assert str(game) == "felicity_pursuit(mode=solo,players=1,starting_player=#1,sth_limits=-4/4)"
    state = after(pyspiel.load_game(str(game)), 8)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert str(again.get_game()) == str(game)


def test_who_wins_from_whom_is_known() -> None:
    kinds = pyspiel.GameType.Utility
    assert load("loop", mode="competitive", players=3).get_type().utility == kinds.ZERO_SUM
    assert load("loop", mode="coop", players=3).get_type().utility == kinds.IDENTICAL
    assert load("loop", mode="solo").get_type().utility == kinds.GENERAL_SUM
    assert load("nation").num_players() == 4


def test_a_horizon_stops_the_game() -> None:
    state = after(load("nation", players=2, horizon=5), 99)
    assert state.is_terminal()
    assert state.move_number() == 6
    assert state.returns() == [0.0, 0.0]


def test_bad_input_is_told() -> None:
    with pytest.raises(BadOptions, match="loop has no mode 'fast'"):
        load("loop", mode="fast")
    with pytest.raises(BadOptions, match="loop in basic mode is for 2 to 6 players, not 7"):
        load("loop", mode="basic", players=7)
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        load("loop", colour="red")
    with pytest.raises(pyspiel.SpielError, match="Wrong type for parameter players"):
        load("loop", players="two")
    with pytest.raises(BadOptions, match="chance is one of deal, draws"):
        load("loop", chance="dice")
    with pytest.raises(BadOptions, match="deals is at least 1"):
        load("loop", deals=0)
    state = after(load("nation", players=2), 0)
    refused = next(action for action in range(878) if action not in state.legal_actions())
    with pytest.raises(NotAllowed, match="NATION-"):
        state.apply_action(refused)
    with pytest.raises(BadOptions, match="There is no action 878"):
        state.apply_action(878)
    with pytest.raises(pyspiel.SpielError):
        state.observation_string(2)
    for action in ("work", 1.5, None):
        with pytest.raises(TypeError, match="apply_action"):
            state.apply_action(action)
    for over in (after(load("nation", players=2, target=1), 9_999), after(load("nation", players=2, horizon=2), 2)):
        assert over.is_terminal()
        with pytest.raises(GameOver):
            over.apply_action(0)


@pytest.mark.parametrize("chance", ["deal", "draws"])
def test_bad_input_changes_nothing(chance: str) -> None:
    state = load("nation", players=2, chance=chance, deals=3).new_initial_state()
    before = str(state)
    with pytest.raises(BadOptions, match="There is no outcome 99: chance has outcomes 0 to "):
        state.apply_action(99)
    assert str(state) == before
    while state.is_chance_node():
        state.apply_action(0)
    before, history = str(state), state.history()
    refused = next(action for action in range(878) if action not in state.legal_actions())
    with pytest.raises(NotAllowed, match="NATION-"):
        state.apply_action(refused)
    assert (str(state), state.history()) == (before, history)
