"""Tables in the storage of the browser. Another tab may write to it too: a journal entry is stored once, by whoever comes first."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Sequence
from concurrent.futures import Future
from dataclasses import asdict
from typing import Protocol

from felicity.server.journal import Data, Entry, Header
from felicity.server.packs import StoredPack
from felicity.server.refused import Refused
from felicity.server.results import Finish
from felicity.server.store_failed import StoreFailed

FULL = "QuotaExceededError"  # as browsers call it
CLEARED = "cleared"
TAKEN = "taken"


class Disk(Protocol):
    """The storage of the browser (web/src/tab/disk.ts). What it promises is stored when the promise is kept."""

    async def headers(self) -> str:
        """All tables and house cards, without journals, as JSON."""

    async def journal(self, code: str) -> str:
        """The header and the journal of a table, as JSON."""

    async def write(self, rows: str) -> str:
        """Store rows, all or none: "" if they are, `taken` if one of them was there, `cleared` if their table isn't, or what failed."""

    async def remove(self, codes: str) -> str:
        """Remove tables with all that belongs to them, all or none: "" if they are gone, or what failed."""

    async def findings(self, code: str) -> str:
        """What was found out about a table's choices, and for which seats that is wanted, as JSON."""

    async def note(self, row: str) -> str:
        """Store a finding, or a wish: "" if it is, `cleared` if the table isn't there, or what failed."""

    async def studies(self) -> str:
        """All studies, without rows, as JSON."""

    async def pieces(self, id: str, after: int) -> str:
        """The rows of a study after a deal, piece by piece, as JSON."""

    async def keep_study(self, row: str) -> str:
        """Store a new study, or what changed about one, with one more piece: "" if it is, `cleared` if it isn't there, or what failed."""

    async def remove_study(self, id: str) -> str:
        """Remove a study with its rows: "" if it is gone, or what failed."""


class BrowserStore:
    """What is on the disk, as far as it was read: headers at the start, journals when a table is opened."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.tables: dict[str, Header] = {}
        self.changed: dict[str, int] = {}  # when a table was changed last
        self.journals: dict[str, list[Entry]] = {}
        self.packs: dict[tuple[str, str], StoredPack] = {}
        self.writing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read what there is."""
        found = json.loads(await self.disk.headers())
        for each in found["tables"]:
            self._learn(each)
        for each in found["packs"]:
            self.packs[each["game"], each["fingerprint"]] = StoredPack(**each)

    def _learn(self, table: Data) -> None:
        header = Header(**table["header"])
        self.tables[header.code] = header
        self.changed[header.code] = table["changed"]

    async def fetch(self, code: str) -> None:
        """Read a table and its journal, as they are now."""
        found = json.loads(await self.disk.journal(code))
        if found["table"] is None:
            self._forget(code)
        else:
            self._learn(found["table"])
            self.journals[code] = [Entry(**each) for each in found["entries"]]

    def _forget(self, code: str) -> None:
        for known in (self.tables, self.changed, self.journals):
            known.pop(code, None)

    # --- reading ---

    def header(self, code: str) -> Header | None:
        """The header of a table, if it exists."""
        return self.tables.get(code)

    def entries(self, code: str, since: int = 0) -> list[Entry]:
        """The journal of a table from a number on."""
        return self.journals.get(code, [])[since:]

    def pack(self, game: str, fingerprint: str) -> StoredPack | None:
        """House cards, if they are known."""
        return self.packs.get((game, fingerprint))

    def held_by(self, holder: str, most: int) -> list[str]:
        """The tables, the most recently changed first."""
        return sorted(self.tables, key=lambda code: self.changed[code], reverse=True)[:most]

    def counts(self, holder: str) -> tuple[int, int]:
        """How many tables there are."""
        return len(self.tables), len(self.tables)

    # --- writing ---

    def create(self, header: Header, entries: Sequence[Entry], pack: StoredPack | None = None) -> Future[bool]:
        """Store a new table; False if its code is taken."""
        return self._begin(self._create(header, entries, pack, None))

    def follow(self, code: str, entry: Entry, header: Header, entries: Sequence[Entry], pack: StoredPack | None = None) -> Future[bool]:
        """Store a new table together with the entry of an older one that leads to it; both or neither."""
        return self._begin(self._create(header, entries, pack, (code, entry)))

    def append(self, code: str, entries: Sequence[Entry], finish: Finish | None = None) -> Future[bool]:
        """Append entries, all or none; False if another tab has already written the first."""
        return self._begin(self._append(code, entries))

    def append_timed(self, code: str, entries: Sequence[Entry], finish: Finish | None = None) -> Future[bool]:
        """The same: there are no clocks here."""
        return self.append(code, entries, finish)

    def look_at(self, code: str, due: int | None) -> Future[bool]:
        """There are no clocks here."""
        done: Future[bool] = Future()
        done.set_result(True)
        return done

    async def remove(self, codes: Sequence[str]) -> None:
        """Remove tables."""
        why = await self.disk.remove(json.dumps(codes))
        if why:
            raise StoreFailed(why)
        for code in codes:
            self._forget(code)

    def _begin(self, work: Coroutine[object, object, bool]) -> Future[bool]:
        """Do it now, and let others wait for it: it goes on even if they don't."""
        done: Future[bool] = Future()

        async def working() -> None:
            try:
                done.set_result(await work)
            except Exception as error:
                done.set_exception(error)

        task = asyncio.get_running_loop().create_task(working())
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)
        return done

    async def _create(self, header: Header, entries: Sequence[Entry], pack: StoredPack | None, lead: tuple[str, Entry] | None) -> bool:
        journal = list(entries)
        changed = max((entry.at for entry in journal), default=header.created)
        rows: Data = {
            "tables": [{"code": header.code, "header": asdict(header), "changed": changed}],
            "entries": [row_of(header.code, entry) for entry in journal] + ([row_of(*lead)] if lead else []),
            "packs": [asdict(pack)] if pack is not None else [],
        }
        if not await self._write(rows):
            if lead is not None:
                await self.fetch(lead[0])
            return False
        self.tables[header.code], self.changed[header.code], self.journals[header.code] = header, changed, journal
        if pack is not None:
            self.packs[pack.game, pack.fingerprint] = pack
        if lead is not None:
            self._note(lead[0], [lead[1]])
        return True

    async def _append(self, code: str, entries: Sequence[Entry]) -> bool:
        header = self.tables[code]
        rows = {"entries": [row_of(code, entry) for entry in entries], "changed": {"code": code, "at": entries[-1].at}}
        if not await self._write(rows):
            await self.fetch(code)
            return False
        self._note(header.code, entries)
        return True

    def _note(self, code: str, entries: Sequence[Entry]) -> None:
        self.journals.setdefault(code, []).extend(entries)
        self.changed[code] = entries[-1].at

    async def _write(self, rows: Data) -> bool:
        """Store rows, or say why not."""
        why = await self.disk.write(json.dumps(rows))
        if why == TAKEN:
            return False
        need_kept(why)
        return True


def need_kept(why: str) -> None:
    """Raise unless everything is stored."""
    if why == FULL:
        raise Refused("cannot-keep", "The storage of this browser is full, so nothing was changed. Delete finished games.")
    if why == CLEARED:
        raise Refused("cleared", "The games in this browser were deleted while this one was open, so it can't be kept.")
    if why:
        raise StoreFailed(why)


def row_of(code: str, entry: Entry) -> Data:
    """An entry as it is stored."""
    return {"code": code, **asdict(entry)}
