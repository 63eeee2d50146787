"""People on several devices: what they tell follows them, and so do their seats. On SQLite and on PostgreSQL."""

from __future__ import annotations

import json
from typing import Any

import felicity
from tests.server.people import code_of, joins, link_of, me, phone_of, phrase_of, signs_out, told
from tests.server.world import Browser, Data, Server, hot_seat, until

LINK: Data = {"kind": "link"}
YOU: Data = {"kind": "you"}
EASY: Data = {"kind": "bot", "level": "easy"}


def lobby(host: Browser) -> str:
    """The code of a table for two, of which the second seat is free."""
    return str(host.create(players=2, seats=[{**YOU, "name": "Ada"}, LINK])["code"])


def test_nothing_is_kept_of_who_tells_nothing(server: Server) -> None:
    """One plays without a profile, and asking for it makes none."""
    ada = Browser(server)
    code = ada.create(players=2, start=True)["code"]
    found = me(ada)
    assert (found["known"], found["devices"], found["tables"]) == (False, [], 1)
    assert me(ada) == found
    assert ada.look(code)["you"] == [1]


def test_what_one_tells_is_kept_piece_by_piece(server: Server) -> None:
    """What isn't said stays; settings are kept one by one."""
    ada = Browser(server)
    assert told(ada, name="Ada", label="Laptop")["known"]
    told(ada, figure="owl", settings={"theme": "dark", "sounds": False, "textSize": 125})
    told(ada, lang="fr", settings={"theme": "light", "keys": {"undo": "h"}})
    found = me(ada)
    assert (found["name"], found["figure"], found["lang"]) == ("Ada", "owl", "fr")
    assert found["settings"] == {"theme": "light", "sounds": False, "textSize": 125, "keys": {"undo": "h"}}
    assert [(device["label"], device["this"]) for device in found["devices"]] == [("Laptop", True)]


def test_a_phone_plays_what_the_laptop_began(server: Server) -> None:
    """By a link that works once; the phone has a key of its own, and both are at the table."""
    laptop = Browser(server)
    told(laptop, name="Ada")
    code = hot_seat(laptop)
    watch = laptop.join(code)
    watch.hear()
    secret = link_of(laptop)
    phone = Browser(server)
    assert phone.get("/api/tables") == []
    whose = phone.post("/api/me/whose", {"what": "link", "secret": secret})
    assert whose == {"name": "Ada", "figure": "", "devices": 1, "tables": 1}
    found = joins(phone, "link", secret)
    assert (found["name"], found["tables"]) == ("Ada", 1)
    assert [(device["label"], device["this"]) for device in found["devices"]] == [("", False), ("Phone", True)]
    assert [table["code"] for table in phone.get("/api/tables")] == [code]
    mobile = phone.join(code)
    mobile.hear()
    version = mobile.play()["version"]
    watch.hear_until(lambda table: bool(table["version"] >= version))
    assert watch.table["you"] == mobile.table["you"] == [1, 2]
    assert code_of(joins(Browser(server), "link", secret, 404)) == "not-a-way-in"


def test_a_phrase_works_again_and_again_until_there_is_a_new_one(server: Server) -> None:
    """However it is typed; it is told once and never again."""
    laptop = Browser(server)
    told(laptop, name="Ada")
    old = phrase_of(laptop)
    for _ in range(2):
        assert joins(Browser(server), "phrase", old.upper().replace(" ", "-"))["name"] == "Ada"
    new = phrase_of(laptop)
    stranger = Browser(server)
    assert code_of(joins(stranger, "phrase", old, 404)) == "not-a-way-in"
    assert not me(stranger)["known"]
    found = joins(stranger, "phrase", new)
    assert found["name"] == "Ada"
    assert len(found["devices"]) == 4
    assert new.split()[0] not in json.dumps(found)


