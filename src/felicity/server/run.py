"""Runs the application on uvicorn."""

from __future__ import annotations

import contextlib
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import uvicorn

from felicity.server.app import make_app
from felicity.server.connections import Config, fitting
from felicity.server.logs import write_down
from felicity.server.server_lock import server_lock
from felicity.server.settings import Settings
from felicity.server.stopping import SHARE_OF_REQUESTS, be_gone_within
from felicity.server.store import Store

# Seconds after which a busy thread lets another one run. The writer thread needs several turns for each answer,
# and should not wait each time until a view or two are built.
TURN = 0.0005
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # how this machine reaches a server that listens on all addresses


def listening(host: str, port: int) -> socket.socket:
    """A socket for a server to listen on; port 0 takes any free one. `OSError` if it is taken."""
    return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048)


def address_at(door: socket.socket) -> str:
    """The URL for a browser on this machine."""
    host, port = door.getsockname()[:2]
    return f"http://{EVERYWHERE.get(host, f'[{host}]' if ':' in host else host)}:{port}/"


class Server(uvicorn.Server):
    """Reports when it is ready, and stops in time."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], stop_within: float) -> None:
        super().__init__(config)
        self.ready = ready
        self.stop_within = stop_within

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            be_gone_within(self.stop_within)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def run(settings: Settings, door: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped; raises `InUse` if another server has the tables, `BadStore` if they can't be stored there."""
    write_down()
    sys.setswitchinterval(TURN)
    settings = replace(settings, connections_in_total=fitting(settings.connections_in_total))
    with door, server_lock(settings.database, address_at(door)), contextlib.suppress(KeyboardInterrupt):
        app = make_app(settings, Store(settings.database))
        config = Config(
            app,
            app.state.connection_limits,
            access_log=False,  # people's addresses are not logged
            log_config=None,
            log_level="warning",
            server_header=False,
            ws_max_size=settings.message_size,
            ws_ping_interval=15.0,
            ws_ping_timeout=20.0,
            timeout_graceful_shutdown=max(1, round(settings.stop_within * SHARE_OF_REQUESTS)),
        )
        Server(config, ready, settings.stop_within).run([door])
