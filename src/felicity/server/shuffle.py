"""Fair shuffle: the server commits to its part of the seed, human seats may add theirs, the hash of all parts deals (docs/protocol.md)."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from hashlib import sha256

from felicity.core.errors import CannotRead
from felicity.core.record import Record

HEAD = "felicity shuffle 1"
PART = re.compile(r"(?:[0-9a-f]{2}){8,64}")


def new_part() -> str:
    """32 random bytes, in hex."""
    return secrets.token_hex(32)


def commitment_of(server_part: str) -> str:
    """What the server shows before the game: it can't change its part any more, and nobody can find the part from it."""
    return sha256(bytes.fromhex(server_part)).hexdigest()


def seed_of(server_part: str, parts: Mapping[int, str]) -> str:
    """The seed that follows from all parts. Every part has its own line with its seat, so that no two sets of parts are written alike.

    >>> seed_of("00" * 32, {}) == seed_of("00" * 32, {1: "00" * 8})
    False
    """
    lines = [HEAD, f"server {server_part}", *(f"seat{seat} {parts[seat]}" for seat in sorted(parts))]
    return sha256("".join(line + "\n" for line in lines).encode("ascii")).hexdigest()


def record_lines(server_part: str, parts: Mapping[int, str]) -> list[str]:
    """The lines that a record carries in its head."""
    lines = [f"shuffle-commitment: {commitment_of(server_part)}", f"shuffle-server: {server_part}"]
    return lines + [f"shuffle-seat{seat}: {parts[seat]}" for seat in sorted(parts)]


def verify(record: Record, commitment: str = "", part: str = "") -> dict[int, str]:
    """The parts of the seats, if the seed of the record follows from a committed shuffle; else `CannotRead` says what doesn't fit."""
    head = record.head
    server_part = head.get("shuffle-server", "")
    if not server_part:
        raise CannotRead("This record has no fair shuffle: its seed was chosen by somebody.")
    parts = parts_in(record)
    for text in (server_part, *parts.values()):
        if not PART.fullmatch(text):
            raise CannotRead(f"shuffle: {text[:40]!r} is not a part: expected 16 to 128 hex digits.")
    committed = head.get("shuffle-commitment", "")
    if commitment_of(server_part) != committed:
        raise CannotRead("The server's part does not hash to the commitment in the record.")
    if commitment and commitment.lower() != committed:
        raise CannotRead("The record's commitment is not the one that you were shown before the game.")
    if part and part.lower() not in parts.values():
        raise CannotRead("Your part is not among those that the seed was made of.")
    if seed_of(server_part, parts) != head["seed"]:
        raise CannotRead("The parts do not give the seed that was dealt from.")
    return parts


def parts_in(record: Record) -> dict[int, str]:
    """What the seats added, by seat."""
    found: dict[int, str] = {}
    for name, value in record.head.items():
        seat = name.removeprefix("shuffle-seat")
        if seat != name and seat.isdigit():
            found[int(seat)] = value
    return found
