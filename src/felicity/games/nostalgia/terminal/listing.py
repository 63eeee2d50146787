"""The cards of Nostalgia in a list: both sides of its memories, and those of the base game with what the expansion adds to them."""

from __future__ import annotations

from typing import ClassVar

from felicity.cli.page import Page
from felicity.core.keys import Entry
from felicity.core.pack import Tables
from felicity.games.nostalgia.narration.narrator import NostalgiaNarrator
from felicity.games.pursuit.terminal.listing import PursuitListing
from felicity.text import has


class NostalgiaListing(PursuitListing):
    """Memories, and everything of The Pursuit of Happiness."""

    GAME = "nostalgia"
    KINDS: ClassVar[tuple[str, ...]] = ("nostalgia", *PursuitListing.KINDS)

    def __init__(self, page: Page, tables: Tables, narrator: NostalgiaNarrator) -> None:
        super().__init__(page, tables, narrator)
        self.memories = narrator

    def title(self, kind: str, cards: int) -> str:
        key = f"cards-nostalgia-{kind}"
        return self.page.say(key if has(self.page.lang, key) else f"cards-pursuit-{kind}", cards=cards)

    def lines(self, kind: str, id: str, entry: Entry) -> list[str]:
        if kind != "nostalgia":
            return super().lines(kind, id, entry)
        return [self.line(self.memories.card(id), self.memories.say(f"nostalgia-category-{entry['category']}")), *self.memories.sides(id)]
