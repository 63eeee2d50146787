"""Servers, browsers and tables for the tests: real processes, real sockets, on loopback."""

from __future__ import annotations

import json
import multiprocessing
import re
import secrets
import socket
import ssl
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Annotated, Any, Protocol

import httpx
from pydantic import Field, TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from felicity.server.messages import Answer, TableMessage
from felicity.server.models import described
from tests.server.process import serve

Data = dict[str, Any]
FAST: Data = {
    "prompt_delay": [0.0, 0.01],
    "messages": [1000, 1000],
    "requests": [1000, 5000],
    "creations": [1000, 1000],
    "lab_wishes": [1000, 1000],
    "telling": [1000, 1000],
    "guesses": [1000, 1000],
    "all_guesses": [1000, 1000],
    "exports": [1000, 1000],
    "openings": [1000, 1000],
    "inviting": [1000, 1000],
    "reporting": [1000, 1000],
    "talking": [1000, 1000],
    "reaching": [1000, 1000],
    "all_reaching": [1000, 1000],
    "connections": 5000,
    "connections_in_total": 5000,
    "headers_within": 120.0,
    "body_within": 120.0,
    "read_within": 120.0,
    "metrics": ["127.0.0.1"],
    "bot_processes": 1,
    "daily_levels": [],
    "hello_within": 120.0,
    "stop_within": 120,
}
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # on loopback nothing is encrypted: no list of authorities is read for each request
# A connection that has been idle for a while may be closed just when it is used again; a test on a busy machine must not depend on that.
NOTHING_KEPT = httpx.Limits(max_keepalive_connections=0)
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(described(Annotated[TableMessage | Answer, Field(discriminator="type")]))
LONG = 240.0  # seconds: a busy machine is slow, and nothing is waited for that doesn't come


def reserved_port() -> socket.socket:
    """A port that nobody listens on, and that nobody else is given while this is open."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # so that a server may listen there all the same
    found.bind(("127.0.0.1", 0))
    return found


def port_of(found: socket.socket) -> int:
    """The number of a port."""
    return int(found.getsockname()[1])


FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.process", "felicity.server.migrate"])

# What a process says that was just being started for a server when that was killed: nobody told it what to do.
ORPHAN = re.compile(r"Traceback \(most recent call last\):\n(?:  .*\n)+EOFError: Ran out of input\n")


class Server:
    """A server process that can be killed and started again."""

    def __init__(self, database: str, search: bool, **settings: object) -> None:
        self.settings = json.dumps({**FAST, "database": database, **settings})
        self.search = search
        self.reserved = reserved_port()
        self.port = port_of(self.reserved)
        self.address = f"http://127.0.0.1:{self.port}"
        self.said = Path(tempfile.mkstemp(prefix="felicity-server-")[1])
        self.process = self.made()
        self.visitors = ExitStack()  # closed before the server stops

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.process = self.started()
        until(self.answers)

    def started(self) -> ForkServerProcess:
        """A process that is about to serve."""
        found = self.made()
        found.start()
        return found

    def made(self) -> ForkServerProcess:
        """A process that is not started yet."""
        return FORKS.Process(target=serve, args=(self.port, self.settings, str(self.said), self.search))

    def answers(self) -> bool:
        """Is it up?"""
        assert self.process.is_alive(), self.said.read_text()
        try:
            return httpx.get(f"{self.address}/api/health", timeout=LONG, verify=NO_TLS).json()["ok"] is True
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a crash would: kill -9."""
        self.process.kill()
        self.process.join(LONG)

    def stop(self) -> str:
        """As an administrator would; what it had to say."""
        self.visitors.close()
        self.process.terminate()
        self.process.join(LONG)
        self.kill()
        self.reserved.close()
        said = self.said.read_text()
        self.said.unlink()
        return ORPHAN.sub("", said)


@contextmanager
def serving(database: str, complains: bool = False, search: bool = True, **settings: object) -> Iterator[Server]:
    """A server that runs for the while of a test, and has nothing to complain about unless it is expected to.

    Without `search` its bots play at first sight, for tests in which many of their moves are waited for.
    """
    server = Server(database, search, **settings)
    try:
        server.start()
        yield server
    finally:
        said = server.stop()
    assert complains or said == "", said


