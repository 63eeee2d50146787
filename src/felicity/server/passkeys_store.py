"""Passkeys in the store: public keys only, and the challenges that are being answered."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from felicity.server.people_store import PeopleStore
from felicity.server.refused import Refused
from felicity.server.store_schema import challenges, links, passkeys
from felicity.server.writer import Job

MOST = 10  # of one person


@dataclass(frozen=True)
class Passkey:
    """One way in, kept by somebody's authenticator."""

    id: str  # hash of the credential's id
    holder: str
    host: str  # for which it was made: browsers offer it there only
    credential: str
    public_key: str
    count: int  # signatures, as the authenticator counts them; 0: it doesn't
    transports: list[str]
    synced: bool  # does a password manager have it on several devices?
    label: str
    added: int
    used: int | None


@dataclass(frozen=True)
class Challenge:
    """What an authenticator is to sign, and for whom."""

    device: str
    purpose: str  # add, enter
    holder: str
    host: str
    origin: str
    value: str
    expires: int


def id_of(credential: str) -> str:
    """The id of a passkey. Those of credentials can be of any length."""
    return sha256(credential.encode()).hexdigest()


def bad_passkey() -> Refused:
    """The answer could not be verified. What was wrong with it isn't said."""
    return Refused("bad-passkey", "This passkey could not be verified: it isn't known here, or it took too long. Try again.")


class PasskeyStore:
    """Reads directly (call it from a thread); writes through the store's writer."""

    def __init__(self, people: PeopleStore) -> None:
        self.people = people
        self.store = people.store
        insertion = postgresql.insert if self.store.kind == "postgresql" else sqlite.insert
        self.new_passkey = insertion(passkeys).on_conflict_do_nothing().returning(passkeys.c.id)
        given = insertion(challenges)
        changed = {name: given.excluded[name] for name in ("holder", "host", "origin", "value", "expires")}
        self.new_challenge = given.on_conflict_do_update(index_elements=["device", "purpose"], set_=changed)

    def of(self, holder: str) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""
        wanted = select(passkeys).where(passkeys.c.holder == holder).order_by(passkeys.c.added, passkeys.c.id)
        with self.store.reading() as connection:
            return [Passkey(**row) for row in connection.execute(wanted).mappings()]

    def find(self, passkey: str) -> Passkey | None:
        """One of them, by its id."""
        with self.store.reading() as connection:
            row = connection.execute(select(passkeys).where(passkeys.c.id == passkey)).mappings().first()
        return Passkey(**row) if row else None

    def _put(self, group: str, run: Callable[[Connection], bool]) -> Future[bool]:
        return self.store.writer.put(Job(group, run))

    def challenge(self, device: str, purpose: str, at: int) -> Challenge | None:
        """What a device is asked to have signed."""
        wanted = select(challenges).where(challenges.c.device == device, challenges.c.purpose == purpose, challenges.c.expires > at)
        with self.store.reading() as connection:
            row = connection.execute(wanted).mappings().first()
        return Challenge(**row) if row else None

    def ask(self, challenge: Challenge, at: int) -> Future[bool]:
        """Keep a challenge in place of an earlier one of the same device."""

        def run(connection: Connection) -> bool:
            connection.execute(delete(challenges).where(challenges.c.expires <= at))
            connection.execute(self.new_challenge, asdict(challenge))
            return True

        return self._put(challenge.device, run)

    def take(self, challenge: Challenge) -> Future[bool]:
        """Take a challenge away: right or wrong, it is answered once. False if that has happened, in whichever process."""

        def run(connection: Connection) -> bool:
            gone = delete(challenges).where(challenges.c.device == challenge.device, challenges.c.value == challenge.value)
            return connection.execute(gone.returning(challenges.c.device)).first() is not None

        return self._put(challenge.device, run)

    def add(self, passkey: Passkey, device: str) -> Future[bool]:
        """Keep a new passkey, unless somebody has it already."""

        def run(connection: Connection) -> bool:
            self.people.begin(connection, passkey.holder, device, passkey.label, passkey.added)
            there = select(func.count()).select_from(passkeys).where(passkeys.c.holder == passkey.holder)
            if connection.execute(there).scalar_one() >= MOST:
                raise Refused("too-many-passkeys", f"You have {MOST} passkeys already. Remove one first.")
            if connection.execute(self.new_passkey, asdict(passkey)).first() is None:
                raise bad_passkey()
            return True

        return self._put(passkey.holder, run)

    def used(self, passkey: Passkey, count: int, synced: bool, at: int, link: str, expires: int) -> Future[bool]:
        """A passkey was proven: keep its counter, and a link for whoever has proven it. False if it was used or removed meanwhile."""

        def run(connection: Connection) -> bool:
            is_unchanged = (passkeys.c.id == passkey.id, passkeys.c.holder == passkey.holder, passkeys.c.count == passkey.count)
            now = update(passkeys).where(*is_unchanged).values(count=count, synced=synced, used=at)
            if connection.execute(now.returning(passkeys.c.id)).first() is None:
                return False
            connection.execute(delete(links).where(links.c.holder == passkey.holder))
            connection.execute(insert(links).values(code=link, holder=passkey.holder, expires=expires))
            return True

        return self._put(passkey.holder, run)

    def remove(self, holder: str, passkey: str) -> Future[bool]:
        """It opens nothing from now on; False if it isn't theirs."""

        def run(connection: Connection) -> bool:
            gone = delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.holder == holder)
            return connection.execute(gone.returning(passkeys.c.id)).first() is not None

        return self._put(holder, run)
