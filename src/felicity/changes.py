"""What an option would change, as far as the choosing seat may know: computed once for page, terminal and hints.

Options are tried on a guess drawn from what the seat knows, and only as far as it can foresee, so that nothing hidden or left to chance
can show through: two positions that a seat can't tell apart give equal answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from felicity import plugins
from felicity.core.event import Event
from felicity.core.game import Game
from felicity.core.option import Option
from felicity.core.rng import Rng, start_of
from felicity.core.state import State, foresee, options_of
from felicity.core.table import Table
from felicity.plugin import Standing

# What decides the rest of a move: nothing (it is done), the seat's own next answer, answers of others, chance, or something hidden.
LeftTo = Literal["nothing", "you", "others", "chance", "hidden"]

QUESTIONS: Final = 3  # that are followed after an option until something happens
ANSWERS: Final = 4  # the most that such a question may have to be tried one by one
WAYS: Final = 16  # of answering all these questions; beyond that nothing more is foreseen


@dataclass(frozen=True)
class Counter:
    """One of a seat's counters, before and after."""

    seat: int
    name: str
    before: int
    after: int

    @property
    def change(self) -> int:
        """By how much."""
        return self.after - self.before


@dataclass(frozen=True)
class Changes:
    """What is sure to follow from an option, or from several in a row.

    `events` say what happens and which pieces move, as `Table.events` gives them. `rules` are the rules by which it happens, or by which
    chance comes in at once.
    """

    counters: tuple[Counter, ...]
    events: tuple[dict[str, object], ...]
    rules: tuple[str, ...]
    left_to: LeftTo

    def of(self, seat: int) -> dict[str, int]:
        """By how much the counters of one seat change."""
        return {counter.name: counter.change for counter in self.counters if counter.seat == seat}


@dataclass(frozen=True)
class Plan:
    """What several options in a row would change, each counted from the beginning; and what the seat could choose after them.

    There are fewer `steps` than options where one of them can't be chosen any more, or what comes before it can't be foreseen.
    """

    steps: tuple[Changes, ...]
    offered: tuple[str, ...]


class Course:
    """One way the move may go: a position, the events up to it, and whether something unforeseeable follows."""

    def __init__(self, s: State, events: list[Event]) -> None:
        self.s = s
        self.events = events
        self.surprise: LeftTo = "nothing"

    def copy(self) -> Course:
        """A copy, to continue in another way."""
        return Course(self.s.copy(), self.events[:])

    def take(self, option: Option, seat: int) -> None:
        """Continue with an option. A surprise comes from chance if the generator was used, and from something hidden if not."""
        drawn = self.s.rng.dump()
        self.s.events = []
        if not foresee(self.s, option, seat):
            self.surprise = "hidden" if self.s.rng.dump() == drawn else "chance"
        self.events += self.s.events

    def asks(self, seat: int) -> bool:
        """Is it this seat's turn to choose?"""
        return self.surprise == "nothing" and bool(self.s.agenda) and self.s.agenda[-1].seat() == seat


