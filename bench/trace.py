"""Chromium's trace of a page's main thread: every task with its duration, and how much of that it worked.

A busy machine takes the thread off its core in the middle of a task; the duration includes that, the work doesn't.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = ["toplevel", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
THREAD = "CrRendererMain"
MICRO = 1000  # microseconds per millisecond


@dataclass(frozen=True)
class Task:
    """A stretch in which nothing else could happen in the page; times in ms."""

    begin: float
    passed: float
    worked: float


@dataclass(frozen=True)
class Trace:
    """All tasks of a page, and its own `performance.mark` entries."""

    tasks: list[Task]
    marks: list[tuple[str, float]]

    def worked_between(self, begin: float, end: float) -> float:
        """The work of all tasks in this period, in ms; one still running at the end counts whole."""
        return sum(task.worked for task in self.tasks if begin <= task.begin + task.passed and task.begin < end)


def traced(browser: Browser, page: Page, act: Callable[[], None]) -> Trace:
    """Do something, and trace what the page had to do."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        act()
    finally:
        found = browser.stop_tracing()
    return read(json.loads(found)["traceEvents"])


def read(events: list[dict[str, Any]]) -> Trace:
    """The trace of the busiest main thread: a closed page may still have one."""
    names = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == THREAD}
    tasks = [each for each in events if each["name"] == TASK and "tdur" in each and (each["pid"], each["tid"]) in names]
    work: dict[int, float] = {}
    for each in tasks:
        work[each["pid"]] = work.get(each["pid"], 0) + each["tdur"]
    busiest = max(work, key=lambda pid: work[pid], default=0)
    marks = [each for each in events if each.get("cat") == CATEGORIES[1] and each["pid"] == busiest]
    return Trace(
        [Task(each["ts"] / MICRO, each["dur"] / MICRO, each["tdur"] / MICRO) for each in tasks if each["pid"] == busiest],
        sorted(((each["name"], each["ts"] / MICRO) for each in marks), key=lambda mark: mark[1]),
    )
