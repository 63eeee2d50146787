"""The cards of The Pursuit of Happiness with Nostalgia in a list: both sides of every Nostalgia card, and the kinds that got more cards."""

from __future__ import annotations

from typing import ClassVar

from felicity.cli.listing_pursuit import PursuitListing
from felicity.cli.page import Page
from felicity.core.pack import Entry, Tables
from felicity.text.nostalgia import NostalgiaTeller


class NostalgiaListing(PursuitListing):
    """Nostalgia cards, items and activities, partners, traits and life goals."""

    GAME = "nostalgia"
    KINDS: ClassVar[tuple[str, ...]] = ("nostalgia", "item", "partner", "trait", "goal")

    def __init__(self, page: Page, tables: Tables, teller: NostalgiaTeller) -> None:
        super().__init__(page, tables, teller)
        self.memories = teller

    def lines(self, kind: str, id: str, entry: Entry) -> list[str]:
        if kind != "nostalgia":
            return super().lines(kind, id, entry)
        return [self.line(self.memories.card(id), self.memories.say(f"nostalgia-category-{entry['category']}")), *self.memories.sides(id)]
