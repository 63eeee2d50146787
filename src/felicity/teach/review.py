"""The review of one seat's game: first a glance at every choice, then a long look at those that seem to have cost something.

Each step is a function of a position, so that it can be worked out anywhere, in any order, and only once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from felicity.bots import registry
from felicity.bots.advice import chances_at, ended
from felicity.bots.judge import SURE, Judge, Verdict
from felicity.bots.seat import Seat
from felicity.changes import changes_of
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.teach.account import Account, account
from felicity.text.outlook import outlooks

Data = dict[str, Any]

CANDIDATES: Final = 12  # choices that get a long look
SUSPECT: Final = 0.005  # what a choice must seem to cost for that
LESSONS: Final = 3  # choices that are explained
WORTH_IT: Final = 0.01  # what a choice must cost to be explained
PRAISED: Final = 0.04  # how far ahead of everything else a choice must be to be praised


@dataclass(frozen=True)
class Depth:
    """How closely a choice is looked at: options tried, in multiples of a hint, and guesses on which two of them are compared."""

    effort: float
    samples: int


AT_A_GLANCE: Final = Depth(1.0, 8)
LONG_LOOK: Final = Depth(6.0, 48)


def judge(table: Table, depth: Depth, luck: str) -> Judge:
    """A judge of the open question. It gets only what the seat that is asked may know."""
    game = table.setup.game
    return registry.judge(game, Seat(table, Rng(start_of(luck))), depth.effort)


def verdict(table: Table, chosen: str, depth: Depth, luck: str) -> Verdict:
    """What an option was worth."""
    return judge(table, depth, luck).verdict(table.game.alphabet.read(chosen), depth.samples)


@dataclass(frozen=True)
class Lesson:
    """A choice that cost something: both options as a hint would describe them, and how the game may go on after each.

    The better option comes first. Lines are options of all seats, from the guess that follows from `luck`.
    """

    outlooks: list[Data]
    rules: list[list[str]]
    luck: str
    lines: list[list[str]]


def lesson(table: Table, better: str, worse: str, luck: str) -> Lesson:
    """Explain why one option is better than another."""
    found = judge(table, LONG_LOOK, luck)
    seat = table.to_act
    assert seat is not None
    options = [table.game.alphabet.read(text) for text in (better, worse)]
    lines = found.lines(options[0], options[1], luck)
    advised = found.compared(options[0], options[1])
    seen = outlooks(table.setup.game, table.view(seat), seat, [(each.sure, each.hoped, each.later) for each in advised])
    return Lesson(
        [asdict(each) for each in seen],
        [list(changes_of(table, seat, option).rules) for option in options],
        lines[0].luck,
        [line.options for line in lines],
    )


GLANCE, LOOK, LESSON = 0, 1, 2  # kinds of steps: every choice, those that seem to have cost something, those that are explained


@dataclass(frozen=True)
class Task:
    """One step of a review: what is to be found out about the choice at a position."""

    kind: int
    number: int
    chosen: str
    luck: str  # what the guesses follow from: the same game is always reviewed in the same way
    rival: str = ""  # of a lesson: the better option


class Review:
    """What is known so far about one seat's choices, and what is to be found out next. Numbers are those of the positions that asked."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.rounds = rounds_of(table, seat)  # by number
        self.chosen = {number: table.chosen[number].text for number in self.rounds}
        self.verdicts: dict[int, Verdict] = {}
        self.looked: dict[int, Verdict] = {}  # after a long look
        self.lessons: dict[int, Lesson] = {}
        self.start = start_for(table, seat)
        self.end = end_for(table, seat)
        self.last = table.moves[-1].round if table.moves else 0
        self.is_over = table.is_over

    # --- what is to be done ---

    @property
    def unseen(self) -> list[int]:
        """Choices that nobody has looked at."""
        return [number for number in self.rounds if number not in self.verdicts]

    @property
    def candidates(self) -> list[int]:
        """Choices that deserve a long look, the dearest first; and the one that seems to have been the best find."""
        costs = sorted([(-each.lead, -number) for number, each in self.verdicts.items() if each.lead < -SUSPECT], reverse=True)
        finds = sorted([(each.lead, -number) for number, each in self.verdicts.items() if is_find(each)], reverse=True)
        return [-number for _, number in (*costs[:CANDIDATES], *finds[:1])]

    @property
    def unsure(self) -> list[int]:
        """Those that have not had it."""
        return [] if self.unseen else [number for number in self.candidates if number not in self.looked]

    @property
    def mistakes(self) -> list[int]:
        """The choices that cost most, the dearest first, once that is known."""
        if self.unseen or self.unsure:
            return []
        costs = sorted([(each.cost, -number) for number, each in self.looked.items() if each.cost >= WORTH_IT], reverse=True)
        return [-number for _, number in costs[:LESSONS]]

    @property
    def unexplained(self) -> list[int]:
        """Those without their lesson."""
        return [number for number in self.mistakes if number not in self.lessons]

    def tasks(self) -> list[Task]:
        """The next steps, in any order; what comes after them depends on what they bring."""
        if self.unseen or self.unsure:
            return [self.task(GLANCE if self.unseen else LOOK, number) for number in self.unseen or self.unsure]
        return [self.task(LESSON, number, self.looked[number].rival) for number in self.unexplained]

    def task(self, kind: int, number: int, rival: str = "") -> Task:
        """A step that is about one choice."""
        return Task(kind, number, self.chosen[number], f"review {number}", rival)

    def learn(self, task: Task, found: Data) -> None:
        """What a step has brought."""
        if task.kind == LESSON:
            self.lessons[task.number] = Lesson(**found)
        else:
            (self.verdicts if task.kind == GLANCE else self.looked)[task.number] = Verdict(**found)

    @property
    def is_done(self) -> bool:
        """Is there nothing more to find out?"""
        return not (self.unseen or self.unsure or self.unexplained)

    @property
    def steps(self) -> tuple[int, int]:
        """How many steps are done, of how many: long looks and lessons are counted as far as they are known to be needed."""
        done = len(self.verdicts) + len(self.looked) + len(self.lessons)
        later = LESSONS if self.unseen or self.unsure else len(self.unexplained)
        return done, done + len(self.unseen) + (CANDIDATES if self.unseen else len(self.unsure)) + later

    # --- what it comes to ---

    @property
    def judged(self) -> Mapping[int, Verdict]:
        """Every choice as far as it is known; only a long look can say that one cost something."""
        return {number: self.looked.get(number) or unsuspected(self.verdicts[number]) for number in self.rounds if number in self.verdicts}

    @property
    def judged_rounds(self) -> list[int]:
        """The rounds of these choices."""
        return [self.rounds[number] for number in self.judged]

    @property
    def find(self) -> int | None:
        """A choice that was far better than anything else, although it didn't look so at first sight; None if there was none."""
        leads = [(each.lead, -number) for number, each in self.looked.items() if is_find(each) and each.lead > SURE * each.error]
        return -max(leads)[1] if leads else None

    @property
    def account(self) -> Account:
        """Luck and skill."""
        found = list(self.judged.values())
        start = self.start if self.start is not None else found[0].best if found else self.end
        return account(start, found, self.end)


