"""A position of an OpenSpiel game: the player to move, the possible outcomes of chance, the returns."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pyspiel

from felicity.adapters.openspiel.position import Position
from felicity.core.batch import worth
from felicity.core.draws import GivenSetup, OutcomeNeeded
from felicity.core.errors import BadOptions, GameOver
from felicity.core.game import Setup
from felicity.core.rng import LAST, Rng

if TYPE_CHECKING:
    from felicity.adapters.openspiel.game import FelicityGame

DEAL: Final = "deal"
DRAWS: Final = "draws"


class FelicityState(pyspiel.State):  # type: ignore[misc]
    """A table in OpenSpiel's terms: seats are numbered from 0."""

    def __init__(self, game: FelicityGame) -> None:
        super().__init__(game)
        self.position = Position(game.name, game.setup, None)
        if game.chance == DRAWS:
            self._draw(-1, ())

    def current_player(self) -> int:
        """The player to move."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.table is None or self.position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.table.state.agenda[-1].seat()

    def is_terminal(self) -> bool:
        """Is the game over, or was it stopped?"""
        at, horizon = self.position, self.get_game().horizon
        if at.table is None or at.outcomes:
            return False
        return at.table.is_over or 0 < horizon <= at.moves

    def _legal_actions(self, player: int) -> list[int]:
        table = self.position.table
        assert table is not None
        return sorted(option.number for option in table.options())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes, all equally likely."""
        outcomes = self.position.outcomes or self.get_game().deals
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        at, game = self.position, self.get_game()
        if self.is_terminal():
            raise GameOver("The game is over: nothing more can be played.")
        outcomes = game.deals if at.table is None and game.chance == DEAL else at.outcomes
        if outcomes and not 0 <= action < outcomes:
            raise BadOptions(f"There is no outcome {action}: chance has outcomes 0 to {outcomes - 1} here.")
        if game.chance == DEAL:
            if at.table is None:
                at.deal(seeded(at.setup, action))
            else:
                at.play(action, None)
        elif at.outcomes:
            self._draw(at.chosen, (*at.given, action))
        else:
            self._draw(action, ())

    def _draw(self, action: int, given: tuple[int, ...]) -> None:
        """Deal (-1) or take an action with these outcomes; if one is missing, chance is next."""
        at, outcomes = self.position, 0
        try:
            if action < 0:
                at.deal(GivenSetup(at.setup, given))
            else:
                at.play(action, given)
        except OutcomeNeeded as needed:
            outcomes = needed.outcomes
        at.chosen, at.given, at.outcomes = action, given, outcomes

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{DEAL} {action}" if self.get_game().chance == DEAL else f"draw {action} of {self.position.outcomes}"
        return str(self.get_game().engine.alphabet.options[action].text)

    def returns(self) -> list[float]:
        """The returns at the end; 0 before it, and if the horizon stopped the game."""
        table = self.position.table
        if table is None or self.position.outcomes or not table.is_over:
            return [0.0] * self.get_game().players
        return worth(table.result)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FelicityState:
        """A state that the player can't tell from this one; its log contains only what the player was told."""
        at, twin = self.position, FelicityState(self.get_game())
        assert at.table is not None
        found = Position(at.game, at.setup, at.table.guess(player + 1, Rng(1 + int(sampler() * (LAST - 1)))))
        found.log, found.moves = tuple([at.log[player]] * at.setup.players), at.moves
        twin.position = found
        return twin

    def __str__(self) -> str:
        at = self.position
        position = None if at.table is None else at.table.game.dump(at.table.state)
        return json.dumps({"position": position, "draws": [at.chosen, *at.given]}, ensure_ascii=False)


def seeded(setup: Setup, deal: int) -> Setup:
    """The setup of a deal."""
    return Setup(setup.game, setup.version, setup.mode, setup.players, setup.options, setup.pack, f"openspiel-{deal}")
