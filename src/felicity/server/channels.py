"""How people add, try and remove the channels on which they are told that it is their turn."""

from __future__ import annotations

import asyncio
import re
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from felicity.server import mail, people_schema
from felicity.server.buckets import Bucket, Gate
from felicity.server.channels_store import Channel, Quiet
from felicity.server.clock import now
from felicity.server.courier import Gone, Turned
from felicity.server.journal import Data
from felicity.server.notice_text import NoticeText, is_topic, spoken
from felicity.server.outside import NotAllowed, NotSent, Unsure
from felicity.server.quiet_hours import zone_of
from felicity.server.refused import Refused
from felicity.text.catalog import say

if TYPE_CHECKING:
    from felicity.server.hall import Hall

CODE_WITHIN = 30 * 60 * 1000  # milliseconds
DIGITS = 8  # of a code
SITE = re.compile(r"https?://[A-Za-z0-9.:\[\]-]{1,150}(/[A-Za-z0-9_~-]+)*")


class Channels:
    """Everybody's channels on this server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.notifier = hall.notifier
        self.store = hall.notifier.channels
        self.courier = hall.notifier.courier
        self.reaching = Gate(hall.settings.reaching)
        self.all_reaching = Bucket(hall.settings.all_reaching)

    def need_on(self) -> None:
        """Refuse where the host has switched this off."""
        if not self.notifier.is_on:
            raise Refused("no-notices", "This server sends no messages.")

    def need_calm(self, address: str) -> None:
        """Limit how often something is sent on request."""
        self.reaching.take(address)
        if not self.all_reaching.take():
            raise Refused("too-fast", "Too many test messages on this server. Wait a moment.")

    def site_of(self, origin: str, prefix: str) -> str:
        """The address of the page, for links: the host's own, or the one at which this browser sees it."""
        found = self.hall.settings.site.rstrip("/") or f"{origin}{prefix}"
        return found if SITE.fullmatch(found) else ""

    async def add(self, holder: str, device: str, wish: people_schema.NewChannel, origin: str) -> Channel:
        """Add a channel. An e-mail address is sent a code first."""
        address, kept = await self.checked(wish)
        id = secrets.token_hex(16)
        is_mail, at = wish.kind == "mail", now()
        code = f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
        proof: Data | None = {"code": hash_of_code(id, code), "until": at + CODE_WITHIN, "tries": 0} if is_mail else None
        new = Channel(
            id=id,
            holder=holder,
            kind=wish.kind,
            device=device if wish.kind == "push" else "",
            address=address,
            secrets=kept,
            label=wish.label,
            lang=spoken(wish.lang),
            site=self.site_of(origin, self.hall.settings.prefix),
            wishes=wish.wishes.model_dump(),
            is_on=True,
            confirmed=None if is_mail else at,
            proof=proof,
            failures=0,
            added=at,
        )
        await self.hall.people.need_room(holder)
        if is_mail and not await asyncio.wrap_future(self.store.may_send_code(hash_of_address(address), at)):
            raise Refused("too-fast", "Too many codes went to this address. Try again tomorrow.")
        await asyncio.wrap_future(self.store.add(new, wish.label, device, self.hall.settings.channels))
        await self.notifier.count()
        if is_mail:
            await self.trying(self.courier.send_code(new, code))
        return new

    async def checked(self, wish: people_schema.NewChannel) -> tuple[str, Data]:
        """The address and the secrets of a channel, if something can be sent there."""
        if wish.kind == "mail":
            if self.courier.mail_server is None:
                raise Refused("no-notices", "This server sends no e-mail.")
            if not mail.ADDRESS.fullmatch(wish.address):
                raise Refused("bad-address", "address: expected an e-mail address such as ada@example.org.")
            return wish.address, {}
        if wish.kind == "push":
            return await self.checked_push(wish)
        if wish.kind == "ntfy" and not is_topic(wish.address):
            raise Refused("bad-address", "address: expected one with a topic, such as https://ntfy.sh/my-topic.")
        await self.need_public(wish.address)
        return wish.address, {"token": wish.token} if wish.token else {}

    async def checked_push(self, wish: people_schema.NewChannel) -> tuple[str, Data]:
        """The subscription of a browser."""
        if not self.courier.push_key:
            raise Refused("no-notices", "This server sends no push messages.")
        from felicity.server.web_push import is_subscription

        if not is_subscription(wish.p256dh, wish.auth):
            raise Refused("bad-address", "p256dh and auth: expected the keys of a browser's push subscription.")
        await self.need_public(wish.address)
        return wish.address, {"p256dh": wish.p256dh, "auth": wish.auth}

    async def need_public(self, address: str) -> None:
        """Refuse addresses that nobody but the host should reach."""
        try:
            await self.courier.check(address)
        except NotAllowed:
            raise Refused(
                "bad-address", "address: expected one that the public internet can reach, and that begins with https://."
            ) from None

    async def mine(self, holder: str, id: str) -> Channel:
        """One of somebody's channels. Nobody learns whether another person has one by that name."""
        found = await asyncio.to_thread(self.store.channel, id)
        if found is None or found.holder != holder:
            raise no_channel()
        return found

    async def change(self, holder: str, id: str, wish: people_schema.ChannelChange) -> None:
        """Switch a channel on or off, or change what is told on it."""
        values: dict[str, Any] = {} if wish.on is None else {"is_on": wish.on, "failures": 0}
        if wish.wishes is not None:
            values["wishes"] = wish.wishes.model_dump()
        await self.mine(holder, id)
        if values and not await asyncio.wrap_future(self.store.change(holder, id, **values)):
            raise no_channel()

    async def confirm(self, holder: str, id: str, code: str) -> None:
        """Confirm an e-mail address."""
        typed = "".join(each for each in code if each.isdigit())
        if not await asyncio.wrap_future(self.store.confirm(holder, id, hash_of_code(id, typed), now())):
            raise Refused("bad-code", "This code is wrong or too old. After five wrong ones, add the address again.")

    async def remove(self, holder: str, id: str) -> None:
        """Remove a channel."""
        if not await asyncio.wrap_future(self.store.remove(holder, id)):
            raise no_channel()
        await self.notifier.count()

    async def test(self, holder: str, id: str) -> None:
        """Send something now, and say how that went."""
        channel = await self.mine(holder, id)
        if channel.confirmed is None:
            raise Refused("not-confirmed", "Type in the code that was sent to this address first.")
        lang = spoken(await asyncio.to_thread(self.store.lang, holder) or channel.lang)
        notice = NoticeText(say(lang, "notice-test"), say(lang, "notice-test-text"), f"{channel.site}/me", "/me", lang=lang)
        await self.trying(self.courier.send(channel, notice), channel)
        await asyncio.wrap_future(self.store.count_failure(id, failed=False))

    async def trying(self, sending: Any, channel: Channel | None = None) -> None:
        """What a person is told if it didn't work. Nothing that the other side said is repeated."""
        try:
            await sending
        except Turned as error:
            raise Refused("not-delivered", f"The message was not accepted: the answer was {error.status}.") from None
        except Gone:
            assert channel is not None
            await asyncio.wrap_future(self.store.remove(channel.holder, channel.id))
            raise Refused("no-channel", "This browser no longer accepts messages. Add it again.") from None
        except (NotSent, Unsure):
            raise Refused("not-delivered", "Nobody answered at this address.") from None

    async def mute(self, holder: str, code: str, wish: people_schema.Mutes) -> None:
        """On which channels somebody wants to hear nothing of one of their tables."""
        code = code.upper()
        if code not in await asyncio.to_thread(self.hall.people.store.codes, holder):
            raise Refused("no-table", "You have no seat at such a table.")
        known = {channel.id for channel in await asyncio.to_thread(self.store.of, holder)}
        await asyncio.wrap_future(self.store.mute(holder, code, {"", *known} & {*([""] if wish.all else []), *wish.channels}))

    async def keep_quiet(self, holder: str, device: str, label: str, hours: people_schema.QuietHours | None) -> None:
        """Set quiet hours, or remove them."""
        if hours is not None:
            zone_of(hours.zone)
        await self.hall.people.need_room(holder)
        found = Quiet(hours.start, hours.stop, hours.zone) if hours else None
        await asyncio.wrap_future(self.store.keep_quiet(holder, device, label, found, now()))

    async def switch_off(self, token: str) -> None:
        """Remove the e-mail channel that a link names; a forged one, or one used before, does nothing and says nothing."""
        found = await asyncio.to_thread(self.store.channel, self.courier.named_by(token))
        if found is not None and found.kind == "mail":
            await asyncio.wrap_future(self.store.remove(found.holder, found.id))


def no_channel() -> Refused:
    """The error for a channel that isn't there, or isn't the asker's."""
    return Refused("no-channel", "There is no such channel.")


def hash_of_code(id: str, code: str) -> str:
    """What is stored of a code. It is short: what protects it is that it counts for half an hour and a few attempts."""
    return sha256(f"felicity code {id} {code}".encode()).hexdigest()


def hash_of_address(address: str) -> str:
    """An e-mail address, for counting."""
    return sha256(f"felicity mail {address.lower()}".encode()).hexdigest()


def shown(channel: Channel) -> str:
    """As much of an address as its owner needs to recognise it: whoever looks over their shoulder can't use it."""
    if channel.kind == "mail":
        name, _, host = channel.address.partition("@")
        return f"{name[:1]}…@{host}"
    host = urlsplit(channel.address).hostname or ""
    return host if channel.kind == "push" else f"{host}/…{channel.address[-3:]}"
