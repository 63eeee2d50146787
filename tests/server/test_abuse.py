"""Malformed, oversized, forged, repeated and flooding messages: a clear error or a close, and the table unharmed."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import felicity
from felicity.server.buckets import MOST_ADDRESSES, Bucket, Gate
from felicity.server.journal import hash_of
from felicity.server.limits import is_own_origin
from felicity.server.refused import Refused
from felicity.server.settings import Rate
from felicity.server.store import Store
from tests.server.world import LONG, NO_TLS, Browser, Server, fetch, hot_seat, serving

JUNK = [
    "", "null", "[]", "{", '"play"', "{}", '{"type": "fly", "id": "x"}', '{"type": "play", "id": "x"}', "[" * 5000,
    '{"type": "play", "id": "", "version": 0, "seat": 1, "option": "work"}', '{"type": "talk", "id": "x", "seat": 1, "text": 5}',
    '{"type": "play", "id": "x", "version": -1, "seat": 1, "option": "work"}', '{"type": "ping", "id": "x", "more": 1}',
    '{"type": "play", "id": "x", "version": 1e400, "seat": 1, "option": "work"}', '{"type": "hello", "key": null}',
    '{"type": "reveal", "id": "x", "seat": 1, "part": "xyz"}', '{"type": "name", "id": "x", "seat": 1, "name": "a\\u0000b"}',
    '{"type": "name", "id": "x", "seat": 1, "name": "\\u202eda"}', '{"type": "name", "id": "x", "seat": 1, "name": "\\u2028"}',
    '{"type": "name", "id": "x", "seat": 1, "name": "\\ud800"}', '{"type": "ping", "id": "\\ud800"}',
    '{"type": "ping", "id": "x", "\\ud800": 1}',
    '{"type": "rewind", "id": "x", "version": 0, "number": ' + "9" * 5000 + "}", '{"type": "look", "id": "x", "number": 1e400}',
]  # fmt: skip


@pytest.mark.parametrize(
    "body",
    [
        "[" * 30_000,
        '{"game": ' + "9" * 5000 + "}",
        '{"game": "\\ud800"}',
        '{"\\ud800": 1}',
        '{"options": {"target": ' + "9" * 500 + "}}",
        "\xff",
        "",
    ],
)
def test_a_body_that_json_stumbles_over_is_a_bad_message(lite: Server, body: str) -> None:
    """Deep, endless, half a letter, not UTF-8: 422 with a code, never 500."""
    for path in ("/api/tables", "/api/setups", "/api/tables/ABCDEF"):
        found = Browser(lite).http.post(path, content=body.encode("latin-1"), headers={"content-type": "application/json"})
        assert (found.status_code, found.json()["error"]["code"]) == (422, "bad-message")


def test_odd_addresses_are_refused_with_a_code(lite: Server) -> None:
    """Numbers of thousands of digits, digits of other scripts, half letters."""
    ada = Browser(lite)
    code = hot_seat(ada)
    for path in (
        f"{code}/positions/{'9' * 5000}",
        f"{code}/positions/-1",
        f"{code}/positions/%C2%B2",
        f"{code}?seat=%C2%B2",
        f"{code}?since={'9' * 5000}",
    ):
        assert ada.http.get(f"/api/tables/{path}").json()["error"]["code"] == "bad-message"
    for path in ("%ff%fe", "%00%00%00%00%00%00", "%ED%A0%80", "ABCDE%C4%B0"):
        assert ada.http.get(f"/api/tables/{path}").json()["error"]["code"] == "no-table"


def test_names_from_a_record_are_shown_in_a_harmless_form(lite: Server) -> None:
    """The record itself keeps them."""
    ada = Browser(lite)
    table = felicity.new("loop", players=2, mode="basic", seed=7)
    table.play(table.options()[0])
    found = ada.http.post("/api/records", content=table.record(["A\x1b[2J\ud800, \u202eda", "x" * 90]).encode())
    assert [seat["name"] for seat in found.json()["seats"]] == ["A�[2J�� �da".replace("[", "�"), "x" * 24]


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


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda each: st.lists(each) | st.dictionaries(st.text(), each)))
def test_any_json_is_refused_over_http(lite: Server, data: object) -> None:
    """Whatever it is, the answer is a clear refusal, never a failure of the server."""
    for path in ("/api/tables", "/api/tables/ABCDEF", "/api/tables/ABCDEF/fork"):
        found = httpx.post(f"{lite.address}{path}", json=data, headers={"authorization": "Bearer " + "k" * 43}, timeout=LONG, verify=NO_TLS)
        assert found.status_code in (404, 422), found.text
        assert found.json()["error"]["code"] in ("bad-message", "no-table")


def test_a_message_that_is_too_large_closes_the_connection(lite: Server) -> None:
    """16 kB; bodies 64 kB, or 256 kB where they may bring house cards; records 1 MB."""
    ada = Browser(lite)
    watch = ada.join(hot_seat(ada))
    watch.hear()
    watch.socket.send("x" * 20_000)
    assert watch.close_code() == 1009
    assert ada.http.post("/api/tables/ABCDEF/fork", content=b"x" * 70_000).status_code == 413
    for path in ("/api/tables", "/api/setups", "/api/games/loop/pack"):
        assert ada.http.post(path, content=b"x" * 70_000).status_code == 422
        assert ada.http.post(path, content=b"x" * 270_000).status_code == 413
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


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    """Per address."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", creations=[0.0001, 2]) as server:
        ada = Browser(server)
        hot_seat(ada)
        hot_seat(ada)
        assert ada.post("/api/tables", {"game": "loop"}, 429)["error"]["code"] == "too-fast"


