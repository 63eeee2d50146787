"""Shared games in the store. Links are stored as hashes only."""

from __future__ import annotations

from concurrent.futures import Future

from sqlalchemy import Connection, delete, func, insert, select

from felicity.server.refused import Refused
from felicity.server.shares import Share
from felicity.server.store import Store
from felicity.server.store_schema import shares, tables
from felicity.server.writer import Job

MOST = 10  # links of one person to one game


def keep(store: Store, share: Share) -> Future[bool]:
    """Share a game; False if its table was removed just now."""

    def run(connection: Connection) -> bool:
        there = select(tables.c.code).where(tables.c.code == share.code).with_for_update()
        if connection.execute(there).first() is None:
            return False
        made = select(func.count()).select_from(shares).where(shares.c.code == share.code, shares.c.holder == share.holder)
        if connection.execute(made).scalar_one() >= MOST:
            raise Refused("too-many-shares", f"You share this game by {MOST} links already. Take one back first.")
        connection.execute(insert(shares), {column.name: getattr(share, column.name) for column in shares.columns})
        return True

    return store.writer.put(Job(share.code, run))


def take_back(store: Store, share: Share) -> Future[bool]:
    """The link leads nowhere from now on."""

    def run(connection: Connection) -> bool:
        return connection.execute(delete(shares).where(shares.c.token == share.token).returning(shares.c.token)).first() is not None

    return store.writer.put(Job(share.code, run))


def by_token(store: Store, token: str) -> Share | None:
    """What a link shows, by the hash of its secret: an index finds it, so that the time this takes tells nothing."""
    with store.reading() as connection:
        row = connection.execute(select(shares).where(shares.c.token == token)).mappings().first()
    return Share(**row) if row else None


def of_holder(store: Store, holder: str) -> list[Share]:
    """Everything that somebody shares, the latest first."""
    wanted = select(shares).where(shares.c.holder == holder).order_by(shares.c.made.desc(), shares.c.token)
    with store.reading() as connection:
        return [Share(**row) for row in connection.execute(wanted).mappings()]
