"""Tables with clocks, at real servers whose time the test puts forward."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import felicity
from felicity.server.clock_store import ALIVE, ClockStore
from felicity.server.store import Store
from felicity.server.stored_table import StoredTable
from tests.server.postgres import Cluster, wanted
from tests.server.shown_time import NO_OUTAGE, TimeFile
from tests.server.world import Browser, Data, Server, serving, until

QUICK: Data = {"kind": "live", "move": 20, "bank": 60}
BY_MAIL: Data = {"kind": "days", "days": 3}
DAY = 24 * 60 * 60


@pytest.fixture
def time(tmp_path: Path) -> TimeFile:
    """The time of the servers of a test."""
    return TimeFile(tmp_path)


@pytest.fixture
def server(database: str, time: TimeFile) -> Iterator[Server]:
    """A server on a store of either kind."""
    with serving(database, search=False, shown_time=str(time.path), outage_after=NO_OUTAGE) as found:
        yield found


def two_people(server: Server, then: str, **control: object) -> tuple[Browser, Browser, str]:
    """Ada and Bo at a table with a clock; Ada begins."""
    ada, bo = Browser(server), Browser(server)
    seats = [{"kind": "you", "name": "Ada"}, {"kind": "link"}]
    time = {**(control or QUICK), "then": then}
    code = ada.create(players=2, seats=seats, options={"starting_player": "1"}, seed="7", time=time)["code"]
    bo.tell(code, "sit", name="Bo")
    ada.tell(code, "start")
    return ada, bo, code


def alive(database: str) -> int:
    """When a server last said that it runs."""
    store = Store(database)
    found = store.fact(ALIVE)
    store.close()
    return found or 0


def clock(table: Data, seat: int) -> Data:
    """What the clock of a seat shows."""
    return next(each for each in table["clock"]["seats"] if each["seat"] == seat)


def test_a_clock_is_chosen_with_the_table_and_shown_to_everybody(server: Server) -> None:
    """In milliseconds that are left, so that nobody's own clock matters. Without a wish there is none."""
    ada, bo, code = two_people(server, "bot")
    table = bo.look(code)
    assert table["settings"]["time"] == {"kind": "live", "move": 20_000, "bank": 60_000, "then": "bot"}
    assert table["clock"]["running"] == 1
    assert clock(table, 2) == {"seat": 2, "move": 20_000, "bank": 60_000, "is_up": False, "away_until": None}
    untimed = ada.create(players=2, start=True)
    assert (untimed["settings"]["time"], untimed["clock"]) == (None, None)


def test_who_runs_out_of_time_lets_a_bot_play_this_move(server: Server, time: TimeFile) -> None:
    """And only this one: the other move is one's own again, with the seconds of a move and an empty bank."""
    ada, bo, code = two_people(server, "move")
    watch = bo.join(code)
    watch.hear_until(lambda table: table["asked"] is None and table["clock"] is not None)
    version = watch.table["version"]
    time.pass_by(82)
    watch.hear_until(lambda table: table["asked"] is not None)
    assert watch.table["seats"][0]["level"] is None
    assert clock(watch.table, 1) == {"seat": 1, "move": 20_000, "bank": 0, "is_up": False, "away_until": None}
    timeouts = [note for note in watch.table["notes"]["items"] if note["note"] == "timed-out"]
    timeouts += [note for note in bo.look(code)["notes"]["items"] if note["note"] == "timed-out" and not timeouts]
    assert [(note["seat"], note["then"]) for note in timeouts] == [(1, "move")]
    late = ada.tell(code, "play", version=version, seat=1, option="work", status=409)
    assert late["error"]["code"] == "time-up"


def test_a_bot_takes_over_until_the_seat_is_taken_back(server: Server, time: TimeFile) -> None:
    """The bot's moves need no time."""
    ada, bo, code = two_people(server, "bot")
    watch = bo.join(code)
    watch.hear()
    time.pass_by(82)
    watch.hear_until(lambda table: table["asked"] is not None)
    assert watch.table["seats"][0]["level"] == "normal"
    ada.tell(code, "back", seat=1)
    assert watch.hear_until(lambda table: table["seats"][0]["level"] is None)["clock"]["running"] == 2


def test_the_game_ends_when_somebody_runs_out_of_time(server: Server, time: TimeFile) -> None:
    """It has no result of its own, everybody is told who lost, and its record replays as far as it was played."""
    ada, bo, code = two_people(server, "end")
    watch = bo.join(code)
    watch.hear()
    time.pass_by(82)
    watch.hear_until(lambda table: table["status"] == "over")
    assert (watch.table["clock"]["lost"], watch.table["clock"]["winners"]) == (1, [2])
    assert watch.table["clock"]["running"] is None
    assert (watch.table["result"], watch.table["asked"]) == (None, None)
    (kept,) = ada.get("/api/me/games?status=over")["games"]
    assert (kept["ended_by"], [(seat["won"], seat["rank"]) for seat in kept["seats"]]) == ("time", [(False, 2), (True, 1)])
    assert ada.get("/api/me/statistics")["played"] == []
    record = ada.http.get(f"/api/tables/{code}/record").text
    assert "result: unfinished" in record
    assert felicity.replay(record).number == watch.table["number"]
    assert ada.tell(code, "play", version=watch.table["version"], seat=1, option="work", status=409)["error"]["code"] == "game-over"
    assert bo.look(ada.tell(code, "rematch")["data"]["code"])["settings"]["time"]["then"] == "end"


