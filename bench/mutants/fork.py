"""Runs tests in processes of their own, within bounds."""

from __future__ import annotations

import os
import resource
import time
import traceback
from collections.abc import Callable

import pytest

MEMORY = 3 << 30


def in_fork(work: Callable[[], int], seconds: int) -> int:
    """Do this in a process of its own, with so many seconds of its own time; 0 is what it returns if all is well."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            code = work()
        except BaseException:  # pytest shows what happens in tests; this is a mistake of ours
            traceback.print_exc()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def run_items(session: pytest.Session, items: list[pytest.Item], budget: float = 1e9) -> int:
    """Run these tests until one fails. None is begun after the budget, in seconds of our own time."""
    if session.config.pluginmanager.hasplugin("terminalreporter"):
        session.config.pluginmanager.unregister(name="terminalreporter")
    began = time.process_time()
    for item, following in zip(items, [*items[1:], None]):
        if time.process_time() - began > budget:
            break
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed or session.shouldfail or session.shouldstop:
            return 1
    return 0


def seconds_of_children() -> float:
    """The time that finished processes of ours have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
