"""Many games on several processes. The results don't depend on how many: they come back in the order of the games.

Only plain data is sent between processes (`Plan`, `Played`), never a table: a compiled engine can't be pickled and needn't be.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_bool
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.sharedctypes import RawValue
from typing import ClassVar

from felicity.core.errors import BadOptions, FelicityError
from felicity.lab.cluster import play_on_cluster
from felicity.lab.play import Plan, Played, play_deal

LARGEST_BATCH = 10  # small enough for a smooth progress bar with slow bots, large enough that sending costs little
BATCHES_AHEAD = 3  # per process; more would only wait in memory
MOST_CRASHES = 3  # in a row, at the same games


class Stop:
    """A request to stop, seen by all processes after the game they are playing."""

    def __init__(self, flag: c_bool | None = None, other: Stop | None = None) -> None:
        self.flag = RawValue(c_bool, False) if flag is None else flag  # without a lock: a signal handler may set it while somebody reads it
        self.other = other  # a second flag to check

    def ask(self) -> None:
        """Start no further game."""
        self.flag.value = True

    @property
    def asked(self) -> bool:
        """Has somebody asked to stop?"""
        return bool(self.flag.value) or (self.other is not None and self.other.asked)


def cores() -> int:
    """How many processes this machine can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(plan: Plan, jobs: int = 1, stop: Stop | None = None, cluster: str = "") -> Iterator[Played]:
    """The games of a plan in order, each as soon as it and all before it are finished."""
    check_jobs(jobs)
    return (played for (played,) in play_deals((plan,), batches(plan.games, jobs), min(jobs, plan.games), stop, cluster))


def check_jobs(jobs: int) -> None:
    """Refuse zero processes or fewer."""
    if jobs < 1:
        raise BadOptions(f"jobs={jobs} can't be used: at least 1 process has to play.")


def play_deals(
    plans: tuple[Plan, ...], spans: Iterable[range], jobs: int = 1, stop: Stop | None = None, cluster: str = ""
) -> Iterator[tuple[Played, ...]]:
    """Every deal of these spans under every plan, in order, each as soon as it and all before it are finished.

    With the address of a cluster its machines play them, else `jobs` processes on this machine.
    """
    check_jobs(jobs)
    stop = stop or Stop()
    if cluster:
        return play_on_cluster(plans, spans, cluster, stop)
    if jobs == 1:
        return (deal for span in spans for deal in play_span(plans, span, stop))
    return play_in_processes(plans, spans, jobs, stop)


def batches(games: int, jobs: int) -> Iterator[range]:
    """The numbers of the games in spans, one per batch sent to a process.

    >>> list(batches(5, jobs=2))
    [range(1, 2), range(2, 3), range(3, 4), range(4, 5), range(5, 6)]
    """
    size = max(1, min(LARGEST_BATCH, games // (jobs * 8)))
    return (range(first, min(first + size, games + 1)) for first in range(1, games + 1, size))


def play_span(plans: tuple[Plan, ...], numbers: range, stop: Stop) -> Iterator[tuple[Played, ...]]:
    """Play these deals in this process, until somebody asks to stop."""
    for number in numbers:
        if stop.asked:
            return
        yield play_deal(plans, number)


# --- several processes ---


def leave_with_parent() -> None:
    """End this process when its parent ends, however that happens: else it would wait for work forever."""
    parent = parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Worker:
    """What a worker process keeps between batches."""

    stop: ClassVar[Stop]

    @classmethod
    def begin(cls, flag: c_bool, leaving: c_bool) -> None:
        """Share the stop flag, and leave Ctrl-C to the parent process. If the parent is killed, this process ends too."""
        leave_with_parent()
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.stop = Stop(flag, Stop(leaving))

    @classmethod
    def errand(cls, plans: tuple[Plan, ...], numbers: range) -> list[tuple[Played, ...]]:
        """Play these games."""
        return list(play_span(plans, numbers, cls.stop))


class WorkersLost(FelicityError):
    """Worker processes crash again and again, e.g. because memory runs out."""

    key = "lab-workers-lost"

    def __init__(self, numbers: range) -> None:
        self.arguments = {"first": numbers[0], "last": numbers[-1], "times": MOST_CRASHES}
        super().__init__(
            f"The processes playing games {numbers[0]} to {numbers[-1]} crashed {MOST_CRASHES} times: is there enough memory? "
            "Fewer at once (--jobs) need less."
        )


def play_in_processes(plans: tuple[Plan, ...], spans: Iterable[range], jobs: int, stop: Stop) -> Iterator[tuple[Played, ...]]:
    """Send the spans to workers and put their games back in order. If a worker crashes, its games are played again."""
    coming = iter(spans)
    due = deque(islice(coming, jobs * BATCHES_AHEAD))  # spans whose games haven't been returned yet, oldest first
    crashes, leaving = 0, Stop()  # `leaving`: the caller wants no more games, although nobody asked to stop
    while due and not stop.asked:
        if crashes == MOST_CRASHES:
            raise WorkersLost(due[0])
        handed_on = 0
        # Spawned, not forked: the same on every system, and no thread is caught in the middle of something.
        with ProcessPoolExecutor(jobs, get_context("spawn"), Worker.begin, (stop.flag, leaving.flag)) as pool:
            try:
                for deal in _in_order(pool, plans, due, coming, stop):
                    handed_on += 1
                    yield deal
            except BrokenProcessPool:
                crashes = 1 if handed_on else crashes + 1
            except BaseException:
                leaving.ask()
                raise
            finally:
                pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, plans: tuple[Plan, ...], due: deque[range], coming: Iterator[range], stop: Stop
) -> Iterator[tuple[Played, ...]]:
    waiting = deque(_send(pool, plans, span) for span in due)
    while waiting:
        played = waiting.popleft().result()
        due.popleft()
        yield from played
        if stop.asked:  # the span may have been cut short: continuing would leave a gap
            return
        for span in islice(coming, 1):
            due.append(span)
            waiting.append(_send(pool, plans, span))


def _send(pool: ProcessPoolExecutor, plans: tuple[Plan, ...], numbers: range) -> Future[list[tuple[Played, ...]]]:
    with holding_back_interrupts():  # submitting may start a worker
        return pool.submit(Worker.errand, plans, numbers)


@contextmanager
def holding_back_interrupts() -> Iterator[None]:
    """A process started here inherits a blocked Ctrl-C; otherwise one could hit it while it is still importing."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interrupt_asks(stop: Stop) -> Iterator[None]:
    """Let the first Ctrl-C ask to stop; the second one interrupts as usual."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def ask(number: int, frame: object) -> None:
        stop.ask()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
