"""Reports to the host of the server: what somebody said or did at a table, with the last lines that were said there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server.forget import UNSAID
from felicity.server.journal import Data
from felicity.server.refused import Refused
from felicity.server.store import Store
from felicity.server.store_schema import reports
from felicity.server.stored_table import StoredTable
from felicity.server.writer import Job

LINES = 30  # that were said last
MOST = 2000  # reports that wait to be settled


@dataclass(frozen=True)
class Reported:
    """A report, for the host of the server."""

    id: str
    code: str
    seat: int
    name: str
    holder: str
    by: str
    why: str
    text: str
    lines: list[Data]  # seat, name, text, at, and the holder, who is shown to nobody
    at: int
    settled: int | None


def lines_of(stored: StoredTable, names: Sequence[str]) -> list[Data]:
    """What was said last at a table."""
    said = [note for note in stored.notes if note["note"] == "talked" and note["seat"]]
    return [
        {
            "seat": note["seat"],
            "name": names[int(note["seat"] or 1) - 1],
            "text": str(dict(note).get("text", "")),
            "at": note["at"],
            "holder": stored.speakers.get(int(note["version"]), ""),
        }
        for note in said[-LINES:]
    ]


class ReportStore:
    """Reads directly (call it from a thread); writes through the store's writer."""

    def __init__(self, store: Store) -> None:
        self.store = store
        new = (postgresql.insert if store.kind == "postgresql" else sqlite.insert)(reports)
        again = {name: getattr(new.excluded, name) for name in ("name", "holder", "why", "text", "lines", "at", "settled")}
        self.new = new.on_conflict_do_update(index_elements=["by", "code", "seat"], set_=again)

    def add(self, **row: Any) -> Future[bool]:
        """Store a report; a second one by the same person about the same seat replaces the first."""

        def run(connection: Connection) -> bool:
            waiting = connection.execute(select(func.count()).select_from(reports).where(reports.c.settled.is_(None))).scalar_one()
            if waiting >= MOST:
                raise Refused("busy", "Too many reports are waiting. Try again later.")
            connection.execute(self.new, {**row, "id": secrets.token_hex(4), "settled": None})
            return True

        return self.store.writer.put(Job(str(row["code"]), run))

    def sweep(self, before: int) -> Future[bool]:
        """Remove reports that were settled before a moment."""

        def run(connection: Connection) -> bool:
            connection.execute(delete(reports).where(reports.c.settled < before))
            return True

        return self.store.writer.put(Job("", run))


def move_reports(connection: Connection, before: str, after: str) -> None:
    """Somebody's seats move to another holder, or, with "", they are deleted: their name and words go from every report."""
    for row in connection.execute(select(reports)).mappings().all():
        new: Data = {}
        if row["holder"] == before:
            new["holder"] = after
            new |= {} if after else {"name": ""}
        if row["by"] == before:
            new["by"] = after or row["id"]  # so that the reports of two people about one seat stay apart
            new |= {} if after else {"text": ""}
        if any(line["holder"] == before for line in row["lines"]):
            gone = {"holder": after} if after else {"holder": "", "name": "", "text": UNSAID}
            new["lines"] = [{**line, **gone} if line["holder"] == before else line for line in row["lines"]]
        if new:
            connection.execute(update(reports).where(reports.c.id == row["id"]).values(new))
