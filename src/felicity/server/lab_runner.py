"""The process that runs one study of the queue. It has the lowest priority, and ends with the server."""

from __future__ import annotations

import math
import os
import signal
import time
from collections.abc import Callable
from ctypes import c_bool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from felicity.core.errors import FelicityError
from felicity.lab.batch import Stop, holding_back_interrupts, leave_with_parent
from felicity.lab.errors import BadStudy
from felicity.lab.folder import Folder
from felicity.lab.run import run
from felicity.server.lab_errors import Trouble, trouble_of
from felicity.server.logs import write_down

NICENESS = 19  # the lowest priority there is
TELL_EVERY = 0.1  # seconds
PLAYED, FAILED, ENDED = "played", "failed", "ended"
SPAWN = get_context("spawn")


def play(folder: Path, jobs: int, flag: c_bool, out: Connection) -> None:
    """Play a study's missing games and report progress: deals played, why it failed, that it ended."""
    write_down()
    leave_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        place = Folder(folder)
        run(place.study(), place, jobs, Stop(flag), ProgressReport(out).send)
    except FelicityError as error:
        out.send((FAILED, trouble_of(error)))
    except Exception as error:  # a bug in a game or a bot: this study has failed, the others go on
        why = "; ".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", [])])
        out.send((FAILED, trouble_of(BadStudy("lab-study-failed", why=why))))
    out.send((ENDED, None))


class ProgressReport:
    """Sends the number of deals played, not too often: games may take less than a millisecond."""

    def __init__(self, out: Connection) -> None:
        self.out = out
        self.next = 0.0

    def send(self, finished: int) -> None:
        """Report this many deals."""
        moment = time.monotonic()
        if moment >= self.next:
            self.next = moment + TELL_EVERY
            self.out.send((PLAYED, finished))


class Playing:
    """A running study, as the server sees it."""

    def __init__(self, folder: Path, jobs: int, before: float, now: Callable[[], float]) -> None:
        self.id = folder.name
        self.before = before  # seconds that it had run before
        self.stop = Stop()
        self.now = now
        self.began = math.inf  # when it first reported: starting a process takes a while
        self.played = 0  # deals, in this run or before
        self.trouble: Trouble | None = None
        self.ended = False  # by itself, and reported it
        self.heard, out = SPAWN.Pipe(duplex=False)
        with holding_back_interrupts():
            self.process: BaseProcess = SPAWN.Process(target=play, args=(folder, jobs, self.stop.flag, out), name="felicity-lab")
            self.process.start()
        out.close()

    def hear(self) -> None:
        """Read everything it has sent."""
        try:
            while self.heard.poll():
                what, data = self.heard.recv()
                self.note(what, data)
        except (EOFError, OSError):  # it was killed, perhaps in the middle of a message
            pass

    def note(self, what: str, data: Any) -> None:
        """Take in one message."""
        if what == PLAYED:
            self.played = data
            self.began = min(self.began, self.now())
        elif what == FAILED:
            self.trouble = data
        elif what == ENDED:
            self.ended = True

    @property
    def is_over(self) -> bool:
        """Has the process ended?"""
        return not self.process.is_alive()

    def close(self, within: float = 0.0) -> None:
        """Give it some time to save its games, then make sure that the process is gone."""
        self.stop.ask()
        self.process.join(within)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.heard.close()
        self.process.close()
