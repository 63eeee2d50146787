"""A table for short stories with Nostalgia cards; a card that a scene needs is exchanged for one that it doesn't, so that none is lost."""

from __future__ import annotations

from typing import Any, Self

from tests.games.pursuit.story import Story
from tests.games.story import Position


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
        return self.scene(albums={seat: {"hand": hand or [], **cards}})

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
