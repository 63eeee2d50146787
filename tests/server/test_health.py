"""Health and readiness say the truth, and nothing is acknowledged into a file that is not there."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest
from sqlalchemy import Connection

from felicity.server import store_file
from felicity.server.health import CHECKED, Probe
from felicity.server.journal import Entry
from felicity.server.new_tables import open_table
from felicity.server.store import Store
from felicity.server.store_file import StoreFile, StoreLost
from felicity.server.writer import Job
from tests.server.test_bots import FakeClock, hall_with_clock, wished
from tests.server.test_store import header
from tests.server.world import Browser, Server, fetch, serving, until


def moved(file: Path) -> None:
    """The file is somewhere else."""
    file.rename(file.with_name("elsewhere.sqlite"))


def replaced(file: Path) -> None:
    """Another store, which could be opened, has taken its place."""
    other = file.with_name("other.sqlite")
    Store(f"sqlite:///{other}").close()
    other.replace(file)


def overwritten(file: Path) -> None:
    """`cp other tables.sqlite`: the same file, with other contents."""
    other = file.with_name("other.sqlite")
    Store(f"sqlite:///{other}").close()
    shutil.copyfile(other, file)


def without_log(file: Path) -> None:
    """What was written last is in the log; somebody has tidied it away."""
    file.with_name(f"{file.name}-wal").unlink()


@pytest.mark.parametrize("harm", [Path.unlink, moved, replaced, overwritten, without_log])
def test_nothing_is_acknowledged_into_a_file_that_is_not_there(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    """Whatever has happened to the file: the next write is an error, and so is the next look."""
    file = tmp_path / "tables.sqlite"
    store = Store(f"sqlite:///{file}")
    assert store.create(header("ABCDEF"), [Entry(0, "start")]).result()
    harm(file)
    for number in (1, 2):
        assert isinstance(store.append("ABCDEF", [Entry(number, "talk")]).exception(), StoreLost)
    for read in (lambda: store.entries("ABCDEF"), lambda: store.header("ABCDEF"), store.answers):
        with pytest.raises(StoreLost):
            read()
    store.close()


def test_a_file_that_goes_while_it_is_written_to_takes_nobody_s_word(tmp_path: Path) -> None:
    """The transaction is committed, but to a file that has no name any more."""
    file = tmp_path / "tables.sqlite"
    store = Store(f"sqlite:///{file}")

    def run(_: Connection) -> bool:
        file.unlink()
        return True

    assert isinstance(store.writer.put(Job("", run)).exception(), StoreLost)
    store.close()


def test_a_server_whose_file_is_deleted_says_so_and_goes_on_when_it_is_back(tmp_path: Path) -> None:
    """A choice is refused, health and readiness are not well; with the file back everything is as it was acknowledged."""
    file = tmp_path / "tables.sqlite"
    with serving(f"sqlite:///{file}", complains=True) as server:
        ada = Browser(server)
        table = ada.create(players=2, options={"starting_player": "1"}, auto=False, start=True)
        play = {"type": "play", "id": "one", "version": table["version"], "seat": 1, "option": "work"}
        moved(file)
        assert ada.post(f"/api/tables/{table['code']}", play, 503)["error"]["code"] == "busy"
        until(lambda: fetch(server, "/api/health").status_code == 503)
        until(lambda: fetch(server, "/api/ready").status_code == 503)
        (tmp_path / "elsewhere.sqlite").rename(file)
        until(lambda: fetch(server, "/api/ready").json()["ok"])
        assert ada.post(f"/api/tables/{table['code']}", play)["ok"]
        assert ada.look(table["code"])["number"] == 1
        assert "was deleted or replaced while the server was running" in server.said.read_text()


def test_the_log_is_moved_into_the_file_and_both_stay_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many transactions, and not before; a reader in another process doesn't change that."""
    monkeypatch.setattr(store_file, "TRANSACTIONS", 5)
    file = tmp_path / "tables.sqlite"
    store = Store(f"sqlite:///{file}")
    assert store.create(header("ABCDEF"), []).result()
    for number in range(20):
        assert store.append("ABCDEF", [Entry(number, "talk")]).result()
        assert store.note("beat", number).result()  # the one before is settled by now
        reader = sqlite3.connect(file)
        assert reader.execute("SELECT count(*) FROM journal").fetchone() == (number + 1,)
        reader.close()
    assert store.file is not None
    assert store.file.transactions < 5
    assert len(store.entries("ABCDEF")) == 20
    store.close()


def test_a_reader_never_takes_our_own_change_of_the_file_for_a_loss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes to move the log into the file, whoever reads meanwhile isn't told that the file was replaced."""
    marks = StoreFile._marks

    def slowly(file: StoreFile) -> object:
        if threading.current_thread().name == "felicity-writer":
            time.sleep(0.005)
        return marks(file)

    monkeypatch.setattr(store_file, "TRANSACTIONS", 1)
    monkeypatch.setattr(StoreFile, "_marks", slowly)
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    for number in range(5):
        assert store.note("beat", number).result()
        next_one = store.note("beat", number)
        while not next_one.done():
            assert store.fact("beat") == number
    store.close()


def test_readiness_writes_and_says_how_long_it_took(server: Server) -> None:
    """On either store."""
    found = fetch(server, "/api/ready").json()
    assert found["ok"]
    assert found["write_seconds"] > 0
    assert found["waiting"] >= 0
    assert found["stopping"] is False


def test_a_store_that_hangs_is_asked_once_however_many_want_to_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """They hear that there was no answer; it isn't asked again before it has answered."""
    monkeypatch.setattr("felicity.server.health.WITHIN", 0.01)
    monkeypatch.setattr("felicity.server.health.FRESH", 0.0)

    async def scene() -> None:
        asked: list[Future[bool]] = []

        def ask() -> asyncio.Future[bool]:
            asked.append(Future())
            return asyncio.wrap_future(asked[-1])

        probe = Probe(ask)
        assert await asyncio.gather(*(probe.seconds() for _ in range(50))) == [None] * 50
        assert len(asked) == 1
        asked[0].set_result(True)
        assert probe.task is not None
        await probe.task
        monkeypatch.setattr("felicity.server.health.FRESH", 3600.0)
        assert await probe.seconds() is not None
        assert len(asked) == 1

    asyncio.run(scene())


def test_a_disk_that_is_nearly_full_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While there is still room for what is being played; and a server that stops isn't ready either."""

    async def scene() -> None:
        async with hall_with_clock(tmp_path, FakeClock()) as hall:
            await hall.create(*open_table(wished("you", "bot"), "holder"))
            monkeypatch.setattr("felicity.server.health.LEAST_ROOM", 0)
            assert (await hall.health.readiness())["ok"]
            assert hall.store.fact(CHECKED)
            monkeypatch.setattr("felicity.server.health.LEAST_ROOM", 1 << 80)
            found = await hall.health.readiness()
            assert (found["ok"], (found["free_bytes"] or 0) > 0) == (False, True)
            monkeypatch.setattr("felicity.server.health.LEAST_ROOM", 0)
            hall.closing = True
            assert not (await hall.health.readiness())["ok"]

    asyncio.run(scene())
