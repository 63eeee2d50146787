"""Answers that people prepare for questions outside their own turn, and which of them counts when such a question comes. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from felicity import plugins
from felicity.core.option import Option
from felicity.core.state import choice_of
from felicity.core.table import Table

if TYPE_CHECKING:
    from felicity.plugin import Foreseen
    from felicity.server.stored_table import StoredTable


@dataclass(frozen=True)
class Prepared:
    """What a seat answers when a question comes, if it comes as described."""

    id: str
    seat: int
    question: str
    option: str
    asker: int | None  # the seat that must ask; None: any
    about: str  # the kind of option that it must be about; "": any
    times: int | None  # how often it is given at most; None: as often as the question comes
    at: int  # when it was prepared

    @property
    def conditions(self) -> int:
        """How closely it says when it counts."""
        return (self.asker is not None) + (self.about != "")


def foreseen(stored: StoredTable) -> dict[str, Foreseen]:
    """The questions of this table whose answers can be prepared."""
    header = stored.header
    return dict(plugins.plugin(header.game).foreseen(header.mode, stored.playing().setup.options))


def answers_to(question: Foreseen, table: Table) -> list[Option]:
    """The options that can be prepared for a question, whether or not they will be on offer."""
    return [option for option in table.game.alphabet.options if option.kind.name in question.answers]


def left_of(stored: StoredTable, prepared: Prepared) -> int | None:
    """How often a prepared answer can still be given; None: without limit."""
    return None if prepared.times is None else max(0, prepared.times - stored.uses.get(prepared.id, 0))


def standing(stored: StoredTable, seat: int) -> list[Prepared]:
    """The prepared answers of a seat that aren't used up."""
    return [each for each in stored.prepared or [] if each.seat == seat and left_of(stored, each) != 0]


def prepared_answer(stored: StoredTable, seat: int) -> Prepared | None:
    """The prepared answer that counts for the open question: the one that says most closely when, of several the latest.

    If that one isn't on offer, or was just taken back, the person is asked.
    """
    mine = standing(stored, seat) if stored.prepared else []
    table = stored.playing()
    question = foreseen(stored).get(table.question) if mine else None
    if question is None or stored.taken_back == table.number:
        return None
    step = choice_of(table.state)
    asker = getattr(step, question.asker) + 1 if question.asker else None
    about = table.game.alphabet.options[getattr(step, question.about)].kind.name if question.about else ""
    found = max(fitting(mine, table.question, asker, about), key=lambda each: (each.conditions, each.at, each.id), default=None)
    return found if found is not None and found.option in [option.text for option in table.options()] else None


def fitting(prepared: Sequence[Prepared], question: str, asker: int | None, about: str) -> list[Prepared]:
    """Those that are meant for a question."""
    return [
        each for each in prepared if each.question == question and (each.asker is None or each.asker == asker) and each.about in ("", about)
    ]