def test_the_games_of_a_device_come_along(server: Server) -> None:
    """Seats and the rights of a host, in a lobby and in a game that is looked at just then."""
    laptop, phone, bo = Browser(server), Browser(server), Browser(server)
    told(laptop, name="Ada")
    waiting = lobby(phone)
    bo.tell(waiting, "sit", name="Bo")
    playing = hot_seat(phone)
    seen = phone.join(playing)
    seen.hear()
    told(phone, name="Phone", figure="cat")
    found = joins(phone, "phrase", phrase_of(laptop))
    assert (found["name"], found["figure"], found["tables"]) == ("Ada", "", 2)
    assert seen.close_code() == 1012  # it connects again, and speaks for Ada
    assert {table["code"] for table in laptop.get("/api/tables")} == {waiting, playing}
    for device in (laptop, phone):
        assert device.look(playing)["you"] == [1, 2]
        assert device.look(waiting)["host"] is True
    laptop.tell(waiting, "start")
    watch = phone.join(playing)
    watch.hear()
    assert watch.play()["ok"]
    assert bo.look(waiting)["you"] == [2]


def test_who_has_other_devices_leaves_them_their_games(server: Server) -> None:
    """A phone that goes from one person to another takes nothing along."""
    ada, bo = Browser(server), Browser(server)
    told(ada, name="Ada")
    told(bo, name="Bo")
    code = hot_seat(bo)
    phone = phone_of(bo, server)
    assert joins(phone, "link", link_of(ada))["tables"] == 0
    assert phone.get("/api/tables") == []
    assert phone.tell(code, "play", 403, version=5, seat=1, option="work")["error"]["code"] in ("not-watchable", "not-your-seat")
    assert bo.look(code)["you"] == [1, 2]
    assert me(bo)["name"] == "Bo"


def test_a_device_that_is_signed_out_has_nothing_to_say(server: Server) -> None:
    """Neither over HTTP nor over a socket that is open; and not the very first device either, from whose key the others follow."""
    laptop = Browser(server)
    told(laptop, name="Ada", label="Laptop")
    code = hot_seat(laptop)
    phone = phone_of(laptop, server)
    open_on_laptop = laptop.join(code)
    open_on_laptop.hear()
    signs_out(phone, "Laptop")
    assert open_on_laptop.close_code() == 4401
    for path in ("/api/me", "/api/tables", f"/api/tables/{code}", "/api/me/export"):
        assert code_of(laptop.get(path, 401)) == "signed-out"
    assert laptop.join(code).close_code() == 4401
    assert code_of(laptop.post("/api/me", {"name": "Mallory"}, 401)) == "signed-out"
    assert code_of(joins(laptop, "link", link_of(phone), 401)) == "signed-out"
    assert [device["label"] for device in me(phone)["devices"]] == ["Phone"]
    assert phone.look(code)["you"] == [1, 2]


def test_one_can_be_had_as_a_file(server: Server) -> None:
    """Profile, devices, games, and the record of each that is over, which replays."""
    ada = Browser(server)
    told(ada, name="Ada", figure="owl", settings={"theme": "dark"}, label="Laptop")
    waiting = lobby(ada)
    over = ada.create(mode="solo", players=1, start=True)["code"]
    ada.join(over).play_on()
    answer = ada.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="felicity.json"'
    found = answer.json()
    assert (found["is"], found["me"]["name"], found["me"]["settings"]) == ("felicity export", "Ada", {"theme": "dark"})
    games = {game["code"]: game for game in found["games"]}
    assert games[waiting]["status"] == "lobby"
    assert games[waiting]["record"] is None
    assert felicity.replay(games[over]["record"]).is_over
    assert games[over]["seats"][0]["yours"]
    assert ada.key not in answer.text


def rows(server: Server) -> str:
    """Everything that the store holds, as one text."""
    from felicity.server.store import Store
    from felicity.server.store_schema import metadata

    store = Store(json.loads(server.settings)["database"])
    found: list[Any] = []
    with store.reading() as connection:
        for table in metadata.sorted_tables:
            found += [list(row) for row in connection.execute(table.select())]
    store.close()
    return json.dumps(found, default=str, ensure_ascii=False)


