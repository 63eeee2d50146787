"""A server that is killed in the middle of play loses nothing that it has acknowledged."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import felicity
from felicity.server.store import Store
from felicity.server.stored_table import StoredTable
from tests.server.kills import survive
from tests.server.world import Browser, serving, until

KILLS = int(os.environ.get("FELICITY_KILLS", "5"))


def test_kill_minus_nine_in_mid_turn_loses_nothing(database: str) -> None:
    """At random moments, on either store: what was acknowledged stands, everything replays, and who comes back hears how it stands."""
    tally = survive(database, KILLS)
    assert tally.kills >= KILLS
    assert tally.acknowledged > 0


def whole_journal_replays(database: str, code: str) -> None:
    """Every number once, and a fresh reading gives a game whose record replays."""
    store = Store(database)
    header = store.header(code)
    entries = store.entries(code)
    store.close()
    assert header is not None
    assert [entry.number for entry in entries] == list(range(len(entries)))
    stored = StoredTable(header, entries)
    again = felicity.replay(stored.playing().record())
    assert again.dump() == stored.playing().dump()


def test_bot_processes_go_with_their_server(tmp_path: Path) -> None:
    """No process is left behind by a kill."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        ada = Browser(server)
        table = ada.create(players=2, options={"starting_player": "1"}, start=True)
        assert ada.tell(table["code"], "changes", version=table["version"], seat=1)["data"]
        bot_pool = children_of(server.process.pid)
        assert bot_pool
        server.kill()
        until(lambda: not any(is_running(thinker) for thinker in bot_pool))


def children_of(parent: int | None) -> list[str]:
    """The processes that a process has started, and theirs."""
    found = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], check=True, capture_output=True, text=True).stdout.split()
    own = [pid for pid, its_parent in zip(found[::2], found[1::2]) if its_parent == str(parent)]
    return own + [pid for child in own for pid in children_of(int(child))]


def is_running(pid: str) -> bool:
    """Is the process there, and not only its name?"""
    state = subprocess.run(["ps", "-o", "stat=", "-p", pid], check=False, capture_output=True, text=True).stdout.strip()
    return state != "" and not state.startswith("Z")
