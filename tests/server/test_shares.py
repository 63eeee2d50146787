"""Finished games shared by a link: it shows what its maker chose, to whoever has it, until it is taken back; and nothing more."""

from __future__ import annotations

import json
import secrets

import httpx

from felicity.server.journal import hash_of
from felicity.server.store import Store
from tests.server.people import code_of, joins, phrase_of, told
from tests.server.results import LINK, YOU, database_of, solo, together
from tests.server.world import LONG, NO_TLS, Browser, Data, Server


def shared(browser: Browser, code: str, status: int = 201, **wish: object) -> str:
    """The secret of a new link; of everything, with names, unless something else is said."""
    found = browser.post(f"/api/tables/{code}/share", {"names": True, "talk": False, "seen": -1, **wish}, status)
    return str(found["token"]) if status == 201 else code_of(found)


def seen(server: Server, token: str, path: str = "", status: int = 200) -> Data:
    """What somebody without a key gets who has the link."""
    headers = {"x-felicity-share": token}
    answer = httpx.get(f"{server.address}/api/shared{path}", headers=headers, timeout=LONG, verify=NO_TLS)
    assert answer.status_code == status, answer.text
    assert answer.headers["cache-control"] == "no-store"
    found: Data = answer.json()
    return found


def test_a_link_shows_the_game_as_its_maker_chose(server: Server) -> None:
    """Everything with names; or without names; and the talk only if it is shared."""
    ada, bo = Browser(server), Browser(server)
    code = together(ada, bo, ("Ada Lovelace", "Zoë"))
    bo.tell(code, "talk", seat=2, text="Well played")
    original = ada.look(code)
    everything = shared(ada, code, talk=True)
    table = seen(server, everything)
    assert (table["code"], table["status"], table["you"], table["seat"], table["next"]) == ("-", "over", [], None, None)
    assert table["result"] == original["result"]
    assert [seat["name"] for seat in table["seats"]] == ["Ada Lovelace", "Zoë"]
    assert [note["text"] for note in table["notes"]["items"]] == ["Well played"]
    assert seen(server, everything, "?seat=2")["view"] == ada.look(code, seat=2)["view"]
    position = seen(server, everything, "/positions/3?seat=1")
    assert position["view"] == ada.get(f"/api/tables/{code}/positions/3?seat=1")["view"]
    assert seen(server, everything, "/about") == {"names": True, "talk": True, "seen": -1}
    assert "curve" not in table
    assert seen(server, everything, "/curve")["of"] > 0
    assert seen(server, everything, "/cards/loop") == ada.get(f"/api/tables/{code}/cards/loop")

    hidden = shared(bo, code, names=False)
    pieces = [seen(server, hidden, path) for path in ("", "/replay", "/events", "/positions/9", "/curve", "/about")]
    text = json.dumps(pieces, ensure_ascii=False)
    for secret in ("Ada Lovelace", "Zoë", "Well played", code, hash_of(ada.key), hash_of(bo.key)):
        assert secret not in text
    assert pieces[0]["result"] == original["result"]


def test_a_seats_link_shows_what_that_seat_knew(server: Server) -> None:
    """Whatever seat is asked for; never the seed, the choices or what bots make of all hands."""
    ada, bo = Browser(server), Browser(server)
    code = together(ada, bo)
    replay, spectator = ada.get(f"/api/tables/{code}/replay"), Browser(server)
    for choice, seat in ((2, "?seat=2"), (0, "")):
        token = shared(ada, code, seen=choice)
        for number in range(0, replay["number"], 7):
            mine = spectator.get(f"/api/tables/{code}/positions/{number}{seat}")["view"]
            assert seen(server, token, f"/positions/{number}")["view"] == mine
            assert seen(server, token, f"/positions/{number}?seat=1")["view"] == mine
        told = seen(server, token, "/replay?seat=1")
        assert told["seed"] == ""
        assert {move["option"] for move in told["moves"]} == {""}
        assert [(move["seat"], move["round"]) for move in told["moves"]] == [(move["seat"], move["round"]) for move in replay["moves"]]
        assert seen(server, token, "/curve") == {"code": "-", "number": 0, "points": [], "of": 0, "done": True, "turned": None}
        own = spectator.get(f"/api/tables/{code}/events{seat}")
        assert seen(server, token, "/events?seat=1")["items"] == own["items"]
        assert seen(server, token, "?seat=1")["seat"] == (choice or None)


