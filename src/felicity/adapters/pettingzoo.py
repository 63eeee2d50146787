"""PettingZoo: `env(game, players=..., mode=..., **options)`, where agents act one after another.

Agents are called `player_1` and so on, after their seats. An observation has the row of numbers under `observation` and the legal
actions under `action_mask`; with `text=True` the `infos` of the agent to act have the text form. The seat that must choose is
the agent to act, whoever's turn it is, even if there is only one answer. Players who have died or were eliminated no longer act, but stay
until the end, when everybody gets their reward.
"""

from __future__ import annotations

from typing import Any, Final

from felicity import extras

extras.need("research")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.utils import EzPickle, seeding  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from felicity.adapters.seats import RESULT, Mask, Places, Seats, check_render_mode  # noqa: E402
from felicity.api import whole  # noqa: E402
from felicity.core.errors import BadOptions, GameOver, NotAllowed, NotYourTurn  # noqa: E402

Observation = dict[str, Any]

SEEDS: Final = 2**63 - 1
ILLEGAL: Final = -1.0  # the reward of an illegal action
END: Final = "end"  # an illegal action ends the game, as usual in PettingZoo
AGAIN: Final = "again"  # nothing happens, and the agent acts again


def env(game: str, **settings: Any) -> AECEnv:
    """A table of a game. An illegal action ends it with a reward of -1 for the agent that took it.

    `players` and `mode` as in `felicity.new`; `rewards="score"` also rewards every change of the score; `max_cycles` stops a game after so
    many choices; `render_mode` is `human` or `ansi`; `text=True` adds the text form to `infos`; everything else is an option of the game.

    >>> table = env("loop", players=3)
    >>> table.reset(seed=7)
    >>> table.agent_selection
    'player_1'
    """
    illegal = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal))


def parallel_env(game: str, illegal: str = END, **settings: Any) -> AllAtOnce:
    """The same for programs that step all agents at once: one of them acts, and the others' actions are ignored.

    With `illegal="again"` an illegal action changes nothing: its agent gets -1 and acts again. Then every action is useful,
    even for programs that ignore the mask. `max_cycles` counts steps.

    >>> table = parallel_env("loop", players=2)
    >>> observations, infos = table.reset(seed=7)
    >>> [bool(seen["action_mask"].any()) for seen in observations.values()]
    [True, False]
    """
    return AllAtOnce(raw_env(game, **settings), illegal)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801
    """The table itself, without the wrappers that handle bad input."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "name": "felicity_v1", "is_parallelizable": True}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        rewards: str = RESULT,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        text: bool = False,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, players, mode, rewards, max_cycles, render_mode, text, **options)
        super().__init__()
        self.seats = Seats(game, players, mode, rewards, options)
        check_render_mode(render_mode, self.metadata["render_modes"])
        if max_cycles is not None and whole("max_cycles", max_cycles) < 1:
            raise BadOptions(f"max_cycles={max_cycles} can't be used: expected at least 1.")
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.text = text
        self.metadata = {**raw_env.metadata, "name": f"felicity_{game}_v1"}
        self.possible_agents = [f"player_{seat + 1}" for seat in range(self.seats.players)]
        self.agents: list[str] = []
        row = spaces.Box(np.zeros(self.seats.size, np.uint8), self.seats.highest, dtype=np.uint8)
        mask = spaces.Box(0, 1, (self.seats.actions,), np.int8)
        self._observation_spaces = {agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.seats.actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._action_spaces[self.possible_agents[self._seat(agent)]]

    def _seat(self, agent: str) -> int:
        """An agent's seat, from 0."""
        if agent not in self._action_spaces:
            raise BadOptions(f"There is no agent {agent!r}: choose one of {', '.join(self.possible_agents)}.")
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Equal seeds give equal games; without a seed, the random sequence continues."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.seats.deal(int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent may know; the mask is empty unless it must choose."""
        seat = self._seat(agent)
        row: Places = self.seats.observation(seat)
        mask: Mask = self.seats.mask(seat)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent to act chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        won = self.seats.play(action)
        self.rewards = dict(zip(self.possible_agents, won, strict=True))
        if self.seats.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.seats.table.number >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Select the agent to act."""
        if self.seats.table.is_over:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self.seats.to_act]
        if self.text:
            self.infos = {agent: {} for agent in self.agents}
            self.infos[self.agent_selection]["text"] = self.seats.text(self.seats.to_act)

    def render(self) -> str | None:
        """The table as a spectator sees it: printed, or as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is nothing to render without a render mode: env(..., render_mode='ansi').")
            return None
        text = self.seats.text(None)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


class AllAtOnce(ParallelEnv):  # type: ignore[misc]
    """A table whose agents all give an action in each step; only that of the agent to act counts."""

    def __init__(self, table: raw_env, illegal: str) -> None:
        if illegal not in (END, AGAIN):
            raise BadOptions(f"illegal={illegal!r} can't be used: illegal is one of {END}, {AGAIN}.")
        self.table = table
        self.illegal = illegal
        self.cycles = 0
        self.metadata = table.metadata
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.table.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, Any]]:
        """Start a new game, and return everybody's observation."""
        self.table.reset(seed, options)
        self.agents = self.table.agents[:]
        self.cycles = 0
        return self._observations(), self.table.infos

    def step(self, actions: Any) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """The agent to act chooses. An illegal action gives its agent -1, and ends the game or must be chosen again."""
        table = self.table
        if not self.agents:
            raise GameOver("No game is running: call reset() to begin one.")
        acting = table.agent_selection
        if not isinstance(actions, dict) or not actions.keys() <= set(self.agents):
            raise BadOptions(f"{actions!r} can't be used: actions are a dictionary by agent, of {', '.join(self.agents)}.")
        if actions.get(acting) is None:
            others = f"only {', '.join(actions)} gave one" if actions else "nobody gave one"
            raise NotYourTurn(f"{acting} must choose, but gave no action: {others}.")
        refused = self._try(acting, actions[acting])
        infos = {**table.infos, acting: {**table.infos[acting], "illegal": refused}} if refused else table.infos
        self.cycles += 1
        if table.max_cycles is not None and self.cycles >= table.max_cycles and not any(table.terminations.values()):
            table.truncations = dict.fromkeys(self.agents, True)
        found = self._observations(), table.rewards, table.terminations, table.truncations, infos
        if any(table.terminations.values()) or any(table.truncations.values()):
            self.agents = []
        return found

    def _try(self, acting: str, action: int) -> str:
        """Take an action; returns the reason if it is illegal."""
        table = self.table
        try:
            table.step(action)
        except NotAllowed as error:
            table.rewards = {agent: ILLEGAL if agent == acting else 0.0 for agent in self.agents}
            if self.illegal == END:
                table.terminations = dict.fromkeys(self.agents, True)
            return str(error)
        return ""

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def render(self) -> str | None:
        """The table as a spectator sees it: printed, or as text."""
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""
