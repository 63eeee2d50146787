"""Options, refusals and events as data with a sentence in the reader's language."""

from __future__ import annotations

from felicity.core.ask import Refusal
from felicity.core.option import Option
from felicity.core.state import choice_of
from felicity.core.table import Table
from felicity.games.loop.alphabet import ref_text
from felicity.games.loop.position import dump_step, word
from felicity.games.loop.state import LoopState
from felicity.games.loop.words import ACTIONS
from felicity.server.journal import Data
from felicity.text.catalog import FALLBACK, languages
from felicity.text.loop import OPTION_FIGURES, Teller, kind_of, loop_cards
from felicity.text.preview import preview


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


class LoopWords(Words):
    """LOOP in English and French."""

    def __init__(self, lang: str, names: list[str], table: Table) -> None:
        super().__init__(lang, names, table)
        self.teller = Teller(self.lang, names, table.setup.mode, loop_cards(table.setup.pack))

    def option(self, option: Option) -> Data:
        kind, question = kind_of(option), self.table.question
        more = preview(self.table, option)
        shown = {"shown": self.shown(option.what)} if kind == "slot" else {}
        return {
            "text": option.text,
            "kind": kind,
            "group": self.teller.group(option, question),
            "figures": {**figures_of(kind, option), **more},
            "sentence": self.teller.option(option, question, {**more, **shown}),
        }

    def shown(self, slot: int) -> str:
        """What a slot of the market shows."""
        board = self.table.view(None)["board"]
        assert isinstance(board, dict)
        type, *quality = str(board["market"][slot]).split()
        return " ".join([self.teller.name("material", type), *quality])

    def refusal(self, refusal: Refusal) -> Data:
        title, detail, why = self.teller.refusal(refusal)
        return {**refusal.as_dict(), "title": title, "detail": detail, "sentence": why}

    def event(self, event: Data) -> str:
        return self.teller.event(event)

    def step(self) -> Data:
        choice = choice_of(self.table.state)
        assert choice is not None
        return dump_step(choice)

    def question(self) -> str:
        state = self.table.state
        assert isinstance(state, LoopState)
        return self.teller.question(self.step(), ACTIONS[state.action], state.on_table_hidden)


def figures_of(kind: str, option: Option) -> Data:
    """The figures of an option in the engine's words, which are the same in every language."""
    found: Data = {}
    for part in OPTION_FIGURES.get(kind, "").split():
        label, _, field = part.partition("=")
        name, _, what = label.partition(":")
        number: int = getattr(option, field)
        if what == "ref":
            type, quality, *mark = ref_text(number).split()
            found |= {"type": type, "quality": int(quality), "mark": mark[0] if mark else ""}
        else:
            found[name] = word(what, number)
    return found


WORDS: dict[str, type[Words]] = {"loop": LoopWords}


def words_of(lang: str, names: list[str], table: Table) -> Words:
    """The words of a table's game."""
    return WORDS.get(table.setup.game, Words)(lang, names, table)