def test_everything_can_be_deleted(server: Server) -> None:
    """A lobby has a free seat, a game goes on with a bot, a finished one keeps no name; nothing is left that tells who it was."""
    ada, bo = Browser(server), Browser(server)
    told(ada, name="Ada Lovelace", label="Analytical engine")
    phrase = phrase_of(ada)
    phone = phone_of(ada, server)
    waiting = str(bo.create(players=2, seats=[YOU, LINK])["code"])
    ada.tell(waiting, "sit", name="Ada Lovelace")
    playing = str(ada.create(players=2, seats=[{**YOU, "name": "Ada Lovelace"}, LINK], auto=False)["code"])
    bo.tell(playing, "sit", name="Bo")
    ada.tell(playing, "start")
    ada.tell(playing, "talk", seat=1, text="Numbers weave patterns")
    over = str(ada.create(mode="solo", players=1, seats=[{**YOU, "name": "Ada Lovelace"}], start=True)["code"])
    ada.join(over).play_on()
    assert "Ada Lovelace" in bo.http.get(f"/api/tables/{over}/record").text
    watch = bo.join(playing)
    assert any(note.get("text") == "Numbers weave patterns" for note in watch.hear()["notes"]["items"])
    on_phone = phone.join(playing)
    on_phone.hear()

    assert code_of(ada.post("/api/me/delete", {"sure": False}, 422)) == "bad-message"
    assert ada.post("/api/me/delete", {"sure": True}) == {"done": True}

    assert on_phone.close_code() == 4401
    for device in (ada, phone):
        assert code_of(device.get("/api/me", 401)) == "signed-out"
    table = bo.look(waiting)
    assert (table["seats"][1]["kind"], table["host"]) == ("link", True)
    table = watch.hear_until(lambda table: table["seats"][0]["kind"] == "bot")
    assert table["host"] is True  # the next human
    assert "Ada Lovelace" not in json.dumps(table)
    assert "Numbers weave" not in json.dumps(bo.look(playing)["notes"])
    until(lambda: bo.look(playing)["asked"] is not None or bo.look(playing)["version"] > table["version"])  # the bot plays
    assert bo.look(over)["seats"][0]["kind"] == "human"
    assert "Ada Lovelace" not in bo.http.get(f"/api/tables/{over}/record").text
    assert code_of(joins(Browser(server), "phrase", phrase, 404)) == "not-a-way-in"
    server.kill()
    kept = rows(server)
    for trace in ("Ada Lovelace", "Analytical engine", "Numbers weave"):
        assert trace not in kept
    server.start()
    assert bo.look(playing)["seats"][0]["kind"] == "bot"
    assert bo.look(over)["status"] == "over"
    assert "Ada Lovelace" not in json.dumps([bo.look(code) for code in (waiting, playing, over)])


def test_a_rematch_leaves_the_seat_of_who_is_gone_free(server: Server) -> None:
    """Somebody else may sit there."""
    ada, bo = Browser(server), Browser(server)
    code = str(bo.create(players=2, seats=[YOU, LINK], seed="1")["code"])
    ada.tell(code, "sit", name="Ada")
    bo.tell(code, "start")
    watches = [bo.join(code), ada.join(code)]
    for watch in watches:
        watch.hear()
    while watches[0].table["status"] != "over":
        for watch in watches:
            newest = max(each.table["version"] for each in watches)
            watch.hear_until(lambda table: bool(table["version"] >= newest))  # noqa: B023
            if watch.table["asked"]:
                version = watch.play()["version"]
                watch.hear_until(lambda table: bool(table["version"] >= version))  # noqa: B023
    ada.post("/api/me/delete", {"sure": True})
    found = bo.tell(code, "rematch")["data"]["code"]
    assert [seat["kind"] for seat in bo.look(found)["seats"]] == ["human", "link"]