def until(true: Callable[[], bool], seconds: float = LONG) -> None:
    """Wait for something."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not come about"
        time.sleep(0.02)


def fetch(server: Server, path: str) -> httpx.Response:
    """What somebody without a key gets."""
    return httpx.get(f"{server.address}{path}", timeout=LONG, verify=NO_TLS)


class Visited(Protocol):
    """A server, however it was started."""

    address: str
    visitors: ExitStack  # closed before it stops


class Browser:
    """Somebody with a key."""

    def __init__(self, server: Visited) -> None:
        self.server = server
        self.key = secrets.token_urlsafe(32)
        client = httpx.Client(
            base_url=server.address, headers={"authorization": f"Bearer {self.key}"}, timeout=LONG, verify=NO_TLS, limits=NOTHING_KEPT
        )
        self.http = server.visitors.enter_context(client)
        self.heard: list[str] = []  # every raw payload

    def get(self, path: str, status: int = 200) -> Any:
        """An answer in JSON."""
        found = self.http.get(path)
        self.heard.append(found.text)
        assert found.status_code == status, found.text
        return found.json()

    def post(self, path: str, data: Data, status: int = 200) -> Any:
        """An answer in JSON."""
        found = self.http.post(path, json=data)
        self.heard.append(found.text)
        assert found.status_code == status, found.text
        return found.json()

    def create(self, **wish: object) -> Data:
        """A new table; LOOP's basic mode against the quickest bots if nothing else is said."""
        players = wish.get("players")
        if isinstance(players, int):
            wish = {"seats": against_bots(1, players), **wish}
        found = self.post("/api/tables", {"game": "loop", "mode": "basic", "speed": "instant", **wish}, 201)
        assert isinstance(found, dict)
        return found

    def tell(self, code: str, type: str, status: int = 200, **more: object) -> Data:
        """One command over HTTP."""
        found = self.post(f"/api/tables/{code}", {"type": type, "id": secrets.token_hex(8), **more}, status)
        assert isinstance(found, dict)
        return found

    def look(self, code: str, **query: object) -> Data:
        """The table as one sees it."""
        found = self.get(f"/api/tables/{code}?{'&'.join(f'{name}={value}' for name, value in query.items())}")
        assert isinstance(found, dict)
        return found

    def whole(self, events: Data, code: str, seat: int | None, lang: str) -> list[Data]:
        """A page of events with those that were left out before it, as told in docs/protocol.md."""
        items: list[Data] = list(events["items"])
        first, start = events["from"], events["start"]
        asked = f"&seat={seat}" if seat else ""
        while start > first:
            found = self.get(f"/api/tables/{code}/events?from={first}&before={start}&lang={lang}{asked}")
            assert found["start"] < start
            items = [*found["items"], *items]
            start = found["start"]
        return items

    def join(self, code: str, forwarded: str = "", **hello: object) -> Watch:
        """A WebSocket to a table, through a proxy if that says for whom it asks."""
        return Watch(self, code, {"key": self.key, **hello}, {"x-forwarded-for": forwarded} if forwarded else {})


class Watch:
    """A WebSocket, and the table as it was last shown."""

    def __init__(self, browser: Browser, code: str, hello: Data, headers: dict[str, str]) -> None:
        self.browser = browser
        self.code = code
        self.lang = str(hello.get("lang", "en"))
        self.table: Data = {}
        self.events: list[Data] = []
        self.answers: dict[str, Data] = {}
        address = browser.server.address.replace("http", "ws")
        opening = connect(
            f"{address}/api/tables/{code}/socket",
            additional_headers=headers,
            open_timeout=LONG,
            close_timeout=2.0,
            max_size=None,
            max_queue=None,
            ping_interval=None,  # its pings draw from `random` in a thread of their own, which Hypothesis forbids while it draws
        )
        self.socket: ClientConnection = browser.server.visitors.enter_context(opening)
        with suppress(ConnectionClosed):  # the server may have closed it already; whoever listens will notice
            self.send({"type": "hello", **hello})

    def send(self, message: Data) -> None:
        """One message."""
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = LONG) -> Data:
        """The next message; it must be of a known shape. A page keeps its log as told in docs/protocol.md."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.browser.heard.append(text)
        message = json.loads(text)
        SERVER_MESSAGE.validate_python(message)
        assert isinstance(message, dict)
        if message["type"] == "table":
            assert message["since"] <= self.table.get("version", 0), "a gap"
            self.table = message
            events = message["events"]
            new = self.browser.whole(events, self.code, message["seat"], self.lang)
            self.events = [event for event in self.events if event["at"] < events["from"]] + new
        else:
            self.answers[message["id"]] = message
        return message

    def hear_until(self, true: Callable[[Data], bool], seconds: float = LONG) -> Data:
        """Listen until the table is as expected."""
        deadline = time.monotonic() + seconds
        while not self.table or not true(self.table):
            left = deadline - time.monotonic()
            assert left > 0, self.table
            self.hear(left)
        return self.table

    def ask(self, type: str, **more: object) -> Data:
        """A command and its answer."""
        id = str(more.pop("id", secrets.token_hex(8)))
        self.answers.pop(id, None)
        self.send({"type": type, "id": id, **more})
        deadline = time.monotonic() + LONG
        while id not in self.answers:
            self.hear(max(0.01, deadline - time.monotonic()))
        return self.answers[id]

    def play(self, option: str | None = None) -> Data:
        """Choose an option (the first on offer) for the seat that is asked."""
        asked = self.table["asked"]
        chosen = option or asked["options"][0]["text"]
        return self.ask("play", version=self.table["version"], seat=self.table["seat"], option=chosen)

    def play_on(self, most: int = 10_000) -> Data:
        """Play the first option on offer whenever asked, until the game is over or that many choices are made."""
        for _ in range(most):
            self.hear_until(lambda table: table["asked"] is not None or table["status"] == "over")
            if self.table["status"] == "over":
                break
            found = self.play()
            assert found["ok"], found
            self.hear_until(lambda table: bool(table["version"] >= found["version"]))  # noqa: B023
        return self.table

    def close_code(self) -> int:
        """Listen until the server closes; the code it closes with."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        """Go away."""
        self.socket.close()


def against_bots(seat: int, players: int) -> list[Data]:
    """One seat is yours, the others belong to bots that don't think long."""
    return [{"kind": "you"} if each == seat else {"kind": "bot", "level": "easy"} for each in range(1, players + 1)]


def hot_seat(browser: Browser) -> str:
    """The code of a table at which one browser holds both seats, seat 1 begins, and nothing resolves itself."""
    seats = [{"kind": "you"}, {"kind": "you"}]
    return str(browser.create(players=2, seats=seats, options={"starting_player": "1"}, seed="7", auto=False, start=True)["code"])
