"""`felicity admin` beside running servers, on SQLite and on PostgreSQL: they follow within seconds, and nothing secret is shown."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from felicity.server.engine import engine_of, url_of
from felicity.server.host_desk import person_id
from felicity.server.journal import hash_of
from felicity.server.migrate import up
from felicity.server.people_store import PeopleStore
from felicity.server.store import Store
from tests.cli.terminal import Screen, felicity
from tests.server.people import code_of, phone_of, told
from tests.server.postgres import Cluster
from tests.server.shown_time import NO_OUTAGE, TimeFile
from tests.server.test_clocks import clock, two_people
from tests.server.test_company import lobby, met, people, you
from tests.server.test_company_kept import database_of
from tests.server.world import Browser, Data, Server, fetch, serving, until


def admin(server: Server, *arguments: str, code: int = 0, lang: str = "en") -> Screen:
    """The host of the server does something."""
    return felicity("admin", *arguments, "--database", database_of(server), "--lang", lang, code=code)


def id_of(browser: Browser) -> str:
    """How the host of the server names somebody."""
    return person_id(hash_of(browser.key))


def notice(server: Server) -> Data | None:
    """What every page shows."""
    found: Data | None = fetch(server, "/api/notice").json()["notice"]
    return found


def test_the_host_sees_tables_and_people_and_nothing_secret(server: Server) -> None:
    """Lists and single ones: no key or hash, no seed, no talk, no card."""
    ada, bo = Browser(server), Browser(server)
    told(ada, name="Ada", label="Firefox")
    code = met(ada, bo)
    open_one = lobby(ada, open=True)
    seeded = str(ada.create(players=2, seats=[you("Ada"), {"kind": "bot", "level": "easy"}], seed="sesame", start=True)["code"])
    ada.tell(code, "talk", seat=1, text="Secret words")
    listed = admin(server, "tables").out
    assert re.search(rf"{code}\s+loop basic\s+begun\s+2", listed)
    assert re.search(rf"{open_one}\s+loop basic\s+open to all\s+1", listed)
    assert admin(server, "tables", "--game", "nation").out == "None.\n"
    shown = admin(server, "show", code.lower()).out
    assert f"Seat 1: Ada, person {id_of(ada)}" in shown
    assert "may be watched, free talk." in shown
    assert "playing" in shown
    everybody = admin(server, "people").out
    assert re.search(rf"{id_of(ada)}\s+Ada\s+1\s+3", everybody)
    person = admin(server, "show", id_of(ada)).out
    assert "Devices: 1 (Firefox)" in person
    assert code in person
    whole = listed + shown + everybody + person + admin(server, "show", seeded).out + admin(server, "show", id_of(bo)).out
    store = Store(database_of(server)) if server.settings.find("postgresql") > 0 else None
    for secret in ("Secret words", "sesame", ada.key, hash_of(ada.key), hash_of(bo.key), hash_of(ada.key)[:12]):
        assert secret not in whole
    if store is not None:
        header = store.header(code)
        store.close()
        assert header is not None
        assert header.server_part not in whole


def test_a_paused_table_waits_for_people_and_bots(server: Server) -> None:
    """At once for whoever is connected; after kill -9 too; then it goes on."""
    ada = Browser(server)
    code = str(ada.create(players=2, seats=[you("Ada"), {"kind": "bot", "level": "easy"}], auto=False, start=True)["code"])
    watch = ada.join(code)
    watch.hear_until(lambda table: table["asked"] is not None)
    assert "is paused" in admin(server, "pause", code).out
    watch.hear_until(lambda table: bool(table["settings"]["held"]))
    number = watch.table["number"]
    assert watch.play()["error"]["code"] == "held"
    assert watch.ask("talk", seat=1, text=":hmm:")["error"]["code"] == "held"
    assert "paused already" in admin(server, "pause", code, code=2).err
    server.kill()
    server.start()
    watch = ada.join(code)
    watch.hear()
    assert (watch.table["settings"]["held"], watch.table["number"]) == (True, number)
    assert watch.play()["error"]["code"] == "held"
    assert "goes on" in admin(server, "resume", code).out
    watch.hear_until(lambda table: not table["settings"]["held"])
    assert watch.play()["ok"]
    assert "is not paused" in admin(server, "resume", code, code=2).err


def test_no_clock_runs_at_a_paused_table(tmp_path: Path) -> None:
    """However long the pause: at another table time is up meanwhile."""
    time = TimeFile(tmp_path)
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(database, search=False, shown_time=str(time.path), outage_after=NO_OUTAGE) as server:
        (ada, _, code), (cleo, _, other) = two_people(server, "bot"), two_people(server, "bot")
        admin(server, "pause", code)
        until(lambda: ada.look(code)["clock"]["running"] is None)
        time.pass_by(500)
        until(lambda: cleo.look(other)["seats"][0]["level"] == "normal")
        assert ada.look(code)["seats"][0]["level"] is None
        assert clock(ada.look(code), 1)["bank"] == 60_000


def test_a_removed_table_is_gone_for_everybody(server: Server) -> None:
    """It is asked twice; whoever is connected is told."""
    ada, bo = Browser(server), Browser(server)
    code, other = met(ada, bo), lobby(ada, open=True)
    watch = bo.join(code)
    watch.hear()
    assert "add --yes" in admin(server, "remove", code, code=2).err
    assert ada.look(code)["status"] == "playing"
    admin(server, "remove", code, "--yes")
    assert watch.close_code() == 4404
    until(lambda: ada.http.get(f"/api/tables/{code}").status_code == 404)
    assert [table["code"] for table in ada.get("/api/tables")] == [other]
    assert people(ada)["people"] == []
    admin(server, "remove", other, "--yes")
    until(lambda: ada.get("/api/company")["tables"] == [])
    assert "there is no such table" in admin(server, "show", code, code=2).err


def test_a_paused_person_is_refused_on_all_devices(server: Server) -> None:
    """Also on a connection that is open; until they may go on."""
    ada, bo = Browser(server), Browser(server)
    told(ada, name="Ada")
    phone = phone_of(ada, server)
    code = met(ada, bo)
    watch = phone.join(code)
    watch.hear()
    admin(server, "pause", id_of(ada))
    assert watch.close_code() == 4403
    for device in (ada, phone):
        assert code_of(device.get("/api/tables", 403)) == "profile-held"
    assert bo.look(code)["you"] == [2]
    assert re.search(rf"{id_of(ada)} .*paused", admin(server, "people").out)
    server.kill()
    server.start()
    assert code_of(ada.get("/api/me", 403)) == "profile-held"
    admin(server, "resume", id_of(ada))
    until(lambda: ada.http.get("/api/me").status_code == 200)


def test_a_removed_person_is_forgotten_everywhere(server: Server) -> None:
    """As if they had deleted themselves, even if their first device is signed out; a removal that was interrupted is finished."""
    ada, bo, cleo = Browser(server), Browser(server), Browser(server)
    told(ada, name="Adelaide", label="Laptop")
    phone = phone_of(ada, server)
    code = met(ada, bo, ("Adelaide", "Bo"))
    ada.tell(code, "talk", seat=1, text="By Adelaide")
    (laptop,) = [device["id"] for device in phone.get("/api/me")["devices"] if not device["this"]]
    phone.post("/api/me/sign-out", {"id": laptop})
    watch = bo.join(code)
    watch.hear()
    admin(server, "remove", id_of(ada), "--yes")
    watch.hear_until(lambda table: table["seats"][0]["kind"] == "bot")
    assert code_of(phone.get("/api/me", 401)) == "signed-out"
    assert "Adelaide" not in json.dumps(bo.look(code))
    told(cleo, name="Cleopatra")
    other = met(cleo, bo, ("Cleopatra", "Bo"))
    watch.close()
    server.kill()
    store = Store(database_of(server))
    assert PeopleStore(store).leave(hash_of(cleo.key), hash_of(cleo.key), 1).result()
    store.close()
    admin(server, "remove", id_of(cleo), "--yes")
    server.start()
    assert "Cleopatra" not in json.dumps(bo.look(other))
    assert "Cleopatra" not in admin(server, "people").out


def test_reports_are_read_and_settled(server: Server) -> None:
    """With the lines that came with them, and no others."""
    ada, bo = Browser(server), Browser(server)
    code = met(ada, bo)
    bo.tell(code, "talk", seat=2, text="Rude \x1b[2Jwords")
    assert admin(server, "reports").out == "None.\n"
    ada.post(f"/api/tables/{code}/report", {"seat": 2, "why": "words", "text": "He is rude."})
    bo.tell(code, "talk", seat=2, text="Said later")
    found = re.search(rf"([0-9a-f]{{8}})\s+{code}\s+Bo\s+what was said", admin(server, "reports").out)
    assert found
    shown = admin(server, "show", found[1]).out
    assert "He is rude." in shown
    assert "Rude" in shown
    assert "\x1b" not in shown
    assert "Said later" not in shown
    assert f"person {id_of(bo)}" in shown
    assert hash_of(bo.key) not in shown
    assert hash_of(ada.key) not in shown
    admin(server, "settle", found[1])
    assert admin(server, "reports").out == "None.\n"
    assert found[1] in admin(server, "reports", "--all").out
    assert "is settled already" in admin(server, "settle", found[1], code=2).err


def test_a_notice_is_shown_by_every_server_until_it_is_over(server: Server) -> None:
    """In both languages; taken away, or gone by itself."""
    assert notice(server) is None
    admin(server, "announce", "Restart at four.", "--fr", "Redémarrage à quatre heures.", "--level", "warning", "--until", "2h")
    until(lambda: notice(server) is not None)
    found = notice(server)
    assert found is not None
    assert (found["level"], found["texts"]) == ("warning", {"en": "Restart at four.", "fr": "Redémarrage à quatre heures."})
    assert "Restart at four." in admin(server, "announce").out
    server.kill()
    server.start()
    assert notice(server) == found
    admin(server, "announce", "--clear")
    until(lambda: notice(server) is None)
    assert "There is no notice." in admin(server, "announce").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("announce", "x" * 501), "up to 500 letters"),
        (("announce", "Hello", "--level", "loud"), "choose info or warning"),
        (("announce", "Hello", "--until", "soon"), "is not a time"),
        (("announce", "Hello", "--until", "2001-01-01"), "is in the past"),
        (("announce", "Hello", "--until", "9" * 30 + "d"), "is not a time"),
        (("limit", "patience", "3"), "There is no limit"),
        (("limit", "creations", "3"), "is not a rate"),
        (("limit", "creations", "0/5"), "is not a rate"),
        (("limit", "tables", "2/60"), "is not a number"),
        (("show", "nobody"), "there is no such"),
        (("pause", "000000000000"), "there is no such"),
        (("settle", "00000000"), "there is no such"),
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(lite: Server, arguments: tuple[str, ...], said: str) -> None:
    """In one sentence, with exit code 2."""
    assert said in admin(lite, *arguments, code=2).err
    assert notice(lite) is None


def test_limits_change_while_servers_run_and_stay(server: Server) -> None:
    """A rate by address and a count; `default` goes back to how the server was started."""
    ada = Browser(server)
    wish: Data = {"game": "loop", "players": 2}
    admin(server, "limit", "creations", "0.001/2")
    until(lambda: ada.http.post("/api/tables", json=wish).status_code == 429)
    server.kill()
    server.start()
    for _ in range(2):
        ada.post("/api/tables", wish, 201)
    assert code_of(ada.post("/api/tables", wish, 429)) == "too-fast"
    assert re.search(r"creations\s+0\.001/2\s+2/60\s+new tables of one address", admin(server, "limits").out)
    admin(server, "limit", "creations", "default")
    until(lambda: ada.http.post("/api/tables", json=wish).status_code == 201)
    admin(server, "limit", "tables-per-key", "1")
    until(lambda: ada.http.post("/api/tables", json=wish).status_code == 409)
    assert code_of(ada.post("/api/tables", wish, 409)) == "too-many-tables"


def test_two_servers_follow_the_same_host(postgres: Cluster) -> None:
    """A pause, a removal, a notice and a paused person, on both at once."""
    with serving(postgres.database()) as one, serving(database_of(one)) as two:
        ada, bo = Browser(one), Browser(two)
        code = met(ada, bo)
        watches = [ada.join(code), bo.join(code)]
        for watch in watches:
            watch.hear()
        admin(one, "pause", code)
        for watch in watches:
            watch.hear_until(lambda table: bool(table["settings"]["held"]))
        admin(one, "announce", "Hello")
        until(lambda: notice(one) is not None and notice(one) == notice(two))
        admin(one, "pause", id_of(bo))
        assert watches[1].close_code() == 4403
        admin(one, "remove", code, "--yes")
        assert watches[0].close_code() == 4404


def test_the_file_stays_the_servers_whatever_the_host_does(tmp_path: Path) -> None:
    """On SQLite the command neither migrates nor moves the log: the server goes on writing, and everything is there afterwards."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        ada = Browser(server)
        codes = [lobby(ada) for _ in range(5)]
        for code in codes:
            admin(server, "pause", code)
            ada.create(players=2)
            admin(server, "resume", code)
        until(lambda: not any(ada.look(code)["settings"]["held"] for code in codes))
        assert len(ada.get("/api/tables")) == 10
        server.kill()
        server.start()
        assert len(ada.get("/api/tables")) == 10


def test_an_older_or_missing_store_is_left_alone(database: str) -> None:
    """The command never changes a schema under a server."""
    found = felicity("admin", "tables", "--database", database, code=2)
    assert "There are no tables" in found.err
    engine = engine_of(url_of(database))
    with engine.execution_options(immediate=True).begin() as connection:
        up(connection, "0004")
    engine.dispose()
    assert "older version" in felicity("admin", "tables", "--database", database, code=2).err


def test_the_french_says_it_in_french(server: Server) -> None:
    """Lists, answers and errors."""
    ada = Browser(server)
    code = lobby(ada)
    assert "au salon" in admin(server, "tables", lang="fr").out
    assert "est en pause" in admin(server, "pause", code, lang="fr").out
    assert "déjà en pause" in admin(server, "pause", code, lang="fr", code=2).err
