"""The record of a table, with what proves its deal."""

from __future__ import annotations

from felicity.core.record import carrying
from felicity.server.packs import files_of
from felicity.server.refused import Refused
from felicity.server.shuffle import record_lines
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import names_of


def record_of(stored: StoredTable) -> str:
    """The record of a game, once nothing is hidden: it contains the seed."""
    if not stored.is_open_book:
        raise Refused("not-over", "The record contains the seed, which gives everything hidden away. Download it after the game.")
    header = stored.header
    text = stored.playing().record(names_of(stored))
    lines: list[str] = []
    if header.source and header.source["how"] == "record":
        lines = [f"{name}: {value}".rstrip() for name, value in header.source["head"].items()]
    elif stored.shuffle is not None:
        lines = record_lines(stored.shuffle)
    head, seed, rest = text.partition(f"seed: {stored.playing().setup.seed}\n")
    record = head + seed + "".join(line + "\n" for line in lines) + rest
    return carrying(record, files_of(stored.pack.files)) if stored.pack else record
