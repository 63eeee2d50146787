"""How much one may ask for, from where, and what every answer tells the browser."""

from __future__ import annotations

import json
import re
import time
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from felicity.server.refused import Refused
from felicity.server.settings import Rate, Settings

MOST_ADDRESSES = 10_000  # remembered at once
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]+")
# Nothing but our own files; no script or style in the page itself. (A script may place an element by its `style`: that is not in the page.)
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src {connect}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Bucket:
    """Fills at a steady rate; every message takes one drop."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = float(rate.burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Is there a drop left?"""
        moment = time.monotonic()
        self.level = min(float(self.rate.burst), self.level + (moment - self.at) * self.rate.per_second)
        self.at = moment
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True

    @property
    def is_full(self) -> bool:
        """Has nobody taken anything for long?"""
        return self.level + (time.monotonic() - self.at) * self.rate.per_second >= self.rate.burst


class Gate:
    """Buckets by address. They are forgotten when full, and never written down."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        """Let one more through, or refuse."""
        if address not in self.buckets:
            if len(self.buckets) >= MOST_ADDRESSES:
                self.buckets = {known: bucket for known, bucket in self.buckets.items() if not bucket.is_full}
            self.buckets[address] = Bucket(self.rate)
        if not self.buckets[address].take():
            raise Refused("too-fast", "Too many requests: wait a moment.")


def is_own_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Does the page that asks come from this server? Programs that are not browsers say nothing, and hold no key of anybody's."""
    origin = headers.get("origin")
    return origin is None or origin in allowed or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Around the whole application: security headers, origin, and sizes of bodies."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Gate(settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            self.requests.take(address_of(scope))
            if scope["method"] not in ("GET", "HEAD") and not is_own_origin(Headers(scope=scope), self.settings.origins):
                raise Refused("wrong-origin", "That page belongs to another host.")
            body = await self._body(scope, receive)
        except Refused as error:
            await answer(error, with_headers(scope, send))
            return
        await self.app(scope, replayed(body, receive), with_headers(scope, send))

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body, if it isn't too large."""
        if scope["method"] in ("GET", "HEAD"):
            return b""
        most = self.settings.record_size if scope["path"] == "/api/records" else self.settings.body_size
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                break
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                raise Refused("too-large", f"That is more than {most} bytes.")
        return body


def address_of(scope: MutableMapping[str, Any]) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def replayed(body: bytes, receive: Receive) -> Receive:
    """Give the body that was read to the application."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def policy_of(host: str) -> str:
    """What the page may load and speak to. Not every browser counts a WebSocket to the same host as `self`."""
    connect = f"'self' ws://{host} wss://{host}" if HOST.fullmatch(host) else "'self'"
    return POLICY.format(connect=connect)


def with_headers(scope: Scope, send: Send) -> Send:
    """Add the security headers to an answer."""
    policy = policy_of(Headers(scope=scope).get("host", ""))

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.setdefault("content-security-policy", policy)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def answer(error: Refused, send: Send) -> None:
    """Refuse a request."""
    body = json.dumps({"error": error.as_dict()}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
