"""Options, refusals and events as data with a sentence in the reader's language."""

from __future__ import annotations

from felicity.core.ask import Refusal
from felicity.core.option import Option
from felicity.core.table import Table
from felicity.server.journal import Data
from felicity.text.catalog import FALLBACK, languages
from felicity.text.tellers import TOLD, teller_of


class Words:
    """For a game without sentences of its own: the texts of the engine."""

    def __init__(self, lang: str, names: list[str], table: Table) -> None:
        self.lang = lang if lang in languages() else FALLBACK
        self.names = names
        self.table = table

    def option(self, option: Option) -> Data:
        """An option to click on."""
        return {"text": option.text, "kind": option.text.partition(" ")[0], "group": "", "figures": {}, "sentence": option.text}

    def refusal(self, refusal: Refusal) -> Data:
        """What can't be done now, and why."""
        return {**refusal.as_dict(), "title": refusal.what, "detail": "", "sentence": refusal.reason.replace("-", " ")}

    def event(self, event: Data) -> str:
        """What happened."""
        return str(event["event"]).replace("-", " ")

    def step(self) -> Data:
        """The open choice in words. Nothing on an agenda is hidden."""
        agenda = self.table.game.dump(self.table.state)["agenda"]
        assert isinstance(agenda, list)
        return dict(agenda[-1])

    def question(self) -> str:
        """What is asked."""
        return self.table.question


class ToldWords(Words):
    """A game that has sentences."""

    def __init__(self, lang: str, names: list[str], table: Table) -> None:
        super().__init__(lang, names, table)
        self.teller = teller_of(self.lang, table, names)

    def option(self, option: Option) -> Data:
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
        title, detail, why = self.teller.refusal(refusal)
        return {**refusal.as_dict(), "title": title, "detail": detail, "sentence": why}

    def event(self, event: Data) -> str:
        return self.teller.event(event)

    def step(self) -> Data:
        return self.teller.step(self.table)

    def question(self) -> str:
        return self.teller.asked(self.table)


def words_of(lang: str, names: list[str], table: Table) -> Words:
    """The words of a table's game."""
    return (ToldWords if table.setup.game in TOLD else Words)(lang, names, table)