def test_a_link_can_be_taken_back(server: Server) -> None:
    """At once, by its maker alone; the link isn't told again and stands nowhere in the store."""
    ada, bo = Browser(server), Browser(server)
    code = together(ada, bo)
    token, other = shared(ada, code), shared(ada, code, seen=0)
    listed = ada.get("/api/me/shares")
    assert [(each["code"], each["seen"]) for each in sorted(listed, key=lambda each: int(each["seen"]))] == [(code, -1), (code, 0)]
    assert token not in json.dumps(listed)
    assert bo.get("/api/me/shares") == []
    everything = next(each["id"] for each in listed if each["seen"] == -1)
    assert code_of(bo.post(f"/api/me/shares/{everything}/end", {}, 404)) == "not-shared"
    seen(server, token)
    assert ada.post(f"/api/me/shares/{everything}/end", {}) == {"ended": True}
    for path in ("", "/about", "/replay", "/events", "/positions/1", "/curve", "/cards/loop"):
        assert code_of(seen(server, token, path, 404)) == "not-shared"
    seen(server, other)
    assert code_of(ada.post(f"/api/me/shares/{everything}/end", {}, 404)) == "not-shared"
    store = Store(database_of(server))
    with store.reading() as connection:
        from felicity.server.store_schema import shares

        assert other not in json.dumps([list(row) for row in connection.execute(shares.select())])
    store.close()


def test_strangers_find_nothing(server: Server) -> None:
    """Only players share, and only what is over; wrong links look like those that never were."""
    ada, bo = Browser(server), Browser(server)
    code = solo(ada)
    assert shared(bo, code, 403) == "not-your-seat"
    running = str(ada.create(players=2, start=True)["code"])
    assert shared(ada, running, 409) == "not-over"
    assert shared(ada, str(ada.create(players=2, seats=[YOU, LINK])["code"]), 409) == "not-over"
    assert shared(ada, code, 404, seen=5) == "no-seat"
    for wrong in (-2, 13, "all"):
        assert shared(ada, code, 422, seen=wrong) == "bad-message"
    for token in ("", "x", secrets.token_urlsafe(24), "a" * 33):
        assert code_of(seen(server, token, "", 404)) == "not-shared"
    shown = shared(ada, code)
    assert code_of(seen(server, shown, "?seat=2", 404)) == "no-seat"
    for _ in range(9):
        shared(ada, code)
    assert shared(ada, code, 409) == "too-many-shares"


def test_a_link_ends_with_its_game_and_its_maker(server: Server) -> None:
    """A game that goes on again, a table that is removed, a person who is deleted; a merged device's links are its owner's."""
    ada, phone = Browser(server), Browser(server)
    told(ada, name="Ada")
    code, kept = solo(phone), solo(phone)
    token, other = shared(phone, code), shared(phone, kept)
    joins(phone, "phrase", phrase_of(ada))
    assert {each["code"] for each in ada.get("/api/me/shares")} == {code, kept}
    table = ada.look(code, seat=1)
    ada.tell(code, "rewind", version=table["version"], number=3)
    assert code_of(seen(server, token, "", 404)) == "not-shared"
    server.kill()
    server.start()
    seen(server, other)
    ada.post("/api/me/delete", {"sure": True})
    assert code_of(seen(server, other, "", 404)) == "not-shared"
    guest = Browser(server)
    gone = solo(guest)
    last = shared(guest, gone)
    server.kill()
    store = Store(database_of(server))
    assert store.remove(gone, len(store.entries(gone))).result()
    store.close()
    server.start()
    assert code_of(seen(server, last, "", 404)) == "not-shared"


def test_a_page_of_another_site_reads_nothing(server: Server) -> None:
    """Even if it has the link: its browser asks whether it may send the header, and isn't allowed to."""
    ada = Browser(server)
    token = shared(ada, solo(ada))
    asks = {"origin": "https://evil.example", "access-control-request-method": "GET", "access-control-request-headers": "x-felicity-share"}
    answer = httpx.options(f"{server.address}/api/shared", headers=asks, timeout=LONG, verify=NO_TLS)
    assert not answer.is_success
    sent = {"origin": "https://evil.example", "x-felicity-share": token}
    read = httpx.get(f"{server.address}/api/shared", headers=sent, timeout=LONG, verify=NO_TLS)
    for each in (answer, read):
        assert "access-control-allow-origin" not in each.headers
