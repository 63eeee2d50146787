"""What all interfaces share: a table with its encoding, observations, masks, rewards, and the text for language models."""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from felicity import api, plugins
from felicity.api import whole
from felicity.core.batch import worth
from felicity.core.encoding import Encoding
from felicity.core.errors import BadOptions
from felicity.core.option import Option
from felicity.core.table import Table

Places = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

RESULT: Final = "result"  # the result, when the game is over
SCORE: Final = "score"  # the same, and every change of the score on the way
REWARDS: Final = (RESULT, SCORE)


def encoding_of(game: str) -> Encoding[Any]:
    """The encoding of a game, or an error that says what is missing."""
    found = plugins.plugin(game).encoding()
    if found is None:
        raise BadOptions(f"{game} can't be observed as numbers: its manifest (plugin.py) has no encoding().")
    return found


def check_render_mode(mode: str | None, modes: list[str]) -> None:
    """Refuse an unknown render mode."""
    if mode is not None and mode not in modes:
        raise BadOptions(f"render_mode={mode!r} can't be used: render_mode is one of {', '.join(modes)}.")


def lines_of(table: Table, seat: int | None) -> list[str]:
    """What a seat (from 0; None is a spectator) may know, a line for each part of its view."""
    view = dict(table.game.view(table.state, -1 if seat is None else seat))
    view["to_act"], view["question"] = table.to_act, table.question
    if table.is_over:
        view["result"] = table.result.as_dict()
    return [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in view.items()]


class Seats:
    """The seats of one table as programs see them, game after game. Seats are numbered from 0 here."""

    def __init__(self, game: str, players: int | None, mode: str | None, rewards: str, options: dict[str, object]) -> None:
        if rewards not in REWARDS:
            raise BadOptions(f"rewards={rewards!r} can't be used: rewards is one of {', '.join(REWARDS)}.")
        self.game = game
        self.encoding = encoding_of(game)
        self.engine = plugins.game(game)
        self.shaped = rewards == SCORE
        self.setup = self.engine.set_up(mode, None if players is None else whole("players", players), "0", options)
        self.options = options
        self.players = self.setup.players
        self.actions = len(self.engine.alphabet.options)
        self.size = self.encoding.size(self.players)
        self.highest = np.array(self.encoding.highest(self.players), dtype=np.uint8)
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Start a new game."""
        self.table: Table = api.new(self.game, self.players, self.setup.mode, seed, **self.options)  # type: ignore[arg-type]
        self.scores = self.standing()

    @property
    def to_act(self) -> int:
        """The seat that must choose; only while the game runs."""
        seat = self.table.to_act
        assert seat is not None
        return seat - 1

    def observation(self, seat: int) -> Places:
        """What a seat may know."""
        return np.frombuffer(self.encoding.encode(self.table.state, seat, self.players), dtype=np.uint8)

    def mask(self, seat: int) -> Mask:
        """The legal actions of a seat: none unless it must choose."""
        mask: Mask = np.zeros(self.actions, dtype=np.int8)
        if self.table.to_act == seat + 1:
            mask[[option.number for option in self.table.options()]] = 1
        return mask

    def option(self, action: Any) -> Option:
        """The option of an action, legal or not."""
        action = whole("action", action)
        if not 0 <= action < self.actions:
            raise BadOptions(f"There is no action {action}: {self.game} has actions 0 to {self.actions - 1}.")
        found = self.engine.alphabet.options[action]
        assert isinstance(found, Option)
        return found

    def play(self, action: Any) -> list[float]:
        """Take an action and return the reward of each seat. An illegal one raises `NotAllowed` with its rule."""
        self.table.play(self.option(action))
        return self.rewards()

    def rewards(self) -> list[float]:
        """Each seat's reward for the last action."""
        rewards = [0.0] * self.players
        if self.shaped:
            scores = self.standing()
            rewards = [float(now - before) for now, before in zip(scores, self.scores, strict=True)]
            self.scores = scores
        if self.table.is_over:
            rewards = [reward + won for reward, won in zip(rewards, self.returns(), strict=True)]
        return rewards

    def returns(self) -> list[float]:
        """The returns at the end of the game."""
        return worth(self.table.result)

    def standing(self) -> list[int]:
        """How far everybody has come, as everybody sees it: the first counter in the game's charts."""
        manifest = plugins.plugin(self.game)
        if not self.shaped or not manifest.charted:
            return [0] * self.players
        return [counters[manifest.charted[0]] or 0 for counters in manifest.standings(self.table.view(None))]

    def text(self, seat: int | None) -> str:
        """What a seat (from 0; None is a spectator) may know as text, with the numbers and texts of the legal actions."""
        lines = lines_of(self.table, seat)
        if seat is not None and self.table.to_act == seat + 1:
            lines += ["actions:", *(f"  {option.number}: {option.text}" for option in self.table.options())]
        return "\n".join(lines) + "\n"