class Forecast:
    """What options would change for one seat in one position. What they share is worked out once."""

    def __init__(self, table: Table, seat: int, luck: str = "changes") -> None:
        self.game: Game = table.game
        self.seat = seat - 1  # counted from 0, as inside
        self.table = table
        self.planned = len(table.state.agenda)
        self.question = table.question
        self.guess: State = self.game.guess(table.state, self.seat, Rng(start_of(luck)))
        self.plugin = plugins.plugin(table.setup.game)
        self.before = self.standings(self.guess)

    def options(self) -> dict[str, Changes]:
        """What each option on offer would change."""
        return {option.text: self.option(option) for option in self.table.options()}

    def option(self, option: Option) -> Changes:
        """What an option on offer would change."""
        return self.summed_up(self.gone_on([Course(self.guess.copy(), [])], option))

    def plan(self, texts: Sequence[str]) -> Plan:
        """What options would change one after the other."""
        courses = [Course(self.guess.copy(), [])]
        steps: list[Changes] = []
        for text in texts:
            option = self.game.alphabet.read(text)
            ways = [way for course in courses for way in self.ways_to(course, option, QUESTIONS)]
            if not 0 < len(ways) <= WAYS:
                break
            courses = self.gone_on(ways, option)
            steps.append(self.summed_up(courses))
        return Plan(tuple(steps), tuple(self.offered(courses)) if len(steps) == len(texts) else ())

    def gone_on(self, courses: list[Course], option: Option) -> list[Course]:
        """The courses after an option and the forced answers that follow."""
        for course in courses:
            course.take(option, self.seat)
            self.settle(course)
        return courses

    def ways_to(self, course: Course, option: Option, questions: int) -> Iterator[Course]:
        """All courses on which the option is on offer, however the seat answers other questions before it."""
        if not course.asks(self.seat):
            return
        options = options_of(course.s)
        if option in options:
            yield course
        elif questions and self.is_within(course) and len(options) <= ANSWERS:
            for each in options:
                other = course.copy()
                other.take(each, self.seat)
                yield from self.ways_to(other, option, questions - 1)

    def settle(self, course: Course) -> None:
        """Take forced answers: what follows them is as certain as the option itself."""
        while course.asks(self.seat) and self.is_within(course) and len(options := options_of(course.s)) == 1:
            course.take(options[0], self.seat)

    def is_within(self, course: Course) -> bool:
        """Is another question open than at the beginning?"""
        return type(course.s.agenda[-1]).__name__ != self.question

    # --- describing ---

    def summed_up(self, courses: list[Course]) -> Changes:
        """What is the same on all courses: there are several if the seat has a free answer in between."""
        first, *others = courses
        sure = self.foreseen(first)
        for other in others:
            sure = sure[: common(sure, self.foreseen(other))]
        return Changes(
            tuple(self.counters(courses)),
            tuple(self.table.event_data(event) for event in sure if event.is_for(self.seat)),
            tuple(self.rules(first)),
            self.left_to(first),
        )

    def foreseen(self, course: Course) -> list[Event]:
        """The events, without the surprise that ends them."""
        return course.events[:-1] if course.events and course.events[-1].surprises(self.seat) else course.events

    def counters(self, courses: list[Course]) -> Iterator[Counter]:
        """The counters that change, of all seats that this one may see."""
        after = [self.standings(course.s) for course in courses]
        for at, standing in enumerate(self.before):
            for name, before in standing.items():
                values = {standings[at][name] for standings in after}
                value = values.pop()
                if not values and before is not None and value is not None and value != before:
                    yield Counter(at + 1, name, before, value)

    def standings(self, s: State) -> list[Standing]:
        """The counters of every seat, as far as this one may know them."""
        return self.plugin.standings(self.game.view(s, self.seat))

    def rules(self, course: Course) -> list[str]:
        """The rules, each once, in order. If an option only opens another question, any answer to it shows the rules."""
        if not course.events and course.asks(self.seat):
            course = course.copy()
            for _ in range(QUESTIONS):
                if course.events or not course.asks(self.seat):
                    break
                course.take(options_of(course.s)[0], self.seat)
        return list(dict.fromkeys(event.rule for event in self.foreseen(course) or course.events if event.rule))

    def left_to(self, course: Course) -> LeftTo:
        """Who or what decides the rest of the move."""
        if course.surprise != "nothing" or not course.s.agenda:
            return course.surprise
        if course.s.agenda[-1].seat() == self.seat:
            return "you" if self.is_within(course) else "nothing"
        return "others" if len(course.s.agenda) > self.planned else "nothing"

    def offered(self, courses: list[Course]) -> list[str]:
        """What the seat could choose then on every course."""
        if not all(course.asks(self.seat) for course in courses):
            return []
        first, *others = [options_of(course.s) for course in courses]
        return [option.text for option in first if all(option in options for options in others)]


def common(one: list[Event], other: list[Event]) -> int:
    """How many events two lists have in common at the beginning."""
    at = 0
    for first, second in zip(one, other):
        if first.kind is not second.kind or first.rule != second.rule or first.values != second.values:
            break
        at += 1
    return at


def changes_of(table: Table, seat: int, option: Option) -> Changes:
    """What an option would change; one that isn't offered is refused as if it were played."""
    if option not in table.options():
        table.copy().play(option, seat)
    return Forecast(table, seat).option(option)
