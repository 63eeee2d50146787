"""Passkeys: a profile on another device by what somebody's authenticator keeps; and strangers who try to get in with them."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path

import httpx
import pytest

from felicity import extras
from felicity.server.app import make_app
from felicity.server.backup import back_up
from felicity.server.passkeys import is_address
from felicity.server.passkeys_store import Challenge, Passkey, PasskeyStore
from felicity.server.people_store import PeopleStore
from felicity.server.restore import restore
from felicity.server.settings import Settings
from felicity.server.store import Store
from felicity.server.web_push import packed, unpacked
from tests.server.authenticator import Authenticator, asked, enters, makes, page_at, proves, visitor
from tests.server.conftest import STORES
from tests.server.people import code_of, joins, link_of, me, phone_of, signs_out, told
from tests.server.test_people import rows
from tests.server.world import Browser, Server, hot_seat, serving


def test_a_passkey_brings_a_profile_to_another_device(server: Server) -> None:
    """Again and again; the phone is shown whose it is before it joins, and the games it had come along."""
    ada, phone = visitor(server), visitor(server)
    told(ada, name="Ada", figure="owl")
    code = hot_seat(ada)
    key = Authenticator()
    assert ada.get("/api/me/passkeys") == {"on": True, "passkeys": []}
    made = makes(ada, key)["passkeys"]
    assert [(each["label"], each["host"], each["used"], each["synced"]) for each in made] == [("Laptop", "localhost", None, False)]
    assert me(ada)["passkeys"] == 1
    link = proves(phone, asked(phone, key))["code"]
    whose = phone.post("/api/me/whose", {"what": "link", "secret": link})
    assert (whose["name"], whose["figure"]) == ("Ada", "owl")
    assert me(phone)["known"] is False
    assert joins(phone, "link", link)["name"] == "Ada"
    assert phone.look(code)["you"] == [1, 2]
    assert me(enters_anew(server, key))["name"] == "Ada"
    assert ada.get("/api/me/passkeys")["passkeys"][0]["used"] is not None
    assert len(me(ada)["devices"]) == 3


def enters_anew(server: Server, key: Authenticator) -> Browser:
    """One more device."""
    found = visitor(server)
    enters(found, key)
    return found


def test_a_key_that_does_not_count_works_as_often(lite: Server) -> None:
    """As those do that a password manager has on several devices."""
    ada = visitor(lite)
    key = Authenticator(counts=False)
    makes(ada, key)
    for _ in range(3):
        enters_anew(lite, key)
    assert len(me(ada)["devices"]) == 4


def test_who_has_no_profile_yet_begins_one_with_a_passkey(lite: Server) -> None:
    """And asks for a second one on another key; the first isn't made again where it is."""
    ada = visitor(lite)
    options = ada.post("/api/me/passkeys/begin", {})
    assert options["authenticatorSelection"] == {"residentKey": "required", "requireResidentKey": True, "userVerification": "preferred"}
    assert (options["rp"], options["attestation"], options["excludeCredentials"]) == ({"name": "Felicity", "id": "localhost"}, "none", [])
    assert me(ada)["known"] is False
    key = Authenticator()
    makes(ada, key)
    assert me(ada)["known"] is True
    again = ada.post("/api/me/passkeys/begin", {})
    assert [each["id"] for each in again["excludeCredentials"]] == [packed(key.kept[0].id)]
    assert again["user"]["id"] == options["user"]["id"]
    assert len(makes(ada, Authenticator())["passkeys"]) == 2


# --- strangers ---


