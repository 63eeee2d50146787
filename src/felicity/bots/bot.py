"""What every bot is, and the one that chooses at random."""

from __future__ import annotations

from abc import ABC, abstractmethod

from felicity.bots.seat import Seat
from felicity.core.option import Option


class Bot(ABC):
    """Chooses one of a seat's options."""

    name: str

    @abstractmethod
    def choose(self, seat: Seat) -> Option:
        """The option to play."""


class RandomBot(Bot):
    """Every option is equally likely."""

    name = "random"

    def choose(self, seat: Seat) -> Option:
        options = seat.options()
        return options[seat.rng.below(len(options))]
