"""One seat's game as a life: its events with their rounds, its final standing, and what all games say about the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from felicity.core.event import ROUND_STARTED
from felicity.core.result import Result
from felicity.core.table import Table
from felicity.text.catalog import Value
from felicity.text.narrator import Arguments
from felicity.text.narrators import narrator_of
from felicity.text.story import DAYS, ENDING, Fact, listed, written

Event = dict[str, object]


class Life:
    """The events that a seat saw, and what it had in the end."""

    def __init__(self, table: Table, seat: int, names: list[str], lang: str) -> None:
        self.table = table
        self.lang = lang
        self.narrator = narrator_of(lang, table, names)
        self.seat = seat
        self.me = f"seat{seat}"
        self.events = table.events(seat)
        self.rounds = rounds_of(self.events, table.at(0).state.round)
        players = table.view(seat)["players"]
        assert isinstance(players, list)
        self.player: Event = players[seat - 1]

    @property
    def solo(self) -> bool:
        return self.table.setup.mode == "solo"

    @property
    def others(self) -> list[str]:
        """The names of all others at the table."""
        return [name for seat, name in enumerate(self.narrator.names[: self.table.setup.players], 1) if seat != self.seat]

    def all(self, name: str, **wanted: object) -> list[int]:
        """The indices of a kind's events in the log; `who` is me unless given."""
        wanted = {"who": self.me, **wanted}
        return [
            at
            for at, event in enumerate(self.events)
            if event["event"] == name and all(value is None or event.get(key) == value for key, value in wanted.items())
        ]

    def total(self, name: str, field: str, **wanted: object) -> int:
        """The sum of a field over events of a kind."""
        return sum(number(self.events[at][field]) for at in self.all(name, **wanted))

    def word(self, kind: str, value: object) -> str:
        return self.narrator.name(kind, value)

    def person(self, seat: object) -> Arguments:
        """Another player, in all forms, as `who`."""
        return self.narrator.argument("who", "seat", seat)

    def list(self, items: list[str]) -> str:
        return listed(self.lang, items)

    def fact(self, key: str, at: int, weight: int, **arguments: Value) -> Fact:
        """Something that happened at this index of the log."""
        return Fact(key, DAYS, at, weight, round=self.rounds[at], **arguments)


L = TypeVar("L", bound=Life)


def in_chapters(life: L, finders: Sequence[Callable[[L], list[Fact]]]) -> list[list[str]]:
    """A life in 8 to 15 sentences, by chapters, from the facts found in it."""
    facts = [fact for find in finders for fact in find(life)]
    return written(life.lang, facts, f"{life.table.setup.seed} {life.seat}")


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def rounds_of(events: list[Event], first: int) -> list[int]:
    """The round of every event; events before the first round belong to it."""
    found: list[int] = []
    now = max(first, 1)
    for event in events:
        if event["event"] == ROUND_STARTED:
            now = number(event["round"])
        found.append(now)
    return found


def against_others(life: Life, result: Result) -> Fact:
    """Who won, and by how much, in a game of rivals."""
    mine = result.seats[life.seat - 1]
    others = [seat for seat in result.seats if seat.seat != life.seat]
    best = min(others, key=lambda seat: (seat.rank, seat.seat))
    who = life.person(f"seat{best.seat}")
    if mine.won and best.won:
        shared = life.list([life.word("seat", f"seat{seat.seat}") for seat in others if seat.won])
        return Fact("shared", ENDING, 2, 10, score=mine.score, **{**who, "who": shared})
    if mine.won:
        return Fact("won", ENDING, 2, 10, score=mine.score, gap=mine.score - best.score, **who)
    if mine.score == best.score:
        return Fact("lost-tie", ENDING, 2, 10, score=mine.score, **who)
    return Fact("lost", ENDING, 2, 10, score=mine.score, best=best.score, rank=mine.rank, **who)
