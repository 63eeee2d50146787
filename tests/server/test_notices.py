"""Who is told that it is their turn: once, on the channels they chose, when they aren't looking. On SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import select

from felicity.server.store import Store
from felicity.server.store_schema import looked, notices
from tests.server.people import phone_of, signs_out, told
from tests.server.receivers import PushBrowser, Receiver, claims_of, receiving, webhook
from tests.server.world import Browser, Data, Server, Watch, serving, until

TELLING: Data = {"notices": True, "inside": ["127.0.0.1"], "notice_after": 0.3, "notice_retries": [0.1, 0.1, 0.1]}
YOU: Data = {"kind": "you"}
LINK: Data = {"kind": "link"}


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A server that may tell people things."""
    with serving(database, **TELLING) as found:
        yield found


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Where messages arrive."""
    with receiving() as found:
        yield found


def two(ada: Browser, bo: Browser, start: bool = True, **wish: object) -> str:
    """The code of a table at which Ada sits in seat 1, which begins, and Bo in seat 2."""
    wish = {"options": {"starting_player": "1"}, "seed": "7", "auto": False, **wish}
    code = str(ada.create(players=2, seats=[{**YOU, "name": "Ada"}, LINK], **wish)["code"])
    bo.tell(code, "sit", name="Bo")
    if start:
        ada.tell(code, "start")
    return code


def plays(browser: Browser, code: str, *options: str) -> int:
    """Somebody chooses over HTTP, without looking; the version afterwards."""
    for option in options:
        table = browser.look(code)
        browser.tell(code, "play", version=table["version"], seat=table["seat"], option=option)
    return int(browser.look(code)["version"])


def rests(database: str, code: str, version: int) -> list[Data]:
    """What is kept of a table's messages, once it was looked through up to a version and nothing is left to be sent."""
    store = Store(database)
    try:

        def rows() -> tuple[int, list[Data]]:
            with store.reading() as connection:
                seen = connection.execute(select(looked.c.version).where(looked.c.code == code)).scalar() or 0
                found = connection.execute(select(notices).where(notices.c.code == code).order_by(notices.c.turn)).mappings().all()
                return seen, [dict(row) for row in found]

        def is_done() -> bool:
            seen, found = rows()
            return seen >= version and not any(row["state"] in ("waiting", "claimed", "sending") for row in found)

        until(is_done)
        return rows()[1]
    finally:
        store.close()


def test_a_turn_is_told_once_on_every_channel(server: Server, database: str, receiver: Receiver) -> None:
    """A push message that only this browser can read, signed by this server, and a web address. Choices and undo within it tell no more."""
    ada, bo = Browser(server), Browser(server)
    browser = PushBrowser()
    code = two(ada, bo)
    channels = bo.post("/api/me/channels", browser.subscription(f"{receiver.address}/push/bo"), 201)
    webhook(bo, receiver)
    plays(ada, code, "work", "end turn")
    requests = {request.path: request for request in receiver.wait_for(2)}
    push = requests["/push/bo"]
    said = browser.read(push.body)
    assert said == {"title": "Your turn at LOOP", "body": f"Table {code}, with Ada.", "path": f"/t/{code}", "tag": code, "lang": "en"}
    assert (push.headers["content-encoding"], push.headers["ttl"], len(push.headers["topic"])) == ("aes128gcm", "86400", 32)
    assert claims_of(push.headers["authorization"], channels["push_key"])["aud"] == receiver.address
    assert code.encode() not in push.body
    assert requests["/hook"].json["table"] == code
    assert requests["/hook"].json["what"] == ["turn"]
    plays(bo, code, "work")
    version = bo.tell(code, "undo", version=bo.look(code)["version"], seat=2)["version"]
    assert [row["state"] for row in rests(database, code, version)] == ["sent", "sent"]
    plays(bo, code, "work", "end turn")
    rests(database, code, plays(ada, code, "work", "end turn"))
    assert len(receiver.wait_for(4)) == 4


def test_nobody_is_told_who_looks(server: Server, database: str, receiver: Receiver) -> None:
    """An open table is enough; behind other windows it isn't."""
    ada, bo = Browser(server), Browser(server)
    code = two(ada, bo)
    webhook(bo, receiver)
    watch = bo.join(code)
    watch.hear()
    assert rests(database, code, plays(ada, code, "work", "end turn")) == []
    watch.close()
    plays(bo, code, "work", "end turn")
    hidden = bo.join(code, visible=False)
    hidden.hear()
    plays(ada, code, "work", "end turn")
    receiver.wait_for(1)
    assert hidden.ask("visible", visible=True)["ok"]
    plays(bo, code, "work", "end turn")
    assert len(rests(database, code, plays(ada, code, "work", "end turn"))) == 1
    assert hidden.ask("visible", visible=False)["ok"]
    plays(bo, code, "work", "end turn")
    plays(ada, code, "work", "end turn")
    assert len(receiver.wait_for(2)) == 2


