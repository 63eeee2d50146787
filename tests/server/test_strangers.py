"""A stranger who tries to take over a profile, a seat or a table."""

from __future__ import annotations

import json
import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from felicity.server.journal import hash_of
from felicity.server.phrase import new_phrase
from felicity.server.store import Store
from felicity.server.store_schema import metadata
from tests.server.people import code_of, joins, link_of, me, phone_of, phrase_of, signs_out, told
from tests.server.world import LONG, NO_TLS, Browser, Server, hot_seat, serving


def test_guessed_phrases_and_codes_lead_nowhere(lite: Server) -> None:
    """Well formed or not, the answer tells nothing of who is there."""
    ada, mallory = Browser(lite), Browser(lite)
    told(ada, name="Ada")
    phrase_of(ada)
    link_of(ada)
    answers = {json.dumps(joins(mallory, "phrase", new_phrase(), 404)) for _ in range(20)}
    answers |= {json.dumps(joins(mallory, "link", secrets.token_urlsafe(24), 404)) for _ in range(20)}
    assert len(answers) == 2
    for typed in ("bababa", "'; DROP TABLE profiles; --", "é" * 400):
        assert code_of(joins(mallory, "phrase", typed, 400)) == "bad-phrase"
    assert code_of(mallory.post("/api/me/join", {"what": "link", "secret": ""}, 422)) == "bad-message"
    assert code_of(mallory.post("/api/me/join", {"what": "holder", "secret": "x"}, 422)) == "bad-message"
    assert code_of(mallory.post("/api/me/join", {"what": "link", "secret": "x", "holder": hash_of(ada.key)}, 422)) == "bad-message"
    assert me(mallory)["known"] is False
    assert len(me(ada)["devices"]) == 1


def test_what_the_store_holds_opens_nothing(tmp_path: Path) -> None:
    """Whoever reads a backup has hashes: none of them is a key, a phrase or a code."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(database) as server:
        ada, mallory = Browser(server), Browser(server)
        told(ada, name="Ada")
        code = hot_seat(ada)
        secret = [ada.key, phrase_of(ada), link_of(ada)]
        store = Store(database)
        with store.reading() as connection:
            rows = [list(row) for table in metadata.sorted_tables for row in connection.execute(table.select())]
        store.close()
        text = json.dumps(rows)
        assert not any(each in text for each in secret)
        found = {str(value) for row in rows for value in row if isinstance(value, str) and len(value) == 64}
        assert len(found) >= 3
        for each in found:
            joins(mallory, "link", each, 404)
            joins(mallory, "phrase", each, 400)
            for header in (f"Bearer {each[:43]}", f"Bearer {each}"):
                answer = httpx.get(f"{server.address}/api/tables/{code}", headers={"authorization": header}, timeout=LONG, verify=NO_TLS)
                assert answer.status_code in (401, 403)


def test_a_link_works_once_however_many_try(server: Server) -> None:
    """At the same moment, too."""
    ada = Browser(server)
    told(ada, name="Ada")
    secret = link_of(ada)
    crowd = [Browser(server) for _ in range(8)]
    wish = {"what": "link", "secret": secret}
    with ThreadPoolExecutor(len(crowd)) as pool:
        codes = list(pool.map(lambda browser: browser.http.post("/api/me/join", json=wish).status_code, crowd))
    assert sorted(codes) == [200] + [404] * 7
    assert len(me(ada)["devices"]) == 2


def test_a_link_that_is_too_old_or_replaced_leads_nowhere(server: Server, tmp_path: Path) -> None:
    """A new one replaces the one before; after some minutes none is left."""
    ada = Browser(server)
    told(ada, name="Ada")
    old = link_of(ada)
    new = link_of(ada)
    assert code_of(joins(Browser(server), "link", old, 404)) == "not-a-way-in"
    assert joins(Browser(server), "link", new)["name"] == "Ada"
    with serving(f"sqlite:///{tmp_path / 'other.sqlite'}", link_within=0.0) as hasty:
        bo = Browser(hasty)
        told(bo, name="Bo")
        secret = link_of(bo)
        assert code_of(joins(Browser(hasty), "link", secret, 404)) == "not-a-way-in"
        assert code_of(Browser(hasty).post("/api/me/whose", {"what": "link", "secret": secret}, 404)) == "not-a-way-in"


def test_a_device_that_was_signed_out_stays_out(server: Server) -> None:
    """It knows its key, old codes and the ids of devices, and none of it helps. A phrase made while it was in is still worth something: a
    new one ends that.
    """
    ada = Browser(server)
    told(ada, name="Ada", label="Laptop")
    code = hot_seat(ada)
    mallory = phone_of(ada, server)
    stolen = phrase_of(mallory)
    ids = [device["id"] for device in me(mallory)["devices"]]
    signs_out(ada, "Phone")
    for path, data in (
        ("/api/me/link", {}),
        ("/api/me/phrase", {}),
        ("/api/me/delete", {"sure": True}),
        ("/api/me/sign-out", {"id": ids[0]}),
        (f"/api/tables/{code}", {"type": "talk", "id": "1", "seat": 1, "text": "I am Ada"}),
    ):
        assert code_of(mallory.post(path, data, 401)) == "signed-out"
    phrase_of(ada)
    other = Browser(server)
    assert code_of(joins(other, "phrase", stolen, 404)) == "not-a-way-in"
    assert code_of(other.post("/api/me/sign-out", {"id": ids[0]}, 404)) == "no-device"
    assert me(ada)["devices"][0]["id"] == ids[0]
    assert ada.look(code)["you"] == [1, 2]


def test_nobody_acts_for_somebody_else(lite: Server) -> None:
    """Neither with a header of one's own making nor from another website."""
    ada, mallory = Browser(lite), Browser(lite)
    told(ada, name="Ada")
    code = hot_seat(ada)
    tricks: list[list[tuple[str, str]]] = [
        [("authorization", f"Bearer {mallory.key}"), ("x-holder", hash_of(ada.key))],
        [("authorization", f"Bearer {mallory.key}, Bearer {ada.key}")],
        [("authorization", f"Basic {ada.key}")],
        [("authorization", f"Bearer {hash_of(ada.key)[:43]}")],
        [("authorization", f"Bearer {ada.key[:-1]}")],
        [("cookie", f"key={ada.key}")],
    ]
    for headers in tricks:
        answer = httpx.get(f"{lite.address}/api/me?key={ada.key}", headers=headers, timeout=LONG, verify=NO_TLS)
        assert answer.status_code == 401 or not answer.json()["known"], headers
        play = {"type": "talk", "id": "1", "seat": 1, "text": "hello"}
        answer = httpx.post(f"{lite.address}/api/tables/{code}", headers=headers, json=play, timeout=LONG, verify=NO_TLS)
        assert answer.status_code in (401, 403), headers
    foreign = {"authorization": f"Bearer {ada.key}", "origin": "https://evil.example"}
    for path in ("/api/me/link", "/api/me/phrase", "/api/me/delete", "/api/me/join", "/api/me"):
        answer = httpx.post(f"{lite.address}{path}", headers=foreign, json={"sure": True}, timeout=LONG, verify=NO_TLS)
        assert answer.json()["error"]["code"] == "wrong-origin"
    assert me(ada)["known"]


