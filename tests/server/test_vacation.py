"""Vacation from games by mail: clocks stand still, everybody sees until when, and there is only so much of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.shown_time import NO_OUTAGE, TimeFile
from tests.server.test_clocks import BY_MAIL, DAY, QUICK, clock, two_people
from tests.server.world import Browser, Server, serving, until


@pytest.fixture
def time(tmp_path: Path) -> TimeFile:
    """The time of the server."""
    return TimeFile(tmp_path)


@pytest.fixture
def server(database: str, time: TimeFile) -> Iterator[Server]:
    """A server on a store of either kind."""
    with serving(database, search=False, shown_time=str(time.path), outage_after=NO_OUTAGE) as found:
        yield found


def away(browser: Browser, days: int, status: int = 200) -> dict[str, object]:
    """Go on vacation."""
    found = browser.post("/api/me/vacation", {"days": days}, status)
    assert isinstance(found, dict)
    return found


def test_a_vacation_stops_the_clocks_of_games_by_mail(server: Server, time: TimeFile) -> None:
    """And of no others; afterwards the time goes on where it was."""
    ada, bo, code = two_people(server, "bot", **BY_MAIL)
    quick = two_people(server, "bot", **QUICK)[2]
    watch = bo.join(code)
    watch.hear()
    time.pass_by(DAY)
    assert away(ada, 7)["days_left"] == 23
    told = watch.hear_until(lambda table: clock(table, 1)["away_until"] is not None)
    assert told["clock"]["running"] is None
    left = clock(bo.look(code), 1)["move"]
    time.pass_by(6 * DAY)
    assert clock(bo.look(code), 1)["move"] == left
    assert bo.look(code)["status"] == "playing"
    time.pass_by(DAY + 3600)
    until(lambda: bo.look(code)["clock"]["running"] == 1)
    assert 0 <= left - clock(bo.look(code), 1)["move"] - 3_600_000 < 600_000
    time.pass_by(2 * DAY)
    until(lambda: bo.look(code)["seats"][0]["level"] == "normal")
    assert Browser(server).get(f"/api/tables/{quick}")["clock"]["seats"][0]["away_until"] is None


def test_who_comes_back_early_gets_the_rest_back_and_the_clock_goes_on(server: Server, time: TimeFile) -> None:
    """Two days of seven are used."""
    ada, bo, code = two_people(server, "bot", **BY_MAIL)
    away(ada, 7)
    time.pass_by(2 * DAY)
    back = away(ada, 0)
    assert back == {"until": None, "days_left": 27, "days_a_year": 30}  # two days and a second are begun days
    time.pass_by(3 * DAY + 60)
    until(lambda: bo.look(code)["seats"][0]["level"] == "normal")


def test_there_is_only_so_much_vacation_within_a_year(server: Server, time: TimeFile) -> None:
    """A year later there is as much again."""
    ada = Browser(server)
    assert away(ada, 30)["days_left"] == 0
    time.pass_by(30 * DAY + 60)
    refused = away(ada, 1, 409)
    assert refused["error"]["code"] == "no-vacation-left"  # type: ignore[index]
    assert ada.get("/api/me/vacation")["until"] is None
    time.pass_by(366 * DAY)
    assert away(ada, 30)["until"]


def test_a_vacation_survives_a_restart_and_follows_its_owner(server: Server, time: TimeFile) -> None:
    """Also onto another device; who deletes everything leaves none behind."""
    ada, bo, code = two_people(server, "bot", **BY_MAIL)
    away(ada, 7)
    server.kill()
    server.start()
    assert clock(bo.look(code), 1)["away_until"]
    laptop = Browser(server)
    phrase = laptop.post("/api/me/phrase", {"label": "laptop"})["phrase"]
    ada.post("/api/me/join", {"what": "phrase", "secret": phrase, "label": "phone"})
    assert laptop.get("/api/me/vacation")["until"]
    until(lambda: bool(clock(bo.look(code), 1)["away_until"]))
    laptop.post("/api/me/delete", {"sure": True})
    assert Browser(server).get("/api/me/vacation")["until"] is None
