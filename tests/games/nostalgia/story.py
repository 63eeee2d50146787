"""A table for short stories with Nostalgia cards; a card that a scene needs is exchanged for one that it doesn't, so that none is lost."""

from __future__ import annotations

from typing import Any, Self

from tests.games.pursuit.story import Story
from tests.games.story import Position

PASSIVE, ACTIVE, BOTH = "passive", "active", "both"


class Memories(Story):
    """A game with Nostalgia that can be arranged before it is played."""

    GAME = "nostalgia"

    # --- looking ---

    def album(self, seat: int = 1) -> Position:
        """A player's Nostalgia cards in words."""
        found: Position = self.position["nostalgia"]["albums"][seat - 1]
        return found

    def checks(self, card: str, seat: int = 1) -> tuple[bool, bool]:
        """The checks of the passive and the active trigger of a card on the board."""
        (entry,) = [entry for entry in self.album(seat)["board"] if entry["card"] == card]
        return entry["passive"], entry["active"]

    def realised(self, card: str, seat: int = 1) -> Position:
        """A realised card."""
        (entry,) = [entry for entry in self.album(seat)["realised"] if entry["card"] == card]
        found: Position = entry
        return found

    def on_board(self, seat: int = 1) -> list[str]:
        """Reminiscences, the oldest first."""
        return [entry["card"] for entry in self.album(seat)["board"]]

    # --- arranging ---

    def gives_turn_to(self, seat: int) -> Self:
        """Whoever has acted ends the turn; it is this player's."""
        self.ends_turn()
        return super().gives_turn_to(seat)

    def remembers(self, seat: int = 1, hand: list[str] | None = None, **cards: Any) -> Self:
        """Give a player these cards: board={card: "", "passive", "active" or "both"}, realised={card: level}; the rest stays in hand."""
        position = self.position
        album = position["nostalgia"]["albums"][seat - 1]
        board: dict[str, str] = cards.get("board", {})
        levels: dict[str, int] = cards.get("realised", {})
        wanted = [*(hand or []), *board, *levels]
        exchange(position, album, wanted)
        owned = cards_of(album)
        album["board"] = [
            {"card": card, "passive": checks in (PASSIVE, BOTH), "active": checks in (ACTIVE, BOTH)} for card, checks in board.items()
        ]
        album["realised"] = [realised(card, level) for card, level in levels.items()]
        album["hand"] = [card for card in owned if card not in board and card not in levels and card not in album["dropped"]]
        self.arrange(position)
        return self

    def marks(self, card: str, seat: int = 1, **values: Any) -> Self:
        """Change what is marked on a realised card: stock, used, met."""
        position = self.position
        for entry in position["nostalgia"]["albums"][seat - 1]["realised"]:
            if entry["card"] == card:
                entry.update(values)
        self.arrange(position)
        return self

    def empties_hand(self, seat: int = 1) -> Self:
        """All cards in hand were dropped earlier, so that turns end by themselves."""
        position = self.position
        album = position["nostalgia"]["albums"][seat - 1]
        album["dropped"] += album["hand"]
        album["hand"] = []
        self.arrange(position)
        return self


def cards_of(album: Position) -> list[str]:
    """All eight cards of a player."""
    laid = [entry["card"] for part in ("board", "realised") for entry in album[part]]
    return [*album["hand"], *laid, *album["dropped"]]


def realised(card: str, level: int) -> Position:
    """A realised card; a storage card is full when it has reached level 2."""
    stores = card in ("herbarium", "savings", "pet-rock", "tales") and level == 2
    return {"card": card, "level": level, "hourglasses": 0, "used": False, "met": False, "stock": 6 if stores else 0}


def exchange(position: Position, album: Position, wanted: list[str]) -> None:
    """Take the wanted cards from the box or another's hand, and give others in return."""
    spare = [card for card in album["hand"] if card not in wanted]
    places = [position["nostalgia"]["box"]] + [other["hand"] for other in position["nostalgia"]["albums"] if other is not album]
    for card in wanted:
        if card in cards_of(album):
            continue
        (place,) = [place for place in places if card in place]
        place[place.index(card)] = spare[-1]
        album["hand"][album["hand"].index(spare.pop())] = card


def story(players: int = 2, seed: int = 1, round: int = 2, **options: Any) -> Memories:
    """A new story at the First Player's first turn of a round; everybody has 3 of each resource."""
    return Memories(players, seed, round, **options)


def solo(seed: int = 1, round: int = 2, **options: Any) -> Memories:
    """A solo game."""
    return Memories(1, seed, round, **options)


def ended(t: Memories) -> Memories:
    """Everybody dies in the next upkeep, with what they have."""
    t.scene(round=7)
    for seat in range(1, len(t.position["players"]) + 1):
        t.player(seat).has(stress=15)
        t.empties_hand(seat)
    t.ends_round("rest")
    return t