@pytest.mark.parametrize(("quota", "others"), [("tables_per_key", 201), ("tables", 409)])
def test_nobody_opens_more_tables_than_there_is_room_for(database: str, quota: str, others: int) -> None:
    """Of one key, or in total; neither by a rematch nor by a record. A table that is removed makes room."""
    with serving(database, complains=False, search=False, **{quota: 2}) as server:
        ada, bo = Browser(server), Browser(server)
        codes = [hot_seat(ada), hot_seat(ada)]
        assert ada.post("/api/tables", {"game": "loop"}, 409)["error"]["code"] == "too-many-tables"
        assert ada.http.post("/api/records", content=b"x").status_code == 409
        assert ada.tell(codes[0], "rematch", 409)["error"]["code"] == "too-many-tables"
        assert ada.get(f"/api/tables/{codes[1]}")["code"] == codes[1]
        assert bo.http.post("/api/tables", json={"game": "loop"}).status_code == others
    store = Store(database)
    assert store.counts(hash_of(ada.key))[0] == 2
    assert store.remove(codes[0], len(store.entries(codes[0]))).result()
    assert store.counts(hash_of(ada.key))[0] == 1
    store.close()


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    """Per address; WebSockets are told to try later."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", requests=[0.0001, 10], proxies=["127.0.0.1"]) as server:

        def asks() -> int:
            return httpx.get(f"{server.address}/api/health", headers={"x-forwarded-for": "203.0.113.1"}, timeout=LONG).status_code

        assert [asks() for _ in range(11)] == [200] * 10 + [429]
        assert Browser(server).join("ABCDEF", forwarded="203.0.113.1").close_code() == 1013
        assert Browser(server).join("ABCDEF", forwarded="203.0.113.2").close_code() == 4404


def test_buckets_fill_again() -> None:
    """At their rate; of too many addresses those are forgotten that came longest ago."""
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
    for number in range(MOST_ADDRESSES):
        gate.take(f"c{number}")
    assert len(gate.buckets) == MOST_ADDRESSES
    gate.take("a")


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


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://a]b", "//", "", "null", "\xe9://\xff"])
def test_an_origin_that_is_none_is_turned_away(lite: Server, origin: str) -> None:
    """As a page of another host, in a sentence; over HTTP and WebSocket."""
    ada = Browser(lite)
    found = ada.http.post("/api/tables", json={"game": "loop"}, headers=[(b"origin", origin.encode("latin-1"))])
    assert (found.status_code, found.json()["error"]["code"]) == (403, "wrong-origin")
    nowhere = Headers(raw=[(b"origin", origin.encode("latin-1")), (b"host", b"")])
    assert not is_own_origin(nowhere, ())
    address = f"{lite.address.replace('http', 'ws')}/api/tables/{hot_seat(ada)}/socket"
    with connect(address, origin=Origin(origin), open_timeout=LONG) as socket:
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
