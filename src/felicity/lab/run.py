"""Runs a study: missing games are played, in order, and saved piece by piece; a stopped study continues where it was."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial

from felicity.core.errors import CannotRead
from felicity.extras import need
from felicity.lab.batch import LARGEST_BATCH, Stop, play_deals
from felicity.lab.counts import Counts
from felicity.lab.estimates import widest
from felicity.lab.folder import Folder, Shelf, State, new_state
from felicity.lab.pieces import name_of, pieces
from felicity.lab.play import Played
from felicity.lab.rows import Row, rows_of_deal, tabled
from felicity.lab.study import Study

Seen = Callable[[int], None]  # called with the number of finished deals
Deals = Iterator[tuple[Played, ...]]  # each deal under every design


def nobody(finished: int) -> None:
    """Ignore progress."""


def run(study: Study, folder: Folder, jobs: int = 1, stop: Stop | None = None, seen: Seen = nobody, cluster: str = "") -> State:
    """Play and save what is missing; returns the study's progress."""
    need("lab")
    with folder.alone():
        return Run(study, folder, jobs, stop or Stop(), seen, cluster).run()


def run_all(
    studies: Sequence[Study], shelf: Shelf, jobs: int = 1, stop: Stop | None = None, seen: Seen = nobody, cluster: str = ""
) -> list[State]:
    """Run several studies, one after the other, until somebody asks to stop; games are counted over all of them."""
    stop, states, before = stop or Stop(), [], 0
    for study in studies:
        games = len(study.plans)
        counted = partial(add_up, seen, before, games)
        states.append(run(study, shelf.folder(study), jobs, stop, counted, cluster))
        if stop.asked:
            break
        before += study.games * games
    return states


def add_up(seen: Seen, before: int, games: int, finished: int) -> None:
    """Report the games of this study and of those before it."""
    seen(before + finished * games)


class Run:
    """One run of a study."""

    def __init__(self, study: Study, folder: Folder, jobs: int, stop: Stop, seen: Seen, cluster: str) -> None:
        self.study = study
        self.folder = folder
        self.jobs = jobs
        self.stop = stop
        self.seen = seen
        self.cluster = cluster
        self.state = new_state(study)
        self.counts = Counts(self.state.bots)
        self.begun: list[Row] = []  # rows of the first missing piece

    def run(self) -> State:
        """Go through all pieces; existing ones are only counted."""
        self.folder.create(self.study)
        with suppress(CannotRead):
            self.state.seconds = self.folder.state().seconds
        missing = [piece for piece in self.pieces() if not self.folder.has(piece)]
        self.begun = self.folder.take_part(missing[0]) if missing else []
        first = self.begun[-1]["number"] + 1 if self.begun else 0
        deals = play_deals(self.study.plans, spans(missing, first, self.jobs), self.jobs, self.stop, self.cluster)
        try:
            self.go_through(set(missing), deals)
        finally:
            deals.close()  # type: ignore[attr-defined]
        self.folder.keep(self.state)
        return self.state

    def pieces(self) -> Iterator[range]:
        """All pieces of the study."""
        return pieces(self.study.games, self.study.plan.players)

    def go_through(self, missing: set[range], deals: Deals) -> None:
        """Play or count piece by piece, until there are enough."""
        for piece in self.pieces():
            if piece in missing and not self.play(piece, deals):
                return
            self.state.finished = piece[-1]
            self.state.narrow = self.is_narrow(piece)
            self.state.done = self.state.narrow or piece[-1] == self.study.games
            self.seen(piece[-1])
            if self.state.done:
                return
            if piece in missing:
                self.folder.keep(self.state)

    def play(self, piece: range, deals: Deals) -> bool:
        """Play and save a piece; False if somebody asked to stop before it was finished."""
        start = time.perf_counter()
        rows = tabled(self.rows(piece, deals))
        self.state.seconds += time.perf_counter() - start
        if not rows.num_rows or rows["number"][-1].as_py() < piece[-1]:
            if rows.num_rows:
                self.folder.write_part(rows)
            return False
        self.folder.write(piece, rows)
        self.folder.drop_part()
        return True

    def rows(self, piece: range, deals: Deals) -> Iterator[Row]:
        """The rows of a piece, saved ones first, until it is finished or somebody asks to stop."""
        begun, self.begun = self.begun, []
        last = begun[-1]["number"] if begun else 0
        yield from begun
        while last < piece[-1] and (deal := next(deals, None)):
            yield from rows_of_deal(self.study.plans, deal)
            last = deal[0].number
            self.seen(last)

    def is_narrow(self, piece: range) -> bool:
        """Is every interval as narrow as the study asks for? Checked when every bot has sat everywhere equally often."""
        if not self.study.until:
            return False
        self.counts.add([self.folder.path / name_of(piece)])
        return len(piece) % self.study.plan.players == 0 and widest(self.counts) < self.study.until


def spans(missing: list[range], first: int, jobs: int) -> Iterator[range]:
    """The deals still to play, in batches for processes; deals before the first one have been played.

    >>> list(spans([range(1, 13), range(20, 23)], first=4, jobs=1))
    [range(4, 13), range(20, 23)]
    """
    for piece in missing:
        numbers = range(max(first, piece[0]), piece[-1] + 1)
        size = LARGEST_BATCH if jobs == 1 else max(1, min(LARGEST_BATCH, len(numbers) // (2 * jobs)))
        for start in range(0, len(numbers), size):
            yield numbers[start : start + size]
