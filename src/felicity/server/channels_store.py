"""Channels in the store: how each person can be reached, and of what they want to hear nothing.

Addresses have to be kept as they are, since messages are sent to them: they are shown to their owner only, and never logged.
"""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server.journal import Data
from felicity.server.people_store import PeopleStore
from felicity.server.refused import Refused
from felicity.server.store_schema import channels, code_mails, holders, journal, looked, mutes, notices, own_keys, profiles, quiet
from felicity.server.writer import Job

TRIES = 5  # wrong codes for an e-mail address
GIVEN_UP = 10  # failures in a row after which a channel is switched off
CODES_EACH = 3  # codes sent to one address, by whomever
CODES_WITHIN = 24 * 60 * 60 * 1000  # milliseconds, in such a time


@dataclass(frozen=True)
class Channel:
    """One way to reach a person."""

    id: str
    holder: str
    kind: str  # push, discord, slack, ntfy, json, mail
    device: str  # hash of the key of the browser that gets push messages, otherwise ""
    address: str
    secrets: Data  # keys of a browser's subscription, or a token
    label: str
    lang: str
    site: str  # the address of this server's page, for links
    wishes: dict[str, bool]  # turn, game, done
    is_on: bool
    confirmed: int | None
    proof: Data | None  # of a code that was sent to an e-mail address: its hash, until when it counts, how often it was wrong
    failures: int
    added: int

    @property
    def is_open(self) -> bool:
        """May anything be sent on it?"""
        return self.is_on and self.confirmed is not None


@dataclass(frozen=True)
class Quiet:
    """Hours in which nothing is sent, in minutes since midnight of the person's time zone."""

    start: int
    stop: int
    zone: str


