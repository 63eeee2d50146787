"""What the page's worker calls (web/src/tab/worker.ts)."""

from __future__ import annotations

import asyncio
import json

from felicity import plugins
from felicity.browser.hall import OtherTabs, TabHall
from felicity.browser.line import Page, PageLine
from felicity.browser.requests import ask
from felicity.browser.store import Disk
from felicity.browser.thinking import Helper
from felicity.server.session import serve
from felicity.text.catalog import learn


def get_ready() -> None:
    """Load all games and sentences, so that nobody waits for them later."""
    for name in plugins.names():
        plugins.game(name)
    learn()


class Tab:
    """The tables of a page."""

    def __init__(self, disk: Disk, bots: Helper, studies: Helper, others: OtherTabs, page: Page) -> None:
        self.hall = TabHall(disk, bots, studies, others)
        self.page = page
        self.lines: dict[int, PageLine] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read which tables there are."""
        await self.hall.open()

    async def ask(self, method: str, address: str, body: str) -> str:
        """Answer a request: the status and the text, as JSON."""
        return json.dumps(await ask(self.hall, method, address, body))

    def connect(self, number: int, code: str) -> None:
        """A page opens a line to a table."""
        self.lines[number] = PageLine(self.page, number)
        self._keep(asyncio.get_running_loop().create_task(self._serve(number, code)))

    async def _serve(self, number: int, code: str) -> None:
        try:
            await serve(self.hall, self.lines[number], code)
        finally:
            self.lines.pop(number, None)

    def say(self, number: int, message: str | None) -> None:
        """The page says something; None: it leaves."""
        line = self.lines.get(number)
        if line is not None:
            line.said.put_nowait(message)

    def changed_elsewhere(self, code: str) -> None:
        """Another tab has changed a table."""
        self._keep(asyncio.get_running_loop().create_task(self.hall.changed_elsewhere(code)))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
