"""Passkeys: somebody proves who they are by what their device or security key keeps, and gets a link for this browser.

A browser offers a passkey only on the page for whose host it was made. Nothing secret is kept here.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from felicity import extras
from felicity.server.clock import now
from felicity.server.journal import Data
from felicity.server.passkeys_store import Challenge, Passkey, PasskeyStore, bad_passkey, id_of
from felicity.server.people import hash_of_code
from felicity.server.refused import Refused

if TYPE_CHECKING:
    from felicity.server.people import People

HOST = re.compile(r"[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?")


class Passkeys:
    """Everybody's passkeys on this server."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.settings = people.hall.settings
        self.store = PasskeyStore(people.store)
        self.is_on = extras.has("passkeys")

    def need_on(self) -> None:
        """Refuse where a package is missing."""
        if not self.is_on:
            raise Refused("no-passkeys", "This server doesn't offer passkeys.")

    async def begin(self, purpose: str, holder: str, device: str, origin: str) -> Challenge:
        """Ask a device's authenticator to sign something that nobody could know before."""
        own, host = self.place_of(origin)
        at = now()
        challenge = Challenge(
            device, purpose, holder, host, own, secrets.token_urlsafe(32), at + round(self.settings.passkey_within * 1000)
        )
        await asyncio.wrap_future(self.store.ask(challenge, at))
        return challenge

    def place_of(self, origin: str) -> tuple[str, str]:
        """The page's origin, and the host for which a passkey is made there; refused where browsers make none."""
        parts = urlsplit(self.settings.site or origin)
        own, host = f"{parts.scheme}://{parts.netloc}", parts.hostname or ""
        is_safe = parts.scheme == "https" or host == "localhost" or host.endswith(".localhost")
        if origin != own or not is_safe or not HOST.fullmatch(host) or is_address(host):
            raise Refused("no-passkeys-here", "Passkeys need the page's own address with https and a name, such as https://example.org.")
        return own, host

    async def to_make(self, holder: str, device: str, origin: str) -> Data:
        """Options with which this browser can make a passkey."""
        from felicity.server import authenticators

        await self.people.need_room(holder)
        challenge = await self.begin("add", holder, device, origin)
        profile = await self.people.profile(holder)
        known = [each for each in await asyncio.to_thread(self.store.of, holder) if each.host == challenge.host]
        return authenticators.to_make(challenge, profile.name if profile else "", known)

    async def to_prove(self, device: str, origin: str) -> Data:
        """Options with which this browser can prove a passkey."""
        from felicity.server import authenticators

        return authenticators.to_prove(await self.begin("enter", "", device, origin))

    async def answered(self, purpose: str, holder: str, device: str) -> Challenge:
        """The challenge that a device answers. It counts once."""
        challenge = await asyncio.to_thread(self.store.challenge, device, purpose, now())
        if challenge is None or not await asyncio.wrap_future(self.store.take(challenge)) or challenge.holder != holder:
            raise bad_passkey()
        return challenge

    async def add(self, holder: str, device: str, label: str, credential: Data) -> None:
        """Keep a passkey that was made just now."""
        from felicity.server.authenticators import made

        challenge = await self.answered("add", holder, device)
        found = await asyncio.to_thread(made, credential, challenge)
        passkey = Passkey(
            id_of(found.credential),
            holder,
            challenge.host,
            found.credential,
            found.public_key,
            found.count,
            found.transports,
            found.synced,
            label,
            now(),
            None,
        )
        await asyncio.wrap_future(self.store.add(passkey, device))

    async def enter(self, device: str, credential: Data) -> tuple[str, int]:
        """Verify a passkey: the code of a link to its person, and when that expires."""
        from felicity.server.authenticators import credential_in, proven

        challenge = await self.answered("enter", "", device)
        passkey = await asyncio.to_thread(self.store.find, credential_in(credential))
        if passkey is None:
            raise bad_passkey()
        proof = await asyncio.to_thread(proven, credential, challenge, passkey)
        code, at = secrets.token_urlsafe(24), now()
        expires = at + round(self.settings.link_within * 1000)
        if not await asyncio.wrap_future(self.store.used(passkey, proof.count, proof.synced, at, hash_of_code(code), expires)):
            raise bad_passkey()
        return code, expires

    async def remove(self, holder: str, passkey: str) -> None:
        """One of somebody's passkeys opens nothing any more."""
        if not await asyncio.wrap_future(self.store.remove(holder, passkey)):
            raise Refused("no-passkey", "There is no such passkey, or it was removed already.")


def is_address(host: str) -> bool:
    """Is this an IP address?"""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
