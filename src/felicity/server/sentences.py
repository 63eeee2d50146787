"""Options, refusals and events as data, with a sentence in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import cast

from felicity.changes import Changes
from felicity.core.ask import Refusal
from felicity.core.event import Event, EventKind
from felicity.core.option import Option
from felicity.core.table import Table
from felicity.server.messages import ChangesData, EventData, LoggedEvent, MovedData, OptionData, RefusalData
from felicity.text.catalog import FALLBACK, Value, languages
from felicity.text.narrator import Narrator
from felicity.text.narrators import narrator_of

REMEMBERED = 10_000  # of each kind: options are described again with every message, and making sentences takes longest


class Sentences:
    """The sentences of one table, in one language."""

    def __init__(self, lang: str, names: list[str], table: Table) -> None:
        self.table = table
        self.narrator = narrator_of(lang if lang in languages() else FALLBACK, table, names)

    def option(self, option: Option) -> OptionData:
        """An option to click on."""
        more = self.narrator.preview(self.table, option)
        return option_data(self.narrator, option, self.table.question, tuple(more.items()))

    def refusal(self, refusal: Refusal) -> RefusalData:
        """What can't be done now, and why."""
        return refusal_data(self.narrator, refusal.what, refusal.reason, refusal.rule, refusal.needs, refusal.has, refusal.bound)

    def why(self, refusal: Refusal) -> RefusalData:
        """Why one option can't be chosen now."""
        title, detail, sentence = self.narrator.why_not(self.table, refusal)
        return {**refusal.as_dict(), "title": title, "detail": detail, "sentence": sentence}

    def event(self, event: dict[str, object]) -> str:
        """What happened, or would."""
        return self.narrator.event(event, self.narrator.recalled(self.table, event))

    def changes(self, changes: Changes) -> ChangesData:
        """What an option would change; `told` is what its label and its counters don't say."""
        events = [cast("EventData", {**event, "sentence": self.event(event)}) for event in changes.events]
        return {
            "counters": [{"seat": each.seat, "name": each.name, "before": each.before, "after": each.after} for each in changes.counters],
            "events": events,
            "sentences": [event["sentence"] for event in events if self.narrator.is_news(event["event"])],
            "rules": list(changes.rules),
            "left_to": changes.left_to,
        }

    def happened(self, event: Event) -> EventData:
        """An event of the table, with its sentence."""
        data, sentence, _ = self.in_words(event)
        return cast("EventData", {**data, "sentence": sentence})

    def logged(self, event: Event, at: int, by: int | None, auto: bool) -> LoggedEvent:
        """The same for the log, with the counters that the event changed, the position that it led to, and who had chosen."""
        data, sentence, moved = self.in_words(event)
        # Events may have their own `number` or `seat` fields, so the table's fields have other names.
        return cast("LoggedEvent", {**data, "sentence": sentence, "moved": moved, "at": at, "by": by, "auto": auto})

    def in_words(self, event: Event) -> tuple[dict[str, object], str, list[MovedData]]:
        """An event as data, its sentence, and the counters that it changed."""
        data = self.table.event_data(event)
        more = self.narrator.recalled(self.table, data)
        return data, *event_sentence(self.narrator, EventKey(event.kind, event.rule, event.values, data), tuple(more.items()))

    def step(self) -> dict[str, object]:
        """The open choice as engine data."""
        return self.narrator.step(self.table)

    def question(self) -> str:
        """The question asked."""
        return self.narrator.asked(self.table)


@dataclass(frozen=True)
class EventKey:
    """An event as a cache key: equal to others with the same content."""

    kind: EventKind
    rule: str
    values: tuple[int, ...]
    data: dict[str, object] = field(compare=False)


# Narrators depend on their arguments only, so their sentences are cached and shared; nobody changes them. They contain no secret, since
# what a reader may know is decided before it is put into words.


@lru_cache(REMEMBERED)
def option_data(narrator: Narrator, option: Option, question: str, more: tuple[tuple[str, Value], ...]) -> OptionData:
    """An option with its arguments, and those that the table adds."""
    arguments = dict(more)
    return {
        "text": option.text,
        "kind": narrator.kind(option),
        "group": narrator.group(option, question),
        "arguments": {**narrator.raw_arguments(option), **arguments},
        "sentence": narrator.option(option, question, arguments),
    }


@lru_cache(REMEMBERED)
def refusal_data(narrator: Narrator, what: str, reason: str, rule: str, needs: int, has: int, bound: str) -> RefusalData:
    """A refusal with its sentence."""
    refusal = Refusal(what, reason, rule, needs, has, bound)
    title, detail, why = narrator.refusal(refusal)
    return {**refusal.as_dict(), "title": title, "detail": detail, "sentence": why}


@lru_cache(REMEMBERED)
def event_sentence(narrator: Narrator, event: EventKey, more: tuple[tuple[str, Value], ...]) -> tuple[str, list[MovedData]]:
    """The sentence of an event, and the counters that it changed."""
    moved: list[MovedData] = [{"seat": move.seat, "name": move.name, "by": move.by} for move in narrator.moves(event.data)]
    return narrator.event(event.data, dict(more)), moved
