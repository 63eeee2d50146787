"""The deal of the day: the same for everybody, tried once, and known to nobody who hasn't finished theirs. On SQLite and on PostgreSQL."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from felicity.server.daily_store import DailyStore
from felicity.server.store import Store
from tests.server.dailies import GAME, HOUR, Days, begin, daily, finish, played
from tests.server.people import code_of
from tests.server.results import database_of
from tests.server.world import Browser, Data, Server, serving, until

NO_DEAL = {"positions/0", "events", "record", "replay", "story?seat=1", "chart", "curve", "cards/loop", ""}


@pytest.fixture
def time(tmp_path: Path) -> Days:
    """Noon of a day."""
    return Days(tmp_path)


@pytest.fixture
def host(database: str, time: Days) -> Iterator[Server]:
    """A server at that time."""
    with serving(database, **time.settings) as found:
        yield found


def seeds_of(server: Server, day: str) -> dict[str, str]:
    """The seeds of a day, as only the store knows them."""
    store = Store(database_of(server))
    found = {game: deal.seed for game, deal in DailyStore(store).deals(day).items()}
    store.close()
    return found


def test_everybody_gets_the_same_deal_once(host: Server, time: Days) -> None:
    """The same cards against the same bots; a second try isn't possible, and practice isn't counted."""
    ada, bo = Browser(host), Browser(host)
    first, second = begin(ada, name="Ada"), begin(bo, name="Bo")
    assert first["code"] != second["code"]
    start = [each.get(f"/api/tables/{code['code']}/positions/0")["view"] for each, code in ((ada, first), (bo, second))]
    assert start[0]["players"] == start[1]["players"]
    assert first["from"] == {"how": "daily", "code": None, "number": 0, "daily": time.today()}
    assert begin(ada)["code"] == first["code"]
    assert daily(ada)["yours"]["status"] == "running"
    assert daily(ada)["results"] == []
    table = finish(ada, first["code"])
    score = table["result"]["seats"][0]["score"]
    found = daily(ada)
    assert (found["played"], found["shown"]) == (1, True)
    own = found["yours"]
    assert (own["code"], own["status"], own["score"], own["place"]) == (first["code"], "counted", score, 1)
    assert [(each["name"], each["yours"], each["code"]) for each in found["results"]] == [("Ada", True, first["code"])]
    assert code_of(begin(ada, 409)) == "daily-done"
    again = begin(ada, practice=True)
    assert again["from"]["how"] == "practice"
    assert ada.get(f"/api/tables/{again['code']}/positions/0")["view"]["players"] == start[0]["players"]
    finish(ada, again["code"])
    assert daily(ada)["played"] == 1
    assert ada.get("/api/me/statistics")["played"][0]["played"] == 1
    finish(bo, second["code"])
    assert daily(bo)["played"] == 2
    assert {each["place"] for each in daily(bo)["results"]} == {1}, "they made the same choices"
    assert [each["name"] for each in daily(bo)["results"]] == ["Ada", "Bo"]
    assert bo.get(f"/api/tables/{first['code']}/replay")["number"] > 0, "who has finished may watch the others"


def test_a_cheat_learns_nothing_of_the_deal(host: Server, time: Days) -> None:
    """Whatever way leads to somebody else's game: its code, a link, a fork, a seat at a fork, its record."""
    ada, eve, nobody = Browser(host), Browser(host), Browser(host)
    begun = begin(eve, name="Eve")["code"]
    code = played(ada, "Ada")
    practice = str(begin(ada, practice=True)["code"])
    link = {"kind": "link"}
    seats = [{"kind": "you"}, link, link]
    fork = str(
        ada.post(f"/api/tables/{code}/fork", {"number": 3, "seat": 1, "seats": seats, "hidden": "same", "start": False}, 201)["code"]
    )
    ada.tell(fork, "allow", open=True)
    eve.heard.clear()
    for table in (code, practice, fork):
        for spy in (eve, nobody):
            for path in NO_DEAL:
                found = spy.http.get(f"/api/tables/{table}{'/' if path else ''}{path}")
                assert found.status_code in (403, 404), (table, path, found.text)
            assert spy.join(table).close_code() == 4403
            for type, more in (("sit", {}), ("look", {"number": 3}), ("rematch", {"same_seed": True}), ("ping", {})):
                assert code_of(spy.tell(table, type, 403, **more)) == "not-watchable"
            assert code_of(spy.post(f"/api/tables/{table}/fork", {"number": 0, "seat": 1, "hidden": "same"}, 403)) == "not-watchable"
    assert code_of(ada.post(f"/api/tables/{code}/share", {"names": True, "talk": False, "seen": -1}, 409)) == "daily-running"
    assert code_of(begin(eve, 409, practice=True)) == "daily-running"
    assert code_of(begin(nobody, 409, practice=True)) == "daily-running"
    shown = daily(eve)
    assert (shown["played"], shown["shown"], shown["results"], shown["bots"]) == (1, False, [], [])
    said = json.dumps([eve.heard, nobody.heard])
    assert seeds_of(host, time.today())[GAME] not in said
    assert "Ada" not in said
    finish(eve, begun)
    assert eve.look(code)["status"] == "over"


