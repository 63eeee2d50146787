"""All tables of one browser tab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from felicity.browser.alone import HOLDER, Alone, NoClocks, Person, Unmeasured, Unseen
from felicity.browser.findings import TabFindings
from felicity.browser.lab import TabLab
from felicity.browser.store import BrowserStore, Disk
from felicity.browser.thinking import Helper, Thinking
from felicity.server.bot_pool import BotPool
from felicity.server.live_table import LiveTable
from felicity.server.reviews import Reviewing
from felicity.server.settings import Rate, Settings
from felicity.server.stored_table import StoredTable
from felicity.server.table_hall import TableHall

# One person can't ask too much of their own browser; a table that isn't shown stays in memory for as long as on a server.
SETTINGS = Settings(shared=False, tables_per_key=0, tables=0, messages=Rate(1000.0, 10_000))


class OtherTabs(Protocol):
    """Other tabs with the same storage (web/src/tab/tabs.ts)."""

    async def take(self, code: str) -> bool:
        """Try to become the tab that moves a table's bots."""

    def release(self, code: str) -> None:
        """Let another tab move them."""

    def tell(self, code: str) -> None:
        """A table has changed."""


class TabHall(TableHall):
    """The tables of whoever uses this browser."""

    store: BrowserStore
    findings: TabFindings

    def __init__(self, disk: Disk, bots: Helper, studies: Helper, others: OtherTabs) -> None:
        super().__init__(SETTINGS)
        self.store, self.findings = BrowserStore(disk), TabFindings(disk, others.tell)
        self.others = others
        self.company, self.people, self.timekeeper = Alone(), Person(), NoClocks()
        self.openings = Unseen()
        self.notifier = News(others)
        self.metrics = Unmeasured()
        self.pack_pool = Thinking(bots)
        self.study_pool = Thinking(studies)  # for what takes minutes: bots and hints don't wait for it
        self.lab = TabLab(self, disk)
        self.bot_pool = BotPool(self.pack_pool, self.pack_pool, self.study_pool)

    async def open(self) -> None:
        """Read which tables there are."""
        await self.store.open()

    async def table(self, code: str, person: str = "", holder: str = "") -> LiveTable:
        """The table with this code; its journal is read when it is first asked for."""
        if code.upper() not in self.tables and code.upper() not in self.loading:
            await self.store.fetch(code.upper())
        return await super().table(code, person, holder)

    async def changed_elsewhere(self, code: str) -> None:
        """Another tab has changed a table."""
        await self.store.fetch(code)
        self.reviews.forget(code)
        if self.store.header(code) is None:
            self.drop(code)
        elif code in self.tables:
            await self.tables[code].refresh()

    async def remove(self, codes: Sequence[str]) -> None:
        """Delete tables for good."""
        await self.store.remove(codes)
        for code in codes:
            self.reviews.forget(code)
            self.drop(code)
            self.others.tell(code)

    async def reviewed(self, stored: StoredTable, seat: int) -> Reviewing:
        """The review of a seat. One that was asked for when the page was closed goes on, in one tab."""
        found = await self.reviews.of(stored, seat, HOLDER)
        code = stored.header.code
        is_due = not found.is_working and not found.review.is_done and await self.findings.is_wanted(code, seat)
        if is_due and await self.others.take(f"review {code} {seat}"):
            self.reviews.work(found, HOLDER)
        return found

    async def take_lease(self, code: str) -> bool:
        """Try to become the tab that moves the table's bots."""
        return await self.others.take(code)

    async def release_lease(self, code: str) -> None:
        """Let another tab move the table's bots."""
        self.others.release(code)


class News(Unseen):
    """Other tabs are told of every change."""

    def __init__(self, others: OtherTabs) -> None:
        self.others = others

    def changed(self, live: LiveTable) -> None:
        """A table has changed."""
        self.others.tell(live.code)