def test_who_has_seen_that_it_is_their_turn_is_not_reminded(server: Server, database: str, receiver: Receiver) -> None:
    """They leave the table without choosing."""
    ada, bo = Browser(server), Browser(server)
    code = two(ada, bo)
    webhook(bo, receiver)
    watch = bo.join(code)
    version = plays(ada, code, "work", "end turn")
    watch.hear_until(lambda table: bool(table["version"] >= version))
    watch.close()
    assert rests(database, code, version) == []


def test_beginning_and_end_are_told(server: Server, database: str, receiver: Receiver) -> None:
    """To everybody who waits for them, with who has won."""
    ada, bo = Browser(server), Browser(server)
    webhook(bo, receiver)
    code = two(ada, bo)
    assert receiver.wait_for(1)[0].json["title"] == "LOOP begins"
    watches: dict[int, Watch] = {1: ada.join(code), 2: bo.join(code, visible=False)}
    for watch in watches.values():
        watch.hear()
    while watches[1].table["status"] != "over":
        watch = watches[watches[1].table["view"]["to_act"]]
        version = watch.play()["version"]
        for each in watches.values():
            each.hear_until(lambda table: bool(table["version"] >= version))  # noqa: B023
    found = rests(database, code, watches[1].table["version"])
    assert "over" in found[-1]["what"]
    last = receiver.wait_for(2)[-1].json
    assert last["title"] == "LOOP is over"
    winners = watches[1].table["result"]["winners"]
    assert ("You" if 2 in winners else "Ada won" if winners else "Nobody") in last["text"]


def test_what_was_done_to_somebody_is_told_in_the_sentences_of_the_log(server: Server, database: str, receiver: Receiver) -> None:
    """In their language, with the names of the table."""
    ada, bo = Browser(server), Browser(server)
    told(bo, name="Bo", lang="fr")
    webhook(bo, receiver, wishes={"turn": False, "game": False, "done": True})
    code = two(ada, bo)
    table = ada.look(code)
    favour = next(each["text"] for each in table["asked"]["options"] if "seat2" in each["text"])
    plays(ada, code, favour)
    said = receiver.wait_for(1)[0].json
    assert said["what"] == ["done"]
    assert "Ada" in said["text"]
    assert f"Table {code}, avec Ada." in said["text"]
    assert said["lang"] == "fr"


def test_a_question_that_is_answered_as_was_prepared_calls_nobody(server: Server, database: str, receiver: Receiver) -> None:
    """The next one, for which nothing is prepared, does: once."""
    ada, bo = Browser(server), Browser(server)
    webhook(bo, receiver, wishes={"turn": True, "game": False, "done": False})
    code = two(ada, bo, seed="6")
    bo.tell(code, "prepare", seat=2, question="AnswerFavour", option="reject with card", about="acquire", times=None)
    plays(ada, code, "acquire seat2 plastic 2")
    until(lambda: bool(ada.look(code)["view"]["number"] == 2))
    assert rests(database, code, int(ada.look(code)["version"])) == []
    rests(database, code, plays(ada, code, "resell seat2 plastic 2"))
    assert [request.json["what"] for request in receiver.wait_for(1)] == [["turn"]]


def test_a_channel_tells_what_it_was_asked_to(server: Server, database: str, receiver: Receiver) -> None:
    """By kind of news, by table, switched off, and removed."""
    ada, bo = Browser(server), Browser(server)
    webhook(bo, receiver, "/game", wishes={"turn": False, "game": True, "done": False})
    channels = webhook(bo, receiver, "/turn", wishes={"turn": True, "game": False, "done": False})["channels"]
    code = two(ada, bo)
    plays(ada, code, "work", "end turn")
    assert {request.path for request in receiver.wait_for(2)} == {"/game", "/turn"}
    assert bo.post(f"/api/me/mutes/{code}", {"channels": [channels[1]["id"]]}) == {"all": False, "channels": [channels[1]["id"]]}
    plays(bo, code, "work", "end turn")
    rests(database, code, plays(ada, code, "work", "end turn"))
    assert len(receiver.requests) == 2
    bo.post(f"/api/me/mutes/{code}", {})
    assert bo.get(f"/api/me/mutes/{code}") == {"all": False, "channels": []}
    bo.post(f"/api/me/channels/{channels[1]['id']}", {"on": False})
    plays(bo, code, "work", "end turn")
    rests(database, code, plays(ada, code, "work", "end turn"))
    bo.post(f"/api/me/channels/{channels[1]['id']}", {"on": True})
    plays(bo, code, "work", "end turn")
    plays(ada, code, "work", "end turn")
    assert [request.path for request in receiver.wait_for(3)[2:]] == ["/turn"]
    for left in (1, 0):
        assert len(bo.post(f"/api/me/channels/{channels[left]['id']}/remove", {})["channels"]) == left


