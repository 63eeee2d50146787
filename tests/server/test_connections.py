"""Connections that are begun and not ended, or never read from: each has its time, and others are served meanwhile. Real sockets."""

from __future__ import annotations

import asyncio
import json
import select
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from felicity.server.connections import Config, ConnectionLimits, HttpConnection, SocketConnection
from felicity.server.run import listening
from felicity.server.settings import Settings
from tests.server.world import LONG, NO_TLS, Browser, Server, fetch, hot_seat, serving, until

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
UPGRADE = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nhost: here\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody longer than two seconds."""
    store = f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.sqlite'}"
    with serving(store, headers_within=2.0, body_within=2.0, read_within=2.0) as found:
        yield found


@pytest.fixture
def dial() -> Iterator[Callable[[Server], socket.socket]]:
    """Connect to a server; hung up when the test is over."""
    with ExitStack() as calls:
        yield lambda server: calls.enter_context(connected(server))


def connected(server: Server) -> socket.socket:
    """A socket that reads little at once."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.settimeout(LONG)
    found.connect(("127.0.0.1", server.port))
    return found


Dial = Callable[[Server], socket.socket]


def heard(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def drip(line: socket.socket, byte: bytes) -> None:
    """The same byte again and again, until the other side has enough."""
    deadline = time.monotonic() + LONG
    try:
        while not select.select([line], [], [], 0.05)[0]:
            line.sendall(byte)
            assert time.monotonic() < deadline, "it was listened to for ever"
    except (ConnectionResetError, BrokenPipeError):
        pass


def frame(message: object) -> bytes:
    """A text as a browser frames it; the mask is zero."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


# What is begun, and what is sent again and again after that.
HALVES = {
    "half a line": (b"GET /api/he", b""),
    "dripping headers": (b"GET /api/health HTTP/1.1\r\nhost: here\r\nx: ", b"y"),
    "half a handshake": (UPGRADE, b""),
    "an endless body": (HEAD + b"content-length: 60000\r\n\r\n{", b" "),
    "endless chunks": (HEAD + b"transfer-encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    "half a second request": (b"GET /api/health HTTP/1.1\r\nhost: here\r\n\r\nGET /api/he", b""),
}


def test_what_is_begun_must_be_ended_in_time(impatient: Server, dial: Dial) -> None:
    """Whoever goes on sending gets no more time; the answer says what was missing."""

    def begin(half: tuple[bytes, bytes]) -> bytes:
        begun, more = half
        line = dial(impatient)
        line.sendall(begun)
        if more:
            drip(line, more)
        return heard(line)

    with ThreadPoolExecutor(len(HALVES)) as together:
        said = dict(zip(HALVES, together.map(begin, HALVES.values()), strict=True))
    for name, (_, more) in HALVES.items():
        if not more:  # who goes on sending may be cut off before the answer is read
            assert b"HTTP/1.1 408 Request Timeout" in said[name], name
            assert json.loads(said[name][said[name].rindex(b"\r\n\r\n") :])["error"]["code"] == "too-slow"


def test_silence_is_hung_up_on(impatient: Server, dial: Dial) -> None:
    """Without a word; so is a connection that has got its answer and asks no more, even if its body still comes."""
    assert heard(dial(impatient)) == b""
    refused = dial(impatient)
    refused.sendall(HEAD + b"origin: https://evil.example\r\ncontent-length: 60000\r\n\r\n{")
    drip(refused, b" ")
    assert b"408" not in heard(refused)


def test_who_reads_nothing_is_hung_up_on(impatient: Server, dial: Dial) -> None:
    """Over HTTP and over a WebSocket; nothing piles up for them, and others are answered meanwhile."""
    ada = Browser(impatient)
    code = hot_seat(ada)
    deaf, deaf_socket = dial(impatient), dial(impatient)
    deaf.setblocking(False)
    deaf_socket.sendall(UPGRADE % code.encode() + b"\r\n")
    assert b"101 Switching Protocols" in deaf_socket.recv(1000)
    deaf_socket.setblocking(False)
    deaf_socket.sendall(frame({"type": "hello", "key": ada.key}))
    ends = select.poll()
    for line in (deaf, deaf_socket):
        ends.register(line, 0)  # told when it is at an end
    asks = {deaf: 20 * b"GET /api/texts/en HTTP/1.1\r\nhost: here\r\n\r\n", deaf_socket: 8 * frame({"type": "resync", "id": "m"})}
    ended: set[int] = set()
    deadline = time.monotonic() + LONG
    while len(ended) < 2:
        assert time.monotonic() < deadline, "somebody who read nothing was kept"
        for line, ask in asks.items():
            if line.fileno() not in ended:
                with suppress(OSError):  # it takes no more, or has ended
                    line.send(ask)
        found = [number for number, _ in ends.poll(20)]
        for number in found:
            ends.unregister(number)
        ended.update(found)
    assert fetch(impatient, "/api/health").json()["ok"]


def test_half_a_request_is_never_carried_out(impatient: Server, dial: Dial) -> None:
    """Even if what has come could be understood."""
    ada = Browser(impatient)
    wish = b'{"game": "loop", "mode": "basic"}'
    line = dial(impatient)
    line.sendall(HEAD + b"authorization: Bearer %s\r\ncontent-length: %d\r\n\r\n" % (ada.key.encode(), len(wish) + 1) + wish)
    line.shutdown(socket.SHUT_WR)
    heard(line)
    assert ada.get("/api/tables") == []


def occupy(line: socket.socket) -> bytes:
    """Ask for something, then begin to ask again and keep the line. What was answered; "" if one is not let in."""
    try:
        line.sendall(b"HEAD /api/texts/xx HTTP/1.1\r\nhost: here\r\n\r\nHE")
        return line.recv(12)
    except (ConnectionResetError, BrokenPipeError):
        return b""


def test_connections_are_counted_by_address_and_in_total(tmp_path: Path, dial: Dial) -> None:
    """HTTP and WebSocket together; who leaves makes room."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    for limit in ("connections", "connections_in_total"):
        with serving(database, complains=limit == "connections_in_total", search=True, **{limit: 3}) as server:
            ada = Browser(server)
            watch = ada.join(hot_seat(ada))
            watch.hear()
            ada.http.close()
            lines: list[socket.socket] = []

            def one_more(server: Server = server, lines: list[socket.socket] = lines) -> bool:
                lines.append(dial(server))
                return occupy(lines[-1]) == b"HTTP/1.1 404"

            until(one_more)
            until(one_more)
            assert occupy(dial(server)) in (b"HTTP/1.1 503", b"")
            assert watch.ask("ping")["ok"]
            lines[-1].close()
            until(one_more)
            for line in lines:
                line.close()
            said = server.said.read_text()
            assert ("Refusing connections" in said) == (limit == "connections_in_total")


def test_a_process_is_given_as_many_files_as_it_needs() -> None:
    """Or fewer connections, where the system allows no more; in a process of its own, since what is given up can't be had again."""
    tried = """
import resource
from felicity.server.connections import OTHER_FILES, fitting
resource.setrlimit(resource.RLIMIT_NOFILE, (300, 500))
assert fitting(50) == 50 and resource.getrlimit(resource.RLIMIT_NOFILE) == (300, 500)
assert fitting(250) == 250 and resource.getrlimit(resource.RLIMIT_NOFILE) == (250 + OTHER_FILES, 500)
assert fitting(2000) == 500 - OTHER_FILES
"""
    subprocess.run([sys.executable, "-c", tried], check=True, timeout=LONG)


def test_behind_a_proxy_people_are_counted_by_their_own_address(tmp_path: Path) -> None:
    """By the rightmost one that our proxy has written; what they write themselves counts for nothing."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", creations=[0.0001, 2], connections=2, proxies=["127.0.0.0/8"]) as server:
        ada = Browser(server)

        def opens(*forwarded: str) -> int:
            headers = [("x-forwarded-for", each) for each in forwarded] + [("authorization", f"Bearer {ada.key}")]
            found = httpx.post(f"{server.address}/api/tables", json={"game": "loop"}, headers=headers, timeout=LONG, verify=NO_TLS)
            return found.status_code

        assert [opens("203.0.113.1") for _ in range(3)] == [201, 201, 429]
        assert opens("198.51.100.7, 203.0.113.1") == opens("198.51.100.7", "203.0.113.1, 127.0.0.1") == 429
        assert [opens(f"2001:db8::{number}") for number in range(3)] == [201, 201, 429]
        assert opens("2001:db8:0:1::1") == opens("203.0.113.2") == 201
        code = hot_seat(ada)
        watches = [ada.join(code, forwarded=address) for address in ("203.0.113.1", "203.0.113.1", "203.0.113.2")]
        for watch in watches:
            watch.hear()
        assert ada.join(code, forwarded="203.0.113.1").close_code() == 1013


def test_without_a_proxy_nobody_can_pretend_to_be_somebody_else(tmp_path: Path) -> None:
    """X-Forwarded-For is what anybody may write."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", creations=[0.0001, 2]) as server:
        ada = Browser(server)
        found = [
            ada.http.post("/api/tables", json={"game": "loop"}, headers={"x-forwarded-for": f"203.0.113.{number}"}).status_code
            for number in range(3)
        ]
        assert found == [201, 201, 429]


