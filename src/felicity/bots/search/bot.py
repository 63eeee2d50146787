"""The bot that searches."""

from __future__ import annotations

from felicity.bots.bot import Bot
from felicity.bots.greedy import Evaluation
from felicity.bots.search.search import Budget, Search
from felicity.bots.search.tree import SearchSettings
from felicity.bots.seat import Seat
from felicity.core.option import Option


class SearchBot(Bot):
    """Plays the option that a search tried most."""

    def __init__(self, name: str, evaluation: Evaluation, budget: Budget, settings: SearchSettings | None = None) -> None:
        super().__init__(name)
        self.evaluation = evaluation
        self.budget = budget
        self.settings = settings or SearchSettings()

    def choose(self, seat: Seat) -> Option:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        return Search(self.evaluation, seat, self.settings).decide(self.budget)
