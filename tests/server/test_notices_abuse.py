"""Channels in the hands of strangers: they reach nobody's own network, no other person's channels, and flood nobody."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from felicity.server import outside
from felicity.server.addresses import networks_of
from tests.server.people import code_of
from tests.server.receivers import PushBrowser, receiving, webhook
from tests.server.test_notices import TELLING, plays, rests, two
from tests.server.world import Browser, Data, Server, serving

INSIDE = (
    "https://127.0.0.1/hook",
    "https://127.1/hook",
    "https://2130706433/hook",
    "https://localhost/hook",
    "https://10.0.0.7/hook",
    "https://192.168.1.1:8443/hook",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://224.0.0.1/",
    "https://[::1]/hook",
    "https://[fe80::1]/hook",
    "https://[fd00::1]/hook",
    "https://[::ffff:10.0.0.1]/hook",
    "https://[64:ff9b::a00:1]/hook",
    "https://[2002:a00:1::1]/hook",
    "https://nobody.invalid/hook",
)
STRANGE = (
    "http://93.184.215.14/hook",  # without encryption
    "ftp://93.184.215.14/",
    "file:///etc/passwd",
    "https://user:word@93.184.215.14/",
    "https://93.184.215.14:22/",
    "https://93.184.215.14:99999/",
    "https://93.184.215.14/a b",
    "https://93.184.215.14/\r\nx: y",
    "https://93.184.215.14/#there",
    "https:///hook",
    "nonsense",
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as a host has it: nothing inside may be reached."""
    store = tmp_path_factory.mktemp("store") / "tables.sqlite"
    with serving(f"sqlite:///{store}", **{**TELLING, "inside": []}) as found:
        yield found


@pytest.mark.parametrize("address", [*INSIDE, *STRANGE])
def test_nobody_reaches_the_hosts_own_network(strict: Server, address: str) -> None:
    """By a web address or by the endpoint of a push subscription; and nobody learns which names exist there."""
    ada = Browser(strict)
    wishes: list[Data] = [{"kind": "json", "address": address}, PushBrowser().subscription(address)]
    said = {ada.post("/api/me/channels", wish, 400)["error"]["message"] for wish in wishes}
    assert said == {"address: expected one that the public internet can reach, and that begins with https://."}
    assert ada.get("/api/me/channels")["channels"] == []


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:4700:4700::1111", "2002:5db8:d70e::1"])
def test_the_public_internet_can_be_reached(address: str) -> None:
    """Addresses that lie there are let through."""
    assert outside.is_public(ip_address(address))


def test_a_name_that_leads_inside_when_a_message_is_sent_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It led outside when it was added. What was checked is what is connected to: the name isn't looked up again."""
    asked: list[str] = []
    answers = [["93.184.215.14"], ["93.184.215.14", "127.0.0.1"]]

    def lookup(host: str, port: int, **_: object) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in answers.pop(0)]

    connected: list[tuple[str, int]] = []

    def connect(place: tuple[str, int], timeout: float) -> socket.socket:
        connected.append(place)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(outside.NotSent, match="nobody answers"):
        outside.post("https://hook.example.org/", b"", {}, (), 1.0)
    assert connected == [("93.184.215.14", 443)]
    with pytest.raises(outside.NotAllowed):
        outside.post("https://hook.example.org/", b"", {}, (), 1.0)
    assert (len(connected), len(asked)) == (1, 2)


def test_an_answer_that_drips_is_cut_off() -> None:
    """A byte now and then keeps nobody busy for longer than the whole delivery may take."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        done = threading.Event()

        def drip() -> None:
            caller, _ = door.accept()
            with caller:
                while not done.wait(0.05):
                    try:
                        caller.sendall(b"H")
                    except OSError:
                        return

        thread = threading.Thread(target=drip)
        thread.start()
        try:
            with pytest.raises(outside.Unsure):
                outside.post(f"http://127.0.0.1:{door.getsockname()[1]}/", b"{}", {}, networks_of(["127.0.0.1"]), 0.5)
        finally:
            done.set()
            thread.join()


def test_nobody_touches_another_persons_channels(tmp_path: Path) -> None:
    """They look as if they weren't there: to see, try, change, confirm, remove or mute."""
    with receiving() as receiver, serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", **TELLING) as server:
        ada, mallory = Browser(server), Browser(server)
        id = webhook(ada, receiver, "/secret-path")["channels"][0]["id"]
        code = two(ada, Browser(server))
        for path, body in (("", {"on": False}), ("/test", {}), ("/remove", {})):
            assert code_of(mallory.post(f"/api/me/channels/{id}{path}", body, 404)) == "no-channel"
        mallory.post(f"/api/me/channels/{id}/confirm", {"code": "1"}, 400)
        assert code_of(mallory.post(f"/api/me/mutes/{code}", {"all": True}, 404)) == "no-table"
        assert receiver.requests == []
        assert ada.get("/api/me/channels")["channels"][0]["on"]
        assert "secret-path" not in "".join(ada.heard + mallory.heard)


def test_nobody_is_flooded(tmp_path: Path) -> None:
    """So many channels each, so many messages an hour, and so many attempts for each address."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    few: Data = {"channels": 2, "notices_an_hour": 3, "reaching": [0.0001, 4]}
    with receiving() as receiver, serving(database, **{**TELLING, **few}) as server:
        ada, bo = Browser(server), Browser(server)
        for path in ("/one", "/two"):
            webhook(bo, receiver, path)
        found = webhook(bo, receiver, "/two")
        assert len(found["channels"]) == 2
        assert code_of(bo.post("/api/me/channels", {"kind": "json", "address": f"{receiver.address}/3"}, 409)) == "too-many-channels"
        assert code_of(bo.post(f"/api/me/channels/{found['channels'][0]['id']}/test", {}, 429)) == "too-fast"
        for _ in range(3):
            code = two(ada, bo)
            rests(database, code, plays(ada, code, "work", "end turn"))
        assert len(receiver.requests) == 3


def test_what_was_half_sent_when_its_server_was_killed_is_never_sent_again(database: str) -> None:
    """The other side may have it already. The next turn is told as ever."""
    with receiving() as receiver, serving(database, **TELLING, notice_lease=0.5, notice_within=120.0) as server:
        ada, bo = Browser(server), Browser(server)
        code = two(ada, bo)
        webhook(bo, receiver)
        receiver.may_answer.clear()
        plays(ada, code, "work", "end turn")
        receiver.wait_for(1)
        server.kill()
        receiver.may_answer.set()
        server.start()
        other = two(ada, bo)  # what is due later is sent later: by now the half-sent one would have gone out again
        plays(ada, other, "work", "end turn")
        assert [request.json["table"] for request in receiver.wait_for(2)] == [code, other]
        plays(bo, code, "work", "end turn")
        plays(ada, code, "work", "end turn")
        assert [request.json["table"] for request in receiver.wait_for(3)] == [code, other, code]
