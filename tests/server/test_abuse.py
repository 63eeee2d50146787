"""Malformed, oversized, forged, repeated and flooding messages: a clear error or a close, and the table unharmed."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from felicity.server.limits import Bucket, Gate
from felicity.server.refused import Refused
from felicity.server.settings import Rate
from tests.server.world import LONG, NO_TLS, Browser, Server, fetch, hot_seat, serving

JUNK = [
    "", "null", "[]", "{", '"play"', "{}", '{"type": "fly", "id": "x"}', '{"type": "play", "id": "x"}', "[" * 5000,
    '{"type": "play", "id": "", "version": 0, "seat": 1, "option": "work"}', '{"type": "talk", "id": "x", "seat": 1, "text": 5}',
    '{"type": "play", "id": "x", "version": -1, "seat": 1, "option": "work"}', '{"type": "ping", "id": "x", "more": 1}',
    '{"type": "play", "id": "x", "version": 1e400, "seat": 1, "option": "work"}', '{"type": "hello", "key": null}',
    '{"type": "part", "id": "x", "seat": 1, "part": "xyz"}', '{"type": "name", "id": "x", "seat": 1, "name": "a\\u0000b"}',
]  # fmt: skip


def test_junk_is_refused_and_the_table_stays_as_it_was(lite: Server) -> None:
    """Over the WebSocket, which stays open."""
    ada = Browser(lite)
    code = hot_seat(ada)
    watch = ada.join(code)
    version = watch.hear()["version"]
    for text in JUNK:
        watch.socket.send(text)
        found = watch.hear()
        assert found["error"]["code"] == "bad-message", text
    watch.socket.send(b"\x00\xff")
    assert watch.hear()["error"]["code"] == "bad-message"
    assert watch.ask("ping")["version"] == version


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda each: st.lists(each) | st.dictionaries(st.text(), each)))
def test_any_json_is_refused_over_http(lite: Server, data: object) -> None:
    """Whatever it is, the answer is a clear refusal, never a failure of the server."""
    for path in ("/api/tables", "/api/tables/ABCDEF", "/api/tables/ABCDEF/fork"):
        found = httpx.post(f"{lite.address}{path}", json=data, headers={"authorization": "Bearer " + "k" * 43}, timeout=LONG, verify=NO_TLS)
        assert found.status_code in (404, 422), found.text
        assert found.json()["error"]["code"] in ("bad-message", "no-table")


def test_a_message_that_is_too_large_closes_the_connection(lite: Server) -> None:
    """16 kB; bodies 64 kB; records 1 MB."""
    ada = Browser(lite)
    watch = ada.join(hot_seat(ada))
    watch.hear()
    watch.socket.send("x" * 20_000)
    assert watch.close_code() == 1009
    assert ada.http.post("/api/tables", content=b"x" * 70_000).status_code == 413
    assert ada.http.post("/api/records", content=b"x" * 70_000).status_code == 400
    assert ada.http.post("/api/records", content=b"x" * 1_100_000).status_code == 413


def test_who_floods_is_slowed_down_then_closed(tmp_path: Path) -> None:
    """And the table goes on for everybody else."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", messages=[0.0001, 5]) as server:
        ada = Browser(server)
        code = hot_seat(ada)
        watch, calm = ada.join(code), ada.join(code)
        watch.hear()
        calm.hear()
        for number in range(5 + 3 * 5 + 1):  # the burst, then three times as many that are refused; the next is the last
            watch.send({"type": "ping", "id": str(number)})
        assert watch.close_code() == 1008
        assert watch.answers["10"]["error"]["code"] == "too-fast"
        assert calm.ask("ping")["ok"]


def test_too_many_requests_tables_and_connections_are_refused(tmp_path: Path) -> None:
    """Per address."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", creations=[0.0001, 2], connections=2) as server:
        ada = Browser(server)
        code = hot_seat(ada)
        hot_seat(ada)
        assert ada.post("/api/tables", {"game": "loop"}, 429)["error"]["code"] == "too-fast"
        watches = [ada.join(code) for _ in range(3)]
        for watch in watches[:2]:
            watch.hear()
        assert watches[2].close_code() == 1013


def test_buckets_fill_again() -> None:
    """At their rate; addresses that have been calm are forgotten."""
    bucket = Bucket(Rate(1000, 2))
    assert bucket.take()
    assert bucket.take()
    bucket.at -= 1.0
    assert bucket.take()
    gate = Gate(Rate(0.001, 1))
    gate.take("a")
    with pytest.raises(Refused, match="Too many requests"):
        gate.take("a")
    gate.take("b")


def test_pages_of_other_hosts_are_turned_away(lite: Server) -> None:
    """By their Origin, over HTTP and WebSocket; our own pages and programs are let in."""
    ada = Browser(lite)
    code = hot_seat(ada)
    for origin, status in (("https://evil.example", 403), ("null", 403), (lite.address, 201)):
        found = ada.http.post("/api/tables", json={"game": "loop"}, headers={"origin": origin})
        assert found.status_code == status
    address = f"{lite.address.replace('http', 'ws')}/api/tables/{code}/socket"
    with connect(address, origin=Origin("https://evil.example"), open_timeout=LONG) as socket:
        assert json.loads(socket.recv(LONG))["error"]["code"] == "wrong-origin"


def test_every_answer_carries_the_security_headers(lite: Server) -> None:
    """Refusals too; no script but our own files."""
    for path in ("/api/health", "/api/tables/ABCDEF", "/nothing", "/api/openapi.json"):
        headers = fetch(lite, path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["script-src"] == "'self'"
        assert policy["default-src"] == "'none'"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_what_is_not_there_is_said_not_to_be(lite: Server) -> None:
    """Tables, games, pages, methods, keys."""
    ada = Browser(lite)
    assert ada.get("/api/tables/ABCDEF", 404)["error"]["code"] == "no-table"
    assert ada.get("/api/tables/nonsense", 404)["error"]["code"] == "no-table"
    assert ada.get("/api/games/chess/rules", 404)["error"]["code"] == "no-table"
    assert ada.get("/api/nothing", 404)["error"]["code"] == "no-page"
    assert fetch(lite, "/api/tables").json()["error"]["code"] == "key-missing"
    assert httpx.get(f"{lite.address}/api/tables", headers={"authorization": "Bearer short"}, timeout=LONG).status_code == 401
    assert ada.join("ABCDEF").close_code() == 4404
    with pytest.raises(InvalidStatus), connect(f"{lite.address.replace('http', 'ws')}/api/nothing", open_timeout=LONG):
        pass


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"mode": "marathon"}, "no mode 'marathon'"),
        ({"players": 7}, "not 7"),
        ({"options": {"colour": "blue"}}, "no option 'colour'"),
        ({"players": 2, "seats": [{"kind": "you"}]}, "1 seats are described"),
        ({"seed": "two words"}, "without blanks"),
        ({"players": 2, "seats": [{"kind": "you"}, {"kind": "link"}], "start": True}, "free seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(lite: Server, wish: dict[str, object], why: str) -> None:
    """UI-S4."""
    found = Browser(lite).http.post("/api/tables", json={"game": "loop", "mode": "basic", **wish})
    assert found.status_code in (400, 409)
    assert why in found.json()["error"]["message"]


def test_a_hello_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    """The connection is closed."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", hello_within=0.2) as server:
        code = hot_seat(Browser(server))
        with connect(f"{server.address.replace('http', 'ws')}/api/tables/{code}/socket", open_timeout=LONG) as socket:
            assert json.loads(socket.recv(LONG))["error"]["code"] == "no-hello"