def test_an_answer_counts_once_and_not_for_long(tmp_path: Path) -> None:
    """Also one that is sent by several at a time, or that was wrong at first; and a new question ends the one before."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        ada, mallory = visitor(server), visitor(server)
        key = Authenticator()
        makes(ada, key)
        seen = asked(mallory, key)
        body = {"credential": seen}
        with ThreadPoolExecutor(8) as pool:
            codes = list(pool.map(lambda _: mallory.http.post("/api/passkey", json=body).status_code, range(8)))
        assert sorted(codes) == [200] + [400] * 7
        proves(mallory, seen, 400)
        old = asked(mallory, key)
        new = asked(mallory, key)
        proves(mallory, old, 400)
        proves(mallory, new, 400)  # the wrong answer before has used up the question
        options = ada.post("/api/me/passkeys/begin", {})
        credential = Authenticator().make(options, ada.http.headers["origin"])
        for status in (201, 400):
            ada.post("/api/me/passkeys", {"credential": credential}, status)
    with serving(f"sqlite:///{tmp_path / 'hasty.sqlite'}", passkey_within=0.0) as hasty:
        bo = visitor(hasty)
        assert code_of(makes(bo, Authenticator(), 400)) == "bad-passkey"
        assert bo.get("/api/me/passkeys")["passkeys"] == []


def test_an_answer_is_worth_nothing_elsewhere(lite: Server) -> None:
    """Signed on another website, for another question, or from another browser."""
    ada, mallory = visitor(lite), visitor(lite)
    key = Authenticator()
    makes(ada, key)
    host = "localhost"
    for origin in ("https://evil.example", f"http://{host}", f"https://{host}:{lite.port}", "null", ""):
        options = mallory.post("/api/passkey/begin", {})
        assert code_of(proves(mallory, key.prove(options, origin), 400)) == "bad-passkey"
    options = mallory.post("/api/passkey/begin", {})
    proves(ada, key.prove(options, ada.http.headers["origin"]), 400)  # the question was Mallory's
    mallory.post("/api/passkey/begin", {})
    proves(mallory, asked(ada, key), 400)  # the question was Ada's
    assert len(me(ada)["devices"]) == 1
    options = mallory.post("/api/me/passkeys/begin", {})
    proves(
        mallory, key.prove({"rpId": host, "challenge": options["challenge"]}, mallory.http.headers["origin"]), 400
    )  # asked for something else
    assert me(mallory)["known"] is False


def test_nobody_gets_in_by_a_passkey_of_somebody_else(lite: Server) -> None:
    """With a key of one's own and the name, the person or the counter of theirs."""
    ada, mallory = visitor(lite), visitor(lite)
    hers, his = Authenticator(), Authenticator()
    makes(ada, hers)
    makes(mallory, his)
    good = asked(mallory, his)
    other = hers.kept[0]

    def tries(**changed: object) -> None:
        credential = deepcopy(asked(mallory, his))
        for name, value in changed.items():
            (credential if name in credential else credential["response"])[name] = value
        assert code_of(proves(mallory, credential, 400)) == "bad-passkey"

    tries(id=packed(other.id), rawId=packed(other.id))
    tries(id=packed(other.id), rawId=packed(other.id), userHandle=other.user)
    tries(userHandle=other.user)
    tries(userHandle=None)
    tries(signature=good["response"]["signature"])
    tries(authenticatorData=good["response"]["authenticatorData"])
    tries(rawId="nobody")
    tries(type="password")
    for rubbish in ({}, {"rawId": 7}, {"rawId": packed(other.id), "id": packed(other.id), "response": []}, {"rawId": "é"}):
        mallory.post("/api/passkey/begin", {})
        assert code_of(proves(mallory, rubbish, 400)) == "bad-passkey"
    assert len(me(ada)["devices"]) == 1


def test_a_copy_of_a_security_key_is_noticed(lite: Server) -> None:
    """By its counter, which the copy doesn't know to have grown."""
    ada = visitor(lite)
    key = Authenticator()
    makes(ada, key)
    copied = key.kept[0].count
    enters_anew(lite, key)
    key.kept[0].count = copied
    mallory = visitor(lite)
    assert code_of(proves(mallory, asked(mallory, key), 400)) == "bad-passkey"
    enters_anew(lite, key)


def test_a_credential_belongs_to_one_person(lite: Server) -> None:
    """Whoever offers one that is known already, as an authenticator of their own making could, doesn't get it."""
    ada, mallory = visitor(lite), visitor(lite)
    key = Authenticator()
    makes(ada, key)
    options = mallory.post("/api/me/passkeys/begin", {})
    copied = Authenticator().made_again(key.kept[0], options, mallory.http.headers["origin"])
    assert code_of(mallory.post("/api/me/passkeys", {"credential": copied}, 400)) == "bad-passkey"
    assert me(enters_anew(lite, key))["passkeys"] == 1
    assert me(mallory)["known"] is False


