"""A WebSocket that breaks at an unlucky moment: nobody else hears of it, and the server has nothing to complain about."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from felicity.server.hall import Hall
from felicity.server.live_table import Connection
from felicity.server.new_tables import open_table
from felicity.server.session import Gone, Session
from felicity.server.socket import SocketLine, serve_socket
from felicity.server.table_data import Reader
from tests.server.test_bots import FakeClock, hall_with_clock, wished


class Line:
    """Between a browser and the server: `says` is what the browser sends, `heard` what reached it before the line broke."""

    def __init__(self, code: str, *says: dict[str, object], breaks_at: str) -> None:
        self.says = [{"type": "websocket.connect"}, *({"type": "websocket.receive", "text": json.dumps(each)} for each in says)]
        self.heard: list[str] = []
        self.breaks_at = breaks_at
        scope = {"type": "websocket", "path": f"/api/tables/{code}/socket", "headers": [], "query_string": b"", "client": ("127.0.0.1", 1)}
        self.socket = WebSocket(scope, self.receive, self.send)

    async def receive(self) -> Message:
        """The next thing that the browser says; then it stays silent."""
        if not self.says:
            await asyncio.Event().wait()
        return self.says.pop(0)

    async def send(self, message: Message) -> None:
        """To the browser, unless this breaks the line."""
        kind = json.loads(message["text"])["type"] if message["type"] == "websocket.send" else message["type"]
        if kind == self.breaks_at:
            raise OSError
        self.heard.append(kind)


async def opened(hall: Hall) -> str:
    """The code of a table with one human."""
    return (await hall.create(*open_table(wished("you", "bot"), "holder"))).code


@pytest.mark.parametrize("breaks_at", ["websocket.accept", "table", "answer", "websocket.close"])
def test_a_line_that_breaks_ends_its_session_quietly(tmp_path: Path, breaks_at: str) -> None:
    """While it is accepted, while the table is shown, while a command is answered, and while it is turned away."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            code = "ABCDEF" if breaks_at == "websocket.close" else await opened(hall)
            line = Line(code, {"type": "hello", "key": None}, {"type": "ping", "id": "p"}, breaks_at=breaks_at)
            await serve_socket(hall, line.socket, code)
            assert breaks_at not in line.heard
            assert not any(live.connections for live in hall.tables.values())

    asyncio.run(scene())


def test_a_table_that_changes_after_the_line_broke_is_shown_to_nobody(tmp_path: Path) -> None:
    """The writer may notice later than whoever answered: it ends as one whose browser has gone."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            code = await opened(hall)
            line = Line(code, breaks_at="answer")
            await line.socket.accept()
            session = Session(hall, SocketLine(hall, line.socket), code)
            with pytest.raises(Gone):
                await session.send({"type": "answer", "id": "m1", "ok": True, "version": 0})
            with pytest.raises(Gone):
                await session.write(await hall.table(code), Connection(Reader("holder")))
            assert line.heard == ["websocket.accept"]

    asyncio.run(scene())
