"""Many tables stepped together: `make(game, n, players=..., mode=..., seed=..., **options)`.

A Gymnasium `VectorEnv` for self-play: at every table the seat that must choose is the agent, and `infos["to_act"]` says which it is. All
arrays are the tables' own memory, overwritten by every step: copy what you want to keep. A table whose game is over begins the next one in
the same step (`AutoresetMode.SAME_STEP`).
"""

from __future__ import annotations

from typing import Any, Final

from felicity import extras

extras.need("research")

import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402
from gymnasium import error, spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from felicity import plugins  # noqa: E402
from felicity.adapters.seats import Places, encoding_of  # noqa: E402
from felicity.api import whole  # noqa: E402
from felicity.core.batch import Batch  # noqa: E402
from felicity.core.errors import BadOptions  # noqa: E402
from felicity.core.rng import Rng, start_of  # noqa: E402

SEEDS: Final = 2**63 - 1
Actions = npt.NDArray[np.int64]
Rewards = npt.NDArray[np.float32]
Scores = npt.NDArray[np.floating[Any]]
Flags = npt.NDArray[np.bool_]


def make(game: str, n: int, players: int | None = None, mode: str | None = None, seed: int | None = None, **options: object) -> Tables:
    """N tables of a game. Equal seeds and actions give equal games.

    >>> tables = make("loop", 2, players=2, mode="basic", seed=7)
    >>> observations, infos = tables.reset()
    >>> observations.shape, infos["action_mask"].shape, infos["to_act"].tolist()
    ((2, 769), (2, 6461), [0, 0])
    """
    return Tables(game, n, players, mode, seed, options)


def is_whole(value: object) -> bool:
    """Is this a whole number, Python's or NumPy's?"""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


class Tables(VectorEnv[Places, Actions, Any]):
    """N tables of one game, set up alike."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: str, n: int, players: int | None, mode: str | None, seed: int | None, options: dict[str, object]) -> None:
        if not is_whole(n) or n < 1:
            raise BadOptions(f"n={n!r} can't be used: n is the number of tables, at least 1.")
        encoding, engine = encoding_of(game), plugins.game(game)
        players = None if players is None else whole("players", players)
        self.batch = Batch(engine, engine.set_up(mode, players, "0", options), encoding, n, self._first(seed))
        self.num_envs = n
        self.players = self.batch.players
        self.observations = np.frombuffer(self.batch.observations, np.uint8).reshape(n, -1)
        self.masks = np.frombuffer(self.batch.masks, np.int8).reshape(n, -1)  # the type that Gymnasium's sampling expects
        self.to_act = np.frombuffer(self.batch.to_act, np.uint8)
        self.over: Flags = np.frombuffer(self.batch.over, np.bool_)
        self.rewards: Rewards = np.frombuffer(self.batch.rewards, np.float32)
        self.returns: Rewards = np.frombuffer(self.batch.returns, np.float32).reshape(n, -1)
        self.last = np.frombuffer(self.batch.last, np.uint8).reshape(n, -1)
        self.never: Flags = np.zeros(n, np.bool_)
        self.highest = np.array(encoding.highest(self.players), dtype=np.uint8)
        self.single_observation_space = spaces.Box(np.zeros(self.batch.size, np.uint8), self.highest, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._seed_actions()

    def _first(self, seed: int | None) -> str:
        """The seed from which the seeds of all games are made; without one it is drawn from the environment's random generator."""
        if seed is None:
            return str(int(self.np_random.integers(SEEDS)))
        if not is_whole(seed) or seed < 0:
            raise error.Error(f"seed={seed!r} can't be used: a seed is a whole number, 0 or more.")
        return str(int(seed))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Places, dict[str, Any]]:
        """Start new games at all tables: with this seed, or without one with the seed that the tables were made with."""
        seed_text = self.batch.seed if seed is None else self._first(seed)
        self.batch.restart(seed_text)
        self._seed_actions()
        return self.observations, self._infos()

    def step(self, actions: Actions) -> tuple[Places, Rewards, Flags, Flags, dict[str, Any]]:
        """At every table the seat that must choose takes an action. If one is illegal, the error says where and why, and nothing happens.

        A reward is that of the seat that acted. Where a game is over, `infos["returns"]` has the returns of all its seats.
        """
        given = np.asarray(actions)
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise ValueError(f"Expected a row of {self.num_envs} actions, a whole number for each table; found {actions!r}.")
        self.batch.step(given.tolist())
        infos = self._infos()
        if self.batch.ended:
            infos["returns"], infos["_returns"] = self.returns, self.over
            infos["final_obs"], infos["_final_obs"] = self.last, self.over
        return self.observations, self.rewards, self.over, self.never, infos

    def sample(self) -> Actions:
        """A random legal action for each table; equal seeds draw the same."""
        return np.array(self.batch.sample(self.luck), np.int64)

    def legal(self) -> tuple[Actions, Actions]:
        """The legal actions, table after table, and where those of each table begin: short, however long the masks are.

        >>> tables = make("loop", 2, players=2, seed=7)
        >>> actions, starts = tables.legal()
        >>> sorted(actions[: starts[1]].tolist()) == np.flatnonzero(tables.masks[0]).tolist()
        True
        """
        actions, starts = self.batch.legal()
        return np.array(actions, np.int64), np.array(starts, np.int64)

    def draw(self, scores: Scores) -> Actions:
        """An action for each table, drawn from the legal ones by the softmax of their scores (logits); equal seeds draw the same.

        `scores` has a row for each table and a column for each action. Those of illegal actions are ignored.
        """
        found = np.asarray(scores)
        if found.shape != self.masks.shape or found.dtype.kind not in "fiu":
            tables, places = self.masks.shape
            raise ValueError(f"Expected scores for {tables} tables and {places} actions; found {found.dtype} of shape {found.shape}.")
        actions, starts = self.legal()
        ends = np.append(starts[1:], len(actions))
        owner = np.repeat(np.arange(self.num_envs), ends - starts)
        allowed = found[owner, actions]
        if np.isnan(allowed).any():
            at = int(np.flatnonzero(np.isnan(allowed))[0])
            raise ValueError(f"The score of action {actions[at]} at table {owner[at]} is NaN: expected a number, or -inf for never.")
        drawn = allowed + self.chance.gumbel(size=len(actions))  # Gumbel-max: the highest is a draw by the softmax
        return np.asarray(actions[np.lexsort((drawn, owner))[ends - 1]])

    def _seed_actions(self) -> None:
        """Restart the random generator for actions, from the seed of the tables."""
        self.luck = Rng(start_of(f"actions {self.batch.seed}"))
        self.chance = np.random.default_rng(int(self.batch.seed))

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "to_act": self.to_act}
