"""A table as it is stored: a header that never changes and a journal that only grows."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

Data = dict[str, Any]  # as parsed from JSON

LETTERS = "ABCDEFGHJKMNPRSTUVWXYZ"  # without those that look alike: I, L, O, Q
CODE_LENGTH = 6


def new_code() -> str:
    """A short code for a table that can be read out on the telephone."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def hash_of(key: str) -> str:
    """What is stored of a browser's secret. A key is 256 random bits, so a plain hash can't be brute-forced."""
    return sha256(b"felicity key " + key.encode()).hexdigest()


def mark_of(holder: str, message_id: str) -> str:
    """A message id as it is stored: it can't equal anybody else's."""
    return sha256(f"{holder} {message_id}".encode()).hexdigest()[:40]


@dataclass(frozen=True)
class Header:
    """What is played, and who opened the table."""

    code: str
    game: str
    mode: str
    players: int
    options: Data
    rules: str  # version
    seed: str  # chosen by the host; "": the fair shuffle decides at the start
    server_part: str  # of the fair shuffle; secret until the game is over
    origin: Data | None  # the saved position that play begins from; None: the deal
    host: str  # hash of the host's key
    settings: Data  # speed, watch, auto, teaching, chance
    source: Data | None  # the table it came from: {"how": "fork" | "rematch" | "record", ...}
    created: int  # milliseconds since 1970
    pack: str = ""  # fingerprint of the house cards; "": the cards of the catalog


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    number: int  # from 0
    kind: str
    seat: int | None = None
    data: Data = field(default_factory=dict)
    mark: str | None = None  # the client's message id, so that a message sent twice counts once
    at: int = 0  # milliseconds since 1970
