"""Many games on several processes. The numbers don't depend on how many: results come back in the order of the games.

Only plain data crosses between processes (`Plan`, `Played`), never a table: a compiled engine can't be pickled and needn't be.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from ctypes import c_bool
from itertools import islice
from multiprocessing import get_context
from multiprocessing.sharedctypes import RawValue
from typing import ClassVar

from felicity.core.errors import BadOptions
from felicity.lab.play import Plan, Played, play

LARGEST_BATCH = 10  # small enough for a lively progress bar with slow bots, large enough that sending costs little
BATCHES_AHEAD = 3  # per process; more would only wait in memory


class Stop:
    """A wish to stop, heard by all processes after the game that they are playing."""

    def __init__(self, flag: c_bool | None = None) -> None:
        self.flag = RawValue(c_bool, False) if flag is None else flag  # without a lock: a signal may ask while somebody looks

    def ask(self) -> None:
        """Play no further game."""
        self.flag.value = True

    @property
    def asked(self) -> bool:
        """Has somebody asked to stop?"""
        return bool(self.flag.value)


def cores() -> int:
    """How many processes this machine can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(plan: Plan, jobs: int = 1, stop: Stop | None = None) -> Iterator[Played]:
    """The games of a plan in order, each as soon as it and all before it are finished."""
    if jobs < 1:
        raise BadOptions(f"jobs={jobs} can't be used: at least 1 process has to play.")
    stop = stop or Stop()
    spans = batches(plan.games, jobs)
    if jobs == 1 or len(spans) == 1:
        return play_span(plan, range(1, plan.games + 1), stop)
    return play_in_processes(plan, spans, min(jobs, len(spans)), stop)


def batches(games: int, jobs: int) -> list[range]:
    """The numbers of the games in spans, one for each errand to a process.

    >>> batches(5, jobs=2)
    [range(1, 2), range(2, 3), range(3, 4), range(4, 5), range(5, 6)]
    """
    size = max(1, min(LARGEST_BATCH, games // (jobs * 8)))
    return [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]


def play_span(plan: Plan, numbers: range, stop: Stop) -> Iterator[Played]:
    """These games in this process, until somebody asks to stop."""
    for number in numbers:
        if stop.asked:
            return
        yield play(plan, number)


# --- several processes ---


class Worker:
    """What a worker process keeps between its errands."""

    stop: ClassVar[Stop]

    @classmethod
    def begin(cls, flag: c_bool) -> None:
        """Share the wish to stop, and leave Ctrl-C to the process that sends the errands."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.stop = Stop(flag)

    @classmethod
    def errand(cls, plan: Plan, numbers: range) -> list[Played]:
        """Play these games."""
        return list(play_span(plan, numbers, cls.stop))


def play_in_processes(plan: Plan, spans: list[range], jobs: int, stop: Stop) -> Iterator[Played]:
    """Send the spans to workers and put their games back in order."""
    # Spawned, not forked: the same on every system, and no thread is caught in the middle of something.
    with ProcessPoolExecutor(jobs, get_context("spawn"), Worker.begin, (stop.flag,)) as pool:
        try:
            yield from _in_order(pool, plan, spans, jobs * BATCHES_AHEAD, stop)
        finally:
            stop.ask()
            pool.shutdown(cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, plan: Plan, spans: list[range], ahead: int, stop: Stop) -> Iterator[Played]:
    coming = iter(spans)
    waiting = deque(_send(pool, plan, span) for span in islice(coming, ahead))
    while waiting:
        played = waiting.popleft().result()
        waiting.extend(_send(pool, plan, span) for span in islice(coming, 1))
        yield from played
        if stop.asked:  # the span may have been cut short: what follows would leave a gap
            return


def _send(pool: ProcessPoolExecutor, plan: Plan, numbers: range) -> Future[list[Played]]:
    """Sending may start a worker, which inherits a held-back Ctrl-C; otherwise one would strike it while it is still importing."""
    if not hasattr(signal, "pthread_sigmask"):
        return pool.submit(Worker.errand, plan, numbers)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(Worker.errand, plan, numbers)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interrupt_asks(stop: Stop) -> Iterator[None]:
    """Let the first Ctrl-C ask to stop; the second one breaks off as usual."""
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
