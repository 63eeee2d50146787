"""What every game's state has: a random stream, the agenda, and events while they are kept."""

from __future__ import annotations

from typing import Any, Final

from felicity.core.ask import Ask, Refusal
from felicity.core.event import EVERYBODY, Event, EventKind
from felicity.core.native import mypyc_attr
from felicity.core.option import Alphabet, Option
from felicity.core.rng import Rng
from felicity.core.step import AnyStep

NOBODY: Final = -2  # neither a seat nor a spectator
# Reasons that every game shares: another seat must choose, or another question is open.
NOT_YOUR_TURN: Final = "not-your-turn"
NOT_ASKED: Final = "not-asked"


class Surprise(Exception):
    """Something happened that the seat could not foresee."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Games add plain attributes; collections are tuples, replaced and never changed, so that copies share them."""

    def __init__(self, rng: Rng, agenda: list[AnyStep]) -> None:
        self.rng = rng
        self.agenda = agenda
        self.top_is_over = False  # the top of the agenda is running: the first step it plans replaces it
        self.round = 0  # 0 while the table is being set up
        self.events: list[Event] | None = None  # None while events aren't kept
        self.foreseen_by = NOBODY  # the seat (from 0) that play must not surprise; see `foresee`

    def copy(self) -> State:
        """An independent copy that keeps no events. Each game writes its own."""
        raise AssertionError(f"{type(self).__name__} can't be copied")

    def then(self, step: AnyStep) -> None:
        """Plan a step: it happens before what was planned earlier."""
        if self.top_is_over:
            self.top_is_over = False
            if self.agenda:
                self.agenda[-1] = step
                return
        self.agenda.append(step)

    def take_off(self) -> None:
        """The top of the agenda is over. It stays there until something is planned: a list that never becomes empty keeps its memory."""
        self.top_is_over = True

    def tell(self, kind: EventKind, rule: str, values: tuple[int, ...]) -> None:
        """Everybody learns this. Call it only while `events` is a list: playouts must not pay for it."""
        self.tell_only(EVERYBODY, kind, rule, values)

    def tell_only(self, audience: int, kind: EventKind, rule: str, values: tuple[int, ...]) -> None:
        """The seats of the mask learn this."""
        if self.events is not None:
            event = Event(kind, rule, audience, values)
            self.events.append(event)
            if self.foreseen_by != NOBODY and event.surprises(self.foreseen_by):
                raise Surprise

    def depend_on_hidden(self) -> None:
        """What happens now depends on something hidden from the seat that chose, and shows before an event reveals it."""
        if self.foreseen_by != NOBODY:
            raise Surprise


def advance(s: State) -> None:
    """Run steps until a choice is open or the game is over."""
    agenda = s.agenda
    while True:
        if s.top_is_over:
            remove_top(s)
        if not agenda:
            return
        step = agenda[-1]
        if step.waits():
            return
        s.top_is_over = True
        step.run(s)


def remove_top(s: State) -> None:
    """Remove the finished step from the top: nothing has replaced it."""
    s.top_is_over = False
    if s.agenda:
        s.agenda.pop()


def choice_of(s: State) -> AnyStep | None:
    """The question that is open, or None when the game is over."""
    return s.agenda[-1] if s.agenda else None


def options_of(s: State) -> list[Option]:
    """What may be answered now."""
    return ask_anew(s, Ask(False))


def ask_anew(s: State, a: Ask) -> list[Option]:
    """What may be answered now, for frequent callers: they pass in the `Ask` and own the list."""
    options: list[Option] = []
    a.options = options
    if s.agenda:
        s.agenda[-1].ask(s, a)
    return options


def reason_against(s: State, option: Option, alphabet: Alphabet[Any]) -> Refusal:
    """Why an option isn't offered now: by `ask`, for the option or its kind; else by `explain`; else because another question is open."""
    choice = s.agenda[-1]
    a = Ask(True)
    choice.ask(s, a)
    found = listed_reason(a, option.text, alphabet)
    if found is None:
        listed = len(a.refusals)
        choice.explain(s, option, a)
        found = a.refusals[listed] if len(a.refusals) > listed else Refusal(option.text, NOT_ASKED, choice.asked_by(s))
    return found.of(option.text)


def said_why(s: State, refusal: Refusal) -> str:
    """A reason as an error gives it: in a few words, with the numbers that were compared and the rule."""
    why = f"the question is {type(s.agenda[-1]).__name__}" if refusal.reason == NOT_ASKED else refusal.reason.replace("-", " ")
    limits = f"needs {refusal.bound} {refusal.needs}, has {refusal.has}; " if refusal.needs >= 0 else ""
    return f"{why} ({limits}{refusal.rule})"


def listed_reason(a: Ask, text: str, alphabet: Alphabet[Any]) -> Refusal | None:
    """The option's own refusal, or that of the longest beginning of its text that isn't an option itself."""
    best: Refusal | None = None
    for refusal in a.refusals:
        what = refusal.what
        if what == text:
            return refusal
        if text.startswith(what + " ") and what not in alphabet.by_text and (best is None or len(what) > len(best.what)):
            best = refusal
    return best


def answer(s: State, option: Option) -> None:
    """Take one of the options offered, and everything that follows from it."""
    choice = s.agenda[-1]
    s.top_is_over = not choice.stays()
    choice.take(s, option)
    advance(s)


def foresee(s: State, option: Option, seat: int) -> bool:
    """Play an option and its consequences as far as this seat (from 0) can foresee them. True if it can foresee them all.

    If not, the position is left where it stopped: it can be viewed, but not played on. Events that reveal
    something must come before it shows, and events must be kept, since only an event can be a surprise.
    """
    s.foreseen_by = seat
    try:
        answer(s, option)
    except Surprise:
        if s.top_is_over:
            remove_top(s)
        return False
    finally:
        s.foreseen_by = NOBODY
    return True


def ask_or_take(s: State, choice: AnyStep) -> None:
    """Plan a choice, or take its option if there is only one."""
    a = Ask(False)
    choice.ask(s, a)
    if len(a.options) > 1:
        s.then(choice)
    else:
        choice.take(s, a.options[0])


def playout(s: State, rng: Rng) -> int:
    """Play random options to the end of the game; returns the number of decisions."""
    decisions = 0
    a = Ask(False)
    while s.agenda:
        options = ask_anew(s, a)
        answer(s, options[rng.below(len(options))])
        decisions += 1
    return decisions
