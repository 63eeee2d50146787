"""People in the store: profiles, their devices, and the links that add a device. Secrets are stored as hashes only.

A key is hashed and looked up among the devices; an unknown one stands for itself. So a second device has its own key for the same
holder, and can be signed out.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server import daily_store, results_store
from felicity.server.channel_traces import bring_channels, forget_channels, forget_device
from felicity.server.forget import KINDS, traces_of
from felicity.server.invitations import bring_company, forget_company
from felicity.server.journal import Data, Entry
from felicity.server.prepared_store import forget_prepared
from felicity.server.refused import Refused
from felicity.server.reports import move_reports
from felicity.server.store import PAUSES, Store, row_of
from felicity.server.store_schema import (
    challenges,
    devices,
    holders,
    invitations,
    journal,
    links,
    passkeys,
    profiles,
    shares,
    tables,
    vacations,
)
from felicity.server.time_control import YEAR
from felicity.server.writer import Job

MOST_SETTINGS = 64
RATED = "rated"  # the setting that is false for people who don't want to be rated
MOST_DEVICES = 20  # of one person
EMPTY: Data = {"name": "", "figure": "", "lang": "", "settings": {}, "phrase": None, "phrase_made": None, "leaving": None}


@dataclass(frozen=True)
class Device:
    """A browser that belongs to somebody."""

    device: str  # hash of its key
    holder: str
    label: str
    added: int
    signed_out: int | None


@dataclass(frozen=True)
class Profile:
    """A person's profile."""

    holder: str
    name: str
    figure: str
    lang: str
    settings: Data
    phrase: str | None  # hash
    phrase_made: int | None
    created: int
    seen: int
    leaving: int | None  # since when everything is being deleted


def signed_out() -> Refused:
    """The error for a key that was signed out."""
    return Refused("signed-out", "This device was signed out. It needs a new key.")


class WrittenMeanwhile(Exception):
    """Another process wrote to a table: nothing was changed, and it can be tried again."""


