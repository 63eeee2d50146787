"""Where the page's workers begin (web/src/tab/): what JavaScript hands in, as Python expects it, and back."""

from __future__ import annotations

from typing import Any

from felicity.browser.hall import OtherTabs
from felicity.browser.line import Page
from felicity.browser.store import Disk
from felicity.browser.tab import Tab
from felicity.browser.thinking import answer


class Worker:
    """Another worker (web/src/tab/helper.ts): bytes there are an array."""

    def __init__(self, helper: Any) -> None:
        self.helper = helper

    async def answer(self, work: bytes) -> bytes:
        """What came out."""
        from pyodide.ffi import to_js  # type: ignore[import-not-found, unused-ignore]

        found: bytes = (await self.helper.answer(to_js(work))).to_bytes()
        return found

    def restart(self) -> None:
        """Give up what is being computed, and begin anew."""
        self.helper.restart()


def tab_of(disk: Disk, bots: Any, studies: Any, others: OtherTabs, page: Page) -> Tab:
    """The tables of a page."""
    return Tab(disk, Worker(bots), Worker(studies), others, page)


def thought(work: Any) -> bytes:
    """In the other worker: do what it is asked."""
    return answer(work.to_bytes())
