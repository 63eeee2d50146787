"""Open tables, invitations and blocked people where something else is written: in the same transaction, or not at all."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server.journal import Entry
from felicity.server.store_schema import blocks, invitations, openings

NEW = "new"  # the status of an open table of which it isn't noted yet how it is shown


def index_company(connection: Connection, kind: str, code: str, entries: Sequence[Entry]) -> None:
    """Note who is invited to a table, in the transaction that writes its entries. Rows stay as long as the journal names somebody."""
    for entry in entries:
        data = entry.data
        released = data.get("released")
        if entry.kind == "sit":
            released = data["holder"]
        if released:
            connection.execute(update(invitations).where(invitations.c.code == code, invitations.c.holder == released).values(waits=0))
        if entry.kind == "start":
            connection.execute(update(invitations).where(invitations.c.code == code).values(waits=0))
        if entry.kind == "allow" and data["open"]:
            index_opening(connection, kind, code, "", entry.at)
        if entry.kind == "keep":
            new = (postgresql.insert if kind == "postgresql" else sqlite.insert)(invitations)
            row = {
                "holder": data["for"],
                "code": code,
                "by": data["by"],
                "by_name": data["by_name"],
                "at": entry.at,
                "waits": int(data["heard"]),
            }
            changed = {name: row[name] for name in ("by", "by_name", "at", "waits")}
            connection.execute(new.values(row).on_conflict_do_update(index_elements=["holder", "code"], set_=changed))


def index_opening(connection: Connection, kind: str, code: str, host: str, at: int) -> None:
    """Note that a table is open, so that it is shown even if this process is killed before it can say how."""
    new = (postgresql.insert if kind == "postgresql" else sqlite.insert)(openings)
    row = {"code": code, "version": 0, "host": host, "status": NEW, "at": at, "facts": {}}
    connection.execute(new.values(row).on_conflict_do_update(index_elements=["code"], set_={"status": NEW, "at": at}))


def bring_company(connection: Connection, kind: str, before: str, holder: str) -> None:
    """Somebody's seats move to another holder: so do their invitations and those whom they have blocked."""
    new = postgresql.insert if kind == "postgresql" else sqlite.insert
    invited = connection.execute(select(invitations).where(invitations.c.holder == before)).mappings().all()
    for row in invited:
        connection.execute(new(invitations).on_conflict_do_nothing(), {**row, "holder": holder})
    connection.execute(delete(invitations).where(invitations.c.holder == before))
    connection.execute(update(invitations).where(invitations.c.by == before).values(by=holder))
    theirs = (blocks.c.holder == before) | (blocks.c.other == before)
    for row in connection.execute(select(blocks).where(theirs)).mappings().all():
        moved = {
            **row,
            "holder": holder if row["holder"] == before else row["holder"],
            "other": holder if row["other"] == before else row["other"],
        }
        if moved["holder"] != moved["other"]:
            connection.execute(new(blocks).on_conflict_do_nothing(), moved)
    connection.execute(delete(blocks).where(theirs))


def forget_company(connection: Connection, holder: str) -> None:
    """Somebody is deleted: nobody has them blocked any more, and they have nobody."""
    connection.execute(delete(blocks).where((blocks.c.holder == holder) | (blocks.c.other == holder)))
    connection.execute(update(invitations).where(invitations.c.by == holder).values(by="", by_name="", waits=0))
