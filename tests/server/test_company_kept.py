"""What is known of people among each other is kept through kill -9 and by several processes, forgotten with them, and limited."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from felicity.server.backup import back_up
from felicity.server.engine import engine_of, url_of
from felicity.server.invitations import NEW
from felicity.server.journal import Entry, hash_of
from felicity.server.migrate import up
from felicity.server.reports import ReportStore
from felicity.server.restore import restore
from felicity.server.store import Store, row_of
from felicity.server.store_schema import blocks, holders, invitations, journal, openings, reports, tables
from felicity.server.sweep import DAY, REPORTS_KEPT, sweep_reports
from tests.server.people import code_of, phone_of, told
from tests.server.postgres import Cluster
from tests.server.test_company import LINK, block, going_on, lobby, met, people, person, shown, talked, you
from tests.server.test_people_kept import version
from tests.server.test_store import header
from tests.server.world import Browser, Server, serving, until

if TYPE_CHECKING:
    from felicity.server.hall import Hall


def kept(database: str, name: str) -> str:
    """Everything that a table of the store holds, as text."""
    store = Store(database)
    table = {each.name: each for each in (blocks, holders, invitations, journal, openings, reports, tables)}[name]
    with store.reading() as connection:
        found = [dict(row) for row in connection.execute(table.select()).mappings()]
    store.close()
    return json.dumps(found)


def database_of(server: Server) -> str:
    """Where a server keeps its tables."""
    return str(json.loads(server.settings)["database"])


def test_what_was_acknowledged_survives_a_kill(server: Server) -> None:
    """A table opened, a seat kept, somebody blocked: killed right after each answer."""
    ada, bo, eve = Browser(server), Browser(server), Browser(server)
    met(ada, bo)
    met(ada, eve, ("Ada", "Eve"))
    code, other = lobby(ada), lobby(ada)
    ada.tell(code, "allow", open=True)
    server.kill()
    server.start()
    until(lambda: list(shown(bo)) == [code])
    assert shown(bo)[code]["free"] == 1
    ada.tell(other, "invite", person=person(ada, "Bo"))
    server.kill()
    server.start()
    assert [each["code"] for each in going_on(bo)["invitations"]] == [other]
    block(ada, "Eve")
    server.kill()
    server.start()
    assert code_of(eve.tell(code, "sit", 403)) == "not-watchable"
    bo.tell(code, "sit", name="Bo")
    server.kill()
    server.start()
    until(lambda: shown(bo) == {})


def test_a_list_that_was_left_behind_follows_the_journal(server: Server) -> None:
    """Killed between the entry and the note for the list: the next start makes up for it, whatever the list said."""
    ada, bo = Browser(server), Browser(server)
    first, second, third = lobby(ada, open=True), lobby(bo, "Bo", open=True), lobby(bo, "Bo", open=True)
    until(lambda: len(shown(ada)) == 3)
    server.kill()
    store = Store(database_of(server))
    last = len(store.entries(second))
    assert store.append(second, [Entry(last, "sit", 2, {"name": "Cleo", "holder": "c" * 64}, None, 10**13)]).result()
    with store.engine.begin() as connection:
        connection.execute(openings.update().where(openings.c.code == first).values(status=NEW, version=0, facts={}))
        connection.execute(openings.update().where(openings.c.code == third).values(status="playing"))
    store.close()
    server.start()
    until(lambda: set(shown(ada)) == {first, third})
    assert shown(ada)[third]["status"] == "lobby"


def test_two_processes_know_the_same_people(postgres: Cluster) -> None:
    """Open tables, invitations, blocked people and what is said: what one process does, the other shows."""
    database = postgres.database()
    with serving(database) as one, serving(database) as two:
        ada, bo, eve = Browser(one), Browser(two), Browser(two)
        met(ada, bo)
        code = lobby(ada, open=True)
        until(lambda: list(shown(eve)) == [code])
        eve.tell(code, "sit", name="Eve")
        until(lambda: shown(bo) == {})
        ada.tell(code, "start")
        kept_seat = lobby(ada)
        ada.tell(kept_seat, "invite", person=person(ada, "Bo"))
        assert [each["code"] for each in going_on(bo)["invitations"]] == [kept_seat]
        assert code_of(eve.tell(kept_seat, "sit", 409)) == "table-full"
        watch = ada.join(code)
        watch.hear()
        block(ada, "Eve")
        eve.tell(code, "talk", seat=2, text=":wow:")
        ada.tell(code, "talk", seat=1, text=":smile:")
        watch.hear_until(lambda _: talked(watch)[-1:] == [":smile:"])
        assert talked(watch) == [":smile:"]
        fresh = lobby(ada)
        until(lambda: eve.http.get(f"/api/tables/{fresh}").status_code == 403)
        assert code_of(eve.tell(fresh, "sit", 403)) == "not-watchable"
        bo.tell(kept_seat, "sit", name="Bo")
        watch.close()


def test_two_processes_give_a_seat_once(postgres: Cluster) -> None:
    """A seat is kept on one process while a stranger takes it on the other: one of them gets it, and the other is told."""
    database = postgres.database()
    with serving(database) as one, serving(database) as two:
        ada, bo, eve = Browser(one), Browser(two), Browser(two)
        met(ada, bo)
        known = person(ada, "Bo")
        for _ in range(5):
            code = lobby(ada)
            eve.look(code)
            invited = ada.http.post(f"/api/tables/{code}", json={"type": "invite", "id": "i", "person": known})
            sat = eve.http.post(f"/api/tables/{code}", json={"type": "sit", "id": "s", "name": "Eve"})
            assert (invited.json()["ok"], sat.json()["ok"]) == (True, False)
            assert bo.look(code)["seats"][1]["kept_for_you"] is True


def test_who_is_deleted_is_forgotten_by_others(server: Server) -> None:
    """Invitations to them and by them, blocks, reports: no name, no words, no key is left."""
    ada, bo, eve = Browser(server), Browser(server), Browser(server)
    told(eve, name="Evelyn")
    code = met(ada, eve, ("Ada", "Evelyn"))
    met(eve, bo, ("Evelyn", "Bo"))
    ada.tell(code, "talk", seat=1, text="A word by Ada")
    eve.tell(code, "talk", seat=2, text="A word by Evelyn")
    ada.post(f"/api/tables/{code}/report", {"seat": 2, "why": "words", "text": "Rude"})
    eve.post(f"/api/tables/{code}/report", {"seat": 1, "why": "words", "text": "Slander by Evelyn"})
    waiting, declined, hers = lobby(ada), lobby(ada), lobby(eve, "Evelyn")
    ada.tell(waiting, "invite", person=person(ada, "Evelyn"))
    ada.tell(declined, "invite", person=person(ada, "Evelyn"))
    eve.tell(declined, "decline")
    eve.tell(hers, "invite", person=person(eve, "Bo"))
    block(bo, "Evelyn")
    eve.post("/api/me/delete", {"sure": True})
    assert [each["name"] for each in people(ada)["people"]] == []
    assert people(bo)["blocked"] == []
    assert going_on(bo)["invitations"] == []
    assert ada.look(waiting)["seats"][1]["kept"] is False
    server.kill()
    database = database_of(server)
    whole = "".join(kept(database, name) for name in ("blocks", "holders", "invitations", "journal", "openings", "reports", "tables"))
    assert "Evelyn" not in whole
    assert hash_of(eve.key) not in whole
    assert "A word by Ada" in whole
    server.start()
    assert ada.look(waiting)["seats"][1]["kept"] is False


def test_who_comes_with_another_device_brings_invitations_and_blocks(server: Server) -> None:
    """A guest is invited and has blocked somebody, then turns out to be Ada."""
    ada, bo, eve, guest = Browser(server), Browser(server), Browser(server), Browser(server)
    told(ada, name="Ada")
    met(bo, guest, ("Bo", "Guest"))
    met(eve, guest, ("Eve", "Guest"))
    code = lobby(bo, "Bo")
    bo.tell(code, "invite", person=person(bo, "Guest"))
    block(guest, "Eve")
    secret = ada.post("/api/me/link", {"label": ""})["code"]
    guest.post("/api/me/join", {"what": "link", "secret": secret, "label": ""})
    assert [each["code"] for each in going_on(ada)["invitations"]] == [code]
    assert [each["name"] for each in people(phone_of(ada, server))["blocked"]] == ["Eve"]
    ada.tell(code, "sit", name="Ada")
    assert ada.look(code)["you"] == [2]
    own = lobby(ada)
    assert code_of(eve.tell(own, "sit", 403)) == "not-watchable"


def test_tables_from_before_are_closed_and_people_talk_there(database: str) -> None:
    """As they could when they sat down."""
    key = "A" * 43
    engine = engine_of(url_of(database))
    with engine.execution_options(immediate=True).begin() as connection:
        up(connection, "0004")
        old = header("ABCDEF")
        row = {column.name: getattr(old, column.name) for column in tables.columns}
        settings = {"speed": "normal", "watch": True, "auto": True, "teaching": False}
        connection.execute(tables.insert().values({**row, "options": {}, "host": hash_of(key), "rules": version(), "settings": settings}))
        connection.execute(journal.insert(), row_of("ABCDEF", Entry(0, "sit", 1, {"name": "Ada", "holder": hash_of(key)}, None, 7)))
        connection.execute(holders.insert().values(holder=hash_of(key), code="ABCDEF"))
    engine.dispose()
    with serving(database) as server:
        ada = Browser(server)
        ada.http.headers["authorization"] = f"Bearer {key}"
        found = ada.look("ABCDEF")["settings"]
        assert (found["open"], found["talk"]) == (False, True)
        ada.tell("ABCDEF", "talk", seat=1, text="Hello")
        assert going_on(ada)["tables"] == []


def test_a_backup_carries_them(server: Server, tmp_path: Path) -> None:
    """Open tables, invitations, blocks and reports, into another store."""
    ada, bo = Browser(server), Browser(server)
    code = met(ada, bo)
    opened, asked = lobby(ada, open=True), lobby(ada)
    ada.tell(asked, "invite", person=person(ada, "Bo"))
    ada.post(f"/api/tables/{code}/report", {"seat": 2, "why": "name"})
    bo_is = {"code": code, "seat": 1}
    until(lambda: list(shown(bo)) == [opened])
    back_up(database_of(server), tmp_path / "company.backup", False, lambda *_: None)
    other = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    restore(tmp_path / "company.backup", other, False, lambda *_: None)
    with serving(other) as restored:
        here = Browser(restored)
        here.http.headers["authorization"] = f"Bearer {bo.key}"
        assert list(shown(here)) == [opened]
        assert [each["code"] for each in going_on(here)["invitations"]] == [asked]
        here.post("/api/people/block", bo_is)
    assert "name" in kept(other, "reports")


def test_everything_has_its_measure(tmp_path: Path) -> None:
    """By address: opened tables, invitations, reports. By person: what is said. Others are not held up."""
    slow = [0.001, 3]
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(database, openings=slow, inviting=slow, reporting=slow, talking=slow) as server:
        ada, bo = Browser(server), Browser(server)
        code = met(ada, bo)
        for _ in range(3):
            lobby(ada, open=True)
            ada.tell(code, "talk", seat=1, text=":wow:")
            ada.post(f"/api/tables/{code}/report", {"seat": 2, "why": "words"})
            ada.tell(lobby(ada), "invite", person=person(ada, "Bo"))
        wish = {"game": "loop", "players": 2, "open": True, "seats": [you("Ada"), LINK]}
        assert code_of(ada.post("/api/tables", wish, 429)) == "too-fast"
        assert code_of(ada.tell(lobby(ada), "allow", 429, open=True)) == "too-fast"
        assert code_of(ada.tell(code, "talk", 429, seat=1, text=":wow:")) == "too-fast"
        assert code_of(ada.post(f"/api/tables/{code}/report", {"seat": 2, "why": "words"}, 429)) == "too-fast"
        assert code_of(ada.tell(lobby(ada), "invite", 429, person=person(ada, "Bo"))) == "too-fast"
        bo.tell(code, "talk", seat=2, text=":wow:")


def test_reports_are_one_of_each_and_hold_the_last_lines(server: Server) -> None:
    """A second one about the same seat takes the place of the first."""
    ada, bo = Browser(server), Browser(server)
    code = met(ada, bo)
    for number in range(35):
        bo.tell(code, "talk", seat=2, text=f"Word {number}")
    for why in ("words", "behaviour"):
        ada.post(f"/api/tables/{code}/report", {"seat": 2, "why": why, "text": " Rude "})
    server.kill()
    store = Store(database_of(server))
    with ReportStore(store).store.reading() as connection:
        (row,) = connection.execute(reports.select()).mappings()
    store.close()
    server.start()
    assert (row["name"], row["seat"], row["why"], row["text"], row["settled"]) == ("Bo", 2, "behaviour", "Rude", None)
    assert [line["text"] for line in row["lines"]] == [f"Word {number}" for number in range(5, 35)]


def test_on_a_private_machine_nothing_is_shown(tmp_path: Path) -> None:
    """`felicity play` has no other people: pages don't offer what would be of no use."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", shared=False) as server:
        ada = Browser(server)
        lobby(ada, open=True)
        assert going_on(ada) == {"shared": False, "tables": [], "invitations": []}


def test_settled_reports_go_after_a_while_and_others_stay(tmp_path: Path) -> None:
    """Ninety days after they were settled."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    kept_reports = ReportStore(store)
    about = {"seat": 2, "name": "Bo", "holder": "b", "by": "a", "why": "words", "text": "", "lines": [], "at": 5}
    for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
        assert kept_reports.add(code=code, **about).result()
    with store.engine.begin() as connection:
        connection.execute(reports.update().where(reports.c.code == "AAAAAA").values(settled=10))
        connection.execute(reports.update().where(reports.c.code == "BBBBBB").values(settled=30))

    async def scene() -> None:
        hall = SimpleNamespace(company=SimpleNamespace(reports=kept_reports))
        await sweep_reports(cast("Hall", hall), 20 + REPORTS_KEPT * DAY)

    asyncio.run(scene())
    with store.reading() as connection:
        assert sorted(connection.execute(reports.select().with_only_columns(reports.c.code)).scalars()) == ["BBBBBB", "CCCCCC"]
    store.close()
