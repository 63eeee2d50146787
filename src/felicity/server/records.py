"""The record of a table, with what proves its deal."""

from __future__ import annotations

from felicity.server.refused import Refused
from felicity.server.room import Room
from felicity.server.shows import names_of
from felicity.server.shuffle import record_lines


def record_of(room: Room) -> str:
    """The record of a game, when nothing is hidden any more: it holds the seed."""
    if not room.is_open_book:
        raise Refused("not-over", "The record holds the seed, and with it all that is hidden: it can be had when the game is over.")
    header = room.header
    text = room.playing().record(names_of(room))
    lines: list[str] = []
    if header.source and header.source["how"] == "record":
        lines = [f"{name}: {value}".rstrip() for name, value in header.source["head"].items()]
    elif room.shuffle is not None:
        lines = record_lines(room.shuffle)
    head, seed, rest = text.partition(f"seed: {room.playing().setup.seed}\n")
    return head + seed + "".join(line + "\n" for line in lines) + rest
