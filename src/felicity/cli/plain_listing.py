"""The listing for a game without its own: every key of its catalog with its value."""

from __future__ import annotations

from felicity.cli.listing import Listing
from felicity.cli.page import Page
from felicity.core.keys import Entry
from felicity.core.pack import Tables
from felicity.text.labels import spaced, title_of


class PlainListing(Listing):
    """Lists the cards of any game."""

    KINDS = ()

    def __init__(self, page: Page, tables: Tables, game: str) -> None:
        super().__init__(page, tables)
        self.game = game

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self.tables)

    def title(self, kind: str, cards: int) -> str:
        return f"{title_of(self.page.lang, self.game)}: {spaced(kind).lower()} ({cards})"

    def lines(self, kind: str, id: str, entry: Entry) -> list[str]:
        shown = [f"{spaced(name).lower()} {value}" for name, value in entry.items() if name not in ("id", "name", "certainty")]
        return [self.line(str(entry.get("name") or spaced(id)), *shown)]