def test_by_mail_time_is_up_while_nobody_looks(server: Server, time: TimeFile, database: str) -> None:
    """No browser is connected, and the table isn't in memory of the server that runs then; the bot moves all the same."""
    ada, bo, code = two_people(server, "move", **BY_MAIL)
    server.kill()
    server.start()
    began = alive(database)
    time.pass_by(3 * DAY - 60)
    until(lambda: alive(database) - began > 2 * DAY * 1000)  # what passes before a kill and isn't noticed counts as an outage
    assert ada.look(code)["clock"]["running"] == 1
    server.kill()
    server.start()
    time.pass_by(120)

    def has_moved() -> bool:
        store = Store(database)
        entries = store.entries(code)
        store.close()
        return any(entry.kind == "play" and entry.data.get("by") == "bot" for entry in entries)

    until(has_moved)
    assert bo.look(code)["asked"] is not None


def test_the_time_in_which_no_server_ran_is_not_counted(tmp_path: Path, time: TimeFile) -> None:
    """Killed, and started again an hour later."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", shown_time=str(time.path)) as server:
        ada, _, code = two_people(server, "end")
        until(lambda: bool(clock(ada.look(code), 1)["move"] < 20_000))
        before = clock(ada.look(code), 1)
        server.kill()
        time.pass_by(60 * 60)
        server.start()
        after = ada.look(code)
        assert after["status"] == "playing"
        assert clock(after, 1)["bank"] == before["bank"]


def test_a_server_that_is_killed_around_the_end_of_time_calls_it_once(database: str, time: TimeFile) -> None:
    """Again and again, just before or just after: one entry, and everything replays."""
    with serving(database, complains=True, search=False, shown_time=str(time.path), outage_after=NO_OUTAGE) as server:
        for wait in (0.0, 0.1, 0.4):
            _, bo, code = two_people(server, "bot", **BY_MAIL)
            time.pass_by(3 * DAY + 2)
            sleep(wait)  # around the moment at which the server writes that the time is up
            server.kill()
            server.start()
            if database.startswith("sqlite"):  # the restart itself counts as an outage
                time.pass_by(3 * DAY + 2)
            until(lambda: bo.look(code)["seats"][0]["level"] == "normal")  # noqa: B023
            store = Store(database)
            header, entries = store.header(code), store.entries(code)
            store.close()
            assert header is not None
            assert [entry.kind for entry in entries].count("timeout") == 1
            assert StoredTable(header, entries).late.keys() == {1}


def test_of_a_choice_and_the_end_of_time_one_wins_and_the_other_is_told_why(server: Server, time: TimeFile) -> None:
    """At the same moment."""
    ada, bo, code = two_people(server, "bot")
    version = ada.look(code)["version"]
    with ThreadPoolExecutor(1) as pool:
        passing = pool.submit(time.pass_by, 82)
        found = ada.http.post(
            f"/api/tables/{code}", json={"type": "play", "id": "late", "version": version, "seat": 1, "option": "work"}
        ).json()
        passing.result()
    if found["ok"]:
        assert bo.look(code)["number"] >= 1
    else:
        assert found["error"]["code"] == "time-up"
        until(lambda: bo.look(code)["seats"][0]["level"] == "normal")


if wanted():

    def test_two_processes_call_the_time_once_and_show_the_same(postgres: Cluster, time: TimeFile) -> None:
        """Ada's browser is connected through one, Bo's through the other; each move's end of time is one entry."""
        database = postgres.database()
        settings: dict[str, Any] = {"search": False, "shown_time": str(time.path), "outage_after": NO_OUTAGE}
        with serving(database, **settings) as first, serving(database, **settings) as second:
            ada, _, code = two_people(first, "move")
            bo = Browser(second)
            bo.join(code).hear()
            ada.join(code).hear()
            for times in (1, 2, 3):
                time.pass_by(82)
                until(lambda: calls(database, code) >= times)  # noqa: B023
                assert first_equal(ada, bo, code)
            assert calls(database, code) == 3

    def calls(database: str, code: str) -> int:
        """How often the time was up."""
        store = Store(database)
        entries = store.entries(code)
        store.close()
        return [entry.kind for entry in entries].count("timeout")

    def first_equal(ada: Browser, bo: Browser, code: str) -> bool:
        """Do both processes come to show the same banks?"""

        def banks(browser: Browser) -> list[int]:
            return [each["bank"] for each in browser.look(code)["clock"]["seats"]]

        until(lambda: banks(ada) == banks(bo))
        return True

    def test_an_outage_of_the_database_is_noticed_by_every_process(postgres: Cluster, time: TimeFile) -> None:
        """A stretch without a sign of life of any of them isn't counted, whoever notices it."""
        database = postgres.database()
        settings: dict[str, Any] = {"search": False, "shown_time": str(time.path), "outage_after": 30.0}
        with serving(database, **settings) as first, serving(database, **settings) as second:
            ada, _, code = two_people(first, "end")
            watch = Browser(second).join(code)
            watch.hear()
            time.pass_by(3600)
            until(lambda: outages(database) >= 1)
            for server in (first, second):
                table = Browser(server).look(code)
                assert table["status"] == "playing"
                assert clock(table, 1)["bank"] == 60_000
            assert ada.look(code)["status"] == "playing"

    def outages(database: str) -> int:
        """How many the store knows."""
        store = Store(database)
        found = len(ClockStore(store).outages())
        store.close()
        return found
