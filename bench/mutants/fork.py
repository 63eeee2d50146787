"""Runs tests in forked processes, with limits."""

from __future__ import annotations

import os
import resource
import time
import traceback
from collections.abc import Callable

import pytest

MEMORY = 3 << 30


def in_fork(work: Callable[[], int], seconds: int) -> int:
    """Do this in a forked process, with so many seconds of processor time; returns 0 if all is well."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            code = work()
        except BaseException:  # pytest reports what happens in tests; this is our own mistake
            traceback.print_exc()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def run_items(session: pytest.Session, items: list[pytest.Item], budget: float = 1e9) -> int:
    """Run these tests until one fails. None is started after the budget, in seconds of processor time, is used up."""
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
    """The processor time used by finished child processes."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
