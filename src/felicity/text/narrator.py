"""Sentences about a table: options, questions, refusals and events in one language, with the players' names.

The shared part is here. A game adds its tables (the words of its values, the groups of its options) and overrides
what differs; its sentences are in its own folder, in `narration/<language>`.
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, NamedTuple

from felicity.core.ask import Refusal
from felicity.core.event import ROUND_STARTED, TURN_STARTED, EventKinds
from felicity.core.option import Alphabet, Option
from felicity.core.result import Result
from felicity.core.state import NOT_ASKED, NOT_YOUR_TURN
from felicity.core.table import Table
from felicity.text.catalog import Value, forms, has, say
from felicity.text.story import listed

Arguments = dict[str, Value]

NAMES: Final = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay")  # for players without a name


def begins_with_vowel(name: str) -> bool:
    """Does French write `d’` before this name?"""
    return unicodedata.normalize("NFKD", name)[:1].lower() in ("a", "e", "i", "o", "u", "y", "h", "œ", "æ")


def upper_first(text: str) -> str:
    """The text with a capital first letter; names keep theirs."""
    return text[:1].upper() + text[1:]


def signed(argument: int) -> str:
    """A number with its sign.

    >>> signed(3), signed(0), signed(-2)
    ('+3', '0', '−2')
    """
    return f"{argument:+d}".replace("-", "−") if argument else "0"


class Move(NamedTuple):
    """A counter of a seat, and by how much it changed."""

    seat: int
    name: str
    by: int


def moved(event: dict[str, object], entry: str) -> Move:
    """How much one field of an event changed a counter.

    >>> moved({"event": "bought", "who": "seat2", "coins": 3}, "who coins -coins")
    Move(seat=2, name='coins', by=-3)
    """
    who, name, argument = entry.split()
    amount = int(argument[1:]) if argument[1:].isdigit() else int(str(event[argument[1:]]))
    seat = str(event[who])
    return Move(int(seat[4:]), name, -amount if argument[0] == "-" else amount) if seat.startswith("seat") else Move(0, name, 0)


class Narrator(ABC):
    """Makes sentences about tables. They depend only on its arguments, so they can be cached."""

    GAME: ClassVar[str]
    ALPHABET: ClassVar[Alphabet[Any]]
    EVENT_KINDS: ClassVar[EventKinds]
    # Kinds of values that have words, each with its key prefix.
    WORDS: ClassVar[dict[str, str]]
    # The groups of options, in display order.
    GROUPS: ClassVar[tuple[str, ...]]
    # Events that the table or the next line shows anyway, and those that begin a part of the story.
    SILENT: ClassVar[set[str]] = set()
    HEADS: ClassVar[set[str]] = {ROUND_STARTED, TURN_STARTED}
    # Events left out while cards are dealt, and those that the next event tells better: the next event's kind by theirs.
    SILENT_IN_DEAL: ClassVar[set[str]] = set()
    COVERED_BY_NEXT: ClassVar[dict[str, str]] = {}
    # Events that share one sentence if several follow each other, and those that end another event's sentence about the same player.
    SEVERAL: ClassVar[set[str]] = set()
    TAILS: ClassVar[dict[str, set[str]]] = {}
    # Which counters the fields of an event change: `seat counter +field, ...` by kind of event.
    MOVES: ClassVar[dict[str, str]] = {}

    def __init__(self, lang: str, names: list[str]) -> None:
        self.lang = lang
        self.names = names  # in seat order

    def say(self, key: str, **arguments: Value) -> str:
        """A sentence of the catalog."""
        return say(self.lang, key, **arguments)

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
        """The name of a seat, such as `seat2`, in all its forms."""
        number = int(str(seat)[4:])
        name = self.names[number - 1] if number <= len(self.names) else self.say("why-seat", number=number)
        return forms(self.lang, key, name=name, vowel="yes" if begins_with_vowel(name) else "no")

    def words(self, kind: str, value: object) -> dict[str, str]:
        """A card, a person or a place in all forms."""
        if kind == "seat":
            return self.person("person", value)
        return forms(self.lang, f"{self.WORDS[kind]}{value}")

    def name(self, kind: str, value: object) -> str:
        """The name of a card, a person or a place."""
        return self.words(kind, value)[""]

    def argument(self, name: str, kind: str, value: object) -> Arguments:
        """One argument of an option or field of an event, with all its forms."""
        if kind != "seat" and kind not in self.WORDS:
            return {name: value if isinstance(value, int) else str(value or "")}
        return {name + form: text for form, text in self.words(kind, value).items()}

    # --- options ---

    def kind(self, option: Option) -> str:
        """The name of an option's kind."""
        return option.kind.name

    @abstractmethod
    def word(self, kind: str, value: int) -> object:
        """The engine's word for a value, the same in every language."""

    def raw_arguments(self, option: Option) -> dict[str, object]:
        """The arguments of an option in the engine's words."""
        named = zip(option.kind.arguments, option.arguments, strict=True)
        return {argument.name: self.word(argument.kind, value) for argument, value in named}

    def option_arguments(self, option: Option) -> Arguments:
        """The arguments of an option's sentence that don't depend on the table."""
        arguments: Arguments = {}
        for argument, value in zip(option.kind.arguments, option.arguments, strict=True):
            arguments |= self.argument(argument.name, argument.kind, self.word(argument.kind, value))
        return arguments

    def preview(self, table: Table, option: Option) -> Arguments:
        """Arguments of an option's sentence that depend on the table, such as its price, computed by the rules themselves.

        `felicity.changes` computes everything that an option would change.
        """
        return {}

    def option(self, option: Option, question: str, more: Arguments | None = None, form: str = "") -> str:
        """An option with its meaning, e.g. «Buy glass at quality 3 (3 coins)»; `form` may select its `cell` or its `row`."""
        key = f"{self.GAME}-option-{self.kind(option)}" + (f".{form}" if form else "")
        return upper_first(self.say(key, question=question, **self.option_arguments(option), **(more or {})))

    def has_cell(self, option: Option) -> bool:
        """Does the option have a short form, for a row with others?"""
        return has(self.lang, f"{self.GAME}-option-{self.kind(option)}.cell")

    @abstractmethod
    def group(self, option: Option, question: str) -> str:
        """The group that an option belongs to; `answer` has no heading."""

    # --- questions ---

    def step(self, table: Table) -> dict[str, object]:
        """The open choice in the engine's words. Nothing in it is hidden from the seat to choose."""
        agenda = table.game.dump(table.state)["agenda"]
        assert isinstance(agenda, list)
        return dict(agenda[-1])

    def asked(self, table: Table) -> str:
        """What the open choice asks."""
        return self.say(f"{self.GAME}-ask-{table.question}", **self.asked_arguments(table))

    def asked_arguments(self, table: Table) -> Arguments:
        """The arguments of the question's sentence."""
        return {}

    # --- refusals ---

    def refusal(self, refusal: Refusal) -> tuple[str, str, str]:
        """What can't be done, which one (or ""), and why."""
        what, detail = self.refused(refusal.what)
        return what, detail, self.why(refusal)

    def why_not(self, table: Table, refusal: Refusal) -> tuple[str, str, str]:
        """The same for one option of the table, which may also be refused because another seat, or another question, is next."""
        if refusal.reason == NOT_YOUR_TURN:
            assert table.to_act is not None
            why = self.say("why-not-your-turn", **self.argument("who", "seat", f"seat{table.to_act}"))
        elif refusal.reason == NOT_ASKED:
            why = self.say("why-not-asked", question=self.asked(table))
        else:
            why = self.why(refusal)
        what, detail = self.refused(refusal.what)
        return what, detail, why

    def refused(self, what: str) -> tuple[str, str]:
        """What can't be done and which one (or ""): an option, or the first words that several share."""
        option = self.ALPHABET.by_text.get(what)
        kind = what.replace(" ", "-") if option is None else self.kind(option)
        return self.say(f"{self.GAME}-what-{kind}"), "" if option is None else self.detail(option)

    def why(self, refusal: Refusal) -> str:
        """The reason of a refusal, with its numbers."""
        return self.say(f"{self.GAME}-why-{refusal.reason}", needs=refusal.needs, has=refusal.has, rule=refusal.rule.replace(".", "_"))

    def detail(self, option: Option) -> str:
        """An option among others of its kind, in a word or two."""
        arguments = self.option_arguments(option)
        return " ".join(str(arguments[name]) for name in self.raw_arguments(option))

    # --- events ---

    def event_arguments(self, event: dict[str, object]) -> Arguments:
        """The arguments of an event's sentence; the event is as `Table.events` gives it."""
        arguments: Arguments = {}
        for field in self.EVENT_KINDS.by_name[str(event["event"])].fields:
            name, _, kind = field.partition(":")
            arguments |= self.argument(name, kind, event[name])
        return arguments

    def recalled(self, table: Table, event: dict[str, object]) -> Arguments:
        """Arguments of an event's sentence that depend on earlier events of the table."""
        return {}

    def event(self, event: dict[str, object], more: Arguments | None = None, form: str = "") -> str:
        """What happened, in one sentence."""
        key = f"{self.GAME}-log-{event['event']}" + (f".{form}" if form else "")
        return upper_first(self.say(key, **(self.event_arguments(event) | (more or {}))))

    def moves(self, event: dict[str, object]) -> list[Move]:
        """The counters that an event changed, as far as the event says."""
        sums: dict[tuple[int, str], int] = {}
        for entry in self.MOVES.get(str(event["event"]), "").split(", "):
            if entry:
                seat, name, by = moved(event, entry)
                sums[seat, name] = sums.get((seat, name), 0) + by
        return [Move(seat, name, by) for (seat, name), by in sums.items() if by]

    def is_news(self, kind: str) -> bool:
        """Does an event of this kind need a sentence besides its option and the counters it changes?"""
        return True

    def event_item(self, event: dict[str, object]) -> str:
        """A card that came to the table, for a list."""
        return self.say(f"{self.GAME}-log-{event['event']}.item", **self.event_arguments(event))
