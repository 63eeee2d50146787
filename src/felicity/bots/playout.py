"""The evaluation for a game without its own: how the game ends when everybody plays on at random."""

from __future__ import annotations

from felicity.bots.greedy import Evaluation
from felicity.core.game import Game
from felicity.core.rng import Rng, start_of
from felicity.core.state import State, playout


class PlayoutEvaluation(Evaluation):
    """Plays games to their end. A search that evaluates repeatedly gets the average."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.rng = Rng(start_of("playouts"))

    def value(self, s: State, seat: int) -> float:
        return self.ends(s)[seat]

    def is_quiet(self, s: State) -> bool:
        return True

    def chances(self, s: State, seats: int) -> list[float]:
        return self.ends(s)

    def ends(self, s: State) -> list[float]:
        """One end of the game, with its value for every seat."""
        twin = self.game.copy(s)
        playout(twin, self.rng)
        return self.result_chances(self.game.result(twin))
