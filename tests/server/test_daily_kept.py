"""What is kept of the deal of the day: through kill -9, by several processes, with all of somebody's devices, until they are deleted."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from felicity.server.backup import back_up
from felicity.server.daily_deals import drawn
from felicity.server.daily_store import BotTry, DailyStore
from felicity.server.restore import restore
from felicity.server.store import Store
from felicity.server.store_schema import metadata
from tests.server.dailies import GAME, Days, begin, daily, finish, played
from tests.server.people import code_of, joins, phrase_of
from tests.server.postgres import Cluster
from tests.server.results import database_of
from tests.server.world import Browser, Data, Server, serving


def everything(server: Server) -> str:
    """Every row of a server's store, as text."""
    store = Store(database_of(server))
    with store.reading() as connection:
        found = [dict(row) for table in metadata.sorted_tables for row in connection.execute(table.select()).mappings()]
    store.close()
    return repr(found)


def test_a_try_survives_a_kill(database: str, tmp_path: Path) -> None:
    """Begun, half played, finished: it is the same one try each time, and its result is there."""
    time = Days(tmp_path)
    with serving(database, **time.settings) as server:
        ada = Browser(server)
        code = str(begin(ada, name="Ada")["code"])
        server.kill()
        server.start()
        assert begin(ada)["code"] == code
        watch = ada.join(code)
        watch.play_on(4)
        server.kill()
        server.start()
        assert daily(ada)["yours"]["status"] == "running"
        finish(ada, code)
        server.kill()
        server.start()
        assert daily(ada)["yours"]["status"] == "counted"
        assert code_of(begin(ada, 409)) == "daily-done"


def test_two_processes_have_one_deal_and_one_try(postgres: Cluster, tmp_path: Path) -> None:
    """Asked for at the same moment through both; finished in one, watched in the other."""
    time, database = Days(tmp_path), postgres.database()
    with serving(database, **time.settings) as one, serving(database, **time.settings) as other:
        browsers = [Browser(one), Browser(other)]
        browsers[1].key = browsers[0].key
        browsers[1].http.headers["authorization"] = f"Bearer {browsers[0].key}"
        with ThreadPoolExecutor(2) as threads:
            begun = list(threads.map(begin, browsers))
        assert begun[0]["code"] == begun[1]["code"]
        bo, cleo = Browser(other), Browser(one)
        views = [browsers[0].get(f"/api/tables/{begun[0]['code']}/positions/0")["view"]]
        his = begin(bo)
        views.append(bo.get(f"/api/tables/{his['code']}/positions/0")["view"])
        assert views[0]["players"] == views[1]["players"]
        finish(browsers[0], begun[0]["code"])
        assert browsers[1].look(begun[0]["code"])["status"] == "over"
        assert code_of(bo.get(f"/api/tables/{begun[0]['code']}", 403)) == "not-watchable"
        assert code_of(cleo.get(f"/api/tables/{begun[0]['code']}", 403)) == "not-watchable"
        finish(bo, his["code"])
        assert [daily(each)["played"] for each in (browsers[0], bo)] == [2, 2]
        assert Browser(one).get("/api/daily")["games"] == Browser(other).get("/api/daily")["games"]


def test_two_devices_of_one_person_have_one_try(database: str, tmp_path: Path) -> None:
    """Who has tried under two keys keeps the first try when the keys become one person's."""
    time = Days(tmp_path)
    with serving(database, **time.settings) as server:
        laptop, phone, tablet = Browser(server), Browser(server), Browser(server)
        first = played(laptop, "Ada")
        phrase = phrase_of(laptop)
        played(phone, "Ada")
        assert daily(laptop)["played"] == 2
        joins(phone, "phrase", phrase)
        found = daily(phone)
        assert (found["played"], found["yours"]["code"], found["yours"]["place"]) == (1, first, 1)
        joins(tablet, "phrase", phrase)
        assert code_of(begin(tablet, 409)) == "daily-done"


def test_a_try_goes_with_its_person(database: str, tmp_path: Path) -> None:
    """Their file has it, and afterwards nothing in the store."""
    time = Days(tmp_path)
    with serving(database, **time.settings) as server:
        ada, bo = Browser(server), Browser(server)
        code = played(ada, "Ada Lovelace")
        played(bo, "Bo")
        own: list[Data] = ada.get("/api/me/export")["daily"]
        assert [(each["day"], each["game"], each["code"]) for each in own] == [(time.today(), GAME, code)]
        assert isinstance(own[0]["score"], int)
        ada.post("/api/me/delete", {"sure": True})
        assert (daily(bo)["played"], [each["name"] for each in daily(bo)["results"]]) == (1, ["Bo"])
        assert "Ada Lovelace" not in everything(server)


def test_a_backup_has_the_deals(database: str, tmp_path: Path) -> None:
    """Restored elsewhere the same deal goes on, and whoever has tried has tried."""
    time = Days(tmp_path)
    with serving(database, **time.settings) as server:
        ada = Browser(server)
        code = played(ada)
        view = ada.get(f"/api/tables/{code}/positions/0")["view"]
        back_up(database, tmp_path / "backup", False, lambda *_: None)
    restored = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    restore(tmp_path / "backup", restored, False, lambda *_: None)
    with serving(restored, **time.settings) as server:
        bo, again = Browser(server), Browser(server)
        again.http.headers["authorization"] = f"Bearer {ada.key}"
        assert daily(again)["yours"]["code"] == code
        new = begin(bo)
        assert bo.get(f"/api/tables/{new['code']}/positions/0")["view"]["players"] == view["players"]


def test_one_process_plays_for_a_bot(database: str) -> None:
    """Another one goes on if it hasn't said for a while that it does; a result stays."""
    store = Store(database)
    kept = DailyStore(store)
    deal = drawn("2026-11-19", GAME)
    assert kept.claim(deal, "easy", 1_000, 0).result()
    assert not kept.claim(deal, "easy", 1_500, 500).result()
    assert kept.go_on(deal, "easy", 2_000).result()
    assert not kept.claim(deal, "easy", 2_500, 1_500).result()
    assert kept.bots(deal.day) == {}
    assert kept.claim(deal, "easy", 9_000, 8_000).result(), "the other process has died"
    found = BotTry("easy", 31, 2, False, 9)
    assert kept.keep_bot(deal, found).result()
    assert not kept.keep_bot(deal, BotTry("easy", 99, 1, True, 9)).result(), "the other process comes too late"
    assert kept.bots(deal.day) == {GAME: [found]}
    assert not kept.claim(deal, "easy", 99_000, 98_000).result()
    kept.sweep("2026-11-20").result()
    assert kept.bots(deal.day) == {}
    store.close()
