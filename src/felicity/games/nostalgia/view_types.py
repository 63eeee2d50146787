"""What Nostalgia adds to the views of its base."""

from __future__ import annotations

from typing import Annotated, TypedDict

from felicity.games.pursuit.view_types import PursuitPlayer, PursuitTable


class NostalgiaReminiscence(TypedDict):
    """A card on the Nostalgia board, with a check for each trigger."""

    card: str
    passive: bool
    active: bool


class NostalgiaRealised(TypedDict):
    """A card that was turned over."""

    card: str
    level: Annotated[int, "on a card with two choices the third and the fourth are these"]
    hourglasses: int
    used: Annotated[bool, "its skill, in this round"]
    met: Annotated[bool, "its goal, for good"]
    stock: int


class NostalgiaAlbum(TypedDict):
    """The Nostalgia cards of a player."""

    hand: Annotated[list[str] | None, "only one's own is told"]
    hand_size: int
    places: int
    board: list[NostalgiaReminiscence]
    realised: list[NostalgiaRealised]
    dropped: list[str]


class NostalgiaAddition(TypedDict):
    """What is shown of a player beside what the base shows."""

    nostalgia: NostalgiaAlbum


class NostalgiaPlayer(PursuitPlayer, NostalgiaAddition):
    """A life with its memories."""


class NostalgiaView(PursuitTable):
    """What a seat sees of a table of Nostalgia."""

    players: list[NostalgiaPlayer]
