"""Strangers in the laboratory of a server: how much they may ask for, and what is not theirs."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from felicity.lab.study import read
from felicity.server.lab import Lab
from felicity.server.lab_list import study_data
from felicity.server.settings import Settings
from tests.server.laboratory import LONG, SHORT, Student, laboratory, played_here
from tests.server.world import LONG as PATIENCE
from tests.server.world import NO_TLS, Server, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, with small limits."""
    place = tmp_path_factory.mktemp("laboratory")
    with laboratory(place, lab_games=10_000, lab_waiting=4, lab_waiting_each=2, lab_studies=6, proxies=["127.0.0.1"]) as found:
        yield found


def stranger(server: Server, address: str) -> Student:
    """Somebody from another place."""
    found = Student(server)
    found.http.headers["x-forwarded-for"] = address
    return found


def test_strangers_share_the_queue(server: Server) -> None:
    """Of one key, of one address, in total, and of those that are kept; what is refused changes nothing."""
    one, same_place, other, third = (stranger(server, f"192.0.2.{place}") for place in (1, 1, 2, 3))
    running = one.queue(LONG)["id"]
    one.queue(LONG + " rotate:no")
    assert one.queue(LONG)["id"] == running
    assert "2 of your studies are" in one.queue(SHORT, 409)["error"]["message"]
    assert same_place.queue(SHORT, 409)["error"]["code"] == "too-many-studies"
    moved = Student(server)
    moved.http.headers.update({"authorization": f"Bearer {one.key}", "x-forwarded-for": "192.0.2.9"})
    assert moved.queue(SHORT, 409)["error"]["code"] == "too-many-studies"
    waiting = [other.queue(f"{SHORT} rotate:no")["id"], other.queue(SHORT)["id"]]
    assert "4 studies are waiting already" in third.queue("loop games:3", 409)["error"]["message"]
    assert len(one.get("/api/lab/studies")) == 4

    for do in ("pause", "resume", "cancel", "remove"):
        assert other.tell_lab(running, do, 403)["error"]["code"] == "not-your-study"
    assert other.queue(LONG)["mine"] is False
    assert one.stands(running) == "running"
    assert Student(server).http.post(f"/api/lab/studies/{running}", json={"do": "stop"}).status_code == 422
    nobody = httpx.post(f"{server.address}/api/lab/studies/{running}", json={"do": "pause"}, timeout=PATIENCE, verify=NO_TLS)
    assert nobody.status_code == 401

    for study in one.get("/api/lab/studies"):
        if study["mine"]:
            one.tell_lab(study["id"], "pause")
    for id in waiting:
        other.wait_for(id, "finished")
    assert one.tell_lab(running, "resume")["state"] in ("waiting", "running")
    one.tell_lab(running, "pause")  # else others would wait for its turn to end
    kept = [third.queue(f"loop players:2 mode:basic games:2 seed:{seed}")["id"] for seed in (1, 2)]
    for id in kept:
        third.wait_for(id, "finished")
    assert "no room" in third.queue("loop players:2 mode:basic games:2 seed:3", 409)["error"]["message"]
    third.tell_lab(kept[0], "remove")
    until(lambda: len(third.get("/api/lab/studies")) == 5)
    assert third.queue("loop players:2 mode:basic games:2 seed:3")["mine"] is True
    one.tell_lab(running, "remove")


def test_nobody_looks_elsewhere(server: Server) -> None:
    """Names of studies lead nowhere but to studies."""
    visitor = stranger(server, "192.0.2.20")
    for id in ("%2e%2e", "packs", "locks", "loop-basic-2-0123456789", "loop-basic-2-0123456789%2f..", "x" * 300):
        for path in ("", "/rows.csv", "/study.toml", "/games"):
            found = visitor.http.get(f"/api/lab/studies/{id}{path}")
            assert found.status_code in (404, 422), (id, path, found.text)
    assert visitor.http.get("/api/lab/compare?first=..&second=packs").status_code == 404


