"""What views of The Game of Happiness are made of."""

from __future__ import annotations

from typing import Annotated, TypedDict

from felicity.core.view_types import OneOf, Seat
from felicity.games.rainbow.constants import AREAS, FATE_CARDS, TRACKS

Area = Annotated[str, OneOf(AREAS)]


class RainbowHolder(TypedDict):
    """A holder of the wheel, and who stands there."""

    track: Annotated[str, OneOf(TRACKS), "beside it"]
    seat: Seat | None


class RainbowNumbers(TypedDict):
    """A pile of numbered cards."""

    left: int
    used: list[int]


class RainbowPiles(TypedDict):
    """The devices that are piles of numbered cards."""

    bookshelf: RainbowNumbers
    bicycle: RainbowNumbers


class RainbowBoard(TypedDict):
    """The wheel by holders, piles by number with what is known of their bottom, and the numbered cards that were used."""

    wheel: Annotated[list[RainbowHolder], "clockwise"]
    fate: int
    fate_bottom: list[Annotated[str, OneOf(FATE_CARDS)]]
    self_improvement: int
    self_improvement_bottom: list[Area]
    removed_fate: list[Area]
    removed_self_improvement: list[Area]
    numbers: RainbowPiles


class RainbowMat(TypedDict):
    """What lies in front of a player, in views and saves."""

    marker: Annotated[str | None, "`love 3`, `love 0` at its start, `wheel love` on the holder beside it"]
    may_get_off: bool
    button: Annotated[str | None, "where it lies, said as for the marker"]
    hang_ups: list[Area]
    fate_hang_ups: list[Area]
    saved: Annotated[list[Area], "self-improvement cards"]
    keys: Annotated[list[Area], "in front"]
    stand: Annotated[list[Area], "keys that are safe, from the bottom"]
    stand_rounds: Annotated[list[int], "in which each of them was placed"]
    money: int
    collected: Annotated[int, "in the whole game"]


class RainbowPlayer(RainbowMat):
    """Everything in front of a player is open."""

    seat: Seat
    on_wheel: bool


class RainbowView(TypedDict):
    """What a seat sees of a table of The Game of Happiness."""

    game: str
    mode: str
    seat: Annotated[int | None, "null is a spectator"]
    round: int
    starter: Seat
    active: Seat
    winner: Seat | None
    button_moved: bool
    board: RainbowBoard
    players: list[RainbowPlayer]