def test_a_try_has_no_help(host: Server) -> None:
    """No hint, no bot that plays for a while, no way back, no copy to try things out; undo as at every table."""
    ada = Browser(host)
    watch = ada.join(begin(ada)["code"])
    watch.play_on(5)
    watch.hear_until(lambda table: table["asked"] is not None)
    at = {"seat": 1, "version": watch.table["version"]}
    for type, more in (("hint", at), ("bot", {"seat": 1, "level": "hard"}), ("rewind", {"number": 0, "version": at["version"]})):
        assert code_of(watch.ask(type, **more)) == "daily-alone", type
    assert code_of(ada.post(f"/api/tables/{watch.code}/fork", {"number": 0, "seat": 1, "hidden": "anew"}, 409)) == "daily-alone"
    assert watch.table["undo"]["rewind"] is False
    watch.play_on()
    assert code_of(watch.ask("rewind", number=0, version=watch.table["version"])) == "daily-alone"
    assert code_of(watch.ask("rematch", same_seed=True)) == "daily-alone"
    assert watch.ask("rematch", same_seed=False)["ok"]


def test_a_day_ends_at_midnight(host: Server, time: Days) -> None:
    """A try that began can be finished for six hours more; then everybody may see everything, and the next day has another deal."""
    ada, bo, cleo, dan = (Browser(host) for _ in range(4))
    day = time.today()
    codes = {each: str(begin(each, name=name)["code"]) for each, name in ((ada, "Ada"), (bo, "Bo"), (cleo, "Cleo"))}
    finish(ada, codes[ada])
    time.pass_by(13 * HOUR)
    found = bo.get("/api/daily")
    assert (found["today"], found["day"], found["days"]) == (time.today(), time.today(), [day])
    assert code_of(begin(dan, 409, day=day)) == "daily-over"
    assert code_of(begin(dan, 409, day=day, practice=True)) == "daily-running"
    assert begin(bo, day=day)["code"] == codes[bo], "it goes on"
    finish(bo, codes[bo])
    assert daily(bo, day)["played"] == 2
    time.pass_by(6 * HOUR)
    finish(cleo, codes[cleo])
    past = daily(cleo, day)
    assert (past["played"], past["yours"]["status"], past["yours"]["place"]) == (2, "late", None)
    assert len(daily(dan, day)["results"]) == 2
    assert dan.get(f"/api/tables/{codes[ada]}/replay")["number"] > 0
    assert ada.post(f"/api/tables/{codes[ada]}/share", {"names": True, "talk": False, "seen": -1}, 201)["token"]
    again = begin(dan, day=day, practice=True)
    finish(dan, again["code"])
    assert daily(dan, day)["played"] == 2
    new = begin(dan)
    assert dan.get(f"/api/tables/{new['code']}/positions/0")["view"] != dan.get(f"/api/tables/{again['code']}/positions/0")["view"]
    seeds = [seeds_of(host, each) for each in (day, time.today())]
    assert len({seed for each in seeds for seed in each.values()}) == sum(len(each) for each in seeds)


def test_a_day_that_isnt_here_yet_has_no_deal(host: Server, time: Days) -> None:
    """Nor has one before the first; nothing is drawn ahead."""
    ada = Browser(host)
    ada.get("/api/daily")
    for day in ("2999-01-01", "1999-12-31"):
        assert ada.get(f"/api/daily?day={day}")["games"] == []
        assert code_of(begin(ada, 404, day=day)) == "no-daily"
        assert code_of(begin(ada, 404, day=day, practice=True)) == "no-daily"
    assert code_of(ada.get("/api/daily?day=2026-02-31", 404)) == "no-daily"
    assert code_of(begin(ada, 404, game="chess")) == "no-daily"
    assert seeds_of(host, "2999-01-01") == {}


def test_bots_of_every_level_play_it_too(database: str, time: Days) -> None:
    """In the seat of the people, in the background; what they made of it is shown beside the others."""
    with serving(database, **time.settings | {"daily_levels": ["easy", "normal"]}) as server:
        ada = Browser(server)
        code = str(begin(ada, game="rainbow")["code"])
        assert daily(ada, game="rainbow")["bots"] == []
        finish(ada, code)
        until(lambda: len(daily(ada, game="rainbow")["bots"]) == 2)
        bots: list[Data] = daily(ada, game="rainbow")["bots"]
        assert [each["level"] for each in bots] == ["easy", "normal"]
        assert all(1 <= each["rank"] <= 3 for each in bots)