@pytest.mark.parametrize("busy", [False, True])
def test_a_pong_that_can_not_be_read_yet_is_waited_for(busy: bool) -> None:
    """While a command is carried out for which the next one waits; otherwise whoever answers no ping is gone."""

    async def scene() -> bool:
        config = Config(None, ConnectionLimits(Settings()), log_config=None, ws_ping_timeout=LONG)
        config.load_app = lambda: None  # type: ignore[method-assign]
        config.load()
        one, other = socket.socketpair()
        with other:
            loop = asyncio.get_running_loop()
            transport, door = await loop.create_connection(lambda: SocketConnection(config, ServerState(), {}), sock=one)
            door.read_paused = busy
            door.keepalive_timeout()
            found = transport.is_closing()
            transport.abort()
            await asyncio.sleep(0)
        return found

    assert asyncio.run(scene()) is not busy


def test_no_answer_waits_for_the_one_before_it_to_be_acknowledged() -> None:
    """TCP_NODELAY, on every connection that is accepted."""

    async def app(scope: object, receive: object, send: uvicorn._types.ASGISendCallable) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def scene() -> int:
        config = Config(app, ConnectionLimits(Settings()), log_config=None, lifespan="off")
        config.load()
        state = ServerState()
        door = listening("127.0.0.1", 0)
        async with await asyncio.get_running_loop().create_server(lambda: HttpConnection(config, state, {}), sock=door):
            reader, writer = await asyncio.open_connection(*door.getsockname())
            writer.write(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
            await reader.readline()
            (line,) = state.connections
            found: int = line.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            writer.close()
            await writer.wait_closed()
        return found

    assert asyncio.run(scene())
