"""The table with Nostalgia, drawn in 80 columns: the screen of the base game, with everybody's memories and the reader's hand."""

from __future__ import annotations

from felicity.cli.screen import View
from felicity.games.nostalgia.narration.narrator import NostalgiaNarrator
from felicity.games.pursuit.terminal.screen import PursuitScreen

TICK = "✓"
OPEN = "·"


class NostalgiaScreen(PursuitScreen):
    """Draws views for one table with Nostalgia."""

    def __init__(self, narrator: NostalgiaNarrator, labels: list[str], width: int) -> None:
        super().__init__(narrator, labels, width)
        self.memories = narrator

    def cards(self, player: View) -> list[str]:
        """The base game's cards, the reminiscences with their checks, and the realised cards."""
        album = player["nostalgia"]
        found = super().cards(player)
        found += [f"{self.memories.card(each['card'])} {check(each['passive'])}{check(each['active'])}" for each in album["board"]]
        found += [self.realised(each) for each in album["realised"]]
        return found

    def realised(self, each: View) -> str:
        """A realised card with its level and its stock."""
        name = self.memories.card(each["card"])
        stock = f" ({each['stock']})" if each["stock"] else ""
        return self.say("nostalgia-screen-realised", name=name, level=each["level"]) + stock

    def mine(self, view: View) -> list[str]:
        """The reader's hand, known before the trait is chosen (NOS-1.1), and the reader's board, with both sides of the cards."""
        me = view["players"][view["seat"] - 1]
        if not me["alive"]:
            return super().mine(view)
        album, lines = me["nostalgia"], super().mine(view)
        for at, each in enumerate(album["board"]):
            lines += self.entry("blank" if at else "nostalgia-board", self.side(each["card"]))
        for at, card in enumerate(album["hand"]):
            lines += self.entry("blank" if at else "nostalgia-hand", self.side(card))
        return lines

    def side(self, card: str) -> str:
        """A card with what it asks for and brings, on both sides."""
        return self.say("nostalgia-screen-memory", name=self.memories.card(card), text=" · ".join(self.memories.sides(card)))


def check(is_there: bool) -> str:
    """The check of a trigger."""
    return TICK if is_there else OPEN
