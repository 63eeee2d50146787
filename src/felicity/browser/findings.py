"""What was found out about choices, in the storage of the browser."""

from __future__ import annotations

import json
from collections.abc import Callable

from felicity.browser.store import CLEARED, Disk, need_kept
from felicity.server.journal import Data


class TabFindings:
    """Findings beside the tables that they are about: they go with them."""

    def __init__(self, disk: Disk, tell: Callable[[str], None]) -> None:
        self.disk = disk
        self.tell = tell  # other tabs, that there is something new about a table

    async def of_table(self, code: str) -> list[tuple[int, int, str, Data]]:
        """Everything that was found out about a table's choices: number, kind, line and finding."""
        rows = json.loads(await self.disk.findings(code))["findings"]
        return [(row["number"], row["kind"], row["line"], row["found"]) for row in sorted(rows, key=lambda row: int(row["kind"]))]

    async def keep(self, code: str, number: int, kind: int, line: str, found: Data) -> bool:
        """Store what was found out; False if the table was removed."""
        return await self._note({"code": code, "finding": {"number": number, "kind": kind, "line": line, "found": found}})

    async def want(self, code: str, seat: int, wanted: bool) -> bool:
        """Note that a seat's choices are to be judged, or no longer; False if the table was removed."""
        return await self._note({"code": code, "seat": seat, "wanted": wanted})

    async def wanted(self, most: int) -> list[tuple[str, int]]:
        """Nothing is taken up before somebody looks at it: it would keep a phone busy."""
        return []

    async def is_wanted(self, code: str, seat: int) -> bool:
        """Was this asked for and never finished?"""
        return seat in json.loads(await self.disk.findings(code))["wanted"]

    async def _note(self, row: Data) -> bool:
        why = await self.disk.note(json.dumps(row))
        if why == CLEARED:
            return False
        need_kept(why)
        self.tell(str(row["code"]))
        return True
