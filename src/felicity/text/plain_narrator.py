"""Plain sentences for a game without its own narrator: made from the texts of its options and the names and fields of its events.

A game may still bring some sentences in `narration/<language>/*.ftl`; those take precedence: `<game>-option-<kind>`,
`<game>-sentence-<event>`, `<game>-ask-<Question>`, `<game>-what-<option>`, `<game>-why-<reason>`, `<game>-winner`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from felicity import plugins
from felicity.core.ask import Refusal
from felicity.core.option import Option
from felicity.core.result import Result
from felicity.core.table import Table
from felicity.text.catalog import has
from felicity.text.labels import field_name, spaced
from felicity.text.narrator import Arguments, Narrator, upper_first
from felicity.text.story import listed

NAMELESS: Final = ("amount", "what", "number")  # fields that need no name: `rolled 5`


class PlainNarrator(Narrator):
    """Tells about a table of any game."""

    GROUPS: ClassVar[tuple[str, ...]] = ("answer",)
    HEADS: ClassVar[set[str]] = set()

    def __init__(self, lang: str, names: list[str], game: str) -> None:
        super().__init__(lang, names)
        self.game = game

    def own(self, key: str, arguments: Arguments, otherwise: str) -> str:
        """The game's own sentence, if it has one."""
        own = f"{self.game}-{key}"
        return upper_first(self.say(own, **arguments)) if has(self.lang, own) else otherwise

    def verdict(self, result: Result) -> str:
        if result.together:
            return super().verdict(result)
        winners = [self.names[seat - 1] for seat in result.winners]
        arguments: Arguments = {"winners": listed(self.lang, winners), "number": len(winners), "score": max(result.scores)}
        return self.own("winner", arguments, self.say("plain-winner", **arguments))

    # --- options and questions ---

    def word(self, kind: str, value: int) -> object:
        return plugins.game(self.game).alphabet.word(kind, value) if kind else value

    def group(self, option: Option, question: str) -> str:
        return "answer"

    def has_cell(self, option: Option) -> bool:
        return False

    def option(self, option: Option, question: str, more: Arguments | None = None, form: str = "") -> str:
        arguments = {**self.forms(self.raw_arguments(option)), "question": question}
        return self.own(f"option-{self.kind(option)}", arguments, upper_first(self.named(option.text)))

    def asked(self, table: Table) -> str:
        return self.own(f"ask-{table.question}", {}, self.say("plain-question", question=spaced(table.question)))

    def refused(self, what: str) -> tuple[str, str]:
        return self.own(f"what-{what.replace(' ', '-')}", {}, upper_first(self.named(what))), ""

    def why(self, refusal: Refusal) -> str:
        bound = refusal.bound.replace(" ", "-") if refusal.needs >= 0 else "none"
        plain = self.say("plain-why", reason=spaced(refusal.reason), bound=bound, needs=refusal.needs, has=refusal.has)
        return self.own(f"why-{refusal.reason}", {"bound": bound, "needs": refusal.needs, "has": refusal.has}, plain)

    # --- events ---

    def event(self, event: dict[str, object], more: Arguments | None = None, form: str = "") -> str:
        """`Bo: rolled 5`: the player, the event, and its other fields."""
        arguments = {name: value for name, value in event.items() if name not in ("event", "rule")}
        return self.own(f"log-{event['event']}", self.forms(arguments), self.plain_event(str(event["event"]), arguments))

    def event_item(self, event: dict[str, object]) -> str:
        return self.event(event)

    def plain_event(self, kind: str, arguments: dict[str, object]) -> str:
        """What happened, made from names and fields."""
        known = {name: self.named(str(value)) for name, value in arguments.items() if name != "who" and value is not None}
        what = " ".join([spaced(kind), *[value for name, value in known.items() if name in NAMELESS]])
        named = [
            self.say("plain-figure", name=field_name(self.lang, self.game, name), value=value)
            for name, value in known.items()
            if name not in NAMELESS
        ]
        sentence = f"{what} ({', '.join(named)})" if named else what
        who = arguments.get("who")
        return self.say("plain-log", who=self.named(str(who)), what=sentence[:1].lower() + sentence[1:]) if who else sentence

    def forms(self, arguments: dict[str, object]) -> Arguments:
        """An event's arguments for a sentence: people in all forms of their names."""
        found: Arguments = {}
        for name, value in arguments.items():
            if isinstance(value, str) and self.is_seat(value):
                found |= self.person_as(name, value)
            else:
                found[name] = value if isinstance(value, int) else str(value or "")
        return found

    def person_as(self, name: str, seat: str) -> Arguments:
        """A player's name as the argument of this name."""
        return {name + form: text for form, text in self.person("person", seat).items()}

    def named(self, text: str) -> str:
        """A text with seats replaced by names."""
        return " ".join(self.names[int(word[4:]) - 1] if self.is_seat(word) else word for word in text.split(" "))

    def is_seat(self, word: str) -> bool:
        """Is this a seat of the table, such as `seat2`?"""
        return word[:4] == "seat" and word[4:].isdecimal() and 1 <= int(word[4:]) <= len(self.names)
