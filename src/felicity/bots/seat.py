"""A seat as its bot sees it: the view, the options, and guesses at what is hidden. Never the position itself."""

from __future__ import annotations

from felicity.core.option import Option
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table


class Seat:
    """What one seat may know of a table at the moment it must choose."""

    def __init__(self, table: Table, rng: Rng) -> None:
        self.__table = table
        seat = table.to_act
        assert seat is not None, "only a seat that must choose is asked"
        self.number = seat
        self.game = table.setup.game
        self.question = table.question
        self.rng = rng  # the bot's own generator, never the table's

    def options(self) -> list[Option]:
        """What the seat may choose."""
        return self.__table.options()

    def view(self) -> dict[str, object]:
        """What the seat may know."""
        return self.__table.view(self.number)

    def guess(self) -> Table:
        """A complete table that the seat can't tell from the real one."""
        return self.__table.guess(self.number, self.rng)

    def guess_from(self, luck: str) -> Table:
        """The guess that follows from this word: always the same."""
        return self.__table.guess(self.number, Rng(start_of(luck)))
