"""People are kept: through kill -9, migrations, backups, and by several processes at once; and not forever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from felicity.server.backup import back_up
from felicity.server.engine import engine_of, url_of
from felicity.server.journal import Entry, hash_of
from felicity.server.migrate import up
from felicity.server.people_store import PeopleStore
from felicity.server.restore import restore
from felicity.server.store import Store, row_of
from felicity.server.store_schema import holders, journal, tables
from tests.server.conftest import STORES
from tests.server.people import code_of, joins, link_of, me, phone_of, phrase_of, signs_out, told
from tests.server.test_store import header
from tests.server.world import Browser, Server, hot_seat, serving


def test_what_was_acknowledged_survives_a_kill(server: Server) -> None:
    """A profile, a phrase, a new device with its seats, a device signed out."""
    ada, guest = Browser(server), Browser(server)
    told(ada, name="Ada", settings={"theme": "dark"}, label="Laptop")
    server.kill()
    server.start()
    assert (me(ada)["name"], me(ada)["settings"]) == ("Ada", {"theme": "dark"})
    phrase = phrase_of(ada)
    server.kill()
    server.start()
    code = hot_seat(guest)
    joins(guest, "phrase", phrase)
    server.kill()
    server.start()
    assert ada.look(code)["you"] == guest.look(code)["you"] == [1, 2]
    link = link_of(ada)
    phone = Browser(server)
    joins(phone, "link", link)
    signs_out(phone, "Laptop")
    server.kill()
    server.start()
    assert code_of(ada.get("/api/me", 401)) == "signed-out"
    assert code_of(joins(Browser(server), "link", link, 404)) == "not-a-way-in"
    assert phone.look(code)["you"] == [1, 2]


def test_a_deletion_that_was_interrupted_goes_on(server: Server) -> None:
    """The server was killed when only the first step was done: nobody is let in meanwhile, and the next start does the rest."""
    database = json.loads(server.settings)["database"]
    ada, bo = Browser(server), Browser(server)
    told(ada, name="Ada")
    code = str(bo.create(players=2, seats=[{"kind": "you"}, {"kind": "link"}], watch=True)["code"])
    ada.tell(code, "sit", name="Ada")
    server.kill()
    store = Store(database)
    assert PeopleStore(store).leave(hash_of(ada.key), hash_of(ada.key), 1).result()
    store.close()
    server.start()
    assert code_of(ada.get("/api/me", 401)) == "signed-out"
    watch = bo.join(code)
    watch.hear_until(lambda table: table["seats"][1]["kind"] == "link")
    server.kill()
    store = Store(database)
    assert "Ada" not in json.dumps([entry.data for entry in store.entries(code)])
    assert PeopleStore(store).leaving() == []
    store.close()
    server.start()


@pytest.mark.parametrize("revision", ["0001", "0003"])
def test_a_store_from_before_keeps_every_table_and_whose_it_is(database: str, revision: str) -> None:
    """A browser that has had its key for long sits where it sat, and may have a profile now."""
    key = "A" * 43
    engine = engine_of(url_of(database))
    old = header("ABCDEF")
    with engine.execution_options(immediate=True).begin() as connection:
        up(connection, revision)
        row = {column.name: getattr(old, column.name) for column in tables.columns if revision == "0003" or column.name != "pack"}
        settings = {"speed": "normal", "watch": True, "auto": True, "teaching": False}
        connection.execute(tables.insert().values({**row, "options": {}, "host": hash_of(key), "rules": version(), "settings": settings}))
        sit = Entry(0, "sit", 1, {"name": "Ada", "holder": hash_of(key)}, None, 7)
        connection.execute(journal.insert(), row_of("ABCDEF", sit))
        connection.execute(holders.insert().values(holder=hash_of(key), code="ABCDEF"))
    engine.dispose()
    with serving(database) as server:
        ada = Browser(server)
        ada.key = key
        ada.http.headers["authorization"] = f"Bearer {key}"
        assert [table["code"] for table in ada.get("/api/tables")] == ["ABCDEF"]
        assert ada.look("ABCDEF")["you"] == [1]
        assert me(ada)["known"] is False
        told(ada, name="Ada")
        assert phone_of(ada, server).look("ABCDEF")["host"] is True


def version() -> str:
    """The rules that tables are begun with today."""
    from felicity import plugins

    return plugins.game("loop").facts.version


def test_a_backup_carries_people(database: str, tmp_path: Path) -> None:
    """Into another store: devices, phrases and those who are signed out are as they were."""
    with serving(database) as server:
        ada = Browser(server)
        told(ada, name="Ada", figure="owl", settings={"keys": {"undo": "h"}}, label="Laptop")
        phrase = phrase_of(ada)
        phone = phone_of(ada, server)
        code = hot_seat(ada)
        signs_out(phone, "Laptop")
        back_up(database, tmp_path / "people.backup", False, lambda *_: None)
    other = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    restore(tmp_path / "people.backup", other, False, lambda *_: None)
    with serving(other) as server:
        here = Browser(server)
        for key, status in ((phone.key, 200), (ada.key, 401)):
            here.http.headers["authorization"] = f"Bearer {key}"
            found = here.get("/api/me", status)
        here.http.headers["authorization"] = f"Bearer {phone.key}"
        found = me(here)
        assert (found["name"], found["figure"], found["settings"]) == ("Ada", "owl", {"keys": {"undo": "h"}})
        assert here.look(code)["you"] == [1, 2]
        assert joins(Browser(server), "phrase", phrase)["name"] == "Ada"


if "postgresql" in STORES:

    def test_two_processes_know_the_same_people(request: pytest.FixtureRequest) -> None:
        """A device that is signed out through one is cut off in the other at once; what is brought along is seen in both."""
        database = request.getfixturevalue("postgres").database()
        with serving(database) as first, serving(database) as second:
            laptop, guest = Browser(first), Browser(second)
            told(laptop, name="Ada", label="Laptop")
            code = hot_seat(laptop)
            phone = phone_of(laptop, first)
            far = Browser(second)
            far.key = phone.key
            far.http.headers["authorization"] = f"Bearer {phone.key}"
            watch = far.join(code)
            watch.hear()
            assert watch.table["you"] == [1, 2]
            there = hot_seat(guest)
            seen = laptop.join(there)
            assert seen.close_code() == 4403
            joins(guest, "link", link_of(laptop))
            assert laptop.look(there)["you"] == [1, 2]
            signs_out(laptop, "Phone")
            assert watch.close_code() == 4401
            open_here = laptop.join(code)
            open_here.hear()
            assert guest.post("/api/me/delete", {"sure": True}) == {"done": True}
            assert open_here.close_code() == 4401
            assert code_of(laptop.get("/api/me", 401)) == "signed-out"


def test_people_are_not_kept_forever(database: str) -> None:
    """Who was not here for long, and holds no table, goes; a key that was signed out never stands for somebody again."""
    store = Store(database)
    people = PeopleStore(store)
    for holder, seen in (("old", 10), ("seated", 10), ("new", 200)):
        assert people.change_profile(holder, holder, "first", {"name": holder}, seen).result()
    assert store.create(header("ABCDEF"), [Entry(0, "sit", 1, {"name": "", "holder": "seated"}, None, 10)]).result()
    for holder in ("old", "seated", "new"):
        assert people.keep_link(holder, holder, "", f"link {holder}", 20, 50).result()
        assert people.join("link", f"link {holder}", f"{holder} phone", "phone", 20).result()
        assert people.sign_out(holder, holder, 30).result()
    assert people.keep_link("new", "new phone", "", "unused", 40, 50).result()
    assert people.sweep(100, 60).result()
    assert [holder for holder in ("old", "seated", "new") if people.profile(holder)] == ["seated", "new"]
    assert people.device("old") is None
    assert people.device("old phone") is None
    for holder in ("seated", "new"):
        first, phone = people.device(holder), people.device(f"{holder} phone")
        assert first is not None
        assert first.signed_out == 30
        assert phone is not None
        assert phone.holder == holder
    assert people.named_by("link", "unused", 45) is None
    store.close()