class ChannelStore:
    """Reads directly (call it from a thread); writes through the store's writer."""

    def __init__(self, people: PeopleStore) -> None:
        self.people = people
        self.store = people.store
        insertion = postgresql.insert if self.store.kind == "postgresql" else sqlite.insert
        self.new_key = insertion(own_keys).on_conflict_do_nothing()
        self.new_mute = insertion(mutes).on_conflict_do_nothing()
        self.new_looked = insertion(looked).on_conflict_do_nothing()
        given = insertion(quiet)
        changed = {"start": given.excluded.start, "stop": given.excluded.stop, "zone": given.excluded.zone}
        self.new_quiet = given.on_conflict_do_update(index_elements=["holder"], set_=changed)

    # --- reading ---

    def count(self) -> int:
        """How many channels there are."""
        with self.store.reading() as connection:
            return connection.execute(select(func.count()).select_from(channels)).scalar_one()

    def of(self, *of: str) -> list[Channel]:
        """The channels of some people, the oldest first."""
        wanted = select(channels).where(channels.c.holder.in_(of)).order_by(channels.c.added, channels.c.id)
        with self.store.reading() as connection:
            return [Channel(**row) for row in connection.execute(wanted).mappings()]

    def channel(self, id: str) -> Channel | None:
        """One of them."""
        with self.store.reading() as connection:
            row = connection.execute(select(channels).where(channels.c.id == id)).mappings().first()
        return Channel(**row) if row else None

    def quiet(self, holder: str) -> Quiet | None:
        """Somebody's quiet hours."""
        with self.store.reading() as connection:
            row = connection.execute(select(quiet).where(quiet.c.holder == holder)).mappings().first()
        return Quiet(row["start"], row["stop"], row["zone"]) if row else None

    def muted(self, holder: str, code: str) -> set[str]:
        """On which channels somebody wants to hear nothing of a table; "" stands for all."""
        wanted = select(mutes.c.channel).where(mutes.c.holder == holder, mutes.c.code == code)
        with self.store.reading() as connection:
            return set(connection.execute(wanted).scalars())

    def lang(self, holder: str) -> str:
        """The language that a person has chosen, if any."""
        with self.store.reading() as connection:
            return str(connection.execute(select(profiles.c.lang).where(profiles.c.holder == holder)).scalar() or "")

    def own_key(self, name: str, made: str) -> str:
        """A secret of this server; `made` becomes it if there is none yet. Of several processes that start at once, one makes it."""

        def run(connection: Connection) -> bool:
            connection.execute(self.new_key, {"name": name, "value": made})
            return True

        self.store.writer.put(Job("", run)).result()
        with self.store.reading() as connection:
            return str(connection.execute(select(own_keys.c.value).where(own_keys.c.name == name)).scalar_one())

    # --- writing ---

    def add(self, new: Channel, label: str, device: str, most: int) -> Future[bool]:
        """Add a channel, or renew one to the same address. What happened before at the person's tables isn't told on it."""

        def run(connection: Connection) -> bool:
            self.people.begin(connection, new.holder, device, label, new.added)
            same = channels.c.holder == new.holder, channels.c.kind == new.kind, channels.c.address == new.address
            if new.kind == "push":  # a browser has one subscription
                same = channels.c.kind == "push", channels.c.device == new.device, channels.c.device != ""
            for id in connection.execute(select(channels.c.id).where(*same)).scalars().all():
                self._remove(connection, id)
            held = connection.execute(select(func.count()).select_from(channels).where(channels.c.holder == new.holder)).scalar_one()
            if held >= most:
                raise Refused("too-many-channels", f"You have {held} channels already. Remove one first.")
            connection.execute(insert(channels), asdict(new))
            self.stamp(connection, new.holder)
            self.store.notify(connection, "channels")
            return True

        return self._put(new.holder, run)

    def stamp(self, connection: Connection, holder: str) -> None:
        """Take everything at somebody's tables as told that nobody was told of before."""
        counts = select(journal.c.code, func.count().label("version")).group_by(journal.c.code).subquery()
        is_new = ~select(looked.c.code).where(looked.c.code == holders.c.code).exists()
        wanted = select(holders.c.code, counts.c.version).join(counts, counts.c.code == holders.c.code)
        for code, version in connection.execute(wanted.where(holders.c.holder == holder, is_new)).all():
            connection.execute(self.new_looked, {"code": code, "version": version})

    def change(self, holder: str, id: str, **values: object) -> Future[bool]:
        """Change one of somebody's channels; False if there is none."""

        def run(connection: Connection) -> bool:
            mine = channels.c.id == id, channels.c.holder == holder
            return connection.execute(update(channels).where(*mine).values(**values).returning(channels.c.id)).first() is not None

        return self._put(holder, run)

    def confirm(self, holder: str, id: str, code: str, at: int) -> Future[bool]:
        """Confirm an e-mail address by the hash of the code that was sent to it. A few wrong ones, and the code is worthless."""

        def run(connection: Connection) -> bool:
            mine = channels.c.id == id, channels.c.holder == holder
            row = connection.execute(select(channels).where(*mine).with_for_update()).mappings().first()
            proof = row["proof"] if row else None
            if proof is None or proof["until"] < at or proof["tries"] >= TRIES:
                return False
            if proof["code"] != code:
                connection.execute(update(channels).where(*mine).values(proof={**proof, "tries": proof["tries"] + 1}))
                return False
            connection.execute(update(channels).where(*mine).values(proof=None, confirmed=at))
            return True

        return self._put(holder, run)

    def may_send_code(self, address: str, at: int) -> Future[bool]:
        """Count a code for an e-mail address, given by its hash: nobody gets more than a few, however many people ask for them."""

        def run(connection: Connection) -> bool:
            this = code_mails.c.address == address
            row = connection.execute(select(code_mails).where(this).with_for_update()).mappings().first()
            if row is None or row["since"] < at - CODES_WITHIN:
                connection.execute(delete(code_mails).where(this))
                connection.execute(insert(code_mails), {"address": address, "since": at, "count": 1})
                return True
            connection.execute(update(code_mails).where(this).values(count=row["count"] + 1))
            return int(row["count"]) < CODES_EACH

        return self._put("", run)

    def remove(self, holder: str, id: str) -> Future[bool]:
        """Remove one of somebody's channels; False if there is none."""

        def run(connection: Connection) -> bool:
            if connection.execute(select(channels.c.id).where(channels.c.id == id, channels.c.holder == holder)).first() is None:
                return False
            self._remove(connection, id)
            return True

        return self._put(holder, run)

    def _remove(self, connection: Connection, id: str) -> None:
        for each in (notices, mutes):
            connection.execute(delete(each).where(each.c.channel == id))
        connection.execute(delete(channels).where(channels.c.id == id))

    def count_failure(self, id: str, failed: bool) -> Future[bool]:
        """Note how a delivery went; after many failures in a row the channel is switched off."""

        def run(connection: Connection) -> bool:
            failures = channels.c.failures + 1 if failed else 0
            connection.execute(update(channels).where(channels.c.id == id).values(failures=failures))
            off = channels.c.id == id, channels.c.failures >= GIVEN_UP
            connection.execute(update(channels).where(*off).values(is_on=False))
            return True

        return self._put("", run)

    def mute(self, holder: str, code: str, ids: set[str]) -> Future[bool]:
        """On which channels somebody wants to hear nothing of a table; "" stands for all."""

        def run(connection: Connection) -> bool:
            connection.execute(delete(mutes).where(mutes.c.holder == holder, mutes.c.code == code))
            for id in sorted(ids):
                connection.execute(self.new_mute, {"holder": holder, "code": code, "channel": id})
            return True

        return self._put(holder, run)

    def keep_quiet(self, holder: str, device: str, label: str, hours: Quiet | None, at: int) -> Future[bool]:
        """Set or remove somebody's quiet hours."""

        def run(connection: Connection) -> bool:
            self.people.begin(connection, holder, device, label, at)
            if hours is None:
                connection.execute(delete(quiet).where(quiet.c.holder == holder))
            else:
                connection.execute(self.new_quiet, {"holder": holder, "start": hours.start, "stop": hours.stop, "zone": hours.zone})
            return True

        return self._put(holder, run)

    def sweep(self, before: int) -> Future[bool]:
        """Remove what was sent long ago, and the channels of people who have gone."""
        is_somebody = select(profiles.c.holder).where(profiles.c.holder == channels.c.holder).exists()

        def run(connection: Connection) -> bool:
            connection.execute(delete(notices).where(notices.c.made < before))
            connection.execute(delete(code_mails).where(code_mails.c.since < before))
            for id in connection.execute(select(channels.c.id).where(~is_somebody)).scalars().all():
                self._remove(connection, id)
            return True

        return self._put("", run)

    def _put(self, holder: str, run: Any) -> Future[bool]:
        return self.store.writer.put(Job(holder, run))
