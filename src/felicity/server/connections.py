"""Connections, below HTTP and WebSocket: how many there may be, and their timeouts.

uvicorn waits forever for the rest of a request, and for a client that doesn't read its answer. Here both time out.
"""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sys
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from felicity.server.addresses import address_in, is_among, networks_of, place_of
from felicity.server.settings import Settings

log = logging.getLogger("felicity.server")

EVERYBODY = ""
RESTART = 1012  # WebSocket close code when the server stops
GOODBYE_WITHIN = 1.0  # seconds for the other side to answer
OTHER_FILES = 200  # files besides connections that a process has open, at most


def fitting(connections: int) -> int:
    """As many of these connections as the system allows a process; raises the limit if it can."""
    if sys.platform == "win32":
        return connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return connections if soft == resource.RLIM_INFINITY else max(1, min(connections, soft - OTHER_FILES))


class Counter:
    """Counts open connections by address, up to a limit for each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, place: str) -> bool:
        """Count one more, if the limit allows it."""
        if self.open.get(place, 0) >= self.most:
            return False
        self.open[place] = self.open.get(place, 0) + 1
        return True

    def leave(self, place: str) -> None:
        """Count one less."""
        self.open[place] -= 1
        if not self.open[place]:
            del self.open[place]


class ConnectionLimits:
    """How many clients are connected, in total and by address. Behind a proxy the address is known only during each request."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = networks_of(settings.proxies)
        self.all = Counter(settings.connections_in_total)
        self.each = Counter(settings.connections)

    def enter(self, peer: str) -> bool:
        """Count a new connection, if the limits allow it."""
        if not self.all.enter(EVERYBODY):
            log.warning("Refusing connections: the total limit is reached", extra={"facts": {"open": self.all.most}})
            return False
        if self.is_proxy(peer) or self.each.enter(place_of(peer)):
            return True
        self.all.leave(EVERYBODY)
        return False

    def leave(self, peer: str) -> None:
        """Stop counting a connection that was admitted."""
        self.all.leave(EVERYBODY)
        if not self.is_proxy(peer):
            self.each.leave(place_of(peer))

    def is_proxy(self, peer: str) -> bool:
        """Is it one of the host's proxies?"""
        return is_among(address_in(peer), self.proxies)


class Config(uvicorn.Config):
    """uvicorn's settings, with our protocol classes."""

    def __init__(self, app: Any, connection_limits: ConnectionLimits, **more: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, proxy_headers=False, **more)
        self.connection_limits = connection_limits


class Visit:
    """One connection: counted while it lasts, and dropped if the client doesn't read what is sent for too long."""

    def __init__(self, connection_limits: ConnectionLimits, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.connection_limits = connection_limits
        self.transport = transport
        self.loop = loop
        self.peer = str((transport.get_extra_info("peername") or ("",))[0])
        self.let_in = connection_limits.enter(self.peer)
        self.timer: asyncio.TimerHandle | None = None
        self.unread = 0
        # Answers are small and requested one by one: send each without waiting for the last one to be acknowledged (no Nagle).
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        transport.set_write_buffer_limits(0)  # so that we hear of every byte that has to wait

    def end(self) -> None:
        """The connection has closed, or becomes a WebSocket."""
        self.read()
        if self.let_in:
            self.let_in = False
            self.connection_limits.leave(self.peer)

    def pile_up(self) -> None:
        """The client has unread data: start the timeout."""
        self.unread = self.transport.get_write_buffer_size()
        self.timer = self.loop.call_later(self.connection_limits.settings.read_within, self._look)

    def read(self) -> None:
        """The client has read everything."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _look(self) -> None:
        if self.transport.get_write_buffer_size() < self.unread:
            self.pile_up()
        else:
            self.transport.abort()


class HttpConnection(H11Protocol):
    """An HTTP connection: once a request has begun, the rest must arrive in time."""

    config: Config
    visit: Visit
    waiting_for = ""
    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Refuse the connection at once, and close it, if there are too many."""
        super().connection_made(transport)
        self.visit = Visit(self.config.connection_limits, transport, self.loop)
        if self.visit.let_in:
            self.wait_for("headers")
        else:
            self.turn_away(503, "Service Unavailable", "busy", "Too many connections. Try again later.")

    def connection_lost(self, exc: Exception | None) -> None:
        """Called also for a connection that was never admitted."""
        self.wait_for("")
        self.visit.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Part of a request has arrived."""
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        """Read what the client has sent early."""
        super().on_response_complete()
        self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the WebSocket protocol counts the connection."""
        self.wait_for("")
        self.visit.end()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The client has unread data."""
        super().pause_writing()
        self.visit.pile_up()

    def resume_writing(self) -> None:
        """The client has read everything."""
        super().resume_writing()
        self.visit.read()

    def look(self) -> None:
        """Start the timer for the part that should come next. Between requests uvicorn has its own timer."""
        if self.transport.is_closing() or not self.visit.let_in:
            self.wait_for("")
        elif self.conn.their_state is h11.SEND_BODY:
            self.wait_for("body")
        elif self.conn.their_state is h11.IDLE and (self.timeout_keep_alive_task is None or self.conn.trailing_data[0]):
            self._unset_keepalive_if_required()
            self.wait_for("headers")
        else:
            self.wait_for("")

    def wait_for(self, part: str) -> None:
        """Start the timer for a whole part; receiving a byte of it doesn't restart the timer."""
        if part == self.waiting_for:
            return
        self.waiting_for = part
        if self.late is not None:
            self.late.cancel()
            self.late = None
        if part:
            settings = self.config.connection_limits.settings
            self.late = self.loop.call_later(settings.headers_within if part == "headers" else settings.body_within, self.give_up)

    def give_up(self) -> None:
        """A timeout. A client that has begun a request gets an answer."""
        began = self.waiting_for == "body" or self.conn.trailing_data[0] != b""
        is_answered = self.waiting_for == "body" and self.cycle.response_started
        if self.waiting_for == "body":
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if began and not is_answered:
            self.turn_away(408, "Request Timeout", "too-slow", "The request took too long to arrive.")
        self.wait_for("")
        self.transport.close()

    def turn_away(self, status: int, phrase: str, code: str, message: str) -> None:
        """Answer before a request is complete, and close."""
        body = json.dumps({"error": {"code": code, "message": message}}).encode()
        head = f"HTTP/1.1 {status} {phrase}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode() + body)
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. Pings detect a silent client."""

    visit: Visit

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was admitted as HTTP and has just been released: count it again."""
        super().connection_made(transport)
        self.visit = Visit(cast(Config, self.config).connection_limits, self.transport, self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called however the connection ended."""
        self.visit.end()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops. uvicorn would hang up at once, and a client that is sending would never learn why."""
        if self.close_sent or not self.handshake_complete:
            super().shutdown()
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})
        self.conn.send_close(RESTART)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GOODBYE_WITHIN, self.transport.close)

    def keepalive_timeout(self) -> None:
        """No pong arrived in time. While a command is carried out for which others have to wait, nothing is read, so the pong may be
        there already: wait as long again.
        """
        if self.read_paused:
            self.pong_timer = self.loop.call_later(self.ping_timeout or 0.0, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def pause_writing(self) -> None:
        """The client has unread data."""
        super().pause_writing()
        self.visit.pile_up()

    def resume_writing(self) -> None:
        """The client has read everything."""
        super().resume_writing()
        self.visit.read()
