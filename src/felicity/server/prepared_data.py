"""What a seat is shown of its prepared answers, and what it can prepare. Nobody else is shown any of it."""

from __future__ import annotations

from felicity.core.option import Option
from felicity.core.table import Table
from felicity.server.messages import ForeseenData, PreparedData, PreparedList
from felicity.server.pending_choice import pending_choice
from felicity.server.prepared import Prepared, answers_to, foreseen, left_of, standing
from felicity.server.sentences import Sentences, option_data
from felicity.server.stored_table import StoredTable


def prepared_list(stored: StoredTable, seat: int | None, sentences: Sentences) -> PreparedList | None:
    """The prepared answers of a seat; None where nothing can be prepared."""
    if seat is None or stored.prepared is None or stored.status != "playing" or not foreseen(stored):
        return None
    pending = pending_choice(stored)
    due = pending.prepared if pending is not None and pending.seat == seat else None
    return {"answers": [prepared_data(stored, each, sentences) for each in standing(stored, seat)], "next": due.id if due else None}


def prepared_data(stored: StoredTable, each: Prepared, sentences: Sentences) -> PreparedData:
    """One of them, in words."""
    return {
        "id": each.id,
        "question": each.question,
        "option": each.option,
        "asker": each.asker,
        "about": each.about,
        "left": left_of(stored, each),
        "when": when(sentences, each.question),
        "answer": in_words(sentences, each.question, stored.playing().game.alphabet.read(each.option)),
        "what": what(sentences, each.about) if each.about else "",
    }


def foreseen_data(stored: StoredTable, sentences: Sentences) -> list[ForeseenData]:
    """What can be prepared at a table."""
    table: Table = stored.playing()
    return [
        {
            "question": name,
            "when": when(sentences, name),
            "asks": question.asker != "",
            "about": [{"kind": kind, "sentence": what(sentences, kind)} for kind in question.kinds],
            "options": [{"option": each.text, "sentence": in_words(sentences, name, each)} for each in answers_to(question, table)],
        }
        for name, question in foreseen(stored).items()
    ]


def when(sentences: Sentences, question: str) -> str:
    """When a question comes."""
    return sentences.narrator.say(f"{sentences.narrator.GAME}-foreseen-{question}")


def what(sentences: Sentences, kind: str) -> str:
    """What a question is about."""
    return sentences.narrator.say(f"{sentences.narrator.GAME}-what-{kind}")


def in_words(sentences: Sentences, question: str, option: Option) -> str:
    """An answer, without the position in which it will be given."""
    return option_data(sentences.narrator, option, question, ())["sentence"]
