"""People met before: whoever began a game at the same table.

Computed from journals, so that whoever is forgotten there is forgotten here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from felicity.server.journal import Entry

KINDS = ("sit", "leave", "name", "set", "kick", "reorder", "start", "merge", "gone")  # entries that show who plays


@dataclass
class Met:
    """Somebody with whom one has begun games."""

    holder: str
    name: str
    games: int
    last: int  # when the latest of them began, in milliseconds since 1970
    game: str


def person_id(me: str, other: str) -> str:
    """How somebody is named to one person. Nobody else gets the same id for them: ids of different people can't be compared."""
    return sha256(f"felicity person {me} {other}".encode()).hexdigest()[:20]


def players_of(entries: Iterable[Entry]) -> tuple[dict[str, str], int] | None:
    """The people at a table whose game has begun, with their names, and when that was."""
    sitting: dict[int, tuple[str, str]] = {}
    began: dict[str, str] | None = None
    at = 0
    for entry in entries:
        seat, data = entry.seat or 0, entry.data
        if entry.kind == "sit":
            sitting[seat] = (data["holder"], data["name"])
        elif entry.kind == "name" and seat in sitting:
            sitting[seat] = (sitting[seat][0], data["name"])
        elif entry.kind in ("leave", "set", "kick"):
            sitting.pop(seat, None)
        elif entry.kind == "reorder":
            sitting = {new: sitting[old] for new, old in enumerate(data["order"], 1) if old in sitting}
        elif entry.kind == "gone":
            for each in data["seats"]:
                sitting.pop(each, None)
        elif entry.kind == "start":
            began, at = dict(sitting.values()), entry.at
        elif entry.kind == "merge" and data["from"]:
            sitting = {each: (data["holder"] if holder == data["from"] else holder, name) for each, (holder, name) in sitting.items()}
            if began is not None and data["from"] in began:
                began[data["holder"]] = began.pop(data["from"])
        if began is not None and entry.kind == "name" and seat in sitting:
            began[sitting[seat][0]] = data["name"]
    if began is None:
        return None
    return {holder: name for holder, name in began.items() if holder}, at


def met_at(me: str, journals: Sequence[tuple[str, Sequence[Entry]]]) -> list[Met]:
    """Everybody whom somebody has met at these tables (game and journal), the latest first."""
    found: dict[str, Met] = {}
    for game, entries in journals:
        played = players_of(entries)
        if played is None or me not in played[0]:
            continue
        names, at = played
        for holder, name in names.items():
            if holder == me:
                continue
            known = found.setdefault(holder, Met(holder, "", 0, -1, game))
            known.games += 1
            if at >= known.last:
                known.last, known.game = at, game
                known.name = name or known.name
            known.name = known.name or name
    return sorted(found.values(), key=lambda met: -met.last)