def unsuspected(found: Verdict) -> Verdict:
    """A choice at which a glance was enough."""
    return replace(found, lead=max(0.0, found.lead))


def is_find(found: Verdict) -> bool:
    """Is it far better than anything else, and not obvious?"""
    return found.lead >= PRAISED and not found.obvious


def rounds_of(table: Table, seat: int) -> dict[int, int]:
    """The real choices of a seat: the numbers of their positions, with their rounds. Where there is one option nothing is chosen."""
    found: dict[int, int] = {}
    then = table.at(0)
    for number, move in enumerate(table.moves):
        if move.seat == seat and len(then.options()) > 1:
            found[number] = move.round
        then.play(move.option)
    return found


def start_for(table: Table, seat: int) -> float | None:
    """The chance before the deal: that of rivals is even. None if all win together, or play began in the middle: then the first choice
    shows it.
    """
    evaluation = registry.search_evaluation(table.setup.game)
    players = table.setup.players
    if table.origin is not None or evaluation.is_shared(table.state, players):
        return None
    return 1.0 / players


def end_for(table: Table, seat: int) -> float:
    """The result; of a game that broke off, the chance at the last position."""
    if table.is_over:
        return ended(table.result)[seat - 1]
    return chances_at(registry.search_evaluation(table.setup.game), table)[seat - 1]


def work_out(review: Review, table: Table) -> Iterator[int]:
    """Do everything that is left, one step after another; yields how many are done."""
    while tasks := review.tasks():
        for task, then in at_their_positions(table, tasks):
            review.learn(task, work_on(then, task))
            yield review.steps[0]


def at_their_positions(table: Table, tasks: Sequence[Task]) -> Iterator[tuple[Task, Table]]:
    """Tasks with the positions that they are about, in order."""
    then = table.at(0)
    for task in sorted(tasks, key=lambda task: task.number):
        for option in table.chosen[then.number : task.number]:
            then.play(option)
        yield task, then.copy()


def work_on(table: Table, task: Task) -> Data:
    """Carry out one step, at the position that it is about."""
    if task.kind == GLANCE:
        return asdict(verdict(table, task.chosen, AT_A_GLANCE, task.luck))
    if task.kind == LOOK:
        return asdict(verdict(table, task.chosen, LONG_LOOK, task.luck))
    return asdict(lesson(table, task.rival, task.chosen, task.luck))