def test_browsers_make_passkeys_only_where_they_can(lite: Server, tmp_path: Path) -> None:
    """Not at an address without a name, and not without encryption; where the host names the site, only there."""
    ada = Browser(lite)
    assert code_of(ada.post("/api/me/passkeys/begin", {}, 409)) == "no-passkeys-here"
    for origin in (f"http://127.0.0.1:{lite.port}", "http://[::1]", "http://192.168.0.7:8000", "http://example.org", "https://192.168.0.7"):
        page_at(ada, origin)
        for path in ("/api/me/passkeys/begin", "/api/passkey/begin"):
            assert code_of(ada.post(path, {}, 409)) == "no-passkeys-here", origin
    ada.http.headers.update({"origin": "https://evil.example", "host": "localhost"})
    assert code_of(ada.post("/api/passkey/begin", {}, 403)) == "wrong-origin"
    page_at(ada, "https://example.org:8443")
    assert ada.post("/api/passkey/begin", {})["rpId"] == "example.org"
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", site="https://play.example.org/felicity") as server:
        bo, key = visitor(server, "https://play.example.org"), Authenticator()
        makes(bo, key)
        assert key.kept[0].host == "play.example.org"
        enters(visitor(server, "https://play.example.org"), key)
        assert code_of(visitor(server).post("/api/passkey/begin", {}, 409)) == "no-passkeys-here"
    assert [is_address(host) for host in ("::1", "10.0.0.1", "localhost", "example.org")] == [True, True, False, False]


