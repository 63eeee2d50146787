"""The result of a finished game as it is kept: one row for the game, one per seat. Pure: no clock, no store."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from felicity import plugins
from felicity.core.table import Table
from felicity.server.conditions import Draft
from felicity.server.journal import Entry
from felicity.server.stored_table import Chair, StoredTable
from felicity.server.table_data import names_of
from felicity.server.time_over import result_by_time

LONGEST = 200  # letters of a name as it is searched for

Row = dict[str, Any]


@dataclass(frozen=True)
class Finish:
    """A finished game: its row, and those of its seats."""

    game: Row
    seats: tuple[Row, ...]

    @property
    def code(self) -> str:
        """Of the table."""
        return str(self.game["code"])


def ending(stored: StoredTable, drafts: Sequence[Draft], at: int) -> Finish | None:
    """The result, if these choices end the game. They were tried out before."""
    if stored.table is not None and [(draft.kind, draft.data.get("then")) for draft in drafts] == [("timeout", "end")]:
        return finish_of(stored, stored.table, at, drafts[0].seat)
    if stored.table is None or stored.status == "record" or any(draft.kind != "play" for draft in drafts):
        return None
    table = stored.table.copy()
    for draft in drafts:
        table.play(draft.data["option"], seat=draft.seat)
    return finish_of(stored, table, at) if table.is_over else None


def finish_in(stored: StoredTable, entries: Sequence[Entry]) -> Finish | None:
    """The result of a game that ended before, if it did."""
    if stored.status != "over" or stored.table is None:
        return None
    at = max(entry.at for entry in entries if entry.kind in ("start", "play", "timeout"))
    return finish_of(stored, stored.table, at, stored.lost)


def finish_of(stored: StoredTable, table: Table, at: int, lost: int | None = None) -> Finish:
    """The rows of a game that is over in this position, or because a seat ran out of time, for the people and bots who sit there now."""
    header = stored.header
    result = table.result if table.is_over or lost is None else result_by_time(stored, lost)
    rounds = result.notes.get("rounds", table.state.round)
    source = header.source or {}
    game: Row = {
        "code": header.code,
        "game": header.game,
        "mode": header.mode,
        "players": header.players,
        "people": len({chair.holder for chair in stored.chairs if chair.kind == "human"}),
        "options": digest_of(header.options),
        "pack": header.pack,
        "rules": header.rules,
        "chosen_seed": int(header.seed != ""),
        "source": str(source.get("how", "")),
        "daily": str(source.get("daily", "")),
        "studied": int(stored.studied),
        "together": int(result.together),
        "target": result.target,
        "ended_by": result.ended_by[:60],
        "rounds": rounds if isinstance(rounds, int) else table.state.round,
        "choices": table.number,
        "began": header.created,
        "at": at,
    }
    names, roles = names_of(stored), roles_of(table)
    seats = tuple(
        seat_row(header.code, chair, name, role) | {"seat": each.seat, "score": each.score, "rank": each.rank, "won": int(each.won)}
        for each, chair, name, role in zip(result.seats, stored.chairs, names, roles)
    )
    return Finish(game, seats)


def seat_row(code: str, chair: Chair, name: str, role: str) -> Row:
    """Who sat there. A bot that replaced somebody in mid-game doesn't keep their name here: nobody could have it deleted."""
    kept = "" if chair.replaced else name
    return {"code": code, "kind": chair.kind, "holder": chair.holder, "level": chair.level, **named(kept), "role": role}


def named(name: str) -> Row:
    """A name, and how it is searched for."""
    return {"name": name, "sought": sought(name)}


def sought(text: str) -> str:
    """A text without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))[:LONGEST]


def roles_of(table: Table) -> list[str]:
    """The role that every seat played, in games that have such."""
    role = plugins.plugin(table.setup.game).role
    players = table.view(None).get("players", []) if role else []
    found = [str(player.get(role) or "")[:60] for player in players] if isinstance(players, list) else []
    return [*found, *[""] * table.setup.players][: table.setup.players]


def digest_of(options: Row) -> str:
    """Equal for equal options."""
    return sha256(json.dumps(options, sort_keys=True).encode()).hexdigest()[:16]
