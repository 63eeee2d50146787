"""Small studies in the storage of the browser: what was asked for, how far it is, and the rows of every finished piece."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from felicity.browser.store import CLEARED, Disk, need_kept
from felicity.lab.folder import State
from felicity.lab.removal import is_outdated
from felicity.lab.row_counts import RowReport
from felicity.lab.rows import Row
from felicity.server.clock import now
from felicity.server.lab_messages import LabStudy

Data = dict[str, Any]
QUEUED, PAUSED, STOPPED, FAILED = "queued", "paused", "stopped", "failed"
KNOWN: Final = 4  # reports in memory


@dataclass
class TabStudy:
    """A study and its progress."""

    asked: Data  # as somebody asked for it: it is read again before its games are played
    state: State
    hope: str  # what is to become of it
    since: int  # when that was said
    changed: int
    error: str = ""

    @property
    def is_due(self) -> bool:
        """Are games of it to be played?"""
        return self.hope == QUEUED and not self.state.done and not is_outdated(self.state)

    def shown(self, stands: str, place: int | None, played: int) -> LabStudy:
        """As the page shows it."""
        state = self.state
        each = state.seconds / state.finished if state.finished and not state.until else None
        left = round((state.deals - played) * each, 1) if each is not None and stands in ("running", "waiting") else None
        return {
            "id": state.id,
            "text": state.text,
            "game": state.game,
            "mode": state.mode,
            "players": state.players,
            "state": stands,
            "finished": state.finished,
            "played": played,
            "deals": state.deals,
            "until": state.until or None,
            "designs": state.designs,
            "seconds": round(state.seconds, 1),
            "left": left,
            "place": place if stands == "waiting" else None,
            "error": self.error if stands == "failed" else "",
            "mine": True,
            "changed": self.changed,
        }


class Studies:
    """All studies of this browser. Another tab may change them too: they are read anew each time."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.reports: dict[str, RowReport] = {}  # the most recently used last

    async def all(self) -> dict[str, TabStudy]:
        """Every study, by its id, the latest first."""
        rows = sorted(json.loads(await self.disk.studies()), key=lambda row: int(row["changed"]), reverse=True)
        return {row["id"]: study_of(row) for row in rows}

    async def add(self, study: TabStudy) -> None:
        """Store a new study."""
        need_kept(await self.disk.keep_study(json.dumps({"study": {**asdict(study), "id": study.state.id}})))

    async def keep(self, id: str, rows: Sequence[Row] = (), **changed: object) -> bool:
        """Store what has changed about a study, with one more piece of it, both or neither; False if it was removed."""
        row: Data = {"study": {"id": id, "changed": now(), **changed}}
        if rows:
            row["piece"] = {"id": id, "first": rows[0]["number"], "rows": rows}
        why = await self.disk.keep_study(json.dumps(row))
        if why == CLEARED:
            return False
        need_kept(why)
        return True

    async def remove(self, id: str) -> None:
        """Remove a study with its rows."""
        need_kept(await self.disk.remove_study(id))
        self.reports.pop(id, None)

    async def report(self, study: TabStudy) -> RowReport:
        """The report of what is stored; rows that were counted before aren't counted again."""
        id = study.state.id
        found = self.reports.pop(id, None) or RowReport(study.state.bots)
        counted = found.rows[-1]["number"] if found.rows else 0
        if counted < study.state.finished:
            for rows in json.loads(await self.disk.pieces(id, counted)):
                found.add(rows)
        self.reports[id] = found
        if len(self.reports) > KNOWN:
            del self.reports[next(iter(self.reports))]
        return found


def study_of(row: Data) -> TabStudy:
    """A study as it is stored."""
    row.pop("id")
    return TabStudy(**{**row, "state": State(**row["state"])})