def test_bodies_are_limited(server: Server) -> None:
    visitor = stranger(server, "192.0.2.21")
    assert visitor.post("/api/lab/check", {"text": "x" * 300_000}, 413)["error"]["code"] == "too-large"
    assert visitor.post("/api/lab/check", {"text": "loop " + "x" * 20_001}, 422)["error"]["code"] == "bad-message"
    assert visitor.post("/api/lab/check", {}, 422)["error"]["code"] == "bad-message"
    assert visitor.post("/api/lab/check", {"study": {"game": "loop", "speed": 9}}, 422)["error"]["code"] == "bad-message"
    deep: object = 1
    for _ in range(60):
        deep = [deep]
    nested = {"study": {"game": "loop", "cards": {"career": {"chef": {"coins": deep}}}}}
    assert visitor.post("/api/lab/check", nested, 400)["error"]["code"] in ("cannot-read", "bad-options")


def test_a_study_that_takes_long_to_read_is_given_up(tmp_path: Path) -> None:
    """House cards are checked in a process with little time; tables and other studies go on."""
    with laboratory(tmp_path, pack_within=0.000_001) as server:
        visitor = Student(server)
        wide = {"name": "x", "files": {"wide.toml": "a = [" + "1," * 70_000 + "]"}}
        refused = visitor.post("/api/lab/check?lang=fr", {"study": {"game": "loop", "pack": wide}}, 400)["error"]["message"]
        assert refused == "Lire cette étude prend trop de temps."


def test_wishes_are_counted_by_address(tmp_path: Path) -> None:
    with laboratory(tmp_path, lab_wishes=[0.001, 3], proxies=["127.0.0.1"]) as server:
        one, other = (stranger(server, f"192.0.2.{place}") for place in (1, 2))
        for _ in range(3):
            one.post("/api/lab/check", {"text": SHORT})
        assert one.post("/api/lab/check", {"text": SHORT}, 429)["error"]["code"] == "too-fast"
        other.post("/api/lab/check", {"text": SHORT})


def test_old_studies_of_strangers_are_removed(tmp_path: Path) -> None:
    """What waits is kept."""
    played_here(SHORT, tmp_path)
    played_here("loop players:2 mode:basic games:2", tmp_path)
    lab = Lab(Settings(lab=str(tmp_path)))
    first, second = (folder.path for folder in lab.folders())
    lab.sweep(second.joinpath("state.json").stat().st_mtime_ns // 1_000_000 + 1)
    lab.round()
    lab.close()
    assert (first.exists(), second.exists()) == (True, False)


def test_a_study_ends_when_it_has_had_its_time(tmp_path: Path) -> None:
    """It stops in the middle, says so in the reader's language, keeps its rows, and can't be resumed for more."""
    moment = 0.0
    lab = Lab(Settings(lab=str(tmp_path), lab_processes=1, lab_minutes=2), now=lambda: moment)
    try:
        folder = lab.add(read(LONG), "ada")
        lab.round()
        playing = lab.playing
        assert playing is not None

        def round_until(condition: Callable[[], bool]) -> None:
            def after_a_round() -> bool:
                lab.round()
                return condition()

            until(after_a_round)

        round_until(lambda: playing.began < math.inf and lab.state_of(folder).finished > 0)
        assert not playing.stop.asked
        moment = 121.0
        round_until(lambda: playing.stop.asked)
        lab.change(folder.path.name, "pause", "ada")  # the clock of the process is not ours
        round_until(lambda: lab.playing is None)
        state = folder.state()
        assert 0 < state.finished < state.deals
        state.seconds = 121.0
        folder.keep(state)
        for _ in range(2):
            lab.change(folder.path.name, "resume", "ada")
            lab.round()
            shown = study_data(lab, folder, "ada", "fr")
            assert (shown["state"], shown["finished"]) == ("failed", state.finished)
            assert "jouée pendant 2 minutes" in shown["error"]
        assert lab.playing is None
    finally:
        lab.close()
