"""The writer: whoever waits hears the truth, and one bad row is nobody else's trouble."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from concurrent.futures import Future

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

import felicity
from felicity.server.journal import Entry, new_code
from felicity.server.refused import Refused
from felicity.server.store import Store
from felicity.server.writer import Job
from tests.server.test_store import header
from tests.server.world import Browser, Server


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An empty store."""
    found = Store(database)
    yield found
    found.close()


class Busy:
    """Keeps the writer busy, so that what comes meanwhile goes into one batch."""

    def __init__(self, store: Store) -> None:
        self.go_on = threading.Event()
        started = threading.Event()

        def run(_: Connection) -> bool:
            started.set()
            return self.go_on.wait()

        store.writer.put(Job("", run))
        started.wait()


def test_one_bad_row_fails_alone(store: Store) -> None:
    """A seed with half a letter pair, which neither database takes, shares its batch with four good tables."""
    busy = Busy(store)
    good = [store.create(header(new_code()), [Entry(0, "start")]) for _ in range(4)]
    bad = store.create(header(seed="\ud800"), [])
    busy.go_on.set()
    assert [found.result() for found in good] == [True] * 4
    with pytest.raises(Refused, match="can't be stored") as refused:
        bad.result()
    assert refused.value.code == "bad-message"


def test_a_nul_fails_alone_where_the_database_refuses_it(store: Store) -> None:
    """PostgreSQL does; SQLite keeps it as it is."""
    busy = Busy(store)
    good, bad = store.create(header(), []), store.create(header("ABCDEF", seed="a\0b"), [])
    busy.go_on.set()
    assert good.result()
    if store.kind == "postgresql":
        with pytest.raises(Refused):
            bad.result()
    else:
        assert bad.result()
        found = store.header("ABCDEF")
        assert found is not None
        assert found.seed == "a\0b"


def test_a_database_that_is_full_is_not_asked_again_for_every_job(store: Store) -> None:
    """All who share the batch hear of it after one attempt."""
    busy = Busy(store)
    attempts: list[int] = []

    def full(_: Connection) -> bool:
        attempts.append(1)
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    waiting: list[Future[bool]] = [store.writer.put(Job("A", full)) for _ in range(5)]
    busy.go_on.set()
    assert all(isinstance(found.exception(), OperationalError) for found in waiting)
    assert len(attempts) == 1


def test_the_writer_outlives_somebody_who_stops_waiting(store: Store) -> None:
    """What nobody waits for any more before it is begun isn't written; the next one is."""
    busy = Busy(store)
    left, stayed = store.create(header("AAAAAA"), []), store.create(header("BBBBBB"), [])
    assert left.cancel()
    busy.go_on.set()
    assert stayed.result()
    assert not stayed.cancel()
    assert store.header("AAAAAA") is None


def test_text_that_no_store_can_keep_is_refused_at_the_door(server: Server) -> None:
    """NUL and half a letter pair in a seed, a remark or a record, or a seed without end; then everything goes on."""
    ada = Browser(server)
    table = ada.create(players=2, start=True)
    for bad in ("a\0b", "\ud800", "two\nlines"):
        body = json.dumps({"game": "loop", "seed": bad})
        assert ada.http.post("/api/tables", content=body).json()["error"]["code"] == "bad-message"
    for bad in ("\0", "\udfff"):
        body = json.dumps({"type": "talk", "id": "one", "seat": 1, "text": bad})
        assert ada.http.post(f"/api/tables/{table['code']}", content=body).json()["error"]["code"] == "bad-message"
    record = felicity.new("loop", players=2, mode="basic", seed="7").record()
    for seed in ("7\0", "7" * 201):
        refused = ada.http.post("/api/records", content=record.replace("seed: 7", f"seed: {seed}").encode())
        assert refused.json()["error"]["code"] == "cannot-read"
    assert ada.tell(table["code"], "talk", seat=1, text="Still here?")["ok"]
