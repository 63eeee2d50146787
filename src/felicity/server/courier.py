"""Carries messages out of the house: push, webhooks and e-mail, in a few threads of their own. Addresses are never logged."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from hashlib import sha256

from felicity import extras
from felicity.server import mail, outside
from felicity.server.addresses import networks_of
from felicity.server.channels_store import Channel, ChannelStore
from felicity.server.notice_text import NoticeText, as_push, as_webhook, spoken
from felicity.server.outside import NotAllowed, NotSent, Reply
from felicity.server.settings import Settings
from felicity.text.catalog import say

THREADS = 8
TRIALS = 4
DAY = 24 * 60 * 60  # seconds that a push service keeps a message for a browser that is off
GONE = (404, 410)  # from a push service: the browser's subscription has ended
AGAIN = (408, 425, 429)  # and everything from 500 on


class Gone(Exception):
    """Nobody is there any more."""


class LostClaim(Exception):
    """Another process has taken over this message."""


class Turned(NotSent):
    """The other side answered that it didn't take the message."""

    def __init__(self, status: int, wait: float = 0.0) -> None:
        super().__init__(f"answered {status}")
        self.status = status
        self.wait = wait

    @property
    def is_final(self) -> bool:
        """Would it be refused again?"""
        return self.status < 500 and self.status not in AGAIN


class Courier:
    """The threads that send."""

    def __init__(self, settings: Settings, store: ChannelStore) -> None:
        self.settings = settings
        self.store = store
        self.inside = networks_of(settings.inside)
        self.mail_server = mail.mail_server(settings.smtp, settings.mail_from) if settings.notices and settings.site else None
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="felicity-courier")
        self.trials = ThreadPoolExecutor(TRIALS, thread_name_prefix="felicity-trial")  # what people try out waits apart from what is sent
        self.on_the_way = 0
        self.push_key = ""  # signs push messages; "" without the packages that they need
        self.push_public = ""
        self.off_key = b""  # signs the addresses by which e-mail is switched off

    def open(self) -> None:
        """Read this server's keys, or make them."""
        self.off_key = self.store.own_key("off", secrets.token_hex(32)).encode()
        if extras.has("notify"):
            from felicity.server.web_push import new_key, public_text

            self.push_key = self.store.own_key("push", new_key())
            self.push_public = public_text(self.push_key)

    def close(self) -> None:
        """Start nothing more."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.trials.shutdown(wait=False, cancel_futures=True)

    # --- how much at a time ---

    @property
    def has_room(self) -> bool:
        """Is a thread free?"""
        return self.on_the_way < THREADS

    def enter(self) -> None:
        """One more is on the way."""
        self.on_the_way += 1

    def leave(self) -> None:
        """It has arrived, or not."""
        self.on_the_way -= 1

    # --- sending ---

    async def send(self, channel: Channel, notice: NoticeText, before: Callable[[], None] | None = None) -> None:
        """Send something, or only try the channel out; `before` is called just before it goes out. Raises `NotSent`, `Gone` or `Unsure`."""
        pool = self.trials if before is None else self.pool
        answer = await asyncio.get_running_loop().run_in_executor(pool, lambda: self._send(channel, notice, before or nothing))
        if channel.kind == "push" and answer.status in GONE:
            raise Gone
        if not 200 <= answer.status < 300:
            raise Turned(answer.status, answer.wait)

    def _send(self, channel: Channel, notice: NoticeText, before: Callable[[], None]) -> Reply:
        within = self.settings.notice_within
        if channel.kind == "mail":
            if self.mail_server is None:
                raise NotSent("no e-mail here")
            return mail.send(self.mail_server, self.letter(channel, notice), within, before)
        if channel.kind == "push":
            body, headers = self.push(channel, notice)
            return outside.post(channel.address, body, headers, self.inside, within, before)
        address, body = as_webhook(channel.kind, channel.address, notice)
        token = channel.secrets.get("token")
        headers = {"content-type": "application/json", "user-agent": "Felicity"} | ({"authorization": f"Bearer {token}"} if token else {})
        return outside.post(address, body, headers, self.inside, within, before)

    def push(self, channel: Channel, notice: NoticeText) -> tuple[bytes, dict[str, str]]:
        """A push message. A later one about the same table takes the place of one that wasn't delivered yet."""
        if not self.push_key:
            raise NotSent("no push messages here")
        from felicity.server.web_push import authorization, encrypted

        contact = f"mailto:{self.settings.mail_from}" if self.settings.mail_from else channel.site
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
            "authorization": authorization(channel.address, self.push_key, contact, time.time()),
        }
        if notice.code:
            headers["topic"] = sha256(f"felicity topic {notice.code}".encode()).hexdigest()[:32]
        return encrypted(as_push(notice), channel.secrets["p256dh"], channel.secrets["auth"]), headers

    def letter(self, channel: Channel, notice: NoticeText) -> EmailMessage:
        """An e-mail, with the address that ends them."""
        assert self.mail_server is not None
        lang, token = spoken(notice.lang), self.off_token(channel.id)
        subject = say(lang, "notice-mail-subject", title=notice.title, code=notice.code) if notice.code else notice.title
        foot = f"{say(lang, 'notice-mail-foot')}\n{channel.site}/unsubscribe#{token}"
        text = "\n\n".join(part for part in (notice.title, notice.text, notice.link, f"-- \n{foot}") if part)
        return mail.letter(self.mail_server, channel.address, subject, text + "\n", lang, f"{channel.site}/api/unsubscribe/{token}")

    async def send_code(self, channel: Channel, code: str) -> None:
        """The code by which somebody shows that an e-mail address is theirs: the only thing sent to one that isn't confirmed."""
        assert self.mail_server is not None
        server, lang, within = self.mail_server, spoken(channel.lang), self.settings.notice_within
        message = mail.letter(server, channel.address, say(lang, "notice-code", code=code), say(lang, "notice-code-text", code=code), lang)
        answer = await asyncio.get_running_loop().run_in_executor(self.trials, lambda: mail.send(server, message, within))
        if answer.status != 200:
            raise Turned(answer.status)

    async def check(self, address: str) -> None:
        """May this web address be reached from here? Raises `NotAllowed`."""
        where = outside.split(address)

        def look() -> None:
            outside.allowed(str(where.hostname), outside.port_of(where), where.scheme == "http", self.inside)

        try:
            await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self.trials, look), self.settings.notice_within)
        except TimeoutError:
            raise NotAllowed("no such host") from None

    # --- switching e-mail off ---

    def off_token(self, id: str) -> str:
        """What stands in an e-mail to switch its channel off, without a key."""
        return f"{id}{hmac.new(self.off_key, id.encode(), sha256).hexdigest()[:32]}"

    def named_by(self, token: str) -> str:
        """The channel that a token switches off; "" if it is forged."""
        id = token[:32]
        return id if hmac.compare_digest(self.off_token(id).encode(), token.encode()) else ""


def nothing() -> None:
    """There is nothing to be written down before it goes out."""