def test_a_passkey_opens_the_page_for_which_it_was_made(tmp_path: Path) -> None:
    """On a server with several names, too: whoever has one for the first gets in by no other."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        ada, key = visitor(server, "https://one.example"), Authenticator()
        makes(ada, key)
        mallory = visitor(server, "https://two.example")
        options = mallory.post("/api/passkey/begin", {})
        key.kept[0].host = "two.example"
        assert code_of(proves(mallory, key.prove(options, "https://two.example"), 400)) == "bad-passkey"


def test_somebody_has_ten_passkeys_at_most_and_removes_their_own(lite: Server) -> None:
    """What is removed opens nothing; nobody removes those of others."""
    ada, mallory = visitor(lite), visitor(lite)
    keys = [Authenticator() for _ in range(10)]
    for key in keys:
        makes(ada, key)
    assert code_of(makes(ada, Authenticator(), 409)) == "too-many-passkeys"
    first = ada.get("/api/me/passkeys")["passkeys"][0]["id"]
    assert code_of(mallory.post(f"/api/me/passkeys/{first}/remove", {}, 404)) == "no-passkey"
    assert len(ada.post(f"/api/me/passkeys/{first}/remove", {})["passkeys"]) == 9
    assert code_of(ada.post(f"/api/me/passkeys/{first}/remove", {}, 404)) == "no-passkey"
    assert code_of(proves(mallory, asked(mallory, keys[0]), 400)) == "bad-passkey"
    makes(ada, Authenticator())


def test_a_passkey_belongs_to_a_person_and_not_to_a_device(lite: Server) -> None:
    """It works when the device on which it was made is signed out. One of a person who became another opens nothing: whoever has it may be
    somebody else.
    """
    ada = visitor(lite)
    told(ada, name="Ada", label="Laptop")
    key, old = Authenticator(), Authenticator()
    makes(ada, key)
    phone = phone_of(ada, lite)
    signs_out(phone, "Laptop")
    assert me(enters_anew(lite, key))["name"] == "Ada"
    shared = visitor(lite)
    makes(shared, old)
    joins(shared, "link", link_of(phone))
    mallory = visitor(lite)
    assert code_of(proves(mallory, asked(mallory, old), 400)) == "bad-passkey"
    assert me(shared)["passkeys"] == 1


# --- kept ---


def test_passkeys_are_exported_and_deleted(server: Server) -> None:
    """Both halves of what the server knows: nothing of them is left."""
    ada = visitor(server)
    key = Authenticator()
    makes(ada, key)
    found = ada.http.get("/api/me/export").json()["passkeys"]
    assert [(each["credential"], each["host"], each["label"]) for each in found] == [(packed(key.kept[0].id), "localhost", "Laptop")]
    assert unpacked(found[0]["public_key"])
    asked(ada, key)
    ada.post("/api/me/passkeys/begin", {})
    ada.post("/api/me/delete", {"sure": True})
    stranger = visitor(server)
    assert code_of(proves(stranger, asked(stranger, key), 400)) == "bad-passkey"
    server.kill()
    kept = rows(server)
    assert packed(key.kept[0].id) not in kept
    assert found[0]["public_key"] not in kept
    server.start()


def test_passkeys_survive_a_kill_and_an_upgrade_of_the_machine(server: Server, tmp_path: Path) -> None:
    """What was acknowledged holds after kill -9, with its counter; a backup brings it to another server of the same name."""
    ada = visitor(server)
    told(ada, name="Ada")
    key = Authenticator()
    makes(ada, key)
    server.kill()
    server.start()
    phone = visitor(server)
    credential = asked(phone, key)
    server.kill()
    server.start()
    joins(phone, "link", str(proves(phone, credential)["code"]))
    server.kill()
    server.start()
    assert code_of(proves(phone, credential, 400)) == "bad-passkey"
    back_up(json.loads(server.settings)["database"], tmp_path / "people.backup", False, lambda *_: None)
    other = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    restore(tmp_path / "people.backup", other, False, lambda *_: None)
    with serving(other) as again:
        there = visitor(again, phone.http.headers["origin"])
        enters(there, key)
        assert me(there)["name"] == "Ada"


def test_passkeys_go_with_their_profile(database: str) -> None:
    """When nobody has used it for long; and questions that nobody answered go when they are old."""
    store = Store(database)
    people = PeopleStore(store)
    passkeys = PasskeyStore(people)
    for holder, seen in (("old", 10), ("new", 200)):
        assert passkeys.add(Passkey(f"{holder} key", holder, "localhost", "", "", 0, [], False, "", seen, None), holder).result()
        assert passkeys.ask(Challenge(holder, "add", holder, "localhost", "", "x", seen), 0).result()
    assert people.sweep(100, 60).result()
    assert [holder for holder in ("old", "new") if passkeys.of(holder)] == ["new"]
    assert [holder for holder in ("old", "new") if passkeys.challenge(holder, "add", 0)] == ["new"]
    store.close()


if "postgresql" in STORES:

    def test_two_processes_ask_and_answer(request: pytest.FixtureRequest) -> None:
        """The question comes from one, the answer goes to the other; it counts once for both."""
        database = request.getfixturevalue("postgres").database()
        with serving(database) as first, serving(database) as second:
            ada, key = visitor(first), Authenticator()
            makes(ada, key)
            here = visitor(first)
            there = Browser(second)
            there.http.headers.update({name: here.http.headers[name] for name in ("authorization", "origin", "host")})
            credential = asked(here, key)
            with ThreadPoolExecutor(2) as pool:
                send = [pool.submit(each.http.post, "/api/passkey", json={"credential": credential}) for each in (here, there)]
            answers = [each.result() for each in send]
            assert sorted(answer.status_code for answer in answers) == [200, 400]
            code = next(answer.json()["code"] for answer in answers if answer.status_code == 200)
            there.key = here.key
            joins(there, "link", code)
            assert len(me(ada)["devices"]) == 2


def test_a_server_without_the_package_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is offered, and nothing breaks."""
    monkeypatch.setitem(extras.PACKAGES, "passkeys", ("no_such_package",))
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    headers = {"authorization": f"Bearer {'A' * 43}"}

    async def ask() -> list[httpx.Response]:
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost", headers=headers) as client,
        ):
            mine = await client.get("/api/me/passkeys")
            return [mine, *[await client.post(path, json={}) for path in ("/api/me/passkeys/begin", "/api/passkey/begin")]]

    mine, *others = asyncio.run(ask())
    assert mine.json() == {"on": False, "passkeys": []}
    assert [answer.json()["error"]["code"] for answer in others] == ["no-passkeys"] * 2
