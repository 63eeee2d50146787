"""What is planned: steps that happen one after the other, and what becomes of the rest."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from felicity.core.ask import Ask
from felicity.core.event import EventKind
from felicity.core.option import Alphabet, Option, OptionKinds
from felicity.core.rng import Rng
from felicity.core.state import State, advance, answer, foresee
from felicity.core.step import AnyStep, Choice, Step

KINDS = OptionKinds()
GO = Alphabet(Option, {}).add(KINDS.add("go"))
SEEN = EventKind("seen", reveals=True)


class Diary(State):
    """Notes what happens."""

    def __init__(self, *plan: AnyStep) -> None:
        super().__init__(Rng(1), list(plan))
        self.notes: list[str] = []


class Note(Step[Diary]):
    """Something that happens, and then perhaps more."""

    def __init__(self, text: str, more: Callable[[Diary], None] = lambda s: None) -> None:
        self.text = text
        self.more = more

    def run(self, s: Diary) -> None:
        s.notes.append(self.text)
        self.more(s)


class Question(Choice[Diary]):
    """A question with one answer."""

    def __init__(self, more: Callable[[Diary], None] = lambda s: None) -> None:
        super().__init__(0)
        self.more = more

    def ask(self, s: Diary, a: Ask) -> None:
        a.offer(GO)

    def take(self, s: Diary, option: Option) -> None:
        s.notes.append("answered")
        self.more(s)


def plan(*texts: str) -> Callable[[Diary], None]:
    """The step plans these, the last of which happens first."""

    def then(s: Diary) -> None:
        for text in texts:
            s.then(Note(text))

    return then


def happened(s: Diary) -> list[str]:
    """All of it; then nothing is left."""
    advance(s)
    assert s.agenda == []
    assert not s.top_is_over
    return s.notes


def test_what_a_step_plans_happens_before_what_was_planned_earlier() -> None:
    assert happened(Diary(Note("z"), Note("a", plan("c", "b")))) == ["a", "b", "c", "z"]
    assert happened(Diary(Note("z"), Note("a"))) == ["a", "z"]


def test_an_answered_question_makes_room_for_what_it_plans() -> None:
    s = Diary(Note("z"), Question(plan("c", "b")))
    advance(s)
    answer(s, GO)
    assert happened(s) == ["answered", "b", "c", "z"]
    again = Diary(Note("z"), Question())
    answer(again, GO)
    assert happened(again) == ["answered", "z"]


@pytest.mark.parametrize("then", [(), ("b",), ("c", "b")])
def test_a_step_may_clear_the_agenda_and_plan_anew(then: tuple[str, ...]) -> None:
    """As where somebody wins in the middle of something: only what is planned afterwards still happens."""

    def stop(s: Diary) -> None:
        s.then(Note("lost"))
        s.agenda.clear()
        plan(*then)(s)

    assert happened(Diary(Note("z"), Note("a", stop))) == ["a", *reversed(then)]
    asked = Diary(Note("z"), Question(lambda s: s.agenda.clear()))
    answer(asked, GO)
    assert happened(asked) == ["answered"]


def test_a_surprise_leaves_what_was_planned_below() -> None:
    """The step in which it came is over."""

    def reveal(s: Diary) -> None:
        s.tell(SEEN, "DIARY-1", ())

    s = Diary(Note("z"), Question(lambda s: s.then(Note("a", reveal))))
    s.events = []
    assert not foresee(s, GO, 0)
    assert [step.text for step in s.agenda if isinstance(step, Note)] == ["z"]
    assert len(s.agenda) == 1
