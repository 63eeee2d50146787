"""Positions from a short description: the parts named are set, and other pieces move so that none is lost or duplicated.

A game's subclass says how its cards and counters depend on each other, in the words of its dumps. A part without a rule of its own is set
as given; loading refuses an impossible position.
"""

from __future__ import annotations

import copy
import difflib
import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, Final

from felicity.core.errors import BadOptions
from felicity.core.position import seat_text
from felicity.core.rng import Rng, start_of
from felicity.core.untrusted import SHOWN, quoted

Position = dict[str, Any]

MOST_TRIES: Final = 50_000  # random streams to try before giving up on the draws asked for


class NotThere(Exception):
    """A card that an arrangement asks for can't be found in any pile."""


class Arrangement:
    """A position of a game that is being arranged."""

    start: ClassVar[str] = ""  # the question at which arranged games begin by default; "": the first one
    board: ClassVar[Mapping[str, str]] = {}  # parts of the table, each with its meaning
    player: ClassVar[Mapping[str, str]] = {}  # parts of a player, each with its meaning
    more: ClassVar[Mapping[str, str]] = {}  # what else can be arranged, under names that dumps don't have

    def __init__(self, position: Position, cards: Any) -> None:
        self.position: Position = copy.deepcopy(position)
        self.before = position
        self.cards = cards  # the card data of the game
        self.said: Mapping[str, Any] = {}  # everything the description says about the player being arranged

    # --- what each game provides ---

    def set_board(self, name: str, value: Any) -> None:
        """Set a part of the table."""
        self.position[name] = value

    def set_player(self, player: Position, name: str, value: Any) -> None:
        """Set what a player has."""
        player[name] = value

    # --- the same for all games ---

    def change(self, table: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]) -> Position:
        """The position after arranging the table and the seats (from 1) as described."""
        known = [*self.position, *self.more]
        for name, value in table.items():
            if name not in known:
                raise BadOptions(f"There is no {quoted(name)} to arrange: choose from {', '.join(known)}.")
            self._try(name, self.set_board, name, value, self.position.get(name))
        for seat, values in seats.items():
            player = self.player_of(seat)
            if not isinstance(values, Mapping):
                raise BadOptions(
                    f"{seat_text(seat - 1)}: expected names and values, such as {shown(dict([*player.items()][:1]))}; {found(values)}."
                )
            self.said = values
            for name, value in values.items():
                where = f"{seat_text(seat - 1)}.{name}"
                if name not in player:
                    raise BadOptions(f"There is no {quoted(where)} to arrange: choose from {', '.join(player)}.")
                self._try(where, partial(self.set_player, player), name, value, player[name])
        return self.position

    def player_of(self, seat: int) -> Position:
        """A player's entry in the position."""
        players: list[Position] = self.position["players"]
        if not 1 <= seat <= len(players):
            raise BadOptions(f"There is no {seat_text(seat - 1)} to arrange: seats are numbered 1 to {len(players)}.")
        return players[seat - 1]

    def _try(self, where: str, change: Callable[[str, Any], None], name: str, value: Any, example: Any) -> None:
        """Make a change, or raise an error that says where it went wrong; what was there before is an example."""
        try:
            change(name, copy.deepcopy(value))
        except NotThere as missing:
            raise BadOptions(f"{where}: {missing}.") from None
        except (AttributeError, KeyError, IndexError, TypeError, ValueError):
            such = f" such as {shown(example)}" if example is not None else ""
            raise BadOptions(f"{where}: expected a value{such}, {found(value)}.") from None

    def take(self, card: Any, *piles: list[Any]) -> None:
        """Take a card from the first of these piles that has it."""
        for pile in piles:
            if card in pile:
                pile.remove(card)
                return
        raise self.not_there(card)

    def not_there(self, card: Any) -> NotThere:
        """What is wrong with a card that no pile has: it is gone, or there never was one."""
        known = sorted(set(words_in(self.before)))
        if card in known:
            return NotThere(f"no {quoted(card)} is left to take")
        close = difflib.get_close_matches(str(card), known)
        return NotThere(f"there is no {quoted(card)} at this table" + (f". Close to it: {', '.join(close)}" if close else ""))


def words_in(value: Any) -> list[str]:
    """Every word that stands in a position, as a key or as a value."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        return [*value, *[word for part in value.values() for word in words_in(part)]]
    return [word for part in value for word in words_in(part)] if isinstance(value, (list, tuple)) else []


def shown(example: Any) -> str:
    """A value of a dump as an example."""
    text = json.dumps(example, ensure_ascii=False)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


def found(value: Any) -> str:
    """What was found instead."""
    return f"found {quoted(value)}"


def stream_giving(draws: list[tuple[int, int]]) -> int:
    """A generator state whose next draws come out as asked: each is an outcome and the number of outcomes.

    >>> stream = Rng(stream_giving([(5, 6), (0, 2)]))
    >>> stream.below(6), stream.below(2)
    (5, 0)
    """
    if not isinstance(draws, (list, tuple)):
        raise BadOptions(f"draws: expected a list of pairs, such as [(5, 6)] for the last of six; {found(draws)}.")
    for draw in draws:
        if not is_draw(draw):
            raise BadOptions(
                f"draws: expected pairs of an outcome and how many there are, such as (5, 6) for the last of six; {found(draw)}."
            )
    for attempt in range(MOST_TRIES):
        state = start_of(f"arranged {attempt}")
        stream = Rng(state)
        if all(stream.below(outcomes) == outcome for outcome, outcomes in draws):
            return state
    raise BadOptions(f"draws: {len(draws)} draws weren't found in {MOST_TRIES} tries: ask for fewer, or lay cards on their piles instead.")


def is_draw(draw: object) -> bool:
    """Is this a pair of an outcome and the number of outcomes?"""
    if not isinstance(draw, (tuple, list)) or len(draw) != 2 or not all(isinstance(each, int) for each in draw):
        return False
    return bool(0 <= draw[0] < draw[1])
