"""Options, refusals and events as data with a sentence in the reader's language."""

from __future__ import annotations

from felicity.core.ask import Refusal
from felicity.core.option import Option
from felicity.core.table import Table
from felicity.server.journal import Data
from felicity.text.catalog import FALLBACK, languages
from felicity.text.tellers import teller_of


class Words:
    """The words of one table, in one language."""

    def __init__(self, lang: str, names: list[str], table: Table) -> None:
        self.table = table
        self.teller = teller_of(lang if lang in languages() else FALLBACK, table, names)

    def option(self, option: Option) -> Data:
        """An option to click on."""
        question = self.table.question
        more = self.teller.preview(self.table, option)
        return {
            "text": option.text,
            "kind": self.teller.kind(option),
            "group": self.teller.group(option, question),
            "figures": {**self.teller.raw_figures(option), **more},
            "sentence": self.teller.option(option, question, more),
        }

    def refusal(self, refusal: Refusal) -> Data:
        """What can't be done now, and why."""
        title, detail, why = self.teller.refusal(refusal)
        return {**refusal.as_dict(), "title": title, "detail": detail, "sentence": why}

    def event(self, event: Data) -> str:
        """What happened."""
        return self.teller.event(event)

    def step(self) -> Data:
        """The open choice in the engine's words."""
        return self.teller.step(self.table)

    def question(self) -> str:
        """What is asked."""
        return self.teller.asked(self.table)
