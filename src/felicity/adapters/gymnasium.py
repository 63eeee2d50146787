"""Gymnasium: one seat learns, bots play the others. Importing this registers `felicity/<Game>-v1` for every game.

`gymnasium.make(id, players=..., mode=..., seat=..., bots=..., **options)`: `seat` from 1; `bots` is the name of a bot, or a list of them in
the order of the other seats. An observation is the row of numbers; `info["action_mask"]` marks the legal actions. An illegal
action ends the episode with a reward of -1, and `info["illegal"]` names the rule that forbids it; masked sampling
(`action_space.sample(mask)`) avoids that.
"""

from __future__ import annotations

from typing import Any, Final

from felicity import extras

extras.need("research")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402

from felicity import plugins  # noqa: E402
from felicity.adapters.seats import RESULT, Places, Seats, check_render_mode  # noqa: E402
from felicity.api import whole  # noqa: E402
from felicity.bots.registry import bot  # noqa: E402
from felicity.bots.seat import Seat  # noqa: E402
from felicity.core.errors import BadOptions, GameOver, NotAllowed  # noqa: E402
from felicity.core.rng import Rng, start_of  # noqa: E402

SEEDS: Final = 2**63 - 1
ILLEGAL: Final = -1.0  # the reward of an illegal action


class FelicityEnv(gymnasium.Env[Places, np.int64]):
    """A table at which the agent plays one seat."""

    metadata = {  # noqa: RUF012
        "render_modes": ["human", "ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        seat: int = 1,
        bots: str | list[str] = "random",
        rewards: str = RESULT,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.seats = Seats(game, players, mode, rewards, options)
        if not 1 <= whole("seat", seat) <= self.seats.players:
            raise BadOptions(f"seat={seat} can't be used: seats are numbered 1 to {self.seats.players}.")
        names: Any = [bots] * (self.seats.players - 1) if isinstance(bots, str) else bots
        if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
            raise BadOptions(f"bots={bots!r} can't be used: bots is the name of a bot, or a list of them.")
        check_render_mode(render_mode, self.metadata["render_modes"])
        if len(names) != self.seats.players - 1:
            raise BadOptions(
                f"{len(names)} bots can't sit in the {self.seats.players - 1} other seats: name one bot for each, or one for all."
            )
        self.seat = seat - 1
        self.bots = [bot(name, game) for name in names]
        self.render_mode = render_mode
        self.is_over = True  # until the first reset
        self.observation_space = spaces.Box(np.zeros(self.seats.size, np.uint8), self.seats.highest, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.seats.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Places, dict[str, Any]]:
        """Start a new game, up to the agent's first choice."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(SEEDS))
        self.seats.deal(first)
        self.luck = Rng(start_of(f"bots {first}"))
        self._play_others()
        self.is_over = self.seats.table.is_over
        return self._seen()

    def step(self, action: np.int64) -> tuple[Places, float, bool, bool, dict[str, Any]]:
        """The agent chooses, then the others up to its next choice or the end."""
        if self.is_over:
            raise GameOver("No game is running: call reset() to begin one.")
        try:
            reward = self.seats.play(action)[self.seat] + self._play_others()
        except NotAllowed as error:
            self.is_over = True
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal": str(error)}
        self.is_over = self.seats.table.is_over
        seen, info = self._seen()
        return seen, reward, self.is_over, False, info

    def _play_others(self) -> float:
        """The bots choose until the agent is next; returns the agent's reward for that."""
        reward, table = 0.0, self.seats.table
        while not table.is_over and self.seats.to_act != self.seat:
            to_act = self.seats.to_act
            player = self.bots[to_act if to_act < self.seat else to_act - 1]
            reward += self.seats.play(player.choose(Seat(table, self.luck)).number)[self.seat]
        return reward

    def _seen(self) -> tuple[Places, dict[str, Any]]:
        return self.seats.observation(self.seat), {"action_mask": self.seats.mask(self.seat)}

    def text(self) -> str:
        """What the agent may know as text, with the numbers and texts of the legal actions."""
        return self.seats.text(self.seat)

    def render(self) -> str | None:
        """The table as the agent sees it: printed, or as text."""
        if self.render_mode == "ansi":
            return self.text()
        if self.render_mode == "human":
            print(self.text())
        return None


def id_of(game: str) -> str:
    """The id under which a game is registered.

    >>> id_of("loop")
    'felicity/Loop-v1'
    """
    return f"felicity/{game.title()}-v1"


for _game in plugins.names():
    if plugins.plugin(_game).encoding() is not None and id_of(_game) not in gymnasium.registry:
        gymnasium.register(id_of(_game), f"{__name__}:{FelicityEnv.__name__}", disable_env_checker=True, kwargs={"game": _game})
