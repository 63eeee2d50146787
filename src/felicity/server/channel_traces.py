"""What becomes of people's channels when devices and people come and go: part of the same transactions."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from felicity.server.store_schema import channels, mutes, notices, quiet


def forget_channels(connection: Connection, holder: str) -> None:
    """Everything that could reach somebody goes with them."""
    for each in (notices, mutes, quiet, channels):
        connection.execute(delete(each).where(each.c.holder == holder))


def forget_device(connection: Connection, device: str) -> None:
    """A browser that is signed out gets no more messages."""
    ids = select(channels.c.id).where(channels.c.device == device, channels.c.device != "")
    for each in (notices, mutes):
        connection.execute(delete(each).where(each.c.channel.in_(ids)))
    connection.execute(delete(channels).where(channels.c.id.in_(ids)))


def bring_channels(connection: Connection, before: str, holder: str, device: str = "") -> None:
    """A device stands for somebody else now: its push messages come along; with the last device everything does (`device` is "")."""
    these = (channels.c.holder == before,) if not device else (channels.c.holder == before, channels.c.device == device)
    ids = select(channels.c.id).where(*these)
    for each in (notices, mutes):
        connection.execute(delete(each).where(each.c.channel.in_(ids)))  # they belong to tables of the other person
    connection.execute(update(channels).where(*these).values(holder=holder))
    if not device:
        connection.execute(delete(quiet).where(quiet.c.holder == before))
        connection.execute(delete(mutes).where(mutes.c.holder == before))
