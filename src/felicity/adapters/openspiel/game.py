"""A game as OpenSpiel knows it: its name, its parameters, and its general properties."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

import pyspiel

from felicity import plugins
from felicity.adapters.openspiel.observer import FelicityObserver
from felicity.adapters.openspiel.state import DEAL, DRAWS, FelicityState
from felicity.core.encoding import Encoding
from felicity.core.errors import BadOptions
from felicity.core.game import Game
from felicity.core.rng import Rng, start_of
from felicity.core.state import playout

LONGEST: Final = 1_000_000  # choices: more than any game takes
WIDEST: Final = 1_000  # outcomes of a draw: more than any deck has cards
OWN: Final[dict[str, Any]] = {
    "players": 0,
    "mode": "",
    "horizon": 0,
    "chance": DEAL,
    "deals": 10_000,
}  # parameters besides a game's options


def name_of(game: str) -> str:
    """The name under which a game is registered.

    >>> name_of("loop")
    'felicity_loop'
    """
    return f"felicity_{game}"


def parameters_of(engine: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    options = {option.name: written(option.default) for option in engine.facts.options}
    assert not OWN.keys() & options, "an option has the name of a parameter"
    return {**OWN, **options}


def written(value: object) -> object:
    """A value of an option as a parameter that OpenSpiel reads back from the name of a game.

    >>> written("5,9"), written("1"), written(True)
    ('5/9', '#1', True)
    """
    if not isinstance(value, str):
        return value
    return f"#{value}" if value.isdigit() else value.replace(",", "/")


def read(value: object) -> object:
    """A parameter as the value of an option."""
    return value.removeprefix("#").replace("/", ",") if isinstance(value, str) else value


@cache
def type_of(game: str, utility: pyspiel.GameType.Utility = pyspiel.GameType.Utility.GENERAL_SUM) -> pyspiel.GameType:
    """What OpenSpiel knows about a game without loading it."""
    engine = plugins.game(game)
    spans = engine.facts.modes.values()
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=engine.facts.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(most for _, most in spans),
        min_num_players=min(fewest for fewest, _ in spans),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=plugins.plugin(game).encoding() is not None,
        parameter_specification=parameters_of(engine),
    )


@cache
def is_together(game: str, mode: str, players: int) -> bool:
    """Do all seats win or lose together? The end of any game shows it."""
    engine = plugins.game(game)
    s = engine.start(engine.set_up(mode, players, "1", {}), False)
    playout(s, Rng(start_of("together")))
    return engine.result(s).together


class FelicityGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters. Each game has its own subclass: OpenSpiel keeps a reference to it even after Python has shut down."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.name
        self.engine = plugins.game(game)
        self.encoding: Encoding[Any] | None = plugins.plugin(game).encoding()
        defaults = parameters_of(self.engine)
        given = {**defaults, **params}
        self.chance, self.deals, self.horizon = given["chance"], given["deals"], given["horizon"]
        if self.chance not in (DEAL, DRAWS):
            raise BadOptions(f"chance={self.chance!r} can't be used: chance is one of {DEAL}, {DRAWS}.")
        if self.deals < 1 or self.horizon < 0:
            raise BadOptions(f"deals={self.deals}, horizon={self.horizon} can't be used: deals is at least 1, horizon at least 0.")
        options = {option.name: read(given[option.name]) for option in self.engine.facts.options}
        self.setup = self.engine.set_up(given["mode"] or None, given["players"] or None, "0", options)
        self.players = self.setup.players
        zero_sum = self.players > 1 and not is_together(game, self.setup.mode, self.players)
        utility = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.engine.alphabet.options),
            max_chance_outcomes=self.deals if self.chance == DEAL else WIDEST,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.horizon or LONGEST,
        )
        kind = utility.ZERO_SUM if zero_sum else utility.IDENTICAL if self.players > 1 else utility.GENERAL_SUM
        changed = {name: written(read(value)) for name, value in given.items() if written(read(value)) != defaults[name]}
        super().__init__(type_of(game, kind), info, changed)

    def new_initial_state(self) -> FelicityState:
        """A table before the deal."""
        return FelicityState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One deal, or as many draws as there are."""
        return 1 if self.chance == DEAL else LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FelicityObserver | None:
        """An observer: a seat, with or without its history, or a spectator. A seat's private information can't be observed separately."""
        if params:
            raise BadOptions(f"Observations take no parameters; found {params}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return FelicityObserver(self, kind)
