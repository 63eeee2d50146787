"""A list of cards in 80 columns, each with how certain its data is: the base of all games' listings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from felicity.cli.page import Page
from felicity.core.keys import Entry
from felicity.core.pack import Tables


class Listing(ABC):
    """Lists the cards of one game, kind by kind."""

    GAME: ClassVar[str]
    KINDS: ClassVar[tuple[str, ...]]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of cards that the game has."""
        return self.KINDS

    def __init__(self, page: Page, tables: Tables) -> None:
        self.page = page
        self.tables = tables

    @abstractmethod
    def lines(self, kind: str, id: str, entry: Entry) -> list[str]:
        """A card: its name and description, then more lines."""

    def show(self, kind: str) -> None:
        """All cards of a kind."""
        entries = self.tables[kind]
        self.page.rule(self.title(kind, len(entries)))
        for id in entries:
            self.show_card(kind, id)
        self.page.line()

    def show_card(self, kind: str, id: str) -> None:
        """One card, with all its levels."""
        entry = self.tables[kind][id]
        first, *others = self.lines(kind, id, entry)
        self.page.text(self.marked(first, entry), hang=2)
        for text in others:
            self.page.text(text, indent=3, hang=2)

    def named(self, words: str) -> list[tuple[str, str]]:
        """The kind and id of every card whose name or id contains these words; those that begin with them come first."""
        wanted = words.casefold()

        def names(kind: str, id: str) -> tuple[str, str]:
            return self.lines(kind, id, self.tables[kind][id])[0].casefold(), id.replace("-", " ")

        found = [(kind, id) for kind in self.kinds for id in self.tables[kind] if any(wanted in name for name in names(kind, id))]
        return sorted(found, key=lambda card: not any(name.startswith(wanted) for name in names(*card)))

    def title(self, kind: str, cards: int) -> str:
        """The heading of a kind of cards."""
        return self.page.say(f"cards-{self.GAME}-{kind.replace('_', '-')}", cards=cards)

    def marked(self, text: str, entry: Entry) -> str:
        """Add how certain the data is, if the entry says so."""
        return f"{text} [{self.page.say(certainty_key(str(entry['certainty'])))}]" if "certainty" in entry else text

    def line(self, name: str, *parts: str) -> str:
        """A name with its description."""
        return self.page.say("cards-line", name=name, text=" · ".join(part for part in parts if part))


def certainty_key(mark: str) -> str:
    """The word for how certain card data is."""
    return f"certainty-{mark}"