class PeopleStore:
    """Reads directly (call it from a thread); writes through the store's writer."""

    def __init__(self, store: Store) -> None:
        self.store = store
        insertion = postgresql.insert if store.kind == "postgresql" else sqlite.insert
        self.new_profile = insertion(profiles).on_conflict_do_nothing()
        self.new_device = insertion(devices).on_conflict_do_nothing()
        given = insertion(devices)
        changed = {"holder": given.excluded.holder, "label": given.excluded.label, "added": given.excluded.added, "signed_out": None}
        self.moved_device = given.on_conflict_do_update(index_elements=["device"], set_=changed)
        self.new_holder = insertion(holders).on_conflict_do_nothing()
        self.new_entry = insertion(journal).on_conflict_do_nothing().returning(journal.c.code)

    # --- reading ---

    def device(self, device: str) -> Device | None:
        """A browser, by the hash of its key."""
        with self.store.reading() as connection:
            return _device(connection, device)

    def devices(self, holder: str) -> list[Device]:
        """Somebody's browsers, the oldest first."""
        with self.store.reading() as connection:
            return _devices(connection, holder)

    def profile(self, holder: str) -> Profile | None:
        """Somebody's profile."""
        with self.store.reading() as connection:
            return _profile(connection, profiles.c.holder == holder)

    def named_by(self, what: str, secret: str, at: int) -> Profile | None:
        """Whose phrase or link this is, by its hash. An index finds equal hashes: the time that takes reveals nothing about a secret."""
        with self.store.reading() as connection:
            if what == "phrase":
                return _profile(connection, profiles.c.phrase == secret)
            found = select(links.c.holder).where(links.c.code == secret, links.c.expires > at).scalar_subquery()
            return _profile(connection, profiles.c.holder == found)

    def count(self) -> int:
        """How many profiles there are."""
        with self.store.reading() as connection:
            return connection.execute(select(func.count()).select_from(profiles)).scalar_one()

    def codes(self, holder: str) -> list[str]:
        """The tables that somebody hosts or sits at."""
        with self.store.reading() as connection:
            return list(connection.execute(select(holders.c.code).where(holders.c.holder == holder).order_by(holders.c.code)).scalars())

    def traces(self, holder: str) -> list[str]:
        """The tables that know somebody: those, and the ones to which they were invited."""
        mine = select(holders.c.code).where(holders.c.holder == holder)
        invited = select(invitations.c.code).where(invitations.c.holder == holder)
        with self.store.reading() as connection:
            return sorted(connection.execute(mine.union(invited)).scalars())

    def leaving(self) -> list[str]:
        """People whose deletion has begun and may have been interrupted."""
        with self.store.reading() as connection:
            return list(connection.execute(select(profiles.c.holder).where(profiles.c.leaving.is_not(None))).scalars())

    # --- writing ---

    def _put(self, holder: str, run: Callable[[Connection], bool]) -> Future[bool]:
        return self.store.writer.put(Job(holder, run))

    def begin(self, connection: Connection, holder: str, device: str, label: str, at: int) -> None:
        """Create a profile, with the browser that asked as its first device."""
        connection.execute(self.new_profile, {**EMPTY, "holder": holder, "created": at, "seen": at})
        connection.execute(self.new_device, {"device": device, "holder": holder, "label": label, "added": at})
        known = _device(connection, device)
        if known is None or known.holder != holder or known.signed_out is not None:  # changed since the request came
            raise signed_out()

    def change_profile(self, holder: str, device: str, label: str, changes: Data, at: int) -> Future[bool]:
        """Save a person's name and settings; settings that aren't named stay."""

        def run(connection: Connection) -> bool:
            self.begin(connection, holder, device, label, at)
            known = connection.execute(select(profiles.c.settings).where(profiles.c.holder == holder).with_for_update()).scalar_one()
            new = {**changes, "settings": {**known, **changes.get("settings", {})}, "seen": at}
            if len(new["settings"]) > MOST_SETTINGS:
                raise Refused("bad-message", f"settings: expected up to {MOST_SETTINGS}, found {len(new['settings'])}.")
            connection.execute(update(profiles).where(profiles.c.holder == holder, profiles.c.leaving.is_(None)).values(new))
            if new["settings"].get(RATED) != known.get(RATED):
                results_store.stir(connection)
            return True

        return self._put(holder, run)

    def see(self, holder: str, at: int) -> Future[bool]:
        """Note that somebody was here."""

        def run(connection: Connection) -> bool:
            connection.execute(update(profiles).where(profiles.c.holder == holder, profiles.c.seen < at).values(seen=at))
            return True

        return self._put(holder, run)

    def keep_phrase(self, holder: str, device: str, label: str, phrase: str, at: int) -> Future[bool]:
        """Store a new phrase, by its hash; the previous one stops working."""

        def run(connection: Connection) -> bool:
            self.begin(connection, holder, device, label, at)
            connection.execute(update(profiles).where(profiles.c.holder == holder).values(phrase=phrase, phrase_made=at))
            return True

        return self._put(holder, run)

    def keep_link(self, holder: str, device: str, label: str, code: str, at: int, expires: int) -> Future[bool]:
        """Store a new link, by the hash of its code, in place of an earlier one."""

        def run(connection: Connection) -> bool:
            self.begin(connection, holder, device, label, at)
            connection.execute(delete(links).where(or_(links.c.holder == holder, links.c.expires <= at)))
            connection.execute(insert(links).values(code=code, holder=holder, expires=expires))
            return True

        return self._put(holder, run)

    def join(self, what: str, secret: str, device: str, label: str, at: int) -> Future[bool]:
        """Add a browser to the person whose phrase or link it has, in one transaction; False if nobody's. The link is used up.

        If the browser's former holder has no other device, their seats and tables move to the new one.
        """

        def run(connection: Connection) -> bool:
            holder = self._used(connection, what, secret, at)
            if holder is None:
                return False
            was = _device(connection, device)
            before = was.holder if was else device
            if before == holder:
                return True
            active = [each for each in _devices(connection, holder) if each.signed_out is None]
            if len(active) >= MOST_DEVICES:
                raise Refused("too-many-devices", f"{MOST_DEVICES} devices are signed in already. Sign one out first.")
            connection.execute(self.moved_device, {"device": device, "holder": holder, "label": label, "added": at})
            self.store.notify(connection, f"doubt {device}")
            if all(each.signed_out is not None for each in _devices(connection, before)):
                self._bring(connection, before, holder, at)
                connection.execute(delete(profiles).where(profiles.c.holder == before))
                connection.execute(delete(links).where(links.c.holder == before))
                connection.execute(delete(passkeys).where(passkeys.c.holder == before))
                connection.execute(update(vacations).where(vacations.c.holder == before).values(holder=holder))
                self.store.notify(connection, PAUSES)
                bring_channels(connection, before, holder)
            else:
                bring_channels(connection, before, holder, device)
            return True

        return self._put(device, run)

    def _used(self, connection: Connection, what: str, secret: str, at: int) -> str | None:
        if what == "phrase":
            return connection.execute(select(profiles.c.holder).where(profiles.c.phrase == secret)).scalar()
        used = delete(links).where(links.c.code == secret).returning(links.c.holder, links.c.expires)
        row = connection.execute(used).first()
        return str(row.holder) if row is not None and row.expires > at else None

    def _bring(self, connection: Connection, before: str, holder: str, at: int) -> None:
        """Move every table of one holder to another."""
        held = set(connection.execute(select(holders.c.code).where(holders.c.holder == before)).scalars())
        known = held | set(connection.execute(select(invitations.c.code).where(invitations.c.holder == before)).scalars())
        numbers = select(tables.c.code, func.count(journal.c.number)).outerjoin(journal, journal.c.code == tables.c.code)
        found = connection.execute(numbers.where(tables.c.code.in_(known)).group_by(tables.c.code).order_by(tables.c.code)).all()
        for code, number in found:
            entry = Entry(number, "merge", None, {"from": before, "holder": holder}, None, at)
            if connection.execute(self.new_entry, row_of(code, entry)).first() is None:
                raise WrittenMeanwhile
            if code in held:
                connection.execute(self.new_holder, {"holder": holder, "code": code})
            self.store.notify(connection, f"entry {code}")
        bring_company(connection, self.store.kind, before, holder)
        move_reports(connection, before, holder)
        connection.execute(delete(holders).where(holders.c.holder == before))
        results_store.bring(connection, before, holder)
        daily_store.bring(connection, before, holder)
        connection.execute(update(shares).where(shares.c.holder == before).values(holder=holder))

    def sign_out(self, holder: str, device: str, at: int) -> Future[bool]:
        """Sign out a browser; False if it wasn't this holder's. Its row stays, so that its key stays worthless."""

        def run(connection: Connection) -> bool:
            is_mine = (devices.c.device == device, devices.c.holder == holder, devices.c.signed_out.is_(None))
            found = connection.execute(update(devices).where(*is_mine).values(signed_out=at).returning(devices.c.device)).first()
            if found is not None:
                forget_device(connection, device)
                self.store.notify(connection, f"doubt {device}")
            return found is not None

        return self._put(holder, run)

    # --- deleting ---

    def leave(self, holder: str, device: str, at: int) -> Future[bool]:
        """Begin to delete everything about somebody: the profile is emptied at once, and every device is signed out."""

        def run(connection: Connection) -> bool:
            self.begin(connection, holder, device, "", at)
            connection.execute(self.new_device, {"device": holder, "holder": holder, "label": "", "added": at})  # the first device
            connection.execute(update(profiles).where(profiles.c.holder == holder).values({**EMPTY, "leaving": at}))
            connection.execute(delete(links).where(links.c.holder == holder))
            connection.execute(delete(passkeys).where(passkeys.c.holder == holder))
            connection.execute(delete(challenges).where(challenges.c.holder == holder))
            forget_company(connection, holder)
            move_reports(connection, holder, "")
            results_store.forget(connection, holder)
            daily_store.forget(connection, holder)
            connection.execute(delete(vacations).where(vacations.c.holder == holder))
            forget_channels(connection, holder)
            connection.execute(delete(shares).where(shares.c.holder == holder))
            out = update(devices).where(devices.c.holder == holder).values(holder="", label="", signed_out=at)
            for each in connection.execute(out.returning(devices.c.device)).scalars().all():
                self.store.notify(connection, f"doubt {each}")
            return True

        return self._put(holder, run)

    def forget_at(self, code: str, holder: str, at: int) -> Future[bool]:
        """Make a table forget somebody: name, chat and key go from its journal, and their seats are given up. False: try again."""

        def run(connection: Connection) -> bool:
            host = connection.execute(select(tables.c.host).where(tables.c.code == code)).scalar()
            if host is None:
                return True
            wanted = select(journal).where(journal.c.code == code, journal.c.kind.in_(KINDS)).order_by(journal.c.number)
            entries = [_entry(row) for row in connection.execute(wanted).mappings()]
            number = connection.execute(select(func.count()).select_from(journal).where(journal.c.code == code)).scalar_one()
            found = traces_of(holder, host, entries)
            gone = Entry(number, "gone", found.seat, found.data, None, at)
            if connection.execute(self.new_entry, row_of(code, gone)).first() is None:
                return False
            for each, data in found.entries.items():
                connection.execute(update(journal).where(journal.c.code == code, journal.c.number == each).values(data=data))
            if host == holder:
                connection.execute(update(tables).where(tables.c.code == code).values(host=""))
            connection.execute(delete(holders).where(holders.c.code == code, holders.c.holder == holder))
            connection.execute(delete(invitations).where(invitations.c.code == code, invitations.c.holder == holder))
            results_store.forget(connection, holder)
            forget_prepared(connection, code, found.seats)
            self.store.notify(connection, f"entry {code}")
            return True

        return self.store.writer.put(Job(code, run))

    def left(self, holder: str) -> Future[bool]:
        """Finish a deletion."""

        def run(connection: Connection) -> bool:
            results_store.forget(connection, holder)  # games have ended since the deletion began
            daily_store.forget(connection, holder)
            connection.execute(delete(profiles).where(profiles.c.holder == holder))
            return True

        return self._put(holder, run)

    def sweep(self, before: int, at: int) -> Future[bool]:
        """Remove profiles that nobody has used since then and that hold no table, and whatever has expired.

        A device stays as long as its key would otherwise become valid again.
        """
        seats = select(holders.c.code).where(holders.c.holder == profiles.c.holder)
        idle = profiles.c.seen < before, profiles.c.leaving.is_(None), ~seats.exists()
        is_somebody = or_(
            select(profiles.c.holder).where(profiles.c.holder == devices.c.device).exists(),
            select(holders.c.holder).where(holders.c.holder == devices.c.device).exists(),
        )
        is_known = select(profiles.c.holder).where(profiles.c.holder == devices.c.holder).exists()
        is_old = func.coalesce(devices.c.signed_out, devices.c.added) < before

        def run(connection: Connection) -> bool:
            connection.execute(delete(profiles).where(*idle))
            connection.execute(delete(devices).where(~is_known, ~is_somebody, is_old))
            has_profile = select(profiles.c.holder).where(profiles.c.holder == passkeys.c.holder).exists()
            connection.execute(delete(passkeys).where(~has_profile))
            connection.execute(delete(links).where(links.c.expires <= at))
            connection.execute(delete(challenges).where(challenges.c.expires <= at))
            connection.execute(delete(vacations).where(vacations.c.ends <= at - YEAR))
            return True

        return self._put("", run)


def _device(connection: Connection, device: str) -> Device | None:
    row = connection.execute(select(devices).where(devices.c.device == device)).mappings().first()
    return Device(**row) if row else None


def _devices(connection: Connection, holder: str) -> list[Device]:
    wanted = select(devices).where(devices.c.holder == holder).order_by(devices.c.added, devices.c.device)
    return [Device(**row) for row in connection.execute(wanted).mappings()]


def _profile(connection: Connection, condition: Any) -> Profile | None:
    row = connection.execute(select(profiles).where(condition, profiles.c.leaving.is_(None))).mappings().first()
    return Profile(**row) if row else None


def _entry(row: Any) -> Entry:
    return Entry(row["number"], row["kind"], row["seat"], row["data"], row["mark"], row["at"])
