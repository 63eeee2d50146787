"""The whole application without a network: what uvicorn would hand to it is handed to it here."""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from felicity.server.app import make_app
from felicity.server.hall import Hall
from felicity.server.settings import Rate, Settings

T = TypeVar("T")
Data = dict[str, Any]
MANY = Rate(1e9, 10**9)
LONG = 60.0  # seconds after which an answer is not expected any more
KEY = "k" * 43


class Listener(logging.Handler):
    """Hears what a server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.complaints: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.complaints.append(f"{record.getMessage()} {error!r}")


class Running:
    """An application with a store of its own, and a table with two people of one key."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        database = f"sqlite:///{Path(self.folder.name) / 'tables.sqlite'}"
        self.app = make_app(Settings(database=database, messages=MANY, requests=MANY, creations=MANY, connections=10**6, bot_processes=1))
        self.listener = Listener()
        for name in ("felicity.server", "asyncio"):
            logging.getLogger(name).addHandler(self.listener)
        self.runner = asyncio.Runner()
        self.lifespan = self.app.router.lifespan_context(self.app)
        self.do(self.lifespan.__aenter__())

    def check(self) -> None:
        """Nothing has failed behind the scenes, either."""
        complaints, self.listener.complaints = self.listener.complaints, []
        assert not complaints, complaints[0]

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the application do something."""
        return self.runner.run(asyncio.wait_for(work, LONG))

    @property
    def hall(self) -> Hall:
        """What the application runs."""
        hall = self.app.state.hall
        assert isinstance(hall, Hall)
        return hall

    def close(self) -> None:
        """As an administrator would stop it."""
        self.do(self.lifespan.__aexit__(None, None, None))
        self.runner.close()
        for name in ("felicity.server", "asyncio"):
            logging.getLogger(name).removeHandler(self.listener)
        self.folder.cleanup()

    # --- HTTP ---

    def request(self, method: str, path: bytes, query: bytes, headers: list[tuple[bytes, bytes]], body: bytes) -> tuple[int, bytes]:
        """One request; the status and the body of its answer."""
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path.decode("utf-8", "replace"),
            "raw_path": path,
            "query_string": query,
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 5),
            "server": ("127.0.0.1", 80),
            "state": {},
        }
        return self.do(self._request(scope, body))

    async def _request(self, scope: Data, body: bytes) -> tuple[int, bytes]:
        incoming = [{"type": "http.request", "body": body, "more_body": False}]
        sent: list[Data] = []

        async def receive() -> Data:
            if incoming:
                return incoming.pop()
            await asyncio.sleep(LONG)
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return int(sent[0]["status"]), b"".join(message.get("body", b"") for message in sent[1:])

    def post(self, path: str, data: Data) -> Data:
        """A request that must succeed."""
        headers = [(b"authorization", f"Bearer {KEY}".encode()), (b"content-type", b"application/json"), (b"host", b"felicity")]
        status, body = self.request("POST", path.encode(), b"", headers, json.dumps(data).encode())
        assert status in (200, 201), body
        found: Data = json.loads(body)
        return found

    def hot_seat(self, game: str, **wish: object) -> str:
        """The code of a table that runs, with two people and no bots."""
        seats = [{"kind": "you"}, {"kind": "you"}]
        return str(self.post("/api/tables", {"game": game, "players": 2, "seats": seats, "start": True, "seed": "7", **wish})["code"])


class Socket:
    """A WebSocket to a table."""

    def __init__(self, running: Running, code: str) -> None:
        self.running = running
        self.incoming: asyncio.Queue[Data] = asyncio.Queue()
        self.sent: asyncio.Queue[Data] = asyncio.Queue()
        self.scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{code}/socket",
            "raw_path": b"",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"felicity")],
            "client": ("127.0.0.1", 5),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "state": {},
        }
        self.task: asyncio.Task[None] | None = None
        running.do(self.open())

    async def open(self) -> None:
        """Connect."""
        await self.incoming.put({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.running.app(self.scope, self.incoming.get, self.sent.put))  # type: ignore[arg-type]
        assert (await self.hear())["type"] == "websocket.accept"

    async def hear(self) -> Data:
        """The next that the application sends; what it raises is raised here."""
        assert self.task is not None
        heard = asyncio.create_task(self.sent.get())
        await asyncio.wait((heard, self.task), return_when=asyncio.FIRST_COMPLETED)
        if not heard.done():
            heard.cancel()
            self.task.result()
            raise AssertionError("the application has left without a word")
        return heard.result()

    async def say(self, text: str | bytes) -> None:
        """Send a message."""
        await self.incoming.put({"type": "websocket.receive", "text" if isinstance(text, str) else "bytes": text})

    async def ask(self, text: str) -> Data:
        """Send a message and wait for its answer."""
        await self.say(text)
        return await self.answer()

    async def answer(self) -> Data:
        """The next answer; tables that are shown meanwhile are passed over. {"close": code} if the connection was closed."""
        while True:
            message = await self.hear()
            if message["type"] == "websocket.close":
                return {"close": message.get("code")}
            found: Data = json.loads(message["text"].encode("utf-8"))
            if found["type"] == "answer":
                return found

    async def leave(self) -> None:
        """Close."""
        await self.incoming.put({"type": "websocket.disconnect", "code": 1000})
        if self.task is not None:
            await asyncio.wait_for(self.task, LONG)
