"""Rate limits by address, and the security headers of every response."""

from __future__ import annotations

import json
import re
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from felicity.server.addresses import address_in, is_among, networks_of, place_of, sender
from felicity.server.buckets import Gate
from felicity.server.connections import ConnectionLimits
from felicity.server.refused import Refused
from felicity.server.settings import Settings

TRY_LATER = 1013  # WebSocket close code
WITH_PACK = re.compile(r"/api/(tables|setups|games/[a-z0-9]+/pack|lab/check|lab/studies)")  # requests that may contain house cards
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]+")
# Only our own files; no inline scripts or styles. (A script may set an element's `style`: that is not inline.)
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


def is_own_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Does the request come from this server's page? Programs other than browsers send no Origin, and hold nobody's key."""
    origin = headers.get("origin")
    return origin is None or origin in allowed or ((host := host_in(origin)) != "" and host == headers.get("host"))


def host_in(origin: str) -> str:
    """The host of an origin; "" if it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


class Guard:
    """Middleware around the whole application: client address, rate limits, security headers, origin check, and body sizes."""

    def __init__(self, app: ASGIApp, settings: Settings, connection_limits: ConnectionLimits, requests: Gate) -> None:
        self.app = app
        self.settings = settings
        self.connection_limits = connection_limits
        self.requests = requests
        self.measurers = networks_of(settings.metrics)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["path"] = below(self.settings.prefix, scope["path"])
        peer = address_of(scope)
        forwarded = Headers(scope=scope).getlist("x-forwarded-for")
        is_proxy = self.connection_limits.is_proxy(peer)
        address = sender(peer, forwarded, self.connection_limits.proxies)
        place = place_of(address)
        scope["client"] = (place, 0)
        # Behind a proxy that the host hasn't listed, anybody could be asking.
        scope["reads_metrics"] = (is_proxy or not forwarded) and is_among(address_in(address), self.measurers)
        if not is_proxy:  # else it was counted when it connected
            await self.admit(scope, receive, send)
        elif self.connection_limits.each.enter(place):
            try:
                await self.admit(scope, receive, send)
            finally:
                self.connection_limits.each.leave(place)
        else:
            await turn_away(Refused("busy", "Too many connections. Try again later."), scope, receive, send)

    async def admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or WebSocket that is within the limits."""
        try:
            self.requests.take(address_of(scope))
            if scope["type"] == "http":
                if scope["path"] == "/metrics" and not scope["reads_metrics"]:
                    raise Refused("no-page", "There is nothing at this address.")
                if scope["method"] not in ("GET", "HEAD") and not is_own_origin(Headers(scope=scope), self.settings.origins):
                    raise Refused("wrong-origin", "Requests from another website are refused.")
                receive = replayed(await self._body(scope, receive), receive)
        except Refused as error:
            await turn_away(error, scope, receive, send)
            return
        except WentAway:
            return
        await self.app(scope, receive, with_headers(scope, send) if scope["type"] == "http" else send)

    def _largest(self, path: str) -> int:
        """How many bytes a body may have."""
        if path == "/api/records":
            return self.settings.record_size
        return self.settings.pack_size if WITH_PACK.fullmatch(path) else self.settings.body_size

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body, if it isn't too large."""
        if scope["method"] in ("GET", "HEAD"):
            return b""
        most = self._largest(scope["path"])
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise WentAway
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                raise Refused("too-large", f"Too large: up to {most} bytes are accepted.")
        return body


def below(prefix: str, path: str) -> str:
    """The path below the prefix. Some proxies strip the prefix, others don't."""
    return path[len(prefix) :] if prefix and path.startswith(f"{prefix}/") else path


class WentAway(Exception):
    """The client disconnected before the whole request arrived: half a request is never carried out."""


def address_of(scope: MutableMapping[str, Any]) -> str:
    """The address a request comes from, after the guard has determined it."""
    client = scope.get("client")
    return client[0] if client else ""


def replayed(body: bytes, receive: Receive) -> Receive:
    """Pass the body that was read on to the application."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def policy_of(host: str) -> str:
    """The Content-Security-Policy. Not every browser counts a WebSocket to the same host as `self`."""
    connect = f"'self' ws://{host} wss://{host}" if HOST.fullmatch(host) else "'self'"
    return POLICY.format(connect=connect)


def with_headers(scope: Scope, send: Send) -> Send:
    """Add the security headers to a response."""
    policy = policy_of(Headers(scope=scope).get("host", ""))

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.setdefault("content-security-policy", policy)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def turn_away(error: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request, or close a WebSocket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": TRY_LATER, "reason": str(error)})
        return
    body = json.dumps({"error": error.as_dict()}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    send_with_headers = with_headers(scope, send)
    await send_with_headers({"type": "http.response.start", "status": error.status, "headers": headers})
    await send_with_headers({"type": "http.response.body", "body": body})
