"""The interface of every bot, and the bot that chooses at random."""

from __future__ import annotations

from abc import ABC, abstractmethod

from felicity.bots.seat import Seat
from felicity.core.native import mypyc_attr
from felicity.core.option import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses one of a seat's options."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def choose(self, seat: Seat) -> Option:
        """The option to play."""


class RandomBot(Bot):
    """Every option is equally likely."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, seat: Seat) -> Option:
        options = seat.options()
        return options[seat.rng.below(len(options))]
