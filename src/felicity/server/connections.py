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
RESTART = 1012  # with which a WebSocket is closed when the server stops
GOODBYE_WITHIN = 1.0  # seconds that the other side is given to answer
OTHER_FILES = 200  # that a process has open besides connections, at most


def fitting(connections: int) -> int:
    """As many of these connections as the system lets a process have; it is asked for more if need be."""
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
    """Counts what is open, by place; no place may have more than so many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, place: str) -> bool:
        """One more, if that isn't too many."""
        if self.open.get(place, 0) >= self.most:
            return False
        self.open[place] = self.open.get(place, 0) + 1
        return True

    def leave(self, place: str) -> None:
        """One less."""
        self.open[place] -= 1
        if not self.open[place]:
            del self.open[place]


class ConnectionLimits:
    """How many are connected, in total and by address. Behind a proxy the address is known only during each request."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = networks_of(settings.proxies)
        self.all = Counter(settings.connections_in_total)
        self.each = Counter(settings.connections)

    def enter(self, peer: str) -> bool:
        """A connection is made."""
        if not self.all.enter(EVERYBODY):
            log.warning("Refusing connections: the total limit is reached", extra={"facts": {"open": self.all.most}})
            return False
        if self.is_proxy(peer) or self.each.enter(place_of(peer)):
            return True
        self.all.leave(EVERYBODY)
        return False

    def leave(self, peer: str) -> None:
        """A connection that was let in has ended."""
        self.all.leave(EVERYBODY)
        if not self.is_proxy(peer):
            self.each.leave(place_of(peer))

    def is_proxy(self, peer: str) -> bool:
        """Is it a proxy that the host has named?"""
        return is_among(address_in(peer), self.proxies)


class Config(uvicorn.Config):
    """uvicorn's settings, and our doors."""

    def __init__(self, app: Any, connection_limits: ConnectionLimits, **more: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, proxy_headers=False, **more)
        self.connection_limits = connection_limits


class Visit:
    """One connection: it is counted while it lasts, and dropped if nothing of what is written to it is read for too long."""

    def __init__(self, connection_limits: ConnectionLimits, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.connection_limits = connection_limits
        self.transport = transport
        self.loop = loop
        self.peer = str((transport.get_extra_info("peername") or ("",))[0])
        self.let_in = connection_limits.enter(self.peer)
        self.timer: asyncio.TimerHandle | None = None
        self.unread = 0
        # Answers are small and asked for one by one: none waits until the one before it is acknowledged.
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        transport.set_write_buffer_limits(0)  # so that we are told of every byte that has to wait

    def end(self) -> None:
        """It is over, or goes on as something else."""
        self.read()
        if self.let_in:
            self.let_in = False
            self.connection_limits.leave(self.peer)

    def pile_up(self) -> None:
        """Something waits to be read."""
        self.unread = self.transport.get_write_buffer_size()
        self.timer = self.loop.call_later(self.connection_limits.settings.read_within, self._look)

    def read(self) -> None:
        """All of it is read."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _look(self) -> None:
        if self.transport.get_write_buffer_size() < self.unread:
            self.pile_up()
        else:
            self.transport.abort()


class HttpConnection(H11Protocol):
    """A connection that asks by HTTP: the rest of what it has begun to say must come in time."""

    config: Config
    visit: Visit
    waiting_for = ""
    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Refused at once if there are too many; a refused connection is closed."""
        super().connection_made(transport)
        self.visit = Visit(self.config.connection_limits, transport, self.loop)
        if self.visit.let_in:
            self.wait_for("headers")
        else:
            self.turn_away(503, "Service Unavailable", "busy", "Too many connections. Try again later.")

    def connection_lost(self, exc: Exception | None) -> None:
        """Also when it was never let in."""
        self.wait_for("")
        self.visit.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        """Whatever came too early is read now."""
        super().on_response_complete()
        self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is another protocol's visit."""
        self.wait_for("")
        self.visit.end()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Something waits to be read."""
        super().pause_writing()
        self.visit.pile_up()

    def resume_writing(self) -> None:
        """All of it is read."""
        super().resume_writing()
        self.visit.read()

    def look(self) -> None:
        """What should come next? Between two requests uvicorn has its own timer."""
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
        """For the whole of a part; each byte of it gives no new time."""
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
        """A timeout. A client that has begun a request is told."""
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
        """Answer before a request is there that could be answered, and close."""
        body = json.dumps({"error": {"code": code, "message": message}}).encode()
        head = f"HTTP/1.1 {status} {phrase}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode() + body)
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. Silence is noticed by pings."""

    visit: Visit

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was let in when it came, and has just been counted off."""
        super().connection_made(transport)
        self.visit = Visit(cast(Config, self.config).connection_limits, self.transport, self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        """However it ended."""
        self.visit.end()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops. uvicorn would hang up at once, and a client that is sending would never hear why."""
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
        """No pong has been read in time. While a command is carried out for which others have to wait, nothing is read: then it may well be
        there, and is waited for as long again.
        """
        if self.read_paused:
            self.pong_timer = self.loop.call_later(self.ping_timeout or 0.0, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def pause_writing(self) -> None:
        """Something waits to be read."""
        super().pause_writing()
        self.visit.pile_up()

    def resume_writing(self) -> None:
        """All of it is read."""
        super().resume_writing()
        self.visit.read()
