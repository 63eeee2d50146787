"""What every game's state has: chance, the agenda, and events for those who listen."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.event import EVERYBODY, Event, EventKind
from felicity.core.option import Option
from felicity.core.rng import Rng
from felicity.core.step import AnyStep


class State:
    """A position. Games add plain attributes; collections in it are tuples that are replaced, never changed, so that copies share them."""

    def __init__(self, rng: Rng, agenda: list[AnyStep]) -> None:
        self.rng = rng
        self.agenda = agenda
        self.round = 0  # 0 while the table is being set up
        self.events: list[Event] | None = None  # None while nobody listens

    def copy(self) -> State:
        """An independent copy, to whose events nobody listens. Each game writes its own."""
        raise AssertionError(f"{type(self).__name__} can't be copied")

    def then(self, step: AnyStep) -> None:
        """Plan a step: it happens before what was planned earlier."""
        self.agenda.append(step)

    def tell(self, kind: EventKind, rule: str, values: tuple[int, ...]) -> None:
        """Everybody learns this. Call it only while `events` is a list: playouts must not pay for it."""
        self.tell_only(EVERYBODY, kind, rule, values)

    def tell_only(self, audience: int, kind: EventKind, rule: str, values: tuple[int, ...]) -> None:
        """The seats of the mask learn this."""
        if self.events is not None:
            self.events.append(Event(kind, rule, audience, values))


def advance(s: State) -> None:
    """Let everything happen that waits for nobody."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        if step.waits():
            return
        agenda.pop()
        step.run(s)


def choice_of(s: State) -> AnyStep | None:
    """The question that is open, or None when the game is over."""
    return s.agenda[-1] if s.agenda else None


def options_of(s: State) -> list[Option]:
    """What may be answered now."""
    return ask_anew(s, Ask(False))


def ask_anew(s: State, a: Ask) -> list[Option]:
    """What may be answered now, asked by one who asks again and again; the list belongs to the caller."""
    options: list[Option] = []
    a.options = options
    if s.agenda:
        s.agenda[-1].ask(s, a)
    return options


def answer(s: State, option: Option) -> None:
    """Take one of the options offered, and everything that follows from it."""
    choice = s.agenda[-1]
    if not choice.stays():
        s.agenda.pop()
    choice.take(s, option)
    advance(s)


def ask_or_take(s: State, choice: AnyStep) -> None:
    """Plan a choice, or take the option where it offers one only."""
    a = Ask(False)
    choice.ask(s, a)
    if len(a.options) > 1:
        s.then(choice)
    else:
        choice.take(s, a.options[0])


def playout(s: State, rng: Rng) -> int:
    """Play random options to the end of the game; the number of decisions it took."""
    decisions = 0
    a = Ask(False)
    while s.agenda:
        options = ask_anew(s, a)
        answer(s, options[rng.below(len(options))])
        decisions += 1
    return decisions