def test_nothing_from_before_is_told_on_a_new_channel(server: Server, database: str, receiver: Receiver) -> None:
    """Whoever adds one isn't flooded with the turns of all their tables."""
    ada, bo = Browser(server), Browser(server)
    codes = [two(ada, bo) for _ in range(3)]
    for code in codes:
        plays(ada, code, "work", "end turn")
    webhook(bo, receiver)
    plays(bo, codes[0], "work", "end turn")
    plays(ada, codes[0], "work", "end turn")
    assert [request.json["table"] for request in receiver.wait_for(1)] == [codes[0]]
    for code in codes:
        rests(database, code, int(bo.look(code)["version"]))
    assert len(receiver.requests) == 1


def test_every_kind_of_channel_gets_what_it_understands(server: Server, receiver: Receiver) -> None:
    """Discord, Slack, ntfy with its token, and plain JSON; by the button that tries them out."""
    ada = Browser(server)
    told(ada, name="Ada", lang="fr")
    for kind, path in (("discord", "/discord"), ("slack", "/slack"), ("ntfy", "/my-topic"), ("json", "/json")):
        wish = {"token": "tk_1"} if kind == "ntfy" else {}
        channel = webhook(ada, receiver, path, kind, **wish)["channels"][-1]
        assert channel["address"] == f"127.0.0.1/…{path[-3:]}"
        assert ada.post(f"/api/me/channels/{channel['id']}/test", {}) == {"done": True}
    discord, slack, ntfy, plain = receiver.requests
    title = "Voilà à quoi ressemble un message de Felicity"
    assert discord.json["content"].startswith(title)
    assert discord.json["allowed_mentions"] == {"parse": []}
    assert slack.json["text"].startswith(title)
    assert (ntfy.path, ntfy.json["topic"], ntfy.json["title"], ntfy.headers["authorization"]) == ("/", "my-topic", title, "Bearer tk_1")
    assert plain.json["title"] == title


def test_what_fails_is_tried_again_and_what_is_refused_is_not(server: Server, database: str, receiver: Receiver) -> None:
    """Each turn still arrives at most once."""
    ada, bo = Browser(server), Browser(server)
    code = two(ada, bo)
    webhook(bo, receiver)
    receiver.answers = [503, 429]
    found = rests(database, code, plays(ada, code, "work", "end turn"))
    assert [(row["state"], row["tries"]) for row in found] == [("sent", 3)]
    plays(bo, code, "work", "end turn")
    receiver.answers = [403]
    found = rests(database, code, plays(ada, code, "work", "end turn"))
    assert [(row["state"], row["tries"]) for row in found][1:] == [("failed", 1)]
    assert bo.get("/api/me/channels")["channels"][0]["failures"] == 1
    plays(bo, code, "work", "end turn")
    receiver.answers = [302]
    rests(database, code, plays(ada, code, "work", "end turn"))
    assert {request.path for request in receiver.requests} == {"/hook"}


def test_a_browser_that_has_gone_is_forgotten(server: Server, database: str, receiver: Receiver) -> None:
    """The push service says so; a device that is signed out, or a person who is deleted, gets nothing any more either."""
    ada, bo = Browser(server), Browser(server)
    code = two(ada, bo)
    bo.post("/api/me/channels", PushBrowser().subscription(f"{receiver.address}/push"), 201)
    receiver.answers = [410]
    rests(database, code, plays(ada, code, "work", "end turn"))
    assert bo.get("/api/me/channels")["channels"] == []
    told(bo, name="Bo", label="Laptop")
    phone = phone_of(bo, server)
    phone.post("/api/me/channels", PushBrowser().subscription(f"{receiver.address}/phone"), 201)
    bo.post("/api/me/channels", PushBrowser().subscription(f"{receiver.address}/laptop"), 201)
    assert [each["this"] for each in bo.get("/api/me/channels")["channels"]] == [False, True]
    signs_out(bo, "Phone")
    assert [each["this"] for each in bo.get("/api/me/channels")["channels"]] == [True]
    webhook(bo, receiver, "/secret-path")
    export = bo.http.get("/api/me/export").json()
    assert [channel["address"] for channel in export["channels"]] == [f"{receiver.address}/laptop", f"{receiver.address}/secret-path"]
    assert "secret-path" not in ada.http.get("/api/me/export").text
    bo.post("/api/me/delete", {"sure": True})
    store = Store(database)
    with store.reading() as connection:
        assert connection.execute(select(notices)).all() == []
    store.close()


def test_quiet_hours_hold_messages_back(server: Server, database: str, receiver: Receiver) -> None:
    """All day but one minute that is as far away as can be."""
    ada, bo = Browser(server), Browser(server)
    code = two(ada, bo)
    webhook(bo, receiver)
    found = bo.post("/api/me/quiet", {"hours": {"start": 0, "stop": 23 * 60 + 59, "zone": "UTC"}})
    assert found["quiet"] == {"start": 0, "stop": 1439, "zone": "UTC"}
    bo.post("/api/me/quiet", {"hours": {"start": 0, "stop": 60, "zone": "Nowhere/Atall"}}, 422)
    assert bo.post("/api/me/quiet", {"hours": None})["quiet"] is None
    plays(ada, code, "work", "end turn")
    assert len(receiver.wait_for(1)) == 1
