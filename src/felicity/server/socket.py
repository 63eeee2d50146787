"""The WebSocket as a line between a page and its table."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from starlette.websockets import WebSocket, WebSocketDisconnect

from felicity.server.hall import Hall
from felicity.server.limits import address_of, is_own_origin
from felicity.server.session import Gone, serve


@contextlib.contextmanager
def gone_if_broken() -> Iterator[None]:
    """Translates the framework's ways to say that a socket has closed."""
    try:
        yield
    except (OSError, RuntimeError, WebSocketDisconnect):
        raise Gone from None


class SocketLine:
    """A WebSocket that a page opened."""

    def __init__(self, hall: Hall, socket: WebSocket) -> None:
        self.socket = socket
        self.address = address_of(socket.scope)
        self.is_own = is_own_origin(socket.headers, hall.settings.origins)

    async def accept(self) -> None:
        """Begin."""
        with gone_if_broken():
            await self.socket.accept()

    async def hear(self) -> str:
        """The next message; "" if it came as bytes."""
        with gone_if_broken():
            try:
                return await self.socket.receive_text()
            except KeyError:
                return ""

    async def tell(self, message: str) -> None:
        """Send a message."""
        with gone_if_broken():
            await self.socket.send_text(message)

    async def close(self, code: int, reason: str) -> None:
        """End, and say why."""
        with gone_if_broken():
            await self.socket.close(code, reason)


async def serve_socket(hall: Hall, socket: WebSocket, code: str) -> None:
    """Serve a WebSocket until one side closes it or it breaks."""
    await serve(hall, SocketLine(hall, socket), code)
