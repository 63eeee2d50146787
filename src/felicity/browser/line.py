"""The way between a page and a table in the worker: what was a WebSocket on a server."""

from __future__ import annotations

import asyncio
from typing import Protocol

from felicity.browser.alone import HOLDER
from felicity.server.session import Gone


class Page(Protocol):
    """The page's end of a line (web/src/tab/worker.ts)."""

    def heard(self, line: int, message: str) -> None:
        """A message for the page."""

    def closed(self, line: int, code: int, reason: str) -> None:
        """The line has ended."""


class PageLine:
    """The worker's end of a line."""

    def __init__(self, page: Page, number: int) -> None:
        self.page = page
        self.number = number
        self.address = HOLDER
        self.is_own = True
        self.said: asyncio.Queue[str | None] = asyncio.Queue()  # None: the page has left

    async def accept(self) -> None:
        """Begin: the page is there already."""

    async def hear(self) -> str:
        """The next message."""
        message = await self.said.get()
        if message is None:
            raise Gone
        return message

    async def tell(self, message: str) -> None:
        """Send a message."""
        self.page.heard(self.number, message)

    async def close(self, code: int, reason: str) -> None:
        """End, and say why."""
        self.page.closed(self.number, code, reason)
