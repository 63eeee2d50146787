"""People: which person a key stands for, how devices are added and signed out, and how a person is deleted."""

from __future__ import annotations

import asyncio
import logging
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from felicity.server.buckets import Bucket, Gate
from felicity.server.clock import now
from felicity.server.journal import Data
from felicity.server.people_store import PeopleStore, Profile, WrittenMeanwhile, signed_out
from felicity.server.phrase import hash_of_phrase, new_phrase
from felicity.server.refused import Refused

if TYPE_CHECKING:
    from felicity.server.hall import Hall

log = logging.getLogger("felicity.server")

ATTEMPTS = 20  # when other processes write at the same moment
LATER = 30.0  # seconds before asking a store again that didn't answer
SEEN_EVERY = 24 * 60 * 60 * 1000  # milliseconds: the day is precise enough


class People:
    """Everybody with a profile on this server, and their devices."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = PeopleStore(hall.store)
        self.telling = Gate(hall.settings.telling)
        self.guesses = Gate(hall.settings.guesses)
        self.all_guesses = Bucket(hall.settings.all_guesses)
        self.exports = Gate(hall.settings.exports)

    async def holder_of(self, device: str) -> str:
        """The person a device stands for: itself, unless it was added to somebody's devices."""
        if not device:
            return ""
        known = await asyncio.to_thread(self.store.device, device)
        if known is not None and known.signed_out is not None:
            raise signed_out()
        holder = device if known is None else known.holder
        if holder in self.hall.wishes.held:
            raise Refused("profile-held", "The host of this server has paused this profile.")
        return holder

    async def profile(self, holder: str) -> Profile | None:
        """Somebody's profile; notes once a day that they were here."""
        found = await asyncio.to_thread(self.store.profile, holder)
        if found and now() - found.seen > SEEN_EVERY:
            await asyncio.wrap_future(self.store.see(holder, now()))
        return found

    async def need_room(self, holder: str) -> None:
        """Check that there is room for one more profile. 0 means no limit."""
        most = self.hall.settings.profiles
        if most and await asyncio.to_thread(self.store.profile, holder) is None and await asyncio.to_thread(self.store.count) >= most:
            raise Refused("too-many-profiles", "This server has no room for more profiles. You can play without one.")

    async def change_profile(self, holder: str, device: str, label: str, changes: Data) -> None:
        """Save a person's name and settings."""
        await self.need_room(holder)
        await asyncio.wrap_future(self.store.change_profile(holder, device, label, changes, now()))

    async def make_phrase(self, holder: str, device: str, label: str) -> str:
        """A new recovery phrase, shown only once."""
        await self.need_room(holder)
        phrase = new_phrase()
        await asyncio.wrap_future(self.store.keep_phrase(holder, device, label, hash_of_phrase(phrase), now()))
        return phrase

    async def make_link(self, holder: str, device: str, label: str) -> tuple[str, int]:
        """A code that works once, and when it expires."""
        await self.need_room(holder)
        code, at = secrets.token_urlsafe(24), now()
        expires = at + round(self.hall.settings.link_within * 1000)
        await asyncio.wrap_future(self.store.keep_link(holder, device, label, hash_of_code(code), at, expires))
        return code, expires

    def need_calm(self, address: str) -> None:
        """Limit guesses of phrases and codes."""
        self.guesses.take(address)
        if not self.all_guesses.take():
            raise Refused("too-fast", "Too many attempts on this server. Wait a moment.")

    async def whose(self, what: str, secret: str) -> Profile:
        """Whose phrase or link this is, without using it up."""
        found = await asyncio.to_thread(self.store.named_by, what, hash_of(what, secret), now())
        if found is None:
            raise no_way_in(what)
        return found

    async def join(self, what: str, secret: str, device: str, label: str) -> None:
        """Add a device to the person whose phrase or link it has."""
        before = await self.holder_of(device)
        codes = await asyncio.to_thread(self.store.traces, before)
        for _ in range(ATTEMPTS):
            try:
                if not await asyncio.wrap_future(self.store.join(what, hash_of(what, secret), device, label, now())):
                    raise no_way_in(what)
                break
            except WrittenMeanwhile:
                continue
        else:
            raise Refused("busy", "Too many changes at your tables at once. Nothing was changed; try again.")
        self.hall.doubt(device)
        await self.refresh(codes)
        await self.hall.timekeeper.learn()  # their vacation came along

    async def sign_out(self, holder: str, device: str) -> None:
        """Sign out one of somebody's devices."""
        if not await asyncio.wrap_future(self.store.sign_out(holder, device, now())):
            raise Refused("no-device", "There is no such device, or it was signed out already.")
        self.hall.doubt(device)

    async def refresh(self, codes: list[str]) -> None:
        """Make loaded tables read what was written to them."""
        for code in codes:
            if code in self.hall.tables:
                await self.hall.tables[code].refresh()

    # --- forgetting ---

    async def forget(self, holder: str, device: str) -> None:
        """Delete everything about somebody. Continues after a crash; nobody can act in their name meanwhile."""
        theirs = [each.device for each in await asyncio.to_thread(self.store.devices, holder)]
        await asyncio.wrap_future(self.store.leave(holder, device, now()))
        for each in {*theirs, device, holder}:
            self.hall.doubt(each)
        await self.hall.timekeeper.learn()
        await self.forget_tables(holder)

    async def forget_tables(self, holder: str) -> None:
        """Table by table, so that nobody has to wait."""
        while codes := await asyncio.to_thread(self.store.traces, holder):
            for code in codes:
                for _ in range(ATTEMPTS):
                    if await asyncio.wrap_future(self.store.forget_at(code, holder, now())):
                        break
                else:
                    raise Refused("busy", "Too many changes at a table at once. The server goes on deleting later.")
                await self.refresh([code])
        await asyncio.wrap_future(self.store.left(holder))

    async def go_on_forgetting(self) -> None:
        """Continue deletions that an earlier run of the server began."""
        while True:
            try:
                for holder in await asyncio.to_thread(self.store.leaving):
                    await self.forget_tables(holder)
                return
            except (SQLAlchemyError, Refused):
                log.warning("The database does not answer; people are deleted later")
                await asyncio.sleep(LATER)


def hash_of_code(code: str) -> str:
    """What is stored of a link's code: 192 random bits."""
    return sha256(b"felicity link " + code.encode()).hexdigest()


def hash_of(what: str, secret: str) -> str:
    """What is stored of a phrase or a link."""
    return hash_of_phrase(secret) if what == "phrase" else hash_of_code(secret)


def no_way_in(what: str) -> Refused:
    """The same error whether it never existed, is used up or has expired."""
    if what == "phrase":
        return Refused("not-a-way-in", "This phrase belongs to nobody here. Was a newer one made since?")
    return Refused("not-a-way-in", "This link was used already, or is too old. Make a new one.")
