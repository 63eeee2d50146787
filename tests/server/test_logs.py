"""What a server writes down: lines that a program can read, few of them, and nothing that a player may not know."""

from __future__ import annotations

import json
import logging
import socket
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from felicity.server import logs
from felicity.server.logs import MOST, WHILE, Calm, Line
from felicity.server.new_tables import open_table
from felicity.server.store import Store
from tests.server.test_bots import wished
from tests.server.world import LONG, serving


def record(message: str, error: BaseException | None = None) -> logging.LogRecord:
    """An event, as the standard library hands it on."""
    info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("felicity.server", logging.ERROR, __file__, 1, message, (), info)


def line(event: logging.LogRecord) -> dict[str, Any]:
    """As it is written."""
    text = Line().format(event)
    assert "\n" not in text
    found = json.loads(text)
    assert isinstance(found, dict)
    return found


def raised(error: Exception) -> Exception:
    """With the place where it was raised."""
    try:
        raise error
    except Exception:
        found = sys.exc_info()[1]
        assert isinstance(found, Exception)
        return found


def test_an_event_is_one_line_of_json() -> None:
    """When, how bad, by whom, what."""
    found = line(record("A task\n«failed»"))
    assert found.pop("time").endswith("+00:00")
    assert found == {"level": "error", "from": "felicity.server", "event": "A task\n«failed»"}


def test_an_error_is_told_without_its_message() -> None:
    """Which may hold a card, a seed or a key; what the system says of itself is no secret."""
    found = line(record("It failed", raised(ValueError("goal-family is not in hand of seat 2, seed 7f3a"))))
    assert found["error"] == "ValueError"
    assert found["at"][-1].startswith("test_logs.py:")
    assert "goal" not in json.dumps(found)
    assert (
        line(record("It failed", raised(OSError(28, "No space left on device", "/home/ada/secret"))))["reason"] == "No space left on device"
    )


def test_the_same_message_is_written_a_few_times_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then counted; another message is another matter."""
    moment = 1000.0
    monkeypatch.setattr(logs, "monotonic", lambda: moment)
    calm = Calm()
    assert [calm.filter(record("Broken")) for _ in range(MOST + 3)] == [True] * MOST + [False] * 3
    assert calm.filter(record("Also broken"))
    moment += WHILE
    again = record("Broken")
    assert calm.filter(again)
    assert line(again)["left_out"] == 3
    after = record("Broken")
    assert calm.filter(after)
    assert "left_out" not in line(after)


def fill(store: Store) -> None:
    """As many tables as there is room for."""
    for number in range(1000):
        assert store.create(*open_table(wished("you", "bot", seed=f"secret{number}"), "holder")).result()


def test_a_disk_that_is_full_is_written_down(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """By name, without what could not be written; once there is room again, play goes on."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")

    def only(pages: int) -> None:
        store.engine.dispose()
        event.listen(store.engine, "connect", lambda connection, _: connection.execute(f"PRAGMA max_page_count = {pages}"))

    try:
        only(1)  # SQLite takes that for as many as there are
        with caplog.at_level(logging.ERROR, logger="felicity.server"), pytest.raises(OperationalError):
            fill(store)
        (found,) = [line(each) for each in caplog.records]
        assert (found["event"], found["error"], found["reason"]) == ("The store failed", "OperationalError", "database or disk is full")
        assert "secret" not in json.dumps(found)
        only(100_000)
        assert store.create(*open_table(wished("you", "bot"), "holder")).result()
    finally:
        store.close()


def test_a_server_writes_so_from_its_first_line_on(tmp_path: Path) -> None:
    """Whatever the library says that speaks HTTP; a flood of nonsense leaves a few lines."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", complains=True) as server:
        for _ in range(3 * MOST):
            with socket.create_connection(("127.0.0.1", server.port), LONG) as nonsense:
                nonsense.sendall(b"\x16\x03\x01 hello\r\n\r\n")
                assert b" 400 " in nonsense.recv(100)
        said = [json.loads(each) for each in server.said.read_text().splitlines()]
    assert [each["event"] for each in said] == ["Invalid HTTP request received."] * MOST
