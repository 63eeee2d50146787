"""Nostalgia's positions from a short description: those of its base, and albums whose cards are exchanged so that none is lost."""

from __future__ import annotations

from typing import Any, Final

from felicity.core.arrangement import Position
from felicity.games.pursuit.arrange import PursuitArrangement

PASSIVE: Final = "passive"
ACTIVE: Final = "active"
BOTH: Final = "both"
STORES: Final = ("herbarium", "savings", "pet-rock", "tales")  # filled at level 2
FULL: Final = 6


class NostalgiaArrangement(PursuitArrangement):
    """A position of Nostalgia that is being arranged."""

    board = {  # noqa: RUF012
        **PursuitArrangement.board,
        "nostalgia": "the Nostalgia cards in the `box`, and `albums`, one for each seat: `hand`, `board` with the triggers that were met,"
        " `realised` with what is marked on each, `dropped`, and base cards that were `begun` in this round",
    }
    more = {  # noqa: RUF012
        **PursuitArrangement.more,
        "albums": 'by seat: `hand`, `board` as `{card: passive, active, both or ""}`, `realised` as `{card: level}`; the rest is in hand',
    }

    def set_board(self, name: str, value: Any) -> None:
        """Albums are arranged by seat."""
        if name != "albums":
            super().set_board(name, value)
            return
        for seat, cards in value.items():
            self.player_of(int(str(seat).removeprefix("seat")))
            self.set_album(self.position["nostalgia"]["albums"][int(str(seat).removeprefix("seat")) - 1], cards)

    def set_album(self, album: Position, cards: Position) -> None:
        """A player's eight cards: these, filled up with the ones the player had."""
        board: dict[str, str] = cards.get("board", {})
        levels: dict[str, int] = cards.get("realised", {})
        self.exchange(album, [*cards.get("hand", []), *board, *levels])
        owned = cards_of(album)
        album["board"] = [
            {"card": card, "passive": checks in (PASSIVE, BOTH), "active": checks in (ACTIVE, BOTH)} for card, checks in board.items()
        ]
        album["realised"] = [realised(card, level) for card, level in levels.items()]
        album["hand"] = [card for card in owned if card not in board and card not in levels and card not in album["dropped"]]

    def exchange(self, album: Position, wanted: list[str]) -> None:
        """Take the cards asked for from the box or another player's hand, and give others in return."""
        whole = self.position["nostalgia"]
        spare = [card for card in album["hand"] if card not in wanted]
        places = [whole["box"], *(other["hand"] for other in whole["albums"] if other is not album)]
        for card in wanted:
            if card in cards_of(album):
                continue
            place = next((place for place in places if card in place), None)
            if place is None or not spare:
                raise self.not_there(card)
            place[place.index(card)] = spare[-1]
            album["hand"][album["hand"].index(spare.pop())] = card


def cards_of(album: Position) -> list[str]:
    """All eight cards of a player."""
    laid = [entry["card"] for part in ("board", "realised") for entry in album[part]]
    return [*album["hand"], *laid, *album["dropped"]]


def realised(card: str, level: int) -> Position:
    """A realised card with nothing marked on it; a storage card is full at level 2."""
    return {
        "card": card,
        "level": level,
        "hourglasses": 0,
        "used": False,
        "met": False,
        "stock": FULL if card in STORES and level == 2 else 0,
    }
