"""The studies of a server and their status, for the page's list."""

from __future__ import annotations

from felicity.lab.folder import STATE, Folder, State
from felicity.lab.removal import is_outdated
from felicity.server.lab import Lab
from felicity.server.lab_errors import sentence_of
from felicity.server.lab_messages import LabStudy
from felicity.server.lab_queue import FAILED, PAUSED, QUEUED, Entries, Entry

MOST_LISTED = 300  # the latest


def listed(lab: Lab, holder: str, lang: str) -> list[LabStudy]:
    """The latest studies."""
    return [study_data(lab, folder, holder, lang) for folder in lab.folders()[:MOST_LISTED]]


def study_data(lab: Lab, folder: Folder, holder: str, lang: str) -> LabStudy:
    """One study's progress."""
    with lab.lock:
        state, entries = lab.state_of(folder), lab.queue.read()
        entry, playing = entries.get(state.id), lab.playing
        stands = stand_of(lab, state, entry)
        trouble = lab.troubles.get(state.id) or (entry.error if entry else None)
        played = state.finished
        if playing is not None and playing.id == state.id:
            played = max(played, playing.played)
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
            "left": left_of(state, played) if stands in ("running", "waiting") else None,
            "place": place_of(lab, state.id, entries) if stands == "waiting" else None,
            "error": sentence_of(trouble, lang) if trouble and stands == "failed" else "",
            "mine": lab.may_change(entry, holder),
            "changed": (folder.path / STATE).stat().st_mtime_ns // 1_000_000,
        }


def stand_of(lab: Lab, state: State, entry: Entry | None) -> str:
    """Is it waiting, running, or ended, and how?"""
    if state.done:
        return "finished"
    if is_outdated(state):
        return "outdated"
    if state.id in lab.troubles or (entry is not None and entry.wish == FAILED):
        return "failed"
    if entry is None or entry.wish not in (QUEUED, PAUSED):
        return "stopped"
    if entry.wish == PAUSED:
        return "paused"
    return "running" if lab.is_played(state.id) else "waiting"


def place_of(lab: Lab, id: str, entries: Entries) -> int:
    """Its place in the queue, from 1."""
    waiting = [entry.id for entry in lab.waiting(entries) if not lab.is_played(entry.id)]
    return waiting.index(id) + 1 if id in waiting else 1


def left_of(state: State, played: int) -> float | None:
    """Estimated seconds left; a study that runs until its intervals are narrow may end earlier."""
    if not state.finished or not state.seconds or state.until:
        return None
    return round((state.deals - played) * state.seconds / state.finished, 1)
