"""Positions from a short description: what is said is set, and everything else is moved so that nothing is lost or doubled.

A game says in a subclass how its cards and counters belong together, in the words of its dumps. Whatever has no rule of its own is set as
it is; loading the position refuses what can't be.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from felicity.core.errors import BadOptions
from felicity.core.position import seat_text
from felicity.core.rng import Rng, start_of
from felicity.core.untrusted import quoted

Position = dict[str, Any]

MOST_TRIES: Final = 50_000  # streams that are tried before wanted draws are given up


class NotThere(Exception):
    """A card that an arrangement wants is nowhere to be taken from."""


class Arrangement:
    """A position of a game that is being arranged."""

    start: ClassVar[str] = ""  # the question at which arranged games begin, unless another is asked for; "": the first one
    board: ClassVar[Mapping[str, str]] = {}  # what each part of the table means
    player: ClassVar[Mapping[str, str]] = {}  # ... and of a player
    more: ClassVar[Mapping[str, str]] = {}  # what can be arranged besides, by names that stand in no dump

    def __init__(self, position: Position, cards: Any) -> None:
        self.position: Position = copy.deepcopy(position)
        self.cards = cards  # the card data of the game
        self.said: Mapping[str, Any] = {}  # all that is said of the player whose turn it is to be arranged

    # --- what a game brings ---

    def set_board(self, name: str, value: Any) -> None:
        """Set a part of the table."""
        self.position[name] = value

    def set_player(self, player: Position, name: str, value: Any) -> None:
        """Set what a player has."""
        player[name] = value

    # --- what all games do alike ---

    def change(self, table: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]) -> Position:
        """The position with all that is said of the table and of seats (from 1)."""
        known = [*self.position, *self.more]
        for name, value in table.items():
            if name not in known:
                raise BadOptions(f"There is no {quoted(name)} to arrange: choose from {', '.join(known)}.")
            self._try(name, lambda name=name, value=value: self.set_board(name, copy.deepcopy(value)))
        for seat, values in seats.items():
            player = self.player_of(seat)
            self.said = values
            for name, value in values.items():
                where = f"{seat_text(seat - 1)}.{name}"
                if name not in player:
                    raise BadOptions(f"There is no {quoted(where)} to arrange: choose from {', '.join(player)}.")
                self._try(where, lambda player=player, name=name, value=value: self.set_player(player, name, copy.deepcopy(value)))
        return self.position

    def player_of(self, seat: int) -> Position:
        """What stands there of a player."""
        players: list[Position] = self.position["players"]
        if not 1 <= seat <= len(players):
            raise BadOptions(f"There is no {seat_text(seat - 1)} to arrange: seats are numbered 1 to {len(players)}.")
        return players[seat - 1]

    def _try(self, where: str, change: Any) -> None:
        """A change, or an error that says where it went wrong."""
        try:
            change()
        except NotThere as missing:
            raise BadOptions(f"{where}: there is no {missing} left to take.") from None
        except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
            raise BadOptions(f"{where}: this can't be arranged ({type(error).__name__}: {error}).") from None

    def take(self, card: Any, *piles: list[Any]) -> None:
        """A card leaves the first of these piles that has it."""
        for pile in piles:
            if card in pile:
                pile.remove(card)
                return
        raise NotThere(quoted(card))


def stream_giving(draws: list[tuple[int, int]]) -> int:
    """A state of the generator from which the next draws come out as wanted: each an outcome, and of how many.

    >>> stream = Rng(stream_giving([(5, 6), (0, 2)]))
    >>> stream.below(6), stream.below(2)
    (5, 0)
    """
    for draw in draws:
        if not is_draw(draw):
            raise BadOptions(
                f"draws: expected pairs of an outcome and how many there are, such as (5, 6) for the last of six; found {quoted(draw)}."
            )
    for attempt in range(MOST_TRIES):
        state = start_of(f"arranged {attempt}")
        stream = Rng(state)
        if all(stream.below(outcomes) == outcome for outcome, outcomes in draws):
            return state
    raise BadOptions(f"draws: {len(draws)} draws are too many to be found by trying: lay cards on their piles instead.")


def is_draw(draw: object) -> bool:
    """Is this an outcome, and of how many?"""
    if not isinstance(draw, (tuple, list)) or len(draw) != 2 or not all(isinstance(each, int) for each in draw):
        return False
    return bool(0 <= draw[0] < draw[1])
