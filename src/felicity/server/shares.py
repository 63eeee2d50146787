"""Finished games that one of their players shows to everybody with a link: what such a visitor may see, and nothing more. Pure."""

from __future__ import annotations

import copy
import secrets
from dataclasses import dataclass, replace
from hashlib import sha256

from felicity.server.finished_messages import ReplayData
from felicity.server.messages import TableMessage
from felicity.server.refused import Refused
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import Presence, Reader, replay_data, show

EVERYTHING, PUBLIC = -1, 0  # instead of a seat: what every seat knew; what everybody could see
CODE = "-"  # in place of the table's code, which would show more than is shared


@dataclass(frozen=True)
class Share:
    """What a link shows, by the hash of its secret."""

    token: str
    code: str
    holder: str  # who shares it
    names: int  # are the players' names shown?
    talk: int  # is what was said shown?
    seen: int  # a seat, EVERYTHING or PUBLIC
    made: int


def new_token() -> str:
    """The secret of a link: 192 random bits."""
    return secrets.token_urlsafe(24)


def hash_of_token(token: str) -> str:
    """What is stored of it."""
    return sha256(b"felicity share " + token.encode()).hexdigest()


def id_of(share: Share) -> str:
    """How the page names it; nobody can make the link from it."""
    return sha256(f"felicity share id {share.token}".encode()).hexdigest()[:16]


def not_shared() -> Refused:
    """The same error whether the link never existed, was taken back, or its game is gone."""
    return Refused("not-shared", "This game isn't shared, or no longer.")


def seat_for(share: Share, seat: int | None) -> int | None:
    """From which seat a visitor looks who asks for one."""
    if share.seen == EVERYTHING:
        return seat
    return None if share.seen == PUBLIC else share.seen


def without_people(stored: StoredTable, share: Share) -> StoredTable:
    """The table as a visitor may know it: no code, no keys, and made-up names unless the names are shared."""
    if stored.status != "over":
        raise not_shared()
    found = copy.copy(stored)
    found.header = replace(stored.header, code=CODE, host="", source=None)
    found.host = ""
    found.next = ""
    found.shuffle = None
    found.chairs = [replace(chair, holder="", kept_for="", name=chair.name if share.names else "") for chair in stored.chairs]
    return found


def table_shown(stored: StoredTable, share: Share, seat: int | None, lang: str) -> TableMessage:
    """The `table` message for a visitor."""
    table = without_people(stored, share)
    found = show(table, Reader("", seat_for(share, seat), lang), 0, Presence())
    talk = [note for note in found["notes"]["items"] if note["note"] == "talked"] if share.talk else []
    found["notes"] = {"from": 0, "items": talk}
    found["shuffle"] = {"kind": "fair", "commitment": None, "frozen": None, "missing": [], "reveal_by": None, "certificate": None}
    found["hosting"] = {"seat": None, "away_since": None, "passes_at": None}
    return found


def replay_shown(stored: StoredTable, share: Share, seat: int | None, lang: str) -> ReplayData:
    """The replay for a visitor: without the seed and the choices themselves, which would show every hand."""
    found = replay_data(without_people(stored, share), Reader("", seat_for(share, seat), lang))
    return {**found, "seed": "", "moves": [{**move, "option": ""} for move in found["moves"]]}