def test_secrets_are_not_repeated_in_errors_or_logs(tmp_path: Path) -> None:
    """`serving` sees to it that nothing is logged."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        ada = Browser(server)
        told(ada, name="Ada")
        phrase, link = phrase_of(ada), link_of(ada)
        said = [*phrase.split(), link, ada.key]
        answers = [
            ada.http.post("/api/me/join", json={"what": "phrase", "secret": phrase + " bababa"}).text,
            ada.http.post("/api/me/join", json={"what": "phrase", "secret": phrase, "label": "a,b"}).text,
            ada.http.post("/api/me/join", json={"what": "link", "secret": link, "sure": ada.key}).text,
            ada.http.post("/api/me/whose", json={"what": "link", "secret": link + "x"}).text,
            ada.http.get(f"/api/me/{link}").text,
            ada.http.get("/api/me").text,
            ada.http.get("/api/me/export").text,
        ]
        assert not any(each in answer for each in said for answer in answers)


@pytest.mark.parametrize("limit", ["guesses", "all_guesses"])
def test_nobody_guesses_for_long(tmp_path: Path, limit: str) -> None:
    """Neither from one address nor from many; those who are here play on."""
    limits: dict[str, Any] = {limit: [0.0001, 3]}
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", proxies=["127.0.0.0/8"], **limits) as server:
        ada, mallory = Browser(server), Browser(server)
        told(ada, name="Ada")
        link = link_of(ada)
        codes: list[int] = []
        for number in range(6):
            place = "203.0.113.1" if limit == "guesses" else f"203.0.113.{number}"
            wish = {"what": "phrase" if number % 2 else "link", "secret": new_phrase()}
            path = "/api/me/join" if number % 3 else "/api/me/whose"
            codes.append(mallory.http.post(path, json=wish, headers={"x-forwarded-for": place}).status_code)
        assert codes == [404, 404, 404, 429, 429, 429]
        answer = Browser(server).http.post(
            "/api/me/join", json={"what": "link", "secret": link}, headers={"x-forwarded-for": "198.51.100.7"}
        )
        assert answer.status_code == (200 if limit == "guesses" else 429)
        assert told(ada, figure="owl")["figure"] == "owl"


def test_nobody_fills_the_server_with_profiles(tmp_path: Path) -> None:
    """There is a limit; who is known may still tell, and play needs none."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", profiles=1) as server:
        ada, bo = Browser(server), Browser(server)
        told(ada, name="Ada")
        assert code_of(bo.post("/api/me", {"name": "Bo"}, 409)) == "too-many-profiles"
        assert told(ada, figure="owl")["figure"] == "owl"
        assert bo.create(players=2, start=True)["you"] == [1]
        many = {f"setting{number}": number for number in range(60)}
        told(ada, settings=many)
        assert code_of(ada.post("/api/me", {"settings": {f"other{number}": number for number in range(60)}}, 422)) == "bad-message"
        assert me(ada)["settings"] == many
        assert code_of(ada.post("/api/me", {"settings": {"x": "y" * 101}}, 422)) == "bad-message"
        assert code_of(ada.post("/api/me", {"name": "A\u202eda"}, 422)) == "bad-message"
        assert code_of(ada.post("/api/me", {"figure": "../x"}, 422)) == "bad-message"
