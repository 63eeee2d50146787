"""The table as one seat sees it, drawn in 80 columns from its view: what all games' screens share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final

from felicity.cli.page import wrapped
from felicity.text.narrator import Narrator

View = dict[str, Any]  # as returned by `Table.view`
LABEL: Final = 12  # columns for the words at the left edge


class Screen(ABC):
    """Draws views for one table."""

    SHORT: ClassVar[tuple[str, ...]] = ("TakeTurn",)  # questions before which the player's own counters are shown again
    ALWAYS_ASKED: ClassVar[tuple[str, ...]] = ()  # even with a single answer: skipping the question would reveal the hand

    def __init__(self, narrator: Narrator, labels: list[str], width: int) -> None:
        self.labels = labels  # names as shown on the table, e.g. with a bot's level
        self.width = width
        self.say = narrator.say

    @abstractmethod
    def title(self, view: View) -> str:
        """The game and the round."""

    @abstractmethod
    def table(self, view: View) -> list[str]:
        """Everything in the open."""

    @abstractmethod
    def mine(self, view: View) -> list[str]:
        """What only this seat knows, and what it can do."""

    @abstractmethod
    def short(self, view: View) -> list[str]:
        """The player's own counters, for the questions within a turn."""

    @abstractmethod
    def is_fresh(self, view: View) -> bool:
        """Is this the first question of a turn, before which the whole table is shown?"""

    def mark(self, view: View, player: View) -> str:
        """A mark for the player whose turn it is."""
        return ">" if player["seat"] == view["active"] and view["round"] else " "

    def initial(self, seat: int) -> str:
        """One letter for a seat."""
        return "ABCDEF"[seat - 1]

    def entry(self, key: str, text: str) -> list[str]:
        """A word at the left edge, and its text."""
        lines = wrapped(text, self.width, LABEL + 1)
        return [f" {self.say(f'screen-{key}'):{LABEL}}".ljust(LABEL + 1)[: LABEL + 1] + lines[0][LABEL + 1 :], *lines[1:]]


def cut(text: str, width: int) -> str:
    """At most so many characters."""
    return text if len(text) <= width else text[: width - 1] + "…"
