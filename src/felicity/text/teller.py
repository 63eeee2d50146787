"""A table told in words: options, questions, refusals and events in one language, with the names of its people.

What the games share stands here. A game brings its tables (which figures its options have, which words they are made of) and overrides
what is its own; its sentences are in `locale/<language>/<game>*.ftl`.
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from typing import ClassVar, Final

from felicity.core.ask import Refusal
from felicity.core.event import EventKinds
from felicity.core.option import Alphabet, Option
from felicity.core.result import Result
from felicity.core.table import Table
from felicity.text.catalog import Figure, forms, has, say
from felicity.text.story import listed

Figures = dict[str, Figure]

NAMES: Final = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay")  # of those who gave none


def begins_with_vowel(name: str) -> bool:
    """Does French say `d’` before this name?"""
    return unicodedata.normalize("NFKD", name)[:1].lower() in ("a", "e", "i", "o", "u", "y", "h", "œ", "æ")


def upper_first(text: str) -> str:
    """A sentence begins with a capital; names keep theirs."""
    return text[:1].upper() + text[1:]


def signed(figure: int) -> str:
    """A figure with its sign.

    >>> signed(3), signed(0), signed(-2)
    ('+3', '0', '−2')
    """
    return f"{figure:+d}".replace("-", "−") if figure else "0"


class Teller(ABC):
    """Tells about tables. What it says depends on nothing but what it was made with and is asked about, so that it may be remembered."""

    GAME: ClassVar[str]
    KINDS: ClassVar[list[str]]  # of options, by number
    ALPHABET: ClassVar[Alphabet]
    HAPPENINGS: ClassVar[EventKinds]
    # What the figures of an option mean, by its kind: `name:kind=field`.
    OPTION_FIGURES: ClassVar[dict[str, str]]
    # Kinds of figures that have words, each with the beginning of its keys.
    WORDS: ClassVar[dict[str, str]]
    # The groups of options in the order in which they are shown.
    GROUPS: ClassVar[tuple[str, ...]]
    # What the table or the next line says anyway, and what stands above a part of the story.
    UNTOLD: ClassVar[set[str]] = set()
    HEADS: ClassVar[set[str]] = {"round-started", "turn-started"}
    # Events of which several in a row are told in one sentence, and those that end the sentence of another one of the same person.
    SEVERAL: ClassVar[set[str]] = set()
    TAILS: ClassVar[dict[str, set[str]]] = {}

    def __init__(self, lang: str, names: list[str]) -> None:
        self.lang = lang
        self.names = names  # in seat order

    def say(self, key: str, **figures: Figure) -> str:
        """A sentence of the catalog."""
        return say(self.lang, key, **figures)

    # --- results ---

    def verdict(self, result: Result) -> str:
        """Who won."""
        if result.together:
            key = "end-won" if result.winners else "end-lost"
            return self.say(key, target=result.target, seats=len(self.names), lowest=min(result.scores))
        winners = [self.names[seat - 1] for seat in result.winners]
        return self.say(f"{self.GAME}-winner", winners=listed(self.lang, winners), number=len(winners), score=max(result.scores))

    # --- words ---

    def person(self, key: str, seat: object) -> dict[str, str]:
        """The forms of a name: `seat2` or the like."""
        name = self.names[int(str(seat)[4:]) - 1]
        return forms(self.lang, key, name=name, vowel="yes" if begins_with_vowel(name) else "no")

    def words(self, kind: str, value: object) -> dict[str, str]:
        """A card, a person or a place in all forms."""
        if kind == "seat":
            return self.person("person", value)
        return forms(self.lang, f"{self.WORDS[kind]}{value}")

    def name(self, kind: str, value: object) -> str:
        """The name of a card, a person or a place."""
        return self.words(kind, value)[""]

    def figure(self, name: str, kind: str, value: object) -> Figures:
        """One figure of an option or an event, with all its forms."""
        if kind != "seat" and kind not in self.WORDS:
            return {name: value if isinstance(value, int) else str(value or "")}
        return {name + form: text for form, text in self.words(kind, value).items()}

    # --- options ---

    def kind(self, option: Option) -> str:
        """The name of an option's kind."""
        return self.KINDS[option.kind]

    @abstractmethod
    def word(self, kind: str, value: int) -> object:
        """The engine's word for a figure, the same in every language."""

    def raw_figures(self, option: Option) -> dict[str, object]:
        """The figures of an option in the engine's words."""
        found: dict[str, object] = {}
        for part in self.OPTION_FIGURES.get(self.kind(option), "").split():
            label, _, field = part.partition("=")
            name, _, kind = label.partition(":")
            found[name] = self.word(kind, getattr(option, field))
        return found

    def option_figures(self, option: Option) -> Figures:
        """Everything that is known of an option without looking at the table."""
        figures: Figures = {}
        for part in self.OPTION_FIGURES.get(self.kind(option), "").split():
            label, _, field = part.partition("=")
            name, _, kind = label.partition(":")
            figures |= self.figure(name, kind, self.word(kind, getattr(option, field)))
        return figures

    def preview(self, table: Table, option: Option) -> Figures:
        """Figures of an option that depend on the table: what it costs or brings, as the rules have it."""
        return {}

    def option(self, option: Option, question: str, more: Figures | None = None, form: str = "") -> str:
        """An option with its meaning, e.g. «Buy glass at quality 3 (3 coins)»; `form` may ask for its `cell` or its `row`."""
        key = f"{self.GAME}-option-{self.kind(option)}" + (f".{form}" if form else "")
        return upper_first(self.say(key, question=question, **self.option_figures(option), **(more or {})))

    def has_cell(self, option: Option) -> bool:
        """Has the option a short form, to stand in a row with others?"""
        return has(self.lang, f"{self.GAME}-option-{self.kind(option)}.cell")

    @abstractmethod
    def group(self, option: Option, question: str) -> str:
        """The group that an option stands in; `answer` has no heading."""

    # --- questions ---

    def step(self, table: Table) -> dict[str, object]:
        """The open choice in the engine's words. Nothing that is asked is hidden from whom it is asked."""
        agenda = table.game.dump(table.state)["agenda"]
        assert isinstance(agenda, list)
        return dict(agenda[-1])

    def asked(self, table: Table) -> str:
        """What the open choice asks."""
        return self.say(f"{self.GAME}-ask-{table.question}", **self.asked_figures(table))

    def asked_figures(self, table: Table) -> Figures:
        """The figures of the open choice."""
        return {}

    # --- refusals ---

    def refusal(self, refusal: Refusal) -> tuple[str, str, str]:
        """What can't be done, which one (or ""), and why."""
        option = self.ALPHABET.by_text.get(refusal.what)
        if option is not None:
            what, detail = self.kind(option), self.detail(option)
        else:
            what, detail = refusal.what.replace(" ", "-"), ""
        return self.say(f"{self.GAME}-what-{what}"), detail, self.why(refusal)

    def why(self, refusal: Refusal) -> str:
        """The reason of a refusal, with its figures."""
        return self.say(f"{self.GAME}-why-{refusal.reason}", needs=refusal.needs, has=refusal.has, rule=refusal.rule.replace(".", "_"))

    def detail(self, option: Option) -> str:
        """An option among others of its kind, in a word or two."""
        figures = self.option_figures(option)
        return " ".join(str(figures[name]) for name in self.raw_figures(option))

    # --- events ---

    def event_figures(self, event: dict[str, object]) -> Figures:
        """The figures of an event, as `Table.events` gives it."""
        figures: Figures = {}
        for figure in self.HAPPENINGS.by_name[str(event["event"])].figures:
            name, _, kind = figure.partition(":")
            figures |= self.figure(name, kind, event[name])
        return figures

    def recalled(self, table: Table, event: dict[str, object]) -> Figures:
        """Figures of an event that depend on the table: what was told there before."""
        return {}

    def event(self, event: dict[str, object], more: Figures | None = None, form: str = "") -> str:
        """What happened, in one sentence."""
        key = f"{self.GAME}-told-{event['event']}" + (f".{form}" if form else "")
        return upper_first(self.say(key, **(self.event_figures(event) | (more or {}))))

    def event_item(self, event: dict[str, object]) -> str:
        """A card that came to the table, for a list."""
        return self.say(f"{self.GAME}-told-{event['event']}.item", **self.event_figures(event))
